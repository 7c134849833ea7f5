import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { createLinkSigner } from '../src/platform/signed-links.ts'
import { linkToken } from '../src/radar/link-tokens.ts'
import { type CaseFile, createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'
import { readPdf } from './read-pdf.ts'
import { elementsOf, readStructure } from './read-structure.ts'

let at: MembersWorld
beforeAll(async () => {
  at = await startMembersWorld()
  await deliver('20260702', tavilo, { serial: '99000002', name: 'NORWIND', goods: { 25: 'Clothing' }, owner: 'NORD' })
})
afterAll(() => at.close())

const tavilo: CaseFile = { serial: '99000001', name: 'TAVILO', goods: { 9: 'Software' }, owner: 'ACME' }
/** Delivers a day's file to the register and waits until the searches see it. */
async function deliver(day: string, ...cases: CaseFile[]): Promise<void> {
  const folder = await createFolder()
  const path = await folder.write(`apc${day.slice(2)}.xml`, dailyFile(day, ...cases))
  await runIngest({ office: 'us', paths: [path], pool: at.world.pool })
  await folder.close()
  await at.product.engine.catchUp()
}
type Input = Parameters<Person['api']['radar']['save']>[0]['body']
const save = (person: Person, input: Partial<Input> = {}) =>
  person.api.radar.save({ body: { name: 'Tavilo', text: 'Tavilo', ...input } })

describe('a saved search', () => {
  it('keeps what was entered, with the defaults of the account', async () => {
    const person = await at.person('saver', { email: 'mareike@lindenhof.test', email_verified: true })
    const saved = await save(person, { description: 'Tea and tins', shareResults: ['cc@lindenhof.test'], size: 200 })
    expect(saved).toMatchObject({
      id: expect.any(Number),
      name: 'Tavilo',
      description: 'Tea and tins',
      text: 'Tavilo',
      mode: 'name',
      minimumNameSimilarity: 70,
      onlyNewBrands: false,
      size: 200,
      executionFrequency: 'none',
      nextExecutionUtc: null,
      ownerMail: 'mareike@lindenhof.test',
      shareResults: ['cc@lindenhof.test'],
      notificationLanguage: 'de',
      recipients: [
        { mail: 'mareike@lindenhof.test', role: 'to', state: 'active' },
        { mail: 'cc@lindenhof.test', role: 'cc', state: 'unconfirmed' },
      ],
      lastExecution: null,
    })
    expect(await person.api.radar.listOwn()).toEqual([saved])
    expect(await person.api.radar.read({ params: { id: saved.id } })).toEqual(saved)
  })

  it('changes in place and can be deleted', async () => {
    const person = await at.personOf('professional')
    const { id } = await save(person)
    const changed = await save(person, { id, name: 'Tavilo and tins', text: 'Tavilo Dose' })
    expect(changed).toMatchObject({ id, name: 'Tavilo and tins', text: 'Tavilo Dose' })
    await person.api.radar.remove({ params: { id } })
    await expect(person.api.radar.read({ params: { id } })).rejects.toMatchObject({ code: 'storedBrandQuery.notFound' })
  })

  it.each([
    ['without a name', { name: ' ' }],
    ['that looks for nothing', { text: '' }],
    ['with an id that the database cannot hold', { id: 2 ** 31 }],
    ['with a similarity between the steps', { minimumNameSimilarity: 72 }],
    ['with an address that is none', { shareResults: ['nobody'] }],
    ['with eleven addresses', { shareResults: Array.from({ length: 11 }, (_, i) => `cc${i}@lindenhof.test`) }],
  ])('%s is refused', async (_, input) => {
    const person = await at.personOf('professional')
    await expect(save(person, input)).rejects.toMatchObject({ code: 'request.invalid' })
  })

  it('with an invalid query names the fault', async () => {
    const person = await at.personOf('professional')
    await expect(save(person, { query: 'class:99' })).rejects.toMatchObject({ code: 'query.invalid' })
  })

  it.each([
    ['a field', 'name:Tavilo ofice:de', 'unknownField'],
    ["an office's own state", 'name:Tavilo status:us.7777', 'unknownStatus'],
  ])('with %s that does not exist is refused like the search itself, before it is saved or tried', async (_, query, code) => {
    const person = await at.personOf('professional')
    const refusal = { code: 'query.invalid', body: { details: [{ code }] } }
    await expect(save(person, { query })).rejects.toMatchObject(refusal)
    await expect(person.api.radar.backTest({ body: { query, executionFrequency: 'daily' } })).rejects.toMatchObject(refusal)
    const { id } = await save(person, { query: 'name:Tavilo' })
    await expect(save(person, { id, query })).rejects.toMatchObject(refusal)
    expect((await person.api.radar.read({ params: { id } })).query).toBe('name:Tavilo')
  })

  it('of another account does not exist', async () => {
    const { id } = await save(await at.personOf('professional'))
    const other = await at.personOf('professional')
    await expect(other.api.radar.read({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(save(other, { id })).rejects.toMatchObject({ status: 404 })
  })
})

describe('an execution by hand', () => {
  it('stores what was found then, with what is new and the date of the data', async () => {
    const person = await at.personOf('professional')
    const { id } = await save(person, { filters: { registrationOfficeCodes: [] } })
    await allOffices(person)
    const first = await person.api.radar.execute({ params: { id } })
    expect(first).toMatchObject({ state: 'resultAvailable', isRunning: false, trigger: 'byHand', total: 1, newBrands: 1 })
    const result = await person.api.radar.result({ params: { id: first.id } })
    expect(result.brands).toMatchObject([
      {
        brandId: 'us-99000001',
        verdict: 'new',
        changes: [],
        score: { total: 100 },
        assessed: { assessment: 'open', assessedUtc: null },
      },
    ])
    expect(result.offices.find(({ code }) => code === 'us')).toMatchObject({ state: 'searched', asOf: '2026-07-02' })
    const second = await person.api.radar.execute({ params: { id } })
    expect(second).toMatchObject({ total: 1, newBrands: 0, changedBrands: 0 })
    const { total, executions } = await person.api.radar.history({ params: { id }, query: { count: 1 } })
    expect({ total, ids: executions.map((one) => one.id) }).toEqual({ total: 2, ids: [second.id] })
  })

  it('is possible for a search that was stored before a filter existed', async () => {
    const person = await at.personOf('professional')
    const { id } = await save(person)
    await allOffices(person)
    await at.world.pool.query(
      `update stored_brand_queries set search = search #- '{filters,viennaCategories}' #- '{filters,priorityDate}' where id = $1`,
      [id],
    )
    expect((await person.api.radar.read({ params: { id } })).filters).toMatchObject({ viennaCategories: [] })
    expect(await person.api.radar.execute({ params: { id } })).toMatchObject({ state: 'resultAvailable', total: 1 })
  })

  it('reports a known mark again when what counts has changed, and says what', async () => {
    const person = await at.personOf('enterprise')
    const { id } = await save(person, { text: 'Norwind' })
    const first = await person.api.radar.execute({ params: { id } })
    await person.api.radar.assess({ params: { id, brandId: 'us-99000002' }, body: { assessment: 'accepted', note: 'Far away' } })
    await deliver('20260703', { serial: '99000002', name: 'NORWIND', goods: { 25: 'Clothing; hats' }, owner: 'NORD' })
    const second = await person.api.radar.execute({ params: { id } })
    expect(second).toMatchObject({ newBrands: 0, changedBrands: 1 })
    const { brands } = await person.api.radar.result({ params: { id: second.id } })
    expect(brands).toMatchObject([
      { verdict: 'changed', changes: ['goods'], assessed: { assessment: 'open', note: 'Far away', changes: ['goods'] } },
    ])
    const comparison = await person.api.radar.compare({ params: { id: second.id }, query: { with: first.id } })
    expect(comparison).toMatchObject({ added: [], gone: [], changed: [], unchanged: 1 })
  })

  it('of a trial counts as a full search, and is refused when the trial is used up', async () => {
    const person = await at.personOf('trial')
    const ids = []
    for (const text of ['Tavilo', 'Norwind', 'Aurora']) ids.push((await save(person, { text })).id)
    for (const id of ids.slice(0, 2)) await person.api.radar.execute({ params: { id } })
    await expect(person.api.radar.execute({ params: { id: ids[2] as number } })).rejects.toMatchObject({
      code: 'trial.quotaUsedUp',
    })
    expect(await person.api.radar.history({ params: { id: ids[2] as number }, query: {} })).toMatchObject({ total: 0 })
    // Repeating one of them within a day is free.
    await person.api.radar.execute({ params: { id: ids[0] as number } })
  })
})

describe('an assessment', () => {
  it('moves a brand between current conflicts and accepted brands', async () => {
    const person = await at.personOf('enterprise')
    const { id } = await save(person)
    await person.api.radar.execute({ params: { id } })
    const lists = () => person.api.radar.brands({ params: { id }, query: {} })
    expect(await lists()).toMatchObject({ openRisks: 1, acceptedBrands: 0 })
    const body = { assessment: 'accepted', note: 'Known for years' } as const
    await person.api.radar.assess({ params: { id, brandId: 'us-99000001' }, body })
    expect(await lists()).toMatchObject({ openRisks: 0, acceptedBrands: 1, brands: [{ note: 'Known for years' }] })
    await person.api.radar.assess({ params: { id, brandId: 'us-99000001' }, body: { assessment: 'open' } })
    expect(await lists()).toMatchObject({ openRisks: 1, acceptedBrands: 0 })
  })

  it('can be stored together with the search', async () => {
    const person = await at.personOf('enterprise')
    const saved = await save(person, { assessments: [{ brandId: 'us-99000001', assessment: 'accepted', note: '' }] })
    expect(saved).toMatchObject({ openRisks: 0, acceptedBrands: 1 })
    expect(await person.api.radar.execute({ params: { id: saved.id } })).toMatchObject({ total: 1, newBrands: 0 })
  })

  it('of a brand that the register does not know is refused', async () => {
    const person = await at.personOf('enterprise')
    const { id } = await save(person)
    const call = person.api.radar.assess({ params: { id, brandId: 'us-12345678' }, body: { assessment: 'accepted' } })
    await expect(call).rejects.toMatchObject({ code: 'brand.notFound' })
  })
})

describe('an export', () => {
  it('holds what an execution found, and what is known', async () => {
    const person = await at.personOf('enterprise')
    const { id } = await save(person)
    const execution = await person.api.radar.execute({ params: { id } })
    await person.api.radar.assess({ params: { id, brandId: 'us-99000001' }, body: { assessment: 'accepted', note: '=1+1' } })
    const files = await Promise.all([
      person.api.radar.exportResult({ params: { id: execution.id }, query: { format: 'csv' } }),
      person.api.radar.exportBrands({ params: { id }, query: { format: 'csv', assessment: 'accepted' } }),
    ])
    for (const file of files) {
      const [head = '', row = '', ...others] = (await file.text()).trim().split('\r\n')
      expect(head).toContain('Einschätzung')
      expect(row).toContain('TAVILO')
      expect(row).toContain('akzeptiert')
      // Spreadsheets must not evaluate a note as a formula.
      expect(row).not.toMatch(/(^|;|,|")=1/)
      expect(others).toEqual([])
    }
  })
})

it('is exported before it is saved, with the assessments so far', async () => {
  const person = await at.personOf('enterprise')
  const draft = { name: 'Our tea', text: 'tavilo', size: 10 } as const
  const assessments = [{ brandId: 'us-99000001', assessment: 'accepted', note: 'Other trade' } as const]
  const rowsOf = async (body: Parameters<typeof person.api.radar.exportDraft>[0]['body']) =>
    (await (await person.api.radar.exportDraft({ query: { format: 'csv' }, body })).text()).trim().split('\r\n')
  const [head = '', row = ''] = await rowsOf({ ...draft, assessments })
  expect(head).toContain('Einschätzung')
  expect(row).toContain('TAVILO')
  expect(row).toContain('akzeptiert')
  expect(row).toContain('Other trade')
  expect((await rowsOf(draft))[1]).toContain('noch nicht eingeschätzt')
  expect(await person.api.radar.listOwn()).toEqual([])
  const elsewhere = { ...draft, mode: 'logo', text: '', logo: { id: '00000000-0000-4000-8000-000000000000' } } as const
  await expect(rowsOf(elsewhere)).rejects.toMatchObject({ code: 'logo.notFound' })
})

it('is kept as a dossier: what an execution found, with deadlines, reasons and assessments', async () => {
  const person = await at.personOf('enterprise')
  const { id } = await save(person)
  const execution = await person.api.radar.execute({ params: { id } })
  await person.api.radar.assess({ params: { id, brandId: 'us-99000001' }, body: { assessment: 'accepted', note: 'Other trade' } })
  const blob = await person.api.radar.exportResult({ params: { id: execution.id }, query: { format: 'pdf' } })
  const file = Buffer.from(await blob.arrayBuffer())
  const { title, language, attachment, fonts } = await readPdf(file)
  expect({ title, language }).toEqual({ title: 'Beleg der Überwachung: Tavilo', language: 'de' })
  expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
  expect(JSON.parse(attachment.text)).toMatchObject({
    execution: { id: execution.id },
    brands: [{ brandId: 'us-99000001', assessed: { note: 'Other trade' } }],
  })
  const elements = elementsOf(await readStructure(file))
  const count = (type: string) => elements.filter((element) => element.type === type).length
  expect({ H1: count('H1'), H2: count('H2'), links: count('Link') }).toEqual({ H1: 1, H2: 8, links: 1 })
  expect(elements.every(({ children, pieces }) => children.length + pieces > 0)).toBe(true)
})

describe('a frequency', () => {
  it('needs the feature radar', async () => {
    for (const role of ['trial', 'starter'] as const)
      await expect(save(await at.personOf(role), { executionFrequency: 'daily' })).rejects.toMatchObject({
        code: 'plan.featureNotIncluded',
      })
    const saved = await save(await at.personOf('professional'), { executionFrequency: 'daily' })
    expect(saved.nextExecutionUtc).not.toBeNull()
  })
})

it('lets the account’s own people return after they have ended the mails, by saving', async () => {
  await at.personOf('professional', 'returning')
  const person = await at.person('returning', { email: 'returning@lindenhof.test', email_verified: true })
  const { id } = await save(person, { executionFrequency: 'weekly' })
  const { rows } = await at.world.pool.query<{ id: number }>('select id from query_recipients where query_id = $1', [id])
  const subject = { kind: 'leave', queryId: id, recipientId: rows[0]?.id ?? 0 } as const
  const params = { token: await linkToken(createLinkSigner(at.world.pool, 'radar'), subject, at.now()) }
  expect(await at.visitor.radar.link({ params })).toMatchObject({ kind: 'leave', isDone: false })
  expect(await at.visitor.radar.follow({ params })).toMatchObject({ isDone: true })
  const states = async () => (await person.api.radar.read({ params: { id } })).recipients.map(({ state }) => state)
  expect(await states()).toEqual(['left'])
  await save(person, { id, executionFrequency: 'weekly' })
  expect(await states()).toEqual(['active'])
})

it('asks an address again after a week, and no more than fifty of an account', async () => {
  await at.personOf('professional', 'asking')
  const person = await at.person('asking', { email: 'asking@lindenhof.test', email_verified: true })
  const cc = (from: number) => Array.from({ length: 10 }, (_, i) => `cc${from + i}@partner.test`)
  const asked = async () => {
    await at.product.jobs.runDue()
    return (await (await fetch(`${at.origin}/_sim/mailbox/messages?to=partner.test`)).json()).length
  }
  const { id } = await save(person, { executionFrequency: 'daily', shareResults: cc(0) })
  await save(person, { id, executionFrequency: 'daily', shareResults: cc(0) })
  expect(await asked()).toBe(10)
  await at.days(8)
  await save(person, { id, executionFrequency: 'daily', shareResults: cc(0) })
  expect(await asked()).toBe(20)
  for (const from of [10, 20, 30, 40, 50]) await save(person, { id, executionFrequency: 'daily', shareResults: cc(from) })
  expect(await asked()).toBe(60)
})

it('exports an account’s saved searches', async () => {
  const person = await at.personOf('enterprise')
  const { id } = await save(person)
  await person.api.radar.execute({ params: { id } })
  const file = JSON.parse(await (await person.api.accounts.export()).text())
  expect(file.accounts[0].storedBrandQueries).toMatchObject([
    { id, history: [{ total: 1 }], brands: [{ brandId: 'us-99000001' }] },
  ])
})

/** Makes a person's plan cover the US. */
async function allOffices(person: Person): Promise<void> {
  await person.api.billing.chooseOffices({ body: { registrationOfficeCodes: ['us', 'de'] } })
}

import { MadeDossier } from '@marklot/contracts/dossiers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { dossiersPrefix } from '../src/platform/object-store-keys.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'
import { readPdf } from './read-pdf.ts'
import { elementsOf, readStructure } from './read-structure.ts'

/** The number of marks with the same name, which makes the dossier or the table large. */
const [large, many] = [215, 1_050]

let at: MembersWorld
beforeAll(async () => {
  at = await startMembersWorld()
  const folder = await createFolder()
  const cases = Array.from({ length: 130 + large + many }, (_, place) => ({
    serial: String(99_100_000 + place),
    name: place < 130 ? 'TAVILO' : place < 130 + large ? 'KELVARO' : 'MONTELUR',
    goods: { 30: 'Tea' },
    owner: `=OWNER ${place}`,
  }))
  const path = await folder.write('apc260702.xml', dailyFile('20260702', ...cases))
  await runIngest({ office: 'us', paths: [path], pool: at.world.pool })
  await folder.close()
  await at.product.engine.catchUp()
})
afterAll(() => at.close())

describe('a search', () => {
  it('is exported as a table of its first 200 hits, on as many pages as that takes', async () => {
    const person = await at.personOf('enterprise')
    const file = await person.api.search.exportQuery({ query: { format: 'csv' }, body: { text: 'Tavilo', page: 3, size: 10 } })
    const lines = (await file.text()).trim().split('\r\n')
    expect(lines).toHaveLength(131)
    // No cell may begin as a formula does.
    expect(lines[1]).toContain(`"'=OWNER`)
  })

  it('is exported as a dossier that says what was searched and what was not', async () => {
    const person = await at.personOf('enterprise')
    const blob = await person.api.search.exportQuery({
      query: { format: 'pdf' },
      body: { text: 'Tavilo', filters: { goodsClasses: [30], registrationOfficeCodes: ['us'] } },
    })
    const file = Buffer.from(await blob.arrayBuffer())
    const { title, attachment } = await readPdf(file)
    expect(title).toBe('Beleg der Suche: Tavilo')
    expect(JSON.parse(attachment.text)).toMatchObject({ query: { text: 'Tavilo' }, total: 130 })
    const elements = elementsOf(await readStructure(file))
    expect(elements.filter(({ type }) => type === 'Link')).toHaveLength(130)
    expect(elements.filter(({ type }) => type === 'H2')).toHaveLength(7)
    expect(JSON.parse(attachment.text)).toMatchObject({ protocolEntry: null })
  })

  it('without a text is exported under a title of its own', async () => {
    const person = await at.personOf('enterprise')
    const blob = await person.api.search.exportQuery({
      query: { format: 'pdf', most: 5 },
      body: { filters: { registrationOfficeCodes: ['us'] } },
    })
    const { title } = await readPdf(Buffer.from(await blob.arrayBuffer()))
    expect(title).toBe('Beleg der Suche: Marken nach Filtern')
  })

  it('names its entry of the search protocol, if the account keeps one', async () => {
    const person = await at.personOf('enterprise')
    await person.api.searchProtocol.change({ body: { isOn: true } })
    const blob = await person.api.search.exportQuery({ query: { format: 'pdf', most: 5 }, body: { text: 'Tavilo' } })
    const file = Buffer.from(await blob.arrayBuffer())
    const [entry] = await person.api.searchProtocol.entries({ query: {} })
    const { hits, protocolEntry } = JSON.parse((await readPdf(file)).attachment.text)
    expect(protocolEntry).toEqual(entry)
    expect(hits).toHaveLength(5)
    const figures = elementsOf(await readStructure(file)).flatMap(({ alt }) => alt ?? [])
    expect(figures).toContain(`Die Prüfsumme ${entry?.hash.slice(0, 8)}… als Muster`)
  })

  it('counts as the search itself and needs a plan that exports', async () => {
    const trial = await at.personOf('trial')
    const asked = { query: { format: 'csv' as const }, body: { text: 'Tavilo' } }
    await expect(trial.api.search.exportQuery(asked)).rejects.toMatchObject({ status: 403 })
    await expect(at.visitor.search.exportQuery(asked)).rejects.toMatchObject({ status: 401 })
    const starter = await at.personOf('starter')
    await expect(starter.api.search.exportQuery(asked)).rejects.toMatchObject({ code: 'plan.featureNotIncluded' })
  })
})

describe('a table of many hits', () => {
  const body = { text: 'Montelur' }

  it('has as many hits as the plan allows, and is refused beyond', async () => {
    const { api } = await at.personOf('professional')
    const features = (await api.billing.ownSubscription()).product.features
    expect(features).toContainEqual({ key: 'export', limit: 1_000, per: 'file', usages: 0 })
    const larger = await at.personOf('enterprise')
    const file = await larger.api.search.exportQuery({ query: { format: 'csv', most: 1_000 }, body })
    expect((await file.text()).trim().split('\r\n')).toHaveLength(1 + 1_000)
    await expect(api.search.exportQuery({ query: { format: 'csv', most: 1_001 }, body })).rejects.toMatchObject({
      code: 'plan.quotaUsedUp',
      message: 'Eine Datei enthält in Ihrem Plan bis zu 1.000 Treffer.',
    })
  })

  it.each(['csv', 'xlsx'] as const)('is made by a job as %s, with all hits and its entry of the protocol', async (format) => {
    const subject = `collector-${format}`
    await at.personOf('enterprise', subject)
    const mail = `${format}@lindenhof.test`
    const { api } = await at.person(subject, { email: mail, email_verified: true }, 'en')
    await api.searchProtocol.change({ body: { isOn: true } })
    const answer = await api.search.exportQuery({ query: { format, most: 20_000 }, body })
    const asked = z.parse(MadeDossier, JSON.parse(await answer.text()))
    expect(asked).toMatchObject({ format, state: 'waiting', title: 'Montelur', total: many })
    await at.product.jobs.runDue(60_000)
    expect(await api.dossiers.read({ params: asked })).toMatchObject({ state: 'ready', done: many })
    const file = await api.dossiers.file({ params: asked })
    expect(file.type).toContain(format === 'csv' ? 'text/csv' : 'spreadsheetml.sheet')
    if (format === 'csv') {
      const lines = (await file.text()).trim().split('\r\n')
      expect(lines).toHaveLength(1 + many)
      // No column is empty in all rows.
      expect(lines[0]).not.toContain('Opposition')
    }
    const [entry] = await api.searchProtocol.entries({ query: {} })
    expect(entry?.record.counts.hits).toBe(many)
    const mails = await (await fetch(`${at.origin}/_sim/mailbox/messages?to=${mail}`)).json()
    expect(mails).toEqual([expect.objectContaining({ text: expect.stringContaining(format.toUpperCase()) })])
  })
})

describe('a large dossier', () => {
  let people = 0
  async function asker(mail?: string): Promise<Person> {
    people += 1
    const subject = `asker-${people}`
    await at.personOf('enterprise', subject)
    return at.person(subject, mail ? { email: mail, email_verified: true } : undefined, 'it')
  }
  async function ask({ api }: Person): Promise<MadeDossier> {
    const blob = await api.search.exportQuery({ query: { format: 'pdf', most: 1_000 }, body: { text: 'Kelvaro' } })
    expect(blob.type).toContain('application/json')
    return z.parse(MadeDossier, JSON.parse(await blob.text()))
  }
  const read = ({ api }: Person, { id }: MadeDossier) => api.dossiers.read({ params: { id } })
  const mailsTo = async (mail: string): Promise<{ text: string }[]> =>
    (await fetch(`${at.origin}/_sim/mailbox/messages?to=${mail}`)).json()

  it('and a smaller one are answered as the OpenAPI document says', async () => {
    const { token } = await asker()
    const { paths } = (await (await fetch(`${at.origin}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, { content: object }> }>>
    }
    for (const [question, status] of [
      ['format=pdf&most=1000', 202],
      ['format=pdf&most=1', 200],
      ['format=csv', 200],
      ['format=xlsx', 200],
    ] as const) {
      const answer = await fetch(`${at.origin}/api/v1/BrandQueries/export?${question}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: 'Kelvaro' }),
      })
      expect(answer.status).toBe(status)
      const [mediaType] = String(answer.headers.get('content-type')).split(';')
      expect(Object.keys(paths['/BrandQueries/export']?.post?.responses[status]?.content ?? {})).toContain(mediaType)
      if (status !== 202) continue
      const entry = await fetch(new URL(String(answer.headers.get('location')), at.origin), {
        headers: { Authorization: `Bearer ${token}` },
      })
      expect(await entry.json()).toEqual(await answer.json())
    }
  })

  it('is made by a job that counts the marks, and is announced once in the language of the account', async () => {
    const person = await asker('asker@lindenhof.test')
    await person.api.searchProtocol.change({ body: { isOn: true } })
    const asked = await ask(person)
    expect(asked).toMatchObject({ state: 'waiting', title: 'Kelvaro', done: 0, total: large, size: null })
    await expect(person.api.dossiers.file({ params: asked })).rejects.toMatchObject({ code: 'dossier.notReady' })
    await at.product.jobs.runDue(60_000)
    const made = await read(person, asked)
    expect(made).toMatchObject({ state: 'ready', done: large, total: large, size: expect.any(Number) })
    expect(await person.api.dossiers.list()).toEqual([made])
    const file = Buffer.from(await (await person.api.dossiers.file({ params: made })).arrayBuffer())
    expect(file.length).toBe(made.size)
    const { title, language, attachment } = await readPdf(file)
    expect({ title, language }).toEqual({ title: 'Attestazione di ricerca: Kelvaro', language: 'it' })
    expect(JSON.parse(attachment.text)).toMatchObject({ total: large, protocolEntry: { record: { counts: { hits: large } } } })
    expect(elementsOf(await readStructure(file)).filter(({ type }) => type === 'Link')).toHaveLength(large)
    expect((await mailsTo('asker@lindenhof.test')).map(({ text }) => text)).toEqual([
      expect.stringContaining('Das Dossier zu „Kelvaro“ liegt als PDF'),
    ])
  })

  it('is made again after its process has died', async () => {
    const person = await asker('killed@lindenhof.test')
    const asked = await ask(person)
    // A process that no longer responds holds the job.
    await at.world.pool.query(
      `update jobs set worker = gen_random_uuid(), leased_until = now() - interval '1 second', attempts = 1
       where task = 'dossiers.make'`,
    )
    await at.world.pool.query('update dossiers set done = 50 where id = $1', [asked.id])
    expect(await read(person, asked)).toMatchObject({ state: 'making', done: 50 })
    await at.product.jobs.runDue(60_000)
    expect(await read(person, asked)).toMatchObject({ state: 'ready', done: large })
    expect(await mailsTo('killed@lindenhof.test')).toHaveLength(1)
  })

  it('belongs to its account, is kept for two weeks, and can be deleted', async () => {
    const person = await asker()
    const [first, second] = [await ask(person), await ask(person)]
    await at.product.jobs.runDue(60_000)
    const other = await asker()
    const code = 'dossier.notFound'
    for (const call of ['read', 'file', 'remove'] as const)
      await expect(other.api.dossiers[call]({ params: first })).rejects.toMatchObject({ code })
    const { id } = await person.api.accounts.ownAccount()
    const files = async () => {
      const keys: string[] = []
      for await (const key of at.objectStore.list(dossiersPrefix(id))) keys.push(key)
      return keys.length
    }
    expect(await files()).toBe(2)
    await person.api.dossiers.remove({ params: first })
    expect(await files()).toBe(1)
    const data = JSON.parse(await (await person.api.accounts.export()).text())
    expect(JSON.stringify(data)).toContain(second.id)
    await at.days(15)
    await at.product.jobs.runDue(60_000)
    expect([await files(), await person.api.dossiers.list()]).toEqual([0, []])
  })

  it('fails when nothing can come of it, and at most three are open', async () => {
    const person = await asker()
    const [broken] = [await ask(person), await ask(person), await ask(person)]
    await expect(ask(person)).rejects.toMatchObject({ code: 'dossier.tooMany' })
    await at.world.pool.query(
      `update dossiers set input = jsonb_set(input, '{query}', '{"mode":"logo","logo":{"id":"00000000-0000-4000-8000-000000000000"}}')
       where id = $1`,
      [broken.id],
    )
    await at.product.jobs.runDue(60_000)
    const states = (await person.api.dossiers.list()).map(({ state }) => state)
    expect(states.sort()).toEqual(['failed', 'ready', 'ready'])
  })
})

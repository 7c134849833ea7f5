import type { AssessmentCase } from '@marklot/contracts/guardian'
import type { Assessment, AssessmentEvent, SaferChangeEvent } from '@marklot/contracts/guardian-assessment'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { type CaseFile, createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'
import { readPdf } from './read-pdf.ts'
import { elementsOf, readStructure } from './read-structure.ts'

let at: MembersWorld
beforeAll(async () => {
  at = await startMembersWorld()
  await deliver(
    '20260702',
    { serial: '99000001', name: 'TAVILO', goods: { 30: 'Tea; herbal tea' }, owner: 'ACME' },
    { serial: '99000002', name: 'TAVELO', goods: { 30: 'Coffee' }, owner: 'NORD' },
    { serial: '99000003', name: 'TAVILO', goods: { 12: 'Bicycles' }, owner: 'RAD' },
    { serial: '99000004', name: 'TAVILO', status: '602', goods: { 30: 'Tea' }, owner: 'GONE' },
    { serial: '99000005', name: 'NORWIND', goods: { 25: 'Clothing' }, owner: 'NORD' },
  )
})
afterAll(() => at.close())

async function deliver(day: string, ...cases: CaseFile[]): Promise<void> {
  const folder = await createFolder()
  const path = await folder.write(`apc${day.slice(2)}.xml`, dailyFile(day, ...cases))
  await runIngest({ office: 'us', paths: [path], pool: at.world.pool })
  await folder.close()
  await at.product.engine.catchUp()
}

const teaInTheUs: AssessmentCase = {
  idea: '',
  name: 'Tavilo',
  logo: null,
  registrationOfficeCodes: ['us'],
  countries: [],
  goods: [{ niceClass: 30, text: 'Tea' }],
}
/** Runs an evaluation to the end and returns all events. */
async function eventsOf(
  person: Person,
  part: Partial<AssessmentCase> = {},
  rest: { draftId?: string; previousId?: number } = {},
) {
  const events: AssessmentEvent[] = []
  for await (const event of await person.api.guardian.evaluate({ body: { case: { ...teaInTheUs, ...part }, ...rest } }))
    events.push(event)
  return events
}
async function evaluate(...asked: Parameters<typeof eventsOf>): Promise<Assessment> {
  const last = (await eventsOf(...asked)).at(-1)
  if (last?.kind !== 'finished' || !last.assessment) throw new Error('The evaluation did not finish')
  return last.assessment
}
/** Makes searches by name wait. @returns a function that lets them go on */
function holdSearches(): () => void {
  const { engine } = at.product
  const search = engine.searchNames.bind(engine)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.spyOn(engine, 'searchNames').mockImplementation(async (...asked) => {
    await released
    return search(...asked)
  })
  return release
}
afterEach(() => vi.restoreAllMocks())

const creationsOf = async ({ api }: Person) =>
  (await api.billing.ownSubscription()).product.features.find(({ key }) => key === 'guardian.creation')?.usages
const uuid = () => crypto.randomUUID()

describe('a draft', () => {
  it('is created once with the id that the page chose, and keeps what was typed', async () => {
    const { api } = await at.personOf('trial')
    const id = uuid()
    await api.guardian.createDraft({ body: { id, idea: 'Tea in tins', name: 'Tavilo' } })
    const again = await api.guardian.createDraft({ body: { id, step: 'regions', registrationOfficeCodes: ['de'] } })
    expect(again).toMatchObject({ id, step: 'regions', idea: 'Tea in tins', name: 'Tavilo', registrationOfficeCodes: ['de'] })
    await api.guardian.changeDraft({ params: { id }, body: { goods: [{ niceClass: 30, text: 'Tea' }] } })
    expect(await api.guardian.drafts()).toEqual([await api.guardian.draft({ params: { id } })])
    expect(await api.guardian.draft({ params: { id } })).toMatchObject({
      name: 'Tavilo',
      goods: [{ niceClass: 30, text: 'Tea' }],
    })
    await api.guardian.removeDraft({ params: { id } })
    expect(await api.guardian.drafts()).toEqual([])
  })

  it('keeps more than can be evaluated', async () => {
    const person = await at.personOf('enterprise')
    const idea = 'Tea. '.repeat(4_000)
    const draft = await person.api.guardian.createDraft({ body: { id: uuid(), idea } })
    expect(draft.idea).toBe(idea)
    await expect(evaluate(person, { idea })).rejects.toMatchObject({
      code: 'request.invalid',
      body: { details: [{ path: 'case.idea', message: expect.any(String) }] },
    })
  })

  it('is found by its own account only, also by its id', async () => {
    const [owner, other] = await Promise.all([at.personOf('trial'), at.personOf('trial')])
    const { id } = await owner.api.guardian.createDraft({ body: { id: uuid(), name: 'Tavilo' } })
    const refused = { code: 'draft.notFound' }
    await expect(other.api.guardian.draft({ params: { id } })).rejects.toMatchObject(refused)
    await expect(other.api.guardian.changeDraft({ params: { id }, body: { name: '' } })).rejects.toMatchObject(refused)
    await expect(other.api.guardian.removeDraft({ params: { id } })).rejects.toMatchObject(refused)
    await expect(other.api.guardian.createDraft({ body: { id } })).rejects.toMatchObject(refused)
    await expect(evaluate(other, {}, { draftId: id })).rejects.toMatchObject(refused)
  })

  it('knows its last assessment, and whether something has changed since', async () => {
    const person = await at.personOf('enterprise')
    const { id } = await person.api.guardian.createDraft({ body: { id: uuid(), ...teaInTheUs } })
    const assessment = await evaluate(person, {}, { draftId: id })
    const read = () => person.api.guardian.draft({ params: { id } })
    expect((await read()).assessment).toMatchObject({ id: assessment.id, isCurrent: true })
    await person.api.guardian.changeDraft({ params: { id }, body: { goods: [{ niceClass: 30, text: 'Coffee' }] } })
    expect((await read()).assessment).toMatchObject({ id: assessment.id, isCurrent: false })
  })
})

describe('an uploaded logo', () => {
  const picture = (width: number, height = width) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } })
      .withMetadata()
      .jpeg()
      .toBuffer()
  const upload = ({ api }: Person, bytes: Buffer, type = 'image/jpeg') =>
    api.logos.upload({ body: { fields: {}, files: { logo: new Blob([new Uint8Array(bytes)], { type }) } } })

  it('is stored without metadata, for its account only', async () => {
    const [owner, other] = await Promise.all([at.personOf('trial'), at.personOf('trial')])
    const logo = await upload(owner, await picture(64, 48))
    expect(logo).toMatchObject({ width: 64, height: 48 })
    const stored = await owner.api.logos.picture({ params: { id: logo.id } })
    const metadata = await sharp(Buffer.from(await stored.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 64, height: 48 })
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined])
    await expect(other.api.logos.picture({ params: { id: logo.id } })).rejects.toMatchObject({ code: 'logo.notFound' })
    await expect(other.api.guardian.createDraft({ body: { id: uuid(), logo: logo.id } })).rejects.toMatchObject({
      code: 'logo.notFound',
    })
  })

  it('is refused with its reason: no picture, too small, a drawing with scripts', async () => {
    const person = await at.personOf('trial')
    await expect(upload(person, Buffer.from('Not a picture'))).rejects.toMatchObject({ code: 'logo.notAPicture' })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script/></svg>'
    await expect(upload(person, Buffer.from(svg), 'image/png')).rejects.toMatchObject({ code: 'logo.unsafeDrawing' })
    await expect(upload(person, await picture(31, 64))).rejects.toMatchObject({ code: 'logo.tooSmall' })
    await expect(upload(person, Buffer.from(svg), 'video/mp4')).rejects.toMatchObject({ code: 'request.unsupportedMediaType' })
  })

  it('is deleted after a day unless a draft or an assessment holds it', async () => {
    const person = await at.personOf('enterprise')
    const loose = await upload(person, await picture(40))
    const drafted = await upload(person, await picture(41))
    const assessed = await upload(person, await picture(42))
    const { id: draftId } = await person.api.guardian.createDraft({ body: { id: uuid(), logo: drafted.id } })
    const { id } = await evaluate(person, { logo: assessed.id })
    await at.days(1.1)
    await at.product.jobs.runDue(60_000)
    const isThere = ({ id }: { id: string }) =>
      person.api.logos.picture({ params: { id } }).then(
        () => true,
        () => false,
      )
    expect(await Promise.all([loose, drafted, assessed].map(isThere))).toEqual([false, true, true])
    await person.api.logos.remove({ params: { id: drafted.id } })
    expect((await person.api.guardian.draft({ params: { id: draftId } })).logo).toBeNull()
    expect((await person.api.guardian.assessment({ params: { id } })).blocks.logos).toMatchObject({
      state: 'notAvailable',
      reason: 'logosNotCompared',
    })
  })
})

describe('the first hint', () => {
  it('counts living marks of the chosen regions, and says how the name is spoken', async () => {
    const hint = await at.visitor.guardian.hint({ body: { name: 'Tavilo', countries: ['US'] } })
    expect(hint).toMatchObject({ isComparable: true, identical: 2, similar: 3, minimumSimilarity: 70 })
    expect(hint.brands.map(({ name }) => name)).toEqual(['TAVILO', 'TAVILO', 'TAVELO'])
    expect(hint.pronunciations.map(({ language }) => language)).toEqual(['de', 'en', 'fr', 'es', 'it'])
    expect(hint.offices.find(({ code }) => code === 'us')).toMatchObject({ state: 'searched' })
    expect(await at.visitor.guardian.hint({ body: { name: 'Tavilo', registrationOfficeCodes: ['de'] } })).toMatchObject({
      identical: 0,
      similar: 0,
    })
  })

  it('does not say how a name is spoken whose script writes no vowels', async () => {
    const spoken = async (name: string) => (await at.visitor.guardian.hint({ body: { name } })).pronunciations.length
    expect(await Promise.all(['Тавило', 'قهوة', 'קפה'].map(spoken))).toEqual([5, 0, 0])
  })

  it('says that a name without letters cannot be compared', async () => {
    expect(await at.visitor.guardian.hint({ body: { name: '🍵🍵' } })).toMatchObject({ isComparable: false, brands: [] })
  })
})

describe('before the evaluation', () => {
  it('an idea gives classes with the words that led to them', async () => {
    const [first] = await at.visitor.guardian.classes({ body: { idea: 'I sell loose herbal tea' } })
    expect(first).toMatchObject({ niceClass: { key: '30' } })
    expect(first?.reasons).toContain('tea')
  })

  it('the fees of the seven offices come with their source and day', async () => {
    const fees = await at.visitor.guardian.fees()
    expect(fees.map(({ registrationOfficeCode }) => registrationOfficeCode).sort()).toEqual('at ch de em es fr us'.split(' '))
    for (const fee of fees) expect(fee).toMatchObject({ source: expect.stringMatching(/\w/), lookedUp: '2026-11-22' })
  })
})

describe('an evaluation', () => {
  it('reports its nine blocks as they are ready and stores the whole', async () => {
    const person = await at.personOf('enterprise')
    const events = await eventsOf(person)
    expect(events[0]).toMatchObject({ kind: 'started', assessment: { state: 'running', riskScore: null } })
    expect(Object.values(events[0]?.assessment?.blocks ?? {}).map(({ state }) => state)).toEqual(Array(9).fill('pending'))
    const reported = events.filter(({ kind }) => kind === 'blocks').flatMap(({ blocks }) => Object.keys(blocks))
    const last = events.at(-1)
    if (!last?.assessment) throw new Error('The evaluation did not finish')
    const { id, blocks } = last.assessment
    expect(reported.sort()).toEqual(Object.keys(blocks).sort())
    expect(Object.assign({}, ...events.map((event) => event.blocks))).toEqual(blocks)
    expect(await person.api.guardian.assessment({ params: { id } })).toEqual(last.assessment)
    expect(await person.api.guardian.assessments()).toMatchObject([{ id, state: 'finished', name: 'Tavilo' }])
  })

  it('finds living marks, judges them, and counts what was compared', async () => {
    const person = await at.personOf('enterprise')
    const { blocks, counts, similarity, riskScore, riskClass } = await evaluate(person)
    expect(blocks.names.result?.brands.map(({ brand, isIdentical }) => [brand.brandId, isIdentical])).toEqual([
      ['us-99000001', true],
      ['us-99000003', true],
      ['us-99000002', false],
    ])
    expect(blocks.similarBrands.result?.brands.map(({ brandId, sharesClass }) => [brandId, sharesClass])).toEqual([
      ['us-99000001', true],
      ['us-99000003', false],
      ['us-99000002', true],
    ])
    expect(counts).toMatchObject({
      identicalNames: 2,
      similarNames: 3,
      sameNiceClass: 2,
      identicalLogos: null,
      countryDomains: null,
    })
    expect(similarity).toEqual({ name: 100, logo: null, goodsServices: 100, niceClassCoverage: 100 })
    expect(blocks.riskScore.result).toMatchObject({ brandId: 'us-99000001' })
    expect(riskScore).toBe(blocks.riskScore.result?.riskScore)
    expect(riskClass).toBe('oftenInConflict')
    expect(blocks.industry.result?.terms).toMatchObject([{ niceClass: 30, degree: 'identical', brandIds: ['us-99000001'] }])
    expect(blocks.logos).toMatchObject({ state: 'notAvailable', reason: 'noLogo' })
    expect(blocks.domains).toMatchObject({ state: 'notAvailable', reason: 'domainsNotChecked' })
  })

  it('names the grounds on which an office may refuse the name, and for which goods', async () => {
    const person = await at.personOf('enterprise')
    const { blocks } = await evaluate(person, { name: 'Herbal Tea' })
    const [first] = blocks.refusalGrounds.result?.findings ?? []
    expect(first).toMatchObject({ registrationOfficeCode: 'us', goods: [{ niceClass: 30, text: 'Tea' }] })
    expect(['likely', 'veryLikely']).toContain(first?.level)
    expect((await evaluate(person, { name: 'Quizzubar' })).blocks.refusalGrounds).toMatchObject({
      state: 'ready',
      result: { findings: [] },
    })
  })

  it('reads what the name means in other languages', async () => {
    const person = await at.personOf('enterprise')
    const { result } = (await evaluate(person, { name: 'Mist' })).blocks.meaning
    expect(result?.languages).toEqual(expect.arrayContaining(['de', 'en', 'fr', 'es', 'it', 'pt']))
    expect(result?.readings[0]).toMatchObject({ language: 'de', part: 'Mist', isHurtful: true })
  })

  it('says so when no similar mark was found, and what it did not look at', async () => {
    const person = await at.personOf('enterprise')
    const found = await evaluate(person, { name: 'Quizzubar', registrationOfficeCodes: ['us'], countries: ['IT'] })
    expect(found).toMatchObject({
      riskScore: 15,
      riskClass: null,
      verdict: 'noConflicts',
      counts: { identicalNames: 0, similarNames: 0, similarGoodsServices: null, sameNiceClass: null },
      similarity: { goodsServices: null },
    })
    const configured = found.blocks.configuredBrand.result
    expect(configured).toMatchObject({ registrationOfficeCodes: ['em', 'us'], addedOffices: ['de', 'at', 'fr', 'es'] })
    const reasons = configured?.notSearched.map(({ reason }) => reason)
    expect(reasons).toEqual(expect.arrayContaining(['noData', 'otherRegister', 'namesInUse', 'companyNames', 'logos']))
    expect(configured?.notSearched.find(({ reason }) => reason === 'otherRegister')?.countries).toContain('IT')
  })

  it('lists a logo that could not be compared as not searched', async () => {
    const person = await at.personOf('enterprise')
    const plain = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const files = { logo: new Blob([new Uint8Array(plain)], { type: 'image/png' }) }
    const { id } = await person.api.logos.upload({ body: { fields: {}, files } })
    const { blocks, counts } = await evaluate(person, { logo: id })
    expect(blocks.logos).toMatchObject({ state: 'notAvailable', reason: 'logosNotCompared' })
    expect(blocks.configuredBrand.result?.notSearched.map(({ reason }) => reason)).toContain('logos')
    expect(counts).toMatchObject({ identicalLogos: null, similarLogos: null })
  })

  it('never claims what no register answered, nor a class of risk without goods', async () => {
    const person = await at.personOf('enterprise')
    const unsearched = await evaluate(person, { registrationOfficeCodes: ['ch'] })
    expect(unsearched).toMatchObject({
      riskScore: null,
      counts: { identicalNames: null, similarNames: null },
      similarity: { name: null, niceClassCoverage: null },
      blocks: { names: { state: 'notAvailable', reason: 'noOfficeSearched' } },
    })
    const withoutGoods = await evaluate(person, { goods: [] })
    expect(withoutGoods).toMatchObject({
      riskScore: null,
      riskClass: null,
      counts: { identicalNames: 2, similarGoodsServices: null, sameNiceClass: null },
      blocks: { riskScore: { reason: 'goodsUnknown' }, industry: { reason: 'goodsUnknown' } },
    })
  })

  it('refuses a name without letters, and offices outside the plan', async () => {
    const unlimited = await at.personOf('enterprise')
    await expect(evaluate(unlimited, { name: '🍵🍵' })).rejects.toMatchObject({ code: 'assessment.nameNotComparable' })
    const refused = { code: 'plan.officeNotIncluded' }
    await expect(evaluate(await at.personOf('professional'))).rejects.toMatchObject(refused)
  })

  it('takes names in other scripts, names of 200 characters, and lists of 200 goods', async () => {
    const person = await at.personOf('enterprise')
    const goods = Array.from({ length: 200 }, (_, i) => ({ niceClass: (i % 45) + 1, text: `Good number ${i}` }))
    for (const name of ['Тавило', '田中茶', 'T'.repeat(200), 'Tea & “Co”, Inc.']) {
      const { state, blocks } = await evaluate(person, { name, goods })
      expect(state).toBe('finished')
      expect(Object.values(blocks).filter((block) => block.state === 'failed')).toEqual([])
    }
  })

  it('goes on when its caller disconnects', async () => {
    const person = await at.personOf('enterprise')
    for await (const { id } of await person.api.guardian.evaluate({ body: { case: teaInTheUs } })) {
      expect(id).toBeGreaterThan(0)
      break
    }
    await vi.waitFor(async () => expect(await person.api.guardian.assessments()).toMatchObject([{ state: 'finished' }]), {
      timeout: 20_000,
    })
  })
})

describe('the creation of a trial', () => {
  it('is counted once, at the first finished evaluation; the same name is free for a day', async () => {
    const person = await at.personOf('trial')
    await evaluate(person)
    expect(await creationsOf(person)).toBe(1)
    await evaluate(person, { name: 'TAVILO', goods: [{ niceClass: 12, text: 'Bicycles' }] })
    expect(await creationsOf(person)).toBe(1)
    await expect(evaluate(person, { name: 'Norwind' })).rejects.toMatchObject({ code: 'trial.quotaUsedUp' })
    await at.days(1.1)
    await expect(evaluate(person)).rejects.toMatchObject({ code: 'trial.quotaUsedUp' })
  })

  it('pays for the findings, which arrive once they are counted and stored', async () => {
    const person = await at.personOf('trial')
    const events = await eventsOf(person)
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'blocks', 'finished'])
    expect(events[1]?.blocks).toEqual(events[2]?.assessment?.blocks)
  })

  it('costs nothing when the evaluation fails, and leaves nothing behind', async () => {
    const person = await at.personOf('trial')
    const failing = vi.spyOn(at.product.engine, 'searchNames').mockRejectedValue(new Error('away'))
    await expect(evaluate(person)).rejects.toMatchObject({ code: 'server.internal' })
    failing.mockRestore()
    expect(await creationsOf(person)).toBe(0)
    expect(await person.api.guardian.assessments()).toEqual([])
    expect(await evaluate(person)).toMatchObject({ state: 'finished' })
  })

  it('costs nothing when the person stops the evaluation, and shows nothing; a finished one cannot be stopped', async () => {
    const person = await at.personOf('trial')
    const release = holdSearches()
    const events = (await person.api.guardian.evaluate({ body: { case: teaInTheUs } }))[Symbol.asyncIterator]()
    const { id } = (await events.next()).value as AssessmentEvent
    const other = await at.personOf('enterprise')
    await expect(other.api.guardian.stopEvaluation({ params: { id } })).rejects.toMatchObject({ code: 'assessment.notFound' })
    expect(await person.api.guardian.stopEvaluation({ params: { id } })).toEqual({ state: 'stopped' })
    release()
    await expect(events.next()).rejects.toMatchObject({ code: 'assessment.notFound' })
    expect(await creationsOf(person)).toBe(0)
    expect(await person.api.guardian.assessments()).toEqual([])

    const { id: finished } = await evaluate(person)
    expect(await person.api.guardian.stopEvaluation({ params: { id: finished } })).toEqual({ state: 'finished' })
    expect(await person.api.guardian.assessments()).toMatchObject([{ id: finished, state: 'finished' }])
  })

  it('is evaluated once, however many evaluations start at the same time', async () => {
    const person = await at.personOf('trial')
    const release = holdSearches()
    const refused: string[] = []
    const all = Array.from({ length: 8 }, (_, place) =>
      evaluate(person, { name: `Tavilo ${place}` }).catch(({ code }) => void refused.push(code)),
    )
    await vi.waitFor(() => expect(refused).toEqual(Array(7).fill('assessment.running')), { timeout: 20_000 })
    release()
    expect((await Promise.all(all)).filter((one) => one)).toMatchObject([{ state: 'finished' }])
    expect(await creationsOf(person)).toBe(1)
    await expect(evaluate(person, { name: 'Norwind' })).rejects.toMatchObject({ code: 'trial.quotaUsedUp' })
  })

  it('is not blocked for long by an evaluation whose process has died', async () => {
    const person = await at.personOf('trial')
    const { id } = await person.api.accounts.ownAccount()
    await at.world.pool.query('insert into assessments (account_id, brand_case, created_at) values ($1, $2, $3)', [
      id,
      JSON.stringify(teaInTheUs),
      at.now(),
    ])
    await expect(evaluate(person)).rejects.toMatchObject({ code: 'assessment.running' })
    await at.days(3 / (24 * 60))
    expect(await evaluate(person)).toMatchObject({ state: 'finished' })
  })

  it('does not keep an account with a plan from several evaluations at a time, whose blocks arrive one by one', async () => {
    const person = await at.personOf('enterprise')
    const release = holdSearches()
    const both = ['Tavilo', 'Norwind'].map((name) => eventsOf(person, { name }))
    await vi.waitFor(
      async () => expect(await person.api.guardian.assessments()).toMatchObject(Array(2).fill({ state: 'running' })),
      { timeout: 20_000 },
    )
    release()
    for (const events of await Promise.all(both)) {
      expect(events.filter(({ kind }) => kind === 'blocks').length).toBeGreaterThan(1)
      expect(events.at(-1)).toMatchObject({ kind: 'finished' })
    }
  })

  it('needs a login and a plan with the feature', async () => {
    await expect(at.visitor.guardian.evaluate({ body: { case: teaInTheUs } })).rejects.toMatchObject({ code: 'auth.required' })
    await expect(evaluate(await at.personOf('starter'))).rejects.toMatchObject({ code: 'plan.featureNotIncluded' })
  })
})

describe('an assessment', () => {
  it('repeats no assessment with an id that the database cannot hold', async () => {
    const person = await at.personOf('enterprise')
    await expect(evaluate(person, {}, { previousId: 2 ** 31 })).rejects.toMatchObject({ code: 'request.invalid' })
  })

  it('is compared with the one that it repeats', async () => {
    const person = await at.personOf('enterprise')
    const first = await evaluate(person, { name: 'Vendalo' })
    await deliver('20260703', { serial: '99000010', name: 'VENDALO', goods: { 30: 'Tea' }, owner: 'NEW' })
    const second = await evaluate(person, { name: 'Vendalo' }, { previousId: first.id })
    expect(second.previousId).toBe(first.id)
    const compared = await person.api.guardian.compareAssessments({ params: { id: second.id }, query: { with: first.id } })
    expect(compared).toMatchObject({
      changedParts: [],
      hasOtherVersions: false,
      offices: [{ registrationOfficeCode: 'us', asOf: '2026-07-03', otherAsOf: '2026-07-02' }],
      added: [{ brandId: 'us-99000010' }],
      gone: [],
      counts: { identicalNames: 1 },
      otherCounts: { identicalNames: 0 },
    })
  })

  it('belongs to its account', async () => {
    const [owner, other] = await Promise.all([at.personOf('enterprise'), at.personOf('enterprise')])
    const { id } = await evaluate(owner)
    const own = await evaluate(other)
    const refused = { code: 'assessment.notFound' }
    await expect(other.api.guardian.assessment({ params: { id } })).rejects.toMatchObject(refused)
    await expect(other.api.guardian.saferChanges({ params: { id } })).rejects.toMatchObject(refused)
    await expect(other.api.guardian.elsewhere({ params: { id } })).rejects.toMatchObject(refused)
    await expect(other.api.guardian.compareAssessments({ params: { id: own.id }, query: { with: id } })).rejects.toMatchObject(
      refused,
    )
    await expect(other.api.guardian.removeAssessment({ params: { id } })).rejects.toMatchObject(refused)
    await owner.api.guardian.removeAssessment({ params: { id } })
    await expect(owner.api.guardian.assessment({ params: { id } })).rejects.toMatchObject(refused)
  })

  it('tells what the other offices of the plan hold today, outside its counts', async () => {
    const person = await at.personOf('enterprise')
    const elsewhere = async (part: Partial<AssessmentCase>) => {
      const { id, counts } = await evaluate(person, part)
      return { counts, ...(await person.api.guardian.elsewhere({ params: { id } })) }
    }
    // Only the office of the US has data. It counts living marks, in all classes and in those of the case.
    const inGermany = await elsewhere({ registrationOfficeCodes: ['de'] })
    const found = { registrationOfficeCode: 'us', similar: 3, sameNiceClass: 2 }
    expect(inGermany).toMatchObject({ offices: [found], isLowerBound: false, counts: { similarNames: null } })
    const query = (filters: { goodsClasses?: number[] }) =>
      person.api.search.query({
        body: {
          text: 'Tavilo',
          filters: { registrationOfficeCodes: ['us'], brandStateCategories: ['new', 'alive'], ...filters },
        },
      })
    expect((await query({})).total).toBe(found.similar)
    expect((await query({ goodsClasses: [30] })).total).toBe(found.sameNiceClass)
    expect((await elsewhere({ registrationOfficeCodes: ['de'], goods: [] })).offices).toMatchObject([{ sameNiceClass: null }])
    expect(await elsewhere({})).toMatchObject({ offices: [] })
  })

  it('can be exported as a table and as JSON', async () => {
    const person = await at.personOf('enterprise')
    const { id } = await evaluate(person)
    const file = async (format: 'csv' | 'json') =>
      (await person.api.guardian.exportAssessment({ params: { id }, query: { format } })).text()
    expect(await file('csv')).toContain('TAVELO')
    expect(JSON.parse(await file('json'))).toMatchObject({ id, name: 'Tavilo' })
  })

  it('can be kept as a dossier in the language of its reader', async () => {
    const person = await at.personOf('enterprise')
    const { id } = await evaluate(person)
    const answer = await fetch(`${at.origin}/api/v1/Assessments/${id}/export?format=pdf`, {
      headers: { Authorization: `Bearer ${person.token}`, 'Accept-Language': 'it' },
    })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const file = Buffer.from(await answer.arrayBuffer())
    const { title, language, attachment } = await readPdf(file)
    expect([title, language]).toEqual(['Attestazione di verifica del marchio: Tavilo', 'it'])
    expect(JSON.parse(attachment.text)).toMatchObject({ id, name: 'Tavilo' })
    const alternatives = elementsOf(await readStructure(file)).flatMap(({ type, alt }) => (type === 'Figure' ? [alt] : []))
    expect(alternatives).toContainEqual(expect.stringMatching(/^Tavilo e TAVELO: /))
  })

  it('is exported at most twenty times a minute by one address', async () => {
    const limited = await startMembersWorld({ RATE_LIMIT: 'on' })
    try {
      const { api } = await limited.personOf('enterprise')
      const exported = () => api.guardian.exportAssessment({ params: { id: 1 }, query: { format: 'pdf' } })
      for (let call = 0; call < 20; call++) await expect(exported()).rejects.toMatchObject({ code: 'assessment.notFound' })
      await expect(exported()).rejects.toMatchObject({ code: 'request.tooMany' })
    } finally {
      await limited.close()
    }
  })

  it('is part of the personal data, like drafts and logos', async () => {
    const person = await at.personOf('enterprise')
    const { id } = await evaluate(person)
    await person.api.guardian.createDraft({ body: { id: uuid(), name: 'Tavilo' } })
    const answer = await fetch(`${at.origin}/api/v1/user/export`, { headers: { Authorization: `Bearer ${person.token}` } })
    expect(await answer.json()).toMatchObject({
      accounts: [{ assessments: [{ id, name: 'Tavilo' }], assessmentDrafts: [{ name: 'Tavilo' }], uploadedLogos: [] }],
    })
  })

  it('has its verdict in the list, also where an earlier program stored none', async () => {
    const person = await at.personOf('enterprise')
    await evaluate(person)
    await evaluate(person, { name: 'Zwurbelfox' })
    const { id: withoutGoods } = await evaluate(person, { goods: [] })
    const verdicts = async () => (await person.api.guardian.assessments()).map(({ verdict }) => verdict)
    const found = ['goodsDecide', 'noConflicts', 'oftenInConflict']
    expect(await verdicts()).toEqual(found)
    const { pool } = at.world
    const own = 'account_id = (select account_id from assessments where id = $1)'
    const columns = 'account_id, brand_case, created_at, finished_at, findings'
    await pool.query(`update assessments set verdict = null where ${own}`, [withoutGoods])
    // More than are read at once, one of which cannot be read.
    const copies = `select ${columns} from assessments, generate_series(1, 40) where id = $1`
    await pool.query(`insert into assessments (${columns}) ${copies}`, [withoutGoods])
    await pool.query(`update assessments set findings = 'x' where id = (select max(id) from assessments where ${own})`, [
      withoutGoods,
    ])
    const all = ['noEvaluation', ...Array(39).fill('goodsDecide'), ...found]
    expect(await verdicts()).toEqual(all)
    const stored = await pool.query(`select verdict from assessments where ${own} order by id desc`, [withoutGoods])
    expect(stored.rows.map(({ verdict }) => verdict)).toEqual([null, ...all.slice(1)])
    // The list does not depend on storing them.
    await pool.query(`update assessments set verdict = null where ${own}`, [withoutGoods])
    const query = pool.query.bind(pool) as (...asked: unknown[]) => unknown
    const isStoring = (sql: unknown) => String(sql).startsWith('update assessments set verdict')
    const without = (...asked: unknown[]) => (isStoring(asked[0]) ? Promise.reject(new Error('read only')) : query(...asked))
    vi.spyOn(pool, 'query').mockImplementation(without as never)
    expect(await verdicts()).toEqual(all)
  })

  it('tries changes and reports those that lower the risk, once', async () => {
    const person = await at.personOf('enterprise')
    const before = await evaluate(person, { goods: [...teaInTheUs.goods, { niceClass: 9, text: 'Thermometers' }] })
    const { id } = before
    const tried: SaferChangeEvent[] = []
    for await (const event of await person.api.guardian.saferChanges({ params: { id } })) tried.push(event)
    const result = tried.at(-1)?.saferChanges
    expect(result?.tried).toBeGreaterThan(5)
    const kinds = new Set(result?.changes.map(({ kind }) => kind))
    expect(kinds).toContain('otherSyllables')
    for (const { openConflicts, riskClass } of result?.changes ?? [])
      expect(riskClass !== before.riskClass || openConflicts < (before.openConflicts ?? 0)).toBe(true)
    expect((await person.api.guardian.assessment({ params: { id } })).saferChanges).toEqual(result)
  })
})

import { type BrandQuery, noFilters } from '@marklot/contracts'
import type { Assessment, SaferChange } from '@marklot/contracts/guardian-assessment'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packDocument } from '../src/register/index.ts'
import { addDrawnMark, arrow, drawing, fork, leaf } from './drawn-marks.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'
import { elementsOf, readStructure } from './read-structure.ts'

let at: MembersWorld
let starter: Person
beforeAll(async () => {
  at = await startMembersWorld()
  starter = await at.personOf('enterprise')
  await fillRegister()
})
afterAll(() => at.close())

/** Stores a figurative mark with this picture. */
const addMark = (id: string, picture: Buffer | null, name: string | null = null, vienna: number[] = []) =>
  addDrawnMark(at, { id, picture, name, vienna })
/** Stores a document with these picture classes for a mark. */
async function addClasses(serial: number, codes: string[], scheme: 'vienna' | 'us-design' = 'vienna'): Promise<void> {
  const viennaClasses = codes.map((code) => ({ code, scheme }))
  await at.world.pool.query(`insert into brand_documents (office, serial, document) values ('em', $1, $2)`, [
    serial,
    packDocument({ goods: [], viennaClasses, processes: [] } as never),
  ])
}
async function fillRegister(): Promise<void> {
  await addClasses(await addMark('1', await drawing(leaf), null, [5, 26]), ['05.03.13', '05.03.14', '26.01.03'])
  const mirror = await drawing(leaf, { transform: 'matrix(-1 0 0 1 120 0)' })
  await addClasses(await addMark('2', mirror, null, [5]), ['05.03.13'])
  await addClasses(await addMark('3', await drawing(leaf, { ink: '#fff', ground: '#036' })), ['05.03'], 'us-design')
  await addMark('4', await drawing(fork), 'TAVILO')
  await addMark('5', await drawing(arrow))
  await addMark('6', null, 'TAVELO', [27])
  await at.world.pool.query(`insert into offices (office, marks, is_sample) values ('em', 6, false)`)
  await at.days(0.01)
  await at.product.jobs.runDue(60_000)
  await at.product.engine.catchUp()
}

const upload = async ({ api }: Person, picture: Buffer) =>
  api.logos.upload({ body: { fields: {}, files: { logo: new Blob([new Uint8Array(picture)], { type: 'image/png' }) } } })
const search = ({ api }: Person, query: Partial<BrandQuery>) => api.search.query({ body: { mode: 'logo', ...query } })
/** Returns two drawings side by side in one picture. */
const besideEachOther = async (one: string, other: string) =>
  sharp({ create: { width: 500, height: 240, channels: 3, background: '#fff' } })
    .composite([
      { input: await drawing(one), left: 0, top: 0 },
      { input: await drawing(other), left: 255, top: 0 },
    ])
    .png()
    .toBuffer()
const searched = (id: string) => ({ id, crop: null, leaveOut: [], turned: true, parts: true })

describe('a search by logo', () => {
  it('finds copies with what was done to them, and says what was compared', async () => {
    const { id } = await upload(starter, await drawing(leaf))
    const result = await search(starter, { logo: searched(id) })
    const found = new Map(result.hits.map(({ brandId, similarity }) => [brandId, similarity?.logo]))
    expect([...found.keys()].sort()).toEqual(['em-1', 'em-2', 'em-3'])
    expect(found.get('em-1')).toMatchObject({ kind: 'identical', alterations: [] })
    expect(found.get('em-1')?.score).toBeGreaterThanOrEqual(95)
    expect(found.get('em-2')?.alterations).toContain('mirrored')
    expect(found.get('em-3')?.alterations).toContain('inverted')
    expect(result.logosCompared).toMatchObject({ of: 5, total: 6 })
    expect(result.logosCompared?.asOf).not.toBeNull()
    expect(result.logo).toMatchObject({ id, receipt: { shown: 3, hiddenByFilters: 0 } })
    expect(result.total).toBe(3)
  })

  it('aligns the pictures feature by feature, and cuts the features out of their ground', async () => {
    const { id } = await upload(starter, await drawing(leaf))
    const { hits } = await search(starter, { logo: searched(id) })
    const logo = hits.find(({ brandId }) => brandId === 'em-2')?.similarity?.logo
    const green = expect.stringMatching(/^#006.3/)
    const [shape, colour] = logo?.columns.filter(({ kind }) => kind !== 'part') ?? []
    expect(shape).toMatchObject({ kind: 'shape', state: 'equal', alterations: ['mirrored'] })
    expect(colour).toMatchObject({ kind: 'colour', state: 'equal', queryColours: [green], markColours: [green] })
    expect(logo?.scores).toMatchObject({ colour: 100 })
    const box = shape?.mark ?? { x: 0, y: 0, width: 1, height: 1 }
    const cutOut = async (as: 'drawn' | 'silhouette') => {
      const cut = await at.visitor.logos.ofMark({ params: { id: 'em-2' }, query: { ...box, as } })
      expect(cut.type).toBe('image/png')
      const { data, info } = await sharp(Buffer.from(await cut.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info.channels).toBe(4)
      return [...data]
    }
    const pixels = (all: number[]) =>
      new Set(Array.from({ length: all.length / 4 }, (_, i) => all.slice(i * 4, i * 4 + 4).join()))
    const drawn = pixels(await cutOut('drawn'))
    expect([...drawn].some((pixel) => pixel.endsWith(',0'))).toBe(true)
    expect([...drawn].some((pixel) => /^\d,10\d,5\d,255$/.test(pixel))).toBe(true)
    expect(pixels(await cutOut('silhouette')).has('18,35,43,255')).toBe(true)
    const own = await starter.api.logos.part({ params: { id }, query: { ...box, as: 'drawn' } })
    expect(own.type).toBe('image/png')
  })

  it('suggests motifs by vote, counts them and can be narrowed to them; names can too', async () => {
    const { id } = await upload(starter, await drawing(leaf))
    const all = await search(starter, { logo: searched(id) })
    expect(all.counts.viennaCategories).toEqual([
      { key: '5', count: 2 },
      { key: '26', count: 1 },
    ])
    const filters = (viennaCategories: number[]) => ({ ...noFilters, viennaCategories })
    const narrowed = await search(starter, { logo: searched(id), filters: filters([26]) })
    expect(narrowed.hits.map(({ brandId }) => brandId)).toEqual(['em-1'])
    expect(narrowed.logo?.receipt).toMatchObject({ shown: 1, hiddenByFilters: 2 })
    expect(narrowed.counts.viennaCategories).toEqual(all.counts.viennaCategories)
    const names = (query: Partial<BrandQuery>) => at.visitor.search.query({ body: { text: 'Tavelo', ...query } })
    expect((await names({ filters: filters([27]) })).hits.map(({ brandId }) => brandId)).toEqual(['em-6'])
    expect((await names({ filters: filters([1]) })).total).toBe(0)
    expect((await names({ text: '', query: 'vienna:5,27' })).total).toBe(3)
    expect((await names({ text: '', filters: filters([5]) })).total).toBe(2)
    const list = await at.visitor.search.viennaCategories()
    expect(list).toHaveLength(29)
    expect(list[4]).toEqual({ key: '5', description: expect.any(String) })
  })

  it('says what the pictures show by the register, and apart from it what similar logos suggest', async () => {
    const { id } = await upload(starter, await drawing(leaf))
    const { hits } = await search(starter, { mode: 'nameAndLogo', text: 'Tavelo', logo: searched(id) })
    const found = new Map(hits.map(({ brandId, motifs }) => [brandId, motifs]))
    expect(found.get('em-1')?.register.map(({ key, description }) => [key, description])).toEqual([
      ['05.03.13', 'Pflanzen'],
      ['05.03.14', 'Pflanzen'],
      ['26.01.03', 'Geometrische Figuren und Körper'],
    ])
    expect(found.get('em-1')?.suggested).toEqual([])
    expect(found.get('em-3')).toMatchObject({
      register: [{ key: '05.03', scheme: 'us-design' }],
      suggested: [{ category: 5, heading: 'Pflanzen', votes: 2, voters: 2 }],
    })
    expect(found.get('em-6')).toEqual({ register: [], suggested: [] })
  })

  it('takes a picture with the call', async () => {
    const form = new FormData()
    form.append('query', JSON.stringify({ mode: 'logo', filters: { brandTypes: ['Figurative'] } }))
    form.append('logo', new Blob([new Uint8Array(await drawing(arrow))], { type: 'image/png' }), 'a.png')
    const answer = await fetch(`${at.origin}/api/v1/BrandQueries`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${starter.token}` },
      body: form,
    })
    expect(answer.status).toBe(200)
    const result = (await answer.json()) as { hits: { brandId: string }[]; logo: { id: string } }
    expect(result.hits.map(({ brandId }) => brandId)).toEqual(['em-5'])
    expect((await starter.api.logos.picture({ params: { id: result.logo.id } })).type).toBe('image/jpeg')
  })

  it('stores a picture once that two searches bring at the same time', async () => {
    const picture = new Blob([new Uint8Array(await drawing(arrow, { ink: '#a30' }))], { type: 'image/png' })
    const bring = async () => {
      const form = new FormData()
      form.append('query', JSON.stringify({ mode: 'logo' }))
      form.append('logo', picture, 'a.png')
      const headers = { Authorization: `Bearer ${starter.token}` }
      const answer = await fetch(`${at.origin}/api/v1/BrandQueries`, { method: 'POST', headers, body: form })
      return (await answer.json()) as { query: BrandQuery; logo: { id: string } }
    }
    const [one, other] = await Promise.all([bring(), bring()])
    expect(other.logo.id).toBe(one.logo.id)
    expect(one.query.logo).toEqual(searched(one.logo.id))
    expect((await starter.api.logos.picture({ params: { id: one.logo.id } })).size).toBeGreaterThan(0)
  })

  it('joins a name, and knows that a mark without a picture is unknown', async () => {
    const { id } = await upload(starter, await drawing(fork))
    const { hits } = await search(starter, { mode: 'nameAndLogo', text: 'Tavilo', logo: searched(id) })
    const [first, second] = hits
    expect(first).toMatchObject({ brandId: 'em-4', score: { total: 100 }, similarity: { logo: { kind: 'identical' } } })
    expect(second).toMatchObject({ brandId: 'em-6', similarity: { logo: null } })
  })

  it('counts a part only, and refuses one with nothing to see', async () => {
    const { id } = await upload(starter, await besideEachOther(leaf, arrow))
    const right = { x: 0.52, y: 0, width: 0.48, height: 1 }
    const { hits } = await search(starter, { logo: { ...searched(id), crop: right } })
    expect(hits[0]).toMatchObject({ brandId: 'em-5' })
    expect(hits[0]?.similarity?.logo?.query?.x).toBeGreaterThan(0.5)
    const nothing = { x: 0, y: 0, width: 0.03, height: 0.1 }
    await expect(search(starter, { logo: { ...searched(id), crop: nothing } })).rejects.toMatchObject({ code: 'logo.blank' })
    const part = await starter.api.logos.part({ params: { id }, query: right })
    expect((await sharp(Buffer.from(await part.arrayBuffer())).metadata()).format).toBe('webp')
    const ofMark = await at.visitor.logos.ofMark({ params: { id: 'em-5' }, query: { x: 0, y: 0, width: 1, height: 0.5 } })
    const { width, height } = await sharp(Buffer.from(await ofMark.arrayBuffer())).metadata()
    expect([width, height]).toEqual([240, 130])
  })

  it('counts a part and the whole together', async () => {
    const { id } = await upload(starter, await besideEachOther(leaf, arrow))
    const crop = { x: 0.52, y: 0, width: 0.48, height: 1 }
    const found = async (whole: boolean) => {
      const { hits } = await search(starter, { logo: { ...searched(id), crop, whole } })
      return new Map(hits.map(({ brandId, similarity }) => [brandId, similarity?.logo]))
    }
    expect([...(await found(false)).keys()]).toEqual(['em-5'])
    const both = await found(true)
    expect([...both.keys()].sort()).toEqual(['em-1', 'em-2', 'em-3', 'em-5'])
    expect(both.get('em-5')?.query?.x).toBeGreaterThan(0.5)
    expect(both.get('em-1')?.query?.x).toBeLessThan(0.5)
    const { part, whole } = both.get('em-5')?.scores ?? {}
    expect(part).toBeGreaterThan(95)
    expect(whole).toBeLessThan(part ?? 0)
  })

  it('is sorted by shape, part or colour where asked, and then by page', async () => {
    const { id } = await upload(starter, await besideEachOther(leaf, arrow))
    const sorted = async (sort: BrandQuery['sort']) => {
      const { hits } = await search(starter, { logo: searched(id), minimumLogoSimilarity: 0, sort })
      return hits.map(({ brandId, similarity }) => ({ brandId, ...similarity?.logo?.scores }))
    }
    const falling = (values: readonly (number | null | undefined)[]) =>
      expect(values).toEqual([...values].sort((a, b) => (b ?? -1) - (a ?? -1)))
    const [byColour, byShape, byPart] = await Promise.all([sorted('colour'), sorted('shape'), sorted('part')])
    falling(byColour.map(({ colour }) => colour))
    falling(byShape.map(({ shape }) => shape))
    falling(byPart.map(({ part, shape }) => part ?? shape))
    expect(byColour.length).toBeGreaterThan(3)
    expect(new Set(byShape.map(({ brandId }) => brandId))).toEqual(new Set(byColour.map(({ brandId }) => brandId)))
    expect(byColour.at(-1)).toMatchObject({ brandId: 'em-3' })
    const both = { mode: 'nameAndLogo', text: 'Tavelo', logo: searched(id), sort: 'shape' } as const
    const { hits } = await search(starter, both)
    expect(hits.at(-1)).toMatchObject({ brandId: 'em-6', similarity: { logo: null } })
    expect((await search(starter, { ...both, page: 101, size: 10 })).hits).toEqual([])
  })

  it('joins a query: marks that satisfy it and have a logo alike', async () => {
    const { id } = await upload(starter, await drawing(leaf))
    const asked = (query: string, more: Partial<BrandQuery> = {}) =>
      search(starter, { mode: 'expert', query, logo: searched(id), ...more })
    const ids = ({ hits }: Awaited<ReturnType<typeof asked>>) => hits.map(({ brandId }) => brandId).sort()
    const narrowed = await asked('vienna:5')
    expect(ids(narrowed)).toEqual(['em-1', 'em-2'])
    expect(narrowed.logo?.receipt).toMatchObject({ identical: 3, hiddenByFilters: 1, shown: 2 })
    const excluding = await asked('NOT vienna:26 class:9')
    expect(ids(excluding)).toEqual(['em-2', 'em-3'])
    expect(excluding.logo?.receipt).toMatchObject({ identical: 2, hiddenByFilters: 0, shown: 2 })
    expect(excluding.logosCompared).toMatchObject({ of: 4, total: 5 })
    expect(excluding.hits[0]?.similarity?.logo?.columns.length).toBeGreaterThan(1)
    const hidden = await asked('NOT vienna:26', { filters: { ...noFilters, viennaCategories: [5] } })
    expect(ids(hidden)).toEqual(['em-2'])
    expect(hidden.logo?.receipt).toMatchObject({ hiddenByFilters: 1, shown: 1 })
    const { id: other } = await upload(starter, await drawing(fork))
    const named = await asked('similar:tavilo', { logo: searched(other), sort: 'shape' })
    expect(named.hits).toMatchObject([{ brandId: 'em-4', score: { total: 100 }, similarity: { logo: { kind: 'identical' } } }])
    expect((await asked('owner:nobody')).total).toBe(0)
    await expect(
      at.visitor.search.query({ body: { mode: 'expert', query: 'class:9', logo: searched(id) } }),
    ).rejects.toMatchObject({ code: 'auth.required' })
    expect((await search(starter, { mode: 'expert', query: 'class:9' })).logo).toBeUndefined()
  })

  it('takes the picture of a query with the call', async () => {
    const form = new FormData()
    form.append('query', JSON.stringify({ query: 'class:9 NOT vienna:26' }))
    form.append('logo', new Blob([new Uint8Array(await drawing(leaf))], { type: 'image/png' }), 'a.png')
    const headers = { Authorization: `Bearer ${starter.token}` }
    const answer = await fetch(`${at.origin}/api/v1/BrandQueries`, { method: 'POST', headers, body: form })
    const result = (await answer.json()) as { query: BrandQuery; hits: { brandId: string }[]; logo: { id: string } }
    expect(result.hits.map(({ brandId }) => brandId).sort()).toEqual(['em-2', 'em-3'])
    expect(result.query.logo?.id).toBe(result.logo.id)
  })

  it('is exported with the picture line of each hit', async () => {
    const { id } = await upload(starter, await drawing(leaf))
    const file = await starter.api.search.exportQuery({ query: { format: 'pdf' }, body: { mode: 'logo', logo: searched(id) } })
    const elements = elementsOf(await readStructure(Buffer.from(await file.arrayBuffer())))
    const lines = elements.flatMap(({ alt }) => (alt?.startsWith('Ihr Logo über dem gefundenen') ? [alt] : []))
    expect(lines).toHaveLength(3)
    expect(lines.some((line) => line.includes('gespiegelt'))).toBe(true)
  })

  it('finds parts only when asked to', async () => {
    const framed = `<circle cx="60" cy="60" r="56" fill="none" stroke="#063" stroke-width="5"/><g transform="translate(24 24) scale(.6)">${arrow}</g>`
    const { id } = await upload(starter, await drawing(framed))
    const found = async (parts: boolean) => {
      const { hits } = await search(starter, { logo: { ...searched(id), parts } })
      return hits.map(({ brandId }) => brandId)
    }
    expect(await found(true)).toContain('em-5')
    expect(await found(false)).not.toContain('em-5')
  })

  it('leads from a mark to those with a similar logo, and to a search with its own', async () => {
    const params = { id: 'em-1' }
    const { logos, logosNeedLogin } = await starter.api.brands.related({ params })
    expect(logosNeedLogin).toBe(false)
    expect(logos).toMatchObject({ total: 3, totalIsLowerBound: false, compared: { of: 5, total: 6, asOf: expect.any(String) } })
    expect(logos?.brands.map(({ brandId, kind }) => [brandId, kind]).sort()).toEqual([
      ['em-2', 'identical'],
      ['em-3', 'identical'],
    ])
    const mirrored = logos?.brands.find(({ brandId }) => brandId === 'em-2')?.similarity?.logo
    expect(mirrored).toMatchObject({ kind: 'identical', alterations: ['mirrored'] })
    expect(mirrored?.scores?.colour).toBeGreaterThan(95)
    expect(mirrored?.columns.find(({ kind }) => kind === 'shape')).toMatchObject({ state: 'equal', alterations: ['mirrored'] })
    expect(await at.visitor.brands.related({ params })).toMatchObject({ logos: null, logosNeedLogin: true })
    expect(await starter.api.brands.related({ params: { id: 'em-6' } })).toMatchObject({ logos: null, logosNeedLogin: false })
    const { id } = await starter.api.logos.searchMark({ params })
    expect((await starter.api.logos.searchMark({ params })).id).toBe(id)
    expect((await search(starter, { logo: searched(id) })).total).toBe(3)
    await expect(at.visitor.logos.searchMark({ params })).rejects.toMatchObject({ code: 'auth.required' })
    await expect(starter.api.logos.searchMark({ params: { id: 'em-6' } })).rejects.toMatchObject({ code: 'image.notFound' })
  })

  it('needs a login, a picture of one’s own and the plan', async () => {
    const { id } = await upload(starter, await drawing(leaf))
    await expect(at.visitor.search.query({ body: { mode: 'logo', logo: searched(id) } })).rejects.toMatchObject({
      code: 'auth.required',
    })
    await expect(search(starter, {})).rejects.toMatchObject({ code: 'logo.required' })
    const trial = await at.personOf('trial')
    await expect(search(trial, { logo: searched(id) })).rejects.toMatchObject({ code: 'logo.notFound' })
  })

  it('is a full search of a trial, once for each picture and mode', async () => {
    const trial = await at.personOf('trial')
    const usages = async () =>
      (await trial.api.billing.ownSubscription()).product.features.find(({ key }) => key === 'search.full')?.usages
    const { id } = await upload(trial, await drawing(leaf))
    await search(trial, { logo: searched(id) })
    await search(trial, { logo: { ...searched(id), crop: { x: 0, y: 0, width: 1, height: 0.9 } }, sameIdea: true })
    expect(await usages()).toBe(1)
    await search(trial, { mode: 'nameAndLogo', text: 'Tavilo', logo: searched(id) })
    expect(await usages()).toBe(2)
    const { id: other } = await upload(trial, await drawing(fork))
    await expect(search(trial, { logo: searched(other) })).rejects.toMatchObject({ code: 'trial.quotaUsedUp' })
    expect((await search(trial, { logo: searched(id) })).hits.length).toBeGreaterThan(0)
  })
})

it('is the logo check of an evaluation: counts, and the marks with what was done to their logos', async () => {
  const { id: logo } = await upload(starter, await drawing(leaf))
  const brandCase = {
    name: 'Nordlicht',
    logo,
    registrationOfficeCodes: ['em' as const],
    goods: [{ niceClass: 9, text: 'Software' }],
  }
  const events = await starter.api.guardian.evaluate({ body: { case: brandCase } })
  let assessment: Assessment | null = null
  for await (const event of events) assessment = event.assessment ?? assessment
  expect(assessment).toMatchObject({
    counts: { identicalLogos: 3, similarLogos: 0 },
    similarity: { logo: 100 },
    blocks: { logos: { state: 'ready', result: { identical: 3, similar: 0, compared: { of: 5, total: 6 } } } },
  })
  const brands = assessment?.blocks.logos.result?.brands ?? []
  expect(brands.map(({ brandId }) => brandId).sort()).toEqual(['em-1', 'em-2', 'em-3'])
  expect(brands.find(({ brandId }) => brandId === 'em-2')?.similarity?.logo?.alterations).toContain('mirrored')
  const exported = (format: 'csv' | 'pdf') =>
    starter.api.guardian.exportAssessment({ params: { id: assessment?.id ?? 0 }, query: { format } })
  const [titles, ...rows] = (await (await exported('csv')).text()).trim().split('\r\n')
  const place = titles?.split(';').indexOf('"Logo-Ähnlichkeit in %"') ?? -1
  expect(rows.map((row) => Number(row.split(';')[place]) >= 95)).toEqual([true, true, true])
  const file = await exported('pdf')
  const figures = elementsOf(await readStructure(Buffer.from(await file.arrayBuffer()))).flatMap(({ alt }) => alt ?? [])
  expect(figures.filter((alt) => alt.startsWith('Ihr Logo über dem gefundenen'))).toHaveLength(3)
})

it('gives no all-clear in any list when only the logo of a check is found', async () => {
  const person = await at.personOf('enterprise')
  const id = crypto.randomUUID()
  const project = await person.api.pilot.createProject({ body: { id } })
  const [{ id: nameId } = { id: 0 }] = (await person.api.pilot.addNames({ params: { id }, body: { names: ['Nordlicht'] } })).names
  const { id: draftId } = await person.api.pilot.draft({ params: { id: project.id, nameId } })
  const { id: logo } = await upload(person, await drawing(leaf))
  const goods = [{ niceClass: 9, text: 'Software' }]
  const brandCase = { name: 'Nordlicht', logo, registrationOfficeCodes: ['em' as const], goods }
  for await (const _ of await person.api.guardian.evaluate({ body: { case: brandCase, draftId } }));
  const onlyLogos = { verdict: 'logosOnly', riskClass: null }
  const lists = async () => [
    ...(await person.api.guardian.assessments()),
    ...(await person.api.pilot.project({ params: { id } })).names.flatMap(({ assessments }) => assessments),
  ]
  expect(await lists()).toMatchObject([onlyLogos, onlyLogos])
  // Earlier programs stored no verdicts.
  const { pool } = at.world
  const [row] = await lists()
  const part = { registrationOfficeCode: null, niceClass: null, term: null, name: null }
  const risk = { riskScore: 15, riskClass: 'ratherNot', openConflicts: 0 }
  const change = { kind: 'otherOrder', case: { ...brandCase, idea: '', countries: [] }, ...part, ...risk }
  await pool.query('update assessments set verdict = null, safer_changes = $2 where id = $1', [
    row?.id,
    { tried: 2, changes: [change, { ...change, riskScore: 30 }] },
  ])
  expect(await lists()).toMatchObject([onlyLogos, onlyLogos])
  expect((await pool.query('select verdict from assessments where id = $1', [row?.id])).rows).toEqual([{ verdict: 'logosOnly' }])
  const { saferChanges } = await person.api.guardian.assessment({ params: { id: row?.id ?? 0 } })
  expect(saferChanges?.changes).toMatchObject([onlyLogos, { verdict: 'logosBeside', riskClass: 'ratherNot' }])
})

it('gives no all-clear for a change that keeps the logo, when the logo is found', async () => {
  const person = await at.personOf('enterprise')
  const { id: logo } = await upload(person, await drawing(leaf))
  const goods = [{ niceClass: 9, text: 'Software' }]
  const brandCase = { name: 'Tavila', logo, registrationOfficeCodes: ['em' as const], goods }
  let id = 0
  for await (const event of await person.api.guardian.evaluate({ body: { case: brandCase } })) id = event.id
  let changes: SaferChange[] = []
  for await (const { saferChanges } of await person.api.guardian.saferChanges({ params: { id } }))
    changes = saferChanges?.changes ?? []
  expect(changes[0]).toMatchObject({ verdict: 'logosOnly', riskClass: null })
  expect(changes.map(({ verdict }) => verdict)).not.toContain('noConflicts')
})

import { noFilters } from '@marklot/contracts'
import { describeLogo, describeQuery, descriptorVersion, type LogoQuery, type Picture, packLogo } from '@marklot/similarity/logo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../../test/world.ts'
import type { OpenEngine } from './port.ts'
import { type LogoSearch, type NameSearch, type RecordSearch, type SavedName, searchedLogo } from './requests.ts'

interface StoredMark {
  office: string
  name: string | null
  owner: string
  filed: string
  priority?: string
  translation?: string
  classes?: string
  state?: 'new' | 'alive' | 'dead'
}

/** The register of the suite. A mark's serial is its position in the list, counted from 1. */
const marks: StoredMark[] = [
  { office: 'de', name: 'Lumora', owner: 'Nordlicht GmbH', filed: '2024-01-10' },
  { office: 'em', name: 'LUMORA', owner: 'Nordlicht GmbH', filed: '2024-02-10', classes: '{9,35}' },
  { office: 'us', name: 'Lumora Plus', owner: 'Harbor Foods Inc.', filed: '2024-03-10', priority: '2023-10-01' },
  { office: 'de', name: 'Lumera', owner: 'Brandt & Söhne KG', filed: '2024-04-10', state: 'dead' },
  { office: 'ch', name: 'Tavilo', owner: 'Brandt & Söhne KG', filed: '2024-05-10', classes: '{30}' },
  { office: 'fr', name: 'Tavilo Café', owner: 'Rivage SARL', filed: '2024-06-10', classes: '{30}' },
  { office: 'de', name: null, owner: 'Nordlicht GmbH', filed: '2024-07-10' },
]
const all: RecordSearch = { filters: noFilters, sort: 'relevance', page: 1, size: 10 }
const byName = (text: string, more: Partial<NameSearch> = {}): NameSearch => ({
  ...all,
  text,
  minimumSimilarity: 70,
  maximumNames: 100,
  ...more,
})
const serials = ({ page }: { page: readonly { serial: number }[] }) => page.map(({ serial }) => serial)

async function put(world: World, mark: StoredMark): Promise<void> {
  await world.pool.query(
    `insert into brands (office, id, name, brand_type, state_category, state_key, application_number, application_date, nice_classes,
       owner_name, priority_date, translation, delivery, content_hash)
     select $1, $1 || '-' || n, $2, 'Word', $3, $1 || '.x', n, $4, $5, $6, $7, $8, 1, '\\x00'
     from (select (count(*) + 1)::text as n from brands) next`,
    [
      mark.office,
      mark.name,
      mark.state ?? 'alive',
      mark.filed,
      mark.classes ?? '{9}',
      mark.owner,
      mark.priority ?? null,
      mark.translation ?? null,
    ],
  )
}

const shapes = {
  flag: (x, y) => (x > 0.2 && x < 0.28) || (x > 0.28 && x < 0.75 && y > 0.15 && y < 0.15 + (0.75 - x) * 0.9),
  ring: (x, y) => Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.3) < 0.06,
  cross: (x, y) => Math.abs(x - 0.4) < 0.07 || Math.abs(y - 0.6) < 0.07,
} satisfies Record<string, (x: number, y: number) => boolean>
type ShapeName = keyof typeof shapes

/** Returns the shape in black on white. */
function pictureOf(name: ShapeName): Picture {
  const side = 80
  const rgba = Uint8Array.from({ length: side * side * 4 }, (_, i) => {
    const [x, y] = [(((i >> 2) % side) + 0.5) / side, (Math.floor((i >> 2) / side) + 0.5) / side]
    const isInside = Math.abs(x - 0.5) < 0.4 && Math.abs(y - 0.5) < 0.4
    return i % 4 < 3 && isInside && shapes[name](x, y) ? 0 : 255
  })
  return { width: side, height: side, rgba }
}

/** Stores the description of a mark's picture; null records that there is none. */
async function describeMark(world: World, serial: number, shape: ShapeName | null): Promise<void> {
  const description = shape === null ? null : describeLogo(pictureOf(shape))
  await world.pool.query(
    `insert into logo_descriptions (serial, picture, version, revision, packed, described_at)
     values ($1, 'logos/x', $2, nextval('logo_revision'), $3, '2026-01-01')
     on conflict (serial) do update set packed = excluded.packed, revision = excluded.revision`,
    [serial, descriptorVersion, description && Buffer.from(packLogo(description))],
  )
}

const byLogo = (shape: ShapeName, more: Partial<LogoSearch> = {}): LogoSearch => ({
  ...all,
  logo: searchedLogo(describeQuery(pictureOf(shape)) as LogoQuery),
  minimumLogoSimilarity: 90,
  sameIdea: false,
  maximumMarks: 100,
  name: null,
  ...more,
})

/**
 * Tests that hold for every implementation of `SearchEngine`.
 * @param open opens the engine over the register of a world
 */
export function describeEngine(name: string, open: (world: World) => Promise<OpenEngine>): void {
  describe(`the search engine ${name}`, () => {
    let world: World
    let engine: OpenEngine
    beforeAll(async () => {
      world = await createWorld()
      await world.pool.query(
        `insert into deliveries (office, feed, file, started_at) values ('de', 'feed', 'file', '2026-01-01')`,
      )
      for (const mark of marks) await put(world, mark)
      for (const [serial, shape] of [
        [1, 'flag'],
        [5, 'ring'],
        [7, 'flag'],
      ] as const)
        await describeMark(world, serial, shape)
      engine = await open(world)
    }, 120_000)
    afterAll(async () => {
      await engine.close()
      await world.close()
    })

    it('finds similar names, the closest first, with a receipt that adds up and exact counts', async () => {
      const { total, totalIsLowerBound, page, counts, receipt } = await engine.searchNames(byName('Lumora'))
      expect(page.slice(0, 2).map(({ serial }) => serial)).toEqual([1, 2])
      expect(serials({ page }).toSorted()).toEqual([1, 2, 3, 4])
      expect({ total, totalIsLowerBound }).toEqual({ total: 4, totalIsLowerBound: false })
      const totals = page.map(({ nameScore }) => nameScore?.total ?? 0)
      expect(totals).toEqual(totals.toSorted((a, b) => b - a))
      expect(counts.registrationOfficeCodes).toContainEqual({ key: 'de', count: 2 })
      expect(receipt).toMatchObject({ identical: 2, hiddenByFilters: 0, shown: 4 })
    })

    it('finds nothing for a blank name', async () => {
      expect(await engine.searchNames(byName('  '))).toMatchObject({ total: 0, page: [] })
    })

    it('counts each filter without itself, and says what the filters hide', async () => {
      const filters = { ...noFilters, registrationOfficeCodes: ['us' as const] }
      const { page, counts, receipt } = await engine.searchNames(byName('Lumora', { filters }))
      expect(serials({ page })).toEqual([3])
      expect(counts.registrationOfficeCodes).toContainEqual({ key: 'de', count: 2 })
      expect(receipt).toMatchObject({ hiddenByFilters: 3, shown: 1 })
    })

    it('says when more names are similar than a result holds', async () => {
      expect(await engine.searchNames(byName('Lumora', { maximumNames: 1 }))).toMatchObject({ totalIsLowerBound: true })
    })

    it('returns pages that together make up the result', async () => {
      const whole = serials(await engine.searchNames(byName('Lumora')))
      const pages = await Promise.all([1, 2, 3].map((page) => engine.searchNames(byName('Lumora', { page, size: 2 }))))
      expect(pages.flatMap(serials)).toEqual(whole)
    })

    it('finds owners despite a typing mistake', async () => {
      expect(serials(await engine.searchOwners({ ...all, text: 'Nordlihct' })).toSorted()).toEqual([1, 2, 7])
    })

    it('returns marks by serial in the order given, and leaves out unknown ones', async () => {
      expect(serials(await engine.searchSerials([7, 999, 2, 5], all))).toEqual([7, 2, 5])
    })

    it('answers a query with the marks that satisfy all clauses', async () => {
      const outcome = await engine.searchQuery({
        ...all,
        minimumSimilarity: 70,
        maximumNames: 100,
        clauses: [
          { kind: 'name', isNegated: false, values: [{ text: 'lum*', isPhrase: false }] },
          { kind: 'filters', isNegated: true, filters: [{ ...noFilters, registrationOfficeCodes: ['us'] }] },
          { kind: 'serials', isNegated: true, serials: [4] },
        ],
      })
      expect({ total: outcome.total, page: serials(outcome).toSorted() }).toEqual({ total: 2, page: [1, 2] })
    })

    it('filters by the day that decides which mark is earlier: the priority date, or else the application date', async () => {
      const earlier = { ...noFilters, priorityDate: { until: '2024-01-31' } }
      const { total, page, counts } = await engine.searchNames(byName('Lumora', { filters: earlier }))
      expect({ total, page: serials({ page }).toSorted() }).toEqual({ total: 2, page: [1, 3] })
      expect(counts.registrationOfficeCodes).toEqual(
        expect.arrayContaining([
          { key: 'de', count: 1 },
          { key: 'us', count: 1 },
        ]),
      )
      expect(serials(await engine.browse({ ...all, filters: earlier })).toSorted()).toEqual([1, 3])
      const filed = { ...noFilters, applicationDate: { until: '2024-01-31' } }
      expect(serials(await engine.browse({ ...all, filters: filed }))).toEqual([1])
    })

    it('browses all marks, newest first, including those without a name', async () => {
      const { total, page } = await engine.browse({ ...all, sort: 'applicationDate', size: 3 })
      expect({ total, page: serials({ page }) }).toEqual({ total: 7, page: [7, 6, 5] })
    })

    it('suggests names that begin with the text, one mark per name', async () => {
      const { page: suggested, revision } = await engine.suggest('tavi', 5, noFilters)
      expect(revision).toBe((await engine.browse(all)).revision)
      expect(suggested.map(({ serial }) => serial)).toEqual([5, 6])
      expect((await engine.suggest('tavi', 1, noFilters)).page).toHaveLength(1)
      expect((await engine.suggest('lumora', 5, { ...noFilters, registrationOfficeCodes: ['ch'] })).page).toEqual([])
    })

    it('names the weak elements that a search by the same name discounts', async () => {
      const weak = await engine.weakElements('Bio Tavilo', noFilters)
      expect(weak).toEqual((await engine.searchNames(byName('Bio Tavilo'))).weakElements)
      expect(weak.map(({ text }) => text)).toContain('bio')
    })

    it("counts each office's marks, in total and in windows of days", async () => {
      const questions = [{ office: 'de' as const, from: ['2024-04-01'], until: '2024-04-30' }]
      const { revision, offices } = await engine.countRegister(questions, 2)
      expect(revision).toBeGreaterThan(0)
      expect(offices).toMatchObject([
        { office: 'de', all: { total: 3, categories: { alive: 2, dead: 1 } }, windows: [{ total: 1 }], latest: [1] },
      ])
    })

    it('names the revision of the register in every outcome, the same after catching up without changes', async () => {
      const { revision } = await engine.countRegister([], 0)
      await engine.catchUp()
      const outcomes = await Promise.all([
        engine.searchNames(byName('Lumora')),
        engine.searchOwners({ ...all, text: 'Nordlicht' }),
        engine.searchSerials([7], all),
        engine.searchQuery({ ...all, minimumSimilarity: 70, maximumNames: 100, clauses: [] }),
        engine.browse(all),
        engine.findLogos(byLogo('flag')),
      ])
      expect(outcomes.map((outcome) => outcome.revision)).toEqual(outcomes.map(() => revision))
    })

    it('watches new marks with the same verdicts as single searches', async () => {
      const saved: SavedName[] = ['Lumora', 'Tavilo', 'Nebelkrähe'].map((text, id) => ({
        id,
        text,
        minimumSimilarity: 70,
        filters: noFilters,
      }))
      const fresh = [2, 4, 6, 999]
      const matches = await engine.watch(saved, fresh)
      const expected = await Promise.all(
        saved.map(async ({ id, text }) => {
          const { page } = await engine.searchNames(byName(text))
          return page.flatMap(({ serial, nameScore }) => (fresh.includes(serial) ? [{ id, serial, nameScore }] : []))
        }),
      )
      const inOrder = <M extends { id: number; serial: number }>(list: readonly M[]) =>
        list.toSorted((a, b) => a.id - b.id || a.serial - b.serial)
      expect(inOrder(matches)).toEqual(inOrder(expected.flat()))
      expect(matches.length).toBeGreaterThan(2)
    })

    it('finds marks by their logo, and says how many were compared', async () => {
      const { page, total, receipt, compared, counts } = await engine.findLogos(byLogo('flag'))
      expect(page.map(({ serial, logo }) => [serial, logo?.kind])).toEqual([
        [1, 'identical'],
        [7, 'identical'],
      ])
      expect({ total, receipt, compared }).toMatchObject({
        total: 2,
        receipt: { identical: 2, shown: 2 },
        compared: { of: 3, total: 3 },
      })
      expect(counts.registrationOfficeCodes).toEqual([{ key: 'de', count: 2 }])
      const american = { ...noFilters, registrationOfficeCodes: ['us' as const] }
      expect(await engine.findLogos(byLogo('flag', { filters: american }))).toMatchObject({
        total: 0,
        receipt: { hiddenByFilters: 2, shown: 0 },
        compared: { of: 0, total: 0 },
      })
    })

    it('finds marks by logo and name, and calls the logo of a mark without one unknown', async () => {
      const { page } = await engine.findLogos(
        byLogo('flag', { name: { text: 'Lumora', minimumSimilarity: 70, maximumNames: 100 } }),
      )
      expect(page[0]).toMatchObject({ serial: 1, nameScore: { total: 100 }, logo: { kind: 'identical' } })
      const hits = new Map(page.map((hit) => [hit.serial, hit]))
      expect(hits.get(2)).toMatchObject({ nameScore: { total: 100 }, logo: null })
      expect(hits.get(7)).toMatchObject({ nameScore: null, logo: { kind: 'identical' } })
    })

    it('watches new logos with the same verdicts as single searches', async () => {
      const { logo, minimumLogoSimilarity, sameIdea, filters } = byLogo('flag')
      const { page } = await engine.findLogos(byLogo('flag'))
      const matches = await engine.watchLogos([{ id: 4, logo, minimumLogoSimilarity, sameIdea, filters }], [5, 7, 999])
      expect(matches).toEqual(page.flatMap(({ serial, logo: match }) => (serial === 7 ? [{ id: 4, serial, logo: match }] : [])))
      expect(matches).toHaveLength(1)
    })

    it('refuses a searched logo of another version', async () => {
      const search = byLogo('flag')
      await expect(engine.findLogos({ ...search, logo: { ...search.logo, version: 0 } })).rejects.toThrow()
    })

    it('returns plain data that survives JSON', async () => {
      const outcomes = [
        await engine.searchNames(byName('Tavilo Café')),
        await engine.suggest('tavi', 5, noFilters),
        await engine.findLogos(
          byLogo('ring', { sameIdea: true, name: { text: 'Tavilo', minimumSimilarity: 50, maximumNames: 9 } }),
        ),
        await engine.countRegister([{ office: 'de', from: [], until: '2024-12-31' }], 5),
        await engine.watch([{ id: 1, text: 'Lumora', minimumSimilarity: 70, filters: noFilters }], [1]),
      ]
      expect(JSON.parse(JSON.stringify(outcomes))).toEqual(outcomes)
    })

    it('answers concurrent calls, each with its own result', async () => {
      const asked = Array.from({ length: 100 }, (_, i) => (i % marks.length) + 1)
      const answered = await Promise.all(asked.map((serial) => engine.searchSerials([serial], all)))
      expect(answered.flatMap(serials)).toEqual(asked)
    })

    it('includes, after catching up, what was committed before', async () => {
      await put(world, { office: 'at', name: 'Quorvex', owner: 'Neu AG', filed: '2024-08-10' })
      await engine.catchUp()
      expect(serials(await engine.searchNames(byName('Quorvex')))).toEqual([marks.length + 1])
    })

    it('includes, after catching up, the logos that were described before', async () => {
      expect((await engine.findLogos(byLogo('cross'))).total).toBe(0)
      await describeMark(world, 2, 'cross')
      await describeMark(world, 7, null)
      await engine.catchUp()
      expect((await engine.findLogos(byLogo('cross'))).page.map(({ serial }) => serial)).toEqual([2])
      expect((await engine.findLogos(byLogo('flag'))).page.map(({ serial }) => serial)).toEqual([1])
    })

    it('finds a name by the translation that an office records for one of its marks', async () => {
      const translated = { name: 'Quellmarde', owner: 'Otra SL', filed: '2023-01-10' }
      await put(world, { ...translated, office: 'us', translation: 'Spring marten' })
      await put(world, { ...translated, office: 'es' })
      await engine.catchUp()
      const [first, second] = [marks.length + 2, marks.length + 3]
      const { page, receipt } = await engine.searchNames(byName('Spring Marten'))
      expect(serials({ page })).toEqual([first, second])
      expect(page.map(({ nameScore }) => nameScore?.meaning)).toEqual([100, 100])
      expect(receipt?.sameMeaning).toBe(2)
      const saved = { id: 1, text: 'Spring Marten', minimumSimilarity: 70, filters: noFilters }
      expect((await engine.watch([saved], [first, 1])).map(({ serial }) => serial)).toEqual([first])
      expect((await engine.suggest('Spring', 5, noFilters)).page).toEqual([])
    })
  })
}

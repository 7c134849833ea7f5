import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { syntheticRegister } from '../../../../../register-index/bench/synthetic-marks.ts'
import { createWorld, type World } from '../../../../test/world.ts'
import { createLog } from '../../../platform/log.ts'
import { openEmbeddedEngine } from '../embedded.ts'
import type { OpenEngine } from '../port.ts'
import type { IndexClause, IndexFilters, NameSearch, RecordSearch } from '../requests.ts'

const none: IndexFilters = {
  registrationOfficeCodes: [],
  brandStateCategories: [],
  brandTypes: [],
  brandStates: [],
  goodsClasses: [],
  servicesClasses: [],
  viennaCategories: [],
  applicationDate: {},
  registrationDate: {},
  oppositionPeriodEndDate: {},
  priorityDate: {},
}
const filterings: IndexFilters[] = [
  none,
  { ...none, registrationOfficeCodes: ['de', 'us'] },
  { ...none, goodsClasses: [9, 25], servicesClasses: [41], brandStateCategories: ['alive'] },
  { ...none, brandTypes: ['Word'], applicationDate: { from: '2005-01-01', until: '2018-12-31' } },
  { ...none, viennaCategories: [3, 26], priorityDate: { until: '2015-06-30' } },
]
const page: RecordSearch = { filters: none, sort: 'relevance', page: 1, size: 25 }
const sorts = ['relevance', 'applicationDate', 'name'] as const
const size = 3_000
/** The ending of many names. */
const ending = 'flix'
/** Three letters, other ones for each number below 17,576. */
const lettersOf = (i: number) => String.fromCharCode(...[0, 1, 2].map((place) => 97 + (Math.floor(i / 26 ** place) % 26)))
const namesWithEnding = 900

/** Compares an engine with the embedded one over invented marks. */
export function describeSameResults(open: (world: World) => Promise<OpenEngine>): void {
  let world: World
  let folder: string
  let engine: OpenEngine
  let embedded: OpenEngine
  const register = syntheticRegister(5, size)
  const marks = Array.from({ length: size }, (_, i) => {
    const mark = register.mark(i + 1)
    if (i < size - namesWithEnding) return mark
    return { ...mark, name: i % 10 === 0 ? `${lettersOf(i)} ${ending}` : `${lettersOf(i)}${ending}`, ownerName: `Owner ${i}` }
  })
  const names = marks.flatMap(({ name }) => (name === null ? [] : [name])).filter((name) => name.length > 3)
  /** The names to search with the `i`-th filters. */
  const searched = (i: number) => names.filter((_, place) => place % 400 === i * 7)

  beforeAll(async () => {
    world = await createWorld()
    await world.pool.query(`insert into deliveries (office, feed, file, started_at) values ('de', 'f', 'f', '2026-01-01')`)
    await world.pool.query(
      `insert into brands (office, id, name, brand_type, state_category, state_key, application_number, application_date,
         registration_date, opposition_end_date, nice_classes, vienna_categories, owner_name, owner_seat, delivery, content_hash)
       select m->>'office', m->>'serial', m->>'name', m->>'type', m->>'category', m->>'stateKey', m->>'serial',
         (m->>'applicationDate')::date, (m->>'registrationDate')::date, (m->>'oppositionPeriodEndDate')::date,
         array(select jsonb_array_elements_text(m->'niceClasses'))::smallint[],
         array(select jsonb_array_elements_text(m->'viennaCategories'))::smallint[], m->>'ownerName', m->>'ownerSeat', 1, '\\x00'
       from jsonb_array_elements($1::jsonb) m`,
      [JSON.stringify(marks)],
    )
    folder = await mkdtemp(join(tmpdir(), 'marklot-same-'))
    const { pool, connection } = world
    const log = createLog('silent')
    const applicationName = 'test-same'
    embedded = await openEmbeddedEngine({ pool, connection, applicationName, threads: 0, dataDirectory: folder, log })
    engine = await open(world)
  }, 120_000)
  afterAll(async () => {
    await engine.close()
    await embedded.close()
    await world.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Expects both engines to give the same answer. */
  async function same<Result>(ask: (of: OpenEngine) => Promise<Result>, what: unknown): Promise<Result> {
    const result = await ask(engine)
    expect({ what, result }).toEqual({ what, result: await ask(embedded) })
    return result
  }

  it('finds the same marks by name, with the same scores, counts and receipt', async () => {
    for (const [i, filters] of filterings.entries())
      for (const text of searched(i)) {
        const request = { ...page, filters, text, minimumSimilarity: 85, maximumNames: 200, sort: sorts[i % 3] ?? 'name' }
        expect((await same((of) => of.searchNames(request), request)).receipt?.identical).toBeGreaterThan(0)
      }
  })

  // Each engine compares only the names that it guesses to be similar, so among less similar names each may miss some.
  it('finds nearly all marks with less similar names that the embedded engine finds, with the same scores', async () => {
    const scoresOf = async (of: OpenEngine, request: NameSearch) =>
      new Map((await of.searchNames(request)).page.map(({ serial, nameScore }) => [serial, nameScore]))
    const count = { expected: 0, found: 0 }
    for (const [i, filters] of filterings.entries())
      for (const text of searched(i)) {
        const request = { ...page, filters, text, minimumSimilarity: 70, maximumNames: 1_000, size: 1_000 }
        const [own, other] = [await scoresOf(engine, request), await scoresOf(embedded, request)]
        for (const [serial, score] of other) {
          count.expected++
          if (!own.has(serial)) continue
          count.found++
          expect({ text, serial, score: own.get(serial) }).toEqual({ text, serial, score })
        }
      }
    expect(count.expected).toBeGreaterThan(100)
    expect(count.found / count.expected).toBeGreaterThanOrEqual(0.95)
  })

  it('browses the same marks in every order', async () => {
    for (const filters of filterings)
      for (const sort of sorts) {
        const request = { ...page, filters, sort, page: 3 }
        await same((of) => of.browse(request), request)
      }
  })

  it('finds the same marks by owner', async () => {
    const owners = marks.flatMap(({ ownerName }) => (ownerName === null ? [] : [ownerName]))
    const texts = [owners[7], owners[11], owners[501]?.slice(0, 5), `${owners[99]?.slice(1)}`, 'Berlin', 'GmbH', 'Berlni Soehne']
    for (const [i, text = ''] of texts.entries()) {
      const request = { ...page, text, filters: filterings[i % 3] ?? none, sort: sorts[i % 2] ?? 'name' }
      const { total } = await same((of) => of.searchOwners(request), request)
      if (i === 0) expect(total).toBeGreaterThan(0)
    }
  })

  it('answers the same queries', async () => {
    const totals: number[] = []
    const value = (text: string, isPhrase = false) => ({ text, isPhrase })
    const name = (...values: ReturnType<typeof value>[]): IndexClause => ({ kind: 'name', isNegated: false, values })
    const queries: IndexClause[][] = [
      [name(value('s*'))],
      [name(value('*on*')), { kind: 'filters', isNegated: false, filters: [filterings[1] ?? none] }],
      [name(value('*er')), { kind: 'name', isNegated: true, values: [value('?a*')] }],
      [name(value('first sun', true), value('blue'))],
      [
        { kind: 'owner', isNegated: false, values: [value('*a*')] },
        { kind: 'seat', isNegated: true, values: [value('berlin')] },
      ],
      [{ kind: 'serials', isNegated: false, serials: [1, 5, 9, 2_999, 4_000] }],
      [{ kind: 'similar', isNegated: false, texts: [names[10] ?? '', names[20] ?? ''] }],
      [name(value('s*')), { kind: 'similar', isNegated: true, texts: [names[30] ?? ''] }],
      [name(value('*a*')), { kind: 'similar', isNegated: false, texts: [names[40] ?? ''] }],
      [],
    ]
    for (const [i, clauses] of queries.entries())
      for (const sort of sorts) {
        const filters = filterings[i % filterings.length] ?? none
        const request = { ...page, clauses, filters, sort, minimumSimilarity: 70, maximumNames: 100 }
        totals.push((await same((of) => of.searchQuery(request), request)).total)
      }
    expect(totals.filter((total) => total > 0).length).toBeGreaterThan(totals.length / 2)
  })

  it('suggests the same names, finds the same weak elements and counts the same', async () => {
    for (const text of ['s', 'su', 'blu', 'golden', names[3]?.slice(0, 4) ?? '', names[77] ?? ''])
      for (const filters of filterings.slice(0, 3)) await same((of) => of.suggest(text, 6, filters), { text, filters })
    for (const text of ['Sun Coffee', 'Tavilo Online Group', 'Netmaster', 'Bio Tavilo', 'Sunflower Technology'])
      await same((of) => of.weakElements(text, none), text)
    expect(await same((of) => of.weakElements(`cine${ending}`, none), ending)).toMatchObject([{ text: ending, place: 'ending' }])
    const questions = [{ office: 'us' as const, from: ['2015-01-01', '2020-01-01'], until: '2021-12-31' }]
    await same((of) => of.countRegister(questions, 5), questions)
  })
}

/*
 * Measures the search by name on invented marks:
 *
 *   npm run bench:search -- --marks 1000000 [--queries 300] [--exhaustive 50] [--edit-distance] [--into-database]
 *     [--http] [--peers] [--json]
 *   npm run bench:search -- --engine opensearch --marks 1000000 [--queries 300] [--exhaustive 20] [--indices PREFIX]
 *     [--json]
 *
 * Times are in milliseconds, for the product's default search (similarity from 70 %, first page) through the search
 * threads. A planted variant counts as found if its name is among the first 50 distinct names. `recallVsExhaustive` is
 * the share of the true first 50 names of at least 70 %, determined by scoring every name, for searched names other
 * than the planted ones. `recallVsExhaustiveFiltered` is the same with a filter that few marks pass. `--edit-distance`
 * adds how many planted variants a ranking by edit distance alone finds. `--into-database` fills a PostgreSQL with the
 * same marks (see `packages/server/bench`), `--http` then measures the product over loopback, and `--peers` measures
 * pg_trgm on the same distinct names. Without `--http`, `visibleSeconds` is the time the engine needs for a change, and
 * `maxLoopBlockMs` the longest time its searches block the calling thread.
 *
 * `--engine opensearch` measures the search by the cluster at `OPENSEARCH_URL` instead (`scripts/opensearch.sh`) and
 * compares it with the embedded engine: `overlapWithEmbedded` is the share of the embedded engine's first 50 names that
 * the cluster also finds among its first 50. `--indices PREFIX` keeps the indices under this prefix. If the cluster has
 * them already, only times are measured, which takes a few minutes.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { type IndexFilters, noFilters } from '../src/filter/filters.ts'
import type { IndexedMark } from '../src/layout/mark.ts'
import { collectGarbage } from '../src/memory/collect-garbage.ts'
import { RegisterBuilder } from '../src/register-builder.ts'
import { RegisterIndex } from '../src/register-index.ts'
import type { NameSearch } from '../src/search/requests.ts'
import { Scratch } from '../src/search/scratch.ts'
import { rankNames } from '../src/search/search-names.ts'
import { IndexWriter } from '../src/threads/index-writer.ts'
import { SearchThreads } from '../src/threads/search-threads.ts'
import { type DatabaseFigures, measureDatabase, runInDatabase } from './database.ts'
import { findByEditDistance } from './edit-distance.ts'
import { scoreEverything } from './exhaustive.ts'
import { latencies, progress, rounded } from './measure.ts'
import { type PlantedKind, type PlantedQuery, plantedKinds, plantedNames, plantedQueries } from './planted.ts'
import { startIndexThread } from './start-index-thread.ts'
import { syntheticRegister } from './synthetic-marks.ts'

const scratch = new Scratch()

const { values } = parseArgs({
  options: {
    marks: { type: 'string', default: '30000' },
    queries: { type: 'string', default: '300' },
    exhaustive: { type: 'string' },
    'edit-distance': { type: 'boolean', default: false },
    seed: { type: 'string', default: '2026' },
    engine: { type: 'string', default: 'embedded' },
    indices: { type: 'string' },
    'into-database': { type: 'boolean', default: false },
    http: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const marks = Number(values.marks)
const heldOut = Number(values.exhaustive ?? (marks <= 2_000_000 ? 50 : 10))
const queries = plantedQueries(Number(values.seed), Number(values.queries))
const planted = plantedNames(queries)
if (planted.length > marks) throw new Error(`${marks} marks do not hold ${planted.length} planted names: ask for fewer queries`)

/** A filter that few marks pass: one office of seven, two classes of 45. */
const narrow: IndexFilters = { ...noFilters, registrationOfficeCodes: ['at'], goodsClasses: [25], servicesClasses: [41] }
const minimum = 70
const shown = 50

/** Returns the marks of the register, the planted names last. */
function* registerMarks(): Generator<IndexedMark> {
  const register = syntheticRegister(1, marks)
  for (let serial = 1; serial <= marks; serial++) {
    const mark = register.mark(serial)
    const name = planted[serial - 1 - (marks - planted.length)]
    yield name === undefined ? mark : { ...mark, name }
  }
}
const request = (text: string, filters = noFilters): NameSearch => ({
  text,
  minimumSimilarity: minimum,
  filters,
  sort: 'relevance',
  page: 1,
  size: 25,
  maximumNames: 1000,
})

function build(): { index: RegisterIndex; seconds: number } {
  const builder = new RegisterBuilder(marks)
  let milliseconds = 0
  const timed = (work: () => void) => {
    const begun = performance.now()
    work()
    milliseconds += performance.now() - begun
  }
  let batch: IndexedMark[] = []
  const add = () => timed(() => batch.forEach((mark) => void builder.add(mark)))
  for (const mark of registerMarks()) {
    batch.push(mark)
    if (batch.length < 10_000) continue
    add()
    batch = []
    if (mark.serial % 1_000_000 === 0) progress(`${mark.serial} marks gathered`)
  }
  add()
  let index = RegisterIndex.empty()
  timed(() => {
    index = builder.build(1)
  })
  return { index, seconds: rounded(milliseconds / 1000) }
}

/** Saves the index, releases it and opens it, as a restarting server does. This excludes the garbage of the build. */
async function reopened(from: { index: RegisterIndex }): Promise<{ index: RegisterIndex; seconds: number }> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-search-'))
  try {
    await from.index.save(directory)
    from.index = RegisterIndex.empty()
    collectGarbage()
    const begun = performance.now()
    const opened = await RegisterIndex.open(directory)
    return { index: opened, seconds: rounded((performance.now() - begun) / 1000) }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Searches all names, `clients` at a time. */
async function measureClients(searches: SearchThreads['searches'], clients: number, filters = noFilters) {
  const times: number[] = []
  let next = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (;;) {
        const query = queries[next++]
        if (query === undefined) return
        const asked = performance.now()
        await searches.searchNames(request(query.text, filters))
        times.push(performance.now() - asked)
      }
    }),
  )
  return { ...latencies(times), qps: rounded((times.length * 1000) / (performance.now() - begun), 1) }
}

function plantedRecall(index: RegisterIndex): Record<'all' | PlantedKind, number> {
  const counts = new Map<string, { asked: number; found: number }>()
  const segments = segmentsOf(index)
  const count = (key: string, isFound: boolean) => {
    const { asked, found } = counts.get(key) ?? { asked: 0, found: 0 }
    counts.set(key, { asked: asked + 1, found: found + Number(isFound) })
  }
  for (const { text, variants } of queries) {
    const { names } = rankNames(scratch, segments, request(text))
    const first = new Set(names.slice(0, shown).map((name) => name.text))
    for (const [kind, variant] of Object.entries(variants)) {
      count(kind, first.has(variant))
      count('all', first.has(variant))
    }
  }
  const share = (key: string) => rounded((counts.get(key)?.found ?? 0) / Math.max(1, counts.get(key)?.asked ?? 0), 3)
  return Object.fromEntries(['all', ...plantedKinds].map((key) => [key, share(key)])) as Record<'all' | PlantedKind, number>
}

const segmentsOf = (index: RegisterIndex) => [...index.state.base, ...index.state.changes]

function exhaustiveRecall(index: RegisterIndex, texts: readonly PlantedQuery[], filters: IndexFilters): number {
  const segments = segmentsOf(index)
  let wanted = 0
  let found = 0
  for (const [i, { text }] of texts.entries()) {
    const truth = scoreEverything(segments, text, minimum, filters).slice(0, shown)
    const passing = rankNames(scratch, segments, request(text, filters)).names.filter(({ passes }) => passes)
    const own = new Set(passing.slice(0, shown).map((name) => name.text))
    wanted += truth.length
    found += truth.filter((name) => own.has(name.text)).length
    if (i % 10 === 9) progress(`${i + 1} of ${texts.length} names compared with all`)
  }
  return rounded(found / Math.max(1, wanted), 4)
}

/** Returns the seconds until every search thread finds a change. */
async function measureVisible(writer: IndexWriter, searches: SearchThreads['searches']): Promise<number> {
  const register = syntheticRegister(7, 20_000)
  const upserts = Array.from({ length: 20_000 }, (_, i) => register.mark(marks + 1 + i))
  upserts.push({ ...register.mark(marks + 20_001), name: 'Qvistelforth Wexmandor' })
  const begun = performance.now()
  await writer.append({ upserts, removedSerials: [], revision: 2 })
  const { total } = await searches.searchNames(request('Qvistelforth Wexmandor'))
  if (total === 0) throw new Error('The change is not found')
  return rounded((performance.now() - begun) / 1000)
}

if (values.engine === 'opensearch') {
  const unseen = plantedQueries(Number(values.seed) + 1, 100).map(({ text }) => text)
  const indices = values.indices ?? null
  const task = { queries, unseen, exhaustive: Number(values.exhaustive ?? 20), none: noFilters, narrow, indices }
  const isFilled = indices !== null && (await fetch(`${process.env.OPENSEARCH_URL}/${indices}-state`)).ok
  const figures = await (isFilled
    ? runInDatabase<object>('cluster-times', [], task)
    : runInDatabase<object>('cluster', registerMarks(), task))
  process.stdout.write(`${JSON.stringify(figures, null, values.json ? undefined : 1)}\n`)
  process.exit(0)
}
if (values.engine !== 'embedded') throw new Error('--engine is embedded or opensearch.')

const built = build()
progress(`built in ${built.seconds} s`)
const opened = await reopened(built)
const { index } = opened
progress(`opened in ${opened.seconds} s`)

const writer = new IndexWriter(index, { startMerge: () => startIndexThread('merge') })
const threads = new SearchThreads({
  threads: 2,
  start: () => startIndexThread('search'),
  attach: (port) => writer.attach(port),
})
// The first searches compile the code of each thread, and recompile it as it becomes hot.
for (let round = 0; round < 3; round++) {
  for (const clients of [2, 1]) await measureClients(threads.searches, clients)
  await measureClients(threads.searches, 2, narrow)
}
const rssBytes = process.memoryUsage.rss()
const clients1 = await measureClients(threads.searches, 1)
const filtered = await measureClients(threads.searches, 1, narrow)
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const clients2 = await measureClients(threads.searches, 2)
delay.disable()
progress(`searched: ${JSON.stringify(clients1)}`)
const visibleSeconds = await measureVisible(writer, threads.searches)
await threads.close()
await writer.close()
const recallAt50 = plantedRecall(index)
progress(`planted: ${JSON.stringify(recallAt50)}`)
const byEditDistance = values['edit-distance'] ? findByEditDistance(segmentsOf(index), queries, shown) : undefined
const unseen = plantedQueries(Number(values.seed) + 1, heldOut)
const recallVsExhaustive = exhaustiveRecall(index, unseen, noFilters)
const recallVsExhaustiveFiltered = exhaustiveRecall(index, unseen, narrow)

const figures: Partial<DatabaseFigures> =
  values['into-database'] || values.http || values.peers
    ? await measureDatabase(registerMarks(), { queries, http: values.http, peers: values.peers })
    : {}
const result = {
  marks,
  distinctNames: index.names,
  buildSeconds: built.seconds,
  indexBytes: index.bytes,
  openSeconds: opened.seconds,
  rssBytes,
  clients1,
  clients2,
  http: figures.http ?? null,
  recallAt50,
  byEditDistance,
  recallVsExhaustive,
  recallVsExhaustiveFiltered,
  filterSlowdown: rounded(filtered.p50 / clients1.p50),
  visibleSeconds: figures.visibleSeconds ?? visibleSeconds,
  maxLoopBlockMs: figures.maxLoopBlockMs ?? rounded(delay.max / 1e6, 1),
  peers: { pgTrgm: figures.pgTrgm ?? null },
}
process.stdout.write(`${JSON.stringify(result, null, values.json ? undefined : 1)}\n`)

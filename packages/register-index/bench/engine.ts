/*
 * Measures the engine as the product runs it: a writer and search threads on one copy of the memory.
 *
 *   npx tsx packages/register-index/bench/engine.ts --marks 1000000 [--threads 2] [--changes 20000] [--merge] [--json]
 *
 * It builds, saves, opens, searches, browses and applies changes. With `--merge` it applies enough changes to rewrite a
 * partition. The writer runs in the main thread here, so a test of the server measures `maxLoopBlockMs` instead. Memory
 * is that of the whole process.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { noFilters } from '../src/filter/filters.ts'
import { RegisterBuilder } from '../src/register-builder.ts'
import { RegisterIndex } from '../src/register-index.ts'
import { IndexWriter } from '../src/threads/index-writer.ts'
import { SearchThreads } from '../src/threads/search-threads.ts'
import { startIndexThread } from './start-index-thread.ts'
import { syntheticRegister } from './synthetic-marks.ts'

const { values } = parseArgs({
  options: {
    marks: { type: 'string', default: '100000' },
    threads: { type: 'string', default: '2' },
    changes: { type: 'string', default: '20000' },
    merge: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const marks = Number(values.marks)
const say = (text: string) => process.stderr.write(`${text}\n`)
const seconds = (since: number) => Math.round((performance.now() - since) / 10) / 100
const rss = () => process.memoryUsage.rss()
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const directory = await mkdtemp(join(tmpdir(), 'bench-engine-'))
let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, rss())
}, 100)

async function build() {
  const register = syntheticRegister(1, marks)
  const builder = new RegisterBuilder(marks)
  let generating = 0
  const started = performance.now()
  const batch = 20_000
  for (let from = 0; from < marks; from += batch) {
    const begun = performance.now()
    const some = Array.from({ length: Math.min(batch, marks - from) }, (_, i) => register.mark(from + i + 1))
    generating += performance.now() - begun
    for (const mark of some) builder.add(mark)
    peak = Math.max(peak, rss())
    if (from % 1_000_000 === 0) say(`${from} marks gathered, ${Math.round(rss() / 1e6)} MB`)
  }
  const gathered = seconds(started) - generating / 1000
  const index = builder.build(1)
  const built = seconds(started) - generating / 1000
  peak = Math.max(peak, rss())
  say(`built in ${built} s (gathered in ${gathered} s), ${Math.round(rss() / 1e6)} MB`)
  const saving = performance.now()
  await index.save(directory)
  return { buildSeconds: built, saveSeconds: seconds(saving), names: index.names }
}

const built = await build()
const peakOfBuild = peak
// Lets the garbage of the build be collected.
await wait(200)
const { setFlagsFromString } = await import('node:v8')
const { runInNewContext } = await import('node:vm')
setFlagsFromString('--expose-gc')
runInNewContext('gc')()
await wait(500)

const opening = performance.now()
const index = await RegisterIndex.open(directory)
const openSeconds = seconds(opening)
say(`opened in ${openSeconds} s, ${Math.round(rss() / 1e6)} MB`)

const writer = new IndexWriter(index, { startMerge: () => startIndexThread('merge') })
const threads = new SearchThreads({
  threads: Number(values.threads),
  start: () => startIndexThread('search'),
  attach: (port) => writer.attach(port),
})
const { searches } = threads
const page = { filters: noFilters, sort: 'relevance', page: 1, size: 25 } as const
const percentile = (times: number[], share: number) =>
  Math.round((times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0) * 100) / 100
async function time(runs: number, search: (i: number) => Promise<unknown>) {
  const times: number[] = []
  for (let i = 0; i < runs; i++) {
    const begun = performance.now()
    await search(i)
    times.push(performance.now() - begun)
  }
  return { first: Math.round((times[0] ?? 0) * 10) / 10, p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
const register = syntheticRegister(1, marks)
const names = Array.from({ length: 2_000 }, (_, i) => register.mark(i + 1).name).filter(
  (name) => name !== null && name.length > 3,
)
await time(8, (i) => searches.suggest(String(names[i]), 5))
const answerMs = await time(300, () => searches.searchSerials([1], page))
const searchMs = await time(100, (i) =>
  searches.searchNames({ ...page, text: `${names[i * 3]}a`, minimumSimilarity: 70, maximumNames: 1000 }),
)
const browses = {
  all: noFilters,
  office: { ...noFilters, registrationOfficeCodes: ['de' as const] },
  alive: { ...noFilters, brandStateCategories: ['alive' as const] },
  classes: { ...noFilters, goodsClasses: [9, 25] },
  officeAndClass: { ...noFilters, registrationOfficeCodes: ['de' as const, 'em' as const], servicesClasses: [35] },
  since: { ...noFilters, applicationDate: { from: '2020-01-01' } },
}
const browseMs: Record<string, unknown> = {}
for (const [name, filters] of Object.entries(browses))
  browseMs[name] = await time(5, (i) => searches.browse({ ...page, filters, page: i + 1 }))
say(JSON.stringify({ answerMs, searchMs, browseMs }))
await wait(500)
const steady = rss()
say(`steady ${Math.round(steady / 1e6)} MB`)

const fresh = syntheticRegister(9, marks)
const changes = Number(values.changes)
const change = (from: number) =>
  Array.from({ length: changes }, (_, i) => ({ ...fresh.mark(0), serial: 1 + ((from + i * 7) % (marks + changes)) }))
const changed = change(3)
const taking = performance.now()
await writer.append({ upserts: changed, removedSerials: [], revision: 2 })
const appendSeconds = seconds(taking)
let merge = {}
if (values.merge) {
  peak = rss()
  const merging = performance.now()
  let revision = 3
  const waiting = () => writer.index.state.changes.reduce((sum, { segment }) => sum + segment.marks, 0)
  const base = () => writer.index.state.base.map(({ segment }) => segment.id).join()
  const before = base()
  while (base() === before && revision < 10_000) {
    const part = change(revision * 1_000_003)
    await writer.append({ upserts: part, removedSerials: [], revision: revision++ })
    if (revision % 20 === 0) say(`${waiting()} changes, ${Math.round(rss() / 1e6)} MB, ${seconds(merging)} s`)
    // There are enough changes, so the merge is running now.
    if (waiting() > marks / 8 + changes) break
  }
  const began = performance.now()
  await writer.merged()
  say(`merged ${seconds(began)} s, ${Math.round(rss() / 1e6)} MB`)
  await wait(1_000)
  merge = {
    mergeSeconds: seconds(began),
    peakRssWhileMerging: peak,
    rssAfter: rss(),
    segments: writer.index.state.changes.length,
  }
}
const saving = performance.now()
await writer.index.save(directory)
const result = {
  marks: index.marks,
  distinctNames: built.names,
  partitions: index.state.base.length,
  buildSeconds: built.buildSeconds,
  peakRssWhileBuilding: peakOfBuild,
  saveSeconds: built.saveSeconds,
  indexBytes: index.bytes,
  openSeconds,
  rssBytes: steady,
  answerMs,
  searchMs,
  browseMs,
  appendSeconds,
  saveChangesSeconds: seconds(saving),
  ...merge,
}
console.log(values.json ? JSON.stringify(result) : result)
clearInterval(watch)
await threads.close()
await writer.close()
await rm(directory, { recursive: true, force: true })

/*
 * Measures the search by logo as the product runs it: two search threads on one copy of the memory.
 *
 *   npm run bench:logos-engine -- --logos 1000000 [--threads 2] [--queries 300] [--exhaustive 100] [--json]
 *
 * The marks have no words, so memory is that of the logos; `bench:search` measures names. Drawing that many pictures is
 * not feasible, so the product draws and describes a few thousand invented ones. Every logo mixes three of these
 * descriptions in random shares, with noise. The searches use altered pictures, described as the product describes a
 * search. Separate processes draw the pictures and build the index, and this one opens it from its files, as the
 * product's indexer does. `rssBytes` is the memory of this process after all searches. `cpu` is the processor time of a
 * search in one thread, which other work on the machine does not lengthen. `npm run bench:logos` also measures the
 * whole product over HTTP (`scripts/bench-logos.mjs`).
 */
import { fork } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { describeLogo, describeQuery, type LogoDescription, type LogoQuery, packLogo, productOf } from '@marklot/similarity/logo'
import { noFilters } from '../src/filter/filters.ts'
import { type IndexedMark, type OfficeCode, officeCodes, type StateCategory, stateCategories } from '../src/layout/mark.ts'
import { cosineOf, leastForIdea } from '../src/logo/find-logos.ts'
import { searchedLogo } from '../src/logo/searched-logo.ts'
import { collectGarbage } from '../src/memory/collect-garbage.ts'
import { LogoRegisterBuilder, RegisterBuilder } from '../src/register-builder.ts'
import { RegisterIndex } from '../src/register-index.ts'
import type { LogoSearch } from '../src/search/requests.ts'
import { IndexWriter } from '../src/threads/index-writer.ts'
import { SearchThreads } from '../src/threads/search-threads.ts'
import { Exhaustive } from './exhaustive-logos.ts'
import { altered, inventedPicture } from './invented-pictures.ts'
import { LogoVariants } from './logo-variants.ts'
import { startIndexThread } from './start-index-thread.ts'

const { values } = parseArgs({
  options: {
    logos: { type: 'string', default: '100000' },
    pictures: { type: 'string', default: '3000' },
    threads: { type: 'string', default: '2' },
    queries: { type: 'string', default: '300' },
    exhaustive: { type: 'string', default: '100' },
    json: { type: 'boolean', default: false },
    /** What a process started by this one has to do, and the folder for its files. */
    task: { type: 'string' },
    folder: { type: 'string', default: '' },
  },
})
const logos = Number(values.logos)
const pictures = Number(values.pictures)
const say = (text: string) => process.stderr.write(`${text}\n`)
const seconds = (since: number) => Math.round((performance.now() - since) / 10) / 100
const rss = () => process.memoryUsage.rss()
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The descriptions that logos are mixed from, and the searches. */
const describedIn = (folder: string) => join(folder, 'described')
const queriesIn = (folder: string) => join(folder, 'queries')
const readDescribed = async (folder: string): Promise<LogoDescription[]> => deserialize(await readFile(describedIn(folder)))
const isKnown = <T>(value: T | null): value is T => value !== null

/** Returns how many pictures were described in a second. */
async function describe(folder: string): Promise<number> {
  const describing = performance.now()
  const described = Array.from({ length: pictures }, (_, i) => describeLogo(inventedPicture(i))).filter(isKnown)
  const describePerSecond = Math.round(pictures / seconds(describing))
  const views = described.reduce((sum, one) => sum + one.views.length, 0) / described.length
  say(`${described.length} of ${pictures} pictures described, ${describePerSecond} per second, ${views.toFixed(2)} views each`)
  const queries = Array.from({ length: Number(values.queries) }, (_, i) => describeQuery(altered(inventedPicture(i * 7), i)))
  await writeFile(describedIn(folder), serialize(described))
  await writeFile(queriesIn(folder), serialize(queries.filter(isKnown)))
  return describePerSecond
}

const markOf = (serial: number): IndexedMark => ({
  serial,
  name: null,
  translation: null,
  office: officeCodes[serial % officeCodes.length] as OfficeCode,
  category: stateCategories[serial % stateCategories.length] as StateCategory,
  type: 'Figurative',
  stateKey: 'registered',
  niceClasses: [1 + (serial % 45), 1 + ((serial >> 3) % 45)],
  viennaCategories: [1 + (serial % 29)],
  applicationDate: `20${10 + (serial % 15)}-0${1 + (serial % 9)}-1${serial % 10}`,
  registrationDate: null,
  oppositionPeriodEndDate: null,
  priorityDate: null,
  ownerName: null,
  ownerSeat: null,
})

interface Built {
  buildSeconds: number
  nameBytes: number
}

async function build(folder: string): Promise<Built> {
  const described = await readDescribed(folder)
  const marks = new RegisterBuilder(logos)
  for (let serial = 1; serial <= logos; serial++) marks.add(markOf(serial))
  const index = marks.build(1)
  say(`${index.marks} marks, ${Math.round(rss() / 1e6)} MB`)
  const nameBytes = index.bytes
  const variants = new LogoVariants(described)
  let generating = 0
  const started = performance.now()
  const builder = new LogoRegisterBuilder(index, logos)
  for (let serial = 1; serial <= logos; serial++) {
    const begun = performance.now()
    const logo = packLogo(variants.logo(serial))
    generating += performance.now() - begun
    builder.add({ serial, logo })
    if (serial % 500_000 === 0) say(`${serial} logos gathered, ${Math.round(rss() / 1e6)} MB, ${seconds(started)} s`)
  }
  const whole = builder.build(1)
  const buildSeconds = Math.round(seconds(started) - generating / 1000)
  say(`built in ${buildSeconds} s, ${Math.round(rss() / 1e6)} MB`)
  await whole.save(indexIn(folder))
  return { buildSeconds, nameBytes }
}
const indexIn = (folder: string) => join(folder, 'index')

const tasks = { describe, build }

/** Runs a task in a process of its own, whose memory is not measured. */
function inChild<Task extends keyof typeof tasks>(task: Task, folder: string): ReturnType<(typeof tasks)[Task]> {
  return new Promise((resolve, reject) => {
    const child = fork(process.argv[1] ?? '', [...process.argv.slice(2), '--task', task, '--folder', folder])
    child.once('message', (result) => resolve(result as never))
    child.once('exit', (code) => reject(new Error(`The task ${task} ended with ${code}`)))
  }) as ReturnType<(typeof tasks)[Task]>
}

if (values.task === 'describe' || values.task === 'build') {
  const result = await tasks[values.task](values.folder)
  process.send?.(result, () => process.exit())
  await wait(60_000)
}
const folder = await mkdtemp(join(tmpdir(), 'bench-logos-'))
const describePerSecond = await inChild('describe', folder)
const { buildSeconds, nameBytes } = await inChild('build', folder)
const queries: LogoQuery[] = deserialize(await readFile(queriesIn(folder)))
collectGarbage()
await wait(500)
collectGarbage()
const before = rss()
const opening = performance.now()
const index = await RegisterIndex.open(indexIn(folder))
const openSeconds = seconds(opening)
say(`opened in ${openSeconds} s; before ${Math.round(before / 1e6)} MB, now ${Math.round(rss() / 1e6)} MB`)

const writer = new IndexWriter(index)
const threads = new SearchThreads({
  threads: Number(values.threads),
  start: () => startIndexThread('search'),
  attach: (port) => writer.attach(port),
})
const searches = queries.map(
  (query): LogoSearch => ({
    filters: noFilters,
    sort: 'relevance',
    page: 1,
    size: 25,
    logo: searchedLogo(query),
    minimumLogoSimilarity: 70,
    sameIdea: true,
    maximumMarks: 1_000,
    name: null,
  }),
)
const searchedViews = searches.reduce((sum, { logo }) => sum + logo.views.length, 0) / searches.length
const percentile = (times: readonly number[], share: number) =>
  Math.round((times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0) * 10) / 10
async function time(list: readonly LogoSearch[]) {
  const times: number[] = []
  for (const search of list) {
    const begun = performance.now()
    await threads.searches.findLogos(search)
    times.push(performance.now() - begun)
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
/** Milliseconds of processor time per search, in this thread. */
function processorTime(list: readonly LogoSearch[]) {
  const times = list.map((search) => {
    const begun = process.cpuUsage()
    index.findLogos(search)
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  })
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

await time(searches.slice(0, 40))
const { p50, p95 } = await time(searches)
const filtered = await time(
  searches.map((one, i) => ({ ...one, filters: { ...noFilters, registrationOfficeCodes: [i % 2 ? 'at' : 'de'] } })),
)
const withoutIdeas = await time(searches.map((one) => ({ ...one, sameIdea: false })))
collectGarbage()
await wait(300)
const rssBytes = rss()
const cpu = processorTime(searches)
const cpuFiltered = processorTime(searches.map((one) => ({ ...one, filters: { ...noFilters, registrationOfficeCodes: ['at'] } })))
say(JSON.stringify({ p50, p95, filtered, cpu, cpuFiltered, withoutIdeas, rss: Math.round(rssBytes / 1e6) }))

const described = await readDescribed(folder)
const exhaustive = new Exhaustive(index)
const leastIdeaCosine = cosineOf(leastForIdea())
let kept = 0
let asked = 0
let keptFirst = 0
let keptIdeas = 0
let askedIdeas = 0
const examined = searches.slice(0, Number(values.exhaustive))
for (const search of examined) {
  // Views are compared as pieces: wholes with words that count more would change the order, not what is found.
  const views = search.logo.views.map((view) => ({ ...view, part: 'piece' as const }))
  const open = { ...search, logo: { ...search.logo, views }, minimumLogoSimilarity: 0, size: 10, sameIdea: false }
  const copies = exhaustive.copies(open.logo)
  const found = exhaustive.copiesOf(open.logo, index.findLogos(open).page)
  const least = (copies[9] ?? 0) - 0.005
  kept += found.filter((cosine) => cosine >= least).length
  keptFirst += (found[0] ?? 0) >= (copies[0] ?? 0) - 0.005 ? 1 : 0
  asked += Math.min(10, copies.length)
  const ideas = exhaustive.ideas(search.logo).filter((cosine) => cosine >= leastIdeaCosine)
  const foundIdeas = exhaustive.ideasOf(search.logo, index.findLogos({ ...search, minimumLogoSimilarity: 100, size: 1_000 }).page)
  const leastIdea = (ideas.at(-1) ?? 1) - 0.005
  keptIdeas += foundIdeas.slice(0, ideas.length).filter((cosine) => cosine >= leastIdea).length
  askedIdeas += ideas.length
}
/**
 * Returns the share of the ten best ideas that a search finds. The best ones are determined with a whole byte for each
 * number, as in descriptions. So the figure shows what half bytes cost.
 */
function recallOfWholeIdeas(list: readonly LogoSearch[]): number {
  const variants = new LogoVariants(described)
  const searched = list.map(({ logo }) => exhaustive.searchedIdea(logo))
  const cosines = searched.map(() => new Float32Array(logos + 1))
  for (let serial = 1; serial <= logos; serial++) {
    const { idea } = variants.logo(serial)
    searched.forEach((one, i) => {
      ;(cosines[i] as Float32Array)[serial] = productOf(one.idea, idea) + cosineOf(one.ideaOffset)
    })
  }
  let [found, wanted] = [0, 0]
  list.forEach((search, i) => {
    const own = cosines[i] as Float32Array
    const best = own
      .toSorted()
      .subarray(-10)
      .filter((cosine) => cosine >= leastIdeaCosine)
    const { page } = index.findLogos({ ...search, minimumLogoSimilarity: 100, size: 1_000 })
    const ofPage = page.map(({ serial }) => own[serial] ?? 0).sort((a, b) => b - a)
    found += ofPage.slice(0, best.length).filter((cosine) => cosine >= (best[0] ?? 1) - 0.005).length
    wanted += best.length
  })
  return share(found, wanted)
}
const share = (part: number, whole: number) => Math.round((part / Math.max(1, whole)) * 1000) / 1000
const result = {
  p50,
  p95,
  rssBytes,
  recallVsExhaustive: share(kept, asked),
  describePerSecond,
  buildSeconds,
  logos: index.logos,
  vectors: `${described.length} real descriptions of invented pictures, three mixed in random shares, with noise`,
  viewsPerLogo:
    Math.round(
      (index.state.logos.base.reduce((sum, { segment }) => sum + segment.arrays.copyRecords.length, 0) / index.logos) * 100,
    ) / 100,
  viewsPerSearch: Math.round(searchedViews * 10) / 10,
  recallOfFirst: share(keptFirst, examined.length),
  recallOfIdeas: share(keptIdeas, askedIdeas),
  recallOfWholeIdeas: recallOfWholeIdeas(examined),
  filtered,
  withoutIdeas,
  cpu,
  cpuFiltered,
  openSeconds,
  indexBytes: index.bytes,
  logoBytes: index.bytes - nameBytes,
  partitions: index.state.logos.base.length,
}
console.log(values.json ? JSON.stringify(result) : result)
await threads.close()
await writer.close()
await rm(folder, { recursive: true, force: true })

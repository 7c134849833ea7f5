/*
 * Measures reverse searches: the new marks of a day against many saved names.
 *
 *   npm run bench:watch -- [--saved 100000] [--marks 3000] [--json]
 *
 * Two search threads share the work, with a thousand saved names per call. The verdicts for 500 saved names are
 * compared with those of single searches.
 */
import { parseArgs } from 'node:util'
import { foldName } from '@marklot/similarity'
import { type IndexFilters, noFilters } from '../src/filter/filters.ts'
import { RegisterBuilder } from '../src/register-builder.ts'
import type { SavedName, WatchMatch } from '../src/search/watch.ts'
import { IndexWriter } from '../src/threads/index-writer.ts'
import { SearchThreads } from '../src/threads/search-threads.ts'
import { progress, rounded } from './measure.ts'
import { startIndexThread } from './start-index-thread.ts'
import { randomNumbers, syntheticRegister } from './synthetic-marks.ts'

const { values } = parseArgs({
  options: {
    saved: { type: 'string', default: '100000' },
    marks: { type: 'string', default: '3000' },
    json: { type: 'boolean', default: false },
  },
})
const savedNames = Number(values.saved)
const newMarks = Number(values.marks)
const chunk = 1_000
const compared = 500

const register = syntheticRegister(3, 1_000_000)
const builder = new RegisterBuilder(newMarks)
for (let serial = 1; serial <= newMarks; serial++) builder.add(register.mark(serial))
const index = builder.build(1)

const random = randomNumbers(17)
const someFilters: readonly IndexFilters[] = [
  noFilters,
  { ...noFilters, registrationOfficeCodes: ['de', 'em'] },
  { ...noFilters, goodsClasses: [9, 25], servicesClasses: [35] },
]
const saved: SavedName[] = Array.from({ length: savedNames }, (_, id) => {
  let text = ''
  // Names with fewer letters are not watched by similarity.
  while (foldName(text).length < 4) text = register.name()
  return {
    id,
    text,
    minimumSimilarity: [70, 80, 85][Math.floor(random() * 3)] as number,
    filters: someFilters[Math.floor(random() * someFilters.length)] as IndexFilters,
  }
})
const serials = Array.from({ length: newMarks }, (_, i) => i + 1)

const writer = new IndexWriter(index)
const threads = new SearchThreads({
  threads: 2,
  start: () => startIndexThread('search'),
  attach: (port) => writer.attach(port),
})
await Promise.all([0, 1].map(() => threads.searches.watch(saved.slice(0, 100), serials)))
progress('threads are ready')

const begun = performance.now()
const matches: WatchMatch[] = []
const calls = []
for (let from = 0; from < savedNames; from += chunk) calls.push(threads.searches.watch(saved.slice(from, from + chunk), serials))
for (const call of calls) matches.push(...(await call))
const seconds = rounded((performance.now() - begun) / 1000)
progress(`${matches.length} matches in ${seconds} s`)

const bySaved = new Map<number, string[]>()
const verdict = (serial: number, total: number) => `${serial}: ${total}`
for (const { id, serial, nameScore } of matches) {
  bySaved.set(id, [...(bySaved.get(id) ?? []), verdict(serial, nameScore.total)])
}
let disagreements = 0
for (let i = 0; i < compared; i++) {
  const one = saved[Math.floor((i * savedNames) / compared)]
  if (one === undefined) continue
  const { page } = await threads.searches.searchNames({
    ...one,
    sort: 'relevance',
    page: 1,
    size: newMarks,
    maximumNames: newMarks,
  })
  const single = new Set(page.map(({ serial, nameScore }) => verdict(serial, nameScore?.total ?? 0)))
  const own = new Set(bySaved.get(one.id) ?? [])
  for (const entry of new Set([...single, ...own])) if (single.has(entry) !== own.has(entry)) disagreements++
}
await threads.close()
await writer.close()
const result = { savedNames, newMarks, seconds, matches: matches.length, disagreements }
process.stdout.write(`${JSON.stringify(result, null, values.json ? undefined : 1)}\n`)

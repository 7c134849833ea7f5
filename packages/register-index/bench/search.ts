/*
 * Build and search times on invented marks:
 *
 *   npx tsx packages/register-index/bench/search.ts --marks 1000000 [--queries 300] [--json]
 *
 * Queries are names of the register with one or two letters changed, words added or joined. The planted name counts as found when it is
 * among the first 50 distinct names.
 */
import { parseArgs } from 'node:util'
import { foldName } from '@marklot/similarity'
import { noFilters } from '../src/filters.ts'
import { IndexBuilder } from '../src/index-builder.ts'
import { noTombstones } from '../src/live-segment.ts'
import { RegisterIndex } from '../src/register-index.ts'
import { findNamesAlike } from '../src/search-names.ts'
import { randomNumbers, syntheticRegister } from './synthetic-marks.ts'

const { values } = parseArgs({
  options: {
    marks: { type: 'string', default: '30000' },
    queries: { type: 'string', default: '300' },
    json: { type: 'boolean', default: false },
  },
})
const marks = Number(values.marks)
const register = syntheticRegister(1, marks)
const all = marks <= 2_000_000 ? Array.from({ length: marks }, (_, i) => register.mark(i + 1)) : null
const started = performance.now()
const builder = new IndexBuilder(marks)
const sample: string[] = []
for (let i = 0; i < marks; i++) {
  const mark = all?.[i] ?? register.mark(i + 1)
  builder.add(mark)
  if (mark.name !== null && mark.name.length >= 4 && i % 97 === 0) sample.push(mark.name)
}
const segment = builder.build(1)
const buildSeconds = (performance.now() - started) / 1000
const index = RegisterIndex.of(segment)
const live = [{ segment, tombstones: noTombstones(segment), buried: 0 }]

const random = randomNumbers(99)
const letter = () => String.fromCharCode(97 + Math.floor(random() * 26))
function change(name: string): string {
  const at = Math.floor(random() * name.length)
  const kind = random()
  if (kind < 0.4) return name.slice(0, at) + letter() + name.slice(at + 1)
  if (kind < 0.7) return name.slice(0, at) + name.slice(at + 1)
  return name.slice(0, at) + letter() + name.slice(at)
}
const variants: Record<string, (name: string) => string> = {
  oneEdit: change,
  twoEdits: (name) => change(change(name)),
  addedWord: (name) => `${name} ${random() < 0.5 ? 'GmbH' : 'Garden'}`,
  joined: (name) => name.replace(/[ -]/g, ''),
  order: (name) => name.split(' ').reverse().join(' '),
}
const percentile = (times: number[], share: number) =>
  Math.round((times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0) * 100) / 100

const queries = Number(values.queries)
const searchTimes: number[] = []
const cpuTimes: number[] = []
const suggestTimes: number[] = []
const found: Record<string, { asked: number; found: number }> = {}
for (let i = 0; i < queries; i++) {
  const name = sample[Math.floor(random() * sample.length)] as string
  for (const [kind, vary] of Object.entries(variants)) {
    const text = vary(name)
    const count = found[kind] ?? { asked: 0, found: 0 }
    found[kind] = count
    count.asked++
    const at = findNamesAlike(live, text, 50, noFilters).findIndex((hit) => hit.text === foldName(name))
    if (at >= 0 && at < 50) count.found++
    const begun = performance.now()
    const worked = process.cpuUsage()
    index.searchNames({
      text,
      minimumSimilarity: 70,
      filters: noFilters,
      sort: 'relevance',
      page: 1,
      size: 25,
      maximumNames: 1000,
    })
    searchTimes.push(performance.now() - begun)
    cpuTimes.push(process.cpuUsage(worked).user / 1000)
  }
  const prefix = name.slice(0, 1 + (i % 6))
  const begun = performance.now()
  index.suggest(prefix, 8)
  suggestTimes.push(performance.now() - begun)
}
const result = {
  marks: index.marks,
  distinctNames: segment.names,
  buildSeconds: Math.round(buildSeconds * 100) / 100,
  megabytes: Math.round(index.bytes / 1e5) / 10,
  p50Ms: percentile(searchTimes, 0.5),
  p95Ms: percentile(searchTimes, 0.95),
  // Time of the processor alone: what remains comparable on a busy machine.
  cpuP50Ms: percentile(cpuTimes, 0.5),
  cpuP95Ms: percentile(cpuTimes, 0.95),
  suggestP50Ms: percentile(suggestTimes, 0.5),
  suggestP95Ms: percentile(suggestTimes, 0.95),
  recallAt50: Object.fromEntries(
    Object.entries(found).map(([kind, count]) => [kind, Math.round((1000 * count.found) / count.asked) / 1000]),
  ),
}
console.log(values.json ? JSON.stringify(result) : result)

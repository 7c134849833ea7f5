/*
 * How many of the earlier marks of decided conflicts the search finds: every earlier sign is put into a register of invented marks, the
 * contested sign is searched, the rank of the best earlier sign counts.
 *
 *   npx tsx packages/register-index/bench/evaluate.ts --pairs FILE.jsonl [--marks 300000] [--misses]
 *
 * Counted on the conflict rows with words on both sides; descriptions of devices in brackets are left out; any of several earlier signs is
 * a hit; ranks are those of distinct names. Prints JSON.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { foldName } from '@marklot/similarity'
import { noFilters } from '../src/filters.ts'
import { IndexBuilder } from '../src/index-builder.ts'
import { noTombstones } from '../src/live-segment.ts'
import type { IndexedMark } from '../src/mark.ts'
import { findNamesAlike } from '../src/search-names.ts'
import { syntheticRegister } from './synthetic-marks.ts'

interface Pair {
  id: string
  contested: string
  earlier: string
  kind: string
  outcome: string
  similarity_grounds: string[]
}

const { values } = parseArgs({
  options: {
    pairs: { type: 'string' },
    marks: { type: 'string', default: '300000' },
    misses: { type: 'boolean', default: false },
  },
})
if (values.pairs === undefined) throw new Error('--pairs FILE.jsonl is missing')

const words = (sign: string) => sign.replace(/\([^)]*\)/g, ' ').trim()
const hasDeviceOnly = (sign: string) => /\b(device|fir tree)\b/i.test(sign) || words(sign) === ''

const rows = readFileSync(values.pairs, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Pair)
  .filter(({ outcome }) => outcome === 'conflict')
  .map((pair) => ({
    ...pair,
    queries: pair.contested
      .split(';')
      .filter((sign) => !hasDeviceOnly(sign))
      .map(words),
    targets: pair.earlier
      .split(';')
      .filter((sign) => !hasDeviceOnly(sign))
      .map(words),
  }))
const usable = rows.filter(({ queries, targets }) => queries.length > 0 && targets.length > 0)

const marks = Number(values.marks)
const register = syntheticRegister(7, marks)
const builder = new IndexBuilder(marks)
const template = register.mark(0)
const put = (serial: number, mark: IndexedMark) => builder.add({ ...mark, serial })
let serial = 1
for (; serial <= marks; serial++) put(serial, { ...template, name: register.name() })
for (const { targets } of usable) for (const name of targets) put(serial++, { ...template, name })
const segment = builder.build(1)
const live = [{ segment, tombstones: noTombstones(segment), buried: 0 }]

const started = performance.now()
const ranks = usable.map(({ id, queries, targets, similarity_grounds: grounds }) => {
  const wanted = new Set(targets.map(foldName))
  let rank = Number.POSITIVE_INFINITY
  let total = 0
  for (const query of queries) {
    const names = findNamesAlike(live, query, 0, noFilters)
    const at = names.findIndex(({ text }) => wanted.has(text))
    if (at >= 0 && at + 1 < rank) {
      rank = at + 1
      total = names[at]?.total ?? 0
    }
  }
  return { id, contested: queries.join('; '), earlier: targets.join('; '), grounds, rank, total }
})
const milliseconds = performance.now() - started

const share = (of: typeof ranks, at: number) =>
  Math.round((1000 * of.filter(({ rank }) => rank <= at).length) / Math.max(1, of.length)) / 10
const recall = (of: typeof ranks) => ({ rows: of.length, at10: share(of, 10), at50: share(of, 50), at200: share(of, 200) })
const sorted = ranks.map(({ rank }) => rank).sort((a, b) => a - b)
const notOnlyMeaning = ranks.filter(({ grounds }) =>
  grounds.some((ground) => ground !== 'conceptual' && ground !== 'translation'),
)
const grounds = [...new Set(ranks.flatMap((row) => row.grounds))].sort()
console.log(
  JSON.stringify(
    {
      marks,
      distinctNames: segment.names,
      excluded: rows.length - usable.length,
      recall: recall(ranks),
      signSimilar: recall(notOnlyMeaning),
      withoutIdentical: recall(ranks.filter(({ contested, earlier }) => foldName(contested) !== foldName(earlier))),
      medianRank: sorted[sorted.length >> 1],
      atLeast70: share(
        ranks.map((row) => ({ ...row, rank: row.total >= 70 ? 1 : 2 })),
        1,
      ),
      byGround: Object.fromEntries(
        grounds.map((ground) => [ground, recall(ranks.filter((row) => row.grounds.includes(ground)))]),
      ),
      millisecondsPerRow: Math.round((milliseconds / ranks.length) * 10) / 10,
      ...(values.misses
        ? {
            misses: ranks
              .filter(({ rank }) => rank > 50)
              .map(({ contested, earlier, rank, total }) => `${contested} / ${earlier}: ${rank} (${total})`),
          }
        : {}),
    },
    null,
    1,
  ),
)

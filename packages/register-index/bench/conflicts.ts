/*
 * Measures which kinds of conflict the search finds among invented marks (see `planted-conflicts.ts` and `planted.ts`):
 *
 *   npm run bench:conflicts -- [--marks 300000] [--queries 200] [--seed 31] [--json]
 *
 * Prints the shares of the earlier names that are among the first 10, 50 and 200 distinct names without a minimum, as
 * in the evaluation, and among the first 50 names of at least 70 %, as in the product.
 */
import { parseArgs } from 'node:util'
import { noFilters } from '../src/filter/filters.ts'
import { RegisterBuilder } from '../src/register-builder.ts'
import { elementWeightOf, findWeakElements } from '../src/score/element-counts.ts'
import { Scratch } from '../src/search/scratch.ts'
import { findNamesAlike } from '../src/search/search-names.ts'
import { progress, rounded } from './measure.ts'
import { plantedQueries } from './planted.ts'
import { plantedConflicts } from './planted-conflicts.ts'
import { syntheticRegister } from './synthetic-marks.ts'

const { values } = parseArgs({
  options: {
    marks: { type: 'string', default: '300000' },
    queries: { type: 'string', default: '200' },
    seed: { type: 'string', default: '31' },
    json: { type: 'boolean', default: false },
  },
})
const marks = Number(values.marks)
const count = Number(values.queries)
const seed = Number(values.seed)

const ofConflicts = plantedConflicts(seed, count)
const ofVariants = plantedQueries(seed + 1, count >> 1).flatMap(({ text, variants }) =>
  Object.entries(variants).map(([kind, earlier]) => ({ kind, searched: text, earlier })),
)
const planted = [...ofConflicts, ...ofVariants]

const register = syntheticRegister(1, marks)
const builder = new RegisterBuilder(marks)
for (let serial = 1; serial <= marks; serial++) {
  const mark = register.mark(serial)
  const name = planted[serial - 1]?.earlier
  builder.add(name === undefined ? mark : { ...mark, name })
}
const segments = builder.build(1).state.base
progress(`built ${marks} marks`)

const scratch = new Scratch()
const kinds = new Map<string, { asked: number; at10: number; at50: number; at200: number; at50From70: number }>()
const begun = performance.now()
for (const { kind, searched, earlier } of planted) {
  const weights = elementWeightOf(findWeakElements(scratch, segments, searched, noFilters))
  const rankFrom = (minimum: number) => {
    const names = findNamesAlike(scratch, segments, searched, minimum, noFilters, undefined, weights)
    const at = names.findIndex(({ text }) => text === earlier)
    return at < 0 ? Number.POSITIVE_INFINITY : at + 1
  }
  const figures = kinds.get(kind) ?? { asked: 0, at10: 0, at50: 0, at200: 0, at50From70: 0 }
  kinds.set(kind, figures)
  const rank = rankFrom(0)
  figures.asked++
  if (rank <= 10) figures.at10++
  if (rank <= 50) figures.at50++
  if (rank <= 200) figures.at200++
  if (rankFrom(70) <= 50) figures.at50From70++
}
const result = Object.fromEntries(
  Array.from(kinds, ([kind, { asked, ...found }]) => [
    kind,
    { asked, ...Object.fromEntries(Object.entries(found).map(([key, value]) => [key, rounded(value / asked, 3)])) },
  ]),
)
progress(`searched in ${rounded((performance.now() - begun) / 1000)} s`)
process.stdout.write(`${JSON.stringify(result, null, values.json ? undefined : 1)}\n`)

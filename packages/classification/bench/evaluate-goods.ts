/*
 * Measures how well classes are found: for single terms as offices publish them, and for descriptions by founders.
 *
 *   npm run evaluate:goods -- --cases FILE.jsonl [--json] [--misses]
 *
 * Rows with `niceClasses` are terms: `top1` and `top3` are the shares of rows whose class is named first or among the
 * first three, `f1` is the mean over the classes of the class named first. Rows with `required` are descriptions:
 * `recall` is the share of required classes that are named, `precision` the share of named classes that are required
 * or acceptable, `f1` is over required classes and named ones that are not merely acceptable. At most six classes are
 * named.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rankClasses, suggestClasses } from '../src/index.ts'

interface Row {
  readonly id: string
  readonly text: string
  readonly required: readonly number[]
  readonly acceptable: readonly number[]
  readonly isIdea: boolean
}

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    json: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
})
if (values.cases === undefined) {
  process.stderr.write('evaluate:goods --cases FILE.jsonl [--json] [--misses]\n')
  process.exit(2)
}

function readRow(line: string): Row {
  const row = JSON.parse(line)
  const isIdea = Array.isArray(row.required)
  return {
    id: String(row.id),
    text: String(isIdea ? row.idea : row.text),
    required: isIdea ? row.required : row.niceClasses,
    acceptable: isIdea ? (row.acceptable ?? []) : [],
    isIdea,
  }
}

const rows = readFileSync(values.cases, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map(readRow)
const judged = rows.map((row) => {
  const named = (row.isIdea ? suggestClasses(row.text) : rankClasses(row.text)).map(({ niceClass }) => niceClass)
  return { ...row, named: named.slice(0, 6) }
})

const rounded = (value: number) => Math.round(value * 1000) / 1000
const share = (of: typeof judged, holds: (row: (typeof judged)[number]) => boolean) =>
  of.length === 0 ? null : rounded(of.filter(holds).length / of.length)
const hasRequired = (count: number) => (row: (typeof judged)[number]) =>
  row.named.slice(0, count).some((one) => row.required.includes(one))

/** Returns the mean over the classes that occur, with one class named for a term and all of them for a description. */
function macroF1(): number {
  const counts = Array.from({ length: 46 }, () => ({ right: 0, wrong: 0, missed: 0 }))
  for (const { named, required, acceptable, isIdea } of judged) {
    const counted = isIdea ? named : named.slice(0, 1)
    for (const one of counted) {
      const count = counts[one]
      if (!count) continue
      if (required.includes(one)) count.right++
      else if (!acceptable.includes(one)) count.wrong++
    }
    for (const one of required) if (!counted.includes(one) && counts[one]) counts[one].missed++
  }
  const occurring = counts.filter(({ right, missed }) => right + missed > 0)
  const sum = occurring.reduce((total, { right, wrong, missed }) => total + (2 * right) / (2 * right + wrong + missed), 0)
  return rounded(sum / Math.max(1, occurring.length))
}

const ideas = judged.filter(({ isIdea }) => isIdea)
const requiredCount = ideas.reduce((sum, { required }) => sum + required.length, 0)
const namedCount = ideas.reduce((sum, { named }) => sum + named.length, 0)
const count = (of: typeof judged, classes: (row: (typeof judged)[number]) => readonly number[], held: 'named' | 'expected') =>
  of.reduce((sum, row) => {
    const within = held === 'named' ? row.named : [...row.required, ...row.acceptable]
    return sum + classes(row).filter((one) => within.includes(one)).length
  }, 0)
const result = {
  rows: judged.length,
  top1: share(judged, hasRequired(1)),
  top3: share(judged, hasRequired(3)),
  f1: macroF1(),
  ...(ideas.length > 0 && {
    recall: rounded(count(ideas, ({ required }) => required, 'named') / Math.max(1, requiredCount)),
    precision: rounded(count(ideas, ({ named }) => named, 'expected') / Math.max(1, namedCount)),
    classesNamed: rounded(namedCount / ideas.length),
  }),
}
process.stdout.write(`${values.json ? JSON.stringify(result) : JSON.stringify(result, null, 2)}\n`)
if (values.misses)
  for (const row of judged)
    if (!(row.isIdea ? row.required.every((one) => row.named.includes(one)) : hasRequired(3)(row)))
      process.stdout.write(`${row.id} ${row.required.join(',')} but ${row.named.join(',')}: ${row.text}\n`)

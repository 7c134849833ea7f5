/*
 * Finds the weights of the reading (`src/score-classes.ts`) on descriptions of our own, and how well they do on
 * descriptions that took no part: each fifth is judged with the weights that are best on the other four.
 *
 *   npx tsx packages/classification/bench/fit-reading.ts
 */
import { readFileSync } from 'node:fs'
import { type ReadingWeights, scoreClasses, usualReading } from '../src/score-classes.ts'

interface Row {
  readonly idea: string
  readonly required: readonly number[]
  readonly acceptable: readonly number[]
}

const lists = ['own-ideas.jsonl', 'own-businesses.jsonl', 'several-lines.jsonl']
const rows: Row[] = lists.flatMap((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row),
)
const folds = 5
const mostClasses = 6
const least = 0.11

interface Counts {
  readonly required: number
  readonly right: number
  readonly named: number
  readonly fitting: number
}
const none: Counts = { required: 0, right: 0, named: 0, fitting: 0 }
const sum = (one: Counts, other: Counts): Counts => ({
  required: one.required + other.required,
  right: one.right + other.right,
  named: one.named + other.named,
  fitting: one.fitting + other.fitting,
})
const f1 = ({ required, right, named, fitting }: Counts) => {
  const [recall, precision] = [right / required, fitting / named]
  return (2 * recall * precision) / (recall + precision)
}

function judge({ idea, required, acceptable }: Row, weights: ReadingWeights): Counts {
  const named = [...scoreClasses(idea, weights).confidences]
    .map((confidence, at) => ({ niceClass: at + 1, confidence }))
    .sort((one, other) => other.confidence - one.confidence)
    .filter(({ confidence }, at) => confidence > 0 && (at === 0 || confidence >= least))
    .slice(0, mostClasses)
    .map(({ niceClass }) => niceClass)
  return {
    required: required.length,
    right: required.filter((one) => named.includes(one)).length,
    named: named.length,
    fitting: named.filter((one) => required.includes(one) || acceptable.includes(one)).length,
  }
}

const settings = [0.6, 0.7, 0.85].flatMap((whole) =>
  [0.13, 0.15, 0.18].flatMap((business) =>
    [0.7, 0.8, 0.9].flatMap((listed) =>
      [0.8, 1].flatMap((added) =>
        [0.7, 0.85].flatMap((furtherSentence) =>
          [0.5, 0.7, 0.9, 1].map((clear): ReadingWeights => ({ whole, business, listed, added, furtherSentence, clear })),
        ),
      ),
    ),
  ),
)
const judged = settings.map((weights) => ({ weights, counts: rows.map((row) => judge(row, weights)) }))
const over = (counts: readonly Counts[], takes: (at: number) => boolean) => counts.filter((_, at) => takes(at)).reduce(sum, none)
const best = (takes: (at: number) => boolean) =>
  judged.reduce((one, other) => (f1(over(other.counts, takes)) > f1(over(one.counts, takes)) ? other : one))

let held = none
for (let fold = 0; fold < folds; fold++) {
  const { counts } = best((at) => at % folds !== fold)
  held = sum(
    held,
    over(counts, (at) => at % folds === fold),
  )
}
const said = (counts: Counts) =>
  `recall ${(counts.right / counts.required).toFixed(3)}, precision ${(counts.fitting / counts.named).toFixed(3)}, F1 ${f1(counts).toFixed(3)}`
const chosen = best(() => true)
process.stdout.write(`${rows.length} descriptions\n`)
process.stdout.write(`cross-validated: ${said(held)}\n`)
process.stdout.write(`best on all:     ${said(chosen.counts.reduce(sum, none))} ${JSON.stringify(chosen.weights)}\n`)
process.stdout.write(
  `in use:          ${said(rows.map((row) => judge(row, usualReading)).reduce(sum, none))} ${JSON.stringify(usualReading)}\n`,
)

/*
 * Measures the terms suggested inside a class on `own-terms.jsonl`: for 155 descriptions of our own, the terms to file.
 * Language models in the role of attorneys chose them from the lists of the classes, without seeing the program.
 *
 *   npx tsx packages/classification/bench/evaluate-terms.ts
 *
 * `first`: the first term is one of them. `precision`: the share of the shown terms. `recall`: the share of theirs that
 * is shown, of at most eight.
 */
import { readFileSync } from 'node:fs'
import { scoreClasses } from '../src/score-classes.ts'
import { termsOf } from '../src/terms.ts'

interface Row {
  readonly idea: string
  readonly niceClass: number
  /** In English. */
  readonly terms: readonly string[]
}

const firstServiceClass = 35
const mostShown = 8

const rows = readFileSync(new URL('own-terms.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Row)
  .filter(({ terms }) => terms.length > 0)

function measure(some: readonly Row[]) {
  let [first, fitting, shown, recall] = [0, 0, 0, 0]
  for (const { idea, niceClass, terms } of some) {
    const named = termsOf(niceClass, { idea, ...scoreClasses(idea) }, []).map(({ text }) => text.en)
    const right = named.filter((one) => terms.includes(one)).length
    first += Number(terms.includes(named[0] ?? ''))
    fitting += right
    shown += named.length
    recall += right / Math.min(terms.length, mostShown)
  }
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return {
    rows: some.length,
    first: rounded(first / some.length),
    precision: rounded(fitting / shown),
    recall: rounded(recall / some.length),
    shown: rounded(shown / some.length),
  }
}

process.stdout.write(
  `${JSON.stringify({
    all: measure(rows),
    goods: measure(rows.filter(({ niceClass }) => niceClass < firstServiceClass)),
    services: measure(rows.filter(({ niceClass }) => niceClass >= firstServiceClass)),
  })}\n`,
)

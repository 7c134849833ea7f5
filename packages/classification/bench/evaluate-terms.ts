/*
 * Measures the terms suggested inside a class.
 *
 *   npx tsx packages/classification/bench/evaluate-terms.ts [--list]
 *
 * `own-terms.jsonl`: for 155 descriptions of our own, the terms to file. Language models in the role of attorneys chose
 * them from the lists of the classes, without seeing the program. Only the terms of that time are ranked.
 *
 * `own-concepts.jsonl`: for 120 descriptions, what an attorney would file first, written without looking at the lists.
 * A concept is a few words that begin words of the English term: each of them, or one of those that a slash separates;
 * "_" stands for a space. The program was built on one half; `--list` prints its answers for that half.
 * `later-concepts.jsonl`: the same for 72 descriptions that language models had written, drawn at random from the lists
 * of shops, services and products. They were read for the first time when the first version was finished; then the names
 * of shops and the kinds of trade were added. `last-concepts.jsonl`: 48 more, read when all was finished.
 *
 * `first`: the first term is one of them. `precision`: the share of the shown terms that are. `recall`: the share of
 * theirs that is shown, of at most eight.
 */
import { readFileSync } from 'node:fs'
import { niceClass } from '@marklot/nice'
import { scoreClasses } from '../src/score-classes.ts'
import { bestOf, rankTerms } from '../src/terms.ts'

interface Row {
  readonly idea: string
  readonly niceClass: number
  /** Whether an English text could be chosen. */
  readonly isOffered: (english: string) => boolean
  /** Each wanted term: whether an English text is one. */
  readonly wanted: readonly ((english: string) => boolean)[]
}

const firstServiceClass = 35
const mostShown = 8

const readLines = <Line>(file: string): Line[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line)

interface Chosen {
  readonly idea: string
  readonly niceClass: number
  /** In English. */
  readonly terms: readonly string[]
}
/** How many terms each class had when they were chosen. */
const offeredThen = [
  82, 79, 101, 81, 101, 101, 86, 80, 114, 86, 96, 101, 82, 105, 86, 123, 106, 112, 114, 127, 136, 84, 81, 112, 109, 77, 75, 112,
  115, 128, 106, 103, 102, 76, 201, 116, 134, 86, 129, 108, 155, 155, 118, 140, 141,
]
const termsThen = (number: number) =>
  new Set(
    niceClass(number)
      ?.terms.slice(0, offeredThen[number - 1])
      .map(({ en }) => en),
  )

const chosen = readLines<Chosen>('own-terms.jsonl')
  .filter(({ terms }) => terms.length > 0)
  .map(({ terms, ...row }): Row => {
    const offered = termsThen(row.niceClass)
    return {
      ...row,
      isOffered: (english) => offered.has(english),
      wanted: terms.map((term) => (english) => english === term),
    }
  })

interface Conceived {
  readonly half?: 'built on' | 'untouched'
  readonly idea: string
  readonly concepts: Readonly<Record<string, readonly string[]>>
}

function isOfConcept(concept: string): (english: string) => boolean {
  const words = concept.split(' ').map((word) => new RegExp(`\\b(?:${word.replaceAll('_', ' ').replaceAll('/', '|')})`, 'i'))
  return (english) => words.every((word) => word.test(english))
}
const readConcepts = (file: string, half?: Conceived['half']): Row[] =>
  readLines<Conceived>(file)
    .filter((row) => row.half === half)
    .flatMap(({ idea, concepts }) =>
      Object.entries(concepts).map(([niceClass, some]) => ({
        idea,
        niceClass: Number(niceClass),
        isOffered: () => true,
        wanted: some.map(isOfConcept),
      })),
    )
const builtOn = readConcepts('own-concepts.jsonl', 'built on')

const suggested = ({ idea, niceClass, isOffered }: Row) =>
  bestOf(rankTerms(niceClass, { idea, ...scoreClasses(idea) }).filter(({ text }) => isOffered(text.en))).map(
    ({ text }) => text.en,
  )

function measure(some: readonly Row[]) {
  let [first, fitting, shown, recall] = [0, 0, 0, 0]
  for (const row of some) {
    const named = suggested(row)
    const fits = (english: string) => row.wanted.some((isWanted) => isWanted(english))
    first += Number(named.slice(0, 1).some(fits))
    fitting += named.filter(fits).length
    shown += named.length
    recall += row.wanted.filter((isWanted) => named.some(isWanted)).length / Math.min(row.wanted.length, mostShown)
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

const figures = {
  chosen: measure(chosen),
  'chosen, goods': measure(chosen.filter(({ niceClass }) => niceClass < firstServiceClass)),
  'chosen, services': measure(chosen.filter(({ niceClass }) => niceClass >= firstServiceClass)),
  'concepts, built on': measure(builtOn),
  'concepts, untouched': measure(readConcepts('own-concepts.jsonl', 'untouched')),
  'later concepts': measure(readConcepts('later-concepts.jsonl')),
  'last concepts': measure(readConcepts('last-concepts.jsonl')),
}
for (const [name, figure] of Object.entries(figures)) process.stdout.write(`${name}: ${JSON.stringify(figure)}\n`)
if (process.argv.includes('--list'))
  for (const row of builtOn) process.stdout.write(`${row.niceClass} ${row.idea}\n    ${suggested(row).join('; ')}\n`)

import { niceClasses } from '@marklot/nice'
import { readLines } from '../vocabulary/read-vocabulary.ts'
import { readWords, type Word } from './fold.ts'

/** The languages of descriptions and terms, in the order of the vocabulary. */
export const languages = ['de', 'en', 'fr', 'es', 'it'] as const

/** How often a language is assumed to use a word that it never uses in the vocabulary. */
const unseen = 0.2
/** Words of a text depend on each other, so each counts a little less than an independent one. */
const independence = 0.7

interface Counts {
  readonly words: ReadonlyMap<string, number>
  readonly total: number
}
let counted: readonly Counts[] | undefined

/** Counts the words of the vocabulary and of the terms by language. */
function counts(): readonly Counts[] {
  counted ??= languages.map((language, at) => {
    const texts = [
      ...readLines().flatMap(({ cells }) => cells[at] ?? []),
      ...niceClasses.flatMap(({ terms }) => terms.map((term) => term[language])),
    ]
    const words = new Map<string, number>()
    let total = 0
    for (const { folded } of texts.flatMap((text) => readWords(text))) {
      words.set(folded, (words.get(folded) ?? 0) + 1)
      total++
    }
    return { words, total }
  })
  return counted
}

/** Returns whether the vocabulary or a term uses a word in the language at a place of `languages`. */
export const isWordOf = (folded: string, at: number): boolean => counts()[at]?.words.has(folded) ?? false

/** Returns how likely a text is in each of the `languages`; the shares sum to 1. */
export function languageShares(text: readonly Word[]): number[] {
  const odds = counts().map(({ words, total }) =>
    text.reduce((sum, { folded }) => sum + Math.log(((words.get(folded) ?? 0) + unseen) / total), 0),
  )
  const most = Math.max(...odds)
  const likely = odds.map((one) => Math.exp((one - most) * independence))
  const sum = likely.reduce((total, one) => total + one, 0)
  return likely.map((one) => one / sum)
}

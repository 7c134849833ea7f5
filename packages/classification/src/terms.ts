import type { Translated } from '@marklot/nice'
import { type ClassTerm, termsOfClass, tradeClass } from './class-terms.ts'
import { fitOf, type MatchStem, matching, type SaidWords } from './match-words.ts'
import { readWords } from './text/fold.ts'
import { onlineWords, wholesaleWords } from './text/function-words.ts'
import { languageShares, languages } from './text/language-shares.ts'
import type { SuggestedTerm } from './types.ts'
import { usualTerms } from './usual.ts'

/** What is known of a description when terms are chosen. */
export interface Description {
  readonly idea: string
  readonly said: SaidWords
  /** The words that speak for each class, as typed, with their log-odds. */
  readonly reasons: readonly ReadonlyMap<string, number>[]
  /** Of the classes 1 to 45. */
  readonly confidences: Float64Array
  /** The business sells the goods of its classes in a shop. */
  readonly isTrade: boolean
}

/* How terms are chosen. `match-words.ts` says where the values come from. */
/** How much the terms of other languages lose. */
const foreignLoss = 0.3
/** The first terms of a class are its most general ones: the first one starts with this score, the n-th with 1/n. */
const generality = 0.3
/** What the retail of the goods of a business adds, and the confidence in their class from which it counts fully. */
const retailCounts = 0.3
const surelySold = 0.01

/** How much the other services of class 35 count for a shop: "bookkeeping" for a bookshop. */
const besideTrade = 0.5

/** How much a kind of trade counts if the description does not name it: online, wholesale, or retail beside wholesale. */
const unnamedTrade = 0.5

const mostTerms = 5
/** Terms that score less than this share of the best one are left out. */
const leastShare = 0.6
const goodsClasses = 34

/** A term with how well it fits a description. */
export interface RankedTerm {
  readonly text: Translated
  readonly score: number
  /** The words of the description that the term comes from. */
  readonly words: readonly string[]
}

/** Scores a term in the language that fits best. */
function scoreTerm({ text, stems }: ClassTerm, match: MatchStem, nativeness: readonly number[]): RankedTerm {
  let best: RankedTerm = { text, score: 0, words: [] }
  languages.forEach((language, at) => {
    const { score, words } = fitOf(stems[at] ?? [], language, match)
    const native = score * (nativeness[at] as number)
    if (native > best.score) best = { text, score: native, words }
  })
  return best
}

/** Returns how well the goods of a term of trade fit those of the business, 0 to 1. */
function retailFit(traded: Float64Array, { confidences }: Description): number {
  const own = confidences.subarray(0, goodsClasses)
  const most = Math.max(...own)
  if (most === 0) return 0
  const fit = own.reduce((sum, confidence, at) => sum + (confidence / most) * (traded[at] as number), 0)
  return fit * Math.min(1, most / surelySold)
}

/** Returns how much a term of class 35 counts by the kind of trade that a description names. */
function tradeCounts(words: ReadonlySet<string>): (term: ClassTerm) => number {
  const isOnline = [...onlineWords].some((word) => words.has(word))
  const isWholesale = [...wholesaleWords].some((word) => words.has(word))
  return ({ traded, text: { en } }) => {
    if (traded === null) return 1
    const isNamed = en.startsWith('Wholesale') ? isWholesale : !isWholesale && (isOnline || !en.startsWith('Online'))
    return isNamed ? 1 : unnamedTrade
  }
}

/**
 * Returns all terms of a class, those that fit a description best first: those that businesses of the kind usually file
 * and that share words with it, then those of the same trade, then the general ones of the class.
 */
export function rankTerms(number: number, description: Description): RankedTerm[] {
  const match = matching(number, description.said, description.reasons)
  const read = readWords(description.idea)
  const shares = languageShares(read)
  const most = Math.max(...shares)
  const nativeness = shares.map((share) => 1 - foreignLoss + (foreignLoss * share) / most)
  const usual = usualTerms(number, match, nativeness)
  const counts = tradeCounts(new Set(read.map(({ folded }) => folded)))
  return termsOfClass(number)
    .map((term, at) => {
      const own = scoreTerm(term, match, nativeness)
      const kind = usual.get(term.text.en)
      const words = own.words.length > 0 ? own.words : (kind?.words ?? [])
      const score = own.score + (kind?.score ?? 0) + generality / (1 + at)
      if (number !== tradeClass) return { ...own, words, score }
      if (!description.isTrade) return { ...own, words, score: score * counts(term) }
      const { traded } = term
      const inTrade = traded === null ? score * besideTrade : score + retailFit(traded, description) * retailCounts
      return { ...own, words, score: inTrade * counts(term) }
    })
    .sort((one, other) => other.score - one.score)
}

/** Returns the terms to show of ranked ones. */
export function bestOf(ranked: readonly RankedTerm[]): RankedTerm[] {
  const least = leastShare * (ranked[0]?.score ?? 0)
  return ranked.slice(0, mostTerms).filter(({ score }) => score >= least)
}

/**
 * Returns the terms of a class to show for a description, best first.
 * @param because the words that speak for the class: the reasons of its general terms
 */
export const termsOf = (number: number, description: Description, because: readonly string[]): SuggestedTerm[] =>
  bestOf(rankTerms(number, description)).map(({ text, words }) => ({ text, reasons: words.length > 0 ? words : because }))

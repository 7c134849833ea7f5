import { niceClass, niceClasses, type Translated } from '@marklot/nice'
import { isKnownStem, kinship, partsOf } from './kinship.ts'
import { storedClassifier } from './stored-classifier.ts'
import { fold, readWords } from './text/fold.ts'
import { introducingWords } from './text/function-words.ts'
import { languageShares, languages } from './text/language-shares.ts'
import { readPhrase } from './text/phrase.ts'
import type { SuggestedTerm } from './types.ts'

/** Stems that a description contains, including parts of compounds, with the word as typed. */
export type SaidWords = Map<string, string>

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

/*
 * How terms are chosen. The values lie on a plateau of the mean average precision on the terms that readers chose for
 * descriptions of our own (`bench/evaluate-terms.ts`).
 */
/** How much a word of the same trade counts, compared with the same word, and the kinship from which on it does. */
const kinCounts = 0.35
const leastKinship = 0.1
/** How much a word counts that begins with the same letters, how many these must be, and which share of the shorter. */
const likeCounts = 0.75
const leastLetters = 4
const leastLike = 0.6
/** How much a part of a German compound counts. */
const partCounts = 0.5
/** How much the terms of other languages lose. */
const foreignLoss = 0.3
/** How much every word of a description counts, compared with what its evidence for the class adds. */
const anyWord = 1.5
/** How far a term loses by words that have nothing to do with the description, 0 to 1. */
const strictness = 0.7
/** How much a term counts whose most distinctive word has nothing to do with the description. */
const undecided = 0.5
/** Stems whose weight is below this one say nothing: "services", "Dienstleistungen". */
const sayingNothing = 1.4
/** The first terms of a class are its most general ones: the first one starts with this score, the n-th with 1/n. */
const generality = 0.3
/** What the retail of the goods of a business adds, and the confidence in their class from which it counts fully. */
const retailCounts = 0.3
const surelySold = 0.01

/** How much the other services of class 35 count for a shop: "bookkeeping" for a bookshop. */
const besideTrade = 0.5

const mostTerms = 5
/** Terms that score less than this share of the best one are left out. */
const leastShare = 0.6
/** A word is shown as a reason if it fits a word of the term at least this well. */
const leastReason = 0.3
/** Only the words with the most evidence are compared, because a description may have thousands. */
const mostWords = 60
const tradeClass = 35
const goodsClasses = 34

interface TermStems {
  readonly text: Translated
  /** The stems of the term in each of the `languages`. */
  readonly stems: readonly (readonly string[])[]
  /** How much the goods of a term of retail or wholesale belong to each class; null for other terms. */
  readonly traded: Float64Array | null
}
const stemsOf = (text: string) => readPhrase(readWords(text)).map((word) => word.stem)

function tradedClasses({ en }: Translated): Float64Array | null {
  const [, goods] = en.split(' in relation to ')
  return goods === undefined ? null : storedClassifier().classify(readWords(goods)).shares
}

const cache = new Map<number, readonly TermStems[]>()

function termsOfClass(number: number): readonly TermStems[] {
  const read =
    cache.get(number) ??
    (niceClass(number)?.terms ?? []).map((text) => ({
      text,
      stems: languages.map((language) => stemsOf(text[language])),
      traded: number === tradeClass ? tradedClasses(text) : null,
    }))
  cache.set(number, read)
  return read
}

let weights: ReadonlyMap<string, number> | undefined

/** Returns how well each stem distinguishes the terms of all classes. */
function stemWeights(): ReadonlyMap<string, number> {
  if (weights) return weights
  const counts = new Map<string, number>()
  const all = niceClasses.flatMap(({ number }) => termsOfClass(number))
  for (const { stems } of all) for (const one of new Set(stems.flat())) counts.set(one, (counts.get(one) ?? 0) + 1)
  const weigh = (count: number) => Math.max(0, Math.log(1 + all.length / (count + 0.5)) - sayingNothing)
  weights = new Map([...counts].map(([one, count]) => [one, weigh(count)]))
  return weights
}

/** How well a stem of a term fits a description, 0 to 1, and the word that it comes from. */
interface Match {
  readonly value: number
  readonly word: string
}
const noMatch: Match = { value: 0, word: '' }

/** Returns the share of the shorter stem with which both begin. */
function likeness(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  let same = 0
  while (same < shorter && one[same] === other[same]) same++
  return same >= leastLetters ? same / shorter : 0
}

type MatchStem = (stem: string, language: string) => Match

/** Returns a function that matches stems of terms with the words of a description that speak for the class. */
function matching(number: number, { said, reasons }: Description): MatchStem {
  const relevance = (word: string) => {
    const most = Math.max(...reasons.map((words) => words.get(word) ?? 0))
    return (anyWord + (most > 0 ? (reasons[number - 1]?.get(word) ?? 0) / most : 0)) / (anyWord + 1)
  }
  const words = new Map(
    [...said]
      .filter(([, word]) => !introducingWords.has(fold(word)))
      .map(([stem, word]): [string, Match] => [stem, { word, value: relevance(word) }])
      .sort(([, one], [, other]) => other.value - one.value)
      .slice(0, mostWords),
  )
  const match: MatchStem = (stem, language) => {
    const same = words.get(stem)
    if (same) return same
    let best = noMatch
    const consider = ({ value, word }: Match, counts: number) => {
      if (value * counts > best.value) best = { value: value * counts, word }
    }
    if (language === 'de')
      partsOf(stem, (part) => words.has(part) || isKnownStem(part)).forEach((part) => {
        consider(words.get(part) ?? noMatch, partCounts)
      })
    for (const [other, one] of words) {
      const [kin, like] = [kinship(stem, other), likeness(stem, other)]
      if (kin > leastKinship) consider(one, kin * kinCounts)
      if (like > leastLike) consider(one, like * likeCounts)
    }
    return best
  }
  const found = new Map<string, Match>()
  return (stem, language) => {
    const key = `${language} ${stem}`
    const known = found.get(key) ?? match(stem, language)
    found.set(key, known)
    return known
  }
}

interface ScoredTerm {
  readonly text: Translated
  readonly score: number
  /** The words of the description that the term comes from. */
  readonly words: readonly string[]
}

/**
 * Scores a term in the language that fits best. Its most distinctive word must fit, too: "pet care" is not nursing,
 * although both care.
 */
function scoreTerm({ text, stems }: TermStems, match: MatchStem, shares: readonly number[]): ScoredTerm {
  const most = Math.max(...shares)
  let best: ScoredTerm = { text, score: 0, words: [] }
  languages.forEach((language, at) => {
    const matches = (stems[at] ?? []).map((stem) => ({ weight: stemWeights().get(stem) ?? 0, ...match(stem, language) }))
    const whole = matches.reduce((sum, { weight }) => sum + weight, 0)
    const fitting = matches.reduce((sum, { weight, value }) => sum + weight * value, 0)
    const nativeness = 1 - foreignLoss + (foreignLoss * (shares[at] as number)) / most
    const deciding = matches.reduce((one, other) => (other.weight > one.weight ? other : one), { weight: 0, value: 0 })
    const decided = deciding.value > 0 ? 1 : undecided
    const score = whole > 0 ? (fitting / whole ** strictness) * nativeness * decided : 0
    if (score <= best.score) return
    const words = matches.flatMap(({ value, weight, word }) => (weight > 0 && value >= leastReason ? word : []))
    best = { text, score, words: [...new Set(words)] }
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

/**
 * Returns the terms of a class that fit a description, best first: those that share words with it, then those of the
 * same trade, then the general ones of the class, whose reasons are those of the class.
 * @param because the words that speak for the class
 */
export function termsOf(number: number, description: Description, because: readonly string[]): SuggestedTerm[] {
  const match = matching(number, description)
  const shares = languageShares(readWords(description.idea))
  const scored = termsOfClass(number)
    .map((term, at) => {
      const one = scoreTerm(term, match, shares)
      const score = one.score + generality / (1 + at)
      if (number !== tradeClass || !description.isTrade) return { ...one, score }
      const { traded } = term
      return { ...one, score: traded === null ? score * besideTrade : score + retailFit(traded, description) * retailCounts }
    })
    .sort((one, other) => other.score - one.score)
  const least = leastShare * (scored[0]?.score ?? 0)
  return scored
    .slice(0, mostTerms)
    .filter(({ score }) => score >= least)
    .map(({ text, words }) => ({ text, reasons: words.length > 0 ? words : because }))
}

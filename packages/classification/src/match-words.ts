import { weightOf } from './class-terms.ts'
import { isKnownStem, kinship, partsOf } from './kinship.ts'
import { fold } from './text/fold.ts'
import { introducingWords } from './text/function-words.ts'

/** A stem that a description contains. */
export interface SaidWord {
  /** The word that it comes from, as typed. */
  readonly typed: string
  /** It is a part of a compound. */
  readonly isPart: boolean
}
export type SaidWords = Map<string, SaidWord>

/*
 * How words are compared. The values lie on a plateau of the mean average precision on the terms that readers chose for
 * descriptions of our own (`bench/evaluate-terms.ts`).
 */
/** How much a word of the same trade counts, compared with the same word, and the kinship from which on it does. */
const kinCounts = 0.35
const leastKinship = 0.1
/** How much a word counts that begins with the same letters, how many these must be, and which share of the shorter. */
const likeCounts = 0.75
const leastLetters = 4
const leastLike = 0.6
/** How much a part of a German compound counts, in a term and in a description. */
const partCounts = 0.5
const saidPartCounts = 0.8
/** How much every word of a description counts, compared with what its evidence for the class adds. */
const anyWord = 1.5
/** How far a phrase loses by words that have nothing to do with the description, 0 to 1. */
const strictness = 0.7
/** How much a phrase counts whose most distinctive word has nothing to do with the description. */
const undecided = 0.5
/** A word is shown as a reason if it fits a word of the phrase at least this well. */
const leastReason = 0.3
/** Only the words with the most evidence are compared, because a description may have thousands. */
const mostWords = 60

/** How well a stem of a phrase fits a description, 0 to 1, and the word that it comes from. */
interface Match {
  readonly value: number
  readonly word: string
}
const noMatch: Match = { value: 0, word: '' }

export type MatchStem = (stem: string, language: string) => Match

/** Returns the share of the shorter stem with which both begin. */
function likeness(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  let same = 0
  while (same < shorter && one[same] === other[same]) same++
  return same >= leastLetters ? same / shorter : 0
}

/**
 * Returns a function that matches stems with the words of a description that speak for a class.
 * @param reasons the words that speak for each class, as typed, with their log-odds
 */
export function matching(number: number, said: SaidWords, reasons: readonly ReadonlyMap<string, number>[]): MatchStem {
  const relevance = (word: string) => {
    const most = Math.max(...reasons.map((words) => words.get(word) ?? 0))
    return (anyWord + (most > 0 ? (reasons[number - 1]?.get(word) ?? 0) / most : 0)) / (anyWord + 1)
  }
  const words = new Map(
    [...said]
      .filter(([, { typed }]) => !introducingWords.has(fold(typed)))
      .map(([stem, { typed, isPart }]): [string, Match] => [
        stem,
        { word: typed, value: relevance(typed) * (isPart ? saidPartCounts : 1) },
      ])
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

/** How well a phrase fits a description. */
export interface PhraseFit {
  readonly score: number
  /** The share of its words that fit, by weight. */
  readonly share: number
  /** Every distinctive word fits. */
  readonly isWhole: boolean
  /** The words of the description that it comes from. */
  readonly words: readonly string[]
}

/**
 * Compares a phrase with a description. Its most distinctive word must fit, too: "pet care" is not nursing, although
 * both care.
 */
export function fitOf(stems: readonly string[], language: string, match: MatchStem): PhraseFit {
  const matches = stems.map((stem) => ({ weight: weightOf(stem), ...match(stem, language) })).filter(({ weight }) => weight > 0)
  const whole = matches.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return { score: 0, share: 0, isWhole: false, words: [] }
  const fitting = matches.reduce((sum, { weight, value }) => sum + weight * value, 0)
  const deciding = matches.reduce((one, other) => (other.weight > one.weight ? other : one))
  const shown = matches.filter(({ value }) => value >= leastReason)
  return {
    score: (fitting / whole ** strictness) * (deciding.value > 0 ? 1 : undecided),
    share: fitting / whole,
    isWhole: shown.length === matches.length,
    words: [...new Set(shown.map(({ word }) => word))],
  }
}

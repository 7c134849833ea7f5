import { foldName } from '@marklot/similarity'
import { isKnown, type LanguageWords } from '../lexicon.ts'
import { address, imperatives, joining, messages } from '../lists/phrases.ts'
import type { SignReading } from './read-sign.ts'

const fold = (words: string) => new Set(words.split(' ').map((word) => foldName(word)))
const addressed = fold(address)
const joiningWords = fold(joining)
const calls = new Map<string, ReadonlySet<string>>(
  Object.entries(imperatives).map(([language, words]) => [language, fold(words)]),
)
const fewestWords = 3
const fewestOfCall = 2

/** Returns how much a sign reads as an ordinary advertising sentence in a language, 0 to 1. */
export function sloganLikeness({ words }: SignReading, known: LanguageWords): number {
  const isCall = calls.get(known.language)?.has(words[0]?.letters ?? '') ?? false
  if (words.length < (isCall ? fewestOfCall : fewestWords)) return 0
  const understood = words.filter(({ letters }) => isKnown(letters, known) || /^\d+$/.test(letters)).length / words.length
  if (understood < 0.75) return 0
  const hasGrammar = words.some(({ letters }) => known.grammar.has(letters) && !joiningWords.has(letters))
  const hasPraise = words.some(({ letters }) => known.senses.get(letters)?.some(({ role }) => role === 'praise'))
  const addresses = words.some(({ letters }) => addressed.has(letters))
  const steps = [hasGrammar, hasPraise, isCall, addresses, words.length > fewestWords].filter(Boolean).length
  return hasGrammar || isCall ? Math.min(1, 0.3 + 0.175 * steps) : 0
}

/** Returns whether a sign is a message that people commonly convey: a greeting, a statement of origin, a cause. */
export const isCommonMessage = ({ folded, words }: SignReading): boolean =>
  words.length > 1 && messages.some((pattern) => pattern.test(folded))

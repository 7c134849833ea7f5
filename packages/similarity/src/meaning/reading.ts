import { hashBytes, type NameForm } from '../words/name-form.ts'
import { conceptsOfHash, hasConcept, isIgnoredHash } from './vocabulary.ts'

/**
 * A part of a name with a meaning of its own: a word, a phrase ("good morning"), or a part of a compound ("water" in
 * WATERCARE).
 */
export interface MeaningUnit {
  readonly hash: number
  /** Offsets in `NameForm.squash`. */
  readonly from: number
  readonly until: number
  /** As in `weightOfHash`. */
  readonly weight: number
  /** Empty when the word is not in the list. */
  readonly concepts: readonly number[]
}

/** Number of units that take part; a longer name's other units do not. */
const mostUnits = 10
const longestPhrase = 4
/** Least letters of either part of a compound. Shorter parts would occur in any invented word. */
const shortestPart = 3

const isDigit = (byte: number) => byte < 0x3a

function unit(form: NameForm, from: number, until: number): MeaningUnit {
  const hash = hashBytes(form.squash, from, until)
  return { hash, from, until, weight: form.weigh(hash, form.squash, from, until), concepts: conceptsOfHash(hash) }
}

/**
 * Splits an unknown word into two known ones, trying the longest first part first. Digits and letters always separate.
 */
function splitWord(form: NameForm, from: number, until: number): [MeaningUnit, MeaningUnit] | null {
  const { squash } = form
  for (let at = from + 1; at < until; at++) {
    if (isDigit(squash[at - 1]) === isDigit(squash[at])) continue
    const parts: [MeaningUnit, MeaningUnit] = [unit(form, from, at), unit(form, at, until)]
    return parts.every(({ concepts }) => concepts.length > 0) ? parts : null
  }
  for (let at = until - shortestPart; at >= from + shortestPart; at--) {
    if (!hasConcept(hashBytes(squash, from, at))) continue
    if (hasConcept(hashBytes(squash, at, until))) return [unit(form, from, at), unit(form, at, until)]
  }
  return null
}

/** Reads a name as the meanings of its parts, without articles and particles. */
export function readUnits(form: NameForm): MeaningUnit[] {
  const { squash, wordCount, wordFrom, wordUntil, wordHash, wordWeight } = form
  const units: MeaningUnit[] = []
  let word = 0
  while (word < wordCount && units.length < mostUnits) {
    const from = wordFrom[word]
    let span = Math.min(longestPhrase, wordCount - word)
    while (span > 1 && !hasConcept(hashBytes(squash, from, wordUntil[word + span - 1]))) span--
    const until = wordUntil[word + span - 1]
    if (span > 1) units.push({ ...unit(form, from, until), weight: 1 })
    else {
      const hash = wordHash[word]
      if (!isIgnoredHash(hash)) {
        const concepts = conceptsOfHash(hash)
        const parts = concepts.length === 0 ? splitWord(form, from, until) : null
        if (parts !== null) units.push(...parts)
        else units.push({ hash, from, until, weight: wordWeight[word], concepts })
      }
    }
    word += span
  }
  return units
}

const decoder = new TextDecoder('latin1')

/** Returns the letters of a unit, with the name's spaces. */
export function unitText(form: NameForm, { from, until }: MeaningUnit): string {
  const words: string[] = []
  for (let word = 0; word < form.wordCount; word++) {
    const start = Math.max(from, form.wordFrom[word])
    const end = Math.min(until, form.wordUntil[word])
    if (start < end) words.push(decoder.decode(form.squash.subarray(start, end)))
  }
  return words.join(' ')
}

/** Returns whether any part of the name is known. */
export const meansSomething = (units: readonly MeaningUnit[]): boolean => units.some(({ concepts }) => concepts.length > 0)

import { bytesOf, foldName, genericWeight, hashBytes, lookSimilarity, weightOfHash } from '@marklot/similarity'

/* The words of a search by owner, and which other words match them. */

/** How well a word of the register matches a searched one; smaller is better. */
export const matches = { exact: 0, beginning: 1, typo: 3 }
/** The cost of a legal form or article that does not match. Any other word must match. */
export const missingWeakWord = 2

/** Words of at least this length may contain a typo. */
const shortestWithTypo = 4
const typoLikeness = 0.84
/** How much longer or shorter a word with a typo may be, in letters. */
export const mostOtherLetters = 2

export interface OwnerWord {
  letters: Uint8Array
  /** A legal form or an article, which may be missing if another word matches. */
  isOptional: boolean
}

/** Returns the words of a searched owner. */
export function ownerWordsOf(text: string): OwnerWord[] {
  const words = foldName(text)
    .split(' ')
    .filter((word) => word !== '')
    .map(bytesOf)
  const weak = words.map((word) => weightOfHash(hashBytes(word, 0, word.length), word, 0, word.length) <= genericWeight)
  const allWeak = weak.every(Boolean)
  return words.map((letters, i) => ({ letters, isOptional: !allWeak && weak[i] === true }))
}

export const mayHaveTypo = (word: Uint8Array) => word.length >= shortestWithTypo

/** Returns true if `bytes[from, until)`, a word with the same first letter, is the searched word with a typo. */
export const isOwnerTypo = (word: Uint8Array, bytes: Uint8Array, from: number, until: number) =>
  Math.abs(until - from - word.length) <= mostOtherLetters &&
  lookSimilarity(word, 0, word.length, bytes, from, until) >= typoLikeness

const letters = bytesOf('abcdefghijklmnopqrstuvwxyz0123456789')

/**
 * Returns the word with a typo in its first letter: replaced, left out, preceded by another letter, or swapped with the
 * second.
 */
export function otherBeginnings(word: Uint8Array): Uint8Array[] {
  const rest = word.subarray(1)
  const others = [rest, Uint8Array.of(word[1], word[0], ...word.subarray(2))]
  for (const letter of letters) {
    if (letter === word[0]) continue
    others.push(Uint8Array.of(letter, ...rest), Uint8Array.of(letter, ...word))
  }
  return others
}

import { bytesOf, foldName, genericWeight, hashBytes, lookSimilarity, weightOfHash } from '@marklot/similarity'
import type { LiveSegment } from '../layout/live-segment.ts'
import { forEachOwner } from '../layout/owner-words.ts'
import type { Segment } from '../layout/segment.ts'
import type { SearchOutcome } from './outcome.ts'
import type { OwnerSearch } from './requests.ts'
import { resultOf } from './search-records.ts'

/** How well a word of the register matches a searched one; smaller is better. */
const matches = { exact: 0, beginning: 1, typo: 3 }
/** Words of at least this length may contain a typo. */
const shortestWithTypo = 4
const typoLikeness = 0.84
/** The cost of a legal form or article that does not match. Any other word must match. */
const missingWeakWord = 2

/**
 * Finds the owners whose name and seat contain every searched word: exactly, as the beginning of a word, or with a
 * typo. Legal forms and articles may be missing if another word matches. Returns owner → cost, smaller is better.
 */
function ownersOf(segment: Segment, words: readonly Uint8Array[]): Map<number, number> {
  const weak = words.map((word) => weightOfHash(hashBytes(word, 0, word.length), word, 0, word.length) <= genericWeight)
  const allWeak = weak.every(Boolean)
  let owners: Map<number, number> | null = null
  // Required words come first; weak ones only refine the result.
  for (const needed of [true, false]) {
    for (const [i, word] of words.entries()) {
      const optional = !allWeak && weak[i] === true
      if (optional === needed) continue
      const found = ownersWithWord(segment, word)
      if (owners === null) owners = found
      else if (optional) {
        for (const [owner, cost] of owners) owners.set(owner, cost + (found.get(owner) ?? missingWeakWord))
      } else {
        const both = new Map<number, number>()
        for (const [owner, cost] of owners) {
          const more = found.get(owner)
          if (more !== undefined) both.set(owner, cost + more)
        }
        owners = both
      }
    }
  }
  return owners ?? new Map()
}

function ownersWithWord(segment: Segment, word: Uint8Array): Map<number, number> {
  const { wordBytes, wordStart } = segment.arrays
  const count = wordStart.length - 1
  const owners = new Map<number, number>()
  const take = (index: number, cost: number) =>
    forEachOwner(segment.arrays, index, (owner) => {
      const known = owners.get(owner)
      if (known === undefined || cost < known) owners.set(owner, cost)
    })
  const first = word[0]
  if (word.length >= shortestWithTypo) {
    for (const other of otherBeginnings(word)) {
      const index = firstWordFrom(segment, other)
      if (index < count && hasLetters(segment, index, other)) take(index, matches.typo)
    }
  }
  // Other typos are sought only among words with the same first letter, which limits the work.
  for (let index = firstWordFrom(segment, word.subarray(0, 1)); index < count; index++) {
    const from = wordStart[index]
    const until = wordStart[index + 1]
    if (wordBytes[from] !== first) break
    const length = until - from
    let common = 0
    while (common < length && common < word.length && wordBytes[from + common] === word[common]) common++
    if (common === word.length) take(index, common === length ? matches.exact : matches.beginning)
    else if (word.length >= shortestWithTypo && Math.abs(length - word.length) <= 2) {
      if (lookSimilarity(word, 0, word.length, wordBytes, from, until) >= typoLikeness) take(index, matches.typo)
    }
  }
  return owners
}

const letters = bytesOf('abcdefghijklmnopqrstuvwxyz0123456789')

/** The word with a typo in its first letter: replaced, left out, doubled by another, or swapped with the second. */
function otherBeginnings(word: Uint8Array): Uint8Array[] {
  const rest = word.subarray(1)
  const others = [rest, Uint8Array.of(word[1], word[0], ...word.subarray(2))]
  for (const letter of letters) {
    if (letter === word[0]) continue
    others.push(Uint8Array.of(letter, ...rest), Uint8Array.of(letter, ...word))
  }
  return others
}

function hasLetters({ arrays: { wordBytes, wordStart } }: Segment, index: number, word: Uint8Array): boolean {
  const from = wordStart[index]
  return wordStart[index + 1] - from === word.length && word.every((letter, i) => wordBytes[from + i] === letter)
}

/** The first dictionary word that does not precede these letters. */
function firstWordFrom({ arrays: { wordBytes, wordStart } }: Segment, word: Uint8Array): number {
  const isBefore = (index: number) => {
    const from = wordStart[index]
    const length = wordStart[index + 1] - from
    for (let i = 0; i < word.length; i++) {
      if (i === length) return true
      const difference = wordBytes[from + i] - word[i]
      if (difference !== 0) return difference < 0
    }
    return false
  }
  let low = 0
  let high = wordStart.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** Searches by owner or seat, the closest owners first. */
export function searchOwners(segments: readonly LiveSegment[], request: OwnerSearch): SearchOutcome {
  const words = foldName(request.text)
    .split(' ')
    .filter((word) => word !== '')
    .map(bytesOf)
  if (words.length === 0) return resultOf(segments, [], request)
  function* found() {
    for (const [live, { segment }] of segments.entries()) {
      const { ownerRecordStart, ownerRecords } = segment.arrays
      for (const [owner, cost] of ownersOf(segment, words)) {
        const end = ownerRecordStart[owner + 1]
        for (let at = ownerRecordStart[owner]; at < end; at++) yield { live, record: ownerRecords[at], rank: cost }
      }
    }
  }
  return resultOf(segments, found(), request)
}

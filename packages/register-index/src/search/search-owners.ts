import type { LiveSegment } from '../layout/live-segment.ts'
import { forEachOwner } from '../layout/owner-words.ts'
import type { Segment } from '../layout/segment.ts'
import type { SearchOutcome } from './outcome.ts'
import {
  isOwnerTypo,
  matches,
  mayHaveTypo,
  missingWeakWord,
  type OwnerWord,
  otherBeginnings,
  ownerWordsOf,
} from './owner-words.ts'
import type { OwnerSearch } from './requests.ts'
import { resultOf } from './search-records.ts'

/**
 * Finds the owners whose name and seat contain every searched word: exactly, as the beginning of a word, or with a
 * typo. Legal forms and articles may be missing if another word matches. Returns owner → cost, smaller is better.
 */
function ownersOf(segment: Segment, words: readonly OwnerWord[]): Map<number, number> {
  let owners: Map<number, number> | null = null
  // Required words come first; weak ones only refine the result.
  for (const needed of [true, false]) {
    for (const { letters: word, isOptional: optional } of words) {
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
  if (mayHaveTypo(word)) {
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
    else if (mayHaveTypo(word) && isOwnerTypo(word, wordBytes, from, until)) take(index, matches.typo)
  }
  return owners
}

function hasLetters({ arrays: { wordBytes, wordStart } }: Segment, index: number, word: Uint8Array): boolean {
  const from = wordStart[index]
  return wordStart[index + 1] - from === word.length && word.every((letter, i) => wordBytes[from + i] === letter)
}

/** Returns the first dictionary word that does not precede these letters. */
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
  const words = ownerWordsOf(request.text)
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

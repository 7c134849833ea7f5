import { maximumSquash } from '@marklot/similarity'
import type { Segment } from '../layout/segment.ts'
import { mostEndingLetters } from '../layout/term-lists.ts'
import { firstOfLength } from '../layout/text-lengths.ts'
import { termsBeginning } from '../retrieve/term-places.ts'

/* Finds all words of a segment that begin or end with given letters. */

export type AffixPlace = 'beginning' | 'ending'

/** The least number of letters that an affix leaves of a counted word. */
export const leastCounted = 2

/** Calls `visit` with ranges of words that have this affix of at most six letters and at least two more letters. */
export function eachTermWithAffix(
  segment: Segment,
  letters: Uint8Array,
  place: AffixPlace,
  visit: (from: number, until: number) => void,
): void {
  const shortest = letters.length + leastCounted
  if (place === 'beginning') {
    for (let length = shortest; length <= maximumSquash; length++) {
      const { from, until } = termsBeginning(segment, letters, length)
      if (from < until) visit(from, until)
    }
    return
  }
  const { termsByEnding, termLength } = segment.arrays
  // Terms are ordered by length.
  const first = firstOfLength(termLength)[shortest]
  const end = firstEnding(segment, letters, 1)
  for (let i = firstEnding(segment, letters, 0); i < end; i++) {
    const term = termsByEnding[i]
    if (term >= first) visit(term, term + 1)
  }
}

/**
 * The first place in `termsByEnding` of a word whose ending compares with the letters as at least `least`: 0 for equal,
 * 1 for greater.
 */
function firstEnding({ arrays: { termsByEnding, termBytes, termStart } }: Segment, letters: Uint8Array, least: number): number {
  if (letters.length > mostEndingLetters) throw new RangeError('Words are ordered by fewer letters')
  const orderOf = (term: number): number => {
    const start = termStart[term]
    const end = termStart[term + 1]
    for (let back = 1; back <= letters.length; back++) {
      const difference = (end - back < start ? 0 : termBytes[end - back]) - letters[letters.length - back]
      if (difference !== 0) return difference
    }
    return 0
  }
  let low = 0
  let high = termsByEnding.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (orderOf(termsByEnding[middle]) < least) low = middle + 1
    else high = middle
  }
  return low
}

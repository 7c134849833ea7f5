import type { Segment } from '../layout/segment.ts'

/*
 * Finds the words of a register that begin or end with given letters. For a large segment it samples every n-th word.
 * The sample is sorted from the front and from the back, so that each beginning or ending is one range. Built on first
 * use and kept as long as the segment, which never changes.
 */

/** The most words of a segment to sample. */
const mostTerms = 30_000

export type AffixPlace = 'beginning' | 'ending'

interface SortedTerms {
  /** The number of words that each sampled word stands for. */
  step: number
  beginning: Uint32Array
  ending: Uint32Array
}
const kept = new WeakMap<Segment, SortedTerms>()

function sortedTerms(segment: Segment): SortedTerms {
  const before = kept.get(segment)
  if (before !== undefined) return before
  const step = Math.max(1, Math.ceil(segment.terms / mostTerms))
  const terms = Uint32Array.from({ length: Math.ceil(segment.terms / step) }, (_, i) => i * step)
  const sorted = {
    step,
    beginning: terms.slice().sort((a, b) => compareTerms(segment, a, b, 'beginning')),
    ending: terms.sort((a, b) => compareTerms(segment, a, b, 'ending')),
  }
  kept.set(segment, sorted)
  return sorted
}

function compareTerms({ arrays: { termBytes, termStart } }: Segment, a: number, b: number, place: AffixPlace): number {
  const [fromA, fromB] = [termStart[a], termStart[b]]
  const [lengthA, lengthB] = [termStart[a + 1] - fromA, termStart[b + 1] - fromB]
  const isBeginning = place === 'beginning'
  for (let i = 0; i < lengthA && i < lengthB; i++) {
    const byteA = termBytes[isBeginning ? fromA + i : fromA + lengthA - 1 - i]
    const byteB = termBytes[isBeginning ? fromB + i : fromB + lengthB - 1 - i]
    if (byteA !== byteB) return byteA - byteB
  }
  return lengthA - lengthB
}

/** Compares the beginning or ending of a word with letters; a word that begins or ends with them is equal. */
function compareAffix(
  { arrays: { termBytes, termStart } }: Segment,
  term: number,
  letters: Uint8Array,
  place: AffixPlace,
): number {
  const from = termStart[term]
  const until = termStart[term + 1]
  for (let i = 0; i < letters.length; i++) {
    if (i === until - from) return -1
    const isBeginning = place === 'beginning'
    const byte = termBytes[isBeginning ? from + i : until - 1 - i]
    const difference = byte - letters[isBeginning ? i : letters.length - 1 - i]
    if (difference !== 0) return difference
  }
  return 0
}

/** The words with this beginning or ending, ascending, and how many words each stands for. */
export function termsWithAffix(segment: Segment, letters: Uint8Array, place: AffixPlace): { terms: Uint32Array; step: number } {
  const { step, [place]: sorted } = sortedTerms(segment)
  const firstFrom = (least: number) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compareAffix(segment, sorted[middle], letters, place) < least) low = middle + 1
      else high = middle
    }
    return low
  }
  return { terms: sorted.slice(firstFrom(0), firstFrom(1)).sort(), step }
}

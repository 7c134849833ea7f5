import type { Segment } from '../layout/segment.ts'
import { trigramFrequency } from '../layout/trigram-weights.ts'

/** How common trigrams are in texts. */
export interface TrigramStatistics {
  /** The number of texts. */
  readonly count: number
  /** Mean weight of a trigram. */
  readonly meanWeight: number
  frequencyOf(trigram: number): number
}

/**
 * How common trigrams are in the names of several segments together. Then a search compares a name in whichever segment
 * it is, and two hosts that divided the same register differently find almost the same names. A name that is in several
 * segments counts in each. The mean weight is that of the partitions if there are any, because it says little in small
 * segments.
 */
export function trigramsOfNames(segments: readonly Segment[]): TrigramStatistics {
  const partitions = segments.filter(({ partition }) => partition !== null)
  const meant = partitions.length > 0 ? partitions : segments
  const postings = meant.reduce((sum, { arrays }) => sum + arrays.postings.length, 0)
  const weights = meant.reduce((sum, { arrays, meanTrigramWeight }) => sum + arrays.postings.length * meanTrigramWeight, 0)
  return {
    count: segments.reduce((sum, { names }) => sum + names, 0),
    meanWeight: postings === 0 ? usualWeight : weights / postings,
    frequencyOf: (trigram) =>
      segments.reduce((sum, { arrays, blocks }) => sum + trigramFrequency(arrays.postingStart, blocks, trigram), 0),
  }
}

/** The mean weight of a trigram where there are none. */
const usualWeight = 5

/** How common trigrams are in the words of one segment. */
export const trigramsOfTerms = ({ arrays, terms, termBlocks, meanTermTrigramWeight }: Segment): TrigramStatistics => ({
  count: terms,
  meanWeight: meanTermTrigramWeight,
  frequencyOf: (trigram) => trigramFrequency(arrays.termPostingStart, termBlocks, trigram),
})

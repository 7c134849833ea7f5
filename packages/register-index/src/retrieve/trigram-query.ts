import { maximumSquash } from '@marklot/similarity'
import { blockSize } from '../layout/block.ts'
import { isPadded, nearTrigramCount, writeNearTrigrams } from '../layout/near-letters.ts'
import type { Segment } from '../layout/segment.ts'
import { trigramWeight } from '../layout/trigram-weights.ts'
import type { Sieve, Sieves } from './sieve.ts'
import { type TrigramStatistics, trigramsOfNames, trigramsOfTerms } from './trigram-statistics.ts'

/** The postings of texts ordered by length, in blocks; see `segment.ts`. */
export interface TrigramTable {
  postingStart: Uint32Array
  postings: Uint16Array
  lengths: Uint8Array
  count: number
  blocks: number
  statistics: TrigramStatistics
  /** The letters of the texts in rows; see `heard-letters.ts`. */
  heard: Uint8Array
  sieve: Sieve
  distinct: DistinctTrigrams
}

/** Which texts are found, and how thoroughly. */
export interface TrigramReach {
  /** The greatest length of a text that is found as a whole, as a multiple of the searched length. */
  longest: number
  /** The smallest length, as a fraction of it. */
  shortest: number
  /** The greatest length of a text found because it contains the searched one, as a multiple; 0 to find wholes only. */
  longestHolding: number
  /**
   * The most frequent trigrams are skipped while their share of the weight is at most this. It saves a third of the
   * work and loses little.
   */
  leftOut: number
  /** How much more texts of other lengths need to share, as a factor by their length relative to the searched one's. */
  needOf(lengths: number): number
}

/** Parts of the searched text that are so common that they alone do not reach the share `least`. */
export interface WornOut {
  parts: readonly Uint8Array[]
  least: number
}
const nothingWornOut: WornOut = { parts: [], least: 0 }

/**
 * The share of the searched text's inner trigrams in a text that contains it: some change where it meets other letters.
 */
const heldShare = 0.85
/** Counters have one byte each. */
const mostWeight = 255
const mostTrigrams = 200
/** A text with only a frequent trigram or two is ignored. */
const leastWeight = 4

/** Lists the distinct trigrams of a text. */
export class DistinctTrigrams {
  private readonly marked = new Uint8Array(nearTrigramCount)
  private readonly written = new Uint16Array(maximumSquash + 1)

  /** The trigrams of the folded letters `squash[0, length)`, each once. */
  of(squash: Uint8Array, length: number): number[] {
    const { marked, written } = this
    const count = writeNearTrigrams(squash, length, written)
    const distinct: number[] = []
    for (let i = 0; i < count; i++) {
      const trigram = written[i]
      if (marked[trigram]) continue
      marked[trigram] = 1
      distinct.push(trigram)
    }
    for (const trigram of distinct) marked[trigram] = 0
    return distinct
  }
}

/** Counts the trigrams of one text against those of a table, block by block. */
export class TrigramQuery {
  /** The texts `countBlock` found, as offsets in the block. All queries of a segment share this memory. */
  readonly found: Uint16Array
  /** 1 for each text that `countBlock` found, until `endBlock`. */
  readonly marks: Uint8Array

  private readonly table: TrigramTable
  private readonly reach: TrigramReach
  private readonly length: number
  private readonly trigrams: Uint16Array
  private readonly weights: Uint8Array
  /** The total weight of the counted trigrams. */
  private readonly total: number
  /** The least weight shared with a text that contains the searched one. */
  private readonly holding: number
  /** The weight that one unit of a counter stands for. */
  private readonly unit: number
  private readonly sieve: Sieve
  private foundCount = 0
  private preparedFor = -1

  constructor(table: TrigramTable, squash: Uint8Array, length: number, reach: TrigramReach, wornOut = nothingWornOut) {
    this.table = table
    this.reach = reach
    this.length = length
    this.sieve = table.sieve
    this.found = this.sieve.found
    this.marks = this.sieve.marks
    const weighted = table.distinct
      .of(squash, length)
      .map((trigram) => {
        const posts = table.statistics.frequencyOf(trigram)
        return { trigram, posts, weight: trigramWeight(posts, table.statistics.count) }
      })
      .sort((a, b) => a.posts - b.posts)
      .slice(0, mostTrigrams)
    let left = weighted.reduce((sum, { weight }) => sum + weight, 0)
    // If a part is worn out, the rest decides, so all of its trigrams count.
    const mayGo = wornOut.parts.length === 0 ? reach.leftOut * left : 0
    for (let gone = 0; weighted.length > 3; ) {
      gone += weighted.at(-1)?.weight ?? 0
      if (gone > mayGo) break
      left -= weighted.pop()?.weight ?? 0
    }
    this.unit = Math.max(1, left / mostWeight)
    this.total = left
    const inUnits = weighted.map(({ trigram, weight }) => ({ trigram, weight: Math.floor(weight / this.unit) }))
    for (const part of wornOut.parts)
      lighten(inUnits, table.distinct.of(part, part.length), Math.min(mostWeight, this.neededOf(length, wornOut.least)) - 1)
    const counted = inUnits.filter(({ weight }) => weight > 0)
    this.trigrams = new Uint16Array(counted.length)
    this.weights = new Uint8Array(counted.length)
    let inner = 0
    for (let i = 0; i < counted.length; i++) {
      const { trigram, weight } = counted[i]
      this.trigrams[i] = trigram
      this.weights[i] = weight
      if (!isPadded(trigram)) inner += weight
    }
    this.holding = inner === 0 ? Number.POSITIVE_INFINITY : heldShare * inner * this.unit
  }

  /** Whether the block has texts of comparable length. */
  isComparable(block: number): boolean {
    const { lengths, count } = this.table
    const { longest, shortest } = this.reach
    const first = block * blockSize
    const last = Math.min(first + blockSize, count) - 1
    if (first > last) return false
    return lengths[first] <= longest * this.length && lengths[last] >= shortest * this.length
  }

  /**
   * Finds the texts of the block that share at least `least` of their trigrams or contain the searched one. Returns
   * their number.
   */
  countBlock(block: number, least: number): number {
    const { postingStart, postings, lengths, count } = this.table
    const { sieve } = this
    this.prepare(least)
    const base = block * blockSize
    const texts = Math.min(blockSize, count - base)
    this.foundCount = this.mayHaveAny(base, texts)
      ? sieve.run.countBlock(
          sieve.scratch,
          postingStart.byteOffset,
          postings.byteOffset,
          lengths.byteOffset + base,
          block,
          texts,
          this.trigrams.length,
        )
      : 0
    return this.foundCount
  }

  /** The share of trigrams in common with a text found in this block, of both texts together, 0 to 1. */
  shareOf(block: number, text: number): number {
    const { lengths, statistics } = this.table
    const shared = this.sieve.counters[text] * this.unit
    return (2 * shared) / (this.total + Math.max(shared, (lengths[block * blockSize + text] + 1) * statistics.meanWeight))
  }

  /** Forgets what was found in the block. */
  endBlock(): void {
    this.sieve.run.unmark(this.sieve.scratch, this.foundCount)
    this.foundCount = 0
  }

  /** Ensures that the scratch memory holds the trigrams and limits of this query. */
  private prepare(least: number): void {
    const { sieve, trigrams, weights, table } = this
    if (sieve.counting === this && this.preparedFor === least) return
    if (sieve.counting !== this) {
      for (let i = 0; i < trigrams.length; i++) {
        sieve.lists[i] = trigrams[i] * table.blocks
        sieve.weights[i] = weights[i]
      }
      sieve.counting = this
    }
    for (let length = 0; length <= maximumSquash; length++) sieve.needed[length] = this.neededOf(length, least)
    this.preparedFor = least
  }

  /** The least counter of a text with this length; more than `mostWeight` if none can reach it. */
  private neededOf(length: number, least: number): number {
    const { total, unit, reach, table } = this
    const lengths = length / this.length
    let needed = Number.POSITIVE_INFINITY
    if (lengths <= reach.longest && lengths >= reach.shortest) {
      const share = least * reach.needOf(lengths)
      const mass = (length + 1) * table.statistics.meanWeight
      const usual = (share * (total + mass)) / 2
      // A text with many rare trigrams has more mass than its length suggests.
      needed = usual <= mass ? usual : (share * total) / (2 - share)
    }
    if (length > this.length && lengths <= reach.longestHolding) needed = Math.min(needed, this.holding)
    return needed > total ? mostWeight + 1 : Math.ceil(Math.max(leastWeight, needed) / unit)
  }

  /** Whether a text of any length in the block can share enough. */
  private mayHaveAny(base: number, texts: number): boolean {
    const { lengths } = this.table
    const { needed } = this.sieve
    const longest = lengths[base + texts - 1]
    for (let length = lengths[base]; length <= longest; length++) if (needed[length] <= mostWeight) return true
    return false
  }
}

/** Reduces the weights of the part's trigrams, the most frequent first, to at most `most` in total. */
function lighten(weighted: readonly { trigram: number; weight: number }[], part: readonly number[], most: number): void {
  const own = new Set(part)
  let left = most
  for (const one of weighted) {
    if (!own.has(one.trigram)) continue
    one.weight = Math.min(one.weight, left)
    left -= one.weight
  }
}

/** The scratch memory needed to count over a table. */
export interface TableScratch {
  readonly sieves: Sieves
  readonly distinct: DistinctTrigrams
}

/** @param statistics those of the whole register; by default, those of the segment */
export const namesTable = (
  segment: Segment,
  { sieves, distinct }: TableScratch,
  statistics = trigramsOfNames([segment]),
): TrigramTable => ({
  postingStart: segment.arrays.postingStart,
  postings: segment.arrays.postings,
  lengths: segment.arrays.nameLength,
  count: segment.names,
  blocks: segment.blocks,
  statistics,
  heard: segment.arrays.nameHeard,
  sieve: sieves.of(segment),
  distinct,
})

export const termsTable = (segment: Segment, { sieves, distinct }: TableScratch): TrigramTable => ({
  postingStart: segment.arrays.termPostingStart,
  postings: segment.arrays.termPostings,
  lengths: segment.arrays.termLength,
  count: segment.terms,
  blocks: segment.termBlocks,
  statistics: trigramsOfTerms(segment),
  heard: segment.arrays.termHeard,
  sieve: sieves.of(segment),
  distinct,
})

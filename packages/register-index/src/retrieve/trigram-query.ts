import { maximumSquash } from '@marklot/similarity'
import { blockSize } from '../layout/block.ts'
import { isPadded, nearTrigramCount, writeNearTrigrams } from '../layout/near-letters.ts'
import type { Segment } from '../layout/segment.ts'
import { trigramFrequency, trigramWeight } from '../layout/trigram-weights.ts'
import { Sieve } from './sieve.ts'

/** Postings of texts that are ordered by length, in blocks; see `segment.ts`. */
export interface TrigramTable {
  postingStart: Uint32Array
  postings: Uint16Array
  lengths: Uint8Array
  count: number
  blocks: number
  meanWeight: number
  /** The texts' letters in rows; see `heard-letters.ts`. */
  heard: Uint8Array
  sieve: Sieve
}

/** Which texts are found, and how thoroughly. */
export interface TrigramReach {
  /** As a whole a text is found up to so many times the length of the other. */
  longest: number
  /** And down to this part of it. */
  shortest: number
  /** Texts that hold the searched one are found up to so many times its length; 0: as wholes only. */
  longestHolding: number
  /** The most frequent trigrams are not counted as long as they have no more than this part of the weight: a third of the work for little. */
  leftOut: number
  /** Texts of other lengths need to share more, as wholes: how many times as much, by their length as part of the searched one's. */
  needOf(lengths: number): number
}

/** Parts of the searched text that so many others have that they alone are nothing in common: for the share `least` they are not enough. */
export interface WornOut {
  parts: readonly Uint8Array[]
  least: number
}
const nothingWornOut: WornOut = { parts: [], least: 0 }

/** Of the trigrams inside the searched text so many stand in a text that holds it: where its letters meet others, some change. */
const heldShare = 0.85
/** Sums of weights are counted in one byte each. */
const mostWeight = 255
const mostTrigrams = 200
/** A text that has but a frequent trigram or two is not looked at. */
const leastWeight = 4

const marked = new Uint8Array(nearTrigramCount)
const written = new Uint16Array(maximumSquash + 1)

/** One text's trigrams, counted against those of a table block by block. */
export class TrigramQuery {
  /** What `countBlock` found: texts of the block, counted from its first. Shared by all queries of a segment. */
  readonly found: Uint16Array
  /** Which texts of the block `countBlock` found: 1, until `endBlock`. */
  readonly marks: Uint8Array

  private readonly table: TrigramTable
  private readonly reach: TrigramReach
  private readonly length: number
  private readonly trigrams: Uint16Array
  private readonly weights: Uint8Array
  /** Weight of all trigrams that are counted. */
  private readonly total: number
  /** What a text that holds the searched one shares at least. */
  private readonly holding: number
  /** What one in a counter stands for. */
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
    const weighted = distinctTrigrams(squash, length)
      .map((trigram) => {
        const posts = trigramFrequency(table.postingStart, table.blocks, trigram)
        return { trigram, posts, weight: trigramWeight(posts, table.count) }
      })
      .sort((a, b) => a.posts - b.posts)
      .slice(0, mostTrigrams)
    let left = weighted.reduce((sum, { weight }) => sum + weight, 0)
    // Beside a part that is worn out it is the rest that decides: all of it counts.
    const mayGo = wornOut.parts.length === 0 ? reach.leftOut * left : 0
    for (let gone = 0; weighted.length > 3; ) {
      gone += weighted.at(-1)?.weight ?? 0
      if (gone > mayGo) break
      left -= weighted.pop()?.weight ?? 0
    }
    this.unit = Math.max(1, left / mostWeight)
    this.total = left
    const inUnits = weighted.map(({ trigram, weight }) => ({ trigram, weight: Math.floor(weight / this.unit) }))
    for (const part of wornOut.parts) lighten(inUnits, part, Math.min(mostWeight, this.neededOf(length, wornOut.least)) - 1)
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

  /** Whether texts of the block are about as long as the searched one. */
  isComparable(block: number): boolean {
    const { lengths, count } = this.table
    const { longest, shortest } = this.reach
    const first = block * blockSize
    const last = Math.min(first + blockSize, count) - 1
    if (first > last) return false
    return lengths[first] <= longest * this.length && lengths[last] >= shortest * this.length
  }

  /** Finds the texts of the block that share at least `least` of their trigrams, or hold the searched one; returns their number. */
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

  /** The share of trigrams that a text found in this block has in common with the searched one, of both together, 0 to 1. */
  shareOf(block: number, text: number): number {
    const { lengths, meanWeight } = this.table
    const shared = this.sieve.counters[text] * this.unit
    return (2 * shared) / (this.total + Math.max(shared, (lengths[block * blockSize + text] + 1) * meanWeight))
  }

  /** Forgets what was found in the block. */
  endBlock(): void {
    this.sieve.run.unmark(this.sieve.scratch, this.foundCount)
    this.foundCount = 0
  }

  /** Sees to it that the scratch memory has the trigrams of this query, and what they must come to. */
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

  /** What the counter of a text of this length must come to; more than `mostWeight` when none can. */
  private neededOf(length: number, least: number): number {
    const { total, unit, reach, table } = this
    const lengths = length / this.length
    let needed = Number.POSITIVE_INFINITY
    if (lengths <= reach.longest && lengths >= reach.shortest) {
      const share = least * reach.needOf(lengths)
      const mass = (length + 1) * table.meanWeight
      const usual = (share * (total + mass)) / 2
      // A text of many rare trigrams has more mass than its length lets expect.
      needed = usual <= mass ? usual : (share * total) / (2 - share)
    }
    if (length > this.length && lengths <= reach.longestHolding) needed = Math.min(needed, this.holding)
    return needed > total ? mostWeight + 1 : Math.ceil(Math.max(leastWeight, needed) / unit)
  }

  /** Whether a text of any of the block's lengths may share enough. */
  private mayHaveAny(base: number, texts: number): boolean {
    const { lengths } = this.table
    const { needed } = this.sieve
    const longest = lengths[base + texts - 1]
    for (let length = lengths[base]; length <= longest; length++) if (needed[length] <= mostWeight) return true
    return false
  }
}

/** Takes from the weights of the part's trigrams, the most frequent first, so that together they come to no more than `most`. */
function lighten(weighted: readonly { trigram: number; weight: number }[], part: Uint8Array, most: number): void {
  const own = new Set(distinctTrigrams(part, part.length))
  let left = most
  for (const one of weighted) {
    if (!own.has(one.trigram)) continue
    one.weight = Math.min(one.weight, left)
    left -= one.weight
  }
}

function distinctTrigrams(squash: Uint8Array, length: number): number[] {
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

export const namesTable = (segment: Segment): TrigramTable => ({
  postingStart: segment.arrays.postingStart,
  postings: segment.arrays.postings,
  lengths: segment.arrays.nameLength,
  count: segment.names,
  blocks: segment.blocks,
  meanWeight: segment.meanTrigramWeight,
  heard: segment.arrays.nameHeard,
  sieve: Sieve.of(segment),
})

export const termsTable = (segment: Segment): TrigramTable => ({
  postingStart: segment.arrays.termPostingStart,
  postings: segment.arrays.termPostings,
  lengths: segment.arrays.termLength,
  count: segment.terms,
  blocks: segment.termBlocks,
  meanWeight: segment.meanTermTrigramWeight,
  heard: segment.arrays.termHeard,
  sieve: Sieve.of(segment),
})

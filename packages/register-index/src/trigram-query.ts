import { maximumSquash } from '@marklot/similarity'
import { isPadded, nearTrigramCount, writeNearTrigrams } from './near-letters.ts'
import { blockSize, type Segment, trigramFrequency, trigramWeight } from './segment.ts'

/** Postings of texts that are ordered by length, in blocks; see `segment.ts`. */
export interface TrigramTable {
  postingStart: Uint32Array
  postings: Uint16Array
  lengths: Uint8Array
  count: number
  blocks: number
  meanWeight: number
}

/** Which texts are found, and how thoroughly. */
export interface TrigramReach {
  /** As a whole a text is found up to so many times the length of the other. */
  longest: number
  /** Texts that hold the searched one are found up to so many times its length; 0: as wholes only. */
  longestHolding: number
  /** The most frequent trigrams are not counted as long as they have no more than this part of the weight: a third of the work for little. */
  leftOut: number
  /** Texts of other lengths need to share more, as wholes: how many times as much, by their length as part of the searched one's. */
  needOf(lengths: number): number
}

/** Of the trigrams inside the searched text so many stand in a text that holds it: where its letters meet others, some change. */
const heldShare = 0.85
/** Sums of weights are counted in one byte each. */
const mostWeight = 255
const mostTrigrams = 200

const counters = new Uint8Array(blockSize)
const marked = new Uint8Array(nearTrigramCount)
const written = new Uint16Array(maximumSquash + 1)

/** One text's trigrams, counted against those of a table block by block. */
export class TrigramQuery {
  /** What `countBlock` found: texts of the block, counted from its first. Shared by all queries. */
  static readonly found = new Uint16Array(blockSize)
  /** The share of common trigrams of each text found, of both texts together, 0 to 1. */
  static readonly shares = new Float32Array(blockSize)

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
  /** What `needOf` says of each length. */
  private readonly needs: Float32Array

  constructor(table: TrigramTable, squash: Uint8Array, length: number, reach: TrigramReach) {
    this.table = table
    this.reach = reach
    this.length = length
    this.needs = new Float32Array(maximumSquash + 1)
    for (let other = 0; other <= maximumSquash; other++) this.needs[other] = reach.needOf(other / length)
    const weighted = distinctTrigrams(squash, length)
      .map((trigram) => {
        const posts = trigramFrequency(table.postingStart, table.blocks, trigram)
        return { trigram, posts, weight: trigramWeight(posts, table.count) }
      })
      .sort((a, b) => a.posts - b.posts)
      .slice(0, mostTrigrams)
    let left = weighted.reduce((sum, { weight }) => sum + weight, 0)
    const mayGo = reach.leftOut * left
    for (let gone = 0; weighted.length > 3; ) {
      gone += weighted.at(-1)?.weight ?? 0
      if (gone > mayGo) break
      left -= weighted.pop()?.weight ?? 0
    }
    this.unit = Math.max(1, left / mostWeight)
    const counted = weighted.filter(({ weight }) => weight >= this.unit)
    this.trigrams = Uint16Array.from(counted, ({ trigram }) => trigram)
    this.weights = Uint8Array.from(counted, ({ weight }) => Math.floor(weight / this.unit))
    this.total = left
    const inner = weighted.reduce((sum, { trigram, weight }) => (isPadded(trigram) ? sum : sum + weight), 0)
    this.holding = inner === 0 ? Number.POSITIVE_INFINITY : heldShare * inner
  }

  /** Whether texts of the block are about as long as the searched one. */
  isComparable(block: number): boolean {
    const { lengths, count } = this.table
    const { longest } = this.reach
    const first = block * blockSize
    const last = Math.min(first + blockSize, count) - 1
    if (first > last) return false
    return (lengths[first] as number) <= longest * this.length && longest * (lengths[last] as number) >= this.length
  }

  /** Writes the texts of the block that share at least `least` of their trigrams, or hold the searched one, to `found` and `shares`; returns their number. */
  countBlock(block: number, least: number): number {
    const { postingStart, postings, lengths, blocks, count, meanWeight } = this.table
    const { trigrams, weights, total, unit } = this
    const { found, shares } = TrigramQuery
    const base = block * blockSize
    const threshold = this.thresholdOf(block, least)
    if (threshold > mostWeight) return 0
    let foundCount = 0
    // The most frequent trigrams first: until their weights together come to the threshold no text can have crossed it.
    let most = 0
    for (let i = trigrams.length - 1; i >= 0; i--) {
      const weight = weights[i] as number
      const list = (trigrams[i] as number) * blocks + block
      const end = postingStart[list + 1] as number
      most += weight
      if (most < threshold) {
        for (let at = postingStart[list] as number; at < end; at++) {
          const text = postings[at] as number
          counters[text] = (counters[text] as number) + weight
        }
        continue
      }
      for (let at = postingStart[list] as number; at < end; at++) {
        const text = postings[at] as number
        const before = counters[text] as number
        const after = before + weight
        counters[text] = after
        if (before < threshold && after >= threshold) found[foundCount++] = text
      }
    }
    // Texts of a block differ in length: what was found by the needs of the shortest one is looked at by its own.
    let kept = 0
    for (let i = 0; i < foundCount; i++) {
      const text = found[i] as number
      const length = lengths[base + text] as number
      const shared = (counters[text] as number) * unit
      const share = (2 * shared) / (total + Math.max(shared, (length + 1) * meanWeight))
      if (share < least * (this.needs[length] as number) && (length <= this.length || shared < this.holding)) continue
      found[kept] = text
      shares[kept++] = share
    }
    counters.fill(0, 0, Math.min(blockSize, count - base))
    return kept
  }

  /** What the counter of a text of the block must come to; more than `mostWeight` when none can. */
  private thresholdOf(block: number, least: number): number {
    const { lengths, count, meanWeight } = this.table
    const { length, total, unit, reach } = this
    const base = block * blockSize
    const shortest = lengths[base] as number
    const longest = lengths[Math.min(base + blockSize, count) - 1] as number
    let asWhole = Number.POSITIVE_INFINITY
    if (this.isComparable(block)) {
      for (let other = shortest; other <= longest; other++)
        asWhole = Math.min(asWhole, (least * (this.needs[other] as number) * (total + (other + 1) * meanWeight)) / 2)
    }
    const mayHold = longest > length && shortest <= reach.longestHolding * length
    const needed = Math.max(4, Math.min(asWhole, mayHold ? this.holding : Number.POSITIVE_INFINITY))
    return needed > total ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(needed / unit))
  }
}

function distinctTrigrams(squash: Uint8Array, length: number): number[] {
  const count = writeNearTrigrams(squash, length, written)
  const distinct: number[] = []
  for (let i = 0; i < count; i++) {
    const trigram = written[i] as number
    if (marked[trigram]) continue
    marked[trigram] = 1
    distinct.push(trigram)
  }
  for (const trigram of distinct) marked[trigram] = 0
  return distinct
}

export const namesTable = ({ arrays, names, blocks, meanTrigramWeight }: Segment): TrigramTable => ({
  postingStart: arrays.postingStart,
  postings: arrays.postings,
  lengths: arrays.nameLength,
  count: names,
  blocks,
  meanWeight: meanTrigramWeight,
})

export const termsTable = ({ arrays, terms, termBlocks, meanTermTrigramWeight }: Segment): TrigramTable => ({
  postingStart: arrays.termPostingStart,
  postings: arrays.termPostings,
  lengths: arrays.termLength,
  count: terms,
  blocks: termBlocks,
  meanWeight: meanTermTrigramWeight,
})

import { maximumSquash } from '@marklot/similarity'
import { nearTrigramCount, writeNearTrigrams } from './near-letters.ts'
import { blockSize, trigramFrequency, trigramWeight } from './segment.ts'

/** Postings of texts that are ordered by length, in blocks; see `segment.ts`. */
export interface TrigramTable {
  postingStart: Uint32Array
  postings: Uint16Array
  lengths: Uint8Array
  count: number
  blocks: number
  meanWeight: number
}

/**
 * What two names are guessed to score, in thousandths, that share `dice` of their trigrams: an edit touches three trigrams, so each share
 * lost stands for about a third of a letter.
 */
export const likenessOfDice = (dice: number) => 560 + 440 * dice

/** From this share of its trigrams on the searched name is taken to stand inside the found one, which may be so many times as long. */
const inside = { share: 0.8, longest: 3.4 }

/** What a name is guessed to score that holds the searched one, by the part of it that this is. */
const insideOf = (part: number) => 640 + 290 * part

/** The most frequent trigrams are not counted as long as they have no more than this part of the weight: half of the work for little. */
const leftOut = 0.15

const counters = new Uint16Array(blockSize)
const crossed = new Uint16Array(blockSize)
const marked = new Uint8Array(nearTrigramCount)
const written = new Uint16Array(maximumSquash + 1)

/** One text's trigrams, counted against a table block by block. */
export class TrigramQuery {
  private readonly table: TrigramTable
  private readonly length: number
  private readonly least: number
  private readonly trigrams: Uint16Array
  private readonly weights: Uint8Array
  private readonly total: number

  /** `least` is the share of common trigrams (of both texts together) from which on a text is found. */
  constructor(table: TrigramTable, squash: Uint8Array, length: number, least: number) {
    this.table = table
    this.length = length
    this.least = least
    const count = writeNearTrigrams(squash, length, written)
    const distinct: number[] = []
    for (let i = 0; i < count; i++) {
      const trigram = written[i] as number
      if (marked[trigram]) continue
      marked[trigram] = 1
      distinct.push(trigram)
    }
    for (const trigram of distinct) marked[trigram] = 0
    const weightOf = (trigram: number) => trigramWeight(trigramFrequency(table.postingStart, table.blocks, trigram), table.count)
    const weighted = distinct
      .map((trigram) => ({
        trigram,
        weight: weightOf(trigram),
        posts: trigramFrequency(table.postingStart, table.blocks, trigram),
      }))
      .sort((a, b) => a.posts - b.posts)
    let left = weighted.reduce((sum, { weight }) => sum + weight, 0)
    const mayGo = leftOut * left
    for (let gone = 0; weighted.length > 3; ) {
      gone += weighted.at(-1)?.weight ?? 0
      if (gone > mayGo) break
      left -= weighted.pop()?.weight ?? 0
    }
    this.trigrams = Uint16Array.from(weighted, ({ trigram }) => trigram)
    this.weights = Uint8Array.from(weighted, ({ weight }) => weight)
    this.total = left
  }

  /**
   * Calls `found` with each text of the block (counted from its first) that is alike enough, what it is guessed to score, and whether that is for
   * holding the searched one.
   */
  countBlock(block: number, found: (text: number, guess: number, isInside: boolean) => void): void {
    const { postingStart, postings, lengths, meanWeight, blocks, count } = this.table
    const { trigrams, weights, total } = this
    const base = block * blockSize
    const size = Math.min(blockSize, count - base)
    if (size <= 0) return
    // Texts of a block are about equally long: the shortest one's needs hold for all.
    const shortest = lengths[base] as number
    const shortestWeight = (shortest + 1) * meanWeight
    // Twice as long or half as long: as a whole they are not alike.
    const comparable = shortest <= 2 * this.length && 2 * (lengths[base + size - 1] as number) >= this.length
    const byBoth = comparable ? (this.least * (total + shortestWeight)) / 2 : Number.POSITIVE_INFINITY
    const byInside = shortest <= inside.longest * this.length ? inside.share * total : Number.POSITIVE_INFINITY
    const threshold = Math.max(4, Math.min(byBoth, byInside))
    if (threshold > total) return
    let crossedCount = 0
    for (let i = 0; i < trigrams.length; i++) {
      const weight = weights[i] as number
      const list = (trigrams[i] as number) * blocks + block
      const end = postingStart[list + 1] as number
      for (let at = postingStart[list] as number; at < end; at++) {
        const text = postings[at] as number
        const before = counters[text] as number
        const after = before + weight
        counters[text] = after
        if (before < threshold && after >= threshold) crossed[crossedCount++] = text
      }
    }
    for (let i = 0; i < crossedCount; i++) {
      const text = crossed[i] as number
      const shared = counters[text] as number
      const length = lengths[base + text] as number
      const weight = Math.max(shared, (length + 1) * meanWeight)
      const dice = (2 * shared) / (total + weight)
      const isInside = shared >= inside.share * total && length > this.length
      found(
        text,
        Math.round(isInside ? Math.max(likenessOfDice(dice), insideOf(this.length / length)) : likenessOfDice(dice)),
        isInside,
      )
    }
    counters.fill(0, 0, size)
  }
}

import { blockSize } from '../layout/block.ts'
import { longestRow, type RowGroup, rowGroups } from '../layout/heard-letters.ts'
import type { NearDistance } from './near-distance.ts'
import type { TrigramTable } from './trigram-query.ts'

const letterCodes = 32
/** A text with this many letters may be longer than its row. */
export const mostCounted = longestRow

/** The likeness a text needs, by its number of letters. */
export interface NeededLikeness {
  /** The least likeness, as `NearDistance` measures it. */
  of(count: number): number
  /** The most letters that may differ in kind if `changed` letters differ. */
  mostKinds(count: number, changed: number): number
}

/** The limits on differing letters, in the form the sieve reads. */
export class LetterLimits {
  /** The number of letters → one more than may differ. */
  readonly changes = new Uint8Array(mostCounted)
  /** The number of letters × 32 + the number that differ → how many may differ in kind. */
  readonly kinds = new Uint8Array(mostCounted * mostCounted)

  /** @param length the number of letters of the searched text */
  constructor(length: number, needed: NeededLikeness) {
    for (let count = 1; count < mostCounted; count++) {
      const longest = Math.max(length, count)
      const most = Math.min(longest, Math.floor((1 - needed.of(count)) * longest + rounding))
      this.changes[count] = Math.max(0, most + 1)
      for (let changed = 0; changed <= most; changed++)
        this.kinds[count * mostCounted + changed] = needed.mostKinds(count, changed)
    }
  }
}

/** Tolerates the rounding of a division followed by a multiplication. */
const rounding = 1e-6

/**
 * Compares the letters of a searched text with those of the texts that trigrams found, sixteen at a time, and drops the
 * ones too far away.
 */
export class NearRows {
  /**
   * The texts `compareBlock` kept, as offsets in the block. All searches of a segment share this memory and the
   * following.
   */
  readonly near: Uint16Array
  /** The number of letters of each; `mostCounted` if there may be more, in which case nothing else is known. */
  readonly counts: Uint8Array
  private readonly distances: Uint8Array
  private readonly kindDistances: Uint8Array
  private readonly table: TrigramTable
  private readonly length: number
  private readonly groups: readonly RowGroup[]
  private readonly places = new Uint8Array(4 * letterCodes)
  private readonly kindPlaces = new Uint8Array(4 * letterCodes)
  private readonly limits: LetterLimits

  constructor(table: TrigramTable, distance: NearDistance, limits: LetterLimits) {
    this.table = table
    this.near = table.sieve.near
    this.counts = table.sieve.counts
    this.distances = table.sieve.distances
    this.kindDistances = table.sieve.kindDistances
    this.length = distance.length
    this.groups = rowGroups(table.lengths)
    distance.writePlaces(this.places, this.kindPlaces)
    this.limits = limits
  }

  /**
   * Compares the first `count` texts in the sieve's `found`, all of one block. Writes to `near` the texts that are near
   * enough, contain all letters of the searched text in order, may be longer than their row or are flagged to be kept.
   * Returns their number.
   */
  compareBlock(block: number, count: number): number {
    if (count === 0) return 0
    const { sieve, heard } = this.table
    this.prepare()
    const base = block * blockSize
    let near = 0
    for (const { first, end, row, start } of this.groups) {
      const from = Math.max(0, first - base)
      const until = Math.min(blockSize, end - base)
      if (from >= until) continue
      const rows = heard.byteOffset + start + (base - first) * row
      near = sieve.run.compare(sieve.scratch, count, from, until, rows, row, this.length, near)
    }
    return near
  }

  /** Ensures that the scratch memory holds the letters of this text. */
  private prepare(): void {
    const { sieve } = this.table
    if (sieve.comparing === this) return
    sieve.places.set(this.places)
    sieve.kindPlaces.set(this.kindPlaces)
    sieve.limits.set(this.limits.changes)
    sieve.kindLimits.set(this.limits.kinds)
    sieve.comparing = this
  }

  /** The likeness of the `i`-th text in `near`, 0 to 1, and that of its letters' kinds. */
  likeness(i: number): number {
    return this.likenessBy(this.distances[i], this.counts[i])
  }
  roughLikeness(i: number): number {
    return this.likenessBy(this.kindDistances[i], this.counts[i])
  }

  /** Whether the `i`-th text in `near` may contain all letters of the searched text in order, and more. */
  mayHold(i: number): boolean {
    return this.distances[i] === this.counts[i] - this.length
  }

  /** The offset of a text's letters in `heard`. */
  rowOf(text: number): number {
    let i = 0
    while (text >= this.groups[i].end) i++
    const { first, row, start } = this.groups[i]
    return start + (text - first) * row
  }

  private likenessBy(distance: number, count: number): number {
    return 1 - distance / (this.length > count ? this.length : count)
  }
}

import { blockSize } from '../layout/block.ts'
import { longestRow, type RowGroup, rowGroups } from '../layout/heard-letters.ts'
import type { NearDistance } from './near-distance.ts'
import type { TrigramTable } from './trigram-query.ts'

const letterCodes = 32
/** From this count of letters on a text may be longer than its row. */
export const mostCounted = longestRow

/** How near the letters of a text with so many must be. */
export interface NeededLikeness {
  /** The likeness, as `NearDistance` tells it. */
  of(count: number): number
  /** How many may differ in kind where so many differ. */
  mostKinds(count: number, changed: number): number
}

/** What the letters of a text must come to, as the sieve reads it. */
export class LetterLimits {
  /** Count of letters → one more than those that may differ. */
  readonly changes = new Uint8Array(mostCounted)
  /** Count of letters × 32 + letters that differ → how many may differ in kind. */
  readonly kinds = new Uint8Array(mostCounted * mostCounted)

  /** @param length letters of the searched text */
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

/** Likenesses are divided and multiplied again. */
const rounding = 1e-6

/** Compares the letters of a searched text with those of what its trigrams found, sixteen texts at a time, and leaves out what is too far. */
export class NearRows {
  /** What `compareBlock` left: texts of the block, told from its first. Shared by all of a segment, like what follows. */
  readonly near: Uint16Array
  /** Letters of each of these; `mostCounted` where there may be more, and nothing else is known. */
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
   * Compares the first `count` texts in `found` of the sieve, all of one block. What is near enough, has all letters of the searched text in their order,
   * may be longer than its row or is marked to be kept goes to `near`; returns their number.
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

  /** Sees to it that the scratch memory has the letters of this text. */
  private prepare(): void {
    const { sieve } = this.table
    if (sieve.comparing === this) return
    sieve.places.set(this.places)
    sieve.kindPlaces.set(this.kindPlaces)
    sieve.limits.set(this.limits.changes)
    sieve.kindLimits.set(this.limits.kinds)
    sieve.comparing = this
  }

  /** The likeness, 0 to 1, of the `i`-th text in `near`, and that of the letters' kinds. */
  likeness(i: number): number {
    return this.likenessBy(this.distances[i], this.counts[i])
  }
  roughLikeness(i: number): number {
    return this.likenessBy(this.kindDistances[i], this.counts[i])
  }

  /** Whether the `i`-th text in `near` may have all letters of the searched text in their order and more. */
  mayHold(i: number): boolean {
    return this.distances[i] === this.counts[i] - this.length
  }

  /** Where the letters of a text begin in `heard`. */
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

import type { PreparedVariant } from '@marklot/similarity'
import type { TermMatch } from './match-terms.ts'
import { blockSize, type Segment } from './segment.ts'
import { isFirstTerm } from './terms.ts'

const ownMass = new Uint16Array(blockSize)
const hitMass = new Uint16Array(blockSize)
const lighterMass = new Uint16Array(blockSize)
const weakLetters = new Uint8Array(blockSize)
const weakWeight = new Uint16Array(blockSize)
const firstLikeness = new Uint8Array(blockSize)
/** Names of the block at hand that share a word. */
const touched = new Uint16Array(blockSize)
/** Masses are counted in quarters, likenesses in two hundredths. */
const massUnit = 4
const likenessUnit = 200

/** What two names have in common word by word, 0 to 1 each. */
export interface SharedWords {
  /** What it lets expect; the figures of the structural view of `similarity`. */
  value: number
  /** The part of one name and of the other that the words make up. */
  high: number
  low: number
  /** Likeness of the first weighty words. */
  first: number
  /** Letters of weak words that both have, of the longer name; and how much of these their weight takes away. */
  weakShare: number
  lostWeight: number
}

const worthOf = (high: number, low: number, first: number) =>
  low > 0.97 ? 0.95 : Math.max(high * Math.sqrt(high) * (0.7 + 0.26 * low), first * (0.6 + (0.3 * (high + low)) / 2))

/** Counts for the names of each block how much of them and of the searched name the words they share make up. */
export class TermView {
  /** How many names of the block share a word. */
  count = 0
  private readonly segment: Segment
  private readonly total: number
  private readonly length: number
  /** Per alike word: the next name that has it and the end of its names; the next alike word of the same block. */
  private readonly places: Uint32Array
  private readonly ends: Uint32Array
  private readonly next: Int32Array
  /** Per block: the first alike word whose next name lies there, or -1. */
  private readonly heads: Int32Array
  private readonly own: Uint16Array
  private readonly hit: Uint16Array
  private readonly lighter: Uint16Array
  private readonly first: Uint8Array
  private readonly weakLetters: Uint8Array
  private readonly weakWeight: Uint16Array
  private readonly shared: SharedWords = { value: 0, high: 0, low: 0, first: 0, weakShare: 0, lostWeight: 0 }
  private base = 0

  constructor(segment: Segment, { form }: PreparedVariant, { total, matches }: { total: number; matches: readonly TermMatch[] }) {
    const { termNameStart, termNames } = segment.arrays
    this.segment = segment
    this.total = total
    this.length = form.squashLength
    const count = matches.length
    this.places = new Uint32Array(count)
    this.ends = new Uint32Array(count)
    this.own = new Uint16Array(count)
    this.hit = new Uint16Array(count)
    this.lighter = new Uint16Array(count)
    this.first = new Uint8Array(count)
    this.weakLetters = new Uint8Array(count)
    this.weakWeight = new Uint16Array(count)
    for (let i = 0; i < count; i++) {
      const match = matches[i] as TermMatch
      this.places[i] = termNameStart[match.term] as number
      this.ends[i] = termNameStart[match.term + 1] as number
      this.own[i] = Math.max(1, Math.round(match.own * massUnit))
      this.hit[i] = Math.round(match.hit * massUnit)
      this.lighter[i] = Math.max(0, Math.round(match.lighter * massUnit))
      this.first[i] = Math.round(match.firstLikeness * likenessUnit)
      this.weakLetters[i] = match.weakLetters
      this.weakWeight[i] = Math.round(match.weakWeight * massUnit)
    }
    this.next = new Int32Array(count)
    this.heads = new Int32Array(segment.blocks).fill(-1)
    for (let i = 0; i < count; i++) {
      const at = this.places[i] as number
      if (at < (this.ends[i] as number)) this.enqueue(i, termNames[at] as number)
    }
  }

  /** Counts for the names of a block. Until `endBlock` the counts are those of this block. */
  countBlock(block: number): void {
    const { termNames } = this.segment.arrays
    const { places, ends, next, own, hit, lighter, first } = this
    const base = block * blockSize
    const end = base + blockSize
    let count = 0
    for (let i = this.heads[block] as number; i >= 0; ) {
      const following = next[i] as number
      const until = ends[i] as number
      let at = places[i] as number
      for (; at < until; at++) {
        const entry = termNames[at] as number
        const name = (entry & ~isFirstTerm) >>> 0
        if (name >= end) break
        const local = name - base
        const before = ownMass[local] as number
        if (before === 0) touched[count++] = local
        ownMass[local] = before + (own[i] as number)
        hitMass[local] = (hitMass[local] as number) + (hit[i] as number)
        if (entry >= isFirstTerm && (first[i] as number) > (firstLikeness[local] as number))
          firstLikeness[local] = first[i] as number
        if ((lighter[i] as number) > 0) lighterMass[local] = (lighterMass[local] as number) + (lighter[i] as number)
        if ((this.weakLetters[i] as number) > 0) {
          weakLetters[local] = (weakLetters[local] as number) + (this.weakLetters[i] as number)
          weakWeight[local] = (weakWeight[local] as number) + (this.weakWeight[i] as number)
        }
      }
      places[i] = at
      if (at < until) this.enqueue(i, termNames[at] as number)
      i = following
    }
    this.base = base
    this.count = count
  }

  /** The `i`-th name of the block that shares a word, counted from the block's first. */
  name(i: number): number {
    return touched[i] as number
  }

  /** What a name of the block shares; the same object each time. */
  sharedBy(local: number): SharedWords {
    const { shared } = this
    const ownCounted = ownMass[local] as number
    if (ownCounted === 0) {
      shared.value = 0
      return shared
    }
    const { nameMass, nameLength } = this.segment.arrays
    const name = this.base + local
    const own = Math.min(1, ownCounted / massUnit / this.total)
    const mass = (nameMass[name] as number) - (lighterMass[local] as number) / massUnit
    const hit = Math.min(1, (hitMass[local] as number) / massUnit / Math.max(1, mass))
    const longest = Math.max(this.length, nameLength[name] as number)
    shared.high = Math.max(own, hit)
    shared.low = Math.min(own, hit)
    shared.first = (firstLikeness[local] as number) / likenessUnit
    shared.value = worthOf(shared.high, shared.low, shared.first)
    shared.weakShare = (weakLetters[local] as number) / longest
    shared.lostWeight = ((weakLetters[local] as number) - (weakWeight[local] as number) / massUnit) / longest
    return shared
  }

  /** Forgets the counts of the block. */
  endBlock(): void {
    for (let i = 0; i < this.count; i++) {
      const local = touched[i] as number
      ownMass[local] = 0
      hitMass[local] = 0
      lighterMass[local] = 0
      weakLetters[local] = 0
      weakWeight[local] = 0
      firstLikeness[local] = 0
    }
    this.count = 0
  }

  /** Notes that the next name with the `i`-th alike word is the one of this entry. */
  private enqueue(i: number, entry: number): void {
    const block = (entry & ~isFirstTerm) >>> 16
    this.next[i] = this.heads[block] as number
    this.heads[block] = i
  }
}

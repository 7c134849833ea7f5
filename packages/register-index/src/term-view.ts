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
/**
 * What the words alone let expect of a name of the block at hand: nothing (a number of an earlier block), too little (`round`), or that it is to be
 * counted (`round + 1`).
 */
const prospect = new Uint8Array(blockSize)
let round = 0
/** Names of the block at hand that share a word, and are counted. */
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

/** The mass of a name is one byte. */
const mostMass = 255
/** Up to here what is expected of a name falls with its mass. */
const mostNeeded = 0.9

/** Counts for the names of each block how much of them and of the searched name the words they share make up. */
export class TermView {
  /** How many names of the block were counted. */
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
  /** Per alike word: the greatest mass of a name that is worth counting for this word alone, by what was needed of it so far at least. */
  private readonly limits: Uint8Array
  private needed = Number.POSITIVE_INFINITY
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
    this.limits = new Uint8Array(count)
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

  /**
   * Counts for the names of a block. Until `endBlock` the counts are those of this block.
   *
   * Most names share one frequent word and are nothing by it. Names that come to less than `least` (see `SharedWords.value`) may be left out, but for
   * those whose place in `isAsked` is 1.
   */
  countBlock(block: number, least = 0, isAsked?: Uint8Array): void {
    const isChoosing = least > 0 && isAsked !== undefined
    if (isChoosing) {
      this.need(least)
      this.look(block)
    }
    const counted = round + 1
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
        if (isChoosing && prospect[local] !== counted && isAsked[local] !== 1) continue
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

  /** Tells the names of a block to be counted: those that have two alike words, or one that is enough for their mass. */
  private look(block: number): void {
    const { termNames, nameMass } = this.segment.arrays
    const { places, ends, next, limits } = this
    const base = block * blockSize
    const end = base + blockSize
    round += 2
    if (round > 254) {
      round = 2
      prospect.fill(0)
    }
    for (let i = this.heads[block] as number; i >= 0; i = next[i] as number) {
      const until = ends[i] as number
      const limit = limits[i] as number
      for (let at = places[i] as number; at < until; at++) {
        const name = ((termNames[at] as number) & ~isFirstTerm) >>> 0
        if (name >= end) break
        const local = name - base
        prospect[local] = (prospect[local] as number) >= round || (nameMass[name] as number) <= limit ? round + 1 : round
      }
    }
  }

  /** Sees to it that the limits are those of this need, or a smaller one. */
  private need(least: number): void {
    if (least >= this.needed) return
    this.needed = least
    for (let i = 0; i < this.limits.length; i++) {
      let low = 0
      let high = mostMass
      while (low < high) {
        const middle = (low + high + 1) >>> 1
        if (this.valueAlone(i, middle) >= Math.min(least, mostNeeded)) low = middle
        else high = middle - 1
      }
      this.limits[i] = low
    }
  }

  /** What is expected at best of a name of this mass that has but the `i`-th alike word. */
  private valueAlone(i: number, mass: number): number {
    const own = Math.min(1, (this.own[i] as number) / massUnit / this.total)
    const hit = Math.min(1, (this.hit[i] as number) / massUnit / Math.max(1, mass - (this.lighter[i] as number) / massUnit))
    return worthOf(Math.max(own, hit), Math.min(own, hit), (this.first[i] as number) / likenessUnit)
  }

  /** The `i`-th name of the block that was counted, told from the block's first. */
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

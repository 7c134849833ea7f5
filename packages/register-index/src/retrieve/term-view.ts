import type { PreparedVariant } from '@marklot/similarity'
import { blockSize } from '../layout/block.ts'
import type { Segment } from '../layout/segment.ts'
import { isFirstTerm } from '../layout/term-lists.ts'
import { firstOfLength } from '../layout/text-lengths.ts'
import { keepRead } from '../memory/keep-read.ts'
import type { TermMatch } from './match-terms.ts'

/** Names of the block at hand that are counted, and what they share, by their place here. */
const touched = new Uint16Array(blockSize)
const masses = new Uint32Array(blockSize)
const weaknesses = new Uint32Array(blockSize)
const firstLikeness = new Uint8Array(blockSize)
const nameMass = new Uint8Array(blockSize)
/** Of each name of a block its place in `touched` if it stands there: of others it is anything, so nothing has to be taken back. */
const placeOf = new Uint16Array(blockSize)
/**
 * How many alike words each name of the block has while they are gathered, of which one that is enough for the name's mass stands for two. Some names share
 * a place: then more of them are counted than need be, but all this stays where memory is fastest.
 */
const words = new Uint16Array(8192)
const wordsOf = words.length - 1
/**
 * Where names of the block at hand have alike words: the name told from the block's first, above that which of the alike words, and `isFirstTerm`; and the
 * name's mass.
 */
let entries = new Uint32Array(1024)
let entryMasses = new Uint8Array(1024)
const nameOf = blockSize - 1
const termShift = 16
const termOf = 0x7fff
/** Masses are counted in quarters, likenesses in two hundredths. */
const massUnit = 4
const likenessUnit = 200
/** Names and masses that are fetched together. */
const namesOfLine = 16
const massesOfLine = 64

/*
 * Sums lie side by side in one number, so that one addition adds them all: the 24 words of a name come to less than there is room for.
 *
 *   masses      what its words cover of the searched name, and of the name (`own` and `hit` of `TermMatch`)
 *   weaknesses  letters of weak words, these by their weight, and `lighter`
 */
const hitShift = 16
const ownBits = 0xffff
const weightShift = 8
const lighterShift = 20
const letterBits = 0xff
const weightBits = 0xfff

/** Sees to it that there is room for so many entries. */
function makeRoom(most: number): void {
  if (most <= entries.length) return
  const grown = new Uint32Array(2 * most)
  grown.set(entries)
  entries = grown
  const grownMasses = new Uint8Array(2 * most)
  grownMasses.set(entryMasses)
  entryMasses = grownMasses
}

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

/** Leaves of the first entries those of names that are asked about or have more than one word, and takes the others' words back; returns how many. */
function choose(count: number, isAsked: Uint8Array): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const entry = entries[at]
    const name = entry & nameOf
    const own = words[name & wordsOf]
    // Without a branch, as above.
    const stays = ((1 - own) >>> 31) | (isAsked[name] & 1)
    words[name & wordsOf] = own & -stays
    entries[left] = entry
    entryMasses[left] = entryMasses[at]
    left += stays
  }
  return left
}

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
  /** Per alike word: what it adds to `masses` and `weaknesses`. */
  private readonly addedMasses: Uint32Array
  private readonly addedWeaknesses: Uint32Array
  /** Per alike word: the greatest mass of a name that is worth counting for this word alone, by what was needed of it so far at least. */
  private readonly limits: Uint8Array
  private needed = Number.POSITIVE_INFINITY
  private readonly shared: SharedWords = { value: 0, high: 0, low: 0, first: 0, weakShare: 0, lostWeight: 0 }
  private readonly nameMasses: Uint8Array
  /** The first name of each length, and the length of the block's first name. */
  private readonly lengths: Uint32Array
  private shortest = 0
  private base = 0

  constructor(segment: Segment, { form }: PreparedVariant, { total, matches }: { total: number; matches: readonly TermMatch[] }) {
    const { termNameStart, termNames } = segment.arrays
    this.segment = segment
    this.nameMasses = segment.arrays.termNameMass
    this.lengths = firstOfLength(segment.arrays.nameLength)
    this.total = total
    this.length = form.squashLength
    const count = matches.length
    this.places = new Uint32Array(count)
    this.ends = new Uint32Array(count)
    this.own = new Uint16Array(count)
    this.hit = new Uint16Array(count)
    this.lighter = new Uint16Array(count)
    this.first = new Uint8Array(count)
    this.addedMasses = new Uint32Array(count)
    this.addedWeaknesses = new Uint32Array(count)
    this.limits = new Uint8Array(count)
    for (let i = 0; i < count; i++) {
      const { term } = matches[i]
      this.places[i] = termNameStart[term]
      this.ends[i] = termNameStart[term + 1]
    }
    this.fetch()
    for (let i = 0; i < count; i++) {
      const match = matches[i]
      this.own[i] = Math.max(1, Math.round(match.own * massUnit))
      this.hit[i] = Math.round(match.hit * massUnit)
      this.lighter[i] = Math.max(0, Math.round(match.lighter * massUnit))
      this.first[i] = Math.round(match.firstLikeness * likenessUnit)
      this.addedMasses[i] = this.own[i] | (this.hit[i] << hitShift)
      const weakWeight = Math.round(match.weakWeight * massUnit)
      this.addedWeaknesses[i] = match.weakLetters | (weakWeight << weightShift) | (this.lighter[i] << lighterShift)
    }
    this.next = new Int32Array(count)
    this.heads = new Int32Array(segment.blocks).fill(-1)
    for (let i = 0; i < count; i++) {
      const at = this.places[i]
      if (at < this.ends[i]) this.enqueue(i, termNames[at])
    }
  }

  /** Has the names of all words fetched at once: block by block, a few of each, every one would be waited for. */
  private fetch(): void {
    const { termNames } = this.segment.arrays
    const { places, ends, nameMasses } = this
    let sum = 0
    for (let i = 0; i < places.length; i++) {
      const end = ends[i]
      for (let at = places[i]; at < end; at += namesOfLine) sum += termNames[at]
      for (let at = places[i]; at < end; at += massesOfLine) sum += nameMasses[at]
    }
    keepRead(sum)
  }

  /**
   * Counts for the names of a block. Until `endBlock` the counts are those of this block.
   *
   * Most names share one frequent word and are nothing by it. Names that come to less than `least` (see `SharedWords.value`) may be left out, but for
   * those whose place in `isAsked` is 1.
   */
  countBlock(block: number, least = 0, isAsked?: Uint8Array): void {
    const isChoosing = least > 0 && isAsked !== undefined
    if (isChoosing) this.need(least)
    let gathered = this.gather(block)
    if (isChoosing) gathered = choose(gathered, isAsked)
    const { addedMasses, addedWeaknesses, first } = this
    let count = 0
    for (let at = 0; at < gathered; at++) {
      const entry = entries[at]
      const name = entry & nameOf
      words[name & wordsOf] = 0
      // Without a branch, as everywhere here: all bits are set of a name that was met before, none of another.
      const before = placeOf[name]
      const isKnown = ((before - count) & ~-(touched[before] ^ name)) >> 31
      const place = (before & isKnown) | (count & ~isKnown)
      count += 1 + isKnown
      placeOf[name] = place
      touched[place] = name
      nameMass[place] = entryMasses[at]
      const i = (entry >>> termShift) & termOf
      masses[place] = (masses[place] & isKnown) + addedMasses[i]
      weaknesses[place] = (weaknesses[place] & isKnown) + addedWeaknesses[i]
      const likeness = firstLikeness[place] & isKnown
      const more = (first[i] & (entry >> 31)) - likeness
      firstLikeness[place] = likeness + (more & ~(more >> 31))
    }
    this.base = block * blockSize
    this.shortest = this.segment.arrays.nameLength[this.base]
    this.count = count
  }

  /**
   * Gathers the names of a block that have alike words in `entries`, and counts in `words` how many they have, those that are enough for their mass twice.
   * Returns the number of entries.
   */
  private gather(block: number): number {
    const { termNames } = this.segment.arrays
    const { places, ends, next, limits, nameMasses } = this
    const end = (block + 1) * blockSize
    let count = 0
    for (let i = this.heads[block]; i >= 0; ) {
      const following = next[i]
      const until = ends[i]
      const limit = limits[i]
      const term = i << termShift
      let at = places[i]
      makeRoom(count + Math.min(until - at, blockSize))
      for (; at < until; at++) {
        const entry = termNames[at]
        if ((entry & ~isFirstTerm) >>> 0 >= end) break
        const mass = nameMasses[at]
        const name = entry & nameOf
        // Without a branch: where it goes could not be foretold.
        const slot = name & wordsOf
        words[slot] = words[slot] + 1 + ((mass - limit - 1) >>> 31)
        entryMasses[count] = mass
        entries[count++] = (entry & isFirstTerm) | term | name
      }
      places[i] = at
      if (at < until) this.enqueue(i, termNames[at])
      i = following
    }
    return count
  }

  /** Sees to it that the limits are those of this need, or a smaller one. */
  private need(least: number): void {
    if (least >= this.needed) return
    this.needed = least
    const { addedMasses, addedWeaknesses, first } = this
    for (let i = 0; i < this.limits.length; i++) {
      const before = i - 1
      // Words follow each other by likeness: most are worth as much as the one before.
      if (
        addedMasses[i] === addedMasses[before] &&
        addedWeaknesses[i] === addedWeaknesses[before] &&
        first[i] === first[before]
      ) {
        this.limits[i] = this.limits[before]
        continue
      }
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
    const own = Math.min(1, this.own[i] / massUnit / this.total)
    const hit = Math.min(1, this.hit[i] / massUnit / Math.max(1, mass - this.lighter[i] / massUnit))
    return worthOf(Math.max(own, hit), Math.min(own, hit), this.first[i] / likenessUnit)
  }

  /** The `i`-th name of the block that was counted, told from the block's first. */
  name(i: number): number {
    return touched[i]
  }

  /** What a name of the block shares; the same object each time. */
  sharedBy(local: number): SharedWords {
    const { shared } = this
    const place = placeOf[local]
    if (place >= this.count || touched[place] !== local) {
      shared.value = 0
      return shared
    }
    const weakness = weaknesses[place]
    const own = Math.min(1, (masses[place] & ownBits) / massUnit / this.total)
    const mass = nameMass[place] - (weakness >>> lighterShift) / massUnit
    const hit = Math.min(1, (masses[place] >>> hitShift) / massUnit / Math.max(1, mass))
    shared.high = Math.max(own, hit)
    shared.low = Math.min(own, hit)
    shared.first = firstLikeness[place] / likenessUnit
    shared.value = worthOf(shared.high, shared.low, shared.first)
    const weak = weakness & letterBits
    if (weak === 0) shared.weakShare = shared.lostWeight = 0
    else {
      const longest = Math.max(this.length, this.lengthOf(this.base + local))
      shared.weakShare = weak / longest
      shared.lostWeight = (weak - ((weakness >>> weightShift) & weightBits) / massUnit) / longest
    }
    return shared
  }

  /** Letters of a name of the block. Names are ordered by length: of a block they have a few, and to read that of each would cost more than all else. */
  private lengthOf(name: number): number {
    const { lengths } = this
    let length = this.shortest
    while (name >= lengths[length + 1]) length++
    return length
  }

  /** Forgets the counts of the block. */
  endBlock(): void {
    this.count = 0
  }

  /** Notes that the next name with the `i`-th alike word is the one of this entry. */
  private enqueue(i: number, entry: number): void {
    const block = (entry & ~isFirstTerm) >>> 16
    this.next[i] = this.heads[block]
    this.heads[block] = i
  }
}

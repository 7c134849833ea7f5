import type { PreparedVariant } from '@marklot/similarity'
import { blockSize } from '../layout/block.ts'
import type { Segment } from '../layout/segment.ts'
import { isFirstTerm } from '../layout/term-lists.ts'
import { firstOfLength } from '../layout/text-lengths.ts'
import { keepRead } from '../memory/keep-read.ts'
import type { AlikeWords } from './match-terms.ts'

/** The counts of one block. One `TermView` at a time uses them, from `countBlock` to `endBlock`. */
export class BlockCounts {
  /** The counted names in the order they were met, and what each shares with the searched name. */
  readonly touched = new Uint16Array(blockSize)
  readonly masses = new Uint32Array(blockSize)
  readonly weaknesses = new Uint32Array(blockSize)
  readonly firstLikeness = new Uint8Array(blockSize)
  readonly nameMass = new Uint8Array(blockSize)
  /**
   * Name → its place in `touched`, if it is there. The value of other names is arbitrary, so nothing needs to be reset.
   */
  readonly placeOf = new Uint16Array(blockSize)
  /**
   * Name → the number of its alike words, while they are gathered. A word that suffices for the name's mass counts
   * twice. Names that share a slot may be counted needlessly, but the table fits in the fastest cache.
   */
  readonly words = new Uint16Array(wordSlots)
  /**
   * Each entry holds the name's offset in the block, above it the number of the alike word and `isFirstTerm`. The
   * name's mass is stored in parallel.
   */
  entries = new Uint32Array(1024)
  entryMasses = new Uint8Array(1024)

  /** Makes room for this many entries. */
  reserve(most: number): void {
    if (most <= this.entries.length) return
    const entries = new Uint32Array(2 * most)
    entries.set(this.entries)
    this.entries = entries
    const masses = new Uint8Array(2 * most)
    masses.set(this.entryMasses)
    this.entryMasses = masses
  }
}

const wordSlots = 8192
const wordsOf = wordSlots - 1
const nameOf = blockSize - 1
const termShift = 16
const termOf = 0x7fff
/** Masses are counted in quarters and likenesses in two-hundredths. */
const massUnit = 4
const likenessUnit = 200
/** Names and masses per cache line. */
const namesOfLine = 16
const massesOfLine = 64

/*
 * Sums are packed into one number, so that one addition updates them all. The 24 words of a name never overflow a
 * field.
 *
 *   masses      the mass that its words cover of the searched name and of the name (`own` and `hit` of `TermMatch`)
 *   weaknesses  the letters of weak words, these letters by their weight, and `lighter`
 */
const hitShift = 16
const ownBits = 0xffff
const weightShift = 8
const lighterShift = 20
const letterBits = 0xff
const weightBits = 0xfff

/** What two names have in common word by word, all values 0 to 1. */
export interface SharedWords {
  /** The likeness to expect, by the rules of the structural view of `similarity`. */
  value: number
  /** The larger and the smaller share that the common words make up of the two names. */
  high: number
  low: number
  /** The likeness of the first weighty words. */
  first: number
  /**
   * The letters of common weak words as a share of the longer name, and how much of that share their weight removes.
   */
  weakShare: number
  lostWeight: number
}

const worthOf = (high: number, low: number, first: number) =>
  low > 0.97 ? 0.95 : Math.max(high * Math.sqrt(high) * (0.7 + 0.26 * low), first * (0.6 + (0.3 * (high + low)) / 2))

/** The mass of a name fits in one byte. */
const mostMass = 255
/** Up to this need, the expectation falls as the name's mass grows. */
const mostNeeded = 0.9

/** Computes, for the names of each block, the shares that common words make up of them and of the searched name. */
export class TermView {
  /** The number of names counted in the block. */
  count = 0
  private readonly counts: BlockCounts
  private readonly segment: Segment
  private readonly total: number
  private readonly length: number
  /**
   * For each alike word: the place of its next name, the end of its names, and the next alike word of the same block.
   */
  private readonly places: Uint32Array
  private readonly ends: Uint32Array
  private readonly next: Int32Array
  /** For each block: the first alike word with its next name there, or -1. */
  private readonly heads: Int32Array
  private readonly own: Uint16Array
  private readonly hit: Uint16Array
  private readonly lighter: Uint16Array
  private readonly first: Uint8Array
  /** For each alike word: what it adds to `masses` and `weaknesses`. */
  private readonly addedMasses: Uint32Array
  private readonly addedWeaknesses: Uint32Array
  /**
   * For each alike word: the greatest mass of a name worth counting for this word alone, at the smallest need so far.
   */
  private readonly limits: Uint8Array
  private needed = Number.POSITIVE_INFINITY
  private readonly shared: SharedWords = { value: 0, high: 0, low: 0, first: 0, weakShare: 0, lostWeight: 0 }
  private readonly nameMasses: Uint8Array
  /** The first name of each length, and the length of the block's first name. */
  private readonly lengths: Uint32Array
  private shortest = 0
  private base = 0

  constructor(counts: BlockCounts, segment: Segment, { form }: PreparedVariant, { total, matches }: AlikeWords) {
    this.counts = counts
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

  /** Prefetches the names of all words: read block by block, each would be a cache miss of its own. */
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
   * Counts the names of a block. The counts are valid until `endBlock`.
   *
   * Most names share one frequent word and nothing else. Names that cannot reach `least` (see `SharedWords.value`) may
   * be left out, except those with 1 in `isAsked`.
   */
  countBlock(block: number, least = 0, isAsked?: Uint8Array): void {
    const isChoosing = least > 0 && isAsked !== undefined
    if (isChoosing) this.need(least)
    let gathered = this.gather(block)
    if (isChoosing) gathered = this.choose(gathered, isAsked)
    const { addedMasses, addedWeaknesses, first } = this
    const { entries, entryMasses, words, placeOf, touched, nameMass, masses, weaknesses, firstLikeness } = this.counts
    let count = 0
    for (let at = 0; at < gathered; at++) {
      const entry = entries[at]
      const name = entry & nameOf
      words[name & wordsOf] = 0
      // Branch-free: `isKnown` has all bits set for a name met before, and none otherwise.
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
   * Gathers the block's names with alike words in `entries` and counts these words in `words`, twice for words that
   * suffice for the name's mass. Returns the number of entries.
   */
  private gather(block: number): number {
    const { termNames } = this.segment.arrays
    const { places, ends, next, limits, nameMasses, counts } = this
    const { words } = counts
    const end = (block + 1) * blockSize
    let count = 0
    for (let i = this.heads[block]; i >= 0; ) {
      const following = next[i]
      const until = ends[i]
      const limit = limits[i]
      const term = i << termShift
      let at = places[i]
      counts.reserve(count + Math.min(until - at, blockSize))
      const { entries, entryMasses } = counts
      for (; at < until; at++) {
        const entry = termNames[at]
        if ((entry & ~isFirstTerm) >>> 0 >= end) break
        const mass = nameMasses[at]
        const name = entry & nameOf
        // Branch-free, because the branch would be unpredictable.
        const slot = name & wordsOf
        words[slot] += 1 + ((mass - limit - 1) >>> 31)
        entryMasses[count] = mass
        entries[count++] = (entry & isFirstTerm) | term | name
      }
      places[i] = at
      if (at < until) this.enqueue(i, termNames[at])
      i = following
    }
    return count
  }

  /**
   * Keeps the entries of names that are asked about or have more than one word, and resets the word counts of the
   * others. Returns the number kept.
   */
  private choose(count: number, isAsked: Uint8Array): number {
    const { entries, entryMasses, words } = this.counts
    let left = 0
    for (let at = 0; at < count; at++) {
      const entry = entries[at]
      const name = entry & nameOf
      const own = words[name & wordsOf]
      // Branch-free, as in `gather`.
      const stays = ((1 - own) >>> 31) | (isAsked[name] & 1)
      words[name & wordsOf] = own & -stays
      entries[left] = entry
      entryMasses[left] = entryMasses[at]
      left += stays
    }
    return left
  }

  /** Ensures that the limits hold for this need or a smaller one. */
  private need(least: number): void {
    if (least >= this.needed) return
    this.needed = least
    const { addedMasses, addedWeaknesses, first } = this
    for (let i = 0; i < this.limits.length; i++) {
      const before = i - 1
      // Words are ordered by likeness, so most have the value of the one before.
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

  /** The best expectation for a name of this mass that has only the `i`-th alike word. */
  private valueAlone(i: number, mass: number): number {
    const own = Math.min(1, this.own[i] / massUnit / this.total)
    const hit = Math.min(1, this.hit[i] / massUnit / Math.max(1, mass - this.lighter[i] / massUnit))
    return worthOf(Math.max(own, hit), Math.min(own, hit), this.first[i] / likenessUnit)
  }

  /** The `i`-th counted name, as an offset in the block. */
  name(i: number): number {
    return this.counts.touched[i]
  }

  /** What a name of the block shares. Returns the same object each time. */
  sharedBy(local: number): SharedWords {
    const { shared } = this
    const { touched, placeOf, masses, weaknesses, nameMass, firstLikeness } = this.counts
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

  /**
   * The number of letters of a name in the block. Names are ordered by length, so a block has few lengths; reading each
   * name's length would be a cache miss.
   */
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

  /** Queues the `i`-th alike word in the block of its next name. */
  private enqueue(i: number, entry: number): void {
    const block = (entry & ~isFirstTerm) >>> 16
    this.next[i] = this.heads[block]
    this.heads[block] = i
  }
}

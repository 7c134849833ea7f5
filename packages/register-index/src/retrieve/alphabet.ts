import { type NameForm, visitParts } from '@marklot/similarity'
import { alphabetKey, keyLetters } from '../layout/alphabet-key.ts'
import type { Segment } from '../layout/segment.ts'
import { firstFrom } from '../memory/first-from.ts'
import { keepRead } from '../memory/keep-read.ts'

/*
 * Finds names in alphabetical order, as wholes and by their beginnings. In a large segment, reading a name costs three
 * cache misses in a row. A directory therefore keeps the key of every `spacing`-th name, and a second level the key of
 * every `spacing`-th of these. Few names remain to be read.
 */

const spacing = 32
/** Keys per cache line. */
const keysOfLine = 8

/**
 * The keys of every `spacing`-th name in alphabetical order. Built on first use and kept as long as the segment, which
 * never changes.
 */
interface Directory {
  keys: Float64Array
  top: Float64Array
}
const kept = new WeakMap<Segment, Directory>()

function directoryOf(segment: Segment): Directory {
  const known = kept.get(segment)
  if (known !== undefined) return known
  const { sortedNames, nameBytes, nameStart } = segment.arrays
  const keys = new Float64Array(Math.ceil(sortedNames.length / spacing))
  for (let i = 0; i < keys.length; i++) {
    const name = sortedNames[i * spacing]
    keys[i] = alphabetKey(nameBytes, nameStart[name], nameStart[name + 1])
  }
  const top = Float64Array.from({ length: Math.ceil(keys.length / spacing) }, (_, i) => keys[i * spacing])
  const directory = { keys, top }
  kept.set(segment, directory)
  return directory
}

/**
 * Compares the letters of a name from `at` on, without spaces, with `letters[from, until)`. With `prefix`, a name that
 * begins with them counts as equal.
 */
function compareName(
  { arrays: { nameBytes, nameStart } }: Segment,
  name: number,
  at: number,
  letters: Uint8Array,
  from: number,
  until: number,
  prefix: boolean,
): number {
  const end = nameStart[name + 1]
  for (let i = from; i < until; i++) {
    while (at < end && nameBytes[at] === 0x20) at++
    if (at === end) return -1
    const difference = nameBytes[at] - letters[i]
    if (difference !== 0) return difference
    at++
  }
  if (prefix) return 0
  while (at < end && nameBytes[at] === 0x20) at++
  return at === end ? 0 : 1
}

/**
 * Looks up many texts in alphabetical order at once, reusing its memory. A single look-up waits for memory at each
 * step. Here all look-ups advance together: everything that the next step reads is fetched first.
 */
export class LookUps {
  count = 0
  /**
   * After `find`: for each text, the place in `sortedNames` of the first name that does not precede it. Spaces do not
   * count.
   */
  places = new Uint32Array(256)
  /** The letters of all texts, one after the other, and where each text starts. */
  private letters = new Uint8Array(4096)
  private starts = new Uint32Array(257)
  private keys = new Float64Array(256)
  /** The upper end of each search, the searches still open, and the names these look at. */
  private ends = new Uint32Array(256)
  private open = new Uint32Array(256)
  private names = new Uint32Array(256)
  private bytes = new Uint32Array(256)

  clear(): void {
    this.count = 0
  }

  /** Adds `letters[from, until)`. */
  add(letters: Uint8Array, from: number, until: number): void {
    const { count } = this
    if (count === this.places.length) this.grow()
    let at = this.starts[count]
    if (at + until - from > this.letters.length) this.growLetters(until - from)
    this.keys[count] = alphabetKey(letters, from, until)
    for (let i = from; i < until; i++) this.letters[at++] = letters[i]
    this.starts[++this.count] = at
  }

  lengthOf(i: number): number {
    return this.starts[i + 1] - this.starts[i]
  }

  find(segment: Segment): void {
    this.findInDirectory(segment)
    let open = 0
    for (let i = 0; i < this.count; i++) if (this.places[i] < this.ends[i]) this.open[open++] = i
    while (open > 0) open = this.halve(segment, open)
  }

  /** Narrows each search to a range of names by the directory. */
  private findInDirectory(segment: Segment): void {
    const { names } = segment
    const { keys, top } = directoryOf(segment)
    let sum = 0
    for (let i = 0; i < this.count; i++) {
      const above = firstFrom(top, 0, top.length, this.keys[i])
      const first = Math.max(0, above - 1) * spacing
      this.places[i] = first
      const end = Math.min(keys.length, above * spacing)
      this.ends[i] = end
      for (let at = first; at < end; at += keysOfLine) sum += keys[at]
    }
    keepRead(sum)
    for (let i = 0; i < this.count; i++) {
      const key = this.keys[i]
      const place = firstFrom(keys, this.places[i], this.ends[i], key)
      // The key covers only the first letters, so names with the same key may come before.
      const isBeyond = this.lengthOf(i) > keyLetters && place < keys.length && keys[place] <= key
      const beyond = isBeyond ? firstFrom(keys, place, keys.length, key + 1) : place
      this.places[i] = place === 0 ? 0 : (place - 1) * spacing + 1
      this.ends[i] = Math.min(names, beyond * spacing)
    }
  }

  /** Halves the range of each open search; returns how many remain open. */
  private halve(segment: Segment, count: number): number {
    const { sortedNames, nameStart, nameBytes } = segment.arrays
    const { places, ends, open, names, bytes, letters, starts } = this
    for (let j = 0; j < count; j++) {
      const i = open[j]
      names[j] = sortedNames[(places[i] + ends[i]) >>> 1]
    }
    for (let j = 0; j < count; j++) bytes[j] = nameStart[names[j]]
    let sum = 0
    for (let j = 0; j < count; j++) sum += nameBytes[bytes[j]]
    keepRead(sum)
    let left = 0
    for (let j = 0; j < count; j++) {
      const i = open[j]
      const middle = (places[i] + ends[i]) >>> 1
      const order = compareName(segment, names[j], bytes[j], letters, starts[i], starts[i + 1], true)
      if (order < 0) places[i] = middle + 1
      else ends[i] = middle
      if (places[i] < ends[i]) open[left++] = i
    }
    return left
  }

  /** Compares the name at a place in alphabetical order with the `i`-th text; see `compareName`. */
  compare(segment: Segment, place: number, i: number, prefix: boolean): number {
    const { sortedNames, nameStart } = segment.arrays
    const name = sortedNames[place]
    const { letters, starts } = this
    return compareName(segment, name, nameStart[name], letters, starts[i], starts[i + 1], prefix)
  }

  /** The end of the names, from the `i`-th place on, that equal the `i`-th text or, with `prefix`, begin with it. */
  endOf(segment: Segment, i: number, prefix: boolean): number {
    const { names } = segment
    const first = this.places[i]
    // Most look-ups find nothing or a few neighbours, so the end is near.
    let low = first
    let step = 1
    while (low < names && this.compare(segment, low, i, prefix) === 0) {
      low = Math.min(names, low + step)
      step *= 2
    }
    let high = low
    low = Math.max(first, low - (step >> 1))
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(segment, middle, i, prefix) <= 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The number of letters of the `i`-th text with which some name begins. */
  longestBeginning({ arrays: { sortedNames, nameBytes, nameStart } }: Segment, i: number): number {
    const place = this.places[i]
    const from = this.starts[i]
    const until = this.starts[i + 1]
    let longest = 0
    // Names with a common beginning are adjacent, so only the two neighbours of the place need comparing.
    for (let beside = Math.max(0, place - 1); beside <= place && beside < sortedNames.length; beside++) {
      const name = sortedNames[beside]
      const end = nameStart[name + 1]
      let letter = from
      for (let at = nameStart[name]; at < end && letter < until; at++) {
        if (nameBytes[at] === 0x20) continue
        if (nameBytes[at] !== this.letters[letter]) break
        letter++
      }
      longest = Math.max(longest, letter - from)
    }
    return longest
  }

  private grow(): void {
    const larger = (items: Uint32Array, extra = 0) => {
      const grown = new Uint32Array(this.count * 2 + extra)
      grown.set(items)
      return grown
    }
    this.places = larger(this.places)
    this.starts = larger(this.starts, 1)
    this.ends = larger(this.ends)
    this.open = larger(this.open)
    this.names = larger(this.names)
    this.bytes = larger(this.bytes)
    const keys = new Float64Array(this.count * 2)
    keys.set(this.keys)
    this.keys = keys
  }

  private growLetters(more: number): void {
    const letters = new Uint8Array(2 * this.letters.length + more)
    letters.set(this.letters)
    this.letters = letters
  }
}

/**
 * Returns the range of `sortedNames` whose names equal `letters[from, until)` or, with `prefix`, begin with it. Spaces
 * do not count. Empty if there is no such name.
 */
export function findNames(
  lookUps: LookUps,
  segment: Segment,
  letters: Uint8Array,
  from: number,
  until: number,
  prefix: boolean,
): { from: number; until: number } {
  lookUps.clear()
  lookUps.add(letters, from, until)
  lookUps.find(segment)
  return { from: lookUps.places[0], until: lookUps.endOf(segment, 0, prefix) }
}

/**
 * Calls `visit` for every name that is contained whole in the searched one (see `visitParts`), including the name
 * itself. It first looks up the longest part from each beginning, which rules out all parts longer than any name's
 * common beginning.
 */
export function addParts(lookUps: LookUps, segment: Segment, form: NameForm, visit: (name: number) => void): void {
  const { sortedNames, nameLength } = segment.arrays
  const { squash, squashLength } = form
  /** The beginning of a part → the end of the longest part from there with which any name begins. */
  const reaches = new Uint16Array(squashLength)
  visitParts(form, (from, until) => {
    reaches[from] = until
  })
  reaches[0] = squashLength
  lookUps.clear()
  for (let from = 0; from < squashLength; from++) if (reaches[from] > 0) lookUps.add(squash, from, reaches[from])
  lookUps.find(segment)
  for (let from = 0, i = 0; from < squashLength; from++)
    if (reaches[from] > 0) reaches[from] = from + lookUps.longestBeginning(segment, i++)
  lookUps.clear()
  visitParts(form, (from, until) => {
    if (until <= reaches[from]) lookUps.add(squash, from, until)
  })
  if (reaches[0] === squashLength) lookUps.add(squash, 0, squashLength)
  lookUps.find(segment)
  for (let i = 0; i < lookUps.count; i++) {
    for (let place = lookUps.places[i]; place < sortedNames.length; place++) {
      const name = sortedNames[place]
      if (nameLength[name] !== lookUps.lengthOf(i) || lookUps.compare(segment, place, i, true) !== 0) break
      visit(name)
    }
  }
}

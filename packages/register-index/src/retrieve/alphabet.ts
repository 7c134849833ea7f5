import { maximumSquash, type NameForm, visitParts } from '@marklot/similarity'
import { alphabetKey, keyLetters } from '../layout/alphabet-key.ts'
import type { Segment } from '../layout/segment.ts'
import { firstFrom } from '../memory/first-from.ts'
import { keepRead } from '../memory/keep-read.ts'

/*
 * Looking names up in their alphabetical order: whole names and beginnings. Each look at a name of a large segment costs three reads of memory far
 * apart, one after the other. So the key of every `spacing`-th name is kept beside, and of these every `spacing`-th again: few names are left to look at.
 */

const spacing = 32
/** Keys that are fetched together. */
const keysOfLine = 8

/** Keys of every so many names in their order; made at the first question and kept as long as the segment: it never changes. */
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
 * Compares the letters without spaces of a name, which begins at `at`, with `letters[from, until)`; with `prefix` a name that begins with them counts as
 * equal.
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
 * Letters that are looked up in the alphabetical order, many at once; reused. One alone waits for memory at each of its steps. So the searches go side by
 * side: what all of them read next is read before any of it is looked at.
 */
export class LookUps {
  count = 0
  /** After `find`, of each: the place in `sortedNames` of the first name that does not come before its letters; spaces do not count. */
  places = new Uint32Array(256)
  /** The letters of all, one after the other, and where those of each begin. */
  private letters = new Uint8Array(4096)
  private starts = new Uint32Array(257)
  private keys = new Float64Array(256)
  /** Where each search ends; those that are not over, and what they look at. */
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

  /** Sets where the searches among the names begin and end. */
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
      // What comes after the letters of the key is not in it: names of the same key may come before.
      const isBeyond = this.lengthOf(i) > keyLetters && place < keys.length && keys[place] <= key
      const beyond = isBeyond ? firstFrom(keys, place, keys.length, key + 1) : place
      this.places[i] = place === 0 ? 0 : (place - 1) * spacing + 1
      this.ends[i] = Math.min(names, beyond * spacing)
    }
  }

  /** Looks at the name in the middle of what is left of each open search; returns how many are open then. */
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

  /** Compares the name at a place of the alphabetical order with the letters of the `i`-th; see `compareName`. */
  compare(segment: Segment, place: number, i: number, prefix: boolean): number {
    const { sortedNames, nameStart } = segment.arrays
    const name = sortedNames[place]
    const { letters, starts } = this
    return compareName(segment, name, nameStart[name], letters, starts[i], starts[i + 1], prefix)
  }

  /** Where the names end, from its place on, that consist of (or, with `prefix`, begin with) the letters of the `i`-th. */
  endOf(segment: Segment, i: number, prefix: boolean): number {
    const { names } = segment
    const first = this.places[i]
    // Most look-ups find nothing or a few neighbours: the end is near.
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

  /** How many letters of the `i`-th some name begins with. */
  longestBeginning({ arrays: { sortedNames, nameBytes, nameStart } }: Segment, i: number): number {
    const place = this.places[i]
    const from = this.starts[i]
    const until = this.starts[i + 1]
    let longest = 0
    // Names that begin alike follow each other: none has more of the letters than those on both sides of where they would stand.
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

const lookUps = new LookUps()

/**
 * The range of `sortedNames` whose names consist of (or, with `prefix`, begin with) the letters `letters[from, until)`; spaces do not
 * count. Empty range when there is none.
 */
export function findNames(
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

/** By where a part of the searched name begins: where the longest one ends that any name begins with. */
const reaches = new Uint16Array(maximumSquash)

/**
 * Calls `visit` with every name that stands whole inside the searched one (see `visitParts`), the name itself included. The longest part of each beginning
 * is looked up first: where the names' letters part from it, the others that no name begins with are known.
 */
export function addParts(segment: Segment, form: NameForm, visit: (name: number) => void): void {
  const { sortedNames, nameLength } = segment.arrays
  const { squash, squashLength } = form
  reaches.fill(0, 0, squashLength)
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

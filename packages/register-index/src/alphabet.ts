import { type NameForm, visitParts } from '@marklot/similarity'
import { firstFrom } from './first-from.ts'
import { alphabetKey, keyLetters } from './name-lists.ts'
import type { Segment } from './segment.ts'

/*
 * Looking names up in their alphabetical order: whole names and beginnings. Each look at a name of a large segment costs three reads of memory far
 * apart, one after the other. So the key of every `spacing`-th name is kept beside, and of these every `spacing`-th again: few names are left to look at.
 */

const spacing = 32

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
    const name = sortedNames[i * spacing] as number
    keys[i] = alphabetKey(nameBytes, nameStart[name] as number, nameStart[name + 1] as number)
  }
  const top = Float64Array.from({ length: Math.ceil(keys.length / spacing) }, (_, i) => keys[i * spacing] as number)
  const directory = { keys, top }
  kept.set(segment, directory)
  return directory
}

/** The place in the directory of the first name whose key is at least `least`. */
function placeOf({ keys, top }: Directory, least: number): number {
  const above = firstFrom(top, 0, top.length, least)
  return firstFrom(keys, Math.max(0, above - 1) * spacing, Math.min(keys.length, above * spacing), least)
}

/** Compares a name's letters without spaces with `letters`; with `prefix` a name that begins with them counts as equal. */
function compareName(segment: Segment, name: number, letters: Uint8Array, from: number, until: number, prefix: boolean): number {
  const { nameBytes, nameStart } = segment.arrays
  const end = nameStart[name + 1] as number
  let at = nameStart[name] as number
  for (let i = from; i < until; i++) {
    while (at < end && nameBytes[at] === 0x20) at++
    if (at === end) return -1
    const difference = (nameBytes[at] as number) - (letters[i] as number)
    if (difference !== 0) return difference
    at++
  }
  if (prefix) return 0
  while (at < end && nameBytes[at] === 0x20) at++
  return at === end ? 0 : 1
}

/** The place in `sortedNames` of the first name that does not come before the letters `letters[from, until)`; spaces do not count. */
function firstPlace(segment: Segment, letters: Uint8Array, from: number, until: number): number {
  const { sortedNames } = segment.arrays
  const directory = directoryOf(segment)
  const key = alphabetKey(letters, from, until)
  const place = placeOf(directory, key)
  // What comes after the letters of the key is not in it: names of the same key may come before.
  const beyond = until - from > keyLetters ? placeOf(directory, key + 1) : place
  let low = place === 0 ? 0 : (place - 1) * spacing + 1
  let high = Math.min(sortedNames.length, beyond * spacing)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareName(segment, sortedNames[middle] as number, letters, from, until, true) < 0) low = middle + 1
    else high = middle
  }
  return low
}

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
  const { sortedNames } = segment.arrays
  const compare = (place: number) => compareName(segment, sortedNames[place] as number, letters, from, until, prefix)
  const first = firstPlace(segment, letters, from, until)
  // Most look-ups find nothing or a few neighbours: the end is near.
  let low = first
  let step = 1
  while (low < sortedNames.length && compare(low) === 0) {
    low = Math.min(sortedNames.length, low + step)
    step *= 2
  }
  let high = low
  low = Math.max(first, low - (step >> 1))
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(middle) <= 0) low = middle + 1
    else high = middle
  }
  return { from: first, until: low }
}

/**
 * Calls `visit` with every name that stands whole inside the searched one (see `visitParts`), the name itself included. The parts of one beginning
 * are looked up from the shortest on: one that no name begins with ends the matter for the longer ones.
 */
export function addParts(segment: Segment, form: NameForm, visit: (name: number) => void): void {
  const { sortedNames, nameLength } = segment.arrays
  const letters = form.squash
  /** Where the parts start that no name begins with. */
  let nowhere = -1
  const lookUp = (from: number, until: number) => {
    if (from === nowhere) return
    const first = firstPlace(segment, letters, from, until)
    for (let place = first; place < sortedNames.length; place++) {
      const name = sortedNames[place] as number
      if (compareName(segment, name, letters, from, until, true) !== 0) {
        if (place === first) nowhere = from
        return
      }
      if (nameLength[name] !== until - from) return
      visit(name)
    }
    if (first === sortedNames.length) nowhere = from
  }
  visitParts(form, lookUp)
  nowhere = -1
  lookUp(0, form.squashLength)
}

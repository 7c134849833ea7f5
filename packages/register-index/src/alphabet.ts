import { type NameForm, visitParts } from '@marklot/similarity'
import type { Segment } from './segment.ts'

/* Looking names up in their alphabetical order: whole names and beginnings. */

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

/**
 * The range of `sortedNames` whose names consist of (or, with `prefix`, begin with) the letters `letters[from, until)`; spaces do not
 * count. Empty range when there is none. Only names inside `within` are looked at.
 */
export function findNames(
  segment: Segment,
  letters: Uint8Array,
  from: number,
  until: number,
  prefix: boolean,
  within: { from: number; until: number } = { from: 0, until: segment.arrays.sortedNames.length },
): { from: number; until: number } {
  const { sortedNames } = segment.arrays
  let low = within.from
  let high = within.until
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareName(segment, sortedNames[middle] as number, letters, from, until, prefix) < 0) low = middle + 1
    else high = middle
  }
  const first = low
  // Most look-ups find nothing or a few neighbours: the end is near.
  let step = 1
  while (low < within.until && compareName(segment, sortedNames[low] as number, letters, from, until, prefix) === 0) {
    low = Math.min(within.until, low + step)
    step *= 2
  }
  high = low
  low = Math.max(first, low - (step >> 1))
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareName(segment, sortedNames[middle] as number, letters, from, until, prefix) <= 0) low = middle + 1
    else high = middle
  }
  return { from: first, until: low }
}

/**
 * Calls `visit` with every name that stands whole inside the searched one (see `visitParts`), the name itself included. Each part is looked
 * for among the names that begin with the part before it, so a beginning that no name has ends the matter.
 */
export function addParts(segment: Segment, form: NameForm, visit: (name: number) => void): void {
  const { sortedNames, nameLength } = segment.arrays
  const letters = form.squash
  let start = -1
  let range = { from: 0, until: 0 }
  const lookUp = (from: number, until: number) => {
    if (from !== start) {
      start = from
      range = { from: 0, until: sortedNames.length }
    }
    if (range.from === range.until) return
    range = findNames(segment, letters, from, until, true, range)
    for (let i = range.from; i < range.until; i++) {
      const name = sortedNames[i] as number
      if (nameLength[name] !== until - from) break
      visit(name)
    }
  }
  visitParts(form, lookUp)
  start = -1
  lookUp(0, form.squashLength)
}

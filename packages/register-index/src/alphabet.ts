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
  let low = 0
  let high = sortedNames.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareName(segment, sortedNames[middle] as number, letters, from, until, prefix) < 0) low = middle + 1
    else high = middle
  }
  const first = low
  high = sortedNames.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareName(segment, sortedNames[middle] as number, letters, from, until, prefix) <= 0) low = middle + 1
    else high = middle
  }
  return { from: first, until: low }
}

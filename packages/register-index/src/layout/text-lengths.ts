import { maximumSquash } from '@marklot/similarity'
import { firstFrom } from '../memory/first-from.ts'

const known = new WeakMap<Uint8Array, Uint32Array>()

/**
 * By length the first of the texts that have it, whose lengths ascend; up to one beyond the longest. So the length of a text follows from its number, and
 * what lies far apart in memory need not be read for it. Kept as long as the lengths.
 */
export function firstOfLength(lengths: Uint8Array): Uint32Array {
  const before = known.get(lengths)
  if (before !== undefined) return before
  const first = new Uint32Array(maximumSquash + 2)
  for (let length = 1; length < first.length; length++)
    first[length] = firstFrom(lengths, first[length - 1], lengths.length, length)
  known.set(lengths, first)
  return first
}

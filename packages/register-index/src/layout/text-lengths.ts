import { maximumSquash } from '@marklot/similarity'
import { firstFrom } from '../memory/first-from.ts'

const known = new WeakMap<Uint8Array, Uint32Array>()

/**
 * For each length, the number of the first text that has it, up to one beyond the longest. The lengths must ascend.
 * With it, the length of a text follows from its number without reading scattered memory. Kept as long as `lengths`.
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

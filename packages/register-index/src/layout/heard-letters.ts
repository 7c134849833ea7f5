import { firstFrom } from '../memory/first-from.ts'

/*
 * The letters of each text as they are heard (see `near-letters.ts`), in rows of one length, so that sixteen texts are compared at once. Texts are ordered by
 * their letters without spaces; those of one number have rows of so many bytes, rounded up to a multiple of four, 32 at most: there they are cut off.
 *
 *   PHILIPP →  f i l i p . . .
 */

/** Letters that a row holds at most. */
export const longestRow = 32
const step = 4
/** Stands in a row behind the last letter. */
export const noRowLetter = 31

/** Some texts with rows of the same length. */
export interface RowGroup {
  /** The first of them, and the first behind them. */
  first: number
  end: number
  /** Bytes of a row. */
  row: number
  /** Where the rows begin. */
  start: number
}

const known = new WeakMap<Uint8Array, readonly RowGroup[]>()

/** The groups of texts of these numbers of letters, which ascend. */
export function rowGroups(lengths: Uint8Array): readonly RowGroup[] {
  const before = known.get(lengths)
  if (before !== undefined) return before
  const groups: RowGroup[] = []
  let start = 0
  for (let row = step, first = 0; row <= longestRow; row += step) {
    const end = row === longestRow ? lengths.length : firstFrom(lengths, first, lengths.length, row + 1)
    if (end > first) groups.push({ first, end, row, start })
    start += (end - first) * row
    first = end
  }
  known.set(lengths, groups)
  return groups
}

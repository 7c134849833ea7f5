import { firstFrom } from '../memory/first-from.ts'

/*
 * The letters of each text as they are heard (see `near-letters.ts`), in rows of equal length, so that sixteen texts
 * can be compared at once. Texts are ordered by their number of letters. A row has as many bytes as that number,
 * rounded up to a multiple of four, and never more than 32: longer texts are cut off.
 *
 *   PHILIPP →  f i l i p . . .
 */

/** The most letters in a row. */
export const longestRow = 32
const step = 4
/** Fills a row after its last letter. */
export const noRowLetter = 31

/** Texts whose rows have the same length. */
export interface RowGroup {
  /** The first text of the group, and the first one after it. */
  first: number
  end: number
  /** Bytes per row. */
  row: number
  /** The offset of the first row. */
  start: number
}

const known = new WeakMap<Uint8Array, readonly RowGroup[]>()

/** Returns the groups for texts with these numbers of letters, which ascend. */
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

import type { Pool } from '../platform/database.ts'
import { type BrandRow, type MarkKey, rowsOfMarks } from '../register/index.ts'

/** Loads the rows of found marks, in the order found. Leaves out marks that were deleted in the meantime. */
export async function loadMarks(pool: Pool, found: readonly MarkKey[]): Promise<BrandRow[]> {
  const rows = await rowsOfMarks(pool, found)
  const loaded: BrandRow[] = []
  for (const { serial } of found) {
    const row = rows.get(serial)
    if (row) loaded.push(row)
  }
  return loaded
}

import type { Pool } from '../platform/database.ts'
import { type BrandRow, rowsBySerial } from '../register/index.ts'

/** Loads the rows of found marks, in the order found. Leaves out marks that were deleted in the meantime. */
export async function loadMarks(pool: Pool, found: readonly { serial: number }[]): Promise<BrandRow[]> {
  const rows = await rowsBySerial(
    pool,
    found.map(({ serial }) => serial),
  )
  const loaded: BrandRow[] = []
  for (const { serial } of found) {
    const row = rows.get(serial)
    if (row) loaded.push(row)
  }
  return loaded
}

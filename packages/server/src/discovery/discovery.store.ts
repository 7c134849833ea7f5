import type { Pool } from '../platform/database.ts'

/** The highest running number of a mark, 0 in an empty register. Reads the last index entry of each office. */
export async function lastSerial(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(serial), 0)::integer as last from brands')
  return rows[0]?.last ?? 0
}

/** Identifiers of the marks with running numbers from `first` to `last`, both included, without removed entries. */
export async function markIds(pool: Pool, first: number, last: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from brands where serial between $1 and $2 and not removed order by serial`,
    [first, last],
  )
  return rows.map(({ id }) => id)
}

import type { Pool } from '../src/platform/database.ts'

/** Sets the as-of date of every office. A new date leads to a new edition of the statistics. */
export async function setAsOf(pool: Pool, day: string): Promise<void> {
  await pool.query('update offices set as_of = $1', [day])
}

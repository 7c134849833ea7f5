import type { Pool } from '../src/platform/database.ts'

/** Lets every office speak for this day: another day is another edition of the statistics. */
export async function setAsOf(pool: Pool, day: string): Promise<void> {
  await pool.query('update offices set as_of = $1', [day])
}

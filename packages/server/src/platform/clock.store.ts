import type { Pool } from './database.ts'

/** Returns the milliseconds by which the clock has been moved. */
export async function readClockOffset(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ milliseconds: number }>('select milliseconds from clock_offset')
  return rows[0]?.milliseconds ?? 0
}

export async function storeClockOffset(pool: Pool, milliseconds: number): Promise<void> {
  await pool.query(
    'insert into clock_offset (milliseconds) values ($1) on conflict (single_row) do update set milliseconds = excluded.milliseconds',
    [milliseconds],
  )
}

export async function forgetClockOffset(pool: Pool): Promise<void> {
  await pool.query('delete from clock_offset')
}

import type { Pool } from '../../platform/database.ts'

/**
 * Counts one more; the first after the window's end begins a new one, and so does one before a window that a clock set back since
 * has left in the future. @returns the count including this one
 */
export async function countUp(pool: Pool, key: string, now: Date, endsAt: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `insert into identity_limits as known (key, count, ends_at) values ($1, 1, $3)
     on conflict (key) do update set
       count = case when known.ends_at > $2 and known.ends_at <= $3 then known.count + 1 else 1 end,
       ends_at = case when known.ends_at > $2 and known.ends_at <= $3 then known.ends_at else excluded.ends_at end
     returning count`,
    [key, now, endsAt],
  )
  return rows[0]?.count ?? 1
}

export async function countDown(pool: Pool, key: string): Promise<void> {
  await pool.query('update identity_limits set count = greatest(count - 1, 0) where key = $1', [key])
}

export async function forgetCount(pool: Pool, key: string): Promise<void> {
  await pool.query('delete from identity_limits where key = $1', [key])
}

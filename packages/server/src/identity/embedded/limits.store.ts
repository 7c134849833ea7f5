import type { Pool, PoolClient } from '../../platform/database.ts'

export interface Count {
  key: string
  count: number
  /** The time before which no further attempt is allowed; null if one is allowed now. */
  waitUntil: Date | null
}

/**
 * Counts one action. The first one after the window's end begins a new window. So does one before a window that lies in
 * the future because the clock was set back.
 * @returns the count, including this action
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

export async function hasCount(pool: Pool, key: string, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query('select from identity_limits where key = $1 and ends_at > $2', [key, now])
  return (rowCount ?? 0) > 0
}

/**
 * Returns the counts of several keys, locked until the transaction ends; 0 after the end of a window. All calls lock in
 * the same order, which prevents deadlocks.
 */
export async function lockCounts(client: PoolClient, keys: readonly string[], now: Date): Promise<Count[]> {
  const sorted = [...keys].sort()
  await client.query(
    `insert into identity_limits (key, count, ends_at) select key, 0, $2 from unnest($1::text[]) key order by key on conflict do nothing`,
    [sorted, now],
  )
  const { rows } = await client.query<Count>(
    `select key, case when ends_at > $2 then count else 0 end as count, case when ends_at > $2 then wait_until end as "waitUntil"
     from identity_limits where key = any($1) order by key for update`,
    [sorted, now],
  )
  return rows
}

/** Stores a count. @param one.endsAt the window's end if this is its first count */
export async function storeCount(client: PoolClient, one: Count & { endsAt: Date }): Promise<void> {
  await client.query(
    'update identity_limits set count = $2, wait_until = $3, ends_at = case when $2 = 1 then $4 else ends_at end where key = $1',
    [one.key, one.count, one.waitUntil, one.endsAt],
  )
}

/** Removes an attempt that was not wrong. Also removes its wait, unless a later attempt has set another. */
export async function returnAttempt(pool: Pool, key: string, waitUntil: Date): Promise<void> {
  await pool.query(
    `update identity_limits set count = greatest(count - 1, 0), wait_until = case when wait_until <> $2 then wait_until end where key = $1`,
    [key, waitUntil],
  )
}

export async function forgetCount(pool: Pool, key: string): Promise<void> {
  await pool.query('delete from identity_limits where key = $1', [key])
}

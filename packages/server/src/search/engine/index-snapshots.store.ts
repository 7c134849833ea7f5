import type { Pool } from '../../platform/database.ts'

/** Key of the advisory lock of the process that stores a snapshot of the index. */
const lock = 7_302_111

/** Runs `work` unless another process on this database is running it. @returns undefined when another does */
export async function asOnlyStorer<T>(pool: Pool, work: () => Promise<T>): Promise<T | undefined> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [lock])
    if (!rows[0]?.isFree) return undefined
    return await work()
  } finally {
    // If this fails, the lock ends with the connection.
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined)
    client.release()
  }
}

import type { Pool } from '../../platform/database.ts'
import { endLock } from '../../platform/session-locks.store.ts'

/** The key of the advisory lock that is held by the process that stores a snapshot of the index. */
const lock = 7_302_111

/** Runs `work` unless another process on this database is running it. @returns undefined if another one is */
export async function asOnlyStorer<T>(pool: Pool, work: () => Promise<T>): Promise<T | undefined> {
  const client = await pool.connect()
  let isTaken = false
  try {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [lock])
    isTaken = rows[0]?.isFree === true
    return isTaken ? await work() : undefined
  } finally {
    if (isTaken) await endLock(client, lock)
    else client.release()
  }
}

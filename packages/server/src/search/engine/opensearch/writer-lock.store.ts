import type { Pool, PoolClient } from '../../../platform/database.ts'

/**
 * The right to write to the cluster. One process at a time holds it. It is tied to a database connection, so it ends
 * with the process, however the process ends.
 */
export interface WriterLock {
  /** Returns whether the lock is still held; false after the connection was lost. */
  isHeld(): boolean
  release(): void
}

/** Takes the lock of an installation's indices, or returns null if another process has it. */
export async function takeWriterLock(pool: Pool, prefix: string): Promise<WriterLock | null> {
  const client: PoolClient = await pool.connect()
  let isHeld = false
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [
      `search cluster ${prefix}`,
    ])
    isHeld = rows[0]?.taken === true
  } finally {
    if (!isHeld) client.release()
  }
  if (!isHeld) return null
  const release = () => {
    if (!isHeld) return
    isHeld = false
    // Closes the connection, which releases the lock.
    client.release(true)
  }
  client.once('error', release)
  client.once('end', release)
  return { isHeld: () => isHeld, release }
}

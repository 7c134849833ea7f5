import type { PoolClient } from './database.ts'

/**
 * Releases an advisory lock of a connection and returns the connection to its pool. If that fails, closes the
 * connection, which also releases the lock.
 */
export async function endLock(client: PoolClient, key: number): Promise<void> {
  const isEnded = await client.query('select pg_advisory_unlock($1)', [key]).then(
    () => true,
    () => false,
  )
  client.release(!isEnded)
}

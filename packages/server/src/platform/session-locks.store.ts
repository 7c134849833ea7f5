import type { PoolClient } from './database.ts'

/**
 * Ends an advisory lock of a connection and returns the connection to its pool. If ending fails, closes the connection,
 * which ends the lock too.
 */
export async function endLock(client: PoolClient, key: number): Promise<void> {
  const isEnded = await client.query('select pg_advisory_unlock($1)', [key]).then(
    () => true,
    () => false,
  )
  client.release(!isEnded)
}

import type { Pool } from '../src/platform/database.ts'

/** Prepares each statement in the schema. Returns the database's error for each, or null. */
export async function preparable(pool: Pool, statements: readonly string[]): Promise<(string | null)[]> {
  const client = await pool.connect()
  try {
    const refusals: (string | null)[] = []
    for (const text of statements) {
      const refusal = await client.query(`prepare tried as ${text}`).then(
        () => null,
        (error: Error) => error.message,
      )
      refusals.push(refusal)
      if (refusal === null) await client.query('deallocate tried')
    }
    return refusals
  } finally {
    client.release()
  }
}

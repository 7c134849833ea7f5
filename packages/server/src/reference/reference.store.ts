import type { Pool } from '../platform/database.ts'

/** The offices' own states that the register has met, by key. */
export async function knownStates(pool: Pool): Promise<{ key: string; original: string }[]> {
  const { rows } = await pool.query<{ key: string; original: string }>('select key, original from brand_states order by key')
  return rows
}

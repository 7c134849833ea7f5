import type { Pool, PoolClient } from '../platform/database.ts'

/** Returns the offices' states that have occurred in the register, by key. */
export async function knownStates(pool: Pool): Promise<{ key: string; original: string }[]> {
  const { rows } = await pool.query<{ key: string; original: string }>('select key, original from brand_states order by key')
  return rows
}

/** Returns whether any mark has the state. Keys begin with the office's code, which names the partition to read. */
export async function hasMarksInState(client: PoolClient, key: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select exists (select 1 from brands where office = $1 and state_key = $2) as found',
    [key.split('.')[0], key],
  )
  return rows[0]?.found ?? false
}

/** Removes a state from the list of those that have occurred in the register. */
export async function removeKnownState(client: PoolClient, key: string): Promise<void> {
  await client.query('delete from brand_states where key = $1', [key])
}

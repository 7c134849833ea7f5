import { type Pool, type PoolClient, transaction } from '../../platform/database.ts'

export type KeyKind = 'signing' | 'cookie' | 'secret'
export interface StoredKey {
  id: string
  kind: KeyKind
  value: unknown
  createdAt: Date
}

/** The number of the advisory lock that lets one process at a time change the keys. */
const lock = 7_302_111

/** Returns all keys, the newest first. */
export async function selectKeys(pool: Pool | PoolClient): Promise<StoredKey[]> {
  const { rows } = await pool.query<StoredKey>(
    'select id, kind, value, created_at as "createdAt" from identity_keys order by created_at desc, id',
  )
  return rows
}

/** Runs `change` on the current keys while no other process can change them. */
export async function changeKeys(
  pool: Pool,
  change: (keys: StoredKey[]) => Promise<{ made: StoredKey[]; retired: string[] }>,
): Promise<void> {
  await transaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    const { made, retired } = await change(await selectKeys(client))
    for (const { id, kind, value, createdAt } of made) {
      const values = [id, kind, JSON.stringify(value), createdAt]
      await client.query('insert into identity_keys (id, kind, value, created_at) values ($1, $2, $3, $4)', values)
    }
    await client.query('delete from identity_keys where id = any($1)', [retired])
  })
}

import type { ProtocolKey } from '@marklot/contracts/search-protocol'
import type { Pool } from '../platform/database.ts'

/** Stores a public key permanently. */
export async function rememberKey(pool: Pool, key: ProtocolKey, now: Date): Promise<void> {
  await pool.query(
    'insert into search_protocol_keys (key_id, public_key, first_used_at) values ($1, $2, $3) on conflict do nothing',
    [key.kid, JSON.stringify(key), now],
  )
}

/** Returns all public keys, the newest first. */
export async function publicKeys(pool: Pool): Promise<ProtocolKey[]> {
  const { rows } = await pool.query<{ key: ProtocolKey }>(
    'select public_key as key from search_protocol_keys order by first_used_at desc, key_id',
  )
  return rows.map(({ key }) => key)
}

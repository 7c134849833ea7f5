import type { Pool, PoolClient } from '../../platform/database.ts'

/** What the protocol library keeps of one thing; the database does not look inside. */
export type RecordPayload = Record<string, unknown>
export interface RecordKeys {
  grantId: string | null
  accountId: string | null
  uid: string | null
  expiresAt: Date | null
}

export async function upsertRecord(
  pool: Pool,
  kind: string,
  id: string,
  payload: RecordPayload,
  keys: RecordKeys,
): Promise<void> {
  await pool.query(
    `insert into identity_records (kind, id, payload, grant_id, account_id, uid, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
       account_id = excluded.account_id, uid = excluded.uid, expires_at = excluded.expires_at`,
    [kind, id, JSON.stringify(payload), keys.grantId, keys.accountId, keys.uid, keys.expiresAt],
  )
}

export async function selectRecord(
  pool: Pool,
  kind: string,
  by: 'id' | 'uid',
  value: string,
  now: Date,
): Promise<RecordPayload | undefined> {
  const { rows } = await pool.query<{ payload: RecordPayload }>(
    `select payload from identity_records
     where kind = $1 and ${by === 'id' ? 'id' : 'uid'} = $2 and (expires_at is null or expires_at > $3)`,
    [kind, value, now],
  )
  return rows[0]?.payload
}

/** Marks as used, once: of two at the same time one gets false. @param at seconds since 1970 */
export async function consumeRecord(pool: Pool, kind: string, id: string, at: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update identity_records set payload = payload || jsonb_build_object('consumed', $3::bigint)
     where kind = $1 and id = $2 and not payload ? 'consumed'`,
    [kind, id, at],
  )
  return (rowCount ?? 0) > 0
}

export async function deleteRecord(pool: Pool, kind: string, id: string): Promise<void> {
  await pool.query('delete from identity_records where kind = $1 and id = $2', [kind, id])
}

/** Deletes the records of one kind. Interactions name a grant too, and must outlive it when another person signs in. */
export async function deleteRecordsOfGrant(pool: Pool, kind: string, grantId: string): Promise<void> {
  await pool.query('delete from identity_records where kind = $1 and grant_id = $2', [kind, grantId])
}

/** Ends every session of a person and all that was granted in them; the given session and its grant may stay. */
export async function deleteRecordsOfPerson(
  client: Pool | PoolClient,
  personId: string,
  kept: { sessionUid?: string | undefined; grantId?: string | undefined } = {},
): Promise<void> {
  await client.query(
    `delete from identity_records where account_id = $1 and kind <> 'Interaction'
       and not (kind = 'Session' and uid is not distinct from $2)
       and not (kind = 'Grant' and id is not distinct from $3)
       and (grant_id is null or grant_id is distinct from $3)`,
    [personId, kept.sessionUid ?? null, kept.grantId ?? null],
  )
}

export async function deleteExpiredRecords(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from identity_records where expires_at <= $1', [now])
  await pool.query('delete from identity_challenges where expires_at <= $1', [now])
  await pool.query('delete from identity_limits where ends_at <= $1', [now])
}

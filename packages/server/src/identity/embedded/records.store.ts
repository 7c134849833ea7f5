import type { Pool, PoolClient } from '../../platform/database.ts'

/** One record of the protocol library, in the library's own form. */
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

/**
 * Marks a record as used.
 * @param at seconds since 1970
 * @returns false if it was already used, even by a concurrent call
 */
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

/**
 * Deletes a grant's records of one kind. Interactions also refer to a grant, but must outlive it when another person
 * signs in.
 */
export async function deleteRecordsOfGrant(pool: Pool, kind: string, grantId: string): Promise<void> {
  await pool.query('delete from identity_records where kind = $1 and grant_id = $2', [kind, grantId])
}

/** Ends a grant: no new tokens are issued for it, and its access tokens are refused. */
export async function endGrant(pool: Pool, grantId: string): Promise<void> {
  await pool.query(
    `with gone as (delete from identity_records where kind = 'Grant' and id = $1)
     insert into identity_ended_grants (grant_id) values ($1) on conflict do nothing`,
    [grantId],
  )
}

/**
 * Returns the grants that ended within the last day and since an earlier read.
 * @param position the position that the earlier read returned; `'0'` for the first one
 */
export async function selectEndedGrants(pool: Pool, position: string): Promise<{ grantIds: string[]; position: string }> {
  const { rows } = await pool.query<{ grantIds: string[]; position: string }>({
    name: 'ended-grants',
    // Transactions that are open in this snapshot have numbers from its xmin upwards. The next read therefore sees
    // their commits.
    text: `select coalesce(array_agg(grant_id), '{}') as "grantIds", pg_snapshot_xmin(pg_current_snapshot())::text as position
      from identity_ended_grants where written_by >= $1::text::xid8 and ended_at > now() - interval '1 day'`,
    values: [position],
  })
  return rows[0] ?? { grantIds: [], position }
}

/** Ends every session and grant of a person, except the given ones. */
export async function deleteRecordsOfPerson(
  client: Pool | PoolClient,
  personId: string,
  kept: { sessionUid?: string | undefined; grantId?: string | undefined } = {},
): Promise<void> {
  await client.query(
    `with gone as (
       delete from identity_records where account_id = $1 and kind <> 'Interaction'
         and not (kind = 'Session' and uid is not distinct from $2)
         and not (kind = 'Grant' and id is not distinct from $3)
         and (grant_id is null or grant_id is distinct from $3)
       returning kind, id)
     insert into identity_ended_grants (grant_id) select id from gone where kind = 'Grant' on conflict do nothing`,
    [personId, kept.sessionUid ?? null, kept.grantId ?? null],
  )
}

/** A person's permission for a client. */
export interface StoredGrant {
  id: string
  clientId: string
  /** The name that the client gave itself when the person allowed it. */
  clientName: string | null
  allowedAt: Date
  endsAt: Date
}

/** Stores the name that a client showed when a person allowed it, for as long as the grant lasts. */
export async function insertGrantName(pool: Pool, grantId: string, name: string): Promise<void> {
  await pool.query(
    `insert into identity_records (kind, id, payload, grant_id, account_id, expires_at)
     select 'GrantName', id, jsonb_build_object('name', $2::text), id, account_id, expires_at
     from identity_records where kind = 'Grant' and id = $1
     on conflict (kind, id) do update set payload = excluded.payload`,
    [grantId, name],
  )
}

/** Returns the permissions of a person that have not expired, the latest first. */
export async function selectGrantsOfPerson(
  pool: Pool,
  personId: string,
  exceptClients: readonly string[],
  now: Date,
): Promise<StoredGrant[]> {
  const { rows } = await pool.query<StoredGrant>(
    `select g.id, g.payload->>'clientId' as "clientId",
       coalesce(n.payload->>'name', c.payload->>'client_name') as "clientName",
       to_timestamp((g.payload->>'iat')::bigint) as "allowedAt", g.expires_at as "endsAt"
     from identity_records g
     left join identity_records n on n.kind = 'GrantName' and n.id = g.id
     left join identity_records c on c.kind = 'Client' and c.id = g.payload->>'clientId'
     where g.kind = 'Grant' and g.account_id = $1 and g.expires_at > $3 and g.payload->>'clientId' <> all ($2)
     order by g.payload->>'iat' desc, g.id`,
    [personId, exceptClients, now],
  )
  return rows
}

/** Ends a person's permission for a client, with everything issued under it. */
export async function deleteGrantOfPerson(
  pool: Pool,
  personId: string,
  exceptClients: readonly string[],
  id: string,
): Promise<void> {
  await pool.query(
    `with gone as (
       delete from identity_records
       where kind = 'Grant' and account_id = $1 and id = $3 and payload->>'clientId' <> all ($2) returning id
     ), issued as (
       delete from identity_records where kind <> 'Interaction' and grant_id in (select id from gone)
     )
     insert into identity_ended_grants (grant_id) select id from gone on conflict do nothing`,
    [personId, exceptClients, id],
  )
}

/**
 * Deletes expired records. @param grantsBefore grants that expired later are kept, because their access tokens may
 * still be valid and may have to be ended
 */
export async function deleteExpiredRecords(pool: Pool, now: Date, grantsBefore: Date): Promise<void> {
  await pool.query(
    `delete from identity_records where expires_at <= case kind when 'Grant' then $2::timestamptz else $1::timestamptz end`,
    [now, grantsBefore],
  )
  await pool.query(`delete from identity_ended_grants where ended_at < now() - interval '1 day'`)
  await pool.query('delete from identity_challenges where expires_at <= $1', [now])
  await pool.query('delete from identity_limits where ends_at <= $1', [now])
}

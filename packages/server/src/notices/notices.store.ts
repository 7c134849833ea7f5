import type { ListQuery } from '@marklot/contracts'
import type { noticedTerms } from '@marklot/contracts/notices'
import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

export interface StoredNotice {
  id: string
  kind: 'maintenance' | 'terms'
  announcedAt: Date
  startsAt: Date
  endsAt: Date | null
  document: (typeof noticedTerms)[number] | null
  version: string | null
  lastAccount: string | null
  mails: number
  sentAt: Date | null
  objections: number
}
const columns = `id, kind, announced_at as "announcedAt", starts_at as "startsAt", ends_at as "endsAt", document, version,
  last_account as "lastAccount", mails, sent_at as "sentAt",
  (select count(*) from terms_objections o where o.notice_id = notices.id)::integer as objections`

/** Stores a notice. Returns false when this version of the terms was announced already. */
export async function insertNotice(
  client: PoolClient,
  notice: Pick<StoredNotice, 'id' | 'kind' | 'announcedAt' | 'startsAt' | 'endsAt' | 'document' | 'version'>,
  userId: string,
): Promise<boolean> {
  const { id, kind, announcedAt, startsAt, endsAt, document, version } = notice
  const { rowCount } = await client.query(
    `insert into notices (id, kind, announced_at, announced_by, starts_at, ends_at, document, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (document, version) do nothing`,
    [id, kind, announcedAt, userId, startsAt, endsAt, document, version],
  )
  return rowCount === 1
}

export async function noticeById(database: Database, id: string): Promise<StoredNotice | undefined> {
  const { rows } = await database.query<StoredNotice>(`select ${columns} from notices where id = $1`, [id])
  return rows[0]
}

/** Lets no other job queue mails of this notice until the transaction ends. */
export async function lockNotice(client: PoolClient, id: string): Promise<void> {
  await client.query('select 1 from notices where id = $1 for update', [id])
}

/** Records a slice of mails; without a last account, all are queued. */
export async function recordSlice(
  client: PoolClient,
  id: string,
  { lastAccount, mails, sentAt }: { lastAccount: string | null; mails: number; sentAt: Date | null },
): Promise<void> {
  await client.query(
    'update notices set last_account = coalesce($2, last_account), mails = mails + $3, sent_at = $4 where id = $1',
    [id, lastAccount, mails, sentAt],
  )
}

export async function allNotices(pool: Pool, { page, size }: ListQuery): Promise<{ total: number; notices: StoredNotice[] }> {
  const { rows: counts } = await pool.query<{ total: number }>('select count(*)::integer as total from notices')
  const { rows } = await pool.query<StoredNotice>(
    `select ${columns} from notices order by announced_at desc, id limit $1 offset $2`,
    [size, (page - 1) * size],
  )
  return { total: counts[0]?.total ?? 0, notices: rows }
}

export async function comingMaintenance(pool: Pool, now: Date): Promise<StoredNotice[]> {
  const { rows } = await pool.query<StoredNotice>(
    `select ${columns} from notices where kind = 'maintenance' and ends_at > $1 order by starts_at limit 10`,
    [now],
  )
  return rows
}

/** The terms announced to accounts of an audience since an instant, newest first, with an account's objections. */
export async function termsNoticesOf(
  database: Database,
  { accountId, document, since }: { accountId: string; document: string; since: Date },
): Promise<(StoredNotice & { objectedAt: Date | null })[]> {
  const { rows } = await database.query<StoredNotice & { objectedAt: Date | null }>(
    `select ${columns}, (select o.objected_at from terms_objections o where o.notice_id = notices.id and o.account_id = $1)
       as "objectedAt"
     from notices where kind = 'terms' and document = $2 and announced_at >= $3 order by announced_at desc limit 20`,
    [accountId, document, since],
  )
  return rows
}

export async function insertObjection(
  client: PoolClient,
  { noticeId, accountId, userId }: { noticeId: string; accountId: string; userId: string | null },
  now: Date,
): Promise<void> {
  await client.query(
    `insert into terms_objections (notice_id, account_id, user_id, objected_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [noticeId, accountId, userId, now],
  )
}

export async function hasObjectedTo(pool: Pool, noticeId: string, accountId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from terms_objections where notice_id = $1 and account_id = $2', [
    noticeId,
    accountId,
  ])
  return rowCount === 1
}

export async function objectionsTo(pool: Pool, noticeId: string): Promise<{ accountId: string; objectedAt: Date }[]> {
  const { rows } = await pool.query<{ accountId: string; objectedAt: Date }>(
    `select account_id as "accountId", objected_at as "objectedAt" from terms_objections where notice_id = $1
     order by objected_at desc limit 1000`,
    [noticeId],
  )
  return rows
}

export async function objectionsOf(
  pool: Pool,
  accountId: string,
): Promise<{ document: string; version: string; objectedAt: Date }[]> {
  const { rows } = await pool.query<{ document: string; version: string; objectedAt: Date }>(
    `select n.document, n.version, o.objected_at as "objectedAt" from terms_objections o join notices n on n.id = o.notice_id
     where o.account_id = $1 order by o.objected_at`,
    [accountId],
  )
  return rows
}

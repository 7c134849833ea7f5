import type { ListQuery } from '@marklot/contracts'
import type { noticedTerms } from '@marklot/contracts/notices'
import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

export interface StoredNotice {
  id: string
  kind: 'maintenance' | 'terms' | 'price'
  announcedAt: Date
  startsAt: Date
  endsAt: Date | null
  document: (typeof noticedTerms)[number] | null
  version: string | null
  productKey: string | null
  oldPrice: number | null
  price: number | null
  /** When the price took effect for the product. */
  appliedAt: Date | null
  agreed: number
  declined: number
  lastAccount: string | null
  mails: number
  sentAt: Date | null
  objections: number
}
const columns = `id, kind, announced_at as "announcedAt", starts_at as "startsAt", ends_at as "endsAt", document, version,
  product_key as "productKey", old_price::float8 as "oldPrice", price::float8 as price, applied_at as "appliedAt",
  (select count(*) from price_answers a where a.notice_id = notices.id and a.agrees)::integer as agreed,
  (select count(*) from price_answers a where a.notice_id = notices.id and not a.agrees)::integer as declined,
  last_account as "lastAccount", mails, sent_at as "sentAt",
  (select count(*) from terms_objections o where o.notice_id = notices.id)::integer as objections`

/**
 * Stores a notice. Returns false if this version, or another future price of the product, has already been announced.
 */
export async function insertNotice(
  client: PoolClient,
  notice: Pick<StoredNotice, 'id' | 'kind' | 'announcedAt' | 'startsAt' | 'endsAt' | 'document' | 'version'> &
    Pick<StoredNotice, 'productKey' | 'oldPrice' | 'price'>,
  userId: string,
): Promise<boolean> {
  const { id, kind, announcedAt, startsAt, endsAt, document, version, productKey, oldPrice, price } = notice
  const { rowCount } = await client.query(
    `insert into notices (id, kind, announced_at, announced_by, starts_at, ends_at, document, version, product_key,
       old_price, price)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
    [id, kind, announcedAt, userId, startsAt, endsAt, document, version, productKey, oldPrice, price],
  )
  return rowCount === 1
}

export async function noticeById(database: Database, id: string): Promise<StoredNotice | undefined> {
  const { rows } = await database.query<StoredNotice>(`select ${columns} from notices where id = $1`, [id])
  return rows[0]
}

/** Prevents other jobs from queueing mails of this notice until the transaction ends. */
export async function lockNotice(client: PoolClient, id: string): Promise<void> {
  await client.query('select 1 from notices where id = $1 for update', [id])
}

/** Records that a slice of mails is queued. Without a last account, all of them are. */
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

/**
 * Returns the terms that were announced to accounts of an audience since a given time, newest first, with an account's
 * objections.
 */
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

/** Returns the announced prices that have not taken effect yet, with the next one first, with an account's answer. */
export async function comingPriceNotices(
  pool: Pool,
  accountId: string,
  now: Date,
): Promise<(StoredNotice & { agrees: boolean | null })[]> {
  const { rows } = await pool.query<StoredNotice & { agrees: boolean | null }>(
    `select ${columns}, (select a.agrees from price_answers a where a.notice_id = notices.id and a.account_id = $1) as agrees
     from notices where kind = 'price' and applied_at is null and starts_at > $2 order by starts_at limit 20`,
    [accountId, now],
  )
  return rows
}

export interface StoredPriceAnswer {
  noticeId: string
  accountId: string
  userId: string
  agrees: boolean
  /** The sentence that was shown to the customer. */
  text: string
  answeredAt: Date
}

export async function storePriceAnswer(client: PoolClient, answer: StoredPriceAnswer): Promise<void> {
  await client.query(
    `insert into price_answers (notice_id, account_id, user_id, agrees, text, answered_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (notice_id, account_id) do update set user_id = excluded.user_id, agrees = excluded.agrees,
       text = excluded.text, answered_at = excluded.answered_at`,
    [answer.noticeId, answer.accountId, answer.userId, answer.agrees, answer.text, answer.answeredAt],
  )
}

/** Returns those of the accounts that agreed to a price. */
export async function agreeingAccounts(
  client: PoolClient,
  noticeId: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    'select account_id as id from price_answers where notice_id = $1 and agrees and account_id = any($2::uuid[])',
    [noticeId, accountIds],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Records that a price applies. Returns false if that was already recorded. */
export async function markApplied(client: PoolClient, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query('update notices set applied_at = $2 where id = $1 and applied_at is null', [id, now])
  return rowCount === 1
}

/** Returns an account's answers to changed prices, for the export of personal data. */
export async function priceAnswersOf(pool: Pool, accountId: string): Promise<Omit<StoredPriceAnswer, 'userId'>[]> {
  const { rows } = await pool.query<Omit<StoredPriceAnswer, 'userId'>>(
    `select notice_id as "noticeId", account_id as "accountId", agrees, text, answered_at as "answeredAt" from price_answers
     where account_id = $1 order by answered_at`,
    [accountId],
  )
  return rows
}

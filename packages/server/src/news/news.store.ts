import type { Locale } from '@marklot/contracts'
import type { Pool, PoolClient } from '../platform/database.ts'

export interface GivenNewsConsent {
  id: string
  accountId: string
  orderId: string
  email: string
  locale: Locale
  version: string
  /** The sentence next to the box. */
  text: string
  givenAt: Date
}
export interface StoredNewsConsent extends GivenNewsConsent {
  confirmedAt: Date | null
  withdrawnAt: Date | null
}
const columns = `id, account_id as "accountId", order_id as "orderId", email, locale, version, text, given_at as "givenAt",
  confirmed_at as "confirmedAt", withdrawn_at as "withdrawnAt"`

/** Stores a consent. Returns false if the order already has a consent, or the address already has a confirmed one. */
export async function insertConsent(client: PoolClient, consent: GivenNewsConsent): Promise<boolean> {
  const { id, accountId, orderId, email, locale, version, text, givenAt } = consent
  const { rowCount } = await client.query(
    `insert into news_consents (id, account_id, order_id, email, locale, version, text, given_at)
     select $1, $2, $3, $4, $5, $6, $7, $8 where not exists (
       select 1 from news_consents
       where account_id = $2 and lower(email) = lower($4) and confirmed_at is not null and withdrawn_at is null)
     on conflict (order_id) do nothing`,
    [id, accountId, orderId, email, locale, version, text, givenAt],
  )
  return rowCount === 1
}

export async function consentById(database: Pool | PoolClient, id: string): Promise<StoredNewsConsent | undefined> {
  const { rows } = await database.query<StoredNewsConsent>(`select ${columns} from news_consents where id = $1`, [id])
  return rows[0]
}

/** Returns the consents of these accounts, newest first. */
export async function consentsOfAccounts(pool: Pool, accountIds: readonly string[]): Promise<StoredNewsConsent[]> {
  const { rows } = await pool.query<StoredNewsConsent>(
    `select ${columns} from news_consents where account_id = any($1::uuid[]) order by given_at desc, id`,
    [accountIds],
  )
  return rows
}

/** Returns the consents of an account, newest first. */
export async function consentsOfAccount(pool: Pool, accountId: string): Promise<StoredNewsConsent[]> {
  const { rows } = await pool.query<StoredNewsConsent>(
    `select ${columns} from news_consents where account_id = $1 order by given_at desc, id`,
    [accountId],
  )
  return rows
}

/**
 * Confirms a consent that was given after a given time. Returns false if it was already confirmed or withdrawn, or has
 * expired.
 */
export async function confirmConsent(
  client: PoolClient,
  id: string,
  { version, text }: { version: string; text: string },
  now: Date,
  givenAfter: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update news_consents set confirmed_at = $4, confirmed_version = $2, confirmed_text = $3
     where id = $1 and confirmed_at is null and withdrawn_at is null and given_at > $5`,
    [id, version, text, now, givenAfter],
  )
  return rowCount === 1
}

export async function withdrawConsents(pool: Pool, { id, accountId }: { id?: string; accountId?: string }, now: Date) {
  await pool.query(
    'update news_consents set withdrawn_at = $3 where withdrawn_at is null and (id = $1::uuid or account_id = $2::uuid)',
    [id ?? null, accountId ?? null, now],
  )
}

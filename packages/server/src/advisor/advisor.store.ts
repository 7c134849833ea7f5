import type { Pool } from '../platform/database.ts'

/** The usage of an account on one day. */
export interface StoredUsage {
  day: string
  calls: number
  tokens: number
  costMillionths: number
  struck: number
}
/** Tokens and their price. */
export interface Amount {
  tokens: number
  costMillionths: number
}
export interface DayOfAccount {
  accountId: string
  /** The day, YYYY-MM-DD. */
  day: string
}

/**
 * Counts a call and reserves the largest amount that it can use, so that concurrent calls together stay within the
 * limits.
 * @returns false if a limit would be exceeded; then nothing is counted
 */
export async function reserveUsage(
  pool: Pool,
  { accountId, day }: DayOfAccount,
  amount: Amount,
  limits: { tokens: number | null; costMillionths: number | null },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into advisor_usage as known (account_id, day, calls, tokens, cost_millionths, struck)
     select $1, $2, 1, $3, $4, 0
     where ($5::bigint is null or $3::bigint <= $5) and ($6::bigint is null or $4::bigint <= $6)
     on conflict (account_id, day) do update
       set calls = known.calls + 1, tokens = known.tokens + excluded.tokens,
         cost_millionths = known.cost_millionths + excluded.cost_millionths
       where ($5::bigint is null or known.tokens + excluded.tokens <= $5)
         and ($6::bigint is null or known.cost_millionths + excluded.cost_millionths <= $6)`,
    [accountId, day, amount.tokens, amount.costMillionths, limits.tokens, limits.costMillionths],
  )
  return rowCount === 1
}

/** Replaces a reserved amount with the real one. */
export async function settleUsage(
  pool: Pool,
  { accountId, day }: DayOfAccount,
  reserved: Amount,
  used: Amount & { struck: number },
): Promise<void> {
  await pool.query(
    `update advisor_usage set tokens = tokens + $3, cost_millionths = cost_millionths + $4, struck = struck + $5
     where account_id = $1 and day = $2`,
    [accountId, day, used.tokens - reserved.tokens, used.costMillionths - reserved.costMillionths, used.struck],
  )
}

/** Returns an account's usage, the latest day first, for the export of personal data. */
export async function usageOf(pool: Pool, accountId: string): Promise<StoredUsage[]> {
  const { rows } = await pool.query<StoredUsage>(
    `select day::text, calls, tokens::float8 as tokens, cost_millionths::float8 as "costMillionths", struck
     from advisor_usage where account_id = $1 order by day desc`,
    [accountId],
  )
  return rows
}

export interface StoredConsent {
  version: string
  givenAt: Date
  withdrawnAt: Date | null
}
const consentColumns = 'version, given_at as "givenAt", withdrawn_at as "withdrawnAt"'

/** Returns the account's consent that has not been withdrawn. */
export async function currentConsent(pool: Pool, accountId: string): Promise<StoredConsent | undefined> {
  const { rows } = await pool.query<StoredConsent>(
    `select ${consentColumns} from model_consents where account_id = $1 and withdrawn_at is null`,
    [accountId],
  )
  return rows[0]
}

/** Returns all consents of an account, the latest first, for the export of personal data. */
export async function consentsOf(pool: Pool, accountId: string): Promise<StoredConsent[]> {
  const { rows } = await pool.query<StoredConsent>(
    `select ${consentColumns} from model_consents where account_id = $1 order by id desc`,
    [accountId],
  )
  return rows
}

/** Stores a consent in place of a consent to another version. A consent to the same version keeps its original time. */
export async function storeConsent(pool: Pool, accountId: string, version: string, at: Date): Promise<void> {
  await pool.query(
    `with ended as (
       update model_consents set withdrawn_at = $3 where account_id = $1 and withdrawn_at is null and version <> $2 returning id
     ), gone as (select count(*) from ended)
     insert into model_consents (account_id, version, given_at)
     select $1, $2, $3 from gone
     where not exists (select 1 from model_consents where account_id = $1 and withdrawn_at is null and version = $2)
     on conflict (account_id) where withdrawn_at is null do nothing`,
    [accountId, version, at],
  )
}

export async function withdrawConsent(pool: Pool, accountId: string, at: Date): Promise<void> {
  await pool.query('update model_consents set withdrawn_at = $2 where account_id = $1 and withdrawn_at is null', [accountId, at])
}

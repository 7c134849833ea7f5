import type { DifferenceState, PaymentDifference } from '@marklot/contracts/payment-administration'
import type { Provider } from '../billing/index.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { totalOf, type Words } from './list-words.ts'

export interface NewDifference {
  provider: Provider
  kind: PaymentDifference['kind']
  providerId: string
  accountId: string | null
  details: Readonly<Record<string, unknown>>
  /** Whether the difference is settled, so that it needs nobody's attention. */
  isSettled: boolean
}
export interface StoredDifference {
  id: number
  foundAt: Date
  provider: Provider
  kind: PaymentDifference['kind']
  providerId: string
  accountId: string | null
  details: Record<string, unknown>
  settledAt: Date | null
}
const columns = `id, found_at as "foundAt", provider, kind, provider_id as "providerId", account_id as "accountId", details,
  settled_at as "settledAt"`

/** Stores a difference. If it is already open, updates it. */
export async function noteDifference(client: Pool | PoolClient, difference: NewDifference, now: Date): Promise<void> {
  const { provider, kind, providerId, accountId, details, isSettled } = difference
  await client.query({
    name: 'noteDifference',
    text: `insert into payment_differences (found_at, provider, kind, provider_id, account_id, details, settled_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (provider, kind, provider_id) where settled_at is null do update set details = excluded.details`,
    values: [now, provider, kind, providerId, accountId, JSON.stringify(details), isSettled ? now : null],
  })
}

/** Settles open differences that no longer exist. */
export async function settleVanished(
  client: Pool | PoolClient,
  { provider, kinds, providerId }: Pick<NewDifference, 'provider' | 'providerId'> & { kinds: readonly NewDifference['kind'][] },
  now: Date,
): Promise<void> {
  await client.query({
    name: 'settleVanished',
    text: `update payment_differences set settled_at = $4
     where provider = $1 and kind = any($2) and provider_id = $3 and settled_at is null`,
    values: [provider, kinds, providerId, now],
  })
}

/** Returns the subscriptions whose payments still have to be refunded. */
export async function openRefunds(pool: Pool, provider: Provider): Promise<string[]> {
  const { rows } = await pool.query<{ providerId: string }>(
    `select provider_id as "providerId" from payment_differences
     where provider = $1 and kind = 'refundDue' and settled_at is null order by provider_id`,
    [provider],
  )
  return rows.map(({ providerId }) => providerId)
}

/** Returns whether the refund of a subscription was due and is settled. */
export async function isRefundSettled(pool: Pool, provider: Provider, providerId: string): Promise<boolean> {
  const { rows } = await pool.query<{ isSettled: boolean | null }>(
    `select bool_and(settled_at is not null) as "isSettled" from payment_differences
     where provider = $1 and kind = 'refundDue' and provider_id = $2`,
    [provider, providerId],
  )
  return rows[0]?.isSettled ?? false
}

/** Marks a difference as settled at a person's request. */
export async function settleDifference(client: PoolClient, id: number, now: Date): Promise<StoredDifference | undefined> {
  const { rows } = await client.query<StoredDifference>(
    `update payment_differences set settled_at = coalesce(settled_at, $2) where id = $1 returning ${columns}`,
    [id, now],
  )
  return rows[0]
}

/**
 * Returns a page of the differences, open ones first, with the number of open and settled ones. The search words are an
 * id of a subscription or account, a kind, or part of the names of accounts.
 */
export async function allDifferences(
  pool: Pool,
  { words, accountIds, state, page, size }: Words & { state: DifferenceState | null },
): Promise<{ total: number; counts: { state: DifferenceState; count: number }[]; differences: StoredDifference[] }> {
  const condition = `($1 = '' or provider_id = $1 or account_id::text = $1 or kind = $1 or account_id = any($2::uuid[]))`
  const stateOf = "case when settled_at is null then 'open' else 'settled' end"
  const { rows: counts } = await pool.query<{ state: DifferenceState; count: number }>(
    `select ${stateOf} as state, count(*) as count from payment_differences where ${condition} group by 1 order by 1`,
    [words, accountIds],
  )
  const { rows } = await pool.query<StoredDifference>(
    `select ${columns} from payment_differences where ${condition} and ($3::text is null or ${stateOf} = $3)
     order by settled_at is not null, id desc limit $4 offset $5`,
    [words, accountIds, state, size, (page - 1) * size],
  )
  return { total: totalOf(counts, state), counts, differences: rows }
}

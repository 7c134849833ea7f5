import type { SubscriptionState } from '@marklot/contracts'
import type { Pool, PoolClient } from '../platform/database.ts'
import type { Provider } from './provider-states.ts'
import type { ProviderDetails } from './subscriptions.store.ts'

/** Returns the subscription to which a provider's id is linked. */
export async function subscriptionIdAt(
  database: Pool | PoolClient,
  provider: Provider,
  providerId: string,
): Promise<string | undefined> {
  const { rows } = await database.query<{ id: string }>({
    name: 'subscriptionIdAt',
    text: 'select subscription_id as id from provider_subscriptions where provider = $1 and provider_id = $2',
    values: [provider, providerId],
  })
  return rows[0]?.id
}

export interface NewProviderPart {
  subscriptionId: string
  provider: Provider
  providerId: string
  providerStatus: string
  providerUpdatedAt: Date
  readAt: Date
  details: ProviderDetails
}

/** Stores a provider's description of a subscription in place of its earlier one. */
export async function writeProviderPart(client: PoolClient, part: NewProviderPart): Promise<void> {
  await client.query({
    name: 'writeProviderPart',
    text: `insert into provider_subscriptions (subscription_id, provider, provider_id, provider_status, provider_updated_at, read_at,
       details)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (subscription_id) do update set provider_status = excluded.provider_status,
       provider_updated_at = excluded.provider_updated_at, read_at = excluded.read_at, details = excluded.details`,
    values: [
      part.subscriptionId,
      part.provider,
      part.providerId,
      part.providerStatus,
      part.providerUpdatedAt,
      part.readAt,
      JSON.stringify(part.details),
    ],
  })
}

/** Records that subscriptions were read from their provider and had not changed. */
export async function writeLooks(pool: Pool, subscriptionIds: readonly string[], at: Date): Promise<void> {
  if (subscriptionIds.length === 0) return
  await pool.query({
    name: 'writeLooks',
    // Locks the rows in a fixed order, because two comparisons may overlap.
    text: `update provider_subscriptions set read_at = $2 where subscription_id in (
       select subscription_id from provider_subscriptions where subscription_id = any($1::uuid[]) order by 1 for update)`,
    values: [subscriptionIds, at],
  })
}

/** Stores the product that follows at the end of the paid period; null for none. */
export async function writeNext(
  client: PoolClient,
  subscriptionId: string,
  next: { key: string; at: Date } | null,
): Promise<void> {
  await client.query('update provider_subscriptions set next_product_key = $2, next_product_at = $3 where subscription_id = $1', [
    subscriptionId,
    next?.key ?? null,
    next?.at ?? null,
  ])
}

/** Records a termination. Later payments do not extend access. */
export async function writeTermination(client: PoolClient, subscriptionId: string, at: Date): Promise<void> {
  await client.query('update provider_subscriptions set terminated_at = $2 where subscription_id = $1', [subscriptionId, at])
}

/** A running subscription at PayPal. An account has at most one. */
export interface PayPalSubscriber {
  accountId: string
  subscriptionId: string
  providerId: string
  /** The product, or a promotion that is based on it. */
  productKey: string
}

/**
 * Returns the active PayPal subscriptions to a product or its promotions that began before a given time, sorted by
 * account.
 * @param accountId limits the result to this account
 */
export async function payPalSubscribers(
  database: Pool | PoolClient,
  about: { productKey: string; before: Date; after: string | null; limit: number; accountId: string | null },
): Promise<PayPalSubscriber[]> {
  const { rows } = await database.query<PayPalSubscriber>(
    `select s.account_id as "accountId", s.id as "subscriptionId", a.provider_id as "providerId", s.product_key as "productKey"
     from subscriptions s join provider_subscriptions a on a.subscription_id = s.id join products p on p.key = s.product_key
     where s.type = 'paypal' and s.state in ('Active', 'Suspended', 'NotChecked', 'UnknownStatus', 'Error')
       and (p.key = $1 or p.based_on = $1) and s.created_at <= $2 and ($3::uuid is null or s.account_id > $3)
       and ($5::uuid is null or s.account_id = $5) order by s.account_id limit $4`,
    [about.productKey, about.before, about.after, about.limit, about.accountId],
  )
  return rows
}

/**
 * The number of days after the end of a subscription during which its payments can still be refunded, for example by a
 * bank.
 */
const returnDays = 180

/**
 * Returns the provider's ids of subscriptions that may still change: active, pending, or in a paid period. Includes
 * ended ones whose payments can be refunded, unless they were read after `seenSince`.
 */
export async function openAtProvider(
  pool: Pool,
  { provider, after, limit, now, seenSince }: { provider: Provider; after: string; limit: number; now: Date; seenSince: Date },
): Promise<string[]> {
  const { rows } = await pool.query<{ providerId: string }>(
    `select a.provider_id as "providerId" from provider_subscriptions a join subscriptions s on s.id = a.subscription_id
     where a.provider = $1 and a.provider_id > $2 and (s.state not in ('Cancelled', 'Expired', 'NotFound', 'Inactive', 'Consumed')
       or s.valid_until > $4
       or (coalesce(s.valid_until, s.valid_from) > $4 - make_interval(days => $6) and a.read_at < $5))
     order by a.provider_id limit $3`,
    [provider, after, limit, now, seenSince, returnDays],
  )
  return rows.map(({ providerId }) => providerId)
}

/**
 * Returns a page of the paid subscriptions, newest first, with their number in each state. The search words may be an
 * account's or the provider's id.
 * @param expiryLimit a subscription whose period ended before this time counts as expired, even if its provider calls
 * it active
 */
export async function paidSubscriptionIds(
  pool: Pool,
  {
    words,
    accountIds,
    provider,
    state,
    expiryLimit,
    page,
    size,
  }: {
    words: string
    accountIds: readonly string[]
    provider: Provider | null
    state: SubscriptionState | null
    expiryLimit: Date
    page: number
    size: number
  },
): Promise<{ counts: { state: SubscriptionState; count: number }[]; ids: string[] }> {
  const condition = `($1 = '' or a.provider_id = $1 or s.id::text = $1 or s.account_id::text = $1
      or s.account_id = any($2::uuid[])) and ($3::text is null or a.provider = $3)`
  const stateOf = "case when s.state = 'Active' and s.valid_until <= $4 then 'Expired' else s.state end"
  const tables = 'provider_subscriptions a join subscriptions s on s.id = a.subscription_id'
  const values = [words, accountIds, provider, expiryLimit]
  const { rows: counts } = await pool.query<{ state: SubscriptionState; count: number }>(
    `select ${stateOf} as state, count(*) as count from ${tables} where ${condition} group by 1 order by 1`,
    values,
  )
  const { rows } = await pool.query<{ id: string }>(
    `select s.id from ${tables} where ${condition} and ($5::text is null or ${stateOf} = $5)
     order by s.created_at desc, s.id limit $6 offset $7`,
    [...values, state, size, (page - 1) * size],
  )
  return { counts, ids: rows.map(({ id }) => id) }
}

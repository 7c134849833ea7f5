import type {
  BillingPlan,
  Feature,
  Locale,
  RegistrationOfficeCode,
  Subscription,
  SubscriptionState,
  SubscriptionType,
} from '@marklot/contracts'
import type { AccountContracts } from '../platform/capability.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { featureJson } from './products.store.ts'
import type { Provider } from './provider-states.ts'

/** The parts of a subscription that a provider describes, in the form of the contract. */
export type ProviderDetails = Pick<Subscription, 'subscriber' | 'payPalSubscription' | 'marketplaceSubscription'>
/** The stored data about a subscription at its provider. */
export interface StoredProviderPart {
  providerId: string
  providerStatus: string
  /** The time of the last change in ISO 8601, by the provider's clock. */
  providerUpdatedAt: string
  readAt: string
  /** The time of a termination without notice. */
  terminatedAt: string | null
  details: ProviderDetails
  /** The plan that follows at the end of the paid period. */
  next: { key: string; name: string; at: string } | null
}

/** A feature with its uses in the period in which they were last counted. */
export interface StoredFeature extends Feature {
  /** The end of that period in ISO 8601; null if uses are never reset. */
  countedUntil: string | null
}

export interface StoredSubscription {
  id: string
  accountId: string
  type: SubscriptionType
  state: SubscriptionState
  productKey: string
  productName: string
  descriptions: Partial<Record<Locale, string>>
  rank: number
  billingPlan: BillingPlan | null
  createdAt: Date
  validFrom: Date
  /** The exclusive end; null if the subscription has no end yet. */
  validUntil: Date | null
  /** The time of the first use; null until then. Before it, the offices can be changed freely. */
  firstUsedAt: Date | null
  officesChangedAt: Date | null
  /** The product's features with this subscription's usage. `currentFeatures` returns the usage that counts now. */
  features: StoredFeature[]
  /** The chosen offices in the order in which they were chosen. */
  packages: RegistrationOfficeCode[]
  /** The data at the provider; null for trials and grants. */
  atProvider: StoredProviderPart | null
}

/** The uses of a feature, as further parts of its JSON object. */
const counted = `, 'usages', coalesce(case when f.daily_limit is not null then u.day_usages
    when f.file_limit is null then u.usages end, 0),
  'countedUntil', case when f.daily_limit is null then u.period_end else u.day_end end`

const select = `select s.id, s.account_id as "accountId", s.type, s.state,
    p.key as "productKey", p.name as "productName", p.descriptions, p.rank, s.billing_plan as "billingPlan",
    s.created_at as "createdAt", s.valid_from as "validFrom", s.valid_until as "validUntil",
    s.first_used_at as "firstUsedAt", s.offices_changed_at as "officesChangedAt",
    (select coalesce(json_agg(${featureJson(counted)} order by f.feature_key), '[]')
     from product_features f left join feature_usages u on u.subscription_id = s.id and u.feature_key = f.feature_key
     where f.product_key = coalesce(p.based_on, p.key)) as features,
    (select coalesce(json_agg(c.package_key order by c.position), '[]') from subscription_packages c
     where c.subscription_id = s.id) as packages,
    case when a.subscription_id is not null then json_build_object('providerId', a.provider_id,
      'providerStatus', a.provider_status, 'providerUpdatedAt', a.provider_updated_at, 'readAt', a.read_at,
      'terminatedAt', a.terminated_at, 'details', a.details,
      'next', case when n.key is not null then json_build_object('key', n.key, 'name', n.name, 'at', a.next_product_at) end)
    end as "atProvider"
  from subscriptions s join products p on p.key = s.product_key
    left join provider_subscriptions a on a.subscription_id = s.id left join products n on n.key = a.next_product_key`

/**
 * Returns all subscriptions of an account, newest first. Every search of a signed-in person needs them. The database
 * caches the query plan for a single account; for a list of unknown length, it would plan the query every time.
 */
export async function subscriptionsOf(database: Pool | PoolClient, accountId: string): Promise<StoredSubscription[]> {
  const { rows } = await database.query<StoredSubscription>({
    name: 'subscriptions',
    text: `${select} where s.account_id = $1 order by s.created_at desc, s.id`,
    values: [accountId],
  })
  return rows
}

/** Returns all subscriptions of several accounts, newest first. */
export async function subscriptionsOfAll(
  database: Pool | PoolClient,
  accountIds: readonly string[],
): Promise<StoredSubscription[]> {
  const { rows } = await database.query<StoredSubscription>(
    `${select} where s.account_id = any($1::uuid[]) order by s.created_at desc, s.id`,
    [accountIds],
  )
  return rows
}

export async function subscriptionById(database: Pool | PoolClient, id: string): Promise<StoredSubscription | undefined> {
  const { rows } = await database.query<StoredSubscription>({
    name: 'subscriptionById',
    text: `${select} where s.id = $1`,
    values: [id],
  })
  return rows[0]
}

/**
 * Returns the subscriptions to which a provider's ids are linked. The database caches the query plan for a single id.
 * It would plan the query for a list of unknown length every time, which takes longer than the query itself.
 */
export async function subscriptionsAt(
  database: Pool | PoolClient,
  provider: Provider,
  providerIds: readonly string[],
): Promise<StoredSubscription[]> {
  if (providerIds.length === 1) {
    const one = await subscriptionAt(database, provider, providerIds[0] as string)
    return one ? [one] : []
  }
  const { rows } = await database.query<StoredSubscription>({
    name: 'subscriptionsAt',
    text: `${select} where a.provider = $1 and a.provider_id = any($2)`,
    values: [provider, providerIds],
  })
  return rows
}

/** Returns the subscription to which a provider's id is linked. */
export async function subscriptionAt(
  database: Pool | PoolClient,
  provider: Provider,
  providerId: string,
): Promise<StoredSubscription | undefined> {
  const { rows } = await database.query<StoredSubscription>({
    name: 'subscriptionAt',
    text: `${select} where a.provider = $1 and a.provider_id = $2`,
    values: [provider, providerId],
  })
  return rows[0]
}

/**
 * Returns the present and former plans of accounts, reduced to the fields that determine how long data is kept. The
 * trial is not a contract.
 */
export async function contractsOf(
  database: Pool | PoolClient,
  accountIds: readonly string[] | 'all',
  now: Date,
): Promise<Map<string, AccountContracts>> {
  const { rows } = await database.query<AccountContracts & { accountId: string }>(
    `select account_id as "accountId",
       bool_or(case when type in ('paypal', 'marketplace')
               then state in ('Active', 'Suspended', 'NotChecked', 'UnknownStatus', 'Error')
               else state not in ('Cancelled', 'Expired', 'Inactive', 'NotFound', 'Consumed')
                 and (valid_until is null or valid_until > $1) end) as "hasOpenContract",
       max(coalesce(valid_until, created_at)) as "contractEnd"
     from subscriptions where type <> 'trial' and ($2::uuid[] is null or account_id = any($2)) group by account_id`,
    [now, accountIds === 'all' ? null : accountIds],
  )
  return new Map(rows.map(({ accountId, ...contracts }) => [accountId, contracts]))
}

export interface NewSubscription {
  id: string
  accountId: string
  type: SubscriptionType
  state: SubscriptionState
  productKey: string
  billingPlan: BillingPlan | null
  createdAt: Date
  validFrom: Date
  validUntil: Date | null
}

export async function insertSubscription(client: PoolClient, subscription: NewSubscription): Promise<void> {
  const { id, accountId, type, state, productKey, billingPlan, createdAt, validFrom, validUntil } = subscription
  await client.query({
    name: 'insertSubscription',
    text: `insert into subscriptions (id, account_id, type, state, product_key, billing_plan, created_at, valid_from, valid_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [id, accountId, type, state, productKey, billingPlan, createdAt, validFrom, validUntil],
  })
}

export async function replacePackages(
  client: PoolClient,
  subscriptionId: string,
  packages: readonly RegistrationOfficeCode[],
): Promise<void> {
  await client.query({
    name: 'deletePackages',
    text: 'delete from subscription_packages where subscription_id = $1',
    values: [subscriptionId],
  })
  await client.query({
    name: 'insertPackages',
    text: `insert into subscription_packages (subscription_id, package_key, position)
     select $1, key, position from unnest($2::text[]) with ordinality as chosen (key, position)`,
    values: [subscriptionId, packages],
  })
}

export async function updateState(
  client: PoolClient,
  id: string,
  { state, validUntil }: { state: SubscriptionState; validUntil: Date | null },
): Promise<void> {
  await client.query('update subscriptions set state = $2, valid_until = $3 where id = $1', [id, state, validUntil])
}

/** Stores the state and paid period of a subscription at a provider. */
export async function updatePaidPeriod(
  client: PoolClient,
  id: string,
  { state, validFrom, validUntil }: { state: SubscriptionState; validFrom: Date; validUntil: Date | null },
): Promise<void> {
  await client.query({
    name: 'updatePaidPeriod',
    text: 'update subscriptions set state = $2, valid_from = $3, valid_until = $4 where id = $1',
    values: [id, state, validFrom, validUntil],
  })
}

/** Changes the plan. Resets the day of the last change of offices, so that the offices can be chosen again. */
export async function updateProductOf(client: PoolClient, id: string, productKey: string): Promise<void> {
  await client.query(
    `update subscriptions set product_key = $2,
       offices_changed_at = case when product_key = $2 then offices_changed_at end where id = $1`,
    [id, productKey],
  )
}

export async function markOfficesChanged(client: PoolClient, id: string, at: Date): Promise<void> {
  await client.query('update subscriptions set offices_changed_at = $2 where id = $1', [id, at])
}

/** Records the first use. From then on, the offices can no longer be changed freely. */
export async function markFirstUse(database: Pool | PoolClient, ids: readonly string[], at: Date): Promise<void> {
  await database.query('update subscriptions set first_used_at = $2 where id = any($1::uuid[]) and first_used_at is null', [
    ids,
    at,
  ])
}

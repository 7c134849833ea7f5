import type { PaymentChannel } from '@marklot/contracts/payment'
import type { Pool, PoolClient } from '../platform/database.ts'

/**
 * `open`: nobody has approved it. `approved`: the payer has approved it, and the provider is processing it. `done`:
 * stored as a subscription. `superseded`: another subscription came first. `refused`: it does not match the order.
 * `failed`: the provider ended it. `abandoned`: the approval never came.
 */
export type CheckoutState = 'open' | 'approved' | 'done' | 'refused' | 'superseded' | 'failed' | 'abandoned'

/** The outcome of an order at its provider. */
export interface StoredCheckout {
  orderId: string
  accountId: string
  provider: PaymentChannel
  providerId: string
  approvalUrl: string | null
  state: CheckoutState
  detail: string | null
  createdAt: Date
  changedAt: Date
}
const columns = `order_id as "orderId", account_id as "accountId", provider, provider_id as "providerId",
  approval_url as "approvalUrl", state, detail, created_at as "createdAt", changed_at as "changedAt"`

/** Stores the checkout of an order, or returns the existing one. */
export async function openCheckout(
  client: PoolClient,
  checkout: Pick<StoredCheckout, 'orderId' | 'accountId' | 'provider' | 'providerId' | 'approvalUrl' | 'state'>,
  now: Date,
): Promise<StoredCheckout> {
  const { rows } = await client.query<StoredCheckout>({
    name: 'openCheckout',
    text: `insert into order_checkouts (order_id, account_id, provider, provider_id, approval_url, state, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (order_id) do nothing returning ${columns}`,
    values: [
      checkout.orderId,
      checkout.accountId,
      checkout.provider,
      checkout.providerId,
      checkout.approvalUrl,
      checkout.state,
      now,
    ],
  })
  const stored = rows[0] ?? (await checkoutOf(client, checkout.orderId))
  if (!stored) throw new Error('The checkout that was just stored does not exist')
  return stored
}

export async function checkoutOf(database: Pool | PoolClient, orderId: string): Promise<StoredCheckout | undefined> {
  const { rows } = await database.query<StoredCheckout>({
    name: 'checkoutOf',
    text: `select ${columns} from order_checkouts where order_id = $1`,
    values: [orderId],
  })
  return rows[0]
}

/**
 * Returns the checkouts of subscriptions at their provider: those of their purchases and of later upgrades, the newest
 * first.
 */
export async function checkoutsAt(
  database: Pool | PoolClient,
  provider: PaymentChannel,
  providerIds: readonly string[],
): Promise<StoredCheckout[]> {
  const { rows } = await database.query<StoredCheckout>({
    name: 'checkoutsAt',
    text: `select ${columns} from order_checkouts where provider = $1 and provider_id = any($2) order by created_at desc, order_id`,
    values: [provider, providerIds],
  })
  return rows
}

/** The states of a checkout without an outcome. */
export const unfinishedStates: readonly CheckoutState[] = ['open', 'approved']

/**
 * Changes the state of a checkout.
 * @param from the states in which it is changed; in others, another process was faster. Needed where the state was read
 * without a lock. Default: every state.
 */
export async function changeCheckout(
  client: Pool | PoolClient,
  orderId: string,
  { state, detail, from }: { state: CheckoutState; detail?: string | null; from?: readonly CheckoutState[] },
  now: Date,
): Promise<void> {
  await client.query({
    name: 'changeCheckout',
    text: `update order_checkouts set state = $2, detail = $3, changed_at = $4
     where order_id = $1 and (state, detail) is distinct from ($2, $3) and ($5::text[] is null or state = any($5))`,
    values: [orderId, state, detail ?? null, now, from ?? null],
  })
}

/** Returns the checkouts that nobody has finished yet, by their provider's id. */
export async function unfinishedCheckouts(
  pool: Pool,
  { provider, after, limit }: { provider: PaymentChannel; after: string; limit: number },
): Promise<StoredCheckout[]> {
  const { rows } = await pool.query<StoredCheckout>(
    `select ${columns} from order_checkouts where provider = $1 and provider_id > $2 and state in ('open', 'approved')
     order by provider_id, order_id limit $3`,
    [provider, after, limit],
  )
  return rows
}

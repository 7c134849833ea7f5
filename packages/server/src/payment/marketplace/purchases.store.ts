import type { Pool, PoolClient } from '../../platform/database.ts'

/** The stored data about a purchase in the marketplace. */
export interface StoredPurchase {
  id: string
  status: string
  isTest: boolean
  endedAt: Date | null
  /** The account that configures the purchase. */
  accountId: string | null
  orderId: string | null
  /** The time from which no other account can configure the purchase. */
  activationRequestedAt: Date | null
  /** When the marketplace accepted the request. */
  activationAnsweredAt: Date | null
  /** Identifies the last request to activate, for the marketplace's support. */
  requestId: string | null
}
const columns = `id, status, is_test as "isTest", ended_at as "endedAt", account_id as "accountId", order_id as "orderId",
  activation_requested_at as "activationRequestedAt", activation_answered_at as "activationAnsweredAt",
  request_id as "requestId"`

export interface PurchaseRead {
  id: string
  planId: string
  quantity: number | null
  status: string
  isTest: boolean
  /** When the purchase ended; null while that is unknown. The first known time is kept. */
  endedAt: Date | null
}

/** Stores the marketplace's descriptions of purchases and returns them as stored. The last of repeated ones counts. */
export async function writePurchases(
  database: Pool | PoolClient,
  reads: readonly PurchaseRead[],
  now: Date,
): Promise<StoredPurchase[]> {
  if (reads.length === 0) return []
  const each = [...new Map(reads.map((read) => [read.id, read])).values()]
  const { rows } = await database.query<StoredPurchase>({
    name: 'writePurchases',
    // Locks the rows in a fixed order, because several processes may write the same ones.
    text: `insert into marketplace_purchases (id, plan_id, quantity, status, is_test, ended_at, seen_at, read_at)
     select id, plan_id, quantity, status, is_test, ended_at, $7, $7
     from unnest($1::text[], $2::text[], $3::integer[], $4::text[], $5::boolean[], $6::timestamptz[])
       as read (id, plan_id, quantity, status, is_test, ended_at) order by id
     on conflict (id) do update set plan_id = excluded.plan_id, status = excluded.status, is_test = excluded.is_test,
       -- The number of seats may vanish from what is read once the subscription has ended.
       quantity = coalesce(excluded.quantity, marketplace_purchases.quantity),
       ended_at = coalesce(marketplace_purchases.ended_at, excluded.ended_at), read_at = excluded.read_at
     returning ${columns}`,
    values: [
      each.map(({ id }) => id),
      each.map(({ planId }) => planId),
      each.map(({ quantity }) => quantity),
      each.map(({ status }) => status),
      each.map(({ isTest }) => isTest),
      each.map(({ endedAt }) => endedAt),
      now,
    ],
  })
  return rows
}

export async function purchaseById(database: Pool | PoolClient, id: string): Promise<StoredPurchase | undefined> {
  const { rows } = await database.query<StoredPurchase>({
    name: 'purchaseById',
    text: `select ${columns} from marketplace_purchases where id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Locks a purchase, so that two accounts cannot both configure it. */
export async function lockPurchase(client: PoolClient, id: string): Promise<StoredPurchase | undefined> {
  const { rows } = await client.query<StoredPurchase>(`select ${columns} from marketplace_purchases where id = $1 for update`, [
    id,
  ])
  return rows[0]
}

/** Assigns a purchase to the account that configures it. */
export async function claimPurchase(
  client: PoolClient,
  id: string,
  { accountId, orderId, requestId }: { accountId: string; orderId: string; requestId: string },
  now: Date,
): Promise<void> {
  await client.query(
    `update marketplace_purchases set account_id = $2, order_id = $3, request_id = $4, activation_requested_at = $5,
       activation_answered_at = null where id = $1`,
    [id, accountId, orderId, requestId, now],
  )
}

export async function markActivationAnswered(pool: Pool, id: string, now: Date): Promise<void> {
  await pool.query('update marketplace_purchases set activation_answered_at = $2 where id = $1', [id, now])
}

/** Releases a purchase after a failed activation, so that this account or another one can try again. */
export async function releasePurchase(client: PoolClient, id: string): Promise<void> {
  await client.query('update marketplace_purchases set activation_requested_at = null where id = $1', [id])
}

export async function forgetPurchases(client: PoolClient, accountIds: readonly string[]): Promise<void> {
  await client.query(
    'update marketplace_purchases set account_id = null, activation_requested_at = null where account_id = any($1::uuid[])',
    [accountIds],
  )
}

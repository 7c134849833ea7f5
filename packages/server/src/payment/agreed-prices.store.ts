import type { Pool, PoolClient } from '../platform/database.ts'

/** A price of a running subscription that replaces the price in its order. */
export interface AgreedPrice {
  subscriptionId: string
  noticeId: string
  productKey: string
  price: number
}

export async function storeAgreedPrices(client: PoolClient, prices: readonly AgreedPrice[], now: Date): Promise<void> {
  await client.query(
    `insert into agreed_prices (subscription_id, notice_id, product_key, price, agreed_at)
     select subscription_id, notice_id, product_key, price, $5
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::numeric[]) as given (subscription_id, notice_id, product_key, price)
     on conflict do nothing`,
    [
      prices.map(({ subscriptionId }) => subscriptionId),
      prices.map(({ noticeId }) => noticeId),
      prices.map(({ productKey }) => productKey),
      prices.map(({ price }) => price),
      now,
    ],
  )
}

/** Returns the prices to which a subscription to a product was changed, oldest first. */
export async function agreedPricesOf(
  database: Pool | PoolClient,
  { id, productKey }: { id: string; productKey: string },
): Promise<number[]> {
  const { rows } = await database.query<{ price: number }>({
    name: 'agreedPricesOf',
    text: `select price::float8 as price from agreed_prices where subscription_id = $1 and product_key = $2 order by agreed_at`,
    values: [id, productKey],
  })
  return rows.map(({ price }) => price)
}

/** Returns the subscriptions whose price a notice changed, beginning after an id. */
export async function changedBy(pool: Pool, noticeId: string, after: string | null, limit: number): Promise<AgreedPrice[]> {
  const { rows } = await pool.query<AgreedPrice>(
    `select subscription_id as "subscriptionId", notice_id as "noticeId", product_key as "productKey", price::float8 as price
     from agreed_prices where notice_id = $1 and ($2::uuid is null or subscription_id > $2) order by subscription_id limit $3`,
    [noticeId, after, limit],
  )
  return rows
}

import type { Pool, PoolClient } from '../../platform/database.ts'

/** A plan at PayPal and the product that it bills. */
export interface StoredPlan {
  planId: string
  /** Identifies the merchant's account, so that plans of a test account are never mixed with others. */
  environment: string
  /**
   * PayPal's product, which is the same for all plans. Subscriptions cannot move between plans of different products.
   */
  payPalProductId: string
  productKey: string
  price: number
  introductoryPrice: number | null
  introductoryMonths: number | null
  /** The plan's prices before they were lowered. */
  formerPrices: number[]
  /** Whether new subscriptions get this plan; older ones keep theirs. */
  isCurrent: boolean
}
const columns = `plan_id as "planId", environment, paypal_product_id as "payPalProductId", product_key as "productKey",
  price::float8 as price, introductory_price::float8 as "introductoryPrice", introductory_months as "introductoryMonths",
  former_prices::float8[] as "formerPrices", is_current as "isCurrent"`

export async function planById(
  database: Pool | PoolClient,
  environment: string,
  planId: string,
): Promise<StoredPlan | undefined> {
  const { rows } = await database.query<StoredPlan>({
    name: 'planById',
    text: `select ${columns} from paypal_plans where environment = $1 and plan_id = $2`,
    values: [environment, planId],
  })
  return rows[0]
}

export async function currentPlans(database: Pool | PoolClient, environment: string): Promise<StoredPlan[]> {
  const { rows } = await database.query<StoredPlan>({
    name: 'currentPlans',
    text: `select ${columns} from paypal_plans where environment = $1 and is_current order by product_key`,
    values: [environment],
  })
  return rows
}

/** Stores a plan in place of the product's current one, which older subscriptions keep. */
export async function storePlan(
  client: PoolClient,
  plan: Omit<StoredPlan, 'isCurrent' | 'formerPrices'>,
  now: Date,
): Promise<void> {
  await client.query('update paypal_plans set is_current = false where environment = $1 and product_key = $2 and is_current', [
    plan.environment,
    plan.productKey,
  ])
  await client.query(
    `insert into paypal_plans (plan_id, environment, paypal_product_id, product_key, price, introductory_price,
       introductory_months, is_current, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, true, $8)
     on conflict (plan_id) do update set is_current = true`,
    [
      plan.planId,
      plan.environment,
      plan.payPalProductId,
      plan.productKey,
      plan.price,
      plan.introductoryPrice,
      plan.introductoryMonths,
      now,
    ],
  )
}

/** Returns the plans of products, including former ones, whose regular price is above an amount. */
export async function plansAbove(
  pool: Pool,
  environment: string,
  productKeys: readonly string[],
  price: number,
): Promise<StoredPlan[]> {
  const { rows } = await pool.query<StoredPlan>(
    `select ${columns} from paypal_plans where environment = $1 and product_key = any($2::text[]) and price > $3
     order by created_at, plan_id`,
    [environment, productKeys, price],
  )
  return rows
}

/** Stores the price of a plan at PayPal after it was changed there. */
export async function writePlanPrice(pool: Pool, planId: string, price: number): Promise<void> {
  await pool.query(
    'update paypal_plans set price = $2, former_prices = former_prices || price where plan_id = $1 and price <> $2',
    [planId, price],
  )
}

import { createHash } from 'node:crypto'
import type { StoredProduct } from '../../billing/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Pool, transaction } from '../../platform/database.ts'
import { ProviderRefusal } from '../provider.ts'
import type { PayPalClient } from './client.ts'
import { CatalogueProduct, Nothing, Plan } from './objects.ts'
import { currentPlans, plansAbove, type StoredPlan, storePlan, writePlanPrice } from './plans.store.ts'

export interface CatalogueContext {
  pool: Pool
  clock: Clock
  client: PayPalClient
  /** A text that identifies the merchant's account. */
  environment: string
  productName: string
}
/** The plan of a product, and whether it was just created. */
export interface CataloguedPlan {
  productKey: string
  planId: string
  isNew: boolean
}

/**
 * The number of failed periods after which PayPal suspends a subscription. The first one is retried for ten days,
 * within the dunning period.
 */
const failureThreshold = 2

/** Returns whether a plan bills the product's present price. */
export const billsAsSold = (plan: StoredPlan, { price, introductoryPrice, introductoryMonths }: StoredProduct): boolean =>
  plan.price === price && plan.introductoryPrice === introductoryPrice && plan.introductoryMonths === introductoryMonths

/**
 * Makes sure that PayPal contains our one product and a plan for each product at its present price. A plan with an old
 * price remains for its subscribers. Running it again changes nothing.
 */
export async function fillCatalogue(context: CatalogueContext, products: readonly StoredProduct[]): Promise<CataloguedPlan[]> {
  const { pool, clock } = context
  const prepared = await preparePlans(context, products)
  const added = prepared.filter(({ isNew }) => isNew)
  await transaction(pool, async (client) => {
    for (const { plan } of added) await storePlan(client, plan, clock.now())
  })
  return prepared.map(({ plan: { productKey, planId }, isNew }) => ({ productKey, planId, isNew }))
}

/** The plan that bills a product. A new plan exists at PayPal but is not stored in our database yet. */
export interface PreparedPlan {
  plan: Omit<StoredPlan, 'isCurrent' | 'formerPrices'>
  isNew: boolean
}

/** Creates the plans that PayPal lacks. An interrupted run creates nothing twice. */
export async function preparePlans(context: CatalogueContext, products: readonly StoredProduct[]): Promise<PreparedPlan[]> {
  const { pool, environment } = context
  const known = await currentPlans(pool, environment)
  const reachable = await Promise.all(known.map(async (plan) => ((await exists(context, plan)) ? plan : null)))
  const plans = reachable.filter((plan): plan is StoredPlan => plan !== null)
  let payPalProductId = plans[0]?.payPalProductId
  const prepared: PreparedPlan[] = []
  for (const product of products) {
    const current = plans.find(({ productKey }) => productKey === product.key)
    if (current && billsAsSold(current, product)) {
      prepared.push({ plan: current, isNew: false })
      continue
    }
    payPalProductId ??= await createProduct(context)
    const plan = {
      planId: await createPlan(context, payPalProductId, product),
      environment,
      payPalProductId,
      productKey: product.key,
      price: product.price,
      introductoryPrice: product.introductoryPrice,
      introductoryMonths: product.introductoryMonths,
    }
    prepared.push({ plan, isNew: true })
  }
  return prepared
}

/**
 * Lowers the regular price of all plans of these products that cost more, for all their subscribers. PayPal keeps the
 * old price for a period that begins within ten days.
 * @throws ProviderAway, ProviderRefusal
 */
export async function lowerPlans(
  { pool, client, environment }: CatalogueContext,
  productKeys: readonly string[],
  price: number,
): Promise<void> {
  for (const plan of await plansAbove(pool, environment, productKeys, price)) {
    const body = {
      pricing_schemes: [
        {
          billing_cycle_sequence: regularSequence(plan),
          pricing_scheme: { fixed_price: { currency_code: 'EUR', value: price.toFixed(2) } },
        },
      ],
    }
    await client.post(`/v1/billing/plans/${encodeURIComponent(plan.planId)}/update-pricing-schemes`, Nothing, { body })
    await writePlanPrice(pool, plan.planId, price)
  }
}

/** Returns the cycle of a plan that is billed indefinitely: the first one, or the one after the introductory months. */
export const regularSequence = ({ introductoryPrice }: Pick<StoredPlan, 'introductoryPrice'>): number =>
  introductoryPrice === null ? 1 : 2

async function exists({ client }: CatalogueContext, { planId }: StoredPlan): Promise<boolean> {
  try {
    const { status } = await client.get(`/v1/billing/plans/${encodeURIComponent(planId)}`, Plan)
    return status === undefined || status === 'ACTIVE'
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return false
    throw error
  }
}

async function createProduct({ client, productName }: CatalogueContext): Promise<string> {
  const body = { name: productName, type: 'SERVICE', category: 'SOFTWARE', description: `Subscriptions to ${productName}` }
  return (await client.post('/v1/catalogs/products', CatalogueProduct, { body, requestId: requestId(body) })).id
}

async function createPlan(
  { client, productName }: CatalogueContext,
  payPalProductId: string,
  product: StoredProduct,
): Promise<string> {
  const { price, vatRate, introductoryPrice, introductoryMonths } = product
  const cycle = (tenure: 'TRIAL' | 'REGULAR', sequence: number, totalCycles: number, amount: number) => ({
    tenure_type: tenure,
    sequence,
    total_cycles: totalCycles,
    frequency: { interval_unit: 'MONTH', interval_count: 1 },
    pricing_scheme: { fixed_price: { currency_code: 'EUR', value: amount.toFixed(2) } },
  })
  const introductory =
    introductoryPrice === null || introductoryMonths === null ? [] : [cycle('TRIAL', 1, introductoryMonths, introductoryPrice)]
  const body = {
    product_id: payPalProductId,
    name: `${productName} ${product.name}${introductory.length > 0 ? ' (promotion)' : ''}`,
    status: 'ACTIVE',
    billing_cycles: [...introductory, cycle('REGULAR', introductory.length + 1, 0, price)],
    payment_preferences: {
      auto_bill_outstanding: true,
      setup_fee_failure_action: 'CANCEL',
      payment_failure_threshold: failureThreshold,
    },
    taxes: { percentage: String(vatRate), inclusive: true },
  }
  return (await client.post('/v1/billing/plans', Plan, { body, requestId: requestId(body) })).id
}

/** Returns the id of a request. Equal requests get the same id, so that an interrupted run creates nothing twice. */
const requestId = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 38)

import {
  type PayPalSubscriber,
  payPalSubscribers,
  type StoredProduct,
  setProductPrice,
  storedProduct,
  subscriptionById,
} from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import { type AgreedPrice, agreedPricesOf, changedBy, storeAgreedPrices } from './agreed-prices.store.ts'
import { checkoutsAt } from './checkouts.store.ts'
import type { PaymentContext } from './context.ts'
import { orderById } from './orders.store.ts'
import type { PayPal } from './paypal/index.ts'
import { settle } from './settle.ts'
import { soldProducts } from './sold-products.ts'

/** An active subscription and its price. */
export interface Subscriber extends PayPalSubscriber {
  /** The price in euros per month. */
  price: number
}

/** A product's price that changes on a day. */
export interface PriceChange {
  noticeId: string
  productKey: string
  price: number
}

/** Changes prices of products and of their running subscriptions. */
export interface PriceChanges {
  /** Returns whether prices can be changed here, which requires a provider that bills by our plans. */
  canChange(): boolean
  product(key: string): Promise<StoredProduct | undefined>
  /** Returns the active PayPal subscriptions to a product, sorted by account, starting after a given account. */
  subscribers(
    client: Database,
    about: { productKey: string; before: Date; after: string | null; limit: number },
  ): Promise<Subscriber[]>
  /** Returns the active subscription of an account that a changed price concerns. */
  subscriberOf(client: Database, accountId: string, about: { productKey: string; before: Date }): Promise<Subscriber | null>
  /**
   * Makes the price apply to new orders, lowers the subscriptions that cost more, and raises those in `agrees`. A
   * repeated call completes what is left.
   * @param apply called in the transaction that changes the product; false means that another run has already done it
   * @throws ProviderAway, ProviderRefusal
   */
  change(
    change: PriceChange,
    agrees: (client: PoolClient, accountIds: readonly string[]) => Promise<ReadonlySet<string>>,
    apply: (client: PoolClient) => Promise<boolean>,
  ): Promise<void>
}

type Database = Pool | PoolClient
const slice = 200

export function priceChanges(context: PaymentContext, payPal: PayPal | null): PriceChanges {
  const { pool, jobs, clock } = context
  const priced = async (client: Database, found: readonly PayPalSubscriber[]): Promise<Subscriber[]> => {
    const known: Subscriber[] = []
    for (const one of found) {
      const price = await priceOf(client, one)
      if (price !== null) known.push({ ...one, price })
    }
    return known
  }
  return {
    canChange: () => payPal !== null,
    product: (key) => storedProduct(pool, key),
    subscribers: async (client, about) => priced(client, await payPalSubscribers(client, { ...about, accountId: null })),
    subscriberOf: async (client, accountId, about) => {
      const [one] = await priced(client, await payPalSubscribers(client, { ...about, accountId, after: null, limit: 1 }))
      return one ?? null
    },
    change: async (change, agrees, apply) => {
      if (!payPal) throw new AppError('payment.unavailable')
      // A lower price needs no consent. It applies to all subscribers of a plan immediately.
      await payPal.lowerPlans([change.productKey, ...(await promotionsOf(context, change.productKey))], change.price)
      const products = await productsWith(context, change)
      // Plans come first, so that the product can be bought at any moment.
      const plans = await payPal.preparePlans(products)
      await transaction(pool, async (client) => {
        if (!(await apply(client))) return
        await setProductPrice(client, change.productKey, change.price, clock.now())
        await payPal.storePlans(client, plans)
        for (let after: string | null = null; ; ) {
          const found = await payPalSubscribers(client, {
            ...change,
            before: clock.now(),
            after,
            limit: slice,
            accountId: null,
          })
          const agreed = await agrees(
            client,
            found.map(({ accountId }) => accountId),
          )
          const concerned = (await priced(client, found)).filter(
            ({ accountId, price }) => price > change.price || (price < change.price && agreed.has(accountId)),
          )
          const rows = concerned.map(({ subscriptionId, productKey }): AgreedPrice => {
            return { subscriptionId, productKey, noticeId: change.noticeId, price: change.price }
          })
          await storeAgreedPrices(client, rows, clock.now())
          after = found.at(-1)?.accountId ?? null
          if (found.length < slice) break
        }
        await jobs.add(context.tasks.movePrices, { noticeId: change.noticeId, after: null }, { key: change.noticeId, client })
      })
    },
  }
}

const promotionsOf = async ({ pool }: PaymentContext, productKey: string): Promise<string[]> =>
  (await soldProducts(pool)).filter(({ basedOn }) => basedOn === productKey).map(({ key }) => key)

/** Returns the price of an active subscription: that of its order, or the last one that replaced it. */
async function priceOf(
  client: Database,
  { subscriptionId: id, providerId, productKey }: PayPalSubscriber,
): Promise<number | null> {
  const replaced = (await agreedPricesOf(client, { id, productKey })).at(-1)
  if (replaced !== undefined) return replaced
  for (const { orderId, state } of await checkoutsAt(client, 'paypal', [providerId])) {
    const order = state === 'done' ? await orderById(client, orderId) : undefined
    if (order?.productKey === productKey) return order.price
  }
  return null
}

/**
 * Returns the products for sale at the new price. Promotions follow the product that they are based on or start from.
 */
async function productsWith({ pool }: PaymentContext, { productKey, price }: PriceChange): Promise<StoredProduct[]> {
  return (await soldProducts(pool)).map((product) => ({
    ...product,
    price: product.key === productKey || product.basedOn === productKey ? price : product.price,
    introductoryPrice: product.introductoryProduct === productKey ? price : product.introductoryPrice,
  }))
}

/**
 * Moves a slice of the active subscriptions to their changed price at PayPal.
 * @param after the subscription at which the slice before ended
 * @returns the subscription at which this slice ends, or null after the last slice
 */
export async function movePrices(
  context: PaymentContext,
  payPal: PayPal | null,
  { noticeId, after }: { noticeId: string; after: string | null },
  signal: AbortSignal,
): Promise<string | null> {
  if (!payPal) return null
  const found = await changedBy(context.pool, noticeId, after, slice)
  for (const one of found) {
    signal.throwIfAborted()
    await movePrice(context, payPal, one)
  }
  return found.length === slice ? (found.at(-1)?.subscriptionId ?? null) : null
}

/** Moves a subscription to its changed price. One that has ended or changed plan keeps its price. */
async function movePrice(context: PaymentContext, payPal: PayPal, { subscriptionId, productKey }: AgreedPrice): Promise<void> {
  const subscription = await subscriptionById(context.pool, subscriptionId)
  const price = (await agreedPricesOf(context.pool, { id: subscriptionId, productKey })).at(-1)
  const providerId = subscription?.atProvider?.providerId
  if (!subscription || providerId === undefined || price === undefined || subscription.productKey !== productKey) return
  if (await payPal.changePrice(providerId, price)) await settle(context, payPal, providerId, 'person')
}

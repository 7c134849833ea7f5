import type { Locale, Product } from '@marklot/contracts'
import type { Checkout, OrderKind, OrderObstacle, PaymentChannel, ServiceKind } from '@marklot/contracts/payment'
import { accountTimeZone } from '../accounts/index.ts'
import {
  type PresentContext,
  presentProduct,
  presentSubscription,
  preventsAnother,
  type StoredProduct,
  type StoredSubscription,
  storedProduct,
  subscriptionsOf,
  trialProduct,
  wasPlan,
} from '../billing/index.ts'
import type { IssueInvoices } from '../invoices/index.ts'
import type { AskForNews } from '../news/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { addMonths } from '../platform/local-calendar.ts'
import { consentsVersion, consentTexts, termsVersion } from './order-texts.ts'

export interface CheckoutContext extends PresentContext {
  serviceKind: ServiceKind
  productName: string
  invoices: Pick<IssueInvoices, 'vatOf'>
  news: AskForNews
  /** Returns whether the provider can bill this product at its present price. */
  isBillable(product: StoredProduct, channel: PaymentChannel): Promise<boolean>
}

/** How long an approved purchase that the provider has not activated prevents another one, in milliseconds. */
const patience = 24 * 3_600_000

/** The meaning that an order of a product has for an account. */
export interface OrderMeaning {
  kind: OrderKind
  obstacle: OrderObstacle | null
  /** The subscription that prevents the order, or that an upgrade or downgrade changes. */
  subscription: StoredSubscription | null
}

/**
 * The changes to a marketplace subscription that an order makes in addition to its plan.
 * @param quantity null if it is unchanged
 */
export interface MarketplaceChange {
  quantity: number | null
}

/**
 * Determines whether an order is a purchase, an upgrade or a downgrade, and the reason that prevents it. A pure
 * function.
 */
export function meaningOf(
  subscriptions: readonly StoredSubscription[],
  product: StoredProduct,
  channel: PaymentChannel,
  now: Date,
  change: MarketplaceChange | null = null,
): OrderMeaning {
  const blocking = subscriptions.find((one) => preventsAnother(one, now)) ?? null
  const isPromotion = product.basedOn !== null
  if (change && channel === 'marketplace') return meaningOfChange(blocking, product, change)
  if (!blocking) {
    const pending = subscriptions.find((one) => isPending(one, now))
    if (pending) return { kind: 'purchase', obstacle: 'awaitingActivation', subscription: pending }
    const obstacle = isPromotion && subscriptions.some(wasPlan) ? 'promotionUsed' : null
    return { kind: 'purchase', obstacle, subscription: null }
  }
  const found = (kind: OrderKind, obstacle: OrderObstacle | null) => ({ kind, obstacle, subscription: blocking })
  if (channel === 'marketplace' || blocking.type === 'granted') return found('purchase', 'alreadyActive')
  if (blocking.type !== 'paypal') return found('purchase', 'paidElsewhere')
  if (product.rank === blocking.rank) {
    // Ordering the present plan cancels a planned downgrade.
    return blocking.atProvider?.next && product.key === blocking.productKey
      ? found('upgrade', null)
      : found('purchase', 'samePlan')
  }
  if (isPromotion) return found('upgrade', 'promotionUsed')
  if (blocking.state !== 'Active') return found('purchase', 'alreadyActive')
  if (blocking.atProvider?.next?.key === product.key) return found('downgrade', 'samePlan')
  return found(product.rank > blocking.rank ? 'upgrade' : 'downgrade', null)
}

/** Returns the meaning of a change in the marketplace, which has neither promotions nor delayed downgrades. */
function meaningOfChange(
  subscription: StoredSubscription | null,
  product: StoredProduct,
  { quantity }: MarketplaceChange,
): OrderMeaning {
  const found = (kind: OrderKind, obstacle: OrderObstacle | null) => ({ kind, obstacle, subscription })
  if (subscription?.type !== 'marketplace') return found('upgrade', subscription ? 'paidElsewhere' : 'notForSale')
  if (subscription.state !== 'Active') return found('upgrade', 'alreadyActive')
  const seats = subscription.atProvider?.details.marketplaceSubscription?.quantity ?? null
  if (product.key !== subscription.productKey) return found(product.rank >= subscription.rank ? 'upgrade' : 'downgrade', null)
  if (quantity === null || quantity === seats) return found('upgrade', 'samePlan')
  return found(quantity > (seats ?? 0) ? 'upgrade' : 'downgrade', null)
}

const isPending = ({ type, state, createdAt }: StoredSubscription, now: Date): boolean =>
  (type === 'paypal' || type === 'marketplace') &&
  (state === 'ApprovalPending' || state === 'Approved') &&
  now.getTime() - createdAt.getTime() < patience

/** Returns the ordered product. @throws AppError `product.notFound` */
export async function orderedProduct(database: Pool | PoolClient, key: string): Promise<StoredProduct> {
  const product = await storedProduct(database, key.toLowerCase())
  if (!product || product.key === trialProduct) throw new AppError('product.notFound')
  return product
}

/** Returns why a product cannot be bought now; null if it can. */
export async function saleObstacle(
  context: Pick<CheckoutContext, 'isBillable'>,
  product: StoredProduct,
  channel: PaymentChannel,
): Promise<'notForSale' | null> {
  // The marketplace sells by its own offers, regardless of the offers in the web shop.
  if (channel === 'paypal' && !product.isOffered) return 'notForSale'
  return (await context.isBillable(product, channel)) ? null : 'notForSale'
}

/**
 * Returns the data for a checkout: the meaning, the price and the texts of an order. @throws AppError
 * `product.notFound`
 */
export async function readCheckout(
  context: CheckoutContext,
  accountId: string,
  query: {
    product: string
    channel: PaymentChannel
    isBusinessCustomer: boolean
    country: string
    hasVatId: boolean
    change?: MarketplaceChange | null
  },
  locale: Locale,
): Promise<Checkout> {
  const { pool, clock, serviceKind, productName } = context
  const { channel, isBusinessCustomer } = query
  const vat = context.invoices.vatOf({ ...query, country: query.country || 'DE' })
  const now = clock.now()
  const stored = await orderedProduct(pool, query.product)
  const product = presentProduct(stored, locale)
  const meaning = meaningOf(await subscriptionsOf(pool, accountId), stored, channel, now, query.change)
  const timeZone = await accountTimeZone(pool, accountId)
  const consents = { serviceKind, isBusinessCustomer, productName }
  return {
    channel,
    kind: meaning.kind,
    obstacle: meaning.obstacle ?? (await saleObstacle(context, stored, channel)),
    subscription: meaning.subscription && (await presentSubscription(meaning.subscription, context, locale)),
    product,
    price: channel === 'marketplace' ? null : product.price,
    payments: channel === 'marketplace' ? [] : plannedPayments(product, meaning, timeZone, now),
    vat: { treatment: vat.treatment, rate: vat.rate / 100 },
    billingPlan: 'monthly',
    startsUtc: startOf(meaning, now).toISOString(),
    serviceKind,
    isBusinessCustomer,
    termsVersion: termsVersion(isBusinessCustomer),
    consentsVersion: consentsVersion(consents),
    consents: consentTexts(consents, locale),
  }
}

/** Returns when the rights of an order begin: immediately or, for a downgrade at PayPal, after the paid period. */
const startOf = ({ kind, subscription }: OrderMeaning, now: Date): Date =>
  kind === 'downgrade' && subscription?.type === 'paypal' && subscription?.validUntil && subscription.validUntil > now
    ? subscription.validUntil
    : now

/**
 * Returns the payments that the order causes; the last one recurs. A changed plan is paid for from the next payment on.
 */
function plannedPayments(
  { price, introductoryPrice }: Product,
  { kind, subscription }: OrderMeaning,
  timeZone: string,
  now: Date,
): Checkout['payments'] {
  if (kind !== 'purchase') {
    const next = subscription?.atProvider?.details.payPalSubscription?.nextBillingTime ?? subscription?.validUntil?.toISOString()
    return [{ dueUtc: next ?? now.toISOString(), amount: price.amount }]
  }
  const first = Array.from({ length: introductoryPrice?.months ?? 0 }, () => introductoryPrice?.amount ?? 0)
  return [...first, price.amount].map((amount, month) => ({ dueUtc: addMonths(now, month, timeZone).toISOString(), amount }))
}

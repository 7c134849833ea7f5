import { orderedProductKey, type StoredSubscription } from '../billing/index.ts'
import type { StoredOrder } from './orders.store.ts'
import type { ProviderPayment, ProviderReading } from './provider.ts'

/** The account and subscription to which a provider's data belongs. */
interface KnownLink {
  accountId: string
  subscription: StoredSubscription | null
}

/**
 * Returns why a subscription cannot be linked to an order; null if it can. A page can create or alter a subscription at
 * the provider, so only subscriptions that match the order are linked.
 */
export function refusalOf(reading: ProviderReading, link: KnownLink, order: StoredOrder | null): string | null {
  if (!order) return 'order'
  if (reading.accountId !== null && reading.accountId !== link.accountId) return 'account'
  // A separate price comes from a notice, never from an order.
  if (reading.hasOwnPrice) return 'plan_overridden'
  return alterationOf(reading, link, order, [])
}

/**
 * Returns how a subscription was altered compared with its order. @param agreed the prices that replaced the order's
 * price
 */
export function alterationOf(
  reading: ProviderReading,
  link: KnownLink,
  order: StoredOrder | null,
  agreed: readonly number[],
): string | null {
  if (reading.alteration !== null) return reading.alteration
  if (reading.productKey === null) return 'plan'
  if (order?.productKey === reading.productKey) {
    const { prices } = reading
    if (prices === null) return null
    if (reading.hasOwnPrice) return agreed.includes(prices.price) ? null : 'plan_overridden'
    const ordered = order.price
    const isAgreedPrice =
      prices.price === ordered || agreed.includes(prices.price) || (ordered !== null && prices.formerPrices.includes(ordered))
    return isAgreedPrice && prices.introductoryPrice === order.introductoryPrice ? null : 'price'
  }
  // A provider that bills by its own prices also moves customers between plans.
  const mayMove = link.subscription !== null && reading.prices === null
  return mayMove || link.subscription?.productKey === reading.productKey ? null : 'plan'
}

/**
 * Returns the trusted part of a reading whose subscription was altered after it was linked: its ends, its suspensions
 * and its money. The subscription keeps its plan and the smaller one that was ordered to follow it. Only payments of at
 * least the ordered price extend it, and only if they consist of agreed prices.
 * @param agreed the prices that replaced the order's price
 * @param everAgreed all prices that ever applied to this subscription
 */
export function withoutAlteration(
  reading: ProviderReading,
  subscription: StoredSubscription,
  order: StoredOrder | null,
  agreed: readonly number[],
  everAgreed: readonly number[],
): ProviderReading {
  const productKey = orderedProductKey(subscription)
  // Microsoft bills the price on which it agreed with the customer.
  if (subscription.type === 'marketplace') return { ...reading, productKey }
  const least = Math.min(order?.price ?? Infinity, order?.introductoryPrice ?? Infinity, ...agreed)
  const trusted = reading.payments.filter(({ amount }) => consistsOf(amount, everAgreed))
  return { ...reading, productKey, paidUntil: paidBy({ ...reading, payments: trusted }, least) }
}

/**
 * Returns whether an amount is a sum of these prices. PayPal adds unpaid periods to the next payment, so the first
 * payment at an altered price may exceed an agreed one.
 */
function consistsOf(amount: number, prices: readonly number[]): boolean {
  const cents = (price: number) => Math.round(price * 100)
  const parts = [...new Set(prices.map(cents))].filter((part) => part > 0)
  const sums = new Set([0])
  for (const sum of sums) for (const part of parts) if (sum + part <= cents(amount)) sums.add(sum + part)
  return amount > 0 && sums.has(cents(amount))
}

/**
 * Returns the trusted part of a reading that now matches the order. Payments below every price ever agreed extend no
 * period: they come from an alteration that a later order has replaced.
 */
export const withoutUnderpaid = (reading: ProviderReading, least: number): ProviderReading =>
  isUnderpaid(reading, least) ? { ...reading, paidUntil: paidBy(reading, least) } : reading

export const isUnderpaid = ({ payments }: ProviderReading, least: number): boolean =>
  payments.some((payment) => isStanding(payment) && payment.amount < least)

/** Returns whether the provider keeps at least a part of a payment. */
export const isStanding = ({ state }: ProviderPayment) => state === 'completed' || state === 'partiallyRefunded'

/**
 * Returns whether the last payment was for an earlier plan than the present one: it came before the order of the
 * present plan, or is more than this plan costs.
 */
export function isPaidForEarlier({ payments, prices }: ProviderReading, order: StoredOrder | null): boolean {
  const last = payments.filter(isStanding).reduce<ProviderPayment | null>((a, b) => (a && a.at > b.at ? a : b), null)
  if (!last) return false
  return last.amount > (prices?.price ?? Infinity) || (order !== null && last.at <= order.orderedAt)
}

/** Returns the end of the last period that was paid with at least this amount, or the start if there is none. */
function paidBy({ payments, startsAt }: Pick<ProviderReading, 'payments' | 'startsAt'>, least: number): Date {
  const ends = payments.filter((payment) => isStanding(payment) && payment.amount >= least)
  return ends.length === 0 ? startsAt : new Date(Math.max(...ends.map(({ period }) => period.until.getTime())))
}

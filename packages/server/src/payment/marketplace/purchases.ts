import type { Locale } from '@marklot/contracts'
import type { MarketplaceLanding, MarketplacePurchase } from '@marklot/contracts/payment'
import type { Member } from '../../accounts/index.ts'
import {
  presentProduct,
  presentSubscription,
  preventsAnother,
  storedProduct,
  subscriptionAt,
  subscriptionsOf,
} from '../../billing/index.ts'
import { ProviderAway, ProviderRefusal } from '../provider.ts'
import type { MarketplaceContext } from './context.ts'
import type { Subscription } from './objects.ts'
import type { StoredPurchase } from './purchases.store.ts'
import { statusOf, termOf } from './reading.ts'

/**
 * The result for a token of the landing page. Known obstacles are values rather than errors, because each has its own
 * screen.
 */
export type Found =
  | { outcome: 'found'; subscription: Subscription; purchase: StoredPurchase; productKey: string | null }
  | Extract<MarketplaceLanding, { outcome: 'tokenInvalid' | 'notAccessible' }>

/** Asks the marketplace which purchase a token identifies. */
export async function findPurchase({ marketplace }: MarketplaceContext, token: string): Promise<Found> {
  const { client } = marketplace
  try {
    const resolved = await client.resolve(token)
    const subscription = resolved.subscription ?? (await client.read(resolved.id))
    if (!subscription) return { outcome: 'notAccessible', providerStatus: 404 }
    const purchase = await marketplace.note(subscription)
    return { outcome: 'found', subscription, purchase, productKey: marketplace.productKeyOf(subscription.planId) }
  } catch (error) {
    if (error instanceof ProviderRefusal)
      return error.status === 400 ? { outcome: 'tokenInvalid' } : { outcome: 'notAccessible', providerStatus: error.status }
    if (error instanceof ProviderAway) return { outcome: 'notAccessible', providerStatus: error.status }
    throw error
  }
}

/**
 * Returns whether the purchase can be configured at all: it waits for an activation, or it is active and not yet
 * linked.
 */
export const isConfigurable = ({ saasSubscriptionStatus: status }: Subscription): boolean =>
  status === 'PendingFulfillmentStart' || status === 'Subscribed'

/** Returns whether this installation sells the plan and the marketplace still offers it. */
export async function isAvailable(
  { pool, marketplace }: MarketplaceContext,
  { id, planId, saasSubscriptionStatus: status }: Subscription,
  productKey: string | null,
): Promise<boolean> {
  if (productKey === null || !(await storedProduct(pool, productKey))) return false
  // Customers keep their plan when it is no longer sold.
  if (status !== 'PendingFulfillmentStart') return true
  return !(await marketplace.client.isStopSell(id, planId))
}

/** Returns whether another account is configuring the purchase or has already done so. */
export const isTaken = ({ accountId, activationRequestedAt }: StoredPurchase, accountIds: readonly string[]): boolean =>
  activationRequestedAt !== null && accountId !== null && !accountIds.includes(accountId)

/**
 * Returns the data that the landing page shows for a token. @param member null for visitors, who sign in to continue
 */
export async function landing(
  context: MarketplaceContext,
  token: string,
  member: Member | null,
  locale: Locale,
): Promise<MarketplaceLanding> {
  const { pool, clock } = context
  const found = await findPurchase(context, token)
  if (found.outcome !== 'found') return found
  const { subscription, productKey } = found
  const purchase = await presentPurchase(context, found, locale)
  const linked = await subscriptionAt(pool, 'marketplace', subscription.id)
  if (member && linked && linked.state !== 'Inactive') {
    if (!member.accountIds.includes(linked.accountId)) return { outcome: 'unexpectedState', purchase }
    return { outcome: 'existing', purchase, subscription: await presentSubscription(linked, context, locale) }
  }
  if (member && isTaken(found.purchase, member.accountIds)) return { outcome: 'unexpectedState', purchase }
  if (!isConfigurable(subscription)) return { outcome: 'unexpectedState', purchase }
  try {
    if (!(await isAvailable(context, subscription, productKey))) return { outcome: 'planNotAvailable', purchase }
  } catch (error) {
    if (error instanceof ProviderAway) return { outcome: 'notAccessible', providerStatus: error.status }
    throw error
  }
  const now = clock.now()
  const counting = member && (await subscriptionsOf(pool, member.account.id)).find((one) => preventsAnother(one, now))
  if (counting) return { outcome: 'alreadyActive', purchase, subscription: await presentSubscription(counting, context, locale) }
  return { outcome: 'configurable', purchase }
}

async function presentPurchase(
  { pool }: MarketplaceContext,
  { subscription, purchase, productKey }: Extract<Found, { outcome: 'found' }>,
  locale: Locale,
): Promise<MarketplacePurchase> {
  const { id, name, offerId, planId, quantity, autoRenew, purchaser, beneficiary, isFreeTrial } = subscription
  const product = productKey === null ? undefined : await storedProduct(pool, productKey)
  return {
    id,
    name: name ?? null,
    offerId: offerId ?? '',
    planId,
    product: product ? presentProduct(product, locale) : null,
    quantity: quantity ?? null,
    marketplaceStatus: statusOf(subscription, purchase),
    term: termOf(subscription),
    autoRenew: autoRenew ?? null,
    purchaser: purchaser?.emailId ?? null,
    beneficiary: beneficiary?.emailId ?? null,
    isTest: purchase.isTest,
    isFreeTrial: isFreeTrial ?? false,
  }
}

import { randomUUID } from 'node:crypto'
import type { Locale } from '@marklot/contracts'
import type { MarketplaceOutcome } from '@marklot/contracts/payment'
import { lockAccount, type Member } from '../../accounts/index.ts'
import {
  presentSubscription,
  preventsAnother,
  type StoredSubscription,
  storedProduct,
  subscriptionAt,
  subscriptionsOf,
} from '../../billing/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { transaction } from '../../platform/database.ts'
import { meaningOf } from '../checkout.ts'
import { changeCheckout, checkoutOf, openCheckout } from '../checkouts.store.ts'
import { orderById, type StoredOrder } from '../orders.store.ts'
import { ownOrder, presentOrder } from '../orders.ts'
import { supportFrom } from '../outcomes.ts'
import { ProviderAway, ProviderRefusal } from '../provider.ts'
import { settle } from '../settle.ts'
import type { MarketplaceContext } from './context.ts'
import { claimPurchase, lockPurchase, markActivationAnswered, purchaseById, releasePurchase } from './purchases.store.ts'
import { findPurchase, isAvailable, isConfigurable, isTaken } from './purchases.ts'
import { pendingActivation } from './reading.ts'

/** The time, in milliseconds, after which a job continues an activation whose process died. */
const patience = 2 * 60_000
/** The reason for a failed checkout when the marketplace could not be reached. Trying again may help. */
export const unavailable = 'unavailable'

/**
 * Links a purchase to the account of an order and activates it. Plan and quantity come from the marketplace, never from
 * the page. If the order is already under way, only its state is read.
 * @throws AppError `order.notFound`, `payment.refused` if the plan is not the ordered one,
 * `subscription.awaitingActivation`
 */
export async function activatePurchase(
  context: MarketplaceContext,
  { orderId, token }: { orderId: string; token: string },
  by: Member,
  locale: Locale,
): Promise<MarketplaceOutcome> {
  const { pool } = context
  const order = ownOrder(await orderById(pool, orderId), by)
  if (order.channel !== 'marketplace') throw new AppError('order.notFound')
  const known = await checkoutOf(pool, orderId)
  if (known && known.state !== 'failed') {
    const outcome = await activationOutcome(context, order, true, locale)
    if (outcome) return outcome
    throw new AppError('order.closed')
  }
  const found = await findPurchase(context, token)
  if (found.outcome !== 'found') return found
  const { subscription, productKey } = found
  const unexpected = async (): Promise<MarketplaceOutcome> => ({
    outcome: 'unexpectedState',
    order: await presentOrder(pool, order),
    marketplaceStatus: subscription.saasSubscriptionStatus,
  })
  if (!isConfigurable(subscription)) return unexpected()
  try {
    if (!(await isAvailable(context, subscription, productKey))) return { outcome: 'planNotAvailable' }
  } catch (error) {
    if (error instanceof ProviderAway) return { outcome: 'notAccessible', providerStatus: error.status }
    throw error
  }
  if (productKey !== order.productKey) throw new AppError('payment.refused')
  const claim = await claimFor(context, order, subscription.id)
  if (claim.kind === 'taken') return unexpected()
  if (claim.kind === 'alreadyActive')
    return { outcome: 'alreadyActive', subscription: await presentSubscription(claim.subscription, context, locale) }
  const failure = await requestActivation(context, order.id, subscription.id)
  if (failure) return failedOutcome(context, order, failure.mayRetry, claim.requestId)
  return (await activationOutcome(context, order, true, locale)) ?? unexpected()
}

type Claim =
  | { kind: 'claimed'; requestId: string }
  | { kind: 'taken' }
  | { kind: 'alreadyActive'; subscription: StoredSubscription }

/**
 * Assigns the purchase to the order's account if nothing prevents it, and adds the jobs that complete the activation.
 */
async function claimFor(context: MarketplaceContext, order: StoredOrder, providerId: string): Promise<Claim> {
  const { pool, clock, jobs, tasks, marketplaceTasks } = context
  const { id: orderId, accountId } = order
  return transaction(pool, async (client): Promise<Claim> => {
    const now = clock.now()
    if (!(await lockAccount(client, accountId))) throw new AppError('account.notFound')
    const purchase = await lockPurchase(client, providerId)
    const linked = await subscriptionAt(client, 'marketplace', providerId)
    if (!purchase || isTaken(purchase, [accountId]) || (linked && linked.accountId !== accountId)) return { kind: 'taken' }
    const product = await storedProduct(client, order.productKey)
    if (!product) throw new AppError('product.notFound')
    const others = (await subscriptionsOf(client, accountId)).filter(({ id }) => id !== linked?.id)
    const { obstacle, subscription } = meaningOf(others, product, 'marketplace', now)
    if (obstacle === 'alreadyActive' && subscription) return { kind: 'alreadyActive', subscription }
    if (obstacle === 'awaitingActivation') throw new AppError('subscription.awaitingActivation')
    if (obstacle) throw new AppError('payment.refused')
    const requestId = randomUUID()
    await claimPurchase(client, providerId, { accountId, orderId, requestId }, now)
    const checkout = await openCheckout(
      client,
      { orderId, accountId, provider: 'marketplace', providerId, approvalUrl: null, state: 'approved' },
      now,
    )
    if (checkout.providerId !== providerId) throw new AppError('order.closed')
    if (checkout.state !== 'approved') await changeCheckout(client, orderId, { state: 'approved' }, now)
    const at = new Date(now.getTime() + patience)
    await jobs.add(marketplaceTasks.activate, { orderId }, { key: orderId, at, client })
    await jobs.add(tasks.tellDelay, { orderId }, { key: orderId, at: supportFrom({ changedAt: now }), client })
    return { kind: 'claimed', requestId }
  })
}

/**
 * Asks the marketplace to activate a purchase. By contract, the call must not be repeated, so the state is read before
 * it, and again after a failure.
 * @returns null if the activation was requested or has already happened
 */
async function requestActivation(
  context: MarketplaceContext,
  orderId: string,
  providerId: string,
): Promise<{ mayRetry: boolean } | null> {
  const { pool, clock, marketplace, log } = context
  const { client } = marketplace
  const purchase = await purchaseById(pool, providerId)
  const requestId = purchase?.requestId
  if (!requestId) return { mayRetry: true }
  try {
    const current = await client.read(providerId)
    if (current?.saasSubscriptionStatus === 'PendingFulfillmentStart') {
      const { planId, quantity = null } = current
      await client.activate(providerId, { planId, quantity }, requestId)
    }
    await markActivationAnswered(pool, providerId, clock.now())
    return null
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    const current = await client.read(providerId).catch(() => undefined)
    if (current?.saasSubscriptionStatus === 'Subscribed') return null
    log.warn({ err: error, requestId }, 'A purchase could not be activated')
    const mayRetry = error instanceof ProviderAway
    await transaction(pool, async (transactionClient) => {
      await releasePurchase(transactionClient, providerId)
      const detail = mayRetry ? unavailable : 'refused'
      await changeCheckout(transactionClient, orderId, { state: 'failed', detail }, clock.now())
    })
    return { mayRetry }
  }
}

/** Continues an activation whose process died before the marketplace answered. */
export async function resumeActivation(context: MarketplaceContext, orderId: string): Promise<void> {
  const { pool, marketplace } = context
  const checkout = await checkoutOf(pool, orderId)
  if (checkout?.state !== 'approved') return
  const purchase = await purchaseById(pool, checkout.providerId)
  if (purchase?.orderId !== orderId || purchase.activationRequestedAt === null) return
  const failure = purchase.activationAnsweredAt ? null : await requestActivation(context, orderId, checkout.providerId)
  if (!failure) await settle(context, marketplace, checkout.providerId, 'person')
}

/** Returns the state of an activation; null if none was begun. @param isFresh whether to ask the marketplace first */
export async function activationOutcome(
  context: MarketplaceContext,
  order: StoredOrder,
  isFresh: boolean,
  locale: Locale,
): Promise<MarketplaceOutcome | null> {
  const { pool, clock, marketplace, log } = context
  const before = await checkoutOf(pool, order.id)
  if (isFresh && before?.state === 'approved') {
    try {
      await settle(context, marketplace, before.providerId, 'person')
    } catch (error) {
      // The waiting screen asks again, and the reconciliation reads the state later.
      log.warn({ err: error }, 'An activation could not be looked at')
    }
  }
  const checkout = await checkoutOf(pool, order.id)
  if (!checkout) return null
  const stored = await subscriptionAt(pool, 'marketplace', checkout.providerId)
  const subscription = stored?.accountId === order.accountId ? stored : undefined
  const presented = await presentOrder(pool, order)
  switch (checkout.state) {
    case 'done':
      if (!subscription) return null
      return {
        outcome: 'confirmed',
        order: presented,
        subscription: await presentSubscription(subscription, context, locale),
      }
    case 'superseded': {
      const now = clock.now()
      const counting = (await subscriptionsOf(pool, order.accountId)).find((one) => preventsAnother(one, now))
      if (!counting) return null
      return { outcome: 'alreadyActive', subscription: await presentSubscription(counting, context, locale) }
    }
    case 'failed': {
      const requestId = (await purchaseById(pool, checkout.providerId))?.requestId ?? null
      return failedOutcome(context, order, checkout.detail === unavailable, requestId)
    }
    case 'approved':
      return {
        outcome: 'waiting',
        order: presented,
        providerId: checkout.providerId,
        marketplaceStatus: subscription?.atProvider?.providerStatus ?? pendingActivation,
        supportFromUtc: supportFrom(checkout).toISOString(),
        asOfUtc: clock.now().toISOString(),
      }
    case 'open':
    case 'refused':
    case 'abandoned': {
      const marketplaceStatus = (await purchaseById(pool, checkout.providerId))?.status ?? ''
      return { outcome: 'unexpectedState', order: presented, marketplaceStatus }
    }
  }
}

const failedOutcome = async (
  { pool }: MarketplaceContext,
  order: StoredOrder,
  mayRetry: boolean,
  requestId: string | null,
): Promise<MarketplaceOutcome> => ({
  outcome: 'failed',
  order: await presentOrder(pool, order),
  mayRetry,
  requestId,
})

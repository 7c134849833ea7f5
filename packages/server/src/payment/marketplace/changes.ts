import type { Locale } from '@marklot/contracts'
import type { MarketplaceChoice, MarketplaceOutcome } from '@marklot/contracts/payment'
import { lockAccount, type Member } from '../../accounts/index.ts'
import {
  presentProduct,
  presentSubscription,
  type StoredSubscription,
  storedProduct,
  subscriptionsOf,
} from '../../billing/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { transaction } from '../../platform/database.ts'
import { meaningOf } from '../checkout.ts'
import { changeCheckout, checkoutOf, checkoutsAt, openCheckout } from '../checkouts.store.ts'
import { orderById, type StoredOrder } from '../orders.store.ts'
import { ownOrder, presentOrder } from '../orders.ts'
import { ProviderAway, ProviderRefusal } from '../provider.ts'
import { reachSubscription } from '../reach.ts'
import { settle } from '../settle.ts'
import { activationOutcome, unavailable } from './activation.ts'
import type { MarketplaceContext } from './context.ts'
import type { OfferedPlan, Subscription } from './objects.ts'

/** Follows an operation to its end. */
type Follow = (providerId: string, operationId: string | null) => Promise<void>

/**
 * Returns the plans and quantities that the marketplace allows for a subscription.
 * @throws AppError `subscription.notFound`, `payment.providerAway`
 */
export async function choiceOf(context: MarketplaceContext, id: string, by: Member, locale: Locale): Promise<MarketplaceChoice> {
  const subscription = await reachSubscription(context.pool, 'marketplace', id, by)
  const { current, plans } = await asked(context, subscription)
  const seats = current?.quantity ?? null
  const products = await Promise.all(
    plans.flatMap(({ planId }) => context.marketplace.productKeyOf(planId) ?? []).map((key) => storedProduct(context.pool, key)),
  )
  const sold = new Map(products.flatMap((product) => (product ? [[product.key, product] as const] : [])))
  const own = plans.find(({ planId }) => planId === current?.planId)
  return {
    subscription: await presentSubscription(subscription, context, locale),
    products: [...sold.values()].sort((a, b) => a.rank - b.rank).map((product) => presentProduct(product, locale)),
    quantity: seats === null ? null : { current: seats, minimum: own?.minQuantity ?? 1, maximum: own?.maxQuantity ?? 1_000_000 },
    isChangeable: current !== null && mayChange(current),
  }
}

/**
 * Returns the subscription at the marketplace, and the plans to which it may change. A subscription with seats can
 * change only to a plan with seats, and a subscription without seats only to a plan without seats.
 */
async function asked(
  { marketplace }: MarketplaceContext,
  subscription: StoredSubscription,
): Promise<{ current: Subscription | null; plans: OfferedPlan[] }> {
  const providerId = subscription.atProvider?.providerId ?? ''
  try {
    const current = await marketplace.client.read(providerId)
    const hasSeats = (current?.quantity ?? null) !== null
    const plans = (await marketplace.client.plans(providerId)).filter(
      ({ planId, isStopSell, isPricePerSeat }) =>
        planId === current?.planId || (!isStopSell && (isPricePerSeat ?? hasSeats) === hasSeats),
    )
    return { current, plans }
  } catch (error) {
    if (error instanceof ProviderAway || error instanceof ProviderRefusal) throw new AppError('payment.providerAway')
    throw error
  }
}

/** Returns whether the customer may change a subscription. A reseller's customer may only read. */
const mayChange = ({ saasSubscriptionStatus: status, allowedCustomerOperations: allowed }: Subscription): boolean =>
  status === 'Subscribed' && (!allowed || allowed.includes('Update'))

/**
 * Asks the marketplace for the change that was ordered. By contract, the call must not be repeated. For an order that
 * is already under way, only the state is read.
 * @throws AppError `subscription.notFound`, `order.notFound`, `order.closed`, `payment.refused`, `payment.providerAway`
 */
export async function changeAtMarketplace(
  context: MarketplaceContext,
  id: string,
  orderId: string,
  by: Member,
  locale: Locale,
  follow: Follow,
): Promise<MarketplaceOutcome> {
  const { pool } = context
  const subscription = await reachSubscription(pool, 'marketplace', id, by)
  const order = ownOrder(await orderById(pool, orderId), by)
  if (order.channel !== 'marketplace' || order.subscriptionId !== subscription.id) throw new AppError('order.notFound')
  const look = async (): Promise<MarketplaceOutcome> => {
    const outcome = await activationOutcome(context, order, true, locale)
    if (!outcome) throw new AppError('order.closed')
    return outcome
  }
  const known = await checkoutOf(pool, order.id)
  if (known && known.state !== 'failed') return look()
  const providerId = subscription.atProvider?.providerId ?? ''
  const { current, plans } = await asked(context, subscription)
  if (!current || !mayChange(current)) throw new AppError('payment.refused')
  const isSamePlan = context.marketplace.productKeyOf(current.planId) === order.productKey
  const plan = plans.find(({ planId }) => context.marketplace.productKeyOf(planId) === order.productKey)
  if (!plan) throw new AppError('payment.refused')
  await claim(context, order, providerId)
  try {
    const { client } = context.marketplace
    const operationId =
      isSamePlan && order.quantity !== null
        ? await client.changeQuantity(providerId, order.quantity)
        : await client.changePlan(providerId, plan.planId)
    await follow(providerId, operationId)
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    // Only the state shows whether a failed call took effect.
    await settle(context, context.marketplace, providerId, 'person').catch(() => undefined)
    if ((await checkoutOf(pool, order.id))?.state === 'approved') {
      context.log.warn({ err: error }, 'A subscription in the marketplace could not be changed')
      const detail = error instanceof ProviderAway ? unavailable : 'refused'
      await changeCheckout(pool, order.id, { state: 'failed', detail, from: ['approved'] }, context.clock.now())
    }
  }
  const outcome = await activationOutcome(context, order, false, locale)
  return outcome ?? { outcome: 'failed', order: await presentOrder(pool, order), mayRetry: true, requestId: null }
}

/** Begins the checkout of a change if the order still has the same meaning. */
async function claim({ pool, clock }: MarketplaceContext, order: StoredOrder, providerId: string): Promise<void> {
  const { id: orderId, accountId } = order
  await transaction(pool, async (client) => {
    const now = clock.now()
    if (!(await lockAccount(client, accountId))) throw new AppError('account.notFound')
    const product = await storedProduct(client, order.productKey)
    if (!product) throw new AppError('product.notFound')
    const change = { quantity: order.quantity }
    const { obstacle } = meaningOf(await subscriptionsOf(client, accountId), product, 'marketplace', now, change)
    if (obstacle) throw new AppError('payment.refused')
    const underWay = (await checkoutsAt(client, 'marketplace', [providerId])).some(
      (one) => one.state === 'approved' && one.orderId !== orderId,
    )
    if (underWay) throw new AppError('subscription.awaitingActivation')
    const checkout = await openCheckout(
      client,
      { orderId, accountId, provider: 'marketplace', providerId, approvalUrl: null, state: 'approved' },
      now,
    )
    if (checkout.state !== 'approved') await changeCheckout(client, orderId, { state: 'approved' }, now)
  })
}

/** Marks orders as failed if the marketplace did not carry out their change. */
export async function failChanges({ pool, clock }: MarketplaceContext, providerId: string): Promise<void> {
  for (const { orderId, state } of await checkoutsAt(pool, 'marketplace', [providerId])) {
    const order = state === 'approved' ? await orderById(pool, orderId) : undefined
    if (order && order.subscriptionId !== null)
      await changeCheckout(pool, orderId, { state: 'failed', detail: 'refused', from: ['approved'] }, clock.now())
  }
}

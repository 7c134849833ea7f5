import type { Locale } from '@marklot/contracts'
import type { PayPalApproval, PurchaseOutcome } from '@marklot/contracts/payment'
import type { Member } from '../accounts/index.ts'
import { type StoredSubscription, storedProduct, subscriptionById, subscriptionIdAt, subscriptionsOf } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import { meaningOf } from './checkout.ts'
import { changeCheckout, checkoutOf, openCheckout } from './checkouts.store.ts'
import type { PaymentContext } from './context.ts'
import { processEvent, receive } from './inbox.ts'
import { orderById, type StoredOrder } from './orders.store.ts'
import { ownOrder, presentOrder } from './orders.ts'
import { outcomeOf, supportFrom } from './outcomes.ts'
import type { PayPal } from './paypal/index.ts'
import { ProviderAway, ProviderRefusal } from './provider.ts'
import { reachSubscription } from './reach.ts'
import { settle } from './settle.ts'

/** The context of payment if PayPal is configured. */
export interface PayPalContext extends PaymentContext {
  payPal: PayPal
}

/** Turns a provider's failures into answers to the page. */
async function asAnswer<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderAway) throw new AppError('payment.providerAway')
    if (error instanceof ProviderRefusal) throw new AppError('payment.refused')
    throw error
  }
}

/**
 * Creates the PayPal subscription that pays for an order. Repeated calls return the same one.
 * @throws AppError `order.notFound`, `order.closed`, `order.priceChanged`, `subscription.alreadyActive`,
 * `payment.providerAway`, `payment.refused`
 */
export async function createPayPal(context: PayPalContext, orderId: string, by: Member): Promise<PayPalApproval> {
  const order = await payableOrder(context, orderId, by, ['purchase'])
  const known = await checkoutOf(context.pool, order.id)
  if (known && known.state !== 'open') throw new AppError('order.closed')
  if (known) return { providerId: known.providerId, approvalUrl: known.approvalUrl }
  const plan = await planOf(context, order)
  const { obstacle } = await currentMeaning(context, order)
  if (obstacle)
    throw new AppError(obstacle === 'awaitingActivation' ? 'subscription.awaitingActivation' : 'subscription.alreadyActive')
  const created = await asAnswer(() => context.payPal.create(order, plan))
  return storeCheckout(context, order, created)
}

/**
 * Asks the payer to approve another plan for the running subscription.
 * @throws AppError `subscription.notFound`, `order.notFound`, `order.closed`, `order.priceChanged`,
 * `payment.providerAway`, `payment.refused`
 */
export async function changePayPal(context: PayPalContext, id: string, orderId: string, by: Member): Promise<PayPalApproval> {
  const subscription = await reachSubscription(context.pool, 'paypal', id, by)
  const order = await payableOrder(context, orderId, by, ['upgrade', 'downgrade'])
  if (order.subscriptionId !== subscription.id) throw new AppError('order.notFound')
  const known = await checkoutOf(context.pool, order.id)
  if (known && known.state !== 'open') throw new AppError('order.closed')
  const plan = await planOf(context, order)
  const providerId = subscription.atProvider?.providerId ?? ''
  const revised = await asAnswer(() => context.payPal.revise(providerId, order, plan))
  return storeCheckout(context, order, revised)
}

/**
 * Handles a payer's approval: stores it as an event, reads the subscription from PayPal and links it if it matches the
 * order. If our own part then fails, a job repeats it.
 * @throws AppError `order.notFound`, `payment.refused`, `payment.providerAway`
 */
export async function confirmPayPal(
  context: PayPalContext,
  { orderId, subscriptionId: providerId }: { orderId: string; subscriptionId: string },
  by: Member,
  locale: Locale,
): Promise<PurchaseOutcome> {
  const { pool, clock, log, jobs, tasks } = context
  const order = await payableOrder(context, orderId, by, ['purchase', 'upgrade', 'downgrade'])
  const known = await checkoutOf(pool, order.id)
  if (known ? known.providerId !== providerId : !(await isCreatedFor(context, order, providerId)))
    throw new AppError('payment.refused')
  const eventId = await transaction(pool, async (client) => {
    const now = clock.now()
    const { accountId } = order
    const checkout = await openCheckout(
      client,
      { orderId, accountId, provider: 'paypal', providerId, approvalUrl: null, state: 'approved' },
      now,
    )
    if (checkout.state === 'open') await changeCheckout(client, orderId, { state: 'approved', from: ['open'] }, now)
    await jobs.add(tasks.tellDelay, { orderId }, { key: orderId, at: supportFrom({ changedAt: now }), client })
    return receive(context, client, {
      provider: 'paypal',
      eventId: `page ${orderId}`,
      type: 'page.approved',
      objectId: providerId,
      happenedAt: now,
      facts: {},
      accountId,
    })
  })
  try {
    const settled =
      eventId === null ? await settle(context, context.payPal, providerId, 'person') : await processEvent(context, eventId)
    if (settled?.kind === 'refused') throw new AppError('payment.refused')
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment.refused') throw error
    if (error instanceof ProviderAway || error instanceof ProviderRefusal) return outcomeOf(context, order, locale)
    log.error({ err: error }, 'An approved purchase could not be stored and is repeated in the background')
    return { outcome: 'failedAtActivation', order: await presentOrder(pool, order), providerId }
  }
  return outcomeOf(context, order, locale)
}

/** Returns the outcome of an order so far. @param isFresh whether to ask the provider first */
export async function readOutcome(
  context: PayPalContext,
  order: StoredOrder,
  isFresh: boolean,
  locale: Locale,
): Promise<PurchaseOutcome> {
  const { pool, log } = context
  const checkout = await checkoutOf(pool, order.id)
  if (!isFresh || !checkout || checkout.state === 'done') return outcomeOf(context, order, locale)
  try {
    await settle(context, context.payPal, checkout.providerId, 'person')
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) {
      log.error({ err: error }, 'A purchase could not be stored and is repeated in the background')
      return { outcome: 'failedAtActivation', order: await presentOrder(pool, order), providerId: checkout.providerId }
    }
  }
  return outcomeOf(context, order, locale)
}

/**
 * Cancels a subscription at PayPal. One that is already cancelled is left as it is.
 * @throws AppError `subscription.notFound`, `subscription.notCancellable`, `payment.providerAway`
 */
export async function cancelPayPal(context: PayPalContext, id: string, reason: string, by: Member): Promise<StoredSubscription> {
  const subscription = await reachSubscription(context.pool, 'paypal', id, by)
  const providerId = subscription.atProvider?.providerId ?? ''
  if (subscription.state === 'Cancelled' || subscription.state === 'Expired') return subscription
  // The payer or a job may have changed it since it was last read.
  const current = await asAnswer(() => context.payPal.read(providerId))
  if (current?.status === 'ACTIVE') await asAnswer(() => context.payPal.cancel(providerId, reason))
  await asAnswer(() => settle(context, context.payPal, providerId, 'person'))
  if (current && current.status !== 'ACTIVE' && current.status !== 'CANCELLED' && current.status !== 'EXPIRED')
    throw new AppError('subscription.notCancellable')
  const cancelled = await subscriptionById(context.pool, subscription.id)
  if (!cancelled) throw new AppError('subscription.notFound')
  return cancelled
}

async function payableOrder(
  { pool }: PayPalContext,
  orderId: string,
  by: Member,
  kinds: readonly StoredOrder['kind'][],
): Promise<StoredOrder> {
  const order = ownOrder(await orderById(pool, orderId), by)
  if (order.channel !== 'paypal' || !kinds.includes(order.kind)) throw new AppError('order.notFound')
  return order
}

/** Returns the plan that bills exactly the ordered price. */
async function planOf({ pool, payPal }: PayPalContext, order: StoredOrder) {
  const product = await storedProduct(pool, order.productKey)
  const plan = product && (await payPal.planFor(product))
  if (!plan) throw new AppError('product.notFound')
  if (plan.price !== order.price || plan.introductoryPrice !== order.introductoryPrice) throw new AppError('order.priceChanged')
  return plan
}

async function currentMeaning({ pool, clock }: PayPalContext, order: StoredOrder) {
  const product = await storedProduct(pool, order.productKey)
  if (!product) throw new AppError('product.notFound')
  return meaningOf(await subscriptionsOf(pool, order.accountId), product, 'paypal', clock.now())
}

async function storeCheckout(
  { pool, clock }: PayPalContext,
  order: StoredOrder,
  { providerId, approvalUrl }: PayPalApproval,
): Promise<PayPalApproval> {
  const checkout = await transaction(pool, (client) =>
    openCheckout(
      client,
      { orderId: order.id, accountId: order.accountId, provider: 'paypal', providerId, approvalUrl, state: 'open' },
      clock.now(),
    ),
  )
  return { providerId: checkout.providerId, approvalUrl: checkout.approvalUrl }
}

/**
 * Returns whether a subscription was created for the order. A page may also create the subscription itself, so it is
 * checked like any other.
 */
async function isCreatedFor(context: PayPalContext, order: StoredOrder, providerId: string): Promise<boolean> {
  if (order.kind !== 'purchase' || (await subscriptionIdAt(context.pool, 'paypal', providerId)) !== undefined) return false
  const reading = await asAnswer(() => context.payPal.read(providerId))
  return (
    reading !== null &&
    reading.accountId === order.accountId &&
    reading.productKey === order.productKey &&
    reading.alteration === null &&
    reading.prices?.price === order.price &&
    reading.prices.introductoryPrice === order.introductoryPrice
  )
}

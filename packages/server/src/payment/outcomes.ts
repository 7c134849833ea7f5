import type { Locale, Subscription } from '@marklot/contracts'
import { activationHintMinutes, type PurchaseOutcome } from '@marklot/contracts/payment'
import { isLiveState, presentSubscription, preventsAnother, subscriptionAt, subscriptionsOf } from '../billing/index.ts'
import { checkoutOf, type StoredCheckout } from './checkouts.store.ts'
import type { PaymentContext } from './context.ts'
import type { StoredOrder } from './orders.store.ts'
import { presentOrder } from './orders.ts'

/** How long an approval page of the provider is valid, in milliseconds. */
const approvalTime = 3 * 3_600_000

/** Returns when a waiting customer should contact support. */
export const supportFrom = ({ changedAt }: Pick<StoredCheckout, 'changedAt'>): Date =>
  new Date(changedAt.getTime() + activationHintMinutes * 60_000)

/** Returns the outcome of an order, from the stored data. */
export async function outcomeOf(context: PaymentContext, stored: StoredOrder, locale: Locale): Promise<PurchaseOutcome> {
  const { pool, clock } = context
  const order = await presentOrder(pool, stored)
  const checkout = await checkoutOf(pool, stored.id)
  const isOver = (since: Date) => clock.now().getTime() - since.getTime() > approvalTime
  if (!checkout) return isOver(stored.orderedAt) ? { outcome: 'cancelled', order } : { outcome: 'open', order }
  const { state, providerId, detail } = checkout
  switch (state) {
    case 'open':
      return isOver(checkout.createdAt) ? { outcome: 'cancelled', order } : { outcome: 'open', order }
    case 'abandoned':
      return { outcome: 'cancelled', order }
    case 'refused':
    case 'failed':
      return { outcome: 'failedAtProvider', order, reason: detail }
    case 'superseded': {
      const subscription = await countingSubscription(context, stored.accountId, locale)
      return subscription ? { outcome: 'superseded', order, subscription } : { outcome: 'cancelled', order }
    }
    case 'done': {
      const subscription = await linkedSubscription(context, checkout, locale)
      return subscription ? { outcome: 'confirmed', order, subscription } : { outcome: 'failedAtActivation', order, providerId }
    }
    case 'approved': {
      const subscription = await subscriptionAt(pool, checkout.provider, providerId)
      // The subscription was live at the last read but is not linked, because our own write failed.
      const isPaid = subscription !== undefined && isLiveState(subscription.state) && stored.kind === 'purchase'
      if (isPaid) return { outcome: 'failedAtActivation', order, providerId }
      return {
        outcome: 'awaitingActivation',
        order,
        providerId,
        providerStatus: subscription?.atProvider?.providerStatus ?? 'APPROVAL_PENDING',
        supportFromUtc: supportFrom(checkout).toISOString(),
        asOfUtc: clock.now().toISOString(),
      }
    }
  }
}

async function linkedSubscription(
  context: PaymentContext,
  { provider, providerId }: StoredCheckout,
  locale: Locale,
): Promise<Subscription | null> {
  const subscription = await subscriptionAt(context.pool, provider, providerId)
  return subscription ? presentSubscription(subscription, context, locale) : null
}

async function countingSubscription(context: PaymentContext, accountId: string, locale: Locale): Promise<Subscription | null> {
  const now = context.clock.now()
  const counting = (await subscriptionsOf(context.pool, accountId)).find((one) => preventsAnother(one, now))
  return counting ? presentSubscription(counting, context, locale) : null
}

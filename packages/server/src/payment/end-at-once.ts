import { endPaidPeriod, isLiveState, type StoredSubscription, subscriptionById } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import type { PaymentContext } from './context.ts'
import { ProviderAway, ProviderRefusal } from './provider.ts'
import { providerOf } from './refunds.ts'
import { settle } from './settle.ts'

/**
 * Ends a subscription at its provider, and its access immediately. Payments that are seen later extend nothing.
 * @throws AppError `payment.unavailable`, `payment.providerAway`, `subscription.notCancellable` if the provider refuses,
 * as for a reseller's customers
 */
export async function endAtOnce(context: PaymentContext, subscription: StoredSubscription, reason: string): Promise<void> {
  const { provider, providerId } = providerOf(context, subscription)
  try {
    if (isLiveState(subscription.state)) await provider.cancel(providerId, reason)
    await settle(context, provider, providerId, 'person')
  } catch (error) {
    if (error instanceof ProviderAway) throw new AppError('payment.providerAway')
    if (error instanceof ProviderRefusal) throw new AppError('subscription.notCancellable')
    throw error
  }
  const current = await subscriptionById(context.pool, subscription.id)
  if (current?.atProvider?.terminatedAt) return
  await transaction(context.pool, (client) => endPaidPeriod(client, subscription, context.clock.now()))
}

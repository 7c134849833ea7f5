import type { Member } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import { endPaidPeriod, type Provider, type StoredSubscription, subscriptionById } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import type { PaymentContext } from './context.ts'
import { settle } from './settle.ts'

/**
 * Terminates a paid subscription without notice, for example after thirty days in default (spec 2, 9.3): the provider
 * stops charging, and access ends at once.
 * @throws AppError `subscription.notFound`, `payment.unavailable`; ProviderAway
 */
export async function terminate(context: PaymentContext, id: string, reason: string, by: Member): Promise<StoredSubscription> {
  const { pool, clock, providers } = context
  const subscription = await subscriptionById(pool, id)
  const providerId = subscription?.atProvider?.providerId
  if (!subscription || providerId === undefined) throw new AppError('subscription.notFound')
  const provider = providers.get(subscription.type as Provider)
  if (!provider) throw new AppError('payment.unavailable')
  await provider.cancel(providerId, reason)
  await settle(context, provider, providerId, 'person')
  await transaction(pool, async (client) => {
    const now = clock.now()
    await endPaidPeriod(client, subscription, now)
    await recordChange(client, {
      at: now,
      userId: by.user.id,
      area: 'Accounts',
      action: 'subscription.terminated',
      objectId: id,
      details: { validUntil: [subscription.validUntil, now] },
    })
  })
  const ended = await subscriptionById(pool, id)
  if (!ended) throw new AppError('subscription.notFound')
  return ended
}

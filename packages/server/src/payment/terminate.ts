import type { TerminationGround } from '@marklot/contracts/payment-administration'
import { legalFigures } from '@marklot/phrases/legal/figures'
import type { Member } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import { isLiveState, type StoredSubscription, subscriptionById } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import type { PaymentContext } from './context.ts'
import { endAtOnce } from './end-at-once.ts'
import { ProviderAway } from './provider.ts'
import { providerOf } from './refunds.ts'
import { settle } from './settle.ts'

/** Reads the subscription again at its provider, because a payment may have arrived without a message. */
async function lookAgain(context: PaymentContext, known: StoredSubscription): Promise<StoredSubscription> {
  const { provider, providerId } = providerOf(context, known)
  try {
    await settle(context, provider, providerId, 'person')
  } catch (error) {
    if (error instanceof ProviderAway) throw new AppError('payment.providerAway')
    throw error
  }
  return (await subscriptionById(context.pool, known.id)) ?? known
}

/**
 * Returns the time from which a payment has been missing: the end of the paid period, while the contract is live.
 * Returns null if none is missing.
 */
export const overdueSinceOf = (
  { state, validUntil }: Pick<StoredSubscription, 'state' | 'validUntil'>,
  now: Date,
): Date | null => (isLiveState(state) && validUntil !== null && validUntil <= now ? validUntil : null)

/** Returns the time from which a missing payment is a ground for termination without notice (spec 2, 9.3). */
export const terminableFrom = (overdueSince: Date): Date =>
  new Date(overdueSince.getTime() + legalFigures.common.latePaymentDays * 86_400_000)

/**
 * Terminates a paid subscription without notice (spec 2, 9.3): the provider stops charging, and access ends
 * immediately.
 * @throws AppError `subscription.notFound`, `subscription.notInDefault`, `subscription.notCancellable`,
 * `payment.unavailable`, `payment.providerAway`
 */
export async function terminate(
  context: PaymentContext,
  id: string,
  { ground, reason }: { ground: TerminationGround; reason: string },
  by: Member,
): Promise<StoredSubscription> {
  const { pool, clock } = context
  const known = await subscriptionById(pool, id)
  if (!known?.atProvider) throw new AppError('subscription.notFound')
  const subscription = ground === 'paymentDefault' ? await lookAgain(context, known) : known
  const overdueSince = overdueSinceOf(subscription, clock.now())
  const isInDefault = overdueSince !== null && terminableFrom(overdueSince) <= clock.now()
  if (ground === 'paymentDefault' && !isInDefault) throw new AppError('subscription.notInDefault')
  await endAtOnce(context, subscription, reason)
  await transaction(pool, async (client) => {
    const now = clock.now()
    await recordChange(client, {
      at: now,
      userId: by.user.id,
      area: 'Accounts',
      action: 'subscription.terminated',
      objectId: id,
      details: { ground, reason, validUntil: [subscription.validUntil, now] },
    })
  })
  const ended = await subscriptionById(pool, id)
  if (!ended) throw new AppError('subscription.notFound')
  return ended
}

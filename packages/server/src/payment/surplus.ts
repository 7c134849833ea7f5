import { transaction } from '../platform/database.ts'
import type { PaymentContext } from './context.ts'
import { noteDifference, settleVanished } from './differences.store.ts'
import type { PaymentProvider, ProviderReading } from './provider.ts'

/** The reason given to the provider for ending a second subscription of an account. */
const surplusReason = 'another subscription of this account is active'

/**
 * Ends a subscription that came second and refunds its payments. A step that fails remains as a difference, which the
 * reconciliation tries to settle again.
 */
export async function endSurplus(
  context: PaymentContext,
  provider: PaymentProvider,
  reading: ProviderReading,
  accountId: string | null,
): Promise<void> {
  const { pool, clock, log } = context
  const { providerId } = reading
  const paid = reading.payments.filter(({ state }) => state === 'completed' || state === 'partiallyRefunded')
  const about = { provider: provider.provider, providerId }
  const kind = 'refundDue'
  const details = { payments: paid.map(({ id, amount, currency }) => ({ id, amount, currency })) }
  if (paid.length > 0 || reading.isLive)
    await noteDifference(pool, { ...about, kind, accountId, details, isSettled: false }, clock.now())
  try {
    if (reading.isLive) await provider.cancel(providerId, surplusReason)
    const returned = await Promise.all(paid.map((payment) => provider.refund(payment)))
    if (returned.every(Boolean))
      await transaction(pool, (client) => settleVanished(client, { ...about, kinds: [kind] }, clock.now()))
  } catch (error) {
    log.error({ provider: provider.provider, err: error }, 'A second subscription could not be ended yet')
  }
}

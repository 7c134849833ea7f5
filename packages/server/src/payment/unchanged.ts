import { isDeepStrictEqual } from 'node:util'
import { isReplaced, type StoredSubscription, stateAfterRead } from '../billing/index.ts'
import { isStanding } from './alterations.ts'
import type { StoredCheckout } from './checkouts.store.ts'
import { type BookedMoney, entryName } from './ledger.store.ts'
import type { PaymentProvider, ProviderReading } from './provider.ts'

/**
 * Returns whether everything in a reading is already stored. Several messages may report the same change, and the
 * reconciliation usually finds none.
 * @param booked reads what the ledger has of the subscription; called only if the answer depends on it
 */
export async function isUnchanged(
  provider: PaymentProvider['provider'],
  reading: ProviderReading,
  subscription: StoredSubscription,
  checkouts: readonly StoredCheckout[],
  booked: () => Promise<BookedMoney | undefined>,
): Promise<boolean> {
  const { state, productKey, validUntil, atProvider } = subscription
  if (!atProvider || atProvider.next !== null || atProvider.terminatedAt !== null) return false
  const isSame =
    state === stateAfterRead(provider, reading.status, subscription) &&
    atProvider.providerStatus === reading.status &&
    Date.parse(atProvider.providerUpdatedAt) === reading.updatedAt.getTime() &&
    productKey === reading.productKey &&
    validUntil?.getTime() === reading.paidUntil?.getTime() &&
    isDeepStrictEqual(atProvider.details, reading.details)
  if (!isSame || checkouts.some((checkout) => checkout.state === 'open' || checkout.state === 'approved')) return false
  // Its payments still have to be refunded.
  if (isReplaced(subscription) && reading.payments.some(isStanding)) return false
  // The refunded part of a payment may still be unknown, which is recorded for the operator.
  if (reading.payments.some((one) => one.state === 'partiallyRefunded' && one.refunds.length === 0)) return false
  // The provider may list a payment only after the subscription mentions it.
  const money = reading.payments.flatMap(({ id: reference, state: fate, refunds }) => {
    if (fate === 'declined' || fate === 'pending') return []
    const parts = refunds.map(({ id }) => ({ provider, kind: 'refund' as const, reference: `${reference} ${id}` }))
    return [{ provider, kind: 'payment' as const, reference }, ...parts]
  })
  if (money.length === 0) return true
  const known = await booked()
  if (!money.every((entry) => known?.names.has(entryName(entry)))) return false
  return reading.payments.every(
    ({ id, state: fate, amount }) => fate !== 'refunded' || known?.returned.get(id) === Math.round(amount * 100),
  )
}

import type { Subscription } from '@marklot/contracts/billing'

type Paid = Pick<Subscription, 'type' | 'payPalSubscription' | 'validUntilUtc' | 'accessUntilUtc'>

/**
 * Returns what a missing payment at PayPal means now: access continues for a while (`open`), or is blocked until the
 * payment. Null if none is missing.
 */
export function arrearsOf(
  { type, payPalSubscription, validUntilUtc, accessUntilUtc }: Paid,
  now: Date,
): 'open' | 'blocked' | null {
  const status = payPalSubscription?.status
  const isOver = (instant: string | null) => instant === null || Date.parse(instant) <= now.getTime()
  if (type !== 'paypal' || (status !== 'ACTIVE' && status !== 'SUSPENDED')) return null
  if (validUntilUtc === null || !isOver(validUntilUtc)) return null
  return status === 'ACTIVE' && !isOver(accessUntilUtc) ? 'open' : 'blocked'
}

import type { Subscription } from '@marklot/contracts/billing'

/**
 * Returns whether a cancellation ends access at once instead of at the end of the paid period: at the marketplace, and
 * in arrears, when no paid period is left.
 */
export const endsAtOnce = ({ type, validUntilUtc }: Pick<Subscription, 'type' | 'validUntilUtc'>, now: Date): boolean =>
  type === 'marketplace' || validUntilUtc === null || Date.parse(validUntilUtc) <= now.getTime()

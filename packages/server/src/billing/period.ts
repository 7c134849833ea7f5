import type { Feature } from '@marklot/contracts'
import { addMonths, billingPeriod } from '../platform/local-calendar.ts'
import type { StoredSubscription } from './subscriptions.store.ts'

/** A period with an inclusive start and an exclusive end. */
export interface Period {
  start: Date
  end: Date
}

/**
 * Returns the billing period that contains `now`, in which uses and changes of offices are counted. It follows the
 * payments: it is the paid period of a provider, continued from its end while a payment is missing. Returns null for
 * the trial. A pure function.
 */
export function periodOf(
  { type, validFrom, validUntil, billingPlan }: StoredSubscription,
  timeZone: string,
  now: Date,
): Period | null {
  if (type === 'trial') return null
  const plan = billingPlan ?? 'monthly'
  if (type === 'granted' || validUntil === null) return billingPeriod(validFrom, now, plan, timeZone)
  if (validUntil <= now) return billingPeriod(validUntil, now, plan, timeZone)
  const step = plan === 'annual' ? 12 : 1
  let months = step
  while (addMonths(validUntil, -months, timeZone) > now) months += step
  return { start: addMonths(validUntil, -months, timeZone), end: addMonths(validUntil, step - months, timeZone) }
}

/** Returns the features with their uses in the period that contains `now`. */
export function currentFeatures({ features }: Pick<StoredSubscription, 'features'>, now: Date): Feature[] {
  return features.map(({ countedUntil, ...feature }) =>
    countedUntil !== null && new Date(countedUntil) <= now ? { ...feature, usages: 0 } : feature,
  )
}

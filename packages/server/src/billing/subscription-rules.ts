import {
  type Feature,
  type FeatureHolder,
  type RegistrationOfficeCode,
  registrationOfficeCodes,
  type SubscriptionState,
} from '@marklot/contracts'
import { currentFeatures } from './period.ts'
import { officeLimit } from './products.ts'
import { accessEnd, givesAccess, isLiveState } from './provider-states.ts'
import type { StoredSubscription } from './subscriptions.store.ts'

/** The final states. */
const ended: ReadonlySet<SubscriptionState> = new Set(['Cancelled', 'Expired', 'NotFound', 'Inactive', 'Consumed'])

/**
 * Returns whether a subscription is paid. Paid ones follow the table in `provider-states.ts`; trials and grants follow
 * the dates here.
 */
const isPaid = ({ type }: Pick<StoredSubscription, 'type'>): boolean => type === 'paypal' || type === 'marketplace'

/** Returns the state at `now`. Derives expiry from the dates, so that no job has to store it on time. */
export function stateAt(subscription: StoredSubscription, now: Date): SubscriptionState {
  const { state, validFrom, validUntil } = subscription
  if (isPaid(subscription)) {
    // The provider still calls the subscription active, but has reported no renewal.
    const end = state === 'Active' ? accessEnd(subscription) : null
    return end !== null && end <= now ? 'Expired' : state
  }
  if (state === 'Active' && validFrom > now) return 'Approved'
  if (validUntil !== null && validUntil <= now && (state === 'Active' || state === 'Cancelled' || state === 'Suspended'))
    return 'Expired'
  return state
}

/** Returns the product that the customer ordered last: a smaller one that is to follow, otherwise the present one. */
export const orderedProductKey = ({ atProvider, productKey }: StoredSubscription): string => atProvider?.next?.key ?? productKey

/**
 * Returns whether a plan is under contract, that is, whether it is not in a final state. A cancelled plan runs until
 * its last day.
 */
export function isRunning(subscription: StoredSubscription, now: Date): boolean {
  if (isPaid(subscription)) return isLiveState(subscription.state) || givesAccess(subscription, now)
  const state = stateAt(subscription, now)
  if (state === 'Cancelled') return subscription.validUntil !== null && subscription.validUntil > now
  return !ended.has(state)
}

/**
 * Returns whether the subscription gives access now. A cancelled one does until its last day; a suspended or future one
 * does not.
 */
export function opens(subscription: StoredSubscription, now: Date): boolean {
  if (isPaid(subscription)) return givesAccess(subscription, now)
  if (subscription.validFrom > now) return false
  const state = stateAt(subscription, now)
  return state === 'Active' || (state === 'Cancelled' && subscription.validUntil !== null && subscription.validUntil > now)
}

/** Returns whether the subscription prevents another plan. A cancelled paid plan does not. */
export function preventsAnother(subscription: StoredSubscription, now: Date): boolean {
  if (subscription.type === 'trial') return false
  return isPaid(subscription) ? isLiveState(subscription.state) : isRunning(subscription, now)
}

/** Returns when access ends, as far as is known now; null if no end is known. */
export function accessUntil(subscription: StoredSubscription): Date | null {
  return isPaid(subscription) ? accessEnd(subscription) : subscription.validUntil
}

/**
 * Returns the subscription that determines the rights now, in this order: the active plan, the unused trial, the newest
 * ended plan, the used trial.
 */
export function currentSubscription(subscriptions: readonly StoredSubscription[], now: Date): StoredSubscription | undefined {
  const newestFirst = [...subscriptions].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const plans = newestFirst.filter(({ type }) => type !== 'trial')
  const trial = newestFirst.find(({ type }) => type === 'trial')
  return (
    plans.find((plan) => opens(plan, now)) ??
    plans.find((plan) => isRunning(plan, now)) ??
    (trial && opens(trial, now) ? trial : undefined) ??
    plans[0] ??
    trial
  )
}

/** Returns the offices that the subscription covers: all of them without a limit, otherwise the first chosen ones. */
export function enabledOffices({ features, packages }: StoredSubscription): RegistrationOfficeCode[] {
  const limit = officeLimit(features)
  return limit === null ? [...registrationOfficeCodes] : packages.slice(0, limit)
}

/**
 * Returns the chosen offices, cut to the plan's limit. Without a choice, returns the first offices in the usual order.
 */
export function fittingOffices(
  chosen: readonly RegistrationOfficeCode[],
  features: readonly Pick<Feature, 'key' | 'limit'>[],
): RegistrationOfficeCode[] {
  const limit = officeLimit(features) ?? registrationOfficeCodes.length
  const unique = [...new Set(chosen)]
  return (unique.length > 0 ? unique : [...registrationOfficeCodes]).slice(0, limit)
}

/**
 * Returns the subscription in the form of the specification's feature check. The usage of `offices` is the number of
 * chosen offices.
 */
export function featureHolder(subscription: StoredSubscription, now: Date): FeatureHolder {
  const offices = enabledOffices(subscription)
  return {
    product: {
      features: currentFeatures(subscription, now).map((feature) =>
        feature.key === 'offices' ? { ...feature, usages: offices.length } : feature,
      ),
    },
    packages: offices.map((code) => ({ features: [{ key: `office.${code}` as const, limit: null, usages: 0 }] })),
  }
}

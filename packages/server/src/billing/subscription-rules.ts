import {
  type Feature,
  type FeatureHolder,
  type RegistrationOfficeCode,
  registrationOfficeCodes,
  type SubscriptionState,
} from '@marklot/contracts'
import { officeLimit } from './products.ts'
import type { StoredSubscription } from './subscriptions.store.ts'

/** States after which nothing comes any more. */
const ended: ReadonlySet<SubscriptionState> = new Set(['Cancelled', 'Expired', 'NotFound', 'Inactive', 'Consumed'])

/** The state as of now: the end of the validity needs no job to be seen. */
export function stateAt({ state, validFrom, validUntil }: StoredSubscription, now: Date): SubscriptionState {
  if (state === 'Active' && validFrom > now) return 'Approved'
  if (validUntil !== null && validUntil <= now && (state === 'Active' || state === 'Cancelled' || state === 'Suspended'))
    return 'Expired'
  return state
}

/** Whether a plan is under contract: it counts, pays, or comes again. What was cancelled runs until its last day. */
export function isRunning(subscription: StoredSubscription, now: Date): boolean {
  const state = stateAt(subscription, now)
  if (state === 'Cancelled') return subscription.validUntil !== null && subscription.validUntil > now
  return !ended.has(state)
}

/** Whether it opens anything now. A cancelled one does until its last day; one that is suspended or not begun does not. */
export function opens(subscription: StoredSubscription, now: Date): boolean {
  if (subscription.validFrom > now) return false
  const state = stateAt(subscription, now)
  return state === 'Active' || (state === 'Cancelled' && subscription.validUntil !== null && subscription.validUntil > now)
}

/** The one that counts now: the running plan, the unused trial, the newest plan that is over, the trial that is used up. */
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

/** The offices that it opens: all where the product sets no limit, else the first chosen ones. */
export function enabledOffices({ features, packages }: StoredSubscription): RegistrationOfficeCode[] {
  const limit = officeLimit(features)
  return limit === null ? [...registrationOfficeCodes] : packages.slice(0, limit)
}

/** The chosen offices as far as a plan has room for them; without a choice the first of the usual order. */
export function fittingOffices(
  chosen: readonly RegistrationOfficeCode[],
  features: readonly Pick<Feature, 'key' | 'limit'>[],
): RegistrationOfficeCode[] {
  const limit = officeLimit(features) ?? registrationOfficeCodes.length
  const unique = [...new Set(chosen)]
  return (unique.length > 0 ? unique : [...registrationOfficeCodes]).slice(0, limit)
}

/** As the feature check of the specification reads it; `offices` is used as often as offices are chosen. */
export function featureHolder(subscription: StoredSubscription): FeatureHolder {
  const offices = enabledOffices(subscription)
  return {
    product: {
      features: subscription.features.map((feature) =>
        feature.key === 'offices' ? { ...feature, usages: offices.length } : feature,
      ),
    },
    packages: offices.map((code) => ({ features: [{ key: `office.${code}` as const, limit: null, usages: 0 }] })),
  }
}

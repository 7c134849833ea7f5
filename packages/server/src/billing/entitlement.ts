import {
  type ErrorCode,
  type Feature,
  type FeatureKey,
  isFeatureAvailable,
  isFeatureIncluded,
  type RegistrationOfficeCode,
} from '@marklot/contracts'
import type { Clock } from '../platform/clock.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { currentSubscription, enabledOffices, featureHolder, opens } from './subscription-rules.ts'
import { type StoredSubscription, subscriptionsOf, subscriptionsOfAll } from './subscriptions.store.ts'

/** The present rights of an account. */
export interface Entitlement {
  /** The current subscription. `refusal` shows which features it includes. */
  subscription: StoredSubscription
  isOpen: boolean
  isTrial: boolean
  /** The offices that a search covers if it specifies none. */
  offices: RegistrationOfficeCode[]
  /** Returns a feature of the plan with its present uses; undefined if the plan does not include it. */
  feature(key: FeatureKey): Feature | undefined
  /** Returns why a feature is refused now; null if it is available. */
  refusal(key: FeatureKey): PaywallCode | null
}
/** The paywall's codes (decisions, "Paywall status"). Their sentences are part of the phrases of errors. */
export type PaywallCode = Extract<
  ErrorCode,
  'trial.quotaUsedUp' | 'plan.featureNotIncluded' | 'plan.quotaUsedUp' | 'plan.notActive' | 'plan.officeNotIncluded'
>

/**
 * Returns the current entitlement of an account.
 * @throws Error if the account has no subscription at all, not even its initial trial
 */
export async function entitlementOf(database: Pool | PoolClient, accountId: string, clock: Clock): Promise<Entitlement> {
  return presentOne(accountId, await subscriptionsOf(database, accountId), clock.now())
}

/** Like `entitlementOf` for a page of accounts, in their order, with one query. */
export async function entitlementsOf(pool: Pool, accountIds: readonly string[], clock: Clock): Promise<Entitlement[]> {
  const now = clock.now()
  const all = await subscriptionsOfAll(pool, accountIds)
  return accountIds.map((id) => {
    const own = all.filter(({ accountId }) => accountId === id)
    return presentOne(id, own, now)
  })
}

function presentOne(accountId: string, subscriptions: readonly StoredSubscription[], now: Date): Entitlement {
  const subscription = currentSubscription(subscriptions, now)
  if (!subscription) throw new Error(`Account ${accountId} has no subscription`)
  return entitlement(subscription, now)
}

/** Returns the entitlement that one subscription gives at a given time. A pure function. */
export function entitlement(subscription: StoredSubscription, now: Date): Entitlement {
  const isOpen = opens(subscription, now)
  const isTrial = subscription.type === 'trial'
  const holder = featureHolder(subscription, now)
  return {
    subscription,
    isOpen,
    isTrial,
    offices: enabledOffices(subscription),
    feature: (key) => holder.product.features.find((feature) => feature.key === key),
    refusal: (key) => {
      if (!isOpen && !isTrial) return 'plan.notActive'
      if (isOpen && isFeatureAvailable(holder, key)) return null
      if (isFeatureIncluded(holder, key)) return isTrial ? 'trial.quotaUsedUp' : 'plan.quotaUsedUp'
      // When the trial is over, every feature leads to the offer to subscribe.
      return isTrial && !isOpen ? 'trial.quotaUsedUp' : 'plan.featureNotIncluded'
    },
  }
}

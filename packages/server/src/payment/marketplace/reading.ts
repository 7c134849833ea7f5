import { isLiveState, type ProviderDetails, stateOfStatus } from '../../billing/index.ts'
import type { ProviderReading } from '../provider.ts'
import type { Subscription } from './objects.ts'
import type { StoredPurchase } from './purchases.store.ts'

/** The product's own status between the request to activate and the first read that shows `Subscribed`. */
export const pendingActivation = 'PendingActivation'
const waitsForActivation = 'PendingFulfillmentStart'

/** Returns the status that is stored: the marketplace's, or ours while an activation runs. */
export const statusOf = (
  { saasSubscriptionStatus: status }: Pick<Subscription, 'saasSubscriptionStatus'>,
  purchase: Pick<StoredPurchase, 'activationRequestedAt'> | undefined,
): string => (status === waitsForActivation && purchase?.activationRequestedAt ? pendingActivation : status)

/**
 * Turns the marketplace's subscription into a reading.
 * @param askedAt the time at which the subscription was requested
 */
export function readingOf(
  subscription: Subscription,
  purchase: StoredPurchase,
  productKey: string | null,
  askedAt: Date,
): ProviderReading {
  const { id, term, lastModified } = subscription
  const status = statusOf(subscription, purchase)
  const termUnit = term?.termUnit ?? null
  return {
    providerId: id,
    // The landing page's token ties a purchase to an account; no field of the purchase does.
    accountId: null,
    status,
    isLive: isLiveState(stateOfStatus('marketplace', status)),
    updatedAt: lastModified ?? askedAt,
    productKey,
    // Microsoft bills the offer's prices.
    prices: null,
    alteration: null,
    billingPlan: termUnit !== null && /^P[1-5]Y$/.test(termUnit) ? 'annual' : 'monthly',
    startsAt: startOf(subscription, purchase, askedAt),
    paidUntil: paidUntil(subscription, purchase),
    // Access ends with the subscription.
    mayShorten: status === 'Unsubscribed',
    isAtOnce: true,
    isTest: purchase.isTest,
    // Microsoft collects the payments and pays them out according to its own report.
    payments: [],
    hasOwnPrice: false,
    failure: null,
    details: detailsOf(subscription, status),
  }
}

/**
 * Returns the start of the term. A renewal may be known before its term begins, without interrupting access. A first
 * term is billed from its activation.
 */
function startOf({ term, created }: Subscription, { activationRequestedAt }: StoredPurchase, askedAt: Date): Date {
  const start = term?.startDate
  return start && start <= askedAt ? start : (activationRequestedAt ?? created ?? askedAt)
}

/** Returns the end of the paid period. The term's dates are valid only once the subscription runs. */
function paidUntil({ saasSubscriptionStatus: status, term }: Subscription, { endedAt }: StoredPurchase): Date | null {
  const end = term?.endDate ?? null
  if (status === 'Unsubscribed') return end !== null && endedAt !== null && end < endedAt ? end : endedAt
  return status === 'Subscribed' || status === 'Suspended' ? end : null
}

/** Returns the parts of a subscription in the marketplace that the contract shows (spec 1, section 3). */
function detailsOf(subscription: Subscription, status: string): ProviderDetails {
  const { id, name, quantity, created, autoRenew, purchaser, beneficiary } = subscription
  return {
    subscriber: null,
    payPalSubscription: null,
    marketplaceSubscription: {
      id,
      name: name ?? null,
      marketplaceStatus: status,
      quantity: quantity ?? null,
      created: created?.toISOString() ?? null,
      autoRenew: autoRenew ?? null,
      term: termOf(subscription),
      purchaser: purchaser?.emailId ?? null,
      beneficiary: beneficiary?.emailId ?? null,
    },
  }
}

export function termOf({ term }: Pick<Subscription, 'term'>) {
  return term
    ? {
        chargeDuration: term.chargeDuration ?? null,
        termUnit: term.termUnit ?? null,
        startDate: term.startDate?.toISOString() ?? null,
        endDate: term.endDate?.toISOString() ?? null,
      }
    : null
}

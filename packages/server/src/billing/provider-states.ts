/**
 * The table of subscription states for all providers, with the consequences of each state for rights and contract. All
 * functions are pure.
 */
import type { SubscriptionState, SubscriptionType } from '@marklot/contracts'

/** The provider that bills a paid subscription. */
export type Provider = Extract<SubscriptionType, 'paypal' | 'marketplace'>

/** The number of days for which access continues without a payment: the dunning period of spec 2, 9.3. */
export const dunningDays = 14
const dunningPeriod = dunningDays * 86_400_000

const statesOf: Record<Provider, Readonly<Record<string, SubscriptionState>>> = {
  paypal: {
    APPROVAL_PENDING: 'ApprovalPending',
    APPROVED: 'Approved',
    ACTIVE: 'Active',
    SUSPENDED: 'Suspended',
    CANCELLED: 'Cancelled',
    EXPIRED: 'Expired',
  },
  marketplace: {
    NotStarted: 'Inactive',
    PendingFulfillmentStart: 'ApprovalPending',
    // Our own status between the request to activate and the first read that shows `Subscribed`.
    PendingActivation: 'Approved',
    Subscribed: 'Active',
    Suspended: 'Suspended',
    Unsubscribed: 'Cancelled',
  },
}

/** Returns the state of a provider's status. The marketplace's examples contain stray blanks. */
export function stateOfStatus(provider: Provider, status: string): SubscriptionState {
  const states = statesOf[provider]
  const word = status.trim()
  return Object.hasOwn(states, word) ? (states[word] ?? 'UnknownStatus') : 'UnknownStatus'
}

interface StateRule {
  /**
   * How long the state gives access. `dunning`: until the paid period and the dunning period are over. `paid`: until
   * the paid period is over. `none`: no access.
   */
  access: 'dunning' | 'paid' | 'none'
  /** Whether the contract is in force, so that the provider may charge and no second contract may begin. */
  isLive: boolean
}
/**
 * The rule for each state. A state that only means that the provider could not be reached leaves all paid rights in
 * place.
 */
const rules: Record<SubscriptionState, StateRule> = {
  Active: { access: 'dunning', isLive: true },
  NotChecked: { access: 'dunning', isLive: true },
  UnknownStatus: { access: 'dunning', isLive: true },
  Error: { access: 'dunning', isLive: true },
  Suspended: { access: 'none', isLive: true },
  Cancelled: { access: 'paid', isLive: false },
  Expired: { access: 'paid', isLive: false },
  NotFound: { access: 'paid', isLive: false },
  ApprovalPending: { access: 'none', isLive: false },
  Approved: { access: 'none', isLive: false },
  Consumed: { access: 'none', isLive: false },
  Inactive: { access: 'none', isLive: false },
}

export const isLiveState = (state: SubscriptionState): boolean => rules[state].isLive

/** Returns when access to a paid subscription ends; null means never, unless something changes. */
export function accessEnd({ state, validFrom, validUntil }: PaidPeriod): Date | null {
  const { access } = rules[state]
  if (access === 'none') return validFrom
  if (access === 'paid') return validUntil ?? validFrom
  return validUntil === null ? null : new Date(validUntil.getTime() + dunningPeriod)
}
export interface PaidPeriod {
  state: SubscriptionState
  validFrom: Date
  /** The end of the paid period; null if the provider states none. */
  validUntil: Date | null
}

/** Returns whether a paid subscription gives access at a given time. */
export function givesAccess(subscription: PaidPeriod, now: Date): boolean {
  const end = accessEnd(subscription)
  return subscription.validFrom <= now && (end === null || now < end)
}

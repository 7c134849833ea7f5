import type { BillingPlan } from '@marklot/contracts'
import type { Provider, ProviderDetails } from '../billing/index.ts'

/** A payment of a subscription, as its provider lists it. */
export interface ProviderPayment {
  /** The provider's id of the transaction. */
  id: string
  at: Date
  amount: number
  currency: string
  /** What it pays for; `until` is the first instant after it. */
  period: { from: Date; until: Date }
  state: 'completed' | 'refunded' | 'partiallyRefunded' | 'declined' | 'pending'
  /** The parts of it that were returned, as far as they are known, while not all of it was. */
  refunds: readonly ProviderRefund[]
}

/** A part of a payment that was returned. */
export interface ProviderRefund {
  /** The provider's id. */
  id: string
  at: Date | null
  amount: number
}

/** What a provider says about a subscription, before anything of it is believed. */
export interface ProviderReading {
  providerId: string
  /** The account that the subscription was created for, where the provider knows it. */
  accountId: string | null
  /** As the provider words it. */
  status: string
  /** Whether this status lets the provider charge. */
  isLive: boolean
  updatedAt: Date
  /** The plan that our map gives for the provider's; null for one that is not ours. */
  productKey: string | null
  /** The plan's prices in our map, and what it cost before it was lowered; null where the provider bills by its own. */
  prices: { price: number; introductoryPrice: number | null; formerPrices: readonly number[] } | null
  /** Whether the subscription has a price of its own in place of its plan's. */
  hasOwnPrice: boolean
  /** What was altered against the plan, in a word; null for nothing. */
  alteration: string | null
  billingPlan: BillingPlan
  startsAt: Date
  /** The end of the paid period; null when nothing was paid yet. */
  paidUntil: Date | null
  /** The paid period became shorter, because a payment was returned or the contract ended. */
  mayShorten: boolean
  /** Whether a smaller plan begins at once instead of after the paid period. */
  isAtOnce: boolean
  isTest: boolean
  payments: readonly ProviderPayment[]
  /** The last failed payment, while it counts. */
  failure: { at: Date; amount: number; currency: string; reason: string | null; retryAt: Date | null } | null
  details: ProviderDetails
}

/** The provider did not answer, or answered with its own failure. Asking again later may help. */
export class ProviderAway extends Error {
  constructor(
    readonly provider: Provider,
    /** HTTP status; null without an answer. */
    readonly status: number | null,
    options?: { cause?: unknown },
  ) {
    super(`${provider} is not available${status === null ? '' : ` (${status})`}`, options)
    this.name = 'ProviderAway'
  }
}

/** The provider refused a call. Repeating it does not help. */
export class ProviderRefusal extends Error {
  constructor(
    readonly provider: Provider,
    readonly status: number,
    /** The provider's word for why. */
    readonly issue: string | null,
  ) {
    super(`${provider} refused the call (${status}${issue === null ? '' : ` ${issue}`})`)
    this.name = 'ProviderRefusal'
  }
}

/** What payment needs of a provider. */
export interface PaymentProvider {
  provider: Provider
  /**
   * Reads a subscription with its payments. Null: the provider does not know it.
   * @throws ProviderAway, ProviderRefusal
   */
  read(providerId: string): Promise<ProviderReading | null>
  /**
   * Ends a subscription. One that has ended already stays as it is.
   * @throws ProviderAway, ProviderRefusal
   */
  cancel(providerId: string, reason: string): Promise<void>
  /**
   * Returns what is left of a payment, or a part of it. False where this has to be done by a person.
   * @param part `key` makes it safe to repeat
   * @throws ProviderAway, ProviderRefusal
   */
  refund(payment: Pick<ProviderPayment, 'id' | 'currency'>, part?: { amount: number; key: string }): Promise<boolean>
  /**
   * The provider's ids of running subscriptions, also of those that were never seen here; where it lists them.
   * @throws ProviderAway, ProviderRefusal
   */
  running?(): AsyncIterable<string>
}

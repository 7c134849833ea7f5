import type { BillingPlan } from '@marklot/contracts'
import type { Provider, ProviderDetails } from '../billing/index.ts'

/** A payment of a subscription, as its provider lists it. */
export interface ProviderPayment {
  /** The provider's id of the transaction. */
  id: string
  at: Date
  amount: number
  currency: string
  /** The period that it pays for; `until` is the first instant after it. */
  period: { from: Date; until: Date }
  state: 'completed' | 'refunded' | 'partiallyRefunded' | 'declined' | 'pending'
  /** The refunded parts of it, as far as known. The list is empty once the whole payment was refunded. */
  refunds: readonly ProviderRefund[]
}

/** A refunded part of a payment. */
export interface ProviderRefund {
  /** The provider's id. */
  id: string
  at: Date | null
  amount: number
}

/** A provider's description of a subscription, before it is checked against the order. */
export interface ProviderReading {
  providerId: string
  /** The account for which the subscription was created, if the provider knows it. */
  accountId: string | null
  /** The status in the provider's words. */
  status: string
  /** Whether this status lets the provider charge. */
  isLive: boolean
  updatedAt: Date
  /** Our product for the provider's plan; null if the plan is not ours. */
  productKey: string | null
  /**
   * The plan's prices in our database, and its price before it was lowered; null if the provider bills by its own
   * prices.
   */
  prices: { price: number; introductoryPrice: number | null; formerPrices: readonly number[] } | null
  /** Whether the subscription has its own price instead of its plan's. */
  hasOwnPrice: boolean
  /** A keyword for the difference from the plan; null if there is none. */
  alteration: string | null
  billingPlan: BillingPlan
  startsAt: Date
  /** The end of the paid period; null if nothing has been paid yet. */
  paidUntil: Date | null
  /** Whether the paid period may become shorter, because a payment was refunded or the contract ended. */
  mayShorten: boolean
  /** Whether a smaller plan begins immediately instead of after the paid period. */
  isAtOnce: boolean
  isTest: boolean
  payments: readonly ProviderPayment[]
  /** The last failed payment, as long as it matters. */
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
    /** The provider's code for the reason. */
    readonly issue: string | null,
  ) {
    super(`${provider} refused the call (${status}${issue === null ? '' : ` ${issue}`})`)
    this.name = 'ProviderRefusal'
  }
}

/** The interface of a payment provider. */
export interface PaymentProvider {
  provider: Provider
  /**
   * Reads a subscription with its payments. Returns null if the provider does not know it.
   * @throws ProviderAway, ProviderRefusal
   */
  read(providerId: string): Promise<ProviderReading | null>
  /** Returns a function that reads many subscriptions like `read`, but each of our plans only once. */
  reader(): PaymentProvider['read']
  /**
   * Ends a subscription. One that has already ended stays as it is.
   * @throws ProviderAway, ProviderRefusal
   */
  cancel(providerId: string, reason: string): Promise<void>
  /**
   * Refunds what is left of a payment, or a part of it. Returns false if a person has to do this.
   * @param part `key` makes it safe to repeat
   * @throws ProviderAway, ProviderRefusal
   */
  refund(payment: Pick<ProviderPayment, 'id' | 'currency'>, part?: { amount: number; key: string }): Promise<boolean>
  /**
   * Yields the provider's ids of active subscriptions, including those that the product does not know. Absent if the
   * provider cannot list them.
   * @throws ProviderAway, ProviderRefusal
   */
  running?(): AsyncIterable<string>
}

import * as z from 'zod/mini'
import { Instant, ListQuery } from './accounts.ts'
import { Subscription, SubscriptionState } from './billing.ts'
import { endpoints } from './endpoints.ts'
import { NewsConsentState } from './news.ts'
import { ConsentKind, GivenConsent, PaymentChannel } from './payment.ts'

export const PaymentEventState = z.enum(['waiting', 'done', 'failed', 'ignored'])
export type PaymentEventState = z.infer<typeof PaymentEventState>

/** One row of the inbox: an event at a provider or on the page, and how it was processed. */
export const PaymentEvent = z.object({
  id: z.int(),
  provider: PaymentChannel,
  /** Unique for each provider. */
  eventId: z.string(),
  /** In the provider's words; `page.approved` for events of our own page. */
  type: z.string(),
  /** The provider's id of the subscription. */
  objectId: z.string(),
  /** The provider's time. */
  happenedUtc: z.nullable(Instant),
  receivedUtc: Instant,
  processedUtc: z.nullable(Instant),
  state: PaymentEventState,
  attempts: z.int(),
  failure: z.nullable(z.string()),
  accountId: z.nullable(z.uuid()),
})
export type PaymentEvent = z.infer<typeof PaymentEvent>

export const LedgerKind = z.enum([
  'payment',
  'refund',
  'paymentFailed',
  'activated',
  'planChanged',
  'suspended',
  'cancelled',
  'expired',
])
export type LedgerKind = z.infer<typeof LedgerKind>

/** One line of the ledger, which is append-only. */
export const LedgerEntry = z.object({
  id: z.int(),
  provider: PaymentChannel,
  kind: LedgerKind,
  /** Names what happened at the provider, e.g. a transaction. */
  reference: z.string(),
  /** The provider's time. */
  happenedUtc: Instant,
  recordedUtc: Instant,
  accountId: z.uuid(),
  subscriptionId: z.uuid(),
  productKey: z.string(),
  /** Gross; negative for money returned. Null: no money moved. */
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

/** Gross revenue of one product in one month of the operator's calendar. */
export const RevenueRow = z.object({
  /** YYYY-MM */
  month: z.string(),
  productKey: z.string(),
  provider: PaymentChannel,
  currency: z.string(),
  payments: z.int(),
  received: z.number(),
  returned: z.number(),
})
export type RevenueRow = z.infer<typeof RevenueRow>

export const DifferenceKind = z.enum([
  /** State, plan or paid period differed from the provider's, and was corrected. */
  'stateCorrected',
  /** A payment was missing here, and was added. */
  'paymentAdded',
  /** The provider has a subscription of ours that is linked to no account. */
  'unlinked',
  /** A second subscription of an account was ended, and its payments must be refunded. */
  'refundDue',
  /** A payment was partly refunded, and the provider does not state the amount. */
  'refundUnknown',
  /** The provider does not know the subscription. */
  'notFound',
  /** Plan, quantity or account differ from the order. */
  'altered',
])

/** `open`: an administrator has to look at it. */
export const DifferenceState = z.enum(['open', 'settled'])
export type DifferenceState = z.infer<typeof DifferenceState>

/** A difference between a provider's data and ours. */
export const PaymentDifference = z.object({
  id: z.int(),
  foundUtc: Instant,
  provider: PaymentChannel,
  kind: DifferenceKind,
  providerId: z.string(),
  accountId: z.nullable(z.uuid()),
  details: z.record(z.string(), z.unknown()),
  /** Null until an administrator has settled it. */
  settledUtc: z.nullable(Instant),
})
export type PaymentDifference = z.infer<typeof PaymentDifference>

export const StoredConsent = z.object({
  ...GivenConsent.shape,
  orderId: z.uuid(),
  orderNumber: z.string(),
  accountId: z.uuid(),
  /**
   * The state of the customer's consent to news. It counts only once it is confirmed (double opt-in). Null: none was
   * given.
   */
  news: z.nullable(z.object({ state: NewsConsentState, confirmedUtc: z.nullable(Instant), withdrawnUtc: z.nullable(Instant) })),
})
export type StoredConsent = z.infer<typeof StoredConsent>

/** Why a contract is terminated without notice. */
export const TerminationGround = z.enum([
  /** A payment is more than thirty days late. Refused before that. */
  'paymentDefault',
  /** Another important cause. */
  'otherCause',
])
export type TerminationGround = z.infer<typeof TerminationGround>

/** A paid subscription as the operator sees it. */
export const PaidSubscription = z.object({
  accountName: z.string(),
  subscription: Subscription,
  /** When the missing payment was due; null if none is missing. */
  overdueSinceUtc: z.nullable(Instant),
  /** From when the operator may terminate because of a missing payment; null if none is missing. */
  terminableFromUtc: z.nullable(Instant),
  /** Whether the operator may terminate now. */
  isTerminable: z.boolean(),
  /** When it was terminated without notice. */
  terminatedUtc: z.nullable(Instant),
})
export type PaidSubscription = z.infer<typeof PaidSubscription>

/** A refund of a payment, at most what is left of it. */
export const RefundInput = z.object({
  /** Chosen by the page. Sending it twice refunds only once. */
  id: z.uuid(),
  /** The payment's reference in the ledger. */
  payment: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Euro, gross, whole cents. */
  amount: z.number().check(z.positive(), z.maximum(100_000), z.multipleOf(0.01)),
  /** Recorded in the log. */
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
})
export type RefundInput = z.infer<typeof RefundInput>

/** The account that a row is about. Null: none, or the account was erased. */
const named = { accountName: z.nullable(z.string()) }
export const ListedEvent = z.object({ ...PaymentEvent.shape, ...named })
export type ListedEvent = z.infer<typeof ListedEvent>
export const ListedLedgerEntry = z.object({ ...LedgerEntry.shape, ...named })
export type ListedLedgerEntry = z.infer<typeof ListedLedgerEntry>
export const ListedConsent = z.object({ ...StoredConsent.shape, ...named })
export type ListedConsent = z.infer<typeof ListedConsent>
export const ListedDifference = z.object({ ...PaymentDifference.shape, ...named })
export type ListedDifference = z.infer<typeof ListedDifference>

/** Returns how many rows match the search words in each state, regardless of the state filter. */
const countsOf = <S extends z.ZodMiniType<string>>(state: S) => z.array(z.object({ state, count: z.int() }))
const provider = z.optional(PaymentChannel)

const eventId = z.object({ id: z.coerce.number().check(z.int(), z.minimum(1)) })

/** Payment for the operator: subscriptions, inbox, ledger, consents, revenue and differences. */
export const paymentAdministrationEndpoints = endpoints({
  paidSubscriptions: {
    method: 'GET',
    path: '/PaidSubscriptions',
    summary: "Paid subscriptions, newest first. The search words are a person's name or address, or an id.",
    access: 'permission:Accounts.Read',
    query: z.object({ ...ListQuery.shape, provider, state: z.optional(SubscriptionState) }),
    reply: z.object({ total: z.int(), counts: countsOf(SubscriptionState), subscriptions: z.array(PaidSubscription) }),
  },
  terminate: {
    method: 'POST',
    path: '/PaidSubscriptions/{id}/termination',
    summary: 'Terminates a subscription at its provider without notice. Access ends at once.',
    access: 'permission:Accounts.Update',
    params: z.object({ id: z.uuid().check(z.toLowerCase()) }),
    body: z.object({
      ground: z._default(TerminationGround, 'otherCause'),
      /** Sent to the provider and recorded. */
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(128)),
    }),
    reply: Subscription,
  },
  refund: {
    method: 'POST',
    path: '/PaidSubscriptions/{id}/refunds',
    summary: 'Returns a payment of a subscription, or a part of it, by its provider.',
    access: 'permission:Accounts.Update',
    params: z.object({ id: z.uuid().check(z.toLowerCase()) }),
    body: RefundInput,
    reply: z.array(LedgerEntry),
    status: 201,
  },
  events: {
    method: 'GET',
    path: '/PaymentEvents',
    summary: 'The inbox of all providers, newest first.',
    access: 'permission:Accounts.Read',
    query: z.object({ ...ListQuery.shape, provider, state: z.optional(PaymentEventState) }),
    reply: z.object({ total: z.int(), counts: countsOf(PaymentEventState), events: z.array(ListedEvent) }),
  },
  repeatEvent: {
    method: 'POST',
    path: '/PaymentEvents/{id}/repetition',
    summary: 'Processes an event again.',
    access: 'permission:Accounts.Update',
    params: eventId,
    reply: z.null(),
    status: 204,
  },
  ledger: {
    method: 'GET',
    path: '/PaymentLedger',
    summary: 'The ledger, newest first.',
    access: 'permission:Accounts.Read',
    query: z.object({ ...ListQuery.shape, provider, kind: z.optional(LedgerKind) }),
    reply: z.object({ total: z.int(), entries: z.array(ListedLedgerEntry) }),
  },
  consents: {
    method: 'GET',
    path: '/PaymentConsents',
    summary: 'All consents given with orders, newest first.',
    access: 'permission:Accounts.Read',
    query: z.object({ ...ListQuery.shape, kind: z.optional(ConsentKind) }),
    reply: z.object({ total: z.int(), consents: z.array(ListedConsent) }),
  },
  revenue: {
    method: 'GET',
    path: '/PaymentRevenue',
    summary: 'Payments by month and product, newest month first. Test purchases are left out.',
    access: 'permission:Accounts.Read',
    reply: z.array(RevenueRow),
  },
  differences: {
    method: 'GET',
    path: '/PaymentDifferences',
    summary: 'Differences that the reconciliation found, open ones first.',
    access: 'permission:Accounts.Read',
    query: z.object({ ...ListQuery.shape, state: z.optional(DifferenceState) }),
    reply: z.object({ total: z.int(), counts: countsOf(DifferenceState), differences: z.array(ListedDifference) }),
  },
  settleDifference: {
    method: 'POST',
    path: '/PaymentDifferences/{id}/settlement',
    summary: 'Marks a difference as settled by a person.',
    access: 'permission:Accounts.Update',
    params: eventId,
    reply: PaymentDifference,
  },
  reconcile: {
    method: 'POST',
    path: '/PaymentDifferences/reconciliation',
    summary: 'Compares every running subscription with its provider now.',
    access: 'permission:Accounts.Update',
    reply: z.object({ compared: z.int(), differences: z.int(), unreachable: z.int() }),
  },
})

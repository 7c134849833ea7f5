/** The state of the simulated provider: plain data, so that a file can hold it. Times are milliseconds since 1970. */

export interface Frequency {
  interval_unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  interval_count: number
}

export interface Product {
  id: string
  name: string
  type: string
  description?: string
  category?: string
  image_url?: string
  home_url?: string
  created: number
  updated: number
}

export interface BillingCycle {
  tenure: 'TRIAL' | 'REGULAR'
  sequence: number
  /** 0: unlimited. */
  total: number
  frequency: Frequency
  /** In cents; null if the trial is free. */
  price: number | null
  version: number
  priced: number
}

export interface Preferences {
  auto_bill_outstanding: boolean
  setup_fee_failure_action: string
  /** 0: never suspended for failed payments. */
  payment_failure_threshold: number
}

export interface Taxes {
  percentage: string
  inclusive: boolean
}

/** The billing terms of a subscription: those of its plan, or those that replace them. */
export interface Terms {
  cycles: BillingCycle[]
  preferences: Preferences
  taxes: Taxes | null
}

export interface Plan extends Terms {
  id: string
  productId: string
  name: string
  description?: string
  status: 'CREATED' | 'ACTIVE' | 'INACTIVE'
  quantitySupported: boolean
  currency: string
  created: number
  updated: number
}

export type Status = 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED'

export interface Failure {
  amount: number
  time: number
  reason: string
  retry: number | null
}

export interface Subscription {
  id: string
  status: Status
  note: string | null
  statusChanged: number
  planId: string
  terms: Terms
  isOverridden: boolean
  currency: string
  quantity: string | null
  customId: string | null
  subscriber: Record<string, unknown>
  context: Record<string, unknown>
  start: number
  created: number
  updated: number
  approvalToken: string
  isApproved: boolean
  /** Completed cycles by sequence. */
  completed: Record<string, number>
  /** Periods are counted from here. The anchor moves when the schedule starts again. */
  anchor: number
  period: number
  /** The frequency of the last billed period. */
  frequency: Frequency | null
  /** Null until the first payment and after the end. */
  nextBilling: number | null
  outstanding: number
  failures: number
  /** A failed payment that is being retried. `gross` is the price of its period. */
  running: { gross: number; sequence: number; retries: number } | null
  lastPayment: { amount: number; time: number } | null
  lastFailure: Failure | null
  isOverThreshold: boolean
  /** How many of the next payments fail, and why. */
  failing: { times: number; reason: string } | null
  revision: Revision | null
  /** Outdated figures that reads and events show until this time. */
  stale: { until: number; billing: Record<string, unknown> | undefined } | null
  transactions: Transaction[]
  /** Status and plan since each change, oldest first. No call shows them; they are for checking the books. */
  history: { at: number; status: Status; planId: string; isOverridden: boolean }[]
}

export interface Revision {
  token: string
  planId: string
  terms: Terms
  isOverridden: boolean
  quantity: string | null
  context: Record<string, unknown>
}

export interface Transaction {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
  amount: number
  /** The refunded amount, and the time of the last refund. */
  refunded: number
  returned: number | null
  time: number
  /** The end of the period that the payment is for. The calls do not show it. */
  until: number | null
}

export interface Refund {
  id: string
  /** The refunded transaction. */
  payment: string
  amount: number
  time: number
}

export interface Webhook {
  id: string
  url: string
  eventTypes: string[]
}

export interface StoredEvent {
  id: string
  created: number
  type: string
  /** The event as sent over the wire. */
  body: string
}

export interface Token {
  expires: number
  /** True for a token of the page script, which can only create, revise, read and activate. */
  isBrowser: boolean
}

export interface Settings {
  /** How long an approval "with delay" stays pending. */
  activationMinutes: number
  /** How long reads and events show old figures after a payment; 0: never. */
  staleMinutes: number
  /** The name of the event for a reactivation. The provider's documents disagree about it. */
  reactivatedEvent: string
  /** How the page script reacts to a request for a button. */
  script: 'renders' | 'failsToRender' | 'notEligible'
}

export interface State {
  products: Map<string, Product>
  plans: Map<string, Plan>
  subscriptions: Map<string, Subscription>
  /** Approval tokens with their subscriptions. */
  approvals: Map<string, string>
  /** Transactions with their subscriptions. */
  payments: Map<string, string>
  refunds: Map<string, Refund>
  webhooks: Map<string, Webhook>
  events: Map<string, StoredEvent>
  tokens: Map<string, Token>
  /** First answers by call and request id. */
  requests: Map<string, { expires: number; resource: string }>
  settings: Settings
}

export const usualSettings: Settings = {
  activationMinutes: 35,
  staleMinutes: 0,
  reactivatedEvent: 'BILLING.SUBSCRIPTION.RE-ACTIVATED',
  script: 'renders',
}

export const emptyState = (): State => ({
  products: new Map(),
  plans: new Map(),
  subscriptions: new Map(),
  approvals: new Map(),
  payments: new Map(),
  refunds: new Map(),
  webhooks: new Map(),
  events: new Map(),
  tokens: new Map(),
  requests: new Map(),
  settings: { ...usualSettings },
})

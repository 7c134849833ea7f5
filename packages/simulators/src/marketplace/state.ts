/**
 * The state of the simulated marketplace: plain data, so that a file can hold it. Times are milliseconds since 1970.
 */

export const termUnits = ['P1M', 'P1Y', 'P2Y', 'P3Y', 'P4Y', 'P5Y'] as const
export type TermUnit = (typeof termUnits)[number]

export interface MarketPlan {
  planId: string
  displayName: string
  description: string
  isPrivate: boolean
  /** No longer sold; existing subscriptions continue. */
  isStopSell: boolean
  /** Sold by seat: purchases have a quantity between the two limits. */
  isPricePerSeat: boolean
  minQuantity: number
  maxQuantity: number
  currency: string
  prices: Partial<Record<TermUnit, number>>
}

export type MarketStatus = 'NotStarted' | 'PendingFulfillmentStart' | 'Subscribed' | 'Suspended' | 'Unsubscribed'

export interface Person {
  emailId: string
  objectId: string
  tenantId: string
  puid: string
}

export interface MarketSubscription {
  id: string
  name: string
  planId: string
  quantity: number | null
  status: MarketStatus
  purchaser: Person
  beneficiary: Person
  termUnit: TermUnit
  start: number | null
  end: number | null
  autoRenew: boolean
  isTest: boolean
  allowed: ('Read' | 'Update' | 'Delete')[]
  created: number
  modified: number
  /** The activation was requested but cannot be read yet. */
  isActivating: boolean
  suspended: number | null
  /** The only open operation. */
  operation: string | null
  /**
   * Status, plan and end of the term since each change, oldest first. No call shows them; they are for checking the
   * books.
   */
  history: { at: number; status: MarketStatus; planId: string; end: number | null }[]
}

export type Action =
  | 'Subscribe'
  | 'Unsubscribe'
  | 'ChangePlan'
  | 'ChangeQuantity'
  | 'Suspend'
  | 'Reinstate'
  | 'Renew'
  | 'Transfer'

export interface Operation {
  id: string
  activityId: string
  subscriptionId: string
  planId: string
  quantity: number | null
  action: Action
  created: number
  status: 'InProgress' | 'Succeeded' | 'Failed'
  source: 'Azure' | 'Partner'
  /** Whether the change was accepted; null until that is decided. */
  decision: 'accepted' | 'refused' | null
  /** False for actions that the published description does not contain: their operation cannot be read. */
  isReadable: boolean
}

export interface MarketSettings {
  /** How long an activation cannot be read yet. */
  activationSeconds: number
  /** Activations are accepted but never happen. */
  activationNeverEnds: boolean
  /** The shortest time that an operation stays in progress. */
  operationSeconds: number
  /** The form of the tokens that webhooks carry. */
  tokenVersion: 1 | 2
  /** A reinstatement waits for an answer, as older documents describe. */
  reinstateNeedsAnswer: boolean
  /** Reported differences between the service and its documents. */
  unknownIdsGive400: boolean
  statusWithBlanks: boolean
  quantityAsText: boolean
  datesWithoutTime: boolean
  emptyOperationsForUnknown: boolean
  partnerAcknowledgementGives500: boolean
  activationAcceptsAnyPlan: boolean
  quantityVanishes: boolean
}

export const usualSettings: MarketSettings = {
  activationSeconds: 0,
  activationNeverEnds: false,
  operationSeconds: 5,
  tokenVersion: 2,
  reinstateNeedsAnswer: true,
  unknownIdsGive400: false,
  statusWithBlanks: false,
  quantityAsText: false,
  datesWithoutTime: false,
  emptyOperationsForUnknown: false,
  partnerAcknowledgementGives500: false,
  activationAcceptsAnyPlan: false,
  quantityVanishes: false,
}

export interface MarketState {
  subscriptions: Map<string, MarketSubscription>
  operations: Map<string, Operation>
  /** Tokens of the landing page. */
  landings: Map<string, { subscriptionId: string; expires: number }>
  accessTokens: Map<string, { clientId: string; expires: number }>
  /** The bodies of events by operation, for sending them again. */
  events: Map<string, { action: string; body: string }>
  settings: MarketSettings
}

export const emptyState = (): MarketState => ({
  subscriptions: new Map(),
  operations: new Map(),
  landings: new Map(),
  accessTokens: new Map(),
  events: new Map(),
  settings: { ...usualSettings },
})

const plan = (planId: string, displayName: string, price: number): MarketPlan => ({
  planId,
  displayName,
  description: `${displayName} for one account`,
  isPrivate: false,
  isStopSell: false,
  isPricePerSeat: false,
  minQuantity: 1,
  maxQuantity: 1,
  currency: 'EUR',
  prices: { P1M: price, P1Y: price * 12 },
})

/** The default plans. The last two show plans by seat and plans that are no longer sold. */
export const usualPlans: readonly MarketPlan[] = [
  plan('starter', 'Starter', 29),
  plan('professional', 'Professional', 79),
  plan('enterprise', 'Enterprise', 199),
  { ...plan('enterprise-seats', 'Enterprise by seats', 99), isPricePerSeat: true, maxQuantity: 100 },
  { ...plan('retired', 'Retired plan', 19), isStopSell: true },
]

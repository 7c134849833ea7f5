import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { CalendarDate } from './brand.ts'
import { Feature, FeatureLimit } from './features.ts'
import { RegistrationOfficeCode } from './office.ts'
import { brokenRule, parseDecimal } from './rules.ts'

/** The states of a subscription (spec 1, section 4, "Subscription state"). */
export const subscriptionStates = [
  'Active',
  'NotChecked',
  'UnknownStatus',
  'NotFound',
  'Error',
  'Suspended',
  'Cancelled',
  'Expired',
  'ApprovalPending',
  'Approved',
  'Consumed',
  'Inactive',
] as const
export const SubscriptionState = z.enum(subscriptionStates)
export type SubscriptionState = z.infer<typeof SubscriptionState>

/**
 * Returns the colour of a state. Active is green. NotChecked, UnknownStatus and unlisted values are grey. All others
 * are red.
 */
export function subscriptionStateColour(state: string): 'green' | 'grey' | 'red' {
  if (state === 'Active') return 'green'
  if (state === 'NotChecked' || state === 'UnknownStatus') return 'grey'
  return (subscriptionStates as readonly string[]).includes(state) ? 'red' : 'grey'
}

/** `granted`: given by an administrator without payment. */
export const SubscriptionType = z.enum(['trial', 'granted', 'paypal', 'marketplace'])
export type SubscriptionType = z.infer<typeof SubscriptionType>
export const BillingPlan = z.enum(['monthly', 'annual'])
export type BillingPlan = z.infer<typeof BillingPlan>

/** A gross amount in euros, including VAT (spec 2, 9.1). */
export const Price = z.object({
  amount: z.number(),
  currency: z.literal('EUR'),
  /** In percent; included in the amount. */
  vatRate: z.number(),
})
export type Price = z.infer<typeof Price>

export const Product = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** The billing plan that the web shop sells. */
  billingPlan: BillingPlan,
  price: Price,
  /** The price of the first months. Null: the regular price applies from the first month. */
  introductoryPrice: z.nullable(z.object({ ...Price.shape, months: z.int() })),
  /** False: shown only on the promo page and to administrators. */
  isOffered: z.boolean(),
  isPromotional: z.boolean(),
  /** Subscribers may upgrade to products of a higher rank. */
  rank: z.int(),
  /** The number of offices that the customer may choose; null: all. */
  offices: z.nullable(z.int()),
  features: z.array(FeatureLimit),
})
export type Product = z.infer<typeof Product>

/** An office that a subscription may hold. */
export const Package = z.object({
  key: RegistrationOfficeCode,
  name: z.string(),
  description: z.string(),
  features: z.array(FeatureLimit),
})
export type Package = z.infer<typeof Package>

/** An amount as typed: a number, or a text with a decimal point or comma and at most two decimal places. */
const amount = z.pipe(
  z
    .union([z.number(), z.string().check(z.maxLength(20))])
    .check(z.refine((value) => parseDecimal(value) !== null, brokenRule('decimal'))),
  z.transform((value) => parseDecimal(value) ?? Number.NaN),
)
const money = amount.check(
  z.refine(
    (value) =>
      !Number.isFinite(value) || (value >= 0 && value <= 100_000 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6),
  ),
)
const percent = amount.check(
  z.refine((value) => !Number.isFinite(value) || (value >= 0 && value <= 100), brokenRule('percentage')),
)

/** The fields that an administrator may change. Missing fields stay as they are; texts are in the caller's language. */
export const ProductChange = z.object({
  price: z.optional(money),
  vatRate: z.optional(percent),
  description: z.optional(z.string().check(z.trim(), z.minLength(1, brokenRule('required')), z.maxLength(1_000))),
  isOffered: z.optional(z.boolean()),
  /** Number of months at the introductory price; only for promotional products. */
  introductoryMonths: z.optional(z.int().check(z.minimum(1), z.maximum(24))),
  /** What a limit applies to follows from the key; a given `per` is ignored. */
  features: z.optional(
    z.array(FeatureLimit).check(
      z.maxLength(40),
      z.refine((list) => new Set(list.map(({ key }) => key)).size === list.length),
      // A plan without offices could not search anything.
      z.refine((list) => !list.some(({ key, limit }) => key === 'offices' && limit === 0)),
    ),
  ),
})
export type ProductChange = z.infer<typeof ProductChange>

const PayPalSubscription = z.object({
  id: z.string(),
  /** The status in the provider's words. */
  status: z.string(),
  startTime: z.nullable(Instant),
  nextBillingTime: z.nullable(Instant),
  outstandingBalance: z.nullable(z.number()),
  failedPaymentsCount: z.int(),
  lastFailedPayment: z.nullable(
    z.object({ time: Instant, amount: z.number(), reasonCode: z.nullable(z.string()), nextRetryTime: z.nullable(Instant) }),
  ),
  lastPayment: z.nullable(z.object({ time: Instant, amount: z.number() })),
})
const MarketplaceSubscription = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  /** The status in the marketplace's words. */
  marketplaceStatus: z.string(),
  /** Bought seats; null where the plan has none. Seats do not affect any rights. */
  quantity: z._default(z.nullable(z.int()), null),
  created: z.nullable(Instant),
  autoRenew: z.nullable(z.boolean()),
  term: z.nullable(
    z.object({
      chargeDuration: z.nullable(z.string()),
      /** P1M or P1Y to P5Y; other values are unknown. */
      termUnit: z.nullable(z.string()),
      startDate: z.nullable(Instant),
      endDate: z.nullable(Instant),
    }),
  ),
  purchaser: z.nullable(z.string()),
  beneficiary: z.nullable(z.string()),
})

/** Spec 1, section 3, "Subscription (of the default account)". */
export const Subscription = z.object({
  id: z.uuid(),
  accountId: z.uuid(),
  type: SubscriptionType,
  /** An unlisted value becomes `UnknownStatus` (spec 1, section 4), so that the rest of the reply stays valid. */
  state: z.catch(SubscriptionState, 'UnknownStatus'),
  /** Null: the trial. */
  billingPlan: z.nullable(BillingPlan),
  /** Days in the account's time zone. */
  startDate: CalendarDate,
  /** The last day. Null: the subscription runs until it is cancelled. */
  validUntilDate: z.nullable(CalendarDate),
  createdUtc: Instant,
  validFromUtc: Instant,
  /** The first instant at which the subscription is no longer valid. */
  validUntilUtc: z.nullable(Instant),
  /** When access ends as far as is known now, including the dunning period. Null: no end is known. */
  accessUntilUtc: z.nullable(Instant),
  /**
   * First and last day of the current billing period, in which uses of features are counted. Null: uses are counted
   * over the whole subscription, or it has ended.
   */
  usagePeriod: z.nullable(z.object({ firstDate: CalendarDate, lastDate: CalendarDate })),
  product: z.object({
    key: z.string(),
    name: z.string(),
    description: z.string(),
    billingPlan: z.nullable(BillingPlan),
    features: z.array(Feature),
  }),
  /** The chosen offices. */
  packages: z.array(z.object({ key: RegistrationOfficeCode, name: z.string(), features: z.array(Feature) })),
  /** The plan that replaces this one at the end of the paid period, after a downgrade. */
  upcomingProduct: z.nullable(z.object({ key: z.string(), name: z.string(), fromUtc: Instant })),
  subscriber: z.nullable(
    z.object({
      givenName: z.nullable(z.string()),
      surname: z.nullable(z.string()),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
    }),
  ),
  /** Null: not paid through this provider. */
  payPalSubscription: z.nullable(PayPalSubscription),
  marketplaceSubscription: z.nullable(MarketplaceSubscription),
})
export type Subscription = z.infer<typeof Subscription>

/** An instant of this century. The limit catches typing errors. */
const PlanInstant = Instant.check(z.regex(/^20\d\d-/))

/** A subscription that an administrator gives to an account without payment. */
export const SubscriptionGrant = z.object({
  product: z.string().check(z.minLength(1), z.maxLength(40)),
  billingPlan: z._default(BillingPlan, 'monthly'),
  /** Empty: as many offices as the product allows, in the default order. */
  packages: z._default(z.array(RegistrationOfficeCode).check(z.maxLength(7)), []),
  /** Missing: the subscription begins now. */
  validFromUtc: z.optional(PlanInstant),
  /** Missing: the subscription has no end. */
  validUntilUtc: z.optional(z.nullable(PlanInstant)),
})
export type SubscriptionGrant = z.infer<typeof SubscriptionGrant>

/**
 * The changes that an administrator may make to a granted subscription. Cancelled: it ends with the current period.
 * Expired: it ends immediately.
 */
export const SubscriptionStateChange = z.object({ state: z.enum(['Active', 'Suspended', 'Cancelled', 'Expired']) })
/**
 * Moves the subscription to another product at once. If the product allows fewer offices, the last ones in the default
 * order are dropped, unless `packages` names the offices to keep.
 */
export const SubscriptionProductChange = z.object({
  product: z.string().check(z.minLength(1), z.maxLength(40)),
  packages: z.optional(z.array(RegistrationOfficeCode).check(z.maxLength(7))),
})

/** The offices of the default account. */
export const OfficeChoice = z.object({
  /** How many offices may be chosen. Null: all are included. */
  limit: z.nullable(z.int()),
  /** The offices that a search covers when it names none. */
  enabled: z.array(RegistrationOfficeCode),
  isChoosable: z.boolean(),
  /**
   * Null: the choice may be changed now. It is free until the first search and then allowed once per billing period.
   */
  changeableFromUtc: z.nullable(Instant),
  /** An office whose marks conflict with those of the chosen offices but that is not among them. */
  recommendation: z.nullable(RegistrationOfficeCode),
})
export type OfficeChoice = z.infer<typeof OfficeChoice>

/** Returns EM if DE, AT, FR or ES are chosen without it: EU marks are valid there too (spec 1, section 5). */
export function recommendedOffice(chosen: readonly RegistrationOfficeCode[]): RegistrationOfficeCode | null {
  const isEuLevel = chosen.some((code) => code === 'de' || code === 'at' || code === 'fr' || code === 'es')
  return isEuLevel && !chosen.includes('em') ? 'em' : null
}

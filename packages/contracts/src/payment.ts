import * as z from 'zod/mini'
import { BillingAddressInput, Instant } from './accounts.ts'
import { BillingPlan, Price, Product, Subscription } from './billing.ts'
import { CalendarDate } from './brand.ts'
import { VatTreatment } from './invoices.ts'
import { RegistrationOfficeCode } from './office.ts'
import { brokenRule } from './rules.ts'

/** Where a contract is paid: through PayPal in the web shop, or in the Microsoft marketplace. */
export const PaymentChannel = z.enum(['paypal', 'marketplace'])
export type PaymentChannel = z.infer<typeof PaymentChannel>

/** The reason that PayPal receives when a customer cancels (spec 1, section 4, "Unsubscribe rules"). */
export const customerCancelReason = 'cancelled by the customer on the product site'
/** How many minutes a customer waits for activation before the page suggests contacting support (spec 2, 9.1). */
export const activationHintMinutes = 30
/** Milliseconds between two checks of a marketplace purchase that is being activated or cancelled (spec 2, 9.2). */
export const marketplacePollingInterval = 5_000

/**
 * What the operator sells. A service may start early at the consumer's request; the consumer then pays pro rata after a
 * withdrawal. For digital content, the right of withdrawal ends when access begins (§ 356 (4) and (5) BGB).
 */
export const ServiceKind = z.enum(['service', 'digitalContent'])
export type ServiceKind = z.infer<typeof ServiceKind>

/** Payment methods that the operator's merchant account offers. */
export const paymentMethods = ['paypal', 'card', 'sepa'] as const
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** What the page needs to load the provider's script. It contains no secret. */
export const PayPalConfiguration = z.object({
  clientId: z.string(),
  environment: z.enum(['sandbox', 'live']),
  /** Address of the script without its query. */
  scriptUrl: z.url(),
  /** 5: `paypal.Buttons`. 6: `paypal.createInstance`. */
  scriptGeneration: z.literal([5, 6]),
  currency: z.literal('EUR'),
  intent: z.literal('subscription'),
  vault: z.literal(true),
  paymentMethods: z.array(PaymentMethod),
  /**
   * Address of the page that runs the script in a frame. If a separate origin is configured, the page has that origin.
   */
  frameUrl: z.string(),
})
export type PayPalConfiguration = z.infer<typeof PayPalConfiguration>

export const ConsentKind = z.enum(['terms', 'earlyStart', 'marketing'])
export type ConsentKind = z.infer<typeof ConsentKind>

/** A declaration that the checkout asks the customer to make. */
export const ConsentText = z.object({
  kind: ConsentKind,
  isRequired: z.boolean(),
  /** The sentence beside the checkbox, in the reader's language. The server stores this sentence with the order. */
  text: z.string(),
})
export type ConsentText = z.infer<typeof ConsentText>

/** A downgrade takes effect at the end of the paid period, an upgrade when the payer approves it. */
export const OrderKind = z.enum(['purchase', 'upgrade', 'downgrade'])
export type OrderKind = z.infer<typeof OrderKind>

/** A payment that the order causes. The last one of a list recurs. */
export const PlannedPayment = z.object({ dueUtc: Instant, amount: z.number() })

/** Why a plan cannot be ordered now; null in `Checkout` if it can. */
export const OrderObstacle = z.enum([
  /** Another subscription is active. The customer must cancel it first or use another account. */
  'alreadyActive',
  /** A purchase was approved, but the provider has not activated it yet. */
  'awaitingActivation',
  /** The account already has this plan. */
  'samePlan',
  /** The account's plan is paid elsewhere and cannot be changed here. */
  'paidElsewhere',
  /** The promotion is only for accounts that never had a plan. */
  'promotionUsed',
  /** The plan is not for sale, or the provider has no plan for it. */
  'notForSale',
])
export type OrderObstacle = z.infer<typeof OrderObstacle>

/** Everything that the payment step shows before the order button (§ 312j BGB). */
export const Checkout = z.object({
  channel: PaymentChannel,
  kind: OrderKind,
  obstacle: z.nullable(OrderObstacle),
  /** The subscription that prevents the order, or that an upgrade or downgrade changes. */
  subscription: z.nullable(Subscription),
  product: Product,
  /** The total for one period including VAT; null for marketplace purchases, which Microsoft bills. */
  price: z.nullable(Price),
  /** Upcoming payments; empty for marketplace purchases. */
  payments: z.array(PlannedPayment),
  /** How the buyer is taxed. The price stays the same; `rate` is the percentage contained in it. */
  vat: z.object({ treatment: VatTreatment, rate: z.number() }),
  billingPlan: BillingPlan,
  /** When the rights of the new plan begin. */
  startsUtc: Instant,
  serviceKind: ServiceKind,
  isBusinessCustomer: z.boolean(),
  /** Version of the terms, identified by a day. `paths.terms` shows that version. */
  termsVersion: CalendarDate,
  /** The version of the texts in `consents`. An order with another version is refused (`consent.outdated`). */
  consentsVersion: z.string(),
  consents: z.array(ConsentText),
})
export type Checkout = z.infer<typeof Checkout>

export const CheckoutQuery = z.object({
  product: z.string().check(z.minLength(1), z.maxLength(40)),
  channel: z._default(PaymentChannel, 'paypal'),
  isBusinessCustomer: z._default(z.enum(['true', 'false']), 'false'),
  /** The country of the billing address. Empty means unknown, which counts as Germany. */
  country: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/)), ''),
  /** Whether the business gives a VAT identification number of its country. */
  hasVatId: z._default(z.enum(['true', 'false']), 'false'),
  /** Whether the order would change the account's marketplace subscription. */
  isChange: z._default(z.enum(['true', 'false']), 'false'),
  /** The number of seats after the change; missing: unchanged. */
  quantity: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
})

/** The customer's order. Price and texts are checked against the server's own. */
export const OrderInput = z
  .object({
    /** Chosen by the page. Sending an order twice stores it once. */
    id: z.uuid().check(z.toLowerCase()),
    channel: z._default(PaymentChannel, 'paypal'),
    product: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The chosen offices. Empty only for plans that include all. */
    packages: z._default(z.array(RegistrationOfficeCode).check(z.maxLength(7)), []),
    billingAddress: BillingAddressInput,
    /** The total that the page showed for a period; null for marketplace purchases. */
    priceAmount: z.nullable(z.number()),
    /** The price of the first months that the page showed; null without one. */
    introductoryAmount: z._default(z.nullable(z.number()), null),
    /** The order changes the account's marketplace subscription. */
    isChange: z._default(z.boolean(), false),
    /** The seats ordered by such a change; null: unchanged. */
    quantity: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))), null),
    consentsVersion: z.string().check(z.maxLength(100)),
    acceptsTerms: z.boolean().check(z.refine((value) => value, brokenRule('confirm'))),
    /** Required of consumers. */
    demandsEarlyStart: z._default(z.boolean(), false),
    agreesToMarketing: z._default(z.boolean(), false),
  })
  .check(
    z.refine((order) => order.billingAddress.isBusinessCustomer || order.demandsEarlyStart, {
      error: brokenRule('confirm'),
      path: ['demandsEarlyStart'],
    }),
  )
export type OrderInput = z.input<typeof OrderInput>

/** A consent as stored: its exact sentence, its version and the time. */
export const GivenConsent = z.object({
  kind: ConsentKind,
  isGiven: z.boolean(),
  version: z.string(),
  text: z.string(),
  atUtc: Instant,
})
export type GivenConsent = z.infer<typeof GivenConsent>

/** A stored order. It never changes; its result is a `PurchaseOutcome`. */
export const Order = z.object({
  id: z.uuid(),
  /** The number that people see, e.g. 2026-000042. */
  number: z.string(),
  channel: PaymentChannel,
  kind: OrderKind,
  product: z.object({ key: z.string(), name: z.string() }),
  packages: z.array(RegistrationOfficeCode),
  /** The seats ordered by a marketplace change; null if the order names none. */
  quantity: z._default(z.nullable(z.int()), null),
  price: z.nullable(Price),
  introductoryPrice: z.nullable(z.object({ ...Price.shape, months: z.int() })),
  isBusinessCustomer: z.boolean(),
  serviceKind: ServiceKind,
  termsVersion: CalendarDate,
  consents: z.array(GivenConsent),
  orderedUtc: Instant,
})
export type Order = z.infer<typeof Order>

/** The outcome of a purchase or an upgrade so far (spec 1, section 4, "Purchase"). */
export const PurchaseOutcome = z.discriminatedUnion('outcome', [
  /** Nobody has approved the payment yet. */
  z.object({ outcome: z.literal('open'), order: Order }),
  z.object({ outcome: z.literal('confirmed'), order: Order, subscription: Subscription }),
  z.object({
    outcome: z.literal('awaitingActivation'),
    order: Order,
    providerId: z.string(),
    /** In the provider's words. */
    providerStatus: z.string(),
    /** The time after which the customer should contact support. */
    supportFromUtc: Instant,
    /** The server's time of this answer. The wait is measured by it. */
    asOfUtc: Instant,
  }),
  /** The approval never came, or the payer withdrew it. Nothing was charged; a new order starts again. */
  z.object({ outcome: z.literal('cancelled'), order: Order }),
  z.object({ outcome: z.literal('failedAtProvider'), order: Order, reason: z.nullable(z.string()) }),
  /** Paid, but not stored here yet. A job will link it; the customer must not buy again. */
  z.object({ outcome: z.literal('failedAtActivation'), order: Order, providerId: z.string() }),
  z.object({ outcome: z.literal('productNotFound'), order: Order }),
  /** Another purchase came first. This one was ended at the provider, and its payment is refunded. */
  z.object({ outcome: z.literal('superseded'), order: Order, subscription: Subscription }),
])
export type PurchaseOutcome = z.infer<typeof PurchaseOutcome>

/** What the payer has to approve at PayPal. */
export const PayPalApproval = z.object({
  /** PayPal's id of the subscription, I-…. */
  providerId: z.string(),
  /**
   * PayPal's page for the approval. The script opens it by id alone; without the script, the page returns to the order
   * with `approval` in the query (`PaymentApproval`). Null: no approval is needed.
   */
  approvalUrl: z.nullable(z.url()),
})
export type PayPalApproval = z.infer<typeof PayPalApproval>

/** What the payer did on PayPal's page. PayPal returns to the order with it in the address. */
export const PaymentApproval = z.enum(['given', 'cancelled'])
export type PaymentApproval = z.infer<typeof PaymentApproval>

/** A marketplace purchase, found by the token of the landing page. */
export const MarketplacePurchase = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  offerId: z.string(),
  planId: z.string(),
  /** Null: this installation does not sell the plan. */
  product: z.nullable(Product),
  quantity: z.nullable(z.int()),
  marketplaceStatus: z.string(),
  term: z.nullable(
    z.object({
      chargeDuration: z.nullable(z.string()),
      termUnit: z.nullable(z.string()),
      startDate: z.nullable(Instant),
      endDate: z.nullable(Instant),
    }),
  ),
  autoRenew: z.nullable(z.boolean()),
  purchaser: z.nullable(z.string()),
  beneficiary: z.nullable(z.string()),
  isTest: z.boolean(),
  isFreeTrial: z.boolean(),
})
export type MarketplacePurchase = z.infer<typeof MarketplacePurchase>

/**
 * What the landing page shows for a token. The errors that can precede an order are values, because each has its own
 * screen.
 */
export const MarketplaceLanding = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('configurable'), purchase: MarketplacePurchase }),
  /** The purchase is already linked to the caller's account: "manage". */
  z.object({ outcome: z.literal('existing'), purchase: MarketplacePurchase, subscription: Subscription }),
  /** The marketplace does not know the token, or it is older than 24 hours. */
  z.object({ outcome: z.literal('tokenInvalid') }),
  z.object({ outcome: z.literal('planNotAvailable'), purchase: MarketplacePurchase }),
  z.object({ outcome: z.literal('notAccessible'), providerStatus: z.nullable(z.int()) }),
  z.object({ outcome: z.literal('alreadyActive'), purchase: MarketplacePurchase, subscription: Subscription }),
  /** Linked to another account, suspended or ended. */
  z.object({ outcome: z.literal('unexpectedState'), purchase: MarketplacePurchase }),
])
export type MarketplaceLanding = z.infer<typeof MarketplaceLanding>

/** The possible changes of a marketplace subscription. */
export const MarketplaceChoice = z.object({
  subscription: Subscription,
  /**
   * The plans that the marketplace offers for it and this installation sells, smallest first, including the present
   * one.
   */
  products: z.array(Product),
  /** Null: the plan has no quantity. */
  quantity: z.nullable(z.object({ current: z.int(), minimum: z.int(), maximum: z.int() })),
  /** False: the subscription cannot be changed in its present state, or only by somebody else, such as a reseller. */
  isChangeable: z.boolean(),
})
export type MarketplaceChoice = z.infer<typeof MarketplaceChoice>

/** The outcome of an activation or a change so far. */
export const MarketplaceOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('confirmed'), order: Order, subscription: Subscription }),
  z.object({
    outcome: z.literal('waiting'),
    order: Order,
    providerId: z.string(),
    /** `PendingActivation` until the marketplace reports `Subscribed`. */
    marketplaceStatus: z.string(),
    supportFromUtc: Instant,
    asOfUtc: Instant,
  }),
  z.object({ outcome: z.literal('unexpectedState'), order: Order, marketplaceStatus: z.string() }),
  z.object({
    outcome: z.literal('failed'),
    order: Order,
    mayRetry: z.boolean(),
    /** The marketplace's id of the request, for support. */
    requestId: z.nullable(z.string()),
  }),
  z.object({ outcome: z.literal('tokenInvalid') }),
  z.object({ outcome: z.literal('planNotAvailable') }),
  z.object({ outcome: z.literal('notAccessible'), providerStatus: z.nullable(z.int()) }),
  z.object({ outcome: z.literal('alreadyActive'), subscription: Subscription }),
])
export type MarketplaceOutcome = z.infer<typeof MarketplaceOutcome>

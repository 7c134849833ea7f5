/**
 * The fields that the product reads from the marketplace's objects. Other fields are ignored; unknown values are kept
 * as text.
 */
import * as z from 'zod/mini'

/** The published examples contain stray blanks. */
const text = z.string().check(z.trim())
/**
 * Returns the schema of a field that may be empty. The marketplace leaves out empty fields; other services write null.
 */
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))
/** A date, or a date with a time; null for anything else. */
const time = z.pipe(
  z.string(),
  z.transform((value) => {
    const at = new Date(value.trim())
    return Number.isNaN(at.getTime()) ? null : at
  }),
)
/** A number, or a number as text; null for anything else. */
const count = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => {
    const number = value === '' ? Number.NaN : Number(value)
    return Number.isInteger(number) ? number : null
  }),
)
const Person = z.object({ emailId: optional(text) })

export const Subscription = z.object({
  id: text.check(z.minLength(1), z.maxLength(100)),
  name: optional(text),
  offerId: optional(text),
  planId: text,
  quantity: optional(count),
  beneficiary: optional(Person),
  purchaser: optional(Person),
  term: optional(
    z.object({
      startDate: optional(time),
      endDate: optional(time),
      termUnit: optional(text),
      chargeDuration: optional(text),
    }),
  ),
  autoRenew: optional(z.boolean()),
  isTest: optional(z.boolean()),
  isFreeTrial: optional(z.boolean()),
  /** The operations allowed to the customer: Read, Update, Delete. */
  allowedCustomerOperations: optional(z.array(text)),
  created: optional(time),
  lastModified: optional(time),
  saasSubscriptionStatus: text,
})
export type Subscription = z.infer<typeof Subscription>

/** The purchase that a token of the landing page identifies. */
export const Resolved = z.object({
  id: text.check(z.minLength(1), z.maxLength(100)),
  subscriptionName: optional(text),
  offerId: optional(text),
  planId: text,
  quantity: optional(count),
  subscription: optional(Subscription),
})
export type Resolved = z.infer<typeof Resolved>

/** A page of the list of subscriptions. An empty list may be an empty body. */
export const SubscriptionPage = z.nullable(
  z.object({ subscriptions: z._default(z.array(z.unknown()), []), '@nextLink': optional(z.string()) }),
)

export const Plans = z.nullable(
  z.object({
    plans: z._default(
      z.array(
        z.object({
          planId: text,
          isStopSell: optional(z.boolean()),
          isPricePerSeat: optional(z.boolean()),
          minQuantity: optional(count),
          maxQuantity: optional(count),
        }),
      ),
      [],
    ),
  }),
)

export type OfferedPlan = NonNullable<z.infer<typeof Plans>>['plans'][number]

export const Operation = z.object({
  id: text,
  subscriptionId: optional(text),
  planId: optional(text),
  quantity: optional(count),
  action: text,
  status: text,
})
export type Operation = z.infer<typeof Operation>

/** A message of the webhook. Smaller messages lack most fields. */
export const Message = z.object({
  id: text.check(z.minLength(1), z.maxLength(100)),
  subscriptionId: text.check(z.minLength(1), z.maxLength(100)),
  action: text.check(z.minLength(1), z.maxLength(50)),
  status: optional(text.check(z.maxLength(50))),
  timeStamp: optional(time),
})
export type Message = z.infer<typeof Message>

/**
 * The fields that the product reads from PayPal's objects. Other fields are ignored; unknown values are kept as text.
 */
import * as z from 'zod/mini'

const text = z.string().check(z.trim())
/** PayPal writes amounts as text. */
const decimal = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => Number(value)),
)
const time = z.pipe(
  z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)))),
  z.transform((value) => new Date(value)),
)
const Money = z.object({ currency_code: text, value: decimal })
const Link = z.object({ href: text, rel: text })
/** Returns the schema of a field that may be empty. PayPal leaves out empty fields; other services write null. */
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

/** The billing terms of a subscription, in the shape of a plan. */
const InlinePlan = z.object({
  billing_cycles: z._default(
    z.array(
      z.object({
        tenure_type: text,
        sequence: z.number(),
        total_cycles: optional(z.number()),
        frequency: optional(z.object({ interval_unit: text, interval_count: optional(z.number()) })),
        pricing_scheme: optional(z.object({ fixed_price: optional(Money) })),
      }),
    ),
    [],
  ),
})
export type InlinePlan = z.infer<typeof InlinePlan>

export const Subscription = z.object({
  id: text,
  status: text,
  status_update_time: optional(time),
  plan_id: text,
  plan_overridden: optional(z.boolean()),
  plan: optional(InlinePlan),
  quantity: optional(z.union([text, z.number()])),
  custom_id: optional(text),
  start_time: optional(time),
  create_time: optional(time),
  update_time: optional(time),
  subscriber: optional(
    z.object({
      name: optional(z.object({ given_name: optional(text), surname: optional(text) })),
      email_address: optional(text),
      phone: optional(z.object({ phone_number: optional(z.object({ national_number: optional(text) })) })),
    }),
  ),
  billing_info: optional(
    z.object({
      outstanding_balance: optional(Money),
      failed_payments_count: optional(z.coerce.number()),
      last_payment: optional(z.object({ amount: Money, time })),
      next_billing_time: optional(time),
      last_failed_payment: optional(
        z.object({
          amount: Money,
          time,
          reason_code: optional(text),
          next_payment_retry_time: optional(time),
        }),
      ),
    }),
  ),
  links: z._default(z.array(Link), []),
})
export type Subscription = z.infer<typeof Subscription>

export const Transactions = z.object({
  transactions: z._default(
    z.array(
      z.object({
        id: text,
        status: text,
        time,
        amount_with_breakdown: z.object({ gross_amount: Money }),
      }),
    ),
    [],
  ),
})
export type Transactions = z.infer<typeof Transactions>

/** The answer to revising a subscription. */
export const Approvable = z.object({ links: z._default(z.array(Link), []) })

export const CatalogueProduct = z.object({ id: text })
export const Plan = z.object({ id: text, status: z.optional(text) })
/** A refund of a payment. A minimal answer has only the id and the status. */
export const Refund = z.object({
  id: text,
  status: z.optional(text),
  amount: z._default(Money, { currency_code: '', value: 0 }),
  create_time: optional(time),
  seller_payable_breakdown: optional(z.object({ total_refunded_amount: optional(Money) })),
})
export type Refund = z.infer<typeof Refund>

/** The webhook messages that report refunds. */
export const RefundEvents = z.object({
  events: z._default(z.array(z.object({ resource: optional(z.object({ id: optional(text), sale_id: optional(text) })) })), []),
})

/** The schema for calls without an answer. */
export const Nothing = z.unknown()

/** A message of a webhook. */
export const Event = z.object({
  id: text.check(z.minLength(1), z.maxLength(200)),
  event_type: text.check(z.minLength(1), z.maxLength(200)),
  create_time: optional(time),
  resource_type: optional(text),
  resource: optional(
    z.object({
      id: optional(text),
      billing_agreement_id: optional(text),
      sale_id: optional(text),
    }),
  ),
})

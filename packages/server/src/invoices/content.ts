import { type Locale, locales } from '@marklot/contracts'
import { VatTreatment } from '@marklot/contracts/invoices'
import * as z from 'zod/mini'

const text = z.string()
const day = z.string()
const cents = z.int()

const Address = { street: text, postalCode: text, city: text, country: text }

/**
 * The whole content of an invoice's document. It is stored with the invoice, so that it never depends on later changes.
 */
export const InvoiceContent = z.object({
  number: text,
  kind: z.enum(['invoice', 'correction']),
  locale: z.enum(locales),
  issuedOn: day,
  /** When the payment was received or refunded. */
  paidOn: day,
  serviceFrom: day,
  serviceTo: day,
  /** The instant at which the paid period ends; invoices stored before it was added have none. */
  paidUntil: z.optional(text),
  /** The invoice that a correction corrects. */
  corrected: z.nullable(z.object({ number: text, issuedOn: day })),
  orderNumber: z.nullable(text),
  seller: z.object({
    ...Address,
    name: text,
    representative: text,
    email: text,
    phone: text,
    register: text,
    vatId: text,
    taxNumber: z.nullable(text),
    isExample: z.boolean(),
  }),
  buyer: z.object({
    ...Address,
    isBusinessCustomer: z.boolean(),
    /** The company of a business customer, else the person. */
    name: text,
    /** The company's representative. */
    person: z.nullable(text),
    email: text,
    vatId: z.nullable(text),
  }),
  line: z.object({
    productKey: text,
    productName: text,
    description: text,
    billingPlan: z.enum(['monthly', 'annual']),
  }),
  vat: z.object({ treatment: VatTreatment, category: z.enum(['S', 'AE', 'O']), rate: z.int() }),
  amounts: z.object({ net: cents, vat: cents, total: cents, rounding: cents, gross: cents }),
  currency: z.literal('EUR'),
})
export type InvoiceContent = z.infer<typeof InvoiceContent>

/**
 * Returns the language of an invoice. German businesses keep their books in German; everybody else gets the language of
 * the account.
 */
export const languageOf = (buyer: { isBusinessCustomer: boolean; country: string }, locale: Locale): Locale =>
  buyer.isBusinessCustomer && buyer.country === 'DE' ? 'de' : locale

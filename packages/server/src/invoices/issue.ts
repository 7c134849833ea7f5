import { randomUUID } from 'node:crypto'
import type { BillingAddress, Locale, RegistrationOfficeCode } from '@marklot/contracts'
import type { InvoiceKind } from '@marklot/contracts/invoices'
import type { Operator } from '@marklot/contracts/operator'
import { isVatIdOf, normalizedVatId } from '@marklot/contracts/vat-id'
import { formatPhrase } from '@marklot/phrases'
import { invoice as phrases } from '@marklot/phrases/invoice'
import { offices } from '@marklot/phrases/offices'
import { accountSettings } from '../accounts/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { PoolClient } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import { dayIn, operatorTimeZone } from '../platform/local-calendar.ts'
import { divideGross } from './amounts.ts'
import { type InvoiceContent, languageOf } from './content.ts'
import { drawNumber, insertInvoice, invoiceByCause, lockCause, returnedAmount, type StoredInvoice } from './invoices.store.ts'
import type { StoreTask } from './tasks.ts'
import { type EuVatScheme, vatOf } from './vat.ts'

/** The operator's settings for invoices. */
export interface InvoiceSettings {
  /**
   * The number from the tax office, in addition to the VAT identification number. If it is null, invoices do not show
   * it.
   */
  taxNumber: string | null
  euVat: EuVatScheme
  /** Whether a job creates each file; otherwise, the first download does. */
  filesAtOnce: boolean
}

export interface IssueContext {
  clock: Clock
  jobs: Pick<Jobs, 'add'>
  operator: Operator
  invoiceSettings: InvoiceSettings
  productName: string
}

/** A payment that the operator received. */
export interface ReceivedPayment {
  accountId: string
  /** The payment at its provider, e.g. `paypal:5O190127TN364715T`. Each payment is invoiced once. */
  reference: string
  receivedAt: Date
  /** The amount paid, in cents. */
  gross: number
  /** The billing address of the order. */
  buyer: BillingAddress
  product: { key: string; name: string }
  billingPlan: 'monthly' | 'annual'
  packages: readonly RegistrationOfficeCode[]
  /** The paid period; `until` is the first instant after it. */
  period: { from: Date; until: Date }
  orderNumber: string | null
}

/** Money that was refunded to the payer. */
export interface ReturnedPayment {
  /** The refund at the provider. Each refund is documented once. */
  reference: string
  /** The payment that was refunded in whole or in part. */
  paymentReference: string
  returnedAt: Date
  /** The refunded amount in cents, as a positive number. */
  gross: number
}

export interface IssuedInvoice {
  id: string
  number: string
}

const retentionYears = 8

/**
 * Issues the invoice of a payment in the caller's transaction. A payment that already has an invoice keeps it. A job
 * creates the file after the commit.
 */
export async function issueInvoice(
  context: IssueContext,
  storeTask: StoreTask,
  client: PoolClient,
  payment: ReceivedPayment,
): Promise<IssuedInvoice> {
  await lockCause(client, payment.reference)
  const known = await invoiceByCause(client, 'invoice', payment.reference)
  if (known) return issued(known)
  const settings = (await accountSettings(client, [payment.accountId])).get(payment.accountId)
  const { isBusinessCustomer, country } = payment.buyer
  const locale = languageOf({ isBusinessCustomer, country }, settings?.notificationLanguage ?? 'de')
  const buyer = buyerOf(payment.buyer)
  const vat = vatOf({ isBusinessCustomer, country, hasVatId: buyer.vatId !== null }, context.invoiceSettings.euVat)
  return store(context, storeTask, client, {
    kind: 'invoice',
    corrects: null,
    cause: payment.reference,
    accountId: payment.accountId,
    content: {
      locale,
      paidOn: dayIn(payment.receivedAt, operatorTimeZone),
      serviceFrom: dayIn(payment.period.from, operatorTimeZone),
      serviceTo: lastDay(payment.period),
      paidUntil: payment.period.until.toISOString(),
      corrected: null,
      orderNumber: payment.orderNumber,
      seller: sellerOf(context),
      buyer,
      line: {
        productKey: payment.product.key,
        productName: `${context.productName} ${payment.product.name}`,
        description: descriptionOf(payment.packages, locale),
        billingPlan: payment.billingPlan,
      },
      vat,
      amounts: divideGross(payment.gross, vat.rate),
      currency: 'EUR',
    },
  })
}

/**
 * Documents that a payment, or a part of it, was refunded. A refund that already has a document keeps it.
 * @returns null when the payment has no invoice
 * @throws RangeError if the refunds would exceed the invoice
 */
export async function correctInvoice(
  context: IssueContext,
  storeTask: StoreTask,
  client: PoolClient,
  refund: ReturnedPayment,
): Promise<IssuedInvoice | null> {
  // Corrections of one invoice are issued one after the other, so that together they never exceed it.
  await lockCause(client, refund.paymentReference)
  const invoice = await invoiceByCause(client, 'invoice', refund.paymentReference)
  if (!invoice) return null
  const known = await invoiceByCause(client, 'correction', refund.reference)
  if (known) return issued(known)
  const returned = await returnedAmount(client, invoice.id)
  const { number, issuedOn, amounts, vat } = invoice.content
  if (returned + refund.gross > amounts.gross)
    throw new RangeError(`${refund.reference} returns more than invoice ${number} says`)
  return store(context, storeTask, client, {
    kind: 'correction',
    corrects: invoice.id,
    cause: refund.reference,
    accountId: invoice.accountId,
    content: {
      ...invoice.content,
      paidOn: dayIn(refund.returnedAt, operatorTimeZone),
      corrected: { number, issuedOn },
      seller: sellerOf(context),
      amounts: divideGross(refund.gross, vat.rate),
    },
  })
}

const issued = ({ id, content }: StoredInvoice): IssuedInvoice => ({ id, number: content.number })

interface Draft {
  kind: InvoiceKind
  corrects: string | null
  cause: string
  accountId: string
  content: Omit<InvoiceContent, 'number' | 'kind' | 'issuedOn'>
}

/** Stores a document. Takes its number last, so that other transactions wait for it as briefly as possible. */
async function store(
  { clock, jobs, invoiceSettings }: IssueContext,
  storeTask: StoreTask,
  client: PoolClient,
  { content, ...draft }: Draft,
): Promise<IssuedInvoice> {
  const issuedAt = clock.now()
  const issuedOn = dayIn(issuedAt, operatorTimeZone)
  const year = Number(issuedOn.slice(0, 4))
  const drawn = await drawNumber(client, draft.kind, year)
  const { number } = drawn
  const invoice = { ...draft, id: randomUUID(), issuedAt, content: { ...content, number, kind: draft.kind, issuedOn } }
  await insertInvoice(client, invoice, drawn, `${year + retentionYears + 1}-01-01`)
  if (invoiceSettings.filesAtOnce) await jobs.add(storeTask, { id: invoice.id }, { client })
  return issued(invoice)
}

/** Returns the last day of the period: the day before the next period begins, and never before the first day. */
function lastDay({ from, until }: ReceivedPayment['period']): string {
  const [first, next] = [dayIn(from, operatorTimeZone), dayIn(until, operatorTimeZone)]
  const last = new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10)
  return last > first ? last : first
}

/** Replaces characters that XML does not allow with spaces. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ').trim()

function sellerOf({ operator, invoiceSettings }: IssueContext): InvoiceContent['seller'] {
  const [, postalCode = '', city = operator.city] = /^(\d{5})\s+(.+)$/.exec(operator.city) ?? []
  return {
    name: plain(operator.name),
    street: plain(operator.street),
    postalCode,
    city: plain(city),
    country: 'DE',
    representative: plain(operator.representative),
    email: operator.email,
    phone: plain(operator.phone),
    register: plain(operator.register),
    vatId: plain(operator.vatId).replace(/\s/g, ''),
    taxNumber: invoiceSettings.taxNumber,
    isExample: operator.isExample,
  }
}

function buyerOf(buyer: ReceivedPayment['buyer']): InvoiceContent['buyer'] {
  const person = plain(`${buyer.firstName} ${buyer.lastName}`)
  const company = buyer.isBusinessCustomer ? plain(buyer.company) : ''
  return {
    isBusinessCustomer: buyer.isBusinessCustomer,
    name: company || person,
    person: company === '' ? null : person,
    street: plain(buyer.street),
    postalCode: plain(buyer.postalCode),
    city: plain(buyer.city),
    country: buyer.country,
    email: plain(buyer.email),
    vatId: buyer.isBusinessCustomer && isVatIdOf(buyer.country, buyer.vatId ?? '') ? normalizedVatId(buyer.vatId ?? '') : null,
  }
}

const descriptionOf = (packages: readonly RegistrationOfficeCode[], locale: Locale): string => {
  const names = packages.map((code) => offices[code][locale]).join(', ')
  return names === '' ? phrases.allOffices[locale] : formatPhrase(phrases.subscription[locale], locale, { offices: names })
}

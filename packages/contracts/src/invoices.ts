import * as z from 'zod/mini'
import { ListQuery } from './accounts.ts'
import { CalendarDate } from './brand.ts'
import { endpoints } from './endpoints.ts'

export const invoiceKinds = ['invoice', 'correction'] as const
/** `correction`: a payment, or a part of it, was returned (Rechnungskorrektur, § 31 (5) UStDV). */
export const InvoiceKind = z.enum(invoiceKinds)
export type InvoiceKind = z.infer<typeof InvoiceKind>

/** How a sale is taxed, as the one table of VAT (`invoices/vat.ts` of the server) decides. */
export const VatTreatment = z.enum(['domestic', 'belowThreshold', 'oss', 'reverseCharge', 'outsideEu'])
export type VatTreatment = z.infer<typeof VatTreatment>

/** A document about a payment or its return. It never changes. */
export const Invoice = z.object({
  id: z.uuid(),
  accountId: z.uuid(),
  /** Consecutive in its series and year, e.g. RE-2026-000042. */
  number: z.string(),
  kind: InvoiceKind,
  /** The number of the invoice that a correction is about. */
  correctedNumber: z.nullable(z.string()),
  /** The day of issue in the operator's calendar. */
  issuedDate: CalendarDate,
  /** First and last day of the service. */
  serviceFrom: CalendarDate,
  serviceTo: CalendarDate,
  productName: z.string(),
  buyerName: z.string(),
  currency: z.literal('EUR'),
  /** Amounts in euro. Those of a correction are positive and were returned. */
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
  /** In percent. Null: not subject to German VAT. */
  vatRate: z.nullable(z.number()),
})
export type Invoice = z.infer<typeof Invoice>

/** Invoices of payments that the operator collects; the marketplace's operator invoices its own. */
export const invoicesEndpoints = endpoints({
  ownInvoices: {
    method: 'GET',
    path: '/user/account/invoices',
    summary: 'The invoices and corrections of the default account, newest first.',
    access: 'user',
    reply: z.array(Invoice),
  },
  invoiceDocument: {
    method: 'GET',
    path: '/Invoices/{id}/document',
    summary: 'An invoice as PDF/A-3 with its data in it (EN 16931, Factur-X).',
    access: 'own:Accounts.Read',
    params: z.object({ id: z.uuid().check(z.toLowerCase()) }),
    reply: { kind: 'media', mediaTypes: ['application/pdf'] },
  },
  invoices: {
    method: 'GET',
    path: '/Invoices',
    summary: "All invoices and corrections, newest first. The search words are a number, a buyer's name or an account's id.",
    access: 'permission:Accounts.Read',
    query: ListQuery,
    reply: z.object({ total: z.int(), invoices: z.array(Invoice) }),
  },
})

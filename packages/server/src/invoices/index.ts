import type { Invoice } from '@marklot/contracts/invoices'
import { formatPhrase } from '@marklot/phrases'
import { invoice as phrases } from '@marklot/phrases/invoice'
import type { Handlers, Member } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Capability } from '../platform/capability.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { type DocumentsContext, invoiceDocument } from './documents.ts'
import { findInvoices, invoiceById, invoicesOf, type StoredInvoice } from './invoices.store.ts'
import {
  correctInvoice,
  type IssueContext,
  type IssuedInvoice,
  issueInvoice,
  type ReceivedPayment,
  type ReturnedPayment,
} from './issue.ts'
import { storeDocumentTask, sweepTask } from './tasks.ts'
import { type Vat, type VatFacts, vatOf } from './vat.ts'

export type { InvoiceSettings, IssuedInvoice, ReceivedPayment, ReturnedPayment } from './issue.ts'
export type { EuVatScheme } from './vat.ts'

/** The part of the invoices that payments use. Documents are issued in the caller's transaction. */
export interface IssueInvoices {
  /** Returns how a sale to a buyer is taxed. */
  vatOf(buyer: VatFacts): Vat
  /** Issues the invoice of a payment. A payment that already has an invoice keeps it. */
  issueInvoice(client: PoolClient, payment: ReceivedPayment): Promise<IssuedInvoice>
  /**
   * Issues a correction when a payment, or a part of it, was refunded. Returns null if the payment has no invoice.
   * @throws RangeError if more would be refunded than was paid
   */
  correctInvoice(client: PoolClient, refund: ReturnedPayment): Promise<IssuedInvoice | null>
}

/**
 * Opens the invoices. They are kept after their account is deleted, for as long as the law requires ([decision
 * 36](../../../../docs/decisions/0036-invoices.md)).
 */
export function openInvoices(parts: IssueContext & DocumentsContext): Capability<Pick<Handlers, 'invoices'>> & IssueInvoices {
  const { pool } = parts
  const storeTask = storeDocumentTask(parts)
  return {
    handlers: { invoices: invoicesHandlers(parts) },
    tasks: [storeTask],
    recurring: [sweepTask(parts, parts.invoiceSettings.filesAtOnce)],
    personalData: async (subject) => {
      const stored = subject.kind === 'account' ? await invoicesOf(pool, subject.id) : []
      if (stored.length === 0) return null
      return { sections: { invoices: stored.map(({ content }) => content) }, objectIds: stored.map(({ id }) => id) }
    },
    vatOf: (buyer) => vatOf(buyer, parts.invoiceSettings.euVat),
    issueInvoice: (client, payment) => issueInvoice(parts, storeTask, client, payment),
    correctInvoice: (client, refund) => correctInvoice(parts, storeTask, client, refund),
  }
}

function invoicesHandlers(context: DocumentsContext): Handlers['invoices'] {
  const { pool } = context
  return {
    ownInvoices: async (_, { member }) => (await invoicesOf(pool, (await member()).account.id)).map(present),
    invoiceDocument: async ({ params }, { member }) => {
      const invoice = await reachInvoice(pool, await member(), params.id)
      const { number, locale } = invoice.content
      const name = formatPhrase(phrases.file[locale], locale, { number })
      return {
        status: 200,
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'private, no-store',
        },
        body: await invoiceDocument(context, invoice),
      }
    },
    invoices: async ({ query }) => {
      const { total, invoices } = await findInvoices(pool, query)
      return { total, invoices: invoices.map(present) }
    },
  }
}

/**
 * Returns the member's own invoice, or any invoice for members with the permission for accounts. Others get "not
 * found".
 */
async function reachInvoice(pool: Pool, member: Member, id: string): Promise<StoredInvoice> {
  const invoice = await invoiceById(pool, id)
  const mayReach = invoice && (member.accountIds.includes(invoice.accountId) || member.holds('Accounts', 'Read'))
  if (!mayReach) throw new AppError('invoice.notFound')
  return invoice
}

function present({ id, accountId, kind, content }: StoredInvoice): Invoice {
  const { amounts, vat } = content
  return {
    id,
    accountId,
    number: content.number,
    kind,
    correctedNumber: content.corrected?.number ?? null,
    issuedDate: content.issuedOn,
    serviceFrom: content.serviceFrom,
    serviceTo: content.serviceTo,
    productName: content.line.productName,
    buyerName: content.buyer.name,
    currency: content.currency,
    net: amounts.net / 100,
    vat: amounts.vat / 100,
    gross: amounts.gross / 100,
    vatRate: vat.category === 'S' ? vat.rate / 100 : null,
  }
}

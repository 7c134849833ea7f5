import { storedProduct } from '../billing/index.ts'
import type { PoolClient } from '../platform/database.ts'
import type { PaymentContext } from './context.ts'
import { paymentOfRefund, type StoredLedgerEntry } from './ledger.store.ts'
import { presentAddressOf, type StoredOrder } from './orders.store.ts'
import { orderNumber } from './orders.ts'
import type { ProviderPayment } from './provider.ts'

/** Returns whether an entry moved money that we invoice. */
export const isInvoiced = (
  entry: Pick<StoredLedgerEntry, 'provider' | 'amount' | 'isTest'>,
): entry is typeof entry & { amount: number } =>
  entry.provider === 'paypal' && entry.amount !== null && entry.amount !== 0 && !entry.isTest

/**
 * Issues the invoice of a payment, or the correction for its refund, in the transaction that writes the ledger.
 * Microsoft invoices what the marketplace sells.
 */
export async function documentMoney(
  { invoices, log }: PaymentContext,
  client: PoolClient,
  entry: StoredLedgerEntry,
  order: StoredOrder | null,
  payments: readonly ProviderPayment[],
): Promise<void> {
  const { provider, reference, happenedAt: at, accountId, productKey } = entry
  if (!isInvoiced(entry)) return
  const { amount } = entry
  const cents = Math.round(Math.abs(amount) * 100)
  const cause = `${provider}:${reference}`
  if (amount < 0) {
    const paymentReference = `${provider}:${paymentOfRefund(reference)}`
    await invoices.correctInvoice(client, { reference: cause, paymentReference, returnedAt: at, gross: cents })
    return
  }
  const buyer = order && (await presentAddressOf(client, order))
  const period = payments.find(({ id }) => id === reference)?.period
  if (!order || !buyer || !period) {
    log.warn({ reference }, 'A payment has no invoice, because nobody is known who ordered it')
    return
  }
  const product = await storedProduct(client, productKey)
  await invoices.issueInvoice(client, {
    accountId,
    reference: cause,
    receivedAt: at,
    gross: cents,
    buyer,
    product: { key: productKey, name: product?.name ?? productKey },
    billingPlan: order.billingPlan,
    packages: order.packages,
    period,
    orderNumber: orderNumber(order),
  })
}

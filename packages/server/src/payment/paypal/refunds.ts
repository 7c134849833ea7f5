import type { Clock } from '../../platform/clock.ts'
import type { Pool } from '../../platform/database.ts'
import { type ProviderPayment, type ProviderRefund, ProviderRefusal } from '../provider.ts'
import type { PayPalClient } from './client.ts'
import { Refund, RefundEvents } from './objects.ts'
import { type HeardRefund, refundIdsOf, storeRefund } from './refunds.store.ts'

export interface RefundsContext {
  pool: Pool
  clock: Clock
  client: PayPalClient
  /** A text that identifies the merchant's account. */
  environment: string
}

const day = 86_400_000
/** The number of past days for which PayPal lists events. */
const listedDays = 30
/** The most events that PayPal lists at once. */
const mostEvents = 300

/**
 * Returns the refunds of a partly refunded payment. PayPal's list of payments does not say how much was refunded; the
 * refunds reported by webhooks do. If they do not add up, a message was lost, and PayPal is asked for its messages.
 * @throws ProviderAway
 */
export async function refundsOf(context: RefundsContext, paymentId: string): Promise<ProviderRefund[]> {
  const { pool, clock, environment } = context
  const heard = await readAll(context, await refundIdsOf(pool, environment, paymentId))
  if (isWhole(heard)) return completed(heard)
  for (const refund of await listedRefunds(context))
    if (refund.paymentId === paymentId) await storeRefund(pool, environment, refund, clock.now())
  return completed(await readAll(context, await refundIdsOf(pool, environment, paymentId)))
}

async function readAll({ client }: RefundsContext, ids: readonly string[]): Promise<Refund[]> {
  const read = ids.map(async (id) => {
    try {
      return await client.get(`/v2/payments/refunds/${encodeURIComponent(id)}`, Refund)
    } catch (error) {
      if (error instanceof ProviderRefusal && error.status === 404) return null
      throw error
    }
  })
  return (await Promise.all(read)).filter((one): one is Refund => one !== null)
}

const isCompleted = ({ status }: Refund) => status === undefined || status === 'COMPLETED'
const completed = (refunds: readonly Refund[]): ProviderRefund[] =>
  refunds.filter(isCompleted).map(({ id, amount, create_time }) => ({ id, at: create_time ?? null, amount: amount.value }))

const cents = (amount: number) => Math.round(amount * 100)

/** Returns whether the refunds add up to the total that PayPal reports as refunded. */
function isWhole(refunds: readonly Refund[]): boolean {
  const sum = refunds.filter(isCompleted).reduce((total, { amount }) => total + cents(amount.value), 0)
  const totals = refunds.map((one) => cents(one.seller_payable_breakdown?.total_refunded_amount?.value ?? 0))
  return sum > 0 && sum >= Math.max(...totals)
}

/**
 * Returns the refunds in PayPal's list of messages. If the list cannot be read, unknown refunds remain a difference.
 */
async function listedRefunds({ client, clock }: RefundsContext): Promise<HeardRefund[]> {
  const now = clock.now().getTime()
  const query = new URLSearchParams({
    event_type: 'PAYMENT.SALE.REFUNDED',
    start_time: new Date(now - listedDays * day).toISOString(),
    end_time: new Date(now + day).toISOString(),
    page_size: String(mostEvents),
  })
  try {
    const { events } = await client.get(`/v1/notifications/webhooks-events?${query}`, RefundEvents)
    return events.flatMap(({ resource }) =>
      resource?.id && resource.sale_id ? [{ refundId: resource.id, paymentId: resource.sale_id }] : [],
    )
  } catch (error) {
    if (error instanceof ProviderRefusal) return []
    throw error
  }
}

/**
 * Refunds a payment or a part of it. A repeated call with the same key refunds nothing more.
 * @throws ProviderAway, ProviderRefusal
 */
export async function refund(
  { client, pool, clock, environment }: RefundsContext,
  { id, currency }: Pick<ProviderPayment, 'id' | 'currency'>,
  part: { amount: number; key: string } | null,
): Promise<void> {
  const body = part ? { amount: { currency_code: currency, value: part.amount.toFixed(2) } } : {}
  const requestId = `refund-${id}${part ? `-${part.key}` : ''}`
  const made = await client.post(`/v2/payments/captures/${encodeURIComponent(id)}/refund`, Refund, { body, requestId })
  await storeRefund(pool, environment, { refundId: made.id, paymentId: id }, clock.now())
}

import { saleOf } from './billing.ts'
import { wireTime } from './calendar.ts'
import { decimalOf, moneyOf } from './money.ts'
import { type Fields, objectField, optionalText, refuseFeatures } from './read.ts'
import { Refusal, unknownResource } from './refusal.ts'
import type { Refund, Subscription, Transaction } from './state.ts'
import { readMoney } from './terms.ts'
import { link } from './views.ts'
import { newIds, type World } from './world.ts'

/** Payments returned to the payer, by the merchant's call or by the payer's bank. */

interface Payment {
  subscription: Subscription
  transaction: Transaction
}

/** Returns a payment. @throws Refusal 404 for an unknown payment */
export function findPayment({ state }: World, id: string): Payment {
  const subscription = state.subscriptions.get(state.payments.get(id) ?? '')
  const transaction = subscription?.transactions.find((one) => one.id === id)
  if (!subscription || !transaction) throw unknownResource('capture_id')
  return { subscription, transaction }
}

/** Refunds a payment by the merchant's call. Without an amount, everything that is left is refunded. */
export function refundByCall(world: World, id: string, fields: Fields): Refund {
  const { subscription, transaction } = findPayment(world, id)
  for (const [name, to] of Object.entries({ note_to_payer: 255, invoice_id: 127, custom_id: 127 }))
    optionalText(fields, name, '', { to, pattern: /^.*$/ })
  refuseFeatures(fields, '', ['payment_instruction'])
  const amount = objectField(fields, 'amount', '')
  const left = transaction.amount - transaction.refunded
  if (transaction.status === 'DECLINED') throw new Refusal(422, 'REFUND_NOT_ALLOWED')
  if (left === 0) throw new Refusal(422, 'CAPTURE_FULLY_REFUNDED')
  const { cents, currency } = amount ? readMoney(amount, '/amount') : { cents: left, currency: subscription.currency }
  if (currency !== subscription.currency) throw new Refusal(422, 'REFUND_CAPTURE_CURRENCY_MISMATCH', '/amount/currency_code')
  if (cents === 0) throw new Refusal(422, 'CANNOT_BE_ZERO_OR_NEGATIVE', '/amount/value')
  if (cents > left) throw new Refusal(422, 'REFUND_AMOUNT_EXCEEDED', '/amount/value')
  return refund(world, { subscription, transaction }, cents)
}

export function refund(world: World, { subscription, transaction }: Payment, amount: number): Refund {
  const { currency } = subscription
  const made: Refund = { id: newIds.transaction(world), payment: transaction.id, amount, time: world.timeline.now() }
  world.state.refunds.set(made.id, made)
  transaction.refunded += amount
  transaction.returned = made.time
  transaction.status = transaction.refunded === transaction.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  subscription.updated = made.time
  const total = decimalOf(amount)
  const resource = {
    id: made.id,
    state: 'completed',
    sale_id: transaction.id,
    parent_payment: `PAYID-${transaction.id}`,
    amount: { total, currency },
    create_time: wireTime(made.time),
    update_time: wireTime(made.time),
    links: [link(`${world.base()}/v2/payments/refunds/${made.id}`, 'self')],
  }
  world.emit('PAYMENT.SALE.REFUNDED', 'refund', resource, `A payment of ${currency} ${total} was refunded`)
  return made
}

/** Reverses a payment, as the payer's bank does. */
export function reverse(world: World, { subscription, transaction }: Payment): void {
  transaction.refunded = transaction.amount
  transaction.returned = world.timeline.now()
  transaction.status = 'REFUNDED'
  subscription.updated = world.timeline.now()
  const resource = { ...saleOf(world, subscription, transaction, 'refunded'), reason_code: 'CHARGEBACK' }
  world.emit('PAYMENT.SALE.REVERSED', 'sale', resource, 'A payment was reversed')
}

export function refundView(world: World, id: string): Record<string, unknown> {
  const made = world.state.refunds.get(id)
  if (!made) throw unknownResource('refund_id')
  const { subscription, transaction } = findPayment(world, made.payment)
  const money = (cents: number) => moneyOf(cents, subscription.currency)
  return {
    id,
    status: 'COMPLETED',
    amount: money(made.amount),
    seller_payable_breakdown: {
      gross_amount: money(made.amount),
      paypal_fee: money(0),
      net_amount: money(made.amount),
      total_refunded_amount: money(transaction.refunded),
    },
    create_time: wireTime(made.time),
    update_time: wireTime(made.time),
    links: [
      link(`${world.base()}/v2/payments/refunds/${id}`, 'self'),
      link(`${world.base()}/v1/payments/sale/${made.payment}`, 'up'),
    ],
  }
}

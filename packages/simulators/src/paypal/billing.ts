import { periodStart, wireTime } from './calendar.ts'
import { decimalOf } from './money.ts'
import { Refusal } from './refusal.ts'
import type { Frequency, Status, Subscription, Transaction } from './state.ts'
import { currentCycle, grossOf } from './terms.ts'
import { billingView, feeOf, link, subscriptionView } from './views.ts'
import { newIds, type World } from './world.ts'

/**
 * What happens as time passes: first payments, renewals, failures with two retries, suspension and expiry. Tasks are
 * never removed. A task that no longer fits its subscription does nothing.
 */

const day = 86_400_000
const retryGap = 5 * day
const mostRetries = 2

export function changeStatus(world: World, subscription: Subscription, status: Status, note: string | null): void {
  const now = world.timeline.now()
  Object.assign(subscription, { status, note, statusChanged: now, updated: now })
  noteHistory(world, subscription)
}

export function noteHistory({ timeline }: World, { history, status, planId, isOverridden }: Subscription): void {
  history.push({ at: timeline.now(), status, planId, isOverridden })
}

export function emitSubscription(world: World, subscription: Subscription, type: string, summary: string): void {
  const fields = new Set(type.endsWith('PAYMENT.FAILED') ? ['last_failed_payment'] : [])
  const resource = subscriptionView(subscription, world.state, world.base(), fields, world.timeline.now())
  world.emit(type, 'subscription', resource, summary)
}

/**
 * Handles the payer's approval. With a delay, the subscription stays pending for that time, as observed at the
 * provider.
 */
export function approve(world: World, subscription: Subscription, delayMinutes: number): void {
  if (subscription.status !== 'APPROVAL_PENDING' || subscription.isApproved)
    throw new Refusal(422, 'SUBSCRIPTION_STATUS_INVALID', null)
  const { name, email_address: email, phone, ...rest } = subscription.subscriber
  const payer = newIds.payer(world)
  subscription.isApproved = true
  subscription.subscriber = {
    ...rest,
    name: name ?? { given_name: 'Erika', surname: 'Musterfrau' },
    email_address: email ?? `payer-${payer.toLowerCase()}@payer.example`,
    phone: phone ?? { phone_type: 'MOBILE', phone_number: { country_code: '49', national_number: '3012345678' } },
    payer_id: payer,
  }
  subscription.updated = world.timeline.now()
  if (delayMinutes > 0) world.timeline.add(world.timeline.now() + delayMinutes * 60_000, 'activate', subscription.id)
  else afterApproval(world, subscription)
}

export function afterApproval(world: World, subscription: Subscription): void {
  if (subscription.status !== 'APPROVAL_PENDING') return
  const now = world.timeline.now()
  const waitsForMerchant = subscription.context.user_action === 'CONTINUE'
  if (!waitsForMerchant && subscription.start <= now) {
    begin(world, subscription)
    return
  }
  changeStatus(world, subscription, 'APPROVED', null)
  if (!waitsForMerchant) world.timeline.add(subscription.start, 'start', subscription.id)
}

/** Makes an approved subscription active and takes its first payment. */
export function begin(world: World, subscription: Subscription): void {
  const now = world.timeline.now()
  changeStatus(world, subscription, 'ACTIVE', null)
  Object.assign(subscription, { start: now, anchor: now, period: 0, nextBilling: now })
  const announce = bill(world, subscription)
  emitSubscription(world, subscription, 'BILLING.SUBSCRIPTION.ACTIVATED', 'Subscription activated')
  announce()
}

/** Bills the period that is due at `at`. */
export function billDue(world: World, subscription: Subscription, at: number): void {
  if (subscription.status === 'ACTIVE' && subscription.nextBilling === at) bill(world, subscription)()
}

/** Retries the failed payment that is due at `at`. */
export function retryDue(world: World, subscription: Subscription, at: number): void {
  const { running, status, lastFailure } = subscription
  if (status === 'ACTIVE' && running && lastFailure?.retry === at) attempt(world, subscription, running)()
}

/** Bills the current period. @returns a function that sends the resulting events */
export function bill(world: World, subscription: Subscription): () => void {
  const now = world.timeline.now()
  remember(world, subscription)
  // A payment that is still being retried when the next one is due has failed.
  const given = subscription.running ? giveUp(world, subscription, subscription.running) : () => undefined
  if (subscription.status !== 'ACTIVE') return given
  const cycle = currentCycle(subscription.terms, subscription.completed)
  if (!cycle) {
    subscription.nextBilling = null
    changeStatus(world, subscription, 'EXPIRED', null)
    return () => emitSubscription(world, subscription, 'BILLING.SUBSCRIPTION.EXPIRED', 'Subscription expired')
  }
  if (subscription.frequency && !isSame(subscription.frequency, cycle.frequency))
    Object.assign(subscription, { anchor: now, period: 0 })
  subscription.frequency = cycle.frequency
  subscription.period += 1
  const next = periodStart(subscription.anchor, cycle.frequency, subscription.period)
  subscription.nextBilling = next
  world.timeline.add(next, 'bill', subscription.id)
  const gross = grossOf(cycle, subscription.terms, subscription.quantity)
  const paid = attempt(world, subscription, { gross, sequence: cycle.sequence, retries: 0 })
  return () => {
    given()
    paid()
  }
}

const isSame = (a: Frequency, b: Frequency): boolean =>
  a.interval_unit === b.interval_unit && a.interval_count === b.interval_count

type Running = NonNullable<Subscription['running']>

function attempt(world: World, subscription: Subscription, running: Running): () => void {
  const now = world.timeline.now()
  const { terms, completed } = subscription
  if (running.retries > 0) remember(world, subscription)
  subscription.updated = now
  const balance = terms.preferences.auto_bill_outstanding ? subscription.outstanding : 0
  const amount = running.gross + balance
  if (amount === 0) {
    completed[running.sequence] = (completed[running.sequence] ?? 0) + 1
    subscription.running = null
    return () => undefined
  }
  const reason = takeFailure(subscription)
  if (reason === null) {
    completed[running.sequence] = (completed[running.sequence] ?? 0) + 1
    subscription.outstanding -= balance
    subscription.running = null
    return receive(world, subscription, amount)
  }
  addTransaction(world, subscription, amount, 'DECLINED')
  const retry = running.retries < mostRetries ? now + retryGap : null
  subscription.lastFailure = { amount, time: now, reason, retry }
  const failed = () =>
    emitSubscription(world, subscription, 'BILLING.SUBSCRIPTION.PAYMENT.FAILED', 'Payment failed on subscription')
  if (retry !== null) {
    subscription.running = { ...running, retries: running.retries + 1 }
    world.timeline.add(retry, 'retry', subscription.id)
    return failed
  }
  const suspended = giveUp(world, subscription, running)
  return () => {
    failed()
    suspended()
  }
}

/** Takes the payment: adds a transaction and updates the figures. @returns a function that sends the event */
export function receive(world: World, subscription: Subscription, amount: number): () => void {
  const transaction = addTransaction(world, subscription, amount, 'COMPLETED')
  subscription.lastPayment = { amount, time: transaction.time }
  subscription.failures = 0
  if (subscription.lastFailure) subscription.lastFailure.retry = null
  if (subscription.outstanding === 0) subscription.isOverThreshold = false
  const { currency } = subscription
  const resource = {
    ...saleOf(world, subscription, transaction, 'completed'),
    transaction_fee: { value: decimalOf(feeOf(amount)), currency },
  }
  return () => world.emit('PAYMENT.SALE.COMPLETED', 'sale', resource, `Payment completed for ${currency} ${decimalOf(amount)}`)
}

/** Returns a sale in the older shape, in which amounts have a total and a currency. */
export function saleOf(
  world: World,
  { id, currency }: Subscription,
  transaction: Transaction,
  state: 'completed' | 'refunded',
): Record<string, unknown> {
  const total = decimalOf(transaction.amount)
  return {
    id: transaction.id,
    state,
    billing_agreement_id: id,
    amount: { total, currency, details: { subtotal: total } },
    payment_mode: 'INSTANT_TRANSFER',
    protection_eligibility: 'INELIGIBLE',
    parent_payment: `PAYID-${transaction.id}`,
    create_time: wireTime(transaction.time),
    update_time: wireTime(world.timeline.now()),
    links: [link(`${world.base()}/v1/payments/sale/${transaction.id}`, 'self')],
  }
}

/**
 * Handles the failure of the last retry: the amount joins the balance, and too many failures suspend the subscription.
 * @returns a function that sends the event
 */
function giveUp(world: World, subscription: Subscription, running: Running): () => void {
  owe(subscription, running)
  subscription.failures += 1
  const { payment_failure_threshold: threshold } = subscription.terms.preferences
  if (threshold === 0 || subscription.failures < threshold) return () => undefined
  subscription.isOverThreshold = true
  changeStatus(world, subscription, 'SUSPENDED', null)
  return () => emitSubscription(world, subscription, 'BILLING.SUBSCRIPTION.SUSPENDED', 'Subscription suspended')
}

/** Ends a running payment: its amount joins the balance. */
export function owe(subscription: Subscription, { gross, sequence }: Running): void {
  subscription.outstanding += gross
  subscription.completed[sequence] = (subscription.completed[sequence] ?? 0) + 1
  subscription.running = null
  if (subscription.lastFailure) subscription.lastFailure.retry = null
}

export function takeFailure(subscription: Subscription): string | null {
  const { failing } = subscription
  if (!failing) return null
  failing.times--
  if (failing.times <= 0) subscription.failing = null
  return failing.reason
}

export function addTransaction(
  world: World,
  subscription: Subscription,
  amount: number,
  status: Transaction['status'],
): Transaction {
  const transaction: Transaction = {
    id: newIds.transaction(world),
    status,
    amount,
    refunded: 0,
    returned: null,
    time: world.timeline.now(),
    until: subscription.nextBilling,
  }
  subscription.transactions.push(transaction)
  world.state.payments.set(transaction.id, subscription.id)
  return transaction
}

/** Keeps the figures from before a payment if the setting for outdated data is on. */
function remember({ state, timeline }: World, subscription: Subscription): void {
  const { staleMinutes } = state.settings
  const now = timeline.now()
  if (staleMinutes === 0 || (subscription.stale && now < subscription.stale.until)) return
  subscription.stale = { until: now + staleMinutes * 60_000, billing: billingView(subscription) }
}

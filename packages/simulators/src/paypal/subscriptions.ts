import {
  addTransaction,
  afterApproval,
  begin,
  bill,
  changeStatus,
  emitSubscription,
  noteHistory,
  owe,
  receive,
  takeFailure,
} from './billing.ts'
import { type Fields, flagField, objectField, oneOf, optionalText, refuseFeatures, textField, timeOf } from './read.ts'
import { missing, Refusal, unknownResource, wrongValue } from './refusal.ts'
import type { Plan, Subscription, Transaction } from './state.ts'
import { readSubscriber } from './subscriber.ts'
import { overriddenTerms, readMoney } from './terms.ts'
import { newIds, type World } from './world.ts'

/** The merchant's calls on subscriptions, without their wire shapes. */

const printable = /^[\x20-\x7e]+$/
const quantityPattern = /^(?:\d+|\d*\.\d+)$/
const localePattern = /^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$/

export function findSubscription({ state }: World, id: string): Subscription {
  const found = state.subscriptions.get(id)
  if (!found) throw unknownResource()
  return found
}

export function createSubscription(world: World, fields: Fields): Subscription {
  const now = world.timeline.now()
  refuseFeatures(fields, '', ['shipping_amount'])
  const planId = textField(fields, 'plan_id', '', { from: 3, to: 50 })
  const customId = optionalText(fields, 'custom_id', '', { to: 127, pattern: printable }) ?? null
  flagField(fields, 'auto_renewal', '', false)
  const start = readStart(fields, now)
  const context = readContext(fields)
  const subscriber = readSubscriber(fields)
  const plan = activePlan(world, planId)
  const quantity = readQuantity(fields, plan)
  const override = objectField(fields, 'plan', '')
  const subscription: Subscription = {
    id: newIds.subscription(world),
    status: 'APPROVAL_PENDING',
    note: null,
    statusChanged: now,
    planId,
    terms: overriddenTerms(plan, override, plan.currency, now),
    isOverridden: override !== undefined,
    currency: plan.currency,
    quantity,
    customId,
    subscriber,
    context,
    start,
    created: now,
    updated: now,
    approvalToken: newIds.approval(world),
    isApproved: false,
    completed: {},
    anchor: start,
    period: 0,
    frequency: null,
    nextBilling: null,
    outstanding: 0,
    failures: 0,
    running: null,
    lastPayment: null,
    lastFailure: null,
    isOverThreshold: false,
    failing: null,
    revision: null,
    stale: null,
    transactions: [],
    history: [],
  }
  noteHistory(world, subscription)
  world.state.subscriptions.set(subscription.id, subscription)
  world.state.approvals.set(subscription.approvalToken, subscription.id)
  emitSubscription(world, subscription, 'BILLING.SUBSCRIPTION.CREATED', 'Subscription created')
  return subscription
}

function activePlan({ state }: World, planId: string): Plan {
  const plan = state.plans.get(planId)
  if (!plan) throw new Refusal(404, 'INVALID_RESOURCE_ID', '/plan_id', 'body', planId)
  if (plan.status !== 'ACTIVE') throw new Refusal(422, 'PLAN_STATUS_INVALID', '/plan_id')
  return plan
}

function readStart(fields: Fields, now: number): number {
  if (fields.start_time === undefined || fields.start_time === null) return now
  const start = timeOf(fields.start_time)
  if (start === null) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', '/start_time')
  if (start <= now) throw wrongValue('/start_time', fields.start_time)
  return start
}

function readQuantity(fields: Fields, plan: Plan): string | null {
  const quantity = optionalText(fields, 'quantity', '', { to: 32, pattern: quantityPattern })
  if (quantity === undefined) return null
  if (!plan.quantitySupported) throw new Refusal(422, 'SUBSCRIPTION_CANNOT_HAVE_QUANTITY', '/quantity')
  return quantity
}

function readContext(fields: Fields): Fields {
  const at = '/application_context'
  const context = objectField(fields, 'application_context', '')
  if (!context) return {}
  for (const name of ['return_url', 'cancel_url']) {
    const address = textField(context, name, at, { from: 10, to: 4_000 })
    if (!URL.canParse(address)) throw wrongValue(`${at}/${name}`, address)
  }
  optionalText(context, 'brand_name', at, { to: 127 })
  optionalText(context, 'locale', at, { from: 2, to: 10, pattern: localePattern })
  oneOf(context, 'shipping_preference', at, ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'], 'GET_FROM_FILE')
  const userAction = oneOf(context, 'user_action', at, ['CONTINUE', 'SUBSCRIBE_NOW'], 'SUBSCRIBE_NOW')
  const method = objectField(context, 'payment_method', at)
  if (method) {
    optionalText(method, 'payer_selected', `${at}/payment_method`, { to: 255, pattern: /^[0-9A-Z_]+$/ })
    oneOf(method, 'payee_preferred', `${at}/payment_method`, ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'], 'UNRESTRICTED')
  }
  return { ...context, user_action: userAction }
}

/** Prepares a change that the payer has to approve. It replaces an older pending one. */
export function reviseSubscription(world: World, id: string, fields: Fields): Subscription {
  const subscription = findSubscription(world, id)
  refuseFeatures(fields, '', ['shipping_amount', 'shipping_address'])
  const planId = optionalText(fields, 'plan_id', '', { from: 3, to: 50 }) ?? subscription.planId
  if (subscription.status !== 'ACTIVE') throw new Refusal(422, 'SUBSCRIPTION_STATUS_INVALID')
  const context = readContext(fields)
  const plan = activePlan(world, planId)
  const old = world.state.plans.get(subscription.planId)
  if (plan.productId !== old?.productId) throw new Refusal(422, 'PLAN_PRODUCT_NOT_COMPATIBLE', '/plan_id')
  if (plan.currency !== subscription.currency) throw new Refusal(422, 'CURRENCY_MISMATCH', '/plan_id')
  const override = objectField(fields, 'plan', '')
  if (subscription.revision) world.state.approvals.delete(subscription.revision.token)
  subscription.revision = {
    token: newIds.approval(world),
    planId,
    terms: overriddenTerms(plan, override, plan.currency, world.timeline.now()),
    isOverridden: override !== undefined,
    quantity: readQuantity(fields, plan),
    context,
  }
  world.state.approvals.set(subscription.revision.token, subscription.id)
  return subscription
}

/** Applies a change that the payer has approved. The next period is the first at the new price. */
export function approveRevision(world: World, subscription: Subscription): void {
  const { revision } = subscription
  if (!revision || subscription.status !== 'ACTIVE') throw new Refusal(422, 'SUBSCRIPTION_STATUS_INVALID')
  const { planId, terms, isOverridden, quantity } = revision
  // The cycles of a running payment no longer exist. The payment stays due.
  if (subscription.running) subscription.running.sequence = 0
  Object.assign(subscription, { planId, terms, isOverridden, quantity, completed: {}, updated: world.timeline.now() })
  noteHistory(world, subscription)
  declineRevision(world, subscription)
  emitSubscription(world, subscription, 'BILLING.SUBSCRIPTION.UPDATED', 'Subscription updated')
}

export function declineRevision(world: World, subscription: Subscription): void {
  if (!subscription.revision) return
  world.state.approvals.delete(subscription.revision.token)
  subscription.revision = null
}

export function readReason(fields: Fields): string {
  return textField(fields, 'reason', '', { to: 128 })
}

export function suspendSubscription(world: World, id: string, reason: string): void {
  const subscription = findSubscription(world, id)
  if (subscription.status !== 'ACTIVE') throw new Refusal(422, 'SUBSCRIPTION_STATUS_INVALID')
  if (subscription.running) owe(subscription, subscription.running)
  changeStatus(world, subscription, 'SUSPENDED', reason)
  emitSubscription(world, subscription, 'BILLING.SUBSCRIPTION.SUSPENDED', 'Subscription suspended')
}

/** Cancels a subscription at once and for good. */
export function cancelSubscription(world: World, id: string, reason: string): void {
  const subscription = findSubscription(world, id)
  if (subscription.status !== 'ACTIVE' && subscription.status !== 'SUSPENDED')
    throw new Refusal(422, 'SUBSCRIPTION_STATUS_INVALID')
  declineRevision(world, subscription)
  Object.assign(subscription, { nextBilling: null, running: null })
  if (subscription.lastFailure) subscription.lastFailure.retry = null
  changeStatus(world, subscription, 'CANCELLED', reason)
  emitSubscription(world, subscription, 'BILLING.SUBSCRIPTION.CANCELLED', 'Subscription cancelled')
}

export function activateSubscription(world: World, id: string, reason: string | null): void {
  const subscription = findSubscription(world, id)
  const now = world.timeline.now()
  if (subscription.status === 'APPROVED') {
    if (subscription.start > now) throw new Refusal(422, 'SUBSCRIPTION_CANNOT_BE_ACTIVATED')
    begin(world, subscription)
    return
  }
  if (subscription.status !== 'SUSPENDED') throw new Refusal(422, 'SUBSCRIPTION_STATUS_INVALID')
  if (subscription.isOverThreshold && subscription.outstanding > 0) throw new Refusal(422, 'SUBSCRIPTION_CANNOT_BE_ACTIVATED')
  changeStatus(world, subscription, 'ACTIVE', reason)
  Object.assign(subscription, { failures: 0, isOverThreshold: false })
  // A date that passed during the suspension is not made up for: a new period starts and is paid now.
  let announce = () => {}
  if (subscription.nextBilling !== null && subscription.nextBilling <= now) {
    Object.assign(subscription, { anchor: now, period: 0 })
    announce = bill(world, subscription)
  } else if (subscription.nextBilling !== null) world.timeline.add(subscription.nextBilling, 'bill', id)
  emitSubscription(world, subscription, world.state.settings.reactivatedEvent, 'Subscription reactivated')
  announce()
}

export function captureBalance(world: World, id: string, fields: Fields): Transaction {
  const subscription = findSubscription(world, id)
  textField(fields, 'note', '', { to: 128 })
  oneOf(fields, 'capture_type', '', ['OUTSTANDING_BALANCE'])
  const amount = objectField(fields, 'amount', '')
  if (!amount) throw missing('/amount')
  const { cents, currency } = readMoney(amount, '/amount')
  if (cents === 0) throw wrongValue('/amount/value')
  if (!['ACTIVE', 'SUSPENDED', 'EXPIRED'].includes(subscription.status)) throw new Refusal(422, 'SUBSCRIPTION_STATUS_INVALID')
  if (subscription.outstanding === 0) throw new Refusal(422, 'ZERO_OUTSTANDING_BALANCE')
  if (currency !== subscription.currency) throw new Refusal(422, 'CURRENCY_MISMATCH', '/amount/currency_code')
  if (cents > subscription.outstanding) throw new Refusal(422, 'AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE', '/amount/value')
  subscription.updated = world.timeline.now()
  if (takeFailure(subscription) !== null) return addTransaction(world, subscription, cents, 'DECLINED')
  subscription.outstanding -= cents
  receive(world, subscription, cents)()
  return subscription.transactions.at(-1) as Transaction
}

/** Runs a task of the timeline that is not about billing. */
export function runTask(world: World, subscription: Subscription, kind: string): void {
  if (kind === 'activate') afterApproval(world, subscription)
  else if (kind === 'start' && subscription.status === 'APPROVED') begin(world, subscription)
  else if (kind === 'reprice' && !subscription.isOverridden) {
    const plan = world.state.plans.get(subscription.planId)
    if (plan) subscription.terms.cycles = structuredClone(plan.cycles)
  }
}

import { monthsLater } from '../provider/calendar.ts'
import type { Delivery } from '../provider/deliveries.ts'
import { addNewest } from '../provider/newest.ts'
import type { Task } from '../provider/timeline.ts'
import { MarketRefusal } from './refusal.ts'
import type { Action, MarketStatus, MarketSubscription, Operation, Person, TermUnit } from './state.ts'
import { operationView, subscriptionView } from './views.ts'
import type { MarketWorld } from './world.ts'

/** Changes purchases as time passes, at the publisher's calls, and at the customer's actions in the portal. */

const day = 86_400_000
const suspensionGrace = 30 * day
/** A change is accepted if no answer comes within this time after the event's arrival. */
const answerTime = 10_000
const landingLifetime = day
/** Changes that the publisher may refuse. */
const refusable: readonly Action[] = ['ChangePlan', 'ChangeQuantity', 'Reinstate']

export interface PurchaseRequest {
  planId: string
  quantity: number | null
  termUnit: TermUnit
  name: string
  email: string
  /** Bought by a reseller for another customer, who may then only read. */
  isResold: boolean
  isTest: boolean
  autoRenew: boolean
  /** Skips the landing page and the activation. */
  isAutomatic: boolean
}

export function purchase(world: MarketWorld, request: PurchaseRequest): MarketSubscription {
  const { ids, timeline, state, configuration } = world
  const plan = configuration.plans.find(({ planId }) => planId === request.planId)
  if (!plan) throw new MarketRefusal(400, 'There is no such plan.', 'planId')
  if (plan.prices[request.termUnit] === undefined) throw new MarketRefusal(400, 'The plan is not sold for this term.', 'termUnit')
  requireQuantity(plan, request.quantity)
  const now = timeline.now()
  const person = (emailId: string): Person => ({
    emailId,
    objectId: ids.uuid(),
    tenantId: ids.uuid(),
    puid: ids.next('0123456789ABCDEF', 16),
  })
  const beneficiary = person(request.email)
  const subscription: MarketSubscription = {
    id: ids.uuid(),
    name: request.name,
    planId: request.planId,
    quantity: request.quantity,
    status: 'PendingFulfillmentStart',
    purchaser: request.isResold ? person('orders@reseller.example') : beneficiary,
    beneficiary,
    termUnit: request.termUnit,
    start: null,
    end: null,
    autoRenew: request.autoRenew,
    isTest: request.isTest,
    allowed: request.isResold ? ['Read'] : ['Read', 'Update', 'Delete'],
    created: now,
    modified: now,
    isActivating: false,
    suspended: null,
    operation: null,
    history: [],
  }
  noteHistory(world, subscription)
  state.subscriptions.set(subscription.id, subscription)
  if (request.isAutomatic) {
    start(world, subscription)
    notify(world, subscription, 'Subscribe', subscriptionView(world, subscription))
  }
  return subscription
}

export function requireQuantity(
  { isPricePerSeat, minQuantity, maxQuantity }: { isPricePerSeat: boolean; minQuantity: number; maxQuantity: number },
  quantity: number | null,
): void {
  if (!isPricePerSeat && quantity !== null) throw new MarketRefusal(400, 'The plan has no quantity.', 'quantity')
  if (!isPricePerSeat) return
  if (quantity === null || !Number.isInteger(quantity) || quantity < minQuantity || quantity > maxQuantity)
    throw new MarketRefusal(400, 'The quantity is missing or out of range.', 'quantity')
}

/** Returns a token for the landing page. It contains the characters that must be encoded in an address. */
export function landingToken({ ids, state, timeline }: MarketWorld, subscription: MarketSubscription): string {
  const text = ids.bytes(120).toString('base64').replace(/=+$/, '')
  const token = `${text.slice(0, 40)}+${text.slice(40, 80)}/${text.slice(80, 160)}==`
  state.landings.set(token, { subscriptionId: subscription.id, expires: timeline.now() + landingLifetime })
  return token
}

export function activate(world: MarketWorld, subscription: MarketSubscription): void {
  const { activationSeconds, activationNeverEnds } = world.state.settings
  subscription.isActivating = true
  if (activationNeverEnds) return
  if (activationSeconds === 0) start(world, subscription)
  else world.timeline.add(world.timeline.now() + activationSeconds * 1_000, 'activated', subscription.id)
}

function start(world: MarketWorld, subscription: MarketSubscription): void {
  const now = world.timeline.now()
  subscription.isActivating = false
  setStatus(world, subscription, 'Subscribed')
  subscription.start = now - (now % day)
  extend(world, subscription, subscription.start)
}

/** Begins the term at `from` and schedules its renewal. */
function extend(world: MarketWorld, subscription: MarketSubscription, from: number): void {
  const { timeline } = world
  const years = Number(subscription.termUnit.slice(1, -1))
  const end = monthsLater(from, subscription.termUnit === 'P1M' ? 1 : years * 12)
  Object.assign(subscription, { start: from, end })
  timeline.add(end, 'termEnd', subscription.id)
  noteHistory(world, subscription)
}

function noteHistory({ timeline }: MarketWorld, { history, status, planId, end }: MarketSubscription): void {
  history.push({ at: timeline.now(), status, planId, end })
}

function setStatus(world: MarketWorld, subscription: MarketSubscription, status: MarketStatus): void {
  const now = world.timeline.now()
  Object.assign(subscription, { status, modified: now, suspended: status === 'Suspended' ? now : null })
  noteHistory(world, subscription)
}

export const openOperation = ({ state }: MarketWorld, { operation }: MarketSubscription): Operation | null =>
  state.operations.get(operation ?? '') ?? null

interface Change {
  planId?: string
  quantity?: number
}

/** Begins a change that the publisher may refuse. */
export function requestChange(
  world: MarketWorld,
  subscription: MarketSubscription,
  action: 'ChangePlan' | 'ChangeQuantity' | 'Reinstate',
  source: Operation['source'],
  change: Change = {},
): Operation {
  requireNoOperation(world, subscription)
  const operation = addOperation(world, subscription, action, source, 'InProgress', change)
  subscription.operation = operation.id
  if (world.configuration.webhookTarget === null) world.timeline.add(operation.created + answerTime, 'decide', operation.id)
  send(world, operation, subscriptionView(world, subscription))
  return operation
}

export function requireNoOperation(world: MarketWorld, subscription: MarketSubscription): void {
  if (openOperation(world, subscription)) throw new MarketRefusal(400, 'Another operation is in progress.')
}

/** Ends a subscription at the publisher's call. */
export function requestUnsubscribe(world: MarketWorld, subscription: MarketSubscription): Operation {
  requireNoOperation(world, subscription)
  const operation = addOperation(world, subscription, 'Unsubscribe', 'Partner', 'InProgress')
  subscription.operation = operation.id
  operation.decision = 'accepted'
  const { operationSeconds } = world.state.settings
  if (operationSeconds === 0) finish(world, operation)
  else world.timeline.add(operation.created + operationSeconds * 1_000, 'finish', operation.id)
  return operation
}

function addOperation(
  { ids, timeline, state }: MarketWorld,
  subscription: MarketSubscription,
  action: Action,
  source: Operation['source'],
  status: Operation['status'],
  change: Change = {},
): Operation {
  const operation: Operation = {
    id: ids.uuid(),
    activityId: ids.uuid(),
    subscriptionId: subscription.id,
    planId: change.planId ?? subscription.planId,
    quantity: change.quantity ?? subscription.quantity,
    action,
    created: timeline.now(),
    status,
    source,
    decision: null,
    isReadable: action !== 'Transfer' && action !== 'Subscribe',
  }
  state.operations.set(operation.id, operation)
  return operation
}

/** Reports something that has already happened. @param shown the subscription as the event shows it */
function notify(world: MarketWorld, subscription: MarketSubscription, action: Action, shown: Record<string, unknown>): void {
  send(world, addOperation(world, subscription, action, 'Azure', 'Succeeded'), shown)
}

const keptEvents = 2_000

function send(world: MarketWorld, operation: Operation, subscription: Record<string, unknown>): void {
  const { state, outbox, configuration } = world
  const { errorStatusCode: _, errorMessage: __, ...fields } = operationView(world, operation)
  const body = JSON.stringify({ ...fields, subscription, purchaseToken: null })
  addNewest(state.events, operation.id, { action: operation.action, body }, keptEvents)
  if (configuration.webhookTarget !== null)
    outbox.add({ event: operation.action, eventId: operation.id, body, target: configuration.webhookTarget })
}

/**
 * Handles the publisher's answer to an event. @returns true if the answer ends the delivery although it is not a
 * success
 */
export function eventAnswered(world: MarketWorld, { eventId }: Delivery, status: number | null): boolean {
  const operation = world.state.operations.get(eventId)
  if (operation?.status !== 'InProgress' || operation.decision !== null) return false
  if (status !== null && status >= 200 && status < 300)
    world.timeline.add(world.timeline.now() + answerTime, 'decide', operation.id)
  const isRefused = status !== null && status >= 400 && status < 500
  if (isRefused) decide(world, operation, 'refused')
  return isRefused
}

/** Handles an event that nobody accepted in any attempt: the requested change does not happen. */
export function eventLost(world: MarketWorld, { eventId }: Delivery): void {
  const operation = world.state.operations.get(eventId)
  if (operation?.status === 'InProgress' && operation.decision === null) decide(world, operation, 'refused')
}

export function decide(world: MarketWorld, operation: Operation, decision: 'accepted' | 'refused'): void {
  operation.decision = decision
  const end = operation.created + world.state.settings.operationSeconds * 1_000
  if (end <= world.timeline.now()) finish(world, operation)
  else world.timeline.add(end, 'finish', operation.id)
}

function finish(world: MarketWorld, operation: Operation): void {
  const subscription = world.state.subscriptions.get(operation.subscriptionId)
  if (!subscription || operation.status !== 'InProgress') return
  const isAccepted = operation.decision === 'accepted'
  operation.status = isAccepted ? 'Succeeded' : 'Failed'
  if (subscription.operation === operation.id) subscription.operation = null
  if (!isAccepted) return
  subscription.modified = world.timeline.now()
  if (operation.action === 'ChangePlan') {
    subscription.planId = operation.planId
    noteHistory(world, subscription)
  } else if (operation.action === 'ChangeQuantity') subscription.quantity = operation.quantity
  else if (operation.action === 'Reinstate') reinstated(world, subscription)
  else if (operation.action === 'Unsubscribe') {
    setStatus(world, subscription, 'Unsubscribed')
    send(world, operation, subscriptionView(world, subscription))
  }
}

export function suspend(world: MarketWorld, subscription: MarketSubscription): void {
  const before = subscriptionView(world, subscription)
  setStatus(world, subscription, 'Suspended')
  world.timeline.add(world.timeline.now() + suspensionGrace, 'lapse', subscription.id)
  notify(world, subscription, 'Suspend', before)
}

export function reinstate(world: MarketWorld, subscription: MarketSubscription): void {
  if (world.state.settings.reinstateNeedsAnswer) {
    requestChange(world, subscription, 'Reinstate', 'Azure')
    return
  }
  reinstated(world, subscription)
  notify(world, subscription, 'Reinstate', subscriptionView(world, subscription))
}

function reinstated(world: MarketWorld, subscription: MarketSubscription): void {
  setStatus(world, subscription, 'Subscribed')
  while (subscription.end !== null && subscription.end <= world.timeline.now()) renew(world, subscription)
}

export function renew(world: MarketWorld, subscription: MarketSubscription): void {
  extend(world, subscription, subscription.end ?? world.timeline.now())
  subscription.modified = world.timeline.now()
  notify(world, subscription, 'Renew', subscriptionView(world, subscription))
}

export function unsubscribe(world: MarketWorld, subscription: MarketSubscription): void {
  const open = openOperation(world, subscription)
  if (open && refusable.includes(open.action)) Object.assign(open, { decision: 'refused', status: 'Failed' })
  subscription.operation = null
  setStatus(world, subscription, 'Unsubscribed')
  notify(world, subscription, 'Unsubscribe', subscriptionView(world, subscription))
}

export const transfer = (world: MarketWorld, subscription: MarketSubscription): void =>
  notify(world, subscription, 'Transfer', subscriptionView(world, subscription))

/** Runs a task of the timeline. A task that no longer fits does nothing. */
export function runTask(world: MarketWorld, { kind, id, at }: Task): void {
  const operation = world.state.operations.get(id)
  if (kind === 'decide' && operation?.status === 'InProgress' && operation.decision === null) decide(world, operation, 'accepted')
  else if (kind === 'finish' && operation) finish(world, operation)
  const subscription = world.state.subscriptions.get(id)
  if (!subscription) return
  if (kind === 'activated' && subscription.status === 'PendingFulfillmentStart') start(world, subscription)
  else if (kind === 'lapse' && subscription.suspended === at - suspensionGrace) unsubscribe(world, subscription)
  else if (kind === 'termEnd' && subscription.status === 'Subscribed' && subscription.end === at) {
    if (subscription.autoRenew) renew(world, subscription)
    else unsubscribe(world, subscription)
  }
}

import { readCallFault } from '../provider/call-faults.ts'
import { isObject } from '../provider/fields.ts'
import { type Call, fieldsOf, htmlReply, isForm, jsonReply, type Reply, redirectReply } from '../provider/http.ts'
import { decide } from './approval.ts'
import { emitSubscription } from './billing.ts'
import { type ControlParts, controls, webhookFaults } from './control-parts.ts'
import { sendTo, storeEvent } from './events.ts'
import { controlPage } from './page.ts'
import { findPayment, refund, reverse } from './refunds.ts'
import { errorReply, Refusal } from './refusal.ts'
import type { Settings, Subscription } from './state.ts'
import { cancelSubscription } from './subscriptions.ts'
import { subscriptionView, transactionView } from './views.ts'

/** The controls: what a person or a test does to the simulated provider. */

const reasons = [
  'PAYMENT_DENIED',
  'INTERNAL_SERVER_ERROR',
  'PAYEE_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'SENDING_LIMIT_EXCEEDED',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
  'CURRENCY_MISMATCH',
]

/** Answers forms of the page with the page, and other calls with JSON. */
export async function answerControl(parts: ControlParts, call: Call): Promise<Reply> {
  const route = `${call.method} ${call.path.slice(controls.length)}`
  try {
    if (route === 'GET ') return htmlReply(controlPage(parts))
    const answer = await control(parts, route, call)
    return isForm(call) ? redirectReply(controls) : jsonReply(200, answer)
  } catch (error) {
    if (error instanceof SyntaxError) return jsonReply(400, { message: 'The body is not JSON.' })
    if (!(error instanceof Refusal)) throw error
    return error.status === 404 ? errorReply(404) : jsonReply(error.status, { message: error.message })
  }
}

async function control(parts: ControlParts, route: string, call: Call): Promise<unknown> {
  const { world, outbox, faults } = parts
  const { state, timeline } = world
  const [, subscriptionId, action] = /^POST \/subscriptions\/([^/]+)\/([a-z-]+)$/.exec(route) ?? []
  if (subscriptionId !== undefined && action !== undefined)
    return act(parts, findOne(parts, subscriptionId), action, fieldsOf(call))
  const shownId = /^GET \/subscriptions\/([^/]+)$/.exec(route)?.[1]
  if (shownId !== undefined) return whole(parts, findOne(parts, shownId))
  const eventId = /^POST \/events\/([^/]+)\/resend$/.exec(route)?.[1]
  if (eventId !== undefined) {
    const event = state.events.get(eventId)
    if (!event) throw new Refusal(404, 'No such event')
    sendTo(state, event, outbox.add)
    return { id: eventId }
  }
  switch (route) {
    case 'GET /state':
      return {
        now: new Date(timeline.now()).toISOString(),
        settings: state.settings,
        products: state.products.size,
        plans: state.plans.size,
        subscriptions: state.subscriptions.size,
        webhooks: [...state.webhooks.values()],
        faults: faults.planned(),
        webhookFaults: outbox.planned(),
      }
    case 'GET /subscriptions':
      return [...state.subscriptions.values()].map((one) => whole(parts, one))
    case 'GET /events':
      return [...state.events.values()].map(({ body }) => JSON.parse(body))
    case 'GET /deliveries':
      return { attempts: outbox.attempts(), waiting: outbox.waiting() }
    case 'POST /deliveries':
      await outbox.deliverDue()
      return { attempts: outbox.attempts() }
    case 'GET /clock':
      return { now: new Date(timeline.now()).toISOString() }
    case 'POST /clock':
      await moveClock(parts, fieldsOf(call))
      return { now: new Date(timeline.now()).toISOString() }
    case 'POST /settings':
      Object.assign(state.settings, readSettings(fieldsOf(call)))
      return state.settings
    case 'POST /tokens/revoke':
      state.tokens.clear()
      return {}
    case 'GET /faults':
      return { faults: faults.planned(), webhookFaults: outbox.planned() }
    case 'POST /faults': {
      const fault = readCallFault(fieldsOf(call))
      if (!fault) throw new Refusal(400, 'Send {"path": "/v1/billing/*", "times": 1, "status": 500}.')
      faults.plan(fault)
      return faults.planned()
    }
    case 'POST /webhook-faults':
      outbox.plan(readWebhookFault(fieldsOf(call)))
      return outbox.planned()
    case 'DELETE /faults':
    case 'POST /faults/clear':
      faults.reset()
      outbox.clearFaults()
      return {}
    case 'POST /events':
      return forge(parts, fieldsOf(call))
    case 'DELETE ':
    case 'POST /reset':
      parts.reset()
      return {}
    default:
      throw new Refusal(404, 'There is nothing at this address.')
  }
}

function findOne({ world }: ControlParts, id: string): Subscription {
  const found = world.state.subscriptions.get(id)
  if (!found) throw new Refusal(404, 'No such subscription')
  return found
}

const timeText = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** Returns a subscription with everything that the provider knows about it, never with outdated figures. */
function whole({ world }: ControlParts, subscription: Subscription): object {
  const fields = new Set(['last_failed_payment', 'plan'])
  const fresh = { ...subscription, stale: null }
  return {
    ...subscriptionView(fresh, world.state, world.base(), fields, world.timeline.now()),
    transactions: subscription.transactions.map((one) => ({
      ...transactionView(one, subscription),
      refunded: one.refunded / 100,
      returned: timeText(one.returned),
      until: timeText(one.until),
    })),
    history: subscription.history.map(({ at, ...since }) => ({ ...since, at: timeText(at) })),
    isApproved: subscription.isApproved,
    revision: subscription.revision ? { plan_id: subscription.revision.planId, token: subscription.revision.token } : null,
    failing: subscription.failing,
  }
}

function act(parts: ControlParts, subscription: Subscription, action: string, fields: Record<string, unknown>): object {
  const { world } = parts
  switch (action) {
    case 'approve':
    case 'approve-later':
    case 'approve-revision':
    case 'decline-revision':
      decide(world, subscription, action, fields.minutes === undefined ? null : Number(fields.minutes))
      break
    case 'cancel':
      cancelSubscription(world, subscription.id, String(fields.reason ?? 'Cancelled by the payer'))
      break
    case 'fail-payments': {
      const reason = String(fields.reason ?? 'PAYER_CANNOT_PAY')
      const times = Number(fields.times ?? 1)
      if (!reasons.includes(reason) || !(times > 0)) throw new Refusal(400, `Send {"times": 3, "reason": "${reasons[0]}"}.`)
      subscription.failing = { times, reason }
      break
    }
    case 'succeed-payments':
      subscription.failing = null
      break
    case 'refund':
    case 'reverse':
      giveBack(parts, subscription, action, fields)
      break
    default:
      throw new Refusal(404, 'There is no such action.')
  }
  subscription.updated = world.timeline.now()
  return whole(parts, subscription)
}

/** Refunds or reverses the named payment, or the last one that is not fully refunded. A refund may be partial. */
function giveBack(
  { world }: ControlParts,
  { transactions, id }: Subscription,
  action: 'refund' | 'reverse',
  { sale, amount }: Record<string, unknown>,
): void {
  const paid = transactions.filter(({ status }) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED')
  const chosen = sale === undefined || sale === '' ? paid.at(-1) : paid.find((one) => one.id === sale)
  if (!chosen) throw new Refusal(409, `There is no completed payment of ${id} to give back.`)
  const payment = findPayment(world, chosen.id)
  const left = chosen.amount - chosen.refunded
  const cents = amount === undefined || amount === '' ? left : Math.round(Number(amount) * 100)
  if (!(cents > 0 && cents <= left)) throw new Refusal(409, `Of ${chosen.id}, ${left / 100} is left to give back.`)
  if (action === 'reverse') reverse(world, payment)
  else refund(world, payment, cents)
}

/** Sends an event that nothing caused: about a subscription in its present state, or with a given resource. */
function forge({ world, outbox }: ControlParts, fields: Record<string, unknown>): object {
  const { state } = world
  const type = String(fields.event_type ?? '')
  if (!/^[A-Z.-]{5,60}$/.test(type))
    throw new Refusal(400, 'Send {"event_type": "BILLING.SUBSCRIPTION.CANCELLED", "subscription": "I-…"}.')
  if (fields.fault !== undefined && fields.fault !== '') outbox.plan(readWebhookFault({ fault: fields.fault, event: type }))
  const subscription = state.subscriptions.get(String(fields.subscription ?? ''))
  if (isObject(fields.resource)) {
    const event = storeEvent(world, type, String(fields.resource_type ?? 'subscription'), fields.resource, 'A made-up event')
    sendTo(state, event, outbox.add)
  } else if (subscription) emitSubscription(world, subscription, type, 'A made-up event')
  else throw new Refusal(400, 'Name a subscription or send a resource.')
  return { id: [...state.events.keys()].at(-1) }
}

/** Moves the clock to a time, or by a distance. */
async function moveClock({ world }: ControlParts, { now, advanceSeconds }: Record<string, unknown>): Promise<void> {
  const { timeline } = world
  const isTime = now !== undefined && now !== ''
  const to = isTime ? Date.parse(String(now)) : timeline.now() + Number(advanceSeconds) * 1_000
  if (!(Math.abs(to) < 8.64e15)) throw new Refusal(400, 'Send {"now": "2026-12-31T23:00:00Z"} or {"advanceSeconds": 3600}.')
  await (isTime ? timeline.moveTo(to) : timeline.moveBy(Number(advanceSeconds) * 1_000))
}

function readSettings(fields: Record<string, unknown>): Partial<Settings> {
  const read: Partial<Settings> = {}
  for (const name of ['activationMinutes', 'staleMinutes'] as const) {
    if (fields[name] === undefined) continue
    const minutes = Number(fields[name])
    if (!(minutes >= 0)) throw new Refusal(400, `${name} is a number of minutes.`)
    read[name] = minutes
  }
  if (fields.reactivatedEvent !== undefined) read.reactivatedEvent = String(fields.reactivatedEvent)
  const scripts = ['renders', 'failsToRender', 'notEligible'] as const
  if (fields.script !== undefined) {
    const script = scripts.find((one) => one === fields.script)
    if (!script) throw new Refusal(400, `script is one of ${scripts.join(', ')}.`)
    read.script = script
  }
  return read
}

function readWebhookFault(fields: Record<string, unknown>) {
  const fault = String(fields.fault ?? '')
  const times = Number(fields.times ?? 1)
  if (!webhookFaults.includes(fault) || !(times > 0))
    throw new Refusal(400, `Send {"fault": "${webhookFaults.join('|')}", "times": 1, "event": "", "seconds": 60}.`)
  return { fault, times, event: String(fields.event ?? ''), seconds: Number(fields.seconds ?? 60) }
}

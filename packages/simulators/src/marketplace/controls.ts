import { readCallFault } from '../provider/call-faults.ts'
import { isOn } from '../provider/fields.ts'
import { type Call, fieldsOf, htmlReply, isForm, jsonReply, type Reply, redirectReply } from '../provider/http.ts'
import { type ControlParts, controls, webhookFaults } from './control-parts.ts'
import {
  landingToken,
  openOperation,
  purchase,
  reinstate,
  renew,
  requestChange,
  requireQuantity,
  suspend,
  transfer,
  unsubscribe,
} from './engine.ts'
import { createKey } from './identity.ts'
import { controlPage } from './page.ts'
import { MarketRefusal } from './refusal.ts'
import { landingAddress, readPurchase } from './shop.ts'
import type { MarketSettings, MarketSubscription } from './state.ts'
import { operationView, subscriptionView } from './views.ts'

/** The controls: what a customer does in the portal, and what a person or a test does to the simulated service. */

/** Answers forms of the page with the page, and other calls with JSON. */
export async function answerControl(parts: ControlParts, call: Call): Promise<Reply> {
  const route = `${call.method} ${call.path.slice(controls.length)}`
  try {
    if (route === 'GET ') return htmlReply(controlPage(parts))
    const answer = await control(parts, route, call)
    return isForm(call) ? redirectReply(controls) : jsonReply(200, answer)
  } catch (error) {
    if (error instanceof SyntaxError) return jsonReply(400, { message: 'The body is not JSON.' })
    if (!(error instanceof MarketRefusal)) throw error
    return jsonReply(error.status, { message: error.message })
  }
}

async function control(parts: ControlParts, route: string, call: Call): Promise<unknown> {
  const { world, keys } = parts
  const { state, timeline, outbox, faults } = world
  const [, subscriptionId, action] = /^POST \/subscriptions\/([^/]+)\/([a-z-]+)$/.exec(route) ?? []
  if (subscriptionId !== undefined && action !== undefined)
    return act(parts, findOne(parts, subscriptionId), action, fieldsOf(call))
  const shownId = /^GET \/subscriptions\/([^/]+)$/.exec(route)?.[1]
  if (shownId !== undefined) return whole(parts, findOne(parts, shownId))
  const eventId = /^POST \/events\/([^/]+)\/resend$/.exec(route)?.[1]
  if (eventId !== undefined) return resend(parts, eventId)
  switch (route) {
    case 'GET /state':
      return {
        now: new Date(timeline.now()).toISOString(),
        settings: state.settings,
        subscriptions: state.subscriptions.size,
        faults: faults.planned(),
        webhookFaults: outbox.planned(),
      }
    case 'GET /subscriptions':
      return [...state.subscriptions.values()].map((one) => whole(parts, one))
    case 'POST /purchases': {
      const subscription = purchase(world, readPurchase(fieldsOf(call)))
      return { ...whole(parts, subscription), ...landing(parts, subscription) }
    }
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
      Object.assign(state.settings, readSettings(state.settings, fieldsOf(call), isForm(call)))
      return state.settings
    case 'POST /tokens/revoke':
      state.accessTokens.clear()
      return {}
    case 'POST /keys/rotate':
      keys.published.unshift(createKey())
      return { published: keys.published.map(({ kid }) => kid) }
    case 'POST /keys/forget':
      keys.published.length = 1
      return { published: keys.published.map(({ kid }) => kid) }
    case 'GET /faults':
      return { faults: faults.planned(), webhookFaults: outbox.planned() }
    case 'POST /faults': {
      const fault = readCallFault(fieldsOf(call))
      if (!fault) throw new MarketRefusal(400, 'Send {"path": "/api/saas/*", "times": 1, "status": 500}.')
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
      world.reset()
      return {}
    default:
      throw new MarketRefusal(404, 'There is nothing at this address.')
  }
}

function findOne({ world }: ControlParts, id: string): MarketSubscription {
  const found = world.state.subscriptions.get(id)
  if (!found) throw new MarketRefusal(404, 'No such subscription')
  return found
}

const timeText = (at: number): string => new Date(at).toISOString()

function whole({ world }: ControlParts, subscription: MarketSubscription): object {
  const open = openOperation(world, subscription)
  return {
    ...subscriptionView(world, subscription),
    saasSubscriptionStatus: subscription.status,
    isActivating: subscription.isActivating,
    operation: open ? operationView(world, open) : null,
    history: subscription.history.map(({ at, end, ...since }) => ({ ...since, at: timeText(at), end: end && timeText(end) })),
  }
}

/** Creates a new token for the landing page, as the portal does each time it opens the page. */
function landing({ world }: ControlParts, subscription: MarketSubscription): { token: string; landingUrl: string | null } {
  const token = landingToken(world, subscription)
  return { token, landingUrl: landingAddress(world, token) }
}

function act(parts: ControlParts, subscription: MarketSubscription, action: string, fields: Record<string, unknown>): object {
  const { world } = parts
  const requireStatus = (...allowed: MarketSubscription['status'][]) => {
    if (!allowed.includes(subscription.status)) throw new MarketRefusal(409, `The subscription is ${subscription.status}.`)
  }
  switch (action) {
    case 'manage':
      return landing(parts, subscription)
    case 'change-plan': {
      requireStatus('Subscribed')
      const planId = String(fields.planId ?? '')
      if (!world.configuration.plans.some((plan) => plan.planId === planId))
        throw new MarketRefusal(400, 'There is no such plan.')
      requestChange(world, subscription, 'ChangePlan', 'Azure', { planId })
      break
    }
    case 'change-quantity': {
      requireStatus('Subscribed')
      const plan = world.configuration.plans.find(({ planId }) => planId === subscription.planId)
      const quantity = Number(fields.quantity)
      if (plan) requireQuantity(plan, quantity)
      requestChange(world, subscription, 'ChangeQuantity', 'Azure', { quantity })
      break
    }
    case 'suspend':
      requireStatus('Subscribed')
      suspend(world, subscription)
      break
    case 'reinstate':
      requireStatus('Suspended')
      reinstate(world, subscription)
      break
    case 'renew':
      requireStatus('Subscribed')
      renew(world, subscription)
      break
    case 'unsubscribe':
      requireStatus('PendingFulfillmentStart', 'Subscribed', 'Suspended')
      unsubscribe(world, subscription)
      break
    case 'transfer':
      requireStatus('Subscribed', 'Suspended')
      transfer(world, subscription)
      break
    default:
      throw new MarketRefusal(404, 'There is no such action.')
  }
  return whole(parts, subscription)
}

function resend({ world }: ControlParts, id: string): object {
  const event = world.state.events.get(id)
  if (!event || world.configuration.webhookTarget === null) throw new MarketRefusal(404, 'No such event')
  world.outbox.add({ event: event.action, eventId: id, body: event.body, target: world.configuration.webhookTarget })
  return { id }
}

/** Sends an event with a valid token although no such operation exists. */
function forge({ world }: ControlParts, fields: Record<string, unknown>): object {
  const { configuration, outbox, ids, timeline } = world
  if (configuration.webhookTarget === null) throw new MarketRefusal(409, 'No webhook is configured.')
  const action = String(fields.action ?? '')
  if (!/^[A-Za-z]{3,30}$/.test(action)) throw new MarketRefusal(400, 'Send {"action": "Unsubscribe", "subscriptionId": "…"}.')
  if (fields.fault !== undefined && fields.fault !== '') outbox.plan(readWebhookFault({ fault: fields.fault, event: action }))
  const id = String(fields.operationId || ids.uuid())
  const subscription = world.state.subscriptions.get(String(fields.subscriptionId ?? ''))
  const body = {
    id,
    activityId: ids.uuid(),
    publisherId: configuration.publisherId,
    offerId: configuration.offerId,
    planId: String(fields.planId || (subscription?.planId ?? 'starter')),
    subscriptionId: String(fields.subscriptionId || ids.uuid()),
    timeStamp: new Date(timeline.now()).toISOString(),
    action,
    status: String(fields.status || 'Succeeded'),
    operationRequestSource: 'Azure',
    ...(subscription ? { subscription: subscriptionView(world, subscription) } : {}),
    purchaseToken: null,
  }
  outbox.add({ event: action, eventId: id, body: JSON.stringify(body), target: configuration.webhookTarget })
  return { id }
}

/** Moves the clock to a time, or by a distance. */
async function moveClock({ world }: ControlParts, { now, advanceSeconds }: Record<string, unknown>): Promise<void> {
  const { timeline } = world
  const isTime = now !== undefined && now !== ''
  const to = isTime ? Date.parse(String(now)) : timeline.now() + Number(advanceSeconds) * 1_000
  if (!(Math.abs(to) < 8.64e15)) throw new MarketRefusal(400, 'Send {"now": "2026-12-31T23:00:00Z"} or {"advanceSeconds": 3600}.')
  await (isTime ? timeline.moveTo(to) : timeline.moveBy(Number(advanceSeconds) * 1_000))
}

/**
 * Reads the settings from fields. @param isWhole true for a form, which sends only the ticked boxes, so that all others
 * are off
 */
function readSettings(usual: MarketSettings, fields: Record<string, unknown>, isWhole: boolean): Partial<MarketSettings> {
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(usual)) {
    const given = fields[name]
    if (typeof value === 'boolean') {
      if (given !== undefined || isWhole) read[name] = isOn(given)
    } else if (given !== undefined) {
      const number = Number(given)
      const isValid = name === 'tokenVersion' ? number === 1 || number === 2 : number >= 0
      if (!isValid) throw new MarketRefusal(400, `${name} is not valid.`)
      read[name] = number
    }
  }
  return read
}

function readWebhookFault(fields: Record<string, unknown>) {
  const fault = String(fields.fault ?? '')
  const times = Number(fields.times ?? 1)
  if (!webhookFaults.includes(fault) || !(times > 0))
    throw new MarketRefusal(400, `Send {"fault": "${webhookFaults.join('|')}", "times": 1, "event": "", "seconds": 60}.`)
  return { fault, times, event: String(fields.event ?? ''), seconds: Number(fields.seconds ?? 60) }
}

import { isObject } from '../provider/fields.ts'
import { type Call, jsonOf, jsonReply, type Reply } from '../provider/http.ts'
import {
  activate,
  decide,
  openOperation,
  requestChange,
  requestUnsubscribe,
  requireNoOperation,
  requireQuantity,
} from './engine.ts'
import { requireToken } from './identity.ts'
import { MarketRefusal, marketError } from './refusal.ts'
import type { MarketSubscription, Operation } from './state.ts'
import { operationView, planView, subscriptionView } from './views.ts'
import type { MarketWorld } from './world.ts'

/** The publisher's fulfilment calls, version 2. */

export const apiPath = '/api/saas/subscriptions'
const version = '2018-08-31'
const pageSize = 100
const none: Reply = { status: 200 }

export function answerApi(world: MarketWorld, call: Call): Reply {
  const tracing = tracingHeaders(world, call)
  let reply: Reply
  try {
    const asked = call.query.get('api-version')
    if (asked !== version) {
      const Code = asked === null ? 'ApiVersionUnspecified' : 'UnsupportedApiVersion'
      return jsonReply(400, { Error: { Code, Message: `The api-version has to be ${version}.` } }, tracing)
    }
    requireToken(world, call)
    reply = route(world, call)
  } catch (error) {
    if (!(error instanceof MarketRefusal)) throw error
    const status = error.status === 404 && world.state.settings.unknownIdsGive400 ? 400 : error.status
    reply = marketError(status, error.message, error.target)
  }
  return { ...reply, headers: { ...reply.headers, ...tracing } }
}

function tracingHeaders({ ids }: MarketWorld, { headers }: Call): Record<string, string> {
  const given = (name: string): string => (typeof headers[name] === 'string' ? headers[name] : ids.uuid())
  return { 'x-ms-requestid': given('x-ms-requestid'), 'x-ms-correlationid': given('x-ms-correlationid') }
}

function route(world: MarketWorld, call: Call): Reply {
  const [, id, part, operationId, ...more] = call.path.slice('/api/saas'.length).split('/').slice(1)
  if (more.length > 0) throw new MarketRefusal(404, 'There is nothing at this address.')
  const { method } = call
  if (id === undefined) return method === 'GET' ? listSubscriptions(world, call) : unknownCall()
  if (id === 'resolve' && part === undefined) return method === 'POST' ? resolve(world, call) : unknownCall()
  if (operationId !== undefined && part === 'operations') {
    const operation = findOperation(world, id, operationId)
    if (method === 'GET') return jsonReply(200, operationView(world, operation))
    return method === 'PATCH' ? acknowledge(world, call, operation) : unknownCall()
  }
  if (operationId !== undefined) return unknownCall()
  switch (`${method} ${part ?? ''}`) {
    case 'GET ':
      return jsonReply(200, subscriptionView(world, findSubscription(world, id)))
    case 'PATCH ':
      return change(world, call, findSubscription(world, id))
    case 'DELETE ':
      return end(world, findSubscription(world, id))
    case 'POST activate':
      return activateCall(world, call, findSubscription(world, id))
    case 'GET listAvailablePlans':
      findSubscription(world, id)
      return listPlans(world, call)
    case 'GET operations':
      return listOperations(world, id)
    default:
      return unknownCall()
  }
}

function unknownCall(): never {
  throw new MarketRefusal(404, 'There is nothing at this address.')
}

function findSubscription({ state }: MarketWorld, id: string): MarketSubscription {
  const found = state.subscriptions.get(id)
  if (!found) throw new MarketRefusal(404, 'The subscription is unknown.', 'subscriptionId')
  return found
}

function findOperation({ state }: MarketWorld, subscriptionId: string, id: string): Operation {
  const found = state.operations.get(id)
  if (!found?.isReadable || found.subscriptionId !== subscriptionId)
    throw new MarketRefusal(404, 'The operation is unknown.', 'operationId')
  return found
}

function resolve(world: MarketWorld, call: Call): Reply {
  const token = call.headers['x-ms-marketplace-token']
  const known = typeof token === 'string' ? world.state.landings.get(token) : undefined
  if (!known) throw new MarketRefusal(400, 'The token is missing or invalid.', 'x-ms-marketplace-token')
  if (known.expires <= world.timeline.now()) throw new MarketRefusal(400, 'The token has expired.', 'x-ms-marketplace-token')
  const subscription = findSubscription(world, known.subscriptionId)
  const view = subscriptionView(world, subscription)
  return jsonReply(200, {
    id: subscription.id,
    subscriptionName: subscription.name,
    offerId: world.configuration.offerId,
    planId: subscription.planId,
    ...(view.quantity === undefined ? {} : { quantity: view.quantity }),
    subscription: view,
  })
}

function activateCall(world: MarketWorld, call: Call, subscription: MarketSubscription): Reply {
  const { planId, quantity } = readObject(call)
  const { status } = subscription
  if (status === 'Unsubscribed') throw new MarketRefusal(404, 'The subscription has ended.')
  if (status !== 'PendingFulfillmentStart') throw new MarketRefusal(400, `The subscription is ${status}.`)
  const isAnyPlan = world.state.settings.activationAcceptsAnyPlan
  if (planId !== subscription.planId && !isAnyPlan) throw new MarketRefusal(400, 'The plan is not the one bought.', 'planId')
  // Clients send an empty quantity for a plan without seats.
  const given = quantity === undefined || quantity === null || quantity === '' ? null : Number(quantity)
  if (given !== subscription.quantity) throw new MarketRefusal(400, 'The quantity is not the one bought.', 'quantity')
  if (!subscription.isActivating) activate(world, subscription)
  return none
}

function change(world: MarketWorld, call: Call, subscription: MarketSubscription): Reply {
  const { planId, quantity } = readObject(call)
  if ((planId === undefined) === (quantity === undefined)) throw new MarketRefusal(400, 'Send either a planId or a quantity.')
  if (subscription.status !== 'Subscribed') throw new MarketRefusal(400, `The subscription is ${subscription.status}.`)
  if (!subscription.allowed.includes('Update')) throw new MarketRefusal(400, 'The customer may not update the subscription.')
  requireNoOperation(world, subscription)
  const plans = world.configuration.plans
  if (planId !== undefined) {
    const plan = plans.find((one) => one.planId === planId && !one.isStopSell)
    if (!plan) throw new MarketRefusal(400, 'There is no such plan.', 'planId')
    if (plan.planId === subscription.planId) throw new MarketRefusal(400, 'The subscription has this plan.', 'planId')
    if (plan.isPricePerSeat !== (subscription.quantity !== null))
      throw new MarketRefusal(400, 'Plans with and without seats cannot follow each other.', 'planId')
    return accepted(world, subscription, requestChange(world, subscription, 'ChangePlan', 'Partner', { planId: plan.planId }))
  }
  const plan = plans.find((one) => one.planId === subscription.planId)
  const seats = Number(quantity)
  if (plan) requireQuantity(plan, seats)
  if (seats === subscription.quantity) throw new MarketRefusal(400, 'The subscription has this quantity.', 'quantity')
  return accepted(world, subscription, requestChange(world, subscription, 'ChangeQuantity', 'Partner', { quantity: seats }))
}

function end(world: MarketWorld, subscription: MarketSubscription): Reply {
  if (!subscription.allowed.includes('Delete')) throw new MarketRefusal(400, 'The customer may not delete the subscription.')
  if (subscription.status === 'Unsubscribed') throw new MarketRefusal(400, 'The subscription has ended.')
  return accepted(world, subscription, requestUnsubscribe(world, subscription))
}

const accepted = ({ base }: MarketWorld, { id }: MarketSubscription, operation: Operation): Reply => ({
  status: 202,
  headers: { 'Operation-Location': `${base()}${apiPath}/${id}/operations/${operation.id}?api-version=${version}` },
})

function listSubscriptions(world: MarketWorld, call: Call): Reply {
  const from = Number(call.query.get('continuationToken') ?? '0')
  if (!Number.isInteger(from) || from < 0) throw new MarketRefusal(400, 'The continuation token is unknown.', 'continuationToken')
  const all = [...world.state.subscriptions.values()]
  const next = `${world.base()}${apiPath}?continuationToken=${from + pageSize}&api-version=${version}`
  return jsonReply(200, {
    subscriptions: all.slice(from, from + pageSize).map((one) => subscriptionView(world, one)),
    ...(from + pageSize < all.length ? { '@nextLink': next } : {}),
  })
}

function listPlans({ configuration }: MarketWorld, call: Call): Reply {
  const only = call.query.get('planId')
  const plans = configuration.plans.filter(({ planId }) => only === null || planId === only)
  return jsonReply(200, { plans: plans.map(planView) })
}

function listOperations(world: MarketWorld, id: string): Reply {
  const subscription = world.state.subscriptions.get(id)
  if (!subscription && world.state.settings.emptyOperationsForUnknown) return jsonReply(200, {})
  const open = openOperation(world, subscription ?? findSubscription(world, id))
  return jsonReply(200, open ? { operations: [operationView(world, open)] } : {})
}

/** Records the publisher's answer to a change. */
function acknowledge(world: MarketWorld, call: Call, operation: Operation): Reply {
  const { status } = readObject(call)
  if (status !== 'Success' && status !== 'Failure') throw new MarketRefusal(400, 'status is Success or Failure.', 'status')
  if (operation.source === 'Partner' && world.state.settings.partnerAcknowledgementGives500)
    throw new MarketRefusal(500, 'The operation was requested by the partner.')
  if (operation.status !== 'InProgress' || operation.decision !== null)
    throw new MarketRefusal(409, 'The operation has been decided.')
  decide(world, operation, status === 'Success' ? 'accepted' : 'refused')
  return none
}

function readObject(call: Call): Record<string, unknown> {
  try {
    const body = jsonOf(call)
    if (isObject(body)) return body
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new MarketRefusal(400, 'The body is no JSON object.')
}

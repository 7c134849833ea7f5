import type { Outbox } from '../provider/deliveries.ts'
import { type Call, jsonReply, type Reply } from '../provider/http.ts'
import { wireTime } from './calendar.ts'
import { changePlanStatus, createPlan, createProduct, findPlan, findProduct, updatePrices } from './catalogue.ts'
import type { Certificates } from './certificates.ts'
import {
  isWhole,
  listPlans,
  listProducts,
  listSubscriptions,
  listTransactions,
  plans,
  products,
  subscriptions,
  view,
} from './lists.ts'
import {
  createWebhook,
  deleteWebhook,
  getEvent,
  getWebhook,
  listEvents,
  listWebhooks,
  resendEvent,
  verifySignature,
} from './notifications.ts'
import { patchSubscription } from './patch.ts'
import { optionalText, readBody, readList } from './read.ts'
import { notSimulated, Refusal } from './refusal.ts'
import type { Subscription } from './state.ts'
import {
  activateSubscription,
  cancelSubscription,
  captureBalance,
  createSubscription,
  findSubscription,
  readReason,
  reviseSubscription,
  suspendSubscription,
} from './subscriptions.ts'
import { approvalAddress, link, planSummary, planView, productView, subscriptionLinks, transactionView } from './views.ts'
import type { World } from './world.ts'

/** The provider's calls, each with its wire shapes. */

export interface Services {
  world: World
  outbox: Outbox
  certificates: Certificates
}

export interface Route {
  method: string
  path: RegExp
  /** Names what the published description says about refusals. */
  name: string
  /** A token of the page script may make this call. */
  isOpenToBrowser?: boolean
  /** @param id the variable part of the path */
  answer(services: Services, call: Call, id: string): Reply
}

const none: Reply = { status: 204 }
const webhooks = '/v1/notifications/webhooks'
const events = '/v1/notifications/webhooks-events'
const exactly = (path: string): RegExp => new RegExp(`^${path}$`)
const withId = (path: string, rest = ''): RegExp => new RegExp(`^${path}/([^/]+)${rest}$`)

export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: exactly(products),
    name: 'createProduct',
    answer: ({ world }, call) =>
      once(world, call, 'product', (id) => {
        const product = id === null ? createProduct(world, readBody(call.raw)) : findProduct(world, id)
        return { id: product.id, body: productView(product, world.base()) }
      }),
  },
  { method: 'GET', path: exactly(products), name: 'list', answer: ({ world }, call) => listProducts(world, call) },
  {
    method: 'GET',
    path: withId(products),
    name: 'get',
    answer: ({ world }, _, id) => jsonReply(200, productView(findProduct(world, id), world.base())),
  },
  {
    method: 'POST',
    path: exactly(plans),
    name: 'createPlan',
    answer: ({ world }, call) =>
      once(world, call, 'plan', (id) => {
        const plan = id === null ? createPlan(world, readBody(call.raw)) : findPlan(world, id)
        return { id: plan.id, body: isWhole(call) ? planView(plan, world.base()) : planSummary(plan, world.base()) }
      }),
  },
  { method: 'GET', path: exactly(plans), name: 'list', answer: ({ world }, call) => listPlans(world, call) },
  {
    method: 'GET',
    path: withId(plans),
    name: 'get',
    answer: ({ world }, _, id) => jsonReply(200, planView(findPlan(world, id), world.base())),
  },
  {
    method: 'POST',
    path: withId(plans, '/activate'),
    name: 'activatePlan',
    answer: ({ world }, _, id) => setPlan(world, id, 'ACTIVE'),
  },
  {
    method: 'POST',
    path: withId(plans, '/deactivate'),
    name: 'deactivatePlan',
    answer: ({ world }, _, id) => setPlan(world, id, 'INACTIVE'),
  },
  {
    method: 'POST',
    path: withId(plans, '/update-pricing-schemes'),
    name: 'updatePrices',
    answer: ({ world }, call, id) => {
      updatePrices(world, id, readBody(call.raw))
      return none
    },
  },
  {
    method: 'POST',
    path: exactly(subscriptions),
    name: 'create',
    isOpenToBrowser: true,
    answer: ({ world }, call) =>
      once(world, call, 'subscription', (id) => {
        const subscription = id === null ? createSubscription(world, readBody(call.raw)) : findSubscription(world, id)
        return { id: subscription.id, body: isWhole(call) ? view(world, subscription) : summary(world, subscription) }
      }),
  },
  { method: 'GET', path: exactly(subscriptions), name: 'list', answer: ({ world }, call) => listSubscriptions(world, call) },
  {
    method: 'GET',
    path: withId(subscriptions),
    name: 'get',
    isOpenToBrowser: true,
    answer: ({ world }, call, id) => jsonReply(200, view(world, findSubscription(world, id), call.query.get('fields') ?? '')),
  },
  {
    method: 'PATCH',
    path: withId(subscriptions),
    name: 'patch',
    answer: ({ world }, call, id) => {
      patchSubscription(world, id, readList(call.raw))
      return none
    },
  },
  {
    method: 'POST',
    path: withId(subscriptions, '/revise'),
    name: 'revise',
    isOpenToBrowser: true,
    answer: ({ world }, call, id) => revisionReply(world, reviseSubscription(world, id, readBody(call.raw))),
  },
  {
    method: 'POST',
    path: withId(subscriptions, '/suspend'),
    name: 'suspend',
    answer: ({ world }, call, id) => {
      findSubscription(world, id)
      suspendSubscription(world, id, readReason(readBody(call.raw)))
      return none
    },
  },
  {
    method: 'POST',
    path: withId(subscriptions, '/cancel'),
    name: 'cancel',
    answer: ({ world }, call, id) => {
      findSubscription(world, id)
      cancelSubscription(world, id, readReason(readBody(call.raw)))
      return none
    },
  },
  {
    method: 'POST',
    path: withId(subscriptions, '/activate'),
    name: 'activate',
    isOpenToBrowser: true,
    answer: ({ world }, call, id) => {
      findSubscription(world, id)
      const fields = call.raw.length > 0 ? readBody(call.raw) : {}
      activateSubscription(world, id, optionalText(fields, 'reason', '', { to: 128 }) ?? null)
      return none
    },
  },
  {
    method: 'POST',
    path: withId(subscriptions, '/capture'),
    name: 'capture',
    answer: ({ world }, call, id) => {
      const subscription = findSubscription(world, id)
      return once(
        world,
        call,
        `capture ${id}`,
        (known) => {
          const transaction =
            subscription.transactions.find((one) => one.id === known) ?? captureBalance(world, id, readBody(call.raw))
          return { id: transaction.id, body: transactionView(transaction, subscription) }
        },
        200,
      )
    },
  },
  {
    method: 'GET',
    path: withId(subscriptions, '/transactions'),
    name: 'transactions',
    answer: ({ world }, call, id) => listTransactions(world, call, findSubscription(world, id)),
  },
  { method: 'POST', path: exactly(webhooks), name: 'createWebhook', answer: ({ world }, call) => createWebhook(world, call) },
  { method: 'GET', path: exactly(webhooks), name: 'listWebhooks', answer: ({ world }) => listWebhooks(world) },
  { method: 'GET', path: withId(webhooks), name: 'getWebhook', answer: ({ world }, _, id) => getWebhook(world, id) },
  { method: 'DELETE', path: withId(webhooks), name: 'deleteWebhook', answer: ({ world }, _, id) => deleteWebhook(world, id) },
  { method: 'GET', path: exactly(events), name: 'listEvents', answer: ({ world }, call) => listEvents(world, call) },
  { method: 'GET', path: withId(events), name: 'getEvent', answer: ({ world }, _, id) => getEvent(world, id) },
  {
    method: 'POST',
    path: withId(events, '/resend'),
    name: 'resend',
    answer: ({ world, outbox }, call, id) => resendEvent(world, id, call, outbox),
  },
  {
    method: 'POST',
    path: exactly('/v1/notifications/verify-webhook-signature'),
    name: 'verify',
    answer: ({ world, certificates }, call) => verifySignature(world, call, certificates),
  },
  ...[
    ['PATCH', withId(products)],
    ['PATCH', withId(plans)],
    ['PATCH', withId(webhooks)],
    ['GET', withId(webhooks, '/event-types')],
    ['GET', exactly('/v1/notifications/webhooks-event-types')],
    ['POST', exactly('/v1/notifications/simulate-event')],
  ].map(([method, path]) => ({
    method: method as string,
    path: path as RegExp,
    name: 'unknown',
    answer: (): Reply => {
      throw notSimulated('')
    },
  })),
]

/** 72 hours of the simulated clock. */
const requestLifetime = 72 * 3_600_000

/** Answers a repeated request id with the present state of what the first call made. */
function once(
  { state, timeline }: World,
  call: Call,
  kind: string,
  make: (known: string | null) => { id: string; body: object },
  status = 201,
): Reply {
  const requestId = call.headers['paypal-request-id']
  if (typeof requestId !== 'string' || requestId === '') return jsonReply(status, make(null).body)
  const key = `${kind} ${requestId}`
  const first = state.requests.get(key)
  if (first && first.expires > timeline.now()) return jsonReply(200, make(first.resource).body)
  const made = make(null)
  state.requests.set(key, { expires: timeline.now() + requestLifetime, resource: made.id })
  return jsonReply(status, made.body)
}

function setPlan(world: World, id: string, status: 'ACTIVE' | 'INACTIVE'): Reply {
  changePlanStatus(world, id, status)
  return none
}

const summary = (world: World, subscription: Subscription): Record<string, unknown> => ({
  id: subscription.id,
  status: subscription.status,
  create_time: wireTime(subscription.created),
  links: subscriptionLinks(subscription, world.base()),
})

function revisionReply(world: World, { id, revision }: Subscription): Reply {
  if (!revision) throw new Refusal(500, '')
  const self = `${world.base()}/v1/billing/subscriptions/${id}`
  return jsonReply(200, {
    plan_id: revision.planId,
    plan_overridden: revision.isOverridden,
    ...(revision.quantity === null ? {} : { quantity: revision.quantity }),
    links: [
      link(approvalAddress(world.base(), revision.token, true), 'approve'),
      link(self, 'edit', 'PATCH'),
      link(self, 'self'),
      link(`${self}/cancel`, 'cancel', 'POST'),
      link(`${self}/suspend`, 'suspend', 'POST'),
      link(`${self}/capture`, 'capture', 'POST'),
    ],
  })
}

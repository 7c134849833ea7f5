import { jsonReply, type Reply } from '../provider/http.ts'
import { changePlanStatus, createPlan, createProduct, findPlan, findProduct, updatePrices } from './catalogue.ts'
import { isWhole, listPlans, listProducts, plans, products } from './lists.ts'
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
import { readBody } from './read.ts'
import { notSimulated } from './refusal.ts'
import { exactly, none, once, type Route, withId } from './route.ts'
import { subscriptionRoutes } from './subscription-routes.ts'
import { planSummary, planView, productSummary, productView } from './views.ts'
import type { World } from './world.ts'

const webhooks = '/v1/notifications/webhooks'
const events = '/v1/notifications/webhooks-events'

/** The provider's calls, each with its wire shapes. The last ones are known but not simulated. */
export const routes: readonly Route[] = [
  ...subscriptionRoutes,
  {
    method: 'POST',
    path: exactly(products),
    name: 'createProduct',
    answer: ({ world }, call) =>
      once(world, call, 'product', (id) => {
        const product = id === null ? createProduct(world, readBody(call.raw)) : findProduct(world, id)
        return {
          id: product.id,
          body: isWhole(call) ? productView(product, world.base()) : productSummary(product, world.base()),
        }
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
    ['POST', withId('/v1/payments/sale', '/refund')],
    ['GET', withId('/v2/payments/captures')],
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

function setPlan(world: World, id: string, status: 'ACTIVE' | 'INACTIVE'): Reply {
  changePlanStatus(world, id, status)
  return none
}

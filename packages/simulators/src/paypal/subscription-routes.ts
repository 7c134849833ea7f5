import { jsonReply, type Reply } from '../provider/http.ts'
import { wireTime } from './calendar.ts'
import { isWhole, listSubscriptions, listTransactions, subscriptions, view } from './lists.ts'
import { patchSubscription } from './patch.ts'
import { optionalText, readBody, readList } from './read.ts'
import { findPayment, refundByCall, refundView } from './refunds.ts'
import { Refusal } from './refusal.ts'
import { exactly, none, once, type Route, withId } from './route.ts'
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
import { approvalAddress, link, subscriptionLinks, transactionView } from './views.ts'
import type { World } from './world.ts'

/** The calls on subscriptions and their payments. */
export const subscriptionRoutes: readonly Route[] = [
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
        { first: 200 },
      )
    },
  },
  {
    method: 'GET',
    path: withId(subscriptions, '/transactions'),
    name: 'transactions',
    answer: ({ world }, call, id) => listTransactions(world, call, findSubscription(world, id)),
  },
  {
    method: 'POST',
    path: withId('/v2/payments/captures', '/refund'),
    name: 'refund',
    answer: ({ world }, call, id) => {
      findPayment(world, id)
      const fields = call.raw.length > 0 ? readBody(call.raw) : {}
      const make = (known: string | null) => {
        const refundId = known ?? refundByCall(world, id, fields).id
        const { status, links, ...rest } = refundView(world, refundId)
        return { id: refundId, body: isWhole(call) ? { status, links, ...rest } : { id: refundId, status, links } }
      }
      return once(world, call, `refund ${id}`, make, { again: 201, days: 45 })
    },
  },
  {
    method: 'GET',
    path: withId('/v2/payments/refunds'),
    name: 'get',
    answer: ({ world }, _, id) => jsonReply(200, refundView(world, id)),
  },
]

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

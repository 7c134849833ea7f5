import { type Call, jsonReply, type Reply } from '../provider/http.ts'
import { timeOf } from './read.ts'
import { Refusal } from './refusal.ts'
import type { Subscription } from './state.ts'
import { link, planSummary, planView, productSummary, subscriptionView, transactionView } from './views.ts'
import type { World } from './world.ts'

/** The calls that return lists. */

export const products = '/v1/catalogs/products'
export const plans = '/v1/billing/plans'
export const subscriptions = '/v1/billing/subscriptions'

export const isWhole = (call: Call): boolean => /\breturn=representation\b/i.test(String(call.headers.prefer ?? ''))

/** Returns a subscription in its wire format. @param fields comma-separated: `plan`, `last_failed_payment` */
export function view(world: World, subscription: Subscription, fields = ''): Record<string, unknown> {
  return subscriptionView(subscription, world.state, world.base(), new Set(fields.split(',')), world.timeline.now())
}

/** Returns one page of a list, with the members that all lists have. */
function pageOf<T>(
  all: readonly T[],
  call: Call,
  path: string,
  base: string,
): { shown: readonly T[]; rest: Record<string, unknown> } {
  const whole = (name: string, usual: number, most: number): number => {
    const value = Number(call.query.get(name) ?? usual)
    if (!Number.isInteger(value) || value < 1 || value > most) throw new Refusal(400, 'INVALID_PARAMETER_VALUE', name, 'query')
    return value
  }
  const size = whole('page_size', 10, 20)
  const page = whole('page', 1, 100_000)
  const address = (number: number) => `${base}${path}?page_size=${size}&page=${number}`
  const pages = Math.max(1, Math.ceil(all.length / size))
  const links = [link(address(page), 'self'), link(address(1), 'first'), link(address(pages), 'last')]
  if (page < pages) links.push(link(address(page + 1), 'next'))
  if (page > 1) links.push(link(address(page - 1), 'prev'))
  const totals = call.query.get('total_required') === 'true' ? { total_items: all.length, total_pages: pages } : {}
  return { shown: all.slice((page - 1) * size, page * size), rest: { ...totals, links } }
}

export function listProducts({ state, base }: World, call: Call): Reply {
  const { shown, rest } = pageOf([...state.products.values()], call, products, base())
  const list = shown.map((product) => productSummary(product, base()))
  // The published description does not allow an empty list.
  return jsonReply(200, { ...(list.length > 0 ? { products: list } : {}), ...rest })
}

export function listPlans({ state, base }: World, call: Call): Reply {
  const product = call.query.get('product_id')
  const ids = call.query.get('plan_ids')?.split(',')
  if (ids && ids.length > 10) throw new Refusal(400, 'INVALID_PARAMETER_VALUE', 'plan_ids', 'query')
  if (product !== null && !state.products.has(product)) throw new Refusal(404, 'INVALID_RESOURCE_ID', 'product_id', 'query')
  const matching = [...state.plans.values()].filter(
    (plan) => (product === null || plan.productId === product) && (ids?.includes(plan.id) ?? true),
  )
  const { shown, rest } = pageOf(matching, call, plans, base())
  const whole = isWhole(call)
  return jsonReply(200, { plans: shown.map((plan) => (whole ? planView(plan, base()) : planSummary(plan, base()))), ...rest })
}

export function listSubscriptions(world: World, call: Call): Reply {
  const among = (name: string): string[] | undefined => call.query.get(name)?.split(',')
  const ids = among('plan_ids')
  const statuses = among('statuses')
  const after = call.query.has('created_after') ? timeOf(call.query.get('created_after')) : 0
  const before = call.query.has('created_before') ? timeOf(call.query.get('created_before')) : Infinity
  if (after === null || before === null) throw new Refusal(400, 'INVALID_PARAMETER_VALUE', 'created_after', 'query')
  const matching = [...world.state.subscriptions.values()].filter(
    ({ planId, status, created }) =>
      (ids?.includes(planId) ?? true) && (statuses?.includes(status) ?? true) && created >= after && created <= before,
  )
  const { shown, rest } = pageOf(matching, call, subscriptions, world.base())
  return jsonReply(200, { subscriptions: shown.map((one) => view(world, one)), ...rest })
}

export function listTransactions(world: World, call: Call, subscription: Subscription): Reply {
  const [from, to] = ['start_time', 'end_time'].map((name) => {
    const value = call.query.get(name)
    if (value === null) throw new Refusal(400, 'MISSING_REQUIRED_PARAMETER', name, 'query')
    const at = timeOf(value)
    if (at === null) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', name, 'query', value)
    return at
  }) as [number, number]
  if (to < from) throw new Refusal(400, 'INVALID_PARAMETER_VALUE', 'end_time', 'query')
  const shown = subscription.transactions.filter(({ time }) => time >= from && time <= to)
  const address = `${world.base()}${subscriptions}/${subscription.id}/transactions`
  return jsonReply(200, {
    transactions: shown.map((one) => transactionView(one, subscription)),
    links: [link(`${address}?${call.query}`, 'self')],
  })
}

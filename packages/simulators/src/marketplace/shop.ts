import { isOn } from '../provider/fields.ts'
import { actionForm, escapeHtml, htmlPage, table } from '../provider/html.ts'
import { type Call, fieldsOf, htmlReply, type Reply, redirectReply } from '../provider/http.ts'
import { landingToken, purchase } from './engine.ts'
import { MarketRefusal } from './refusal.ts'
import { type MarketSubscription, termUnits } from './state.ts'
import type { MarketWorld } from './world.ts'

/** Returns the shop in which people buy plans and manage existing purchases. */
export function shopReply(world: MarketWorld, call: Call): Reply {
  try {
    if (call.method === 'GET' && call.path === '/shop') return htmlReply(shopPage(world))
    if (call.method === 'POST' && call.path === '/shop') {
      const subscription = purchase(world, readPurchase(fieldsOf(call)))
      return subscription.status === 'Subscribed' ? redirectReply('/shop') : openLanding(world, subscription)
    }
    const id = /^\/shop\/manage\/([^/]+)$/.exec(call.path)?.[1]
    const subscription = id === undefined ? undefined : world.state.subscriptions.get(id)
    if (call.method === 'POST' && subscription) return openLanding(world, subscription)
  } catch (error) {
    if (!(error instanceof MarketRefusal)) throw error
    return htmlReply(
      htmlPage('Shop (simulator)', `<h1>${escapeHtml(error.message)}</h1><a href="/shop">Back</a>`, true),
      error.status,
    )
  }
  return htmlReply(htmlPage('Shop (simulator)', '<h1>There is nothing at this address</h1>', true), 404)
}

function openLanding(world: MarketWorld, subscription: MarketSubscription): Reply {
  const token = landingToken(world, subscription)
  const address = landingAddress(world, token)
  if (address !== null) return redirectReply(address)
  const text = `<h1>No landing page is configured</h1><p>The token: <code>${escapeHtml(token)}</code></p>`
  return htmlReply(htmlPage('Shop (simulator)', text, true))
}

/** Returns the landing page with its token, percent-encoded; null if none is configured. */
export function landingAddress({ configuration }: MarketWorld, token: string): string | null {
  if (configuration.landingUrl === null) return null
  const separator = configuration.landingUrl.includes('?') ? '&' : '?'
  return `${configuration.landingUrl}${separator}token=${encodeURIComponent(token)}`
}

export function readPurchase(fields: Record<string, unknown>) {
  const termUnit = termUnits.find((one) => one === (fields.termUnit ?? 'P1M'))
  if (!termUnit) throw new MarketRefusal(400, `termUnit is one of ${termUnits.join(', ')}.`)
  const quantity = fields.quantity === undefined || fields.quantity === '' ? null : Number(fields.quantity)
  return {
    planId: String(fields.planId ?? ''),
    quantity,
    termUnit,
    name: String(fields.name || 'A purchase'),
    email: String(fields.email || 'buyer@customer.example'),
    isResold: isOn(fields.isResold),
    isTest: isOn(fields.isTest),
    autoRenew: fields.autoRenew === undefined || isOn(fields.autoRenew),
    isAutomatic: isOn(fields.isAutomatic),
  }
}

function shopPage(world: MarketWorld): string {
  const { plans } = world.configuration
  const options = (names: readonly string[], labels = names) =>
    names.map((name, index) => `<option value="${escapeHtml(name)}">${escapeHtml(labels[index] ?? name)}</option>`).join('')
  const sold = plans.filter(({ isStopSell }) => !isStopSell)
  return htmlPage(
    'Shop (simulator)',
    `<h1>Marketplace</h1>
<p class="note">This is a simulator: nothing is sold and nothing is paid here.</p>
<h2>Buy</h2>
<form method="post" action="/shop" class="stack"><label>Plan <select name="planId">${options(
      sold.map(({ planId }) => planId),
      sold.map(({ displayName }) => displayName),
    )}</select></label>
<label>Term <select name="termUnit">${options(termUnits)}</select></label>
<label>Seats, where a plan has them <input name="quantity" type="number" min="1"></label>
<label>Name of the subscription <input name="name" value="Trademarks"></label>
<label>Buyer <input name="email" type="email" value="buyer@customer.example"></label>
<label><input type="checkbox" name="isResold"> bought by a reseller</label>
<label><input type="checkbox" name="isTest"> a test purchase</label>
<label><input type="checkbox" name="isAutomatic"> active without the landing page</label>
<button class="main">Buy and configure the account</button></form>
<h2>Your purchases</h2>
${table(
  ['Name', 'Plan', 'Status', ''],
  [...world.state.subscriptions.values()]
    .reverse()
    .slice(0, 50)
    .map(({ id, name, planId, status }) => [
      escapeHtml(name),
      escapeHtml(planId),
      status,
      actionForm(`/shop/manage/${id}`, status === 'PendingFulfillmentStart' ? 'Configure account' : 'Manage account'),
    ]),
  'None yet.',
)}`,
  )
}

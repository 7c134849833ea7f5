import { actionForm, escapeHtml, htmlPage, scriptJson } from '../provider/html.ts'
import { type Call, fieldsOf, htmlReply, jsonReply, type Reply, redirectReply } from '../provider/http.ts'
import { approve } from './billing.ts'
import { moneyOf } from './money.ts'
import { Refusal } from './refusal.ts'
import type { Subscription, Terms } from './state.ts'
import { approveRevision, declineRevision } from './subscriptions.ts'
import { grossOf } from './terms.ts'
import { approvalAddress } from './views.ts'
import type { World } from './world.ts'

/** The payer's choice. The page script passes it to the product's page. */
type Outcome = 'approved' | 'cancelled' | 'declined' | 'error'

const outcomes: Readonly<Record<string, Outcome>> = {
  approve: 'approved',
  approveLater: 'approved',
  close: 'cancelled',
  refuse: 'cancelled',
  decline: 'declined',
  scriptError: 'error',
}

/** The script waits for this message before it navigates the window. */
const waitingText = `<p>One moment …</p>
<script>if (window.opener) window.opener.postMessage({ source: 'paypal-simulator', outcome: 'opened' }, '*')</script>`

/** Returns the page on which the payer approves a subscription or a change to it, in a window or after a redirect. */
export function approvalRoute(world: World, call: Call): Reply {
  const asked = /^\/webapps\/approvals\/([^/]+)$/.exec(call.path)?.[1]
  if (asked !== undefined) return approvalLink(world, decodeURIComponent(asked), call.query.has('new'))
  const page = call.query.get('ba_token') ?? ''
  // The page script opens the window before it knows the subscription, so that the browser allows it.
  if (call.path.startsWith('/checkoutnow')) return htmlReply(htmlPage('PayPal (simulator)', waitingText, true))
  const subscription = world.state.subscriptions.get(world.state.approvals.get(page) ?? '')
  const isRevision = subscription?.revision?.token === page
  const isOpen = subscription && (isRevision || (subscription.status === 'APPROVAL_PENDING' && !subscription.isApproved))
  if (!subscription || !isOpen)
    return htmlReply(htmlPage('PayPal (simulator)', '<h1>This link is no longer valid</h1>', true), 404)
  if (call.method !== 'POST') return htmlReply(approvalPage(world, subscription, isRevision, call))
  const action = String(fieldsOf(call).action ?? '')
  const outcome = outcomes[action]
  if (!outcome) return htmlReply(htmlPage('PayPal (simulator)', '<h1>Unknown choice</h1>', true), 400)
  // The choice removes the subscription's own token and context.
  const context = isRevision ? (subscription.revision?.context ?? {}) : subscription.context
  try {
    if (outcome === 'approved' && isRevision) approveRevision(world, subscription)
    else if (outcome === 'approved')
      approve(world, subscription, action === 'approveLater' ? world.state.settings.activationMinutes : 0)
    else if (action === 'refuse') declineRevision(world, subscription)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return htmlReply(htmlPage('PayPal (simulator)', '<h1>This is no longer possible</h1>', true), 409)
  }
  if (call.query.get('popup') === '1') return htmlReply(closingPage(call, outcome, subscription, page))
  const back = String((outcome === 'approved' ? context.return_url : context.cancel_url) ?? '')
  if (!URL.canParse(back)) return htmlReply(htmlPage('PayPal (simulator)', `<h1>Done: ${outcome}</h1>`, true))
  const address = new URL(back)
  for (const [name, value] of Object.entries({ subscription_id: subscription.id, ba_token: page, token: page }))
    address.searchParams.set(name, value)
  return redirectReply(address.href)
}

/** Gives the page script the address at which the payer decides about a subscription or a pending change. */
function approvalLink(world: World, id: string, isNewOnly: boolean): Reply {
  const subscription = world.state.subscriptions.get(id)
  const revision = isNewOnly ? null : (subscription?.revision ?? null)
  const isOpen = subscription?.status === 'APPROVAL_PENDING' && !subscription.isApproved
  const href = revision
    ? approvalAddress(world.base(), revision.token, true)
    : subscription && isOpen
      ? approvalAddress(world.base(), subscription.approvalToken)
      : null
  const headers = { 'Access-Control-Allow-Origin': '*' }
  return href === null ? jsonReply(404, {}, headers) : jsonReply(200, { href }, headers)
}

/** Makes the payer's choice without the page, for a person or a test. */
export function decide(world: World, subscription: Subscription, action: string, minutes: number | null): void {
  if (action === 'approve') approve(world, subscription, minutes ?? 0)
  else if (action === 'approve-later') approve(world, subscription, minutes ?? world.state.settings.activationMinutes)
  else if (action === 'approve-revision') approveRevision(world, subscription)
  else declineRevision(world, subscription)
}

function approvalPage(world: World, subscription: Subscription, isRevision: boolean, call: Call): string {
  const { revision, currency } = subscription
  const terms = isRevision && revision ? revision.terms : subscription.terms
  const plan = world.state.plans.get(isRevision && revision ? revision.planId : subscription.planId)
  const quantity = isRevision && revision ? revision.quantity : subscription.quantity
  const here = `${call.path}?${call.query}`
  const choice = (action: string, label: string, isMain = false) => actionForm(here, label, { action }, isMain)
  const minutes = world.state.settings.activationMinutes
  const buttons = isRevision
    ? [
        choice('approve', 'Agree to the change', true),
        choice('refuse', 'Decline the change'),
        choice('close', 'Close without a choice'),
        choice('decline', 'Payment is declined'),
        choice('scriptError', 'Fail with a script error'),
      ]
    : [
        choice('approve', 'Agree and subscribe', true),
        choice('approveLater', `Agree, active only after ${minutes} minutes`),
        choice('close', 'Close without a choice'),
        choice('decline', 'Payment is declined'),
        choice('scriptError', 'Fail with a script error'),
      ]
  const brand = subscription.context.brand_name
  return htmlPage(
    'PayPal (simulator)',
    `<h1>${isRevision ? 'Change your subscription' : 'Subscribe'}</h1>
<p class="note">This is a simulator: no payment takes place and nobody is PayPal here.</p>
<p>${brand === undefined ? '' : `${escapeHtml(String(brand))}: `}<strong>${escapeHtml(plan?.name ?? '')}</strong></p>
<ul>${pricesOf(terms, currency, quantity)}</ul>
<div class="stack">${buttons.join('')}</div>`,
    true,
  )
}

function pricesOf(terms: Terms, currency: string, quantity: string | null): string {
  return terms.cycles
    .map((cycle) => {
      const { value } = moneyOf(grossOf(cycle, terms, quantity), currency)
      const { interval_unit: unit, interval_count: count } = cycle.frequency
      const every = count === 1 ? unit.toLowerCase() : `${count} ${unit.toLowerCase()}s`
      const times = cycle.total === 0 ? 'until cancelled' : `${cycle.total} times`
      return `<li>${escapeHtml(`${value} ${currency} every ${every}, ${times}`)}</li>`
    })
    .join('')
}

/** Sends the outcome to the page that opened the window, then closes the window. */
function closingPage(call: Call, outcome: Outcome, { id, subscriber }: Subscription, token: string): string {
  const message = {
    source: 'paypal-simulator',
    outcome,
    subscriptionID: id,
    payerID: subscriber.payer_id ?? null,
    billingToken: token,
    orderID: token.replace(/^BA-/, 'EC-'),
  }
  // A frame without an origin is named "null", and messages cannot be sent to it.
  const given = call.query.get('origin') ?? ''
  const origin = URL.canParse(given) ? given : '*'
  const script = `if (window.opener) window.opener.postMessage(${scriptJson(message)}, ${scriptJson(origin)}); window.close()`
  return htmlPage('PayPal (simulator)', `<p>You can close this window.</p><script>${script}</script>`, true)
}

import { actionForm, escapeHtml, htmlPage, table } from '../provider/html.ts'
import { type ControlParts, controls, webhookFaults } from './control-parts.ts'
import { openOperation } from './engine.ts'
import type { MarketSubscription } from './state.ts'
import type { MarketWorld } from './world.ts'

/** The control page for people who try the product on their own machine. */

const shownObjects = 50

export function controlPage({ world, keys }: ControlParts): string {
  const { state, timeline, outbox, faults, configuration } = world
  const step = (label: string, seconds: number) => actionForm(`${controls}/clock`, label, { advanceSeconds: String(seconds) })
  const options = (names: readonly string[]) => names.map((name) => `<option>${escapeHtml(name)}</option>`).join('')
  const plannedFaults = [
    ...faults
      .planned()
      .map(({ method, path, times, status }) => `${method} ${path}: ${status ?? 'held, cut or lost'} × ${times}`),
    ...outbox.planned().map(({ fault, event, times }) => `webhook ${event}: ${fault} × ${times}`),
  ]
  const settings = Object.entries(state.settings).map(([name, value]) =>
    typeof value === 'boolean'
      ? `<label><input type="checkbox" name="${name}"${value ? ' checked' : ''}> ${name}</label>`
      : `<label>${name} <input name="${name}" value="${value}" size="4"></label>`,
  )
  return htmlPage(
    'Simulated marketplace',
    `<h1>Simulated marketplace</h1>
<p class="note">This is a simulator of this machine: nothing is sold, and nobody is Microsoft here. It has no reseller
portal, no metering, no private offers and no invoices; its landing tokens and error bodies are examples, and it tries
webhooks again at other times than the service.</p>
<p><a href="/shop">Shop: buy and manage</a></p>
<h2>Clock: ${escapeHtml(new Date(timeline.now()).toISOString())}</h2>
${step('+ 10 seconds', 10)}${step('+ 1 day', 86_400)}${step('+ 30 days', 2_592_000)}
<h2>Subscriptions</h2>
${table(
  ['Id', 'Name', 'Plan', 'Status', 'Term', 'In the portal'],
  [...state.subscriptions.values()]
    .reverse()
    .slice(0, shownObjects)
    .map((one) => subscriptionCells(world, one)),
  'None yet.',
)}
<h2>Webhooks</h2><p>${escapeHtml(configuration.webhookTarget ?? 'None.')} ${outbox.waiting().length} waiting.
${keys.published.length} keys are published. ${actionForm(`${controls}/keys/rotate`, 'New key')}</p>
${table(
  ['At', 'Event', 'Try', 'Answer', 'Fault', 'Do'],
  outbox
    .attempts()
    .slice(0, shownObjects)
    .map(({ at, event, eventId, attempt, status, fault }) => [
      escapeHtml(at),
      escapeHtml(event),
      String(attempt),
      status === null ? 'none' : String(status),
      escapeHtml(fault ?? ''),
      state.events.has(eventId) ? actionForm(`${controls}/events/${eventId}/resend`, 'Send again') : '',
    ]),
  'None sent yet.',
)}
<h2>Faults</h2>
<ul>${plannedFaults.map((line) => `<li>${escapeHtml(line)}</li>`).join('') || '<li>none planned</li>'}</ul>
<form method="post" action="${controls}/webhook-faults"><label>Next webhooks
<select name="fault">${options(webhookFaults)}</select></label>
<label>how many <input name="times" type="number" min="1" value="1" size="3"></label>
<label>event contains <input name="event" size="14"></label><button>Plan</button></form>
<form method="post" action="${controls}/faults"><label>Calls to <input name="path" value="/api/saas/*" size="22"></label>
<label>status <input name="status" value="500" size="4"></label>
<label>how many <input name="times" type="number" min="1" value="1" size="3"></label>
<label><input type="checkbox" name="reset"> cut</label><label><input type="checkbox" name="afterwards"> carry out first</label>
<button>Plan</button></form>${actionForm(`${controls}/faults/clear`, 'Clear faults')}
<h2>Settings</h2><form method="post" action="${controls}/settings">${settings.join('')}<button>Set</button></form>
<h2>All</h2>${actionForm(`${controls}/reset`, 'Forget everything')}`,
  )
}

function subscriptionCells(world: MarketWorld, subscription: MarketSubscription): string[] {
  const { id, name, planId, quantity, status, start, end, termUnit } = subscription
  const act = (action: string, label: string) => actionForm(`${controls}/subscriptions/${id}/${action}`, label)
  const day = (at: number | null) => (at === null ? '' : new Date(at).toISOString().slice(0, 10))
  const open = openOperation(world, subscription)
  const plans = world.configuration.plans
    .filter((plan) => plan.planId !== planId)
    .map((plan) => `<option>${escapeHtml(plan.planId)}</option>`)
  const buttons = [
    status === 'Subscribed' && !open
      ? `<form method="post" action="${controls}/subscriptions/${id}/change-plan"><select name="planId" aria-label="Plan">${plans.join('')}</select><button>Change plan</button></form>`
      : '',
    status === 'Subscribed' && !open && quantity !== null
      ? `<form method="post" action="${controls}/subscriptions/${id}/change-quantity"><input name="quantity" aria-label="Seats" type="number" value="${quantity + 1}" size="4"><button>Change seats</button></form>`
      : '',
    status === 'Subscribed' ? act('suspend', 'Suspend') + act('renew', 'Renew') + act('transfer', 'Transfer') : '',
    status === 'Suspended' && !open ? act('reinstate', 'Reinstate') : '',
    status === 'Unsubscribed' ? '' : act('unsubscribe', 'Unsubscribe'),
  ]
  return [
    `<code>${id}</code>`,
    escapeHtml(name),
    escapeHtml(planId) + (quantity === null ? '' : ` × ${quantity}`),
    status + (open ? `<br>${open.action} is open` : ''),
    `${termUnit} ${day(start)} ${day(end)}`,
    buttons.join(''),
  ]
}

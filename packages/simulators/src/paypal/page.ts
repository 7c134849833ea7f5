import { actionForm, escapeHtml, htmlPage, table } from '../provider/html.ts'
import { wireTime } from './calendar.ts'
import { type ControlParts, controls, webhookFaults } from './control-parts.ts'
import { decimalOf } from './money.ts'
import type { Subscription } from './state.ts'
import { approvalAddress } from './views.ts'

/** The control page for people who try the product on their own machine. */

const shownObjects = 50

export function controlPage({ world, outbox, faults }: ControlParts): string {
  const { state, timeline } = world
  const subscriptions = [...state.subscriptions.values()].reverse().slice(0, shownObjects)
  const plans = [...state.plans.values()].reverse().slice(0, shownObjects)
  const step = (label: string, seconds: number) => actionForm(`${controls}/clock`, label, { advanceSeconds: String(seconds) })
  const nextMonth = new Date(timeline.now())
  nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1)
  const options = (names: readonly string[]) => names.map((name) => `<option>${escapeHtml(name)}</option>`).join('')
  const plannedFaults = [
    ...faults
      .planned()
      .map(({ method, path, times, status }) => `${method} ${path}: ${status ?? 'held, cut or lost'} × ${times}`),
    ...outbox.planned().map(({ fault, event, times }) => `webhook ${event}: ${fault} × ${times}`),
  ]
  return htmlPage(
    'Simulated PayPal',
    `<h1>Simulated PayPal</h1>
<p class="note">This is a simulator of this machine: no money moves, and nobody is PayPal here. It makes no risk checks and
no strong customer authentication, offers no choice of funding, and its times and fees are invented.</p>
<h2>Clock: ${escapeHtml(new Date(timeline.now()).toISOString())}</h2>
${step('+ 35 minutes', 2_100)}${step('+ 1 day', 86_400)}${step('+ 5 days', 432_000)}
${actionForm(`${controls}/clock`, '+ 1 month', { now: nextMonth.toISOString() })}
<h2>Subscriptions</h2>
${table(
  ['Id', 'Plan', 'Status', 'Account', 'Next payment', 'Balance', 'Payments', 'Do'],
  subscriptions.map((one) => subscriptionCells(one, state.plans.get(one.planId)?.name ?? one.planId, world.base())),
  'None yet.',
)}
<h2>Plans</h2>
${table(
  ['Id', 'Name', 'Status', 'Prices'],
  plans.map(({ id, name, status, cycles, currency }) => [
    `<code>${id}</code>`,
    escapeHtml(name),
    status,
    cycles.map(({ tenure, price, total }) => `${tenure} ${decimalOf(price ?? 0)} ${currency} × ${total || '∞'}`).join('<br>'),
  ]),
  'None yet. The product creates them.',
)}
<h2>Faults</h2>
<ul>${plannedFaults.map((line) => `<li>${escapeHtml(line)}</li>`).join('') || '<li>none planned</li>'}</ul>
<form method="post" action="${controls}/webhook-faults"><label>Next webhooks
<select name="fault">${options(webhookFaults)}</select></label>
<label>how many <input name="times" type="number" min="1" value="1" size="3"></label>
<label>event contains <input name="event" size="14"></label><button>Plan</button></form>
<form method="post" action="${controls}/faults"><label>Calls to <input name="path" value="/v1/billing/*" size="22"></label>
<label>status <input name="status" value="500" size="4"></label>
<label>how many <input name="times" type="number" min="1" value="1" size="3"></label>
<label><input type="checkbox" name="reset"> cut</label><label><input type="checkbox" name="afterwards"> carry out first</label>
<button>Plan</button></form>${actionForm(`${controls}/faults/clear`, 'Clear faults')}
<form method="post" action="${controls}/settings"><label>Delayed activation, minutes
<input name="activationMinutes" value="${state.settings.activationMinutes}" size="4"></label>
<label>old figures for minutes <input name="staleMinutes" value="${state.settings.staleMinutes}" size="4"></label>
<label>script <select name="script"><option selected>${state.settings.script}</option>${options(['renders', 'failsToRender', 'notEligible'])}</select></label>
<button>Set</button></form>
<h2>Webhooks</h2>
<p>${[...state.webhooks.values()].map(({ id, url }) => `<code>${escapeHtml(id)}</code> ${escapeHtml(url)}`).join('<br>') || 'None.'}
${outbox.waiting().length} waiting.</p>
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
      actionForm(`${controls}/events/${eventId}/resend`, 'Send again'),
    ]),
  'None sent yet.',
)}
<h2>All</h2>${actionForm(`${controls}/reset`, 'Forget everything')}`,
  )
}

function subscriptionCells(subscription: Subscription, planName: string, base: string): string[] {
  const { id, status, customId, nextBilling, outstanding, currency, transactions, revision, failing } = subscription
  const act = (action: string, label: string, fields: Record<string, string> = {}) =>
    actionForm(`${controls}/subscriptions/${id}/${action}`, label, fields)
  const isPending = status === 'APPROVAL_PENDING' && !subscription.isApproved
  const isOpen = status === 'ACTIVE' || status === 'SUSPENDED'
  const buttons = [
    isPending ? act('approve', 'Approve') + act('approve-later', 'Approve with delay') : '',
    isPending ? `<a href="${escapeHtml(approvalAddress(base, subscription.approvalToken))}">Approval page</a>` : '',
    revision ? act('approve-revision', 'Approve change') + act('decline-revision', 'Decline change') : '',
    isOpen && !failing ? act('fail-payments', 'Fail next payment') + act('fail-payments', 'Fail all', { times: '1000' }) : '',
    failing ? act('succeed-payments', 'Let payments succeed') : '',
    isOpen ? act('cancel', 'Payer cancels') : '',
    transactions.some((one) => one.status === 'COMPLETED') ? act('refund', 'Refund last') : '',
  ]
  return [
    `<code>${id}</code>`,
    escapeHtml(planName),
    status + (failing ? '<br>payments fail' : ''),
    escapeHtml(customId ?? ''),
    nextBilling === null ? '' : wireTime(nextBilling),
    `${decimalOf(outstanding)} ${currency}`,
    transactions
      .slice(-3)
      .map(({ status: state, amount }) => `${decimalOf(amount)} ${state}`)
      .join('<br>'),
    buttons.join(''),
  ]
}

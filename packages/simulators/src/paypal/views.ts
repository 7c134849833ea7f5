import { periodStart, wireTime } from './calendar.ts'
import { moneyOf } from './money.ts'
import type { Plan, Product, State, Subscription, Terms, Transaction } from './state.ts'
import { currentCycle } from './terms.ts'

/** The objects in their wire format. Fields without a value are left out. */

export interface Link {
  href: string
  rel: string
  method: string
}
export const link = (href: string, rel: string, method = 'GET'): Link => ({ href, rel, method })

export function productView(product: Product, base: string): Record<string, unknown> {
  const { created, updated, ...rest } = product
  return { ...rest, create_time: wireTime(created), update_time: wireTime(updated), links: productLinks(product.id, base) }
}

const productLinks = (id: string, base: string): Link[] => [link(`${base}/v1/catalogs/products/${id}`, 'self')]

/** Returns a product in a list, or as the answer to its creation without `return=representation`. */
export function productSummary({ id, name, description, created }: Product, base: string): Record<string, unknown> {
  const described = description === undefined ? {} : { description }
  return { id, name, ...described, create_time: wireTime(created), links: productLinks(id, base) }
}

function termsView({ cycles, preferences, taxes }: Terms, currency: string): Record<string, unknown> {
  return {
    billing_cycles: cycles.map(({ tenure, sequence, total, frequency, price, version, priced }) => ({
      ...(price === null
        ? {}
        : {
            pricing_scheme: {
              version,
              fixed_price: moneyOf(price, currency),
              create_time: wireTime(priced),
              update_time: wireTime(priced),
            },
          }),
      frequency,
      tenure_type: tenure,
      sequence,
      total_cycles: total,
    })),
    payment_preferences: { setup_fee: moneyOf(0, currency), ...preferences },
    ...(taxes ? { taxes } : {}),
  }
}

export function planView(plan: Plan, base: string): Record<string, unknown> {
  return {
    id: plan.id,
    product_id: plan.productId,
    name: plan.name,
    status: plan.status,
    ...(plan.description === undefined ? {} : { description: plan.description }),
    ...termsView(plan, plan.currency),
    quantity_supported: plan.quantitySupported,
    create_time: wireTime(plan.created),
    update_time: wireTime(plan.updated),
    links: planLinks(plan, base),
  }
}

/** Returns a plan in a list or as the answer to its creation, both without `return=representation`. */
export function planSummary(plan: Plan, base: string): Record<string, unknown> {
  const { id, productId, name, status, description, created } = plan
  const described = description === undefined ? {} : { description }
  return { id, product_id: productId, name, status, ...described, create_time: wireTime(created), links: planLinks(plan, base) }
}

function planLinks({ id, status }: Plan, base: string): Link[] {
  const self = `${base}/v1/billing/plans/${id}`
  const change =
    status === 'ACTIVE' ? link(`${self}/deactivate`, 'deactivate', 'POST') : link(`${self}/activate`, 'activate', 'POST')
  return [link(self, 'self'), link(self, 'edit', 'PATCH'), change]
}

export function billingView(subscription: Subscription): Record<string, unknown> | undefined {
  const { terms, completed, currency, lastPayment, lastFailure, status } = subscription
  const wasActive = status !== 'APPROVAL_PENDING' && status !== 'APPROVED'
  if (!wasActive) return undefined
  const isOpen = status === 'ACTIVE' || status === 'SUSPENDED'
  const finalPayment = isOpen ? finalPaymentTime(subscription) : null
  return {
    outstanding_balance: moneyOf(subscription.outstanding, currency),
    cycle_executions: terms.cycles.map(({ tenure, sequence, total, version }) => {
      const done = Math.min(completed[sequence] ?? 0, 9_999)
      return {
        tenure_type: tenure,
        sequence,
        cycles_completed: done,
        cycles_remaining: total === 0 ? 0 : total - done,
        current_pricing_scheme_version: version,
        total_cycles: total,
      }
    }),
    ...(lastPayment ? { last_payment: { amount: moneyOf(lastPayment.amount, currency), time: wireTime(lastPayment.time) } } : {}),
    ...(status === 'ACTIVE' && subscription.nextBilling !== null && currentCycle(terms, completed)
      ? { next_billing_time: wireTime(subscription.nextBilling) }
      : {}),
    ...(finalPayment === null ? {} : { final_payment_time: wireTime(finalPayment) }),
    failed_payments_count: Math.min(subscription.failures, 999),
    ...(lastFailure
      ? {
          last_failed_payment: {
            amount: moneyOf(lastFailure.amount, currency),
            time: wireTime(lastFailure.time),
            reason_code: lastFailure.reason,
            ...(lastFailure.retry === null ? {} : { next_payment_retry_time: wireTime(lastFailure.retry) }),
          },
        }
      : {}),
  }
}

/** Returns when the last period of a finite plan is billed; null if the plan has no end. */
function finalPaymentTime({ terms, completed, anchor, period }: Subscription): number | null {
  const current = currentCycle(terms, completed)
  if (!current || terms.cycles.some(({ total }) => total === 0)) return null
  const left = terms.cycles.reduce((sum, { sequence, total }) => sum + Math.max(0, total - (completed[sequence] ?? 0)), 0)
  return periodStart(anchor, current.frequency, period + left - 1)
}

/**
 * @param fields further fields that the caller asked for: `plan`, `last_failed_payment`
 * @param now decides whether old figures are still shown
 */
export function subscriptionView(
  subscription: Subscription,
  state: State,
  base: string,
  fields: ReadonlySet<string>,
  now: number,
): Record<string, unknown> {
  const { id, stale } = subscription
  const billing = stale && now < stale.until ? stale.billing : billingView(subscription)
  const { last_failed_payment: failure, ...usual } = billing ?? {}
  const shown = billing ? (fields.has('last_failed_payment') && failure ? billing : usual) : undefined
  const plan = state.plans.get(subscription.planId)
  return {
    id,
    status: subscription.status,
    ...(subscription.note === null ? {} : { status_change_note: subscription.note }),
    status_update_time: wireTime(subscription.statusChanged),
    plan_id: subscription.planId,
    plan_overridden: subscription.isOverridden,
    start_time: wireTime(subscription.start),
    ...(subscription.quantity === null ? {} : { quantity: subscription.quantity }),
    ...(Object.keys(subscription.subscriber).length === 0 ? {} : { subscriber: subscription.subscriber }),
    ...(shown ? { billing_info: shown } : {}),
    ...(subscription.customId === null ? {} : { custom_id: subscription.customId }),
    create_time: wireTime(subscription.created),
    update_time: wireTime(subscription.updated),
    ...(fields.has('plan') && plan ? { plan: inlinePlan(subscription, plan, base) } : {}),
    links: subscriptionLinks(subscription, base),
  }
}

/** Returns the billing terms of a subscription, in the shape of a plan. */
function inlinePlan(subscription: Subscription, plan: Plan, base: string): Record<string, unknown> {
  return {
    product_id: plan.productId,
    name: plan.name,
    ...(plan.description === undefined ? {} : { description: plan.description }),
    ...termsView(subscription.terms, subscription.currency),
    quantity_supported: plan.quantitySupported,
    links: planLinks(plan, base),
  }
}

export function subscriptionLinks({ id, status, approvalToken }: Subscription, base: string): Link[] {
  const self = `${base}/v1/billing/subscriptions/${id}`
  const edit = [link(self, 'edit', 'PATCH'), link(self, 'self')]
  if (status === 'APPROVAL_PENDING') return [link(approvalAddress(base, approvalToken), 'approve'), ...edit]
  if (status === 'ACTIVE')
    return [
      link(`${self}/cancel`, 'cancel', 'POST'),
      ...edit,
      link(`${self}/suspend`, 'suspend', 'POST'),
      link(`${self}/capture`, 'capture', 'POST'),
    ]
  if (status === 'SUSPENDED')
    return [link(`${self}/cancel`, 'cancel', 'POST'), ...edit, link(`${self}/activate`, 'activate', 'POST')]
  return edit
}

export const approvalAddress = (base: string, token: string, isRevision = false): string =>
  `${base}/webapps/billing/subscriptions${isRevision ? '/update' : ''}?ba_token=${token}`

export function transactionView({ id, status, amount, time }: Transaction, subscription: Subscription): Record<string, unknown> {
  const { currency, subscriber } = subscription
  const fee = status === 'COMPLETED' ? feeOf(amount) : 0
  return {
    id,
    status,
    amount_with_breakdown: {
      gross_amount: moneyOf(amount, currency),
      fee_amount: moneyOf(fee, currency),
      net_amount: moneyOf(amount - fee, currency),
    },
    ...(subscriber.name === undefined ? {} : { payer_name: subscriber.name }),
    ...(subscriber.email_address === undefined ? {} : { payer_email: subscriber.email_address }),
    time: wireTime(time),
  }
}

/** Returns an invented fee: 2.49 % and 35 cents, never more than the amount. */
export const feeOf = (amount: number): number => Math.min(amount, Math.round(amount * 0.0249) + 35)

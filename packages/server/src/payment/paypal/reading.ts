import { isLiveState, type ProviderDetails, stateOfStatus } from '../../billing/index.ts'
import { addMonths } from '../../platform/local-calendar.ts'
import { paidPeriod, periodMonths } from '../paid-period.ts'
import type { ProviderPayment, ProviderReading } from '../provider.ts'
import type { InlinePlan, Subscription, Transactions } from './objects.ts'
import type { StoredPlan } from './plans.store.ts'

const day = 86_400_000

/** Turns PayPal's subscription and its transactions into a reading. A pure function. */
export function readingOf(
  subscription: Subscription,
  { transactions }: Transactions,
  plan: StoredPlan | undefined,
  currency: string,
): ProviderReading {
  const { status, billing_info: billing, quantity } = subscription
  const startsAt = subscription.start_time ?? subscription.create_time ?? new Date(0)
  const payments = transactions.map((one) => paymentOf(one, startsAt))
  const isLive = isLiveState(stateOfStatus('paypal', status))
  const failed = billing?.last_failed_payment
  const isFailing = (billing?.failed_payments_count ?? 0) > 0 || (failed?.next_payment_retry_time ?? null) !== null
  const ownPrice = subscription.plan_overridden && plan ? overriddenPrice(subscription.plan, plan, currency) : null
  const isWhole = quantity === undefined || quantity === null || Number(quantity) === 1
  return {
    providerId: subscription.id,
    accountId: subscription.custom_id ?? null,
    status,
    isLive,
    updatedAt: latest([subscription.update_time, subscription.status_update_time, subscription.create_time]) ?? startsAt,
    productKey: plan?.productKey ?? null,
    prices: plan
      ? { price: ownPrice ?? plan.price, introductoryPrice: plan.introductoryPrice, formerPrices: plan.formerPrices }
      : null,
    hasOwnPrice: ownPrice !== null,
    alteration:
      subscription.plan_overridden && ownPrice === null
        ? 'plan_overridden'
        : isWhole
          ? foreignCurrency(payments, currency)
          : 'quantity',
    billingPlan: 'monthly',
    startsAt,
    // A running subscription without any valid payment is in arrears from its start.
    paidUntil: paidUntil(subscription, payments, startsAt) ?? (isLive ? startsAt : null),
    mayShorten: payments.some(({ state }) => state === 'refunded'),
    isAtOnce: false,
    isTest: false,
    payments,
    failure:
      failed && isFailing
        ? {
            at: failed.time,
            amount: failed.amount.value,
            currency: failed.amount.currency_code,
            reason: failed.reason_code ?? null,
            retryAt: failed.next_payment_retry_time ?? null,
          }
        : null,
    details: detailsOf(subscription),
  }
}

/**
 * Returns the regular price of a subscription if its terms differ from its plan's only in that price: billed monthly,
 * without an end, and with the plan's introductory months. Returns null if they differ in more.
 */
export function overriddenPrice(terms: InlinePlan | null | undefined, plan: StoredPlan, currency: string): number | null {
  const cycles = terms?.billing_cycles ?? []
  const regular = cycles.filter(({ tenure_type }) => tenure_type === 'REGULAR')
  const trial = cycles.filter(({ tenure_type }) => tenure_type !== 'REGULAR')
  const isMonthly = cycles.every(
    ({ frequency }) => frequency?.interval_unit === 'MONTH' && (frequency.interval_count ?? 1) === periodMonths,
  )
  const [price] = regular.map(({ pricing_scheme: scheme }) => scheme?.fixed_price)
  const isEndless = regular.length === 1 && (regular[0]?.total_cycles ?? 0) === 0
  const hasPlansTrial =
    plan.introductoryPrice === null
      ? trial.length === 0
      : trial.length === 1 &&
        trial[0]?.total_cycles === plan.introductoryMonths &&
        trial[0]?.pricing_scheme?.fixed_price?.value === plan.introductoryPrice
  return isMonthly && isEndless && hasPlansTrial && price?.currency_code === currency ? price.value : null
}

const states: Readonly<Record<string, ProviderPayment['state']>> = {
  COMPLETED: 'completed',
  REFUNDED: 'refunded',
  PARTIALLY_REFUNDED: 'partiallyRefunded',
  DECLINED: 'declined',
}
function paymentOf(transaction: Transactions['transactions'][number], startsAt: Date): ProviderPayment {
  const { id, status, time: at, amount_with_breakdown: amount } = transaction
  const { from, until } = paidPeriod(startsAt, at)
  return {
    id,
    at,
    amount: amount.gross_amount.value,
    currency: amount.gross_amount.currency_code,
    period: { from, until },
    state: states[status] ?? 'pending',
    refunds: [],
  }
}
const foreignCurrency = (payments: readonly ProviderPayment[], currency: string) =>
  payments.some((payment) => payment.currency !== currency) ? 'currency' : null

/**
 * Returns the end of the last paid period: the next billing time if it fits the last payment, otherwise the end of the
 * period that contains the payment. After a cancellation, PayPal gives no next billing time, and immediately after a
 * payment it may still give an old one.
 */
function paidUntil({ billing_info: billing }: Subscription, payments: readonly ProviderPayment[], startsAt: Date): Date | null {
  const standing = payments.filter(({ state }) => state === 'completed' || state === 'partiallyRefunded')
  const returned = payments.some(({ state }) => state === 'refunded')
  const last = latest([...standing.map(({ at }) => at), returned ? null : billing?.last_payment?.time])
  if (!last) return null
  const end = paidPeriod(startsAt, last).until
  const next = billing?.next_billing_time
  if (!next || (billing?.failed_payments_count ?? 0) > 0) return end
  const isNext =
    next.getTime() > last.getTime() + day && next.getTime() <= addMonths(last, periodMonths, 'UTC').getTime() + 2 * day
  return isNext ? next : end
}

function latest(times: readonly (Date | null | undefined)[]): Date | null {
  const known = times.filter((one): one is Date => one instanceof Date)
  return known.length === 0 ? null : new Date(Math.max(...known.map((one) => one.getTime())))
}

/** Returns the parts of a subscription at PayPal that the contract shows (spec 1, section 3). */
function detailsOf({ id, status, start_time, subscriber, billing_info: billing }: Subscription): ProviderDetails {
  const failed = billing?.last_failed_payment
  const paid = billing?.last_payment
  return {
    subscriber: subscriber
      ? {
          givenName: subscriber.name?.given_name ?? null,
          surname: subscriber.name?.surname ?? null,
          email: subscriber.email_address ?? null,
          phone: subscriber.phone?.phone_number?.national_number ?? null,
        }
      : null,
    payPalSubscription: {
      id,
      status,
      startTime: start_time?.toISOString() ?? null,
      nextBillingTime: billing?.next_billing_time?.toISOString() ?? null,
      outstandingBalance: billing?.outstanding_balance?.value ?? null,
      failedPaymentsCount: Math.trunc(billing?.failed_payments_count ?? 0),
      lastFailedPayment: failed
        ? {
            time: failed.time.toISOString(),
            amount: failed.amount.value,
            reasonCode: failed.reason_code ?? null,
            nextRetryTime: failed.next_payment_retry_time?.toISOString() ?? null,
          }
        : null,
      lastPayment: paid ? { time: paid.time.toISOString(), amount: paid.amount.value } : null,
    },
    marketplaceSubscription: null,
  }
}

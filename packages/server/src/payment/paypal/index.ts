import type { Locale } from '@marklot/contracts'
import { notations } from '@marklot/contracts/locale'
import { paths } from '@marklot/contracts/pages'
import type { PaymentApproval, PayPalApproval, PayPalConfiguration } from '@marklot/contracts/payment'
import type { StoredProduct } from '../../billing/index.ts'
import type { Verify } from '../../platform/bind-contract.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Pool, PoolClient } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Outbound } from '../../platform/outbound.ts'
import type { StoredOrder } from '../orders.store.ts'
import { type PaymentProvider, ProviderRefusal } from '../provider.ts'
import {
  billsAsSold,
  type CataloguedPlan,
  fillCatalogue,
  lowerPlans,
  type PreparedPlan,
  preparePlans,
  regularSequence,
} from './catalogue.ts'
import { openCertificates } from './certificates.ts'
import { openPayPalClient } from './client.ts'
import { Approvable, Nothing, Subscription, Transactions } from './objects.ts'
import { currentPlans, planById, type StoredPlan, storePlan } from './plans.store.ts'
import { overriddenPrice, readingOf } from './reading.ts'
import { type HeardRefund, storeRefund } from './refunds.store.ts'
import { refund, refundsOf } from './refunds.ts'
import type { PayPalSettings } from './settings.ts'
import { verifyPayPal } from './signature.ts'

export type { CataloguedPlan } from './catalogue.ts'
export type { PayPalSettings } from './settings.ts'
export { readEvent } from './webhook.ts'

const day = 86_400_000

/** PayPal as a payment provider. */
export interface PayPal extends PaymentProvider {
  verify: Verify
  configuration(frameUrl: string): PayPalConfiguration
  /** Returns the plan that bills a product at its present price; undefined until the catalogue has been filled. */
  planFor(product: StoredProduct): Promise<StoredPlan | undefined>
  /**
   * Creates a subscription for an order. Repeated calls for an order return the same one. @throws ProviderAway,
   * ProviderRefusal
   */
  create(order: StoredOrder, plan: StoredPlan): Promise<PayPalApproval>
  /** Asks the payer to move a subscription to another plan. @throws ProviderAway, ProviderRefusal */
  revise(providerId: string, order: StoredOrder, plan: StoredPlan): Promise<PayPalApproval>
  fillCatalogue(products: readonly StoredProduct[]): Promise<CataloguedPlan[]>
  /** Creates plans for announced prices, without using them for sales yet. @throws ProviderAway, ProviderRefusal */
  preparePlans(products: readonly StoredProduct[]): Promise<PreparedPlan[]>
  /** Uses prepared plans for sales once the transaction has committed. */
  storePlans(client: PoolClient, plans: readonly PreparedPlan[]): Promise<void>
  /** Lowers the price of all plans of the products that cost more. @throws ProviderAway, ProviderRefusal */
  lowerPlans(productKeys: readonly string[], price: number): Promise<void>
  /**
   * Sets the price of an active subscription, unless it already has this price.
   * @returns whether the subscription is active
   * @throws ProviderAway, ProviderRefusal
   */
  changePrice(providerId: string, price: number): Promise<boolean>
  /** Records a refund from a message, in the transaction that stores the message. */
  hearRefund(client: PoolClient, refund: HeardRefund): Promise<void>
}

export interface PayPalParts {
  settings: PayPalSettings
  pool: Pool
  clock: Clock
  log: Log
  outbound: Outbound
  productName: string
  /** The origin of the product. */
  home: string
  pause?: (milliseconds: number) => Promise<unknown>
}

export function openPayPal(parts: PayPalParts): PayPal {
  const { settings, pool, clock, productName, home } = parts
  const client = openPayPalClient(parts)
  const certificates = openCertificates(parts)
  // This keeps the plans of different merchant accounts apart, even if the database was used with another account
  // before.
  const environment = `${settings.isSimulator ? 'simulator' : settings.environment} ${settings.clientId}`
  const refunds = { pool, clock, client, environment }
  const catalogue = { ...refunds, productName }
  const pathOf = (id: string, tail = '') => `/v1/billing/subscriptions/${encodeURIComponent(id)}${tail}`
  const orderPage = ({ id, locale, productKey, packages }: StoredOrder, approval: PaymentApproval) =>
    `${home}${paths.subscribe(locale, productKey, { step: 3, packages: [...packages], order: id, approval })}`
  const context = (order: StoredOrder) => ({
    brand_name: productName,
    locale: localeOf(order.locale),
    shipping_preference: 'NO_SHIPPING',
    user_action: 'SUBSCRIBE_NOW',
    payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
    return_url: orderPage(order, 'given'),
    cancel_url: orderPage(order, 'cancelled'),
  })

  const readSubscription = async (id: string): Promise<Subscription | null> => {
    try {
      return await client.get(pathOf(id, '?fields=last_failed_payment,plan'), Subscription)
    } catch (error) {
      if (isUnknown(error)) return null
      throw error
    }
  }
  const readTransactions = async ({ id, status, start_time, create_time }: Subscription): Promise<Transactions> => {
    if (status === 'APPROVAL_PENDING' || status === 'APPROVED') return { transactions: [] }
    const from = new Date((create_time ?? start_time ?? clock.now()).getTime() - day)
    const until = new Date(clock.now().getTime() + day)
    const query = new URLSearchParams({ start_time: seconds(from), end_time: seconds(until) })
    return client.get(pathOf(id, `/transactions?${query}`), Transactions)
  }
  type PlanOf = (planId: string) => Promise<StoredPlan | undefined>
  const planOf: PlanOf = (planId) => planById(pool, environment, planId)
  const readBy =
    (planOf: PlanOf): PaymentProvider['read'] =>
    async (providerId) => {
      const subscription = await readSubscription(providerId)
      if (!subscription) return null
      const transactions = await readTransactions(subscription)
      const reading = readingOf(subscription, transactions, await planOf(subscription.plan_id), 'EUR')
      const payments = reading.payments.map(async (payment) =>
        payment.state === 'partiallyRefunded' ? { ...payment, refunds: await refundsOf(refunds, payment.id) } : payment,
      )
      return { ...reading, payments: await Promise.all(payments) }
    }

  return {
    provider: 'paypal',
    verify: verifyPayPal(settings.webhookId, certificates),
    configuration: (frameUrl) => ({
      clientId: settings.clientId,
      environment: settings.environment,
      scriptUrl: settings.scriptUrl,
      scriptGeneration: settings.scriptGeneration,
      currency: 'EUR',
      intent: 'subscription',
      vault: true,
      paymentMethods: [...settings.paymentMethods],
      frameUrl,
    }),
    planFor: async (product) => {
      const plans = await currentPlans(pool, environment)
      return plans.find((plan) => plan.productKey === product.key && billsAsSold(plan, product))
    },
    create: async (order, { planId }) => {
      const body = {
        plan_id: planId,
        // This is the only field that links a payment to an account and that no payer can change.
        custom_id: order.accountId,
        application_context: context(order),
      }
      const created = await client.post('/v1/billing/subscriptions', Subscription, { body, requestId: order.id })
      return { providerId: created.id, approvalUrl: approvalOf(created) }
    },
    revise: async (providerId, order, { planId }) => {
      const body = { plan_id: planId, application_context: context(order) }
      const revised = await client.post(pathOf(providerId, '/revise'), Approvable, { body })
      return { providerId, approvalUrl: approvalOf(revised) }
    },
    read: readBy(planOf),
    reader: () => {
      const plans = new Map<string, ReturnType<PlanOf>>()
      return readBy((planId) => {
        const plan = plans.get(planId) ?? planOf(planId)
        plans.set(planId, plan)
        return plan
      })
    },
    cancel: async (providerId, reason) => {
      try {
        await client.post(pathOf(providerId, '/cancel'), Nothing, { body: { reason: reason.slice(0, 128) } })
      } catch (error) {
        // The call has no request id, so only reading the subscription shows whether it took effect.
        const known = await readSubscription(providerId).catch(() => undefined)
        if (known?.status !== 'CANCELLED' && known?.status !== 'EXPIRED' && known !== null) throw error
      }
    },
    refund: async (payment, part) => {
      try {
        await refund(refunds, payment, part ?? null)
        return true
      } catch (error) {
        if (error instanceof ProviderRefusal) return false
        throw error
      }
    },
    hearRefund: (database, heard) => storeRefund(database, environment, heard, clock.now()),
    fillCatalogue: (products) => fillCatalogue(catalogue, products),
    preparePlans: (products) => preparePlans(catalogue, products),
    storePlans: async (database, plans) => {
      for (const { plan, isNew } of plans) if (isNew) await storePlan(database, plan, clock.now())
    },
    lowerPlans: (productKeys, price) => lowerPlans(catalogue, productKeys, price),
    changePrice: async (providerId, price) => {
      const subscription = await readSubscription(providerId)
      if (subscription?.status !== 'ACTIVE' && subscription?.status !== 'SUSPENDED') return false
      const plan = await planOf(subscription.plan_id)
      if (!plan) return false
      const present = subscription.plan_overridden ? overriddenPrice(subscription.plan, plan, 'EUR') : plan.price
      if (present === price) return true
      const path = `/plan/billing_cycles/@sequence==${regularSequence(plan)}/pricing_scheme/fixed_price`
      const value = { currency_code: 'EUR', value: price.toFixed(2) }
      await client.patch(pathOf(providerId), [{ op: 'replace', path, value }])
      return true
    },
  }
}

const isUnknown = (error: unknown) => error instanceof ProviderRefusal && error.status === 404
/** Formats an instant by RFC 3339 without fractions, as PayPal requires. */
const seconds = (instant: Date): string => instant.toISOString().replace(/\.\d+Z$/, 'Z')
const approvalOf = ({ links }: { links: readonly { rel: string; href: string }[] }): string | null =>
  links.find(({ rel }) => rel === 'approve')?.href ?? null
/** Returns the locale with a country, as PayPal requires. */
const localeOf = (locale: Locale): string => (locale === 'en' ? notations.en : `${locale}-${locale.toUpperCase()}`)

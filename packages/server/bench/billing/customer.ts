import { randomUUID } from 'node:crypto'
import { billingAddress } from '../../test/billing-address.ts'
import { type Answer, call } from './http.ts'
import type { Approval, OutageShape, Plan, Provider, Step } from './steps.ts'
import { type BillingWorld, isLost } from './world.ts'

/** A person with an account, and this person's knowledge about their own purchases. */
export interface Customer {
  number: number
  token: string
  accountId: string
  /** The ids of this person's subscriptions at PayPal, newest last. */
  payPalIds: string[]
  /** Purchases in the marketplace, newest last. */
  purchases: { id: string; token: string; plan: string }[]
  /** Subscriptions that this person's page made up or altered; the product does not have to accept them. */
  tampered: Set<string>
  /** A log of this person's actions, for finding faults. */
  log: string[]
}

export interface Acting {
  world: BillingWorld
  customer: Customer
  /** Another person, whose account the steps try to reach. */
  stranger: Customer
  /** Plans at PayPal by product. */
  payPalPlans: ReadonlyMap<string, string>
}

export async function openCustomer(world: BillingWorld, number: number): Promise<Customer> {
  const token = await world.token(`customer-${number}`)
  const own = await world.product('GET', '/user/account', { token })
  if (own.status !== 200) throw new Error(`Customer ${number}: ${own.status} ${JSON.stringify(own.body)}`)
  return { number, token, accountId: own.body.id, payPalIds: [], purchases: [], tampered: new Set(), log: [] }
}

/**
 * Performs a step. People give up if the product is unavailable or refuses. That does not count as a failure in the
 * benchmark.
 */
export async function act(acting: Acting, step: Step): Promise<void> {
  const { customer, world } = acting
  customer.log.push(`${world.now().toISOString()} ${JSON.stringify(step)}`)
  try {
    await perform(acting, step)
  } catch (error) {
    if (!isLost(error)) throw error
    customer.log.push('  the product died')
  }
}

async function perform(acting: Acting, step: Step): Promise<unknown> {
  switch (step.kind) {
    case 'wait':
      return
    case 'kill':
      return acting.world.kill()
    case 'buy':
      return buy(acting, step)
    case 'buyTwice':
      return buyTwice(acting, step.products)
    case 'buyAtMarketplace':
      return buyAtMarketplace(acting, step)
    case 'race':
      return race(acting, step)
    case 'changePlan':
      return changePlan(acting, step)
    case 'cancel':
      return cancel(acting, step.by)
    case 'cancelTwice':
      return Promise.all([cancel(acting, 'customer'), cancel(acting, 'provider'), cancel(acting, 'declaration')])
    case 'refund':
      return payPalLever(acting, step.how, step.amount === null ? {} : { amount: step.amount })
    case 'terminate':
      return terminate(acting)
    case 'failPayments':
      return payPalLever(acting, 'fail-payments', { times: step.times })
    case 'succeedPayments':
      return payPalLever(acting, 'succeed-payments')
    case 'suspend':
      return suspend(acting)
    case 'resume':
      return resume(acting)
    case 'portal':
      return portal(acting, step.action, { planId: step.plan, quantity: 2 })
    case 'makeUpEvent':
      return makeUpEvent(acting, step)
    case 'forge':
      return forge(acting, step.type)
    case 'refresh':
      return refresh(acting)
    case 'tamper':
      return tamper(acting, step.how)
    case 'tamperChange':
      return tamperChange(acting, step.product)
    case 'webhookFault':
      return acting.world.lever(step.provider, 'POST', '/webhook-faults', {
        fault: step.fault,
        times: step.times,
        seconds: 5_000,
      })
    case 'outage':
      return planOutage(acting.world, step)
  }
}

const shapes: Record<OutageShape, object> = {
  failure: { status: 500 },
  unavailable: { status: 503 },
  reset: { reset: true },
  lost: { reset: true, afterwards: true },
  lostFailure: { status: 502, afterwards: true },
  malformed: { malformed: true },
  slow: { delaySeconds: 30 },
}
function planOutage(
  world: BillingWorld,
  { provider, shape, method, times }: { provider: Provider; shape: OutageShape; method: string; times: number },
): Promise<Answer> {
  const path = provider === 'paypal' ? '/v1/billing/subscriptions*' : '/api/saas/*'
  return world.lever(provider, 'POST', '/faults', { path, method, times, ...shapes[shape] })
}

/** Calls the product as the customer and logs the answer. */
async function ask({ world, customer }: Acting, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await world.product(method, path, { token: customer.token, ...(body === undefined ? {} : { body }) })
  const told = answer.body?.outcome ?? answer.body?.code ?? answer.body?.state ?? ''
  customer.log.push(`  ${method} ${path} ${answer.status} ${told}`)
  return answer
}

const payPalLever = ({ world, customer }: Acting, action: string, body?: object) => {
  const id = customer.payPalIds.at(-1)
  return id === undefined ? undefined : world.lever('paypal', 'POST', `/subscriptions/${id}/${action}`, body)
}

interface PlacedOrder {
  id: string
  kind: string
  subscriptionId?: string
}
/** Places an order. @returns undefined if the order cannot be placed */
async function placeOrder(acting: Acting, product: string, channel: 'paypal' | 'marketplace'): Promise<PlacedOrder | undefined> {
  const checkout = await ask(acting, 'GET', `/user/account/checkout?product=${product}&channel=${channel}`)
  if (checkout.status !== 200) return undefined
  const { price, product: sold, consentsVersion, subscription } = checkout.body
  const order = await ask(acting, 'POST', '/user/account/orders', {
    id: randomUUID(),
    channel,
    product,
    packages: sold.offices === null ? [] : ['de'],
    billingAddress: billingAddress(`customer-${acting.customer.number}@customers.test`),
    priceAmount: channel === 'paypal' ? (price?.amount ?? null) : null,
    introductoryAmount: channel === 'paypal' ? (sold.introductoryPrice?.amount ?? null) : null,
    consentsVersion,
    acceptsTerms: true,
    demandsEarlyStart: true,
  })
  return order.status === 201 ? { id: order.body.id, kind: order.body.kind, subscriptionId: subscription?.id } : undefined
}

/** Orders and begins the payment at PayPal. */
async function beginPayment(acting: Acting, product: string): Promise<{ orderId: string; providerId: string } | undefined> {
  const order = await placeOrder(acting, product, 'paypal')
  if (order?.kind !== 'purchase') return undefined
  const created = await ask(acting, 'POST', `/user/account/orders/${order.id}/paypal`, {})
  if (created.status !== 200) return undefined
  const { providerId } = created.body
  if (!acting.customer.payPalIds.includes(providerId)) acting.customer.payPalIds.push(providerId)
  return { orderId: order.id, providerId }
}

const approve = ({ world }: Acting, providerId: string, approval: Approval, minutes: number) =>
  approval === 'now'
    ? world.lever('paypal', 'POST', `/subscriptions/${providerId}/approve`)
    : world.lever('paypal', 'POST', `/subscriptions/${providerId}/approve-later`, { minutes })
const confirm = (acting: Acting, { orderId, providerId }: { orderId: string; providerId: string }) =>
  ask(acting, 'POST', '/user/account/subscription/paypal', { orderId, subscriptionId: providerId })

async function buy(acting: Acting, step: Extract<Step, { kind: 'buy' }>): Promise<void> {
  const begun = await beginPayment(acting, step.product)
  if (!begun || step.approval === 'never') return
  await approve(acting, begun.providerId, step.approval, step.minutes)
  if (step.confirm === 'never') return
  await Promise.all(Array.from({ length: step.confirm === 'twice' ? 2 : 1 }, () => confirm(acting, begun)))
}

async function buyTwice(acting: Acting, products: readonly Plan[]): Promise<void> {
  const begun = await Promise.all(products.map((product) => beginPayment(acting, product)))
  await Promise.all(
    begun.map(async (one) => {
      if (!one) return
      await approve(acting, one.providerId, 'now', 0)
      await confirm(acting, one)
    }),
  )
}

async function purchaseAtMarketplace(
  { world, customer }: Acting,
  plan: string,
  isYearly: boolean,
): Promise<{ id: string; token: string } | undefined> {
  const bought = await world.lever('marketplace', 'POST', '/purchases', {
    planId: plan,
    ...(plan.endsWith('-seats') ? { quantity: 3 } : {}),
    termUnit: isYearly ? 'P1Y' : 'P1M',
  })
  if (bought.status !== 200) throw new Error(`The purchase was refused: ${JSON.stringify(bought.body)}`)
  const { id, token } = bought.body
  customer.purchases.push({ id, token, plan })
  return { id, token }
}
const productOf = (plan: string) => plan.replace(/-seats$/, '')

async function buyAtMarketplace(
  acting: Acting,
  { plan, isTwice, isYearly }: { plan: string; isTwice: boolean; isYearly: boolean },
): Promise<void> {
  const bought = await purchaseAtMarketplace(acting, plan, isYearly)
  if (!bought) return
  await ask(acting, 'GET', `/subscriptions/marketplace/purchases/${encodeURIComponent(bought.token)}`)
  const order = await placeOrder(acting, productOf(plan), 'marketplace')
  if (!order) return
  const activate = () => ask(acting, 'POST', '/user/account/subscription/marketplace', { orderId: order.id, token: bought.token })
  const outcomes = await Promise.all(isTwice ? [activate(), activate()] : [activate()])
  // A person presses "try again" once.
  if (outcomes.every(({ body }) => body?.outcome === 'failed' && body.mayRetry)) await activate()
}

async function race(acting: Acting, { product, plan }: { product: Plan; plan: string }): Promise<void> {
  const bought = await purchaseAtMarketplace(acting, plan, false)
  const [begun, order] = await Promise.all([beginPayment(acting, product), placeOrder(acting, productOf(plan), 'marketplace')])
  await Promise.all([
    begun &&
      approve(acting, begun.providerId, 'now', 0).then(() => {
        return confirm(acting, begun)
      }),
    bought && order && ask(acting, 'POST', '/user/account/subscription/marketplace', { orderId: order.id, token: bought.token }),
  ])
}

async function changePlan(acting: Acting, step: Extract<Step, { kind: 'changePlan' }>): Promise<void> {
  const { world } = acting
  const order = await placeOrder(acting, step.product, 'paypal')
  if (!order || order.kind === 'purchase' || order.subscriptionId === undefined) return
  const revised = await ask(acting, 'PUT', `/subscriptions/paypal/${order.subscriptionId}`, { orderId: order.id })
  if (revised.status !== 200) return
  const { providerId } = revised.body
  await world.lever('paypal', 'POST', `/subscriptions/${providerId}/${step.isApproved ? 'approve-revision' : 'decline-revision'}`)
  const meanwhile = {
    nothing: async () => undefined,
    webhook: () => world.payPal.settle(),
    cancel: () => world.lever('paypal', 'POST', `/subscriptions/${providerId}/cancel`),
    reconcile: () => world.reconcile(),
  }[step.meanwhile]
  await Promise.all([step.isConfirmed ? confirm(acting, { orderId: order.id, providerId }) : undefined, meanwhile()])
}

async function cancel(acting: Acting, by: 'customer' | 'provider' | 'declaration'): Promise<void> {
  const { customer, world } = acting
  const paid = customer.payPalIds.at(-1)
  const bought = customer.purchases.at(-1)
  if (by === 'declaration') {
    await ask(acting, 'POST', '/Cancellations', {
      requestId: randomUUID(),
      type: 'ordinary',
      name: 'Mara Linden',
      identification: customer.accountId,
      contract: 'My plan',
      receiptMail: `customer-${customer.number}@customers.test`,
    })
    return
  }
  if (by === 'provider') {
    if (paid) await world.lever('paypal', 'POST', `/subscriptions/${paid}/cancel`)
    if (bought) await world.lever('marketplace', 'POST', `/subscriptions/${bought.id}/unsubscribe`)
    return
  }
  if (paid) await ask(acting, 'DELETE', `/subscriptions/paypal/${paid}`, {})
  if (bought) await ask(acting, 'DELETE', `/subscriptions/marketplace/${bought.id}`)
}

/**
 * Lets the operator terminate a contract whose payment is late. The product refuses this if the payment is not late
 * enough.
 */
async function terminate(acting: Acting): Promise<void> {
  const { customer, world } = acting
  const paid = customer.payPalIds.at(-1)
  const { body: own } = await ask(acting, 'GET', '/user/account/subscriptions')
  const late = Array.isArray(own) ? own.find(({ payPalSubscription }) => payPalSubscription?.id === paid) : undefined
  if (!paid || !late) return
  const { status, body } = await world.product('POST', `/PaidSubscriptions/${late.id}/termination`, {
    token: world.administrator.token,
    body: { ground: 'paymentDefault', reason: 'A payment is more than thirty days late' },
  })
  customer.log.push(`  termination ${status} ${body?.code ?? ''}`)
}

/** Calls PayPal as the merchant does on PayPal's own pages, bypassing the product. Without a body, it only reads. */
export async function callPayPal({ world }: Pick<Acting, 'world'>, path: string, body?: object): Promise<Answer> {
  const { baseUrl, credentials } = world.payPal
  const token = await call(`${baseUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  return call(`${baseUrl}${path}`, { method: body ? 'POST' : 'GET', token: token.body.access_token, body })
}

async function suspend(acting: Acting): Promise<void> {
  const { customer, world } = acting
  const paid = customer.payPalIds.at(-1)
  if (paid) await callPayPal(acting, `/v1/billing/subscriptions/${paid}/suspend`, { reason: 'a question to the customer' })
  const bought = customer.purchases.at(-1)
  if (bought) await world.lever('marketplace', 'POST', `/subscriptions/${bought.id}/suspend`)
}

async function resume(acting: Acting): Promise<void> {
  const { customer, world } = acting
  const paid = customer.payPalIds.at(-1)
  if (paid) {
    const { body } = await world.lever('paypal', 'GET', `/subscriptions/${paid}`)
    const owed = body.billing_info?.outstanding_balance
    if (body.status === 'SUSPENDED') {
      await world.lever('paypal', 'POST', `/subscriptions/${paid}/succeed-payments`)
      if (Number(owed?.value) > 0)
        await callPayPal(acting, `/v1/billing/subscriptions/${paid}/capture`, {
          note: 'What is owed',
          capture_type: 'OUTSTANDING_BALANCE',
          amount: owed,
        })
      await callPayPal(acting, `/v1/billing/subscriptions/${paid}/activate`, { reason: 'paid' })
    }
  }
  const bought = customer.purchases.at(-1)
  if (bought) await world.lever('marketplace', 'POST', `/subscriptions/${bought.id}/reinstate`)
}

async function portal({ world, customer }: Acting, action: string, body: object): Promise<void> {
  const bought = customer.purchases.at(-1)
  if (bought) await world.lever('marketplace', 'POST', `/subscriptions/${bought.id}/${action}`, body)
}

async function makeUpEvent({ world, customer }: Acting, { type, action }: { type: string; action: string }): Promise<void> {
  const paid = customer.payPalIds.at(-1)
  if (paid)
    await world.lever('paypal', 'POST', '/events', {
      event_type: type,
      resource: type.startsWith('PAYMENT')
        ? { id: 'MADEUP0000000001', state: 'completed', billing_agreement_id: paid, amount: { total: '999.00', currency: 'EUR' } }
        : { id: paid, status: 'CANCELLED', plan_id: 'P-NONE', custom_id: customer.accountId },
    })
  const bought = customer.purchases.at(-1)
  if (bought) await world.lever('marketplace', 'POST', '/events', { action, subscriptionId: bought.id, planId: 'enterprise' })
}

/** Sends a stranger's messages: one without a signature, and one with a copied signature that does not match. */
async function forge({ world, customer }: Acting, type: string): Promise<void> {
  const paid = customer.payPalIds.at(-1) ?? 'I-NOBODYKNOWS'
  const body = { id: `WH-FORGED-${customer.number}`, event_type: type, resource: { id: paid, billing_agreement_id: paid } }
  const headers = {
    'paypal-transmission-id': randomUUID(),
    'paypal-transmission-time': world.now().toISOString(),
    'paypal-transmission-sig': 'c2lnbmF0dXJl',
    'paypal-cert-url': `${world.payPal.baseUrl}/v1/notifications/certs/forged`,
    'paypal-auth-algo': 'SHA256withRSA',
  }
  const bought = customer.purchases.at(-1)?.id ?? randomUUID()
  const answers = await Promise.all([
    world.product('POST', '/subscriptions/paypal/webhook', { body }),
    world.product('POST', '/subscriptions/paypal/webhook', { body, headers }),
    world.product('POST', '/subscriptions/marketplace/webhook', {
      body: { id: randomUUID(), subscriptionId: bought, action: 'Unsubscribe', status: 'Succeeded' },
      token: 'bm8.dG9rZW4.c2ln',
    }),
  ])
  for (const { status } of answers) if (status < 400) throw new Error(`A forged message was answered ${status}`)
}

async function refresh(acting: Acting): Promise<void> {
  await ask(acting, 'GET', '/user/account/subscription')
}

/** Creates a subscription without going through the product, as a manipulated page can. */
async function tamper(acting: Acting, how: 'price' | 'account' | 'foreignId'): Promise<void> {
  const { customer, stranger, payPalPlans } = acting
  const order = await placeOrder(acting, 'professional', 'paypal')
  if (order?.kind !== 'purchase') return
  if (how === 'foreignId') {
    const foreign = stranger.payPalIds.at(-1)
    if (foreign) await confirm(acting, { orderId: order.id, providerId: foreign })
    return
  }
  const plan = { billing_cycles: [{ sequence: 1, pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '0.01' } } }] }
  const created = await callPayPal(acting, '/v1/billing/subscriptions', {
    plan_id: payPalPlans.get('professional'),
    custom_id: how === 'account' ? stranger.accountId : customer.accountId,
    ...(how === 'price' ? { plan } : {}),
  })
  if (created.status !== 201) return
  const providerId: string = created.body.id
  customer.tampered.add(providerId)
  await approve(acting, providerId, 'now', 0)
  await confirm(acting, { orderId: order.id, providerId })
}

/** Revises the person's subscription without going through the product, to a price that the page chose. */
async function tamperChange(acting: Acting, product: Plan): Promise<void> {
  const { world, customer, payPalPlans } = acting
  const paid = customer.payPalIds.at(-1)
  if (!paid) return
  const plan = { billing_cycles: [{ sequence: 1, pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '0.01' } } }] }
  const revised = await callPayPal(acting, `/v1/billing/subscriptions/${paid}/revise`, {
    plan_id: payPalPlans.get(product),
    plan,
  })
  if (revised.status !== 200) return
  await world.lever('paypal', 'POST', `/subscriptions/${paid}/approve-revision`)
}

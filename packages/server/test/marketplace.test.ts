import { ApiError } from '@marklot/contracts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { activate, land, type MarketplaceWorld, orderAtMarketplace, startMarketplaceWorld } from './marketplace-world.ts'
import type { Person } from './members-world.ts'

let at: MarketplaceWorld
let administrator: Person
beforeAll(async () => {
  at = await startMarketplaceWorld()
  administrator = await at.personOf('administrator')
})
afterAll(() => at.close())
afterEach(async () => {
  await at.lever('POST', '/faults/clear')
  await at.lever('POST', '/settings', { activationSeconds: 0, partnerAcknowledgementGives500: false })
})

const buyer = () => at.personOf('trial')
const current = ({ api }: Person) => api.billing.ownSubscription()
/** Returns the person's own view of a subscription, which remains available even if another subscription counts. */
const view = ({ api }: Person, id: string) => api.billing.subscription({ params: { id } })
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error) => (error instanceof ApiError ? error.code : String(error)),
  )
/** Returns a person whose purchase is active. */
async function subscriber(planId = 'starter', more: object = {}, product = planId): Promise<{ person: Person; id: string }> {
  const person = await buyer()
  const { id, token } = await at.purchase({ planId, ...more })
  expect(await activate(person, token, product)).toMatchObject({ outcome: 'confirmed' })
  return { person, id }
}
const eventsOf = async (query: string) =>
  (await administrator.api.paymentAdministration.events({ query: { query } })).events.map(({ type, state }) => `${type} ${state}`)

describe('a purchase', () => {
  it('is configured, activated, awaited and confirmed (M1)', async () => {
    await at.lever('POST', '/settings', { activationSeconds: 30 })
    const person = await buyer()
    const { id, token } = await at.purchase({ planId: 'professional', name: 'Brands' })
    expect(token).toMatch(/\+.*\/.*==$/)
    expect(await land({ api: at.visitor }, token)).toMatchObject({ outcome: 'configurable' })
    const landing = await person.api.payment.marketplacePurchase({ params: { token: '-' }, query: { token } })
    expect(landing).toMatchObject({
      outcome: 'configurable',
      purchase: { id, name: 'Brands', marketplaceStatus: 'PendingFulfillmentStart', product: { key: 'professional' } },
    })
    const { id: orderId } = await orderAtMarketplace(person, 'professional')
    const body = { orderId, token }
    expect(await person.api.payment.activateMarketplace({ body })).toMatchObject({
      outcome: 'waiting',
      providerId: id,
      marketplaceStatus: 'PendingActivation',
    })
    expect(await current(person)).toMatchObject({ type: 'trial' })
    await at.pass({ seconds: 31 })
    const refreshed = await person.api.payment.orderOutcome({ params: { id: orderId }, query: { refresh: 'true' } })
    expect(refreshed).toMatchObject({ outcome: 'confirmed' })
    const subscription = await current(person)
    expect(subscription).toMatchObject({
      type: 'marketplace',
      state: 'Active',
      product: { key: 'professional' },
      marketplaceSubscription: { id, name: 'Brands', marketplaceStatus: 'Subscribed', term: { termUnit: 'P1M' } },
    })
    expect(subscription.validUntilUtc).toBe(subscription.marketplaceSubscription?.term?.endDate)
    expect(await person.api.payment.activateMarketplace({ body })).toMatchObject({ outcome: 'confirmed' })
    const { token: later } = await at.lever('POST', `/subscriptions/${id}/manage`)
    expect(await land(person, later)).toMatchObject({ outcome: 'existing', subscription: { id: subscription.id } })
    expect(await land(await buyer(), later)).toMatchObject({ outcome: 'unexpectedState' })
  })

  it('that cannot be configured says why (M2)', async () => {
    const person = await buyer()
    const { token } = await at.purchase()
    expect(await land(person, 'unknown')).toEqual({ outcome: 'tokenInvalid' })
    expect(await land(person, (await at.purchase({ planId: 'professional' })).token)).toMatchObject({ outcome: 'configurable' })
    expect(await land(person, (await at.purchase({ planId: 'enterprise' })).token)).toMatchObject({ outcome: 'planNotAvailable' })
    expect(await land(person, (await at.purchase({ planId: 'retired' })).token)).toMatchObject({ outcome: 'planNotAvailable' })
    at.simulator.planFault({ path: '/api/*resolve', times: 1, status: 403 })
    expect(await land(person, token)).toEqual({ outcome: 'notAccessible', providerStatus: 403 })
    at.simulator.planFault({ path: '/api/*resolve', times: 3, status: 503 })
    expect(await land(person, token)).toEqual({ outcome: 'notAccessible', providerStatus: 503 })
    const { person: owner } = await subscriber()
    expect(await land(owner, token)).toMatchObject({ outcome: 'alreadyActive' })
    expect(await refusal(orderAtMarketplace(owner, 'professional'))).toBe('subscription.alreadyActive')
    await at.pass({ days: 1 })
    expect(await land(person, token)).toEqual({ outcome: 'tokenInvalid' })
  })

  it('whose activation fails can be tried again, and a refused one needs support (M3)', async () => {
    const person = await buyer()
    const { token } = await at.purchase()
    const { id: orderId } = await orderAtMarketplace(person)
    const body = { orderId, token }
    at.simulator.planFault({ path: '/api/*activate', times: 2, status: 500 })
    for (const _ of [1, 2]) {
      const failed = await person.api.payment.activateMarketplace({ body })
      expect(failed).toMatchObject({ outcome: 'failed', mayRetry: true, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    }
    at.simulator.planFault({ path: '/api/*activate', times: 1, status: 400 })
    expect(await person.api.payment.activateMarketplace({ body })).toMatchObject({ outcome: 'failed', mayRetry: false })
    const known = await person.api.payment.orderOutcome({ params: { id: orderId }, query: { refresh: 'true' } })
    expect(known).toMatchObject({ outcome: 'failed', mayRetry: false })
    expect(await person.api.payment.activateMarketplace({ body })).toMatchObject({ outcome: 'confirmed' })
    expect(await current(person)).toMatchObject({ state: 'Active' })
  })

  it('takes plan and quantity from the marketplace, never from the page', async () => {
    const person = await buyer()
    const { id, token } = await at.purchase({ planId: 'enterprise-seats', quantity: 12 })
    expect(await refusal(activate(person, token, 'starter'))).toBe('payment.refused')
    expect(await activate(person, token, 'enterprise')).toMatchObject({ outcome: 'confirmed' })
    expect(await at.lever('GET', `/subscriptions/${id}`)).toMatchObject({ quantity: 12, saasSubscriptionStatus: 'Subscribed' })
  })

  it('is linked to one account when two people come at the same time', async () => {
    const { token } = await at.purchase()
    const people = await Promise.all([buyer(), buyer()])
    const outcomes = await Promise.all(people.map((person) => activate(person, token)))
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['confirmed', 'unexpectedState'])
  })

  it('is the only one of its account, whatever comes at the same time', async () => {
    const person = await buyer()
    const orders = [await orderAtMarketplace(person), await orderAtMarketplace(person)]
    const purchases = [await at.purchase(), await at.purchase()]
    await Promise.allSettled(
      orders.map(({ id: orderId }, index) =>
        person.api.payment.activateMarketplace({ body: { orderId, token: purchases[index]?.token ?? '' } }),
      ),
    )
    await at.pass({ seconds: 60 })
    const states = await Promise.all(purchases.map(({ id }) => at.lever('GET', `/subscriptions/${id}`)))
    expect(states.filter(({ saasSubscriptionStatus }) => saasSubscriptionStatus === 'Subscribed')).toHaveLength(1)
    expect(await current(person)).toMatchObject({ state: 'Active' })
  })
})

describe('a change in the portal (M4)', () => {
  it('of the plan gives its rights', async () => {
    const { person, id } = await subscriber()
    await at.portal(id, 'change-plan', { planId: 'professional' })
    await at.pass({ seconds: 6 })
    expect(await current(person)).toMatchObject({ product: { key: 'professional' }, state: 'Active' })
    expect(await eventsOf(id)).toEqual(['ChangePlan done'])
  })

  it('to a plan that is not ours is refused', async () => {
    const { person, id } = await subscriber()
    await at.portal(id, 'change-plan', { planId: 'enterprise' })
    await at.pass({ seconds: 30 })
    expect(await at.lever('GET', `/subscriptions/${id}`)).toMatchObject({ planId: 'starter' })
    expect(await current(person)).toMatchObject({ product: { key: 'starter' }, state: 'Active' })
  })

  it('that our answer did not reach is accepted after ten seconds', async () => {
    const { person, id } = await subscriber()
    at.simulator.planFault({ path: '/api/*operations/*', method: 'PATCH', times: 3, status: 500 })
    await at.portal(id, 'change-plan', { planId: 'professional' })
    for (let look = 0; look < 4; look++) await at.pass({ seconds: 6 })
    expect(await current(person)).toMatchObject({ product: { key: 'professional' } })
  })

  it('of the quantity is accepted', async () => {
    const { id } = await subscriber('enterprise-seats', { quantity: 5 }, 'enterprise')
    await at.portal(id, 'change-quantity', { quantity: 9 })
    await at.pass({ seconds: 6 })
    expect(await at.lever('GET', `/subscriptions/${id}`)).toMatchObject({ quantity: 9 })
    const { rows } = await at.world.pool.query('select quantity from marketplace_purchases where id = $1', [id])
    expect(rows).toEqual([{ quantity: 9 }])
  })
})

describe('a change that is ordered here', () => {
  const change = (person: Person, id: string, orderId: string) =>
    person.api.payment.changeMarketplace({ params: { id }, body: { orderId } })

  it('of the plan is asked of the marketplace once, awaited, and gives its rights', async () => {
    const { person, id } = await subscriber()
    const choice = await person.api.payment.marketplaceChoice({ params: { id } })
    expect(choice).toMatchObject({ isChangeable: true, quantity: null })
    expect(choice.products.map(({ key }) => key)).toEqual(['starter', 'professional'])
    const order = await orderAtMarketplace(person, 'professional', { quantity: null })
    expect(order).toMatchObject({ kind: 'upgrade', channel: 'marketplace' })
    expect(await change(person, id, order.id)).toMatchObject({ outcome: 'waiting', providerId: id })
    expect(await change(person, id, order.id)).toMatchObject({ outcome: 'waiting' })
    for (let look = 0; look < 3; look++) await at.pass({ seconds: 6 })
    const outcome = await person.api.payment.orderOutcome({ params: { id: order.id }, query: { refresh: 'true' } })
    expect(outcome).toMatchObject({ outcome: 'confirmed' })
    expect(await current(person)).toMatchObject({ product: { key: 'professional' }, packages: [{ key: 'de' }] })
  })

  it('of the quantity is carried out, and its order is done only then', async () => {
    const { person, id } = await subscriber('enterprise-seats', { quantity: 5 }, 'enterprise')
    const { quantity, products } = await person.api.payment.marketplaceChoice({ params: { id } })
    expect(quantity).toMatchObject({ current: 5 })
    expect(products.map(({ key }) => key)).toEqual(['enterprise'])
    expect(await refusal(orderAtMarketplace(person, 'enterprise', { quantity: 5 }))).toBe('subscription.samePlan')
    const order = await orderAtMarketplace(person, 'enterprise', { quantity: 8 })
    expect(await change(person, id, order.id)).toMatchObject({ outcome: 'waiting' })
    for (let look = 0; look < 3; look++) await at.pass({ seconds: 6 })
    const outcome = await person.api.payment.orderOutcome({ params: { id: order.id }, query: { refresh: 'true' } })
    expect(outcome).toMatchObject({ outcome: 'confirmed', order: { quantity: 8 } })
    expect((await current(person)).marketplaceSubscription?.quantity).toBe(8)
    const mails = await fetch(`${at.origin}/_sim/mailbox/messages?to=rechnung@lindenhof.test`)
    expect(((await mails.json()) as { text: string }[])[0]?.text).toContain('Anzahl: 8')
  })

  it('is refused to strangers, for other orders, and to people without a subscription there', async () => {
    const { person, id } = await subscriber()
    const order = await orderAtMarketplace(person, 'professional', { quantity: null })
    const stranger = await buyer()
    expect(await refusal(change(stranger, id, order.id))).toBe('subscription.notFound')
    expect(await refusal(stranger.api.payment.marketplaceChoice({ params: { id } }))).toBe('subscription.notFound')
    expect(await refusal(change(person, id, crypto.randomUUID()))).toBe('order.notFound')
    expect(await refusal(orderAtMarketplace(stranger, 'professional', { quantity: null }))).toBe('product.notFound')
  })
})

it('suspends, reinstates and ends after thirty days (M5)', async () => {
  const { person, id } = await subscriber()
  const { id: ownId } = await current(person)
  await at.portal(id, 'suspend')
  expect(await current(person)).toMatchObject({ state: 'Suspended' })
  await at.portal(id, 'reinstate')
  await at.pass({ seconds: 6 })
  expect(await current(person)).toMatchObject({ state: 'Active' })
  await at.portal(id, 'suspend')
  await at.pass({ days: 30, seconds: 1 })
  expect(await view(person, ownId)).toMatchObject({
    state: 'Cancelled',
    marketplaceSubscription: { marketplaceStatus: 'Unsubscribed' },
  })
})

it('is cancelled from the product, which takes the marketplace a while (M6)', async () => {
  const { person, id } = await subscriber()
  const cancelled = await person.api.payment.cancelMarketplace({ params: { id } })
  expect(cancelled).toMatchObject({ marketplaceSubscription: { marketplaceStatus: 'Subscribed' } })
  await at.pass({ seconds: 5 })
  await at.pass({ seconds: 5 })
  const ended = await view(person, cancelled.id)
  expect(ended).toMatchObject({ state: 'Cancelled', marketplaceSubscription: { marketplaceStatus: 'Unsubscribed' } })
  expect(Date.parse(ended.validUntilUtc ?? '')).toBeLessThanOrEqual(at.product.clock.now().getTime())
  expect(await person.api.payment.cancelMarketplace({ params: { id: ended.id } })).toMatchObject({ state: 'Cancelled' })
  expect(await refusal((await buyer()).api.payment.cancelMarketplace({ params: { id } }))).toBe('subscription.notFound')
})

it('that a reseller bought cannot be cancelled by its customer', async () => {
  const { person, id } = await subscriber('starter', { isResold: true })
  expect(await refusal(person.api.payment.cancelMarketplace({ params: { id } }))).toBe('subscription.notCancellable')
  const subscription = await current(person)
  expect(subscription).toMatchObject({ state: 'Active' })
  // What the marketplace refuses to the operator too must not end access, because the customer continues to pay.
  const terminated = administrator.api.paymentAdministration.terminate({
    params: { id: subscription.id },
    body: { reason: 'insults our support' },
  })
  expect(await refusal(terminated)).toBe('subscription.notCancellable')
  expect(await current(person)).toMatchObject({ state: 'Active', validUntilUtc: subscription.validUntilUtc })
})

describe('events (M7)', () => {
  it('of a renewal move the term', async () => {
    const { person, id } = await subscriber()
    const before = (await current(person)).validUntilUtc ?? ''
    await at.portal(id, 'renew')
    expect(Date.parse((await current(person)).validUntilUtc ?? '')).toBeGreaterThan(Date.parse(before))
  })

  it('of a renewal before the term is over interrupt nothing', async () => {
    const { person, id } = await subscriber()
    await at.pass({ days: 20 })
    await at.portal(id, 'renew')
    expect((await person.api.billing.offices()).isChoosable).toBe(true)
  })

  it('of a transfer and unknown ones are harmless', async () => {
    const { person, id } = await subscriber()
    await at.portal(id, 'transfer')
    await at.lever('POST', '/events', { action: 'Novelty', subscriptionId: id })
    await at.settle()
    expect(await current(person)).toMatchObject({ state: 'Active' })
    expect((await eventsOf(id)).sort()).toEqual(['Novelty done', 'Transfer done'])
  })

  it('of an automatic activation wait for their account', async () => {
    const { id } = await at.purchase({ isAutomatic: true })
    await at.settle()
    expect(await eventsOf(id)).toEqual(['Subscribe ignored'])
    const person = await buyer()
    const { token } = await at.lever('POST', `/subscriptions/${id}/manage`)
    expect(await land(person, token)).toMatchObject({ outcome: 'configurable', purchase: { marketplaceStatus: 'Subscribed' } })
    expect(await activate(person, token)).toMatchObject({ outcome: 'confirmed' })
    expect(await current(person)).toMatchObject({ state: 'Active' })
  })

  it('that come twice are stored once', async () => {
    const { id } = await subscriber()
    await at.lever('POST', '/webhook-faults', { fault: 'duplicate', times: 1 })
    await at.portal(id, 'renew')
    await at.pass({ seconds: 120 })
    expect(await eventsOf(id)).toEqual(['Renew done'])
  })
})

describe('forged events (M8)', () => {
  it.each([
    'missingToken',
    'wrongKey',
    'wrongAudience',
    'wrongTenant',
    'wrongIssuer',
    'wrongCaller',
    'expiredToken',
    'unsignedToken',
  ])('are refused: %s', async (fault) => {
    const { person, id } = await subscriber()
    await at.lever('POST', '/events', { action: 'Unsubscribe', subscriptionId: id, fault })
    await at.settle()
    expect(await eventsOf(id)).toEqual([])
    expect(await current(person)).toMatchObject({ state: 'Active' })
  })

  it('with a right token change nothing that the marketplace does not confirm', async () => {
    const { person, id } = await subscriber()
    await at.lever('POST', '/events', { action: 'Unsubscribe', subscriptionId: id })
    await at.lever('POST', '/events', { action: 'ChangePlan', subscriptionId: id, planId: 'professional', status: 'InProgress' })
    for (let look = 0; look < 3; look++) await at.pass({ seconds: 10 })
    expect(await current(person)).toMatchObject({ state: 'Active', product: { key: 'starter' } })
    expect((await eventsOf(id)).sort()).toEqual(['ChangePlan ignored', 'Unsubscribe done'])
  })
})

describe('the reconciliation', () => {
  it('finds ends whose event was lost', async () => {
    const { person, id } = await subscriber()
    await at.lever('POST', '/webhook-faults', { fault: 'drop', times: 1 })
    await at.lever('POST', `/subscriptions/${id}/unsubscribe`)
    const { id: ownId, state } = await current(person)
    expect(state).toBe('Active')
    await at.pass({ seconds: 3_601 })
    expect(await view(person, ownId)).toMatchObject({ state: 'Cancelled' })
  })

  it('finds running purchases that were never seen', async () => {
    await at.lever('POST', '/webhook-faults', { fault: 'drop', times: 1 })
    const { id } = await at.purchase({ isAutomatic: true })
    await at.pass({ seconds: 3_601 })
    const { differences } = await administrator.api.paymentAdministration.differences({ query: { query: id } })
    expect(differences).toMatchObject([{ kind: 'unlinked', providerId: id, settledUtc: null }])
  })
})

it('never counts a test purchase as revenue, and still gives access', async () => {
  const { person } = await subscriber('starter', { isTest: true })
  const subscription = await current(person)
  expect(subscription).toMatchObject({ state: 'Active' })
  const { rows } = await at.world.pool.query(
    'select kind, amount, is_test as "isTest" from ledger_entries where subscription_id = $1',
    [subscription.id],
  )
  expect(rows).toEqual([{ kind: 'activated', amount: null, isTest: true }])
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Receiver, startReceiver } from '../provider/test-receiver.ts'
import { type MarketplaceSimulator, startMarketplaceSimulator } from './server.ts'
import { openTestClient, type TestClient } from './test-client.ts'

const day = 86_400
let receiver: Receiver
let simulator: MarketplaceSimulator
let client: TestClient
beforeAll(async () => {
  receiver = await startReceiver()
  simulator = await startMarketplaceSimulator({
    seed: 'marketplace',
    clock: '2026-11-23T10:00:00Z',
    webhookTarget: receiver.url,
    landingUrl: 'https://product.test/subscribe/marketplace',
  })
})
beforeEach(async () => {
  simulator.reset()
  await simulator.setClock(new Date('2026-11-23T10:00:00Z'))
  client = openTestClient(simulator)
  receiver.received = []
})
afterEach(() => {
  receiver.answers = []
  receiver.onReceive = null
})
afterAll(async () => {
  await simulator.close()
  await receiver.close()
})

const actions = () => receiver.received.map(({ body }) => body.action)
const portal = (id: string, action: string, body: object = {}) => client.control('POST', `/subscriptions/${id}/${action}`, body)
const operationAt = async (location: string | null) => (await client.call('GET', String(location))).body

describe('access', () => {
  it('needs the token of the application of the offer, and the version', async () => {
    for (const version of [1, 2] as const) {
      const { status, body } = await client.token(version)
      expect([status, body.token_type, typeof body.expires_in]).toEqual([200, 'Bearer', version === 1 ? 'string' : 'number'])
    }
    expect((await client.token(2, { client_secret: 'wrong' })).status).toBe(401)
    expect((await client.token(1, { resource: 'another' })).body.error).toBe('invalid_resource')
    expect((await client.call('GET', '/saas/subscriptions', undefined, { Authorization: 'Bearer nothing' })).status).toBe(401)
    const { clientId, clientSecret } = simulator.foreignApplication
    const foreign = (await client.token(2, { client_id: clientId, client_secret: clientSecret })).body.access_token
    expect((await client.call('GET', '/saas/subscriptions', undefined, { Authorization: `Bearer ${foreign}` })).status).toBe(403)
    const without = await client.call('GET', `${simulator.apiUrl}/saas/subscriptions`)
    expect([without.status, without.body.Error.Code]).toEqual([400, 'ApiVersionUnspecified'])
    const other = await client.call('GET', `${simulator.apiUrl}/saas/subscriptions?api-version=2017-04-15`)
    expect([other.status, other.body.Error.Code]).toEqual([400, 'UnsupportedApiVersion'])
  })

  it('returns the ids of tracing, and makes them where they are absent', async () => {
    const given = '11111111-2222-4333-8444-555555555555'
    const { headers } = await client.call('GET', '/saas/subscriptions', undefined, { 'x-ms-requestid': given })
    expect(headers.get('x-ms-requestid')).toBe(given)
    expect(headers.get('x-ms-correlationid')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a purchase', () => {
  it('opens the landing page with a token that has to be decoded once, valid for 24 hours', async () => {
    const { id, token, landingUrl } = await client.buy()
    for (const sign of '+/=') expect(token).toContain(sign)
    expect(new URL(landingUrl).searchParams.get('token')).toBe(token)
    const { status, body } = await client.resolve(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, planId: 'starter', subscription: { id, saasSubscriptionStatus: 'PendingFulfillmentStart' } })
    expect(body.quantity).toBeUndefined()
    expect((await client.resolve(token.replaceAll('+', ' '))).status).toBe(400)
    expect((await client.resolve(encodeURIComponent(token))).status).toBe(400)
    expect((await client.call('POST', '/saas/subscriptions/resolve')).status).toBe(400)
    await simulator.advance(day)
    expect((await client.resolve(token)).status).toBe(400)
    const again = (await portal(id, 'manage')).body.token
    expect((await client.resolve(again)).body.id).toBe(id)
  })

  it('is made in the shop by a person', async () => {
    expect(await (await fetch(`${simulator.baseUrl}/shop`)).text()).toContain('This is a simulator')
    const form = new URLSearchParams({ planId: 'professional', termUnit: 'P1Y', email: 'a@b.example', name: 'Marks' })
    const reply = await fetch(`${simulator.baseUrl}/shop`, { method: 'POST', body: form, redirect: 'manual' })
    const landing = new URL(String(reply.headers.get('location')))
    expect([reply.status, landing.pathname]).toEqual([303, '/subscribe/marketplace'])
    const { body } = await client.resolve(String(landing.searchParams.get('token')))
    expect(body).toMatchObject({ subscriptionName: 'Marks', subscription: { term: { termUnit: 'P1Y' } } })
    const retired = await fetch(`${simulator.baseUrl}/shop`, { method: 'POST', body: new URLSearchParams({ planId: 'none' }) })
    expect(retired.status).toBe(400)
  })

  it('of a reseller lets the customer only read', async () => {
    const { id } = await client.buy({ isResold: true })
    await client.call('POST', `/saas/subscriptions/${id}/activate`, { planId: 'starter' })
    const { beneficiary, purchaser, allowedCustomerOperations } = await client.get(id)
    expect(beneficiary.emailId).not.toBe(purchaser.emailId)
    expect(allowedCustomerOperations).toEqual(['Read'])
    expect((await client.call('DELETE', `/saas/subscriptions/${id}`)).status).toBe(400)
    expect((await client.call('PATCH', `/saas/subscriptions/${id}`, { planId: 'professional' })).status).toBe(400)
  })

  it('of a plan that activates itself is reported by an event only', async () => {
    const { id } = await client.buy({ isAutomatic: true })
    await simulator.settle()
    expect(receiver.received[0]?.body).toMatchObject({
      action: 'Subscribe',
      subscription: { id, saasSubscriptionStatus: 'Subscribed' },
    })
  })
})

describe('the activation', () => {
  const activate = (id: string, body: object) => client.call('POST', `/saas/subscriptions/${id}/activate`, body)

  it('wants the plan and quantity that were bought, and happens once', async () => {
    const { id } = await client.buy({ planId: 'enterprise-seats', quantity: 5 })
    expect((await activate(id, { planId: 'starter', quantity: 5 })).status).toBe(400)
    expect((await activate(id, { planId: 'enterprise-seats' })).status).toBe(400)
    const done = await activate(id, { planId: 'enterprise-seats', quantity: 5 })
    expect([done.status, done.body]).toEqual([200, null])
    expect(await client.get(id)).toMatchObject({
      saasSubscriptionStatus: 'Subscribed',
      quantity: 5,
      term: { startDate: '2026-11-23T00:00:00.0000000Z', endDate: '2026-12-23T00:00:00.0000000Z', termUnit: 'P1M' },
    })
    expect((await activate(id, { planId: 'enterprise-seats', quantity: 5 })).status).toBe(400)
    await portal(id, 'unsubscribe')
    expect((await activate(id, { planId: 'enterprise-seats', quantity: 5 })).status).toBe(404)
  })

  it('can take time, or never end', async () => {
    await client.control('POST', '/settings', { activationSeconds: 20 })
    const slow = await client.subscribed()
    expect(await client.status(slow)).toBe('PendingFulfillmentStart')
    await simulator.advance(20)
    expect(await client.status(slow)).toBe('Subscribed')
    await client.control('POST', '/settings', { activationNeverEnds: true })
    const stuck = await client.subscribed()
    await simulator.advance(day)
    expect(await client.status(stuck)).toBe('PendingFulfillmentStart')
  })

  it('fails as planned', async () => {
    const { id } = await client.buy()
    await client.control('POST', '/faults', { path: '*/activate', status: 500, times: 2 })
    const results = []
    for (let count = 0; count < 3; count++) results.push((await activate(id, { planId: 'starter' })).status)
    expect(results).toEqual([500, 500, 200])
  })
})

describe('reading', () => {
  it('lists subscriptions in pages of a hundred', async () => {
    for (let count = 0; count < 101; count++) await client.buy()
    const first = (await client.call('GET', '/saas/subscriptions')).body
    expect(first.subscriptions).toHaveLength(100)
    const second = (await client.call('GET', first['@nextLink'])).body
    expect([second.subscriptions.length, second['@nextLink']]).toEqual([1, undefined])
  })

  it('lists the plans of the offer', async () => {
    const id = await client.subscribed()
    const { body } = await client.call('GET', `/saas/subscriptions/${id}/listAvailablePlans`)
    expect(body.plans.map(({ planId }: { planId: string }) => planId)).toContain('enterprise')
    expect(body.plans.find(({ planId }: { planId: string }) => planId === 'retired').isStopSell).toBe(true)
    const only = await client.call('GET', `/saas/subscriptions/${id}/listAvailablePlans?planId=starter`)
    expect(only.body.plans).toHaveLength(1)
  })

  it('knows no other things', async () => {
    const unknown = '11111111-2222-4333-8444-555555555555'
    expect((await client.call('GET', `/saas/subscriptions/${unknown}`)).status).toBe(404)
    expect((await client.call('GET', `/saas/subscriptions/${unknown}/operations/${unknown}`)).status).toBe(404)
    expect((await client.call('PUT', `/saas/subscriptions/${unknown}`)).status).toBe(404)
    expect((await fetch(`${simulator.baseUrl}/nothing`)).status).toBe(404)
  })

  it('differs from the documents where configured to', async () => {
    const id = await client.subscribed({ planId: 'enterprise-seats', quantity: 5 })
    await client.control('POST', '/settings', {
      unknownIdsGive400: true,
      statusWithBlanks: true,
      quantityAsText: true,
      datesWithoutTime: true,
      emptyOperationsForUnknown: true,
    })
    expect((await client.call('GET', '/saas/subscriptions/none')).status).toBe(400)
    expect((await client.call('GET', '/saas/subscriptions/none/operations')).body).toEqual({})
    expect(await client.get(id)).toMatchObject({
      saasSubscriptionStatus: ' Subscribed ',
      quantity: '5',
      term: { startDate: '2026-11-23' },
    })
  })
})

describe('a change by the publisher', () => {
  const change = (id: string, body: object) => client.call('PATCH', `/saas/subscriptions/${id}`, body)

  it('is an operation with an event, accepted after ten seconds without an answer', async () => {
    const id = await client.subscribed()
    const { status, headers } = await change(id, { planId: 'professional' })
    const location = headers.get('operation-location')
    expect([status, location]).toEqual([202, expect.stringContaining('api-version=2018-08-31')])
    expect(await operationAt(location)).toMatchObject({
      action: 'ChangePlan',
      status: 'InProgress',
      operationRequestSource: 'Partner',
    })
    expect((await client.call('GET', `/saas/subscriptions/${id}/operations`)).body.operations).toHaveLength(1)
    expect((await change(id, { planId: 'enterprise' })).status).toBe(400)
    await simulator.advance(9)
    expect((await client.get(id)).planId).toBe('starter')
    await simulator.advance(1)
    expect((await client.get(id)).planId).toBe('professional')
    expect((await operationAt(location)).status).toBe('Succeeded')
    expect((await client.call('GET', `/saas/subscriptions/${id}/operations`)).body).toEqual({})
    expect(receiver.received[0]?.body).toMatchObject({
      action: 'ChangePlan',
      status: 'InProgress',
      planId: 'professional',
      subscription: { planId: 'starter' },
      purchaseToken: null,
    })
  })

  it('is refused where it cannot be', async () => {
    const id = await client.subscribed()
    for (const body of [
      { planId: 'starter' },
      { planId: 'none' },
      { planId: 'retired' },
      { quantity: 3 },
      {},
      { planId: 'enterprise', quantity: 1 },
    ])
      expect((await change(id, body)).status).toBe(400)
    const seats = await client.subscribed({ planId: 'enterprise-seats', quantity: 5 })
    expect((await change(seats, { quantity: 101 })).status).toBe(400)
    expect((await change(seats, { quantity: 5 })).status).toBe(400)
    expect((await change(seats, { quantity: 6 })).status).toBe(202)
    await simulator.advance(10)
    expect((await client.get(seats)).quantity).toBe(6)
    await portal(id, 'suspend')
    expect((await change(id, { planId: 'professional' })).status).toBe(400)
  })

  it('ends a subscription after a while, with an event', async () => {
    const id = await client.subscribed()
    const { status, headers } = await client.call('DELETE', `/saas/subscriptions/${id}`)
    expect(status).toBe(202)
    expect(await client.status(id)).toBe('Subscribed')
    await simulator.advance(5)
    expect(await client.status(id)).toBe('Unsubscribed')
    expect((await operationAt(headers.get('operation-location'))).status).toBe('Succeeded')
    expect(receiver.received.at(-1)?.body).toMatchObject({
      action: 'Unsubscribe',
      status: 'Succeeded',
      operationRequestSource: 'Partner',
      subscription: { saasSubscriptionStatus: 'Unsubscribed' },
    })
    expect((await client.call('DELETE', `/saas/subscriptions/${id}`)).status).toBe(400)
  })
})

describe('a change in the portal', () => {
  const acknowledge = (id: string, operation: string, status: string) =>
    client.call('PATCH', `/saas/subscriptions/${id}/operations/${operation}`, { status })

  it('is decided by the publisher', async () => {
    const id = await client.subscribed()
    await portal(id, 'change-plan', { planId: 'professional' })
    await simulator.settle()
    const first = receiver.received[0]?.body.id
    expect((await acknowledge(id, first, 'Maybe')).status).toBe(400)
    expect((await acknowledge(id, first, 'Success')).status).toBe(200)
    expect((await acknowledge(id, first, 'Failure')).status).toBe(409)
    await simulator.advance(5)
    expect((await client.get(id)).planId).toBe('professional')
    await portal(id, 'change-plan', { planId: 'enterprise' })
    await simulator.settle()
    await acknowledge(id, receiver.received[1]?.body.id, 'Failure')
    await simulator.advance(60)
    expect((await client.get(id)).planId).toBe('professional')
  })

  it('is refused by an answer with 4xx, and asked again after 5xx', async () => {
    const id = await client.subscribed()
    receiver.answers = [400]
    await portal(id, 'change-plan', { planId: 'professional' })
    await simulator.advance(60)
    expect([(await client.get(id)).planId, receiver.received.length]).toEqual(['starter', 1])
    receiver.answers = [503, 0]
    await portal(id, 'change-plan', { planId: 'enterprise' })
    await simulator.advance(60)
    expect([(await client.get(id)).planId, receiver.received.length]).toEqual(['enterprise', 4])
  })

  it('suspends; thirty days later the subscription ends', async () => {
    const id = await client.subscribed()
    await portal(id, 'suspend')
    await simulator.settle()
    // The event shows the state before the suspension.
    expect(receiver.received[0]?.body).toMatchObject({
      action: 'Suspend',
      subscription: { saasSubscriptionStatus: 'Subscribed' },
    })
    expect(await client.status(id)).toBe('Suspended')
    await simulator.advance(30 * day)
    expect(await client.status(id)).toBe('Unsubscribed')
    expect(actions()).toEqual(['Suspend', 'Unsubscribe'])
  })

  it('reinstates when the publisher accepts', async () => {
    const id = await client.subscribed()
    await portal(id, 'suspend')
    await portal(id, 'reinstate')
    await simulator.settle()
    expect(receiver.received[1]?.body).toMatchObject({ action: 'Reinstate', status: 'InProgress' })
    await acknowledge(id, receiver.received[1]?.body.id, 'Success')
    await simulator.advance(31 * day)
    expect(await client.status(id)).toBe('Subscribed')
  })

  it('reinstates without asking where newer documents say so', async () => {
    await client.control('POST', '/settings', { reinstateNeedsAnswer: false })
    const id = await client.subscribed()
    await portal(id, 'suspend')
    await portal(id, 'reinstate')
    expect(await client.status(id)).toBe('Subscribed')
  })

  it('renews at the end of the term, or ends without renewal', async () => {
    const renewed = await client.subscribed()
    const { id: ending } = await client.buy({ autoRenew: false })
    await client.call('POST', `/saas/subscriptions/${ending}/activate`, { planId: 'starter' })
    await simulator.advance(30 * day)
    expect((await client.get(renewed)).term).toMatchObject({
      startDate: expect.stringContaining('2026-12-23'),
      endDate: expect.stringContaining('2027-01-23'),
    })
    expect(await client.status(ending)).toBe('Unsubscribed')
    expect(actions().sort()).toEqual(['Renew', 'Unsubscribe'])
  })

  it('transfers by an event whose operation cannot be read', async () => {
    const id = await client.subscribed()
    await portal(id, 'transfer')
    await simulator.settle()
    const event = receiver.received[0]?.body
    expect(event).toMatchObject({ action: 'Transfer', subscriptionId: id })
    expect((await client.call('GET', `/saas/subscriptions/${id}/operations/${event.id}`)).status).toBe(404)
  })
})

it('keeps its state over a restart where a file is configured', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-'))
  const options = { seed: 'file', clock: '2026-11-23T10:00:00Z', file: join(folder, 'state.json') }
  const first = await startMarketplaceSimulator(options)
  const id = await openTestClient(first).subscribed()
  await first.close()
  const second = await startMarketplaceSimulator(options)
  await second.advance(31 * day)
  expect((await openTestClient(second).get(id)).term.startDate).toContain('2026-12-23')
  await second.close()
  await rm(folder, { recursive: true })
})

it('keeps to the state of a subscription in the portal', async () => {
  const { id } = await client.buy()
  for (const action of ['suspend', 'reinstate', 'renew']) expect((await portal(id, action)).status).toBe(409)
  expect((await portal(id, 'explode')).status).toBe(404)
  expect((await portal(id, 'unsubscribe')).status).toBe(200)
  expect(await client.status(id)).toBe('Unsubscribed')
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MarketplaceClient, openMarketplaceClient } from '../src/payment/marketplace/client.ts'
import type { MarketplaceSettings } from '../src/payment/marketplace/settings.ts'
import { ProviderAway } from '../src/payment/provider.ts'
import { createLog } from '../src/platform/log.ts'
import type { Outbound } from '../src/platform/outbound.ts'
import { type MarketplaceParts, startMarketplaceParts } from './marketplace-parts.ts'

let at: MarketplaceParts
let sent: { method: string; url: URL; headers: Record<string, string> }[] = []
let pauses: number[] = []
beforeAll(async () => {
  at = await startMarketplaceParts('2026-05-04T10:00:00Z')
})
afterAll(() => at.close())
beforeEach(() => {
  at.simulator.reset()
  sent = []
  pauses = []
})

function open(more: Partial<MarketplaceSettings> = {}): MarketplaceClient {
  const outbound: Outbound = {
    ...at.outbound,
    call: (url, call) => {
      sent.push({ method: call.method ?? 'GET', url: new URL(url), headers: { ...call.headers } })
      return at.outbound.call(url, call)
    },
  }
  const clock = { now: () => at.simulator.now() }
  const pause = async (milliseconds: number) => pauses.push(milliseconds)
  return openMarketplaceClient({ settings: { ...at.settings, ...more }, outbound, clock, log: createLog('silent'), pause })
}
const buy = (more: object = {}): Promise<{ id: string; token: string }> =>
  at.lever('POST', '/purchases', { planId: 'starter', ...more })
const apiCalls = () => sent.filter(({ url }) => url.pathname.startsWith('/api/'))
const tokenCalls = () => sent.filter(({ url }) => url.pathname.includes('/oauth2/'))
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const activation = { planId: 'starter', quantity: null }
const requestId = '6b1f6c0e-90f0-4d6f-9f1e-0a1b2c3d4e5f'

describe.each([1, 2] as const)('access tokens of version %i', (tokenVersion) => {
  it('are fetched once for calls at the same time, and renewed before they end', async () => {
    const client = open({ tokenVersion })
    const { id } = await buy()
    await Promise.all([client.read(id), client.read(id), client.read(id)])
    expect(tokenCalls()).toHaveLength(1)
    await at.simulator.advance(3_599 * 0.9 - 1)
    await client.read(id)
    expect(tokenCalls()).toHaveLength(1)
    await at.simulator.advance(1)
    await client.read(id)
    expect(tokenCalls()).toHaveLength(2)
  })
})

it('names version and tracing ids with every call', async () => {
  const { token } = await buy()
  await open().resolve(token)
  const [{ url, headers } = { url: new URL('x:'), headers: {} as Record<string, string> }] = apiCalls()
  expect(url.searchParams.get('api-version')).toBe('2018-08-31')
  expect(headers['x-ms-requestid']).toMatch(guid)
  expect(headers['x-ms-correlationid']).toMatch(guid)
  expect(headers['x-ms-marketplace-token']).toBe(token)
})

it('replaces a token that the marketplace no longer accepts', async () => {
  const client = open()
  const { id } = await buy()
  await client.read(id)
  await at.lever('POST', '/tokens/revoke')
  expect(await client.read(id)).toMatchObject({ id })
  expect(tokenCalls()).toHaveLength(2)
})

describe('failures', () => {
  it('of reads are repeated twice with growing pauses', async () => {
    const client = open()
    const { id } = await buy()
    at.simulator.planFault({ path: '/api/*', times: 2, status: 503 })
    expect(await client.read(id)).toMatchObject({ id })
    expect(pauses).toHaveLength(2)
    expect(pauses[0]).toBeLessThanOrEqual(500)
    expect(pauses[1]).toBeGreaterThanOrEqual(1_000)
    at.simulator.planFault({ path: '/api/*', times: 3, status: 500 })
    await expect(client.read(id)).rejects.toMatchObject({ name: 'ProviderAway', status: 500 })
  })

  it('tell a foreign application from an unknown purchase', async () => {
    const { id } = await buy()
    await expect(open(at.simulator.foreignApplication).read(id)).rejects.toEqual(new ProviderAway('marketplace', 403))
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(await open().read(unknown)).toBeNull()
    await at.lever('POST', '/settings', { unknownIdsGive400: true })
    expect(await open().read(unknown)).toBeNull()
    expect(await open().operation(id, unknown)).toBeNull()
  })

  it('of an activation are not repeated', async () => {
    const { id } = await buy()
    at.simulator.planFault({ path: '/api/*activate', times: 1, status: 500 })
    await expect(open().activate(id, activation, requestId)).rejects.toMatchObject({ name: 'ProviderAway', status: 500 })
    expect(apiCalls().map(({ headers }) => headers['x-ms-requestid'])).toEqual([requestId])
  })

  it('of wrong credentials make the marketplace unavailable', async () => {
    await expect(open({ clientSecret: 'other' }).read('any')).rejects.toMatchObject({ name: 'ProviderAway', status: 401 })
  })
})

it('refuses old and unknown tokens of the landing page', async () => {
  const { id, token } = await buy()
  const client = open()
  expect(await client.resolve(token)).toMatchObject({ id, planId: 'starter' })
  await at.simulator.advance(86_400)
  await expect(client.resolve(token)).rejects.toMatchObject({ name: 'ProviderRefusal', status: 400 })
  await expect(client.resolve('unknown')).rejects.toMatchObject({ name: 'ProviderRefusal', status: 400 })
})

it('reads what differs from the description: blanks, text for numbers, dates without time', async () => {
  await at.lever('POST', '/settings', { statusWithBlanks: true, quantityAsText: true, datesWithoutTime: true })
  const { id } = await buy({ planId: 'enterprise-seats', quantity: 7 })
  const client = open()
  await client.activate(id, { planId: 'enterprise-seats', quantity: 7 }, requestId)
  const read = await client.read(id)
  expect(read).toMatchObject({ saasSubscriptionStatus: 'Subscribed', quantity: 7, term: { termUnit: 'P1M' } })
  expect(read?.term?.endDate?.toISOString()).toMatch(/T00:00:00\.000Z$/)
})

it('takes success by its status, whatever text comes with it', async () => {
  const { id } = await buy()
  at.simulator.planFault({ path: '/api/*activate', times: 1, status: 200, body: 'OK', afterwards: true })
  await open().activate(id, activation, requestId)
  expect(await open().read(id)).toMatchObject({ saasSubscriptionStatus: 'Subscribed' })
  at.simulator.planFault({ path: '/api/*', method: 'DELETE', times: 1, status: 202, body: 'Accepted', afterwards: true })
  expect(await open().end(id)).toBeNull()
  await at.simulator.advance(60)
  expect(await open().read(id)).toMatchObject({ saasSubscriptionStatus: 'Unsubscribed' })
})

it('follows a change of plan and an end by their operations', async () => {
  const { id } = await buy()
  const client = open()
  await client.activate(id, activation, requestId)
  const change = await client.changePlan(id, 'professional')
  expect(await client.operation(id, change ?? '')).toMatchObject({ action: 'ChangePlan', status: 'InProgress' })
  await client.acknowledge(id, change ?? '', 'Success')
  await at.simulator.advance(60)
  expect(await client.operation(id, change ?? '')).toMatchObject({ status: 'Succeeded' })
  expect(await client.read(id)).toMatchObject({ planId: 'professional' })
  const end = await client.end(id)
  await at.simulator.advance(60)
  expect(await client.operation(id, end ?? '')).toMatchObject({ action: 'Unsubscribe', status: 'Succeeded' })
  await expect(client.end(id)).rejects.toMatchObject({ name: 'ProviderRefusal', status: 400 })
})

it('lists every purchase over several pages', async () => {
  const bought = new Set<string>()
  for (let number = 0; number < 103; number++) bought.add((await buy()).id)
  const listed = new Set<string>()
  for await (const page of open().pages()) for (const { id } of page) listed.add(id)
  expect(listed).toEqual(bought)
})

it('knows plans that are no longer sold', async () => {
  const { id } = await buy()
  expect(await open().isStopSell(id, 'retired')).toBe(true)
  expect(await open().isStopSell(id, 'starter')).toBe(false)
  expect(await open().isStopSell('unknown', 'starter')).toBe(false)
})

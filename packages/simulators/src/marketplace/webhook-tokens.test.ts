import { createPublicKey, createVerify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Received, type Receiver, startReceiver } from '../provider/test-receiver.ts'
import { type MarketplaceSimulator, startMarketplaceSimulator } from './server.ts'
import { openTestClient, type TestClient } from './test-client.ts'

let receiver: Receiver
let simulator: MarketplaceSimulator
let client: TestClient
beforeAll(async () => {
  receiver = await startReceiver()
  simulator = await startMarketplaceSimulator({ seed: 'tokens', clock: '2026-11-23T10:00:00Z', webhookTarget: receiver.url })
})
beforeEach(() => {
  simulator.reset()
  client = openTestClient(simulator)
  receiver.received = []
})
afterAll(async () => {
  await simulator.close()
  await receiver.close()
})

const json = async (url: string) => (await fetch(url)).json()
const partOf = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))

/** Returns a second implementation of the provider's rules. */
async function isAuthentic({ headers }: Received): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  const [head = '', body = '', signature = ''] = token?.split('.') ?? []
  if (!token || signature === '') return false
  const { alg, kid } = partOf(head)
  const { tenantId, clientId, loginUrl } = simulator
  const discovery = await json(`${loginUrl}/${tenantId}/v2.0/.well-known/openid-configuration`)
  const { keys } = await json(discovery.jwks_uri)
  const jwk = keys.find((key: { kid: string }) => key.kid === kid)
  if (alg !== 'RS256' || !jwk) return false
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  if (!createVerify('RSA-SHA256').update(`${head}.${body}`).verify(key, signature, 'base64url')) return false
  const claims = partOf(body)
  const now = simulator.now().getTime() / 1_000
  return (
    claims.nbf <= now &&
    claims.exp > now &&
    claims.aud === clientId &&
    claims.tid === tenantId &&
    [`https://sts.windows.net/${tenantId}/`, `https://login.microsoftonline.com/${tenantId}/v2.0`].includes(claims.iss) &&
    (claims.azp ?? claims.appid) === '20e940b3-4c77-4b0b-9a53-9e16a1b010a7'
  )
}

const event = async () => {
  receiver.received = []
  await client.buy({ isAutomatic: true })
  await simulator.settle()
  return receiver.received[0] as Received
}

describe('the token of a webhook', () => {
  it('is signed by a published key, in both versions', async () => {
    const second = await event()
    expect(await isAuthentic(second)).toBe(true)
    expect(partOf(second.headers.authorization?.split('.')[1] ?? '')).toMatchObject({ ver: '2.0', azp: expect.any(String) })
    await client.control('POST', '/settings', { tokenVersion: 1 })
    const first = await event()
    expect(await isAuthentic(first)).toBe(true)
    expect(partOf(first.headers.authorization?.split('.')[1] ?? '')).toMatchObject({ ver: '1.0', appid: expect.any(String) })
  })

  it.each([
    'missingToken',
    'wrongKey',
    'wrongAudience',
    'wrongTenant',
    'wrongIssuer',
    'wrongCaller',
    'expiredToken',
    'notYetValidToken',
    'unsignedToken',
  ])('is wrong where that is planned: %s', async (fault) => {
    await client.control('POST', '/webhook-faults', { fault })
    expect(await isAuthentic(await event())).toBe(false)
    expect(await isAuthentic(await event())).toBe(true)
  })

  it('follows a change of keys', async () => {
    const before = partOf((await event()).headers.authorization?.slice(7).split('.')[0] ?? '').kid
    await client.control('POST', '/keys/rotate')
    const after = await event()
    expect(partOf(after.headers.authorization?.slice(7).split('.')[0] ?? '').kid).not.toBe(before)
    expect(await isAuthentic(after)).toBe(true)
  })
})

describe('the body of a webhook', () => {
  it('can contradict the operation', async () => {
    await client.control('POST', '/webhook-faults', { fault: 'alteredBody' })
    expect((await event()).body.planId).toBe('altered-plan')
    await client.control('POST', '/webhook-faults', { fault: 'unknownOperation' })
    const { body } = await event()
    const path = `/saas/subscriptions/${body.subscriptionId}/operations/${body.id}`
    expect((await client.call('GET', path)).status).toBe(404)
  })

  it('can be made up, with a right token', async () => {
    const id = await client.subscribed()
    await client.control('POST', '/events', { action: 'Unsubscribe', subscriptionId: id })
    await simulator.settle()
    const received = receiver.received[0] as Received
    expect([received.body.action, await isAuthentic(received), await client.status(id)]).toEqual([
      'Unsubscribe',
      true,
      'Subscribed',
    ])
  })

  it('can be sent again', async () => {
    const { body } = await event()
    await client.control('POST', `/events/${body.id}/resend`)
    await simulator.settle()
    expect(receiver.received.map((one) => one.body.id)).toEqual([body.id, body.id])
  })
})

it('publishes discovery documents for its own tenant only', async () => {
  const { loginUrl, tenantId } = simulator
  expect(await json(`${loginUrl}/${tenantId}/.well-known/openid-configuration`)).toMatchObject({
    issuer: `https://sts.windows.net/${tenantId}/`,
    jwks_uri: `${loginUrl}/${tenantId}/discovery/keys`,
  })
  expect((await fetch(`${loginUrl}/common/v2.0/.well-known/openid-configuration`)).status).toBe(400)
})

it('shows a page that says that it is a simulator, and takes its forms', async () => {
  const id = await client.subscribed()
  const page = await (await fetch(`${simulator.baseUrl}/_sim/marketplace`)).text()
  expect(page).toContain('This is a simulator')
  expect(page).toContain(id)
  const form = await fetch(`${simulator.baseUrl}/_sim/marketplace/subscriptions/${id}/suspend`, {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
  })
  expect([form.status, await client.status(id)]).toEqual([303, 'Suspended'])
})

import { createPublicKey, createVerify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Received, type Receiver, startReceiver } from '../provider/test-receiver.ts'
import { type PayPalSimulator, startPayPalSimulator } from './server.ts'
import { openTestClient, type TestClient } from './test-client.ts'

let receiver: Receiver
let simulator: PayPalSimulator
let client: TestClient
let planId: string
beforeAll(async () => {
  receiver = await startReceiver()
  simulator = await startPayPalSimulator({ seed: 'webhooks', clock: '2026-11-23T10:00:00Z', webhookTarget: receiver.url })
})
beforeEach(async () => {
  simulator.reset()
  client = openTestClient(simulator)
  planId = await client.plan('Starter', ['29.00'])
  await simulator.settle()
  receiver.received = []
})
afterEach(() => {
  receiver.answers = []
})
afterAll(async () => {
  await simulator.close()
  await receiver.close()
})

const types = () => receiver.received.map(({ body }) => body.event_type)
const active = async () => {
  const id = await client.active(planId)
  await simulator.settle()
  return id
}

/** Returns a second implementation of the provider's rules: chain, host, checksum, signature. */
async function isAuthentic({ headers, raw }: Received): Promise<boolean> {
  const header = (name: string) => String(headers[name] ?? '')
  const address = header('paypal-cert-url')
  if (header('paypal-auth-algo') !== 'SHA256withRSA') return false
  if (!address.startsWith(`${simulator.baseUrl}/v1/notifications/certs/`)) return false
  const pem = await (await fetch(address)).text()
  const chain = pem.match(/-----BEGIN[\s\S]+?-----END CERTIFICATE-----/g)?.map((one) => new X509Certificate(one)) ?? []
  const [leaf, issuer] = chain
  const root = new X509Certificate(simulator.rootCertificate)
  if (!leaf || !issuer || !leaf.verify(issuer.publicKey) || !leaf.checkIssued(issuer)) return false
  if (!issuer.verify(root.publicKey) || !issuer.checkIssued(root) || !issuer.ca || leaf.ca) return false
  const parts = [header('paypal-transmission-id'), header('paypal-transmission-time'), simulator.webhookId, crc32(raw)]
  const signature = Buffer.from(header('paypal-transmission-sig'), 'base64')
  if (signature.toString('base64') !== header('paypal-transmission-sig')) return false
  return createVerify('RSA-SHA256').update(parts.join('|')).verify(leaf.publicKey, signature)
}

it('delivers signed events in the order in which things happen', async () => {
  const id = await active()
  expect(types()).toEqual(['BILLING.SUBSCRIPTION.CREATED', 'BILLING.SUBSCRIPTION.ACTIVATED', 'PAYMENT.SALE.COMPLETED'])
  for (const received of receiver.received) expect(await isAuthentic(received)).toBe(true)
  const [created, activated, sale] = receiver.received.map(({ body }) => body)
  expect(created).toMatchObject({
    id: expect.stringMatching(/^WH-/),
    resource_type: 'subscription',
    resource: { status: 'APPROVAL_PENDING' },
  })
  expect(activated.resource).toMatchObject({ id, status: 'ACTIVE', custom_id: 'account-1' })
  expect(sale.resource).toMatchObject({
    state: 'completed',
    billing_agreement_id: id,
    amount: { total: '29.00', currency: 'EUR', details: { subtotal: '29.00' } },
    transaction_fee: { currency: 'EUR' },
  })
})

it('reports every change of a subscription', async () => {
  const id = await active()
  const other = await client.plan('Professional', ['79.00'])
  const post = (action: string, body: object = { reason: 'x' }) =>
    client.call('POST', `/v1/billing/subscriptions/${id}/${action}`, body)
  await post('suspend')
  await post('activate')
  await post('revise', { plan_id: other })
  await client.control('POST', `/subscriptions/${id}/approve-revision`)
  await client.control('POST', `/subscriptions/${id}/fail-payments`, { times: 1 })
  await simulator.advance(31 * 86_400)
  await client.control('POST', `/subscriptions/${id}/refund`)
  await client.control('POST', `/subscriptions/${id}/cancel`)
  await simulator.settle()
  expect(types().filter((type) => !type.startsWith('BILLING.PLAN'))).toEqual([
    'BILLING.SUBSCRIPTION.CREATED',
    'BILLING.SUBSCRIPTION.ACTIVATED',
    'PAYMENT.SALE.COMPLETED',
    'BILLING.SUBSCRIPTION.SUSPENDED',
    'BILLING.SUBSCRIPTION.RE-ACTIVATED',
    'BILLING.SUBSCRIPTION.UPDATED',
    'BILLING.SUBSCRIPTION.PAYMENT.FAILED',
    'PAYMENT.SALE.REFUNDED',
    'BILLING.SUBSCRIPTION.CANCELLED',
  ])
  const failed = receiver.received.find(({ body }) => body.event_type.endsWith('PAYMENT.FAILED'))
  expect(failed?.body.resource.billing_info.last_failed_payment).toMatchObject({ amount: { value: '79.00' } })
})

it('retries for three days, at most 25 times, each with a new transmission', async () => {
  receiver.answers = [500, 0]
  await client.create(planId)
  await simulator.settle()
  await simulator.advance(180)
  const tries = receiver.received
  expect(new Set(tries.map(({ body }) => body.id)).size).toBe(1)
  expect(new Set(tries.map(({ headers }) => headers['paypal-transmission-id'])).size).toBe(3)
  receiver.received = []
  receiver.answers = Array(100).fill(503)
  await client.create(planId)
  await simulator.advance(3 * 86_400)
  expect(receiver.received).toHaveLength(26)
  await simulator.advance(86_400)
  expect(receiver.received).toHaveLength(26)
})

describe('a planned fault', () => {
  const plan = (fault: object) => client.control('POST', '/webhook-faults', fault)

  it('drops, doubles, delays and reorders', async () => {
    await plan({ fault: 'drop', event: 'ACTIVATED' })
    await plan({ fault: 'duplicate', event: 'CREATED' })
    await plan({ fault: 'delay', event: 'SALE', seconds: 600 })
    await active()
    expect(types()).toEqual(['BILLING.SUBSCRIPTION.CREATED', 'BILLING.SUBSCRIPTION.CREATED'])
    expect(receiver.received[0]?.body.id).toBe(receiver.received[1]?.body.id)
    await simulator.advance(600)
    expect(types().at(-1)).toBe('PAYMENT.SALE.COMPLETED')
    receiver.received = []
    await plan({ fault: 'reorder', event: 'ACTIVATED' })
    await active()
    expect(types()).toEqual(['BILLING.SUBSCRIPTION.CREATED', 'PAYMENT.SALE.COMPLETED', 'BILLING.SUBSCRIPTION.ACTIVATED'])
  })

  it.each([
    'wrongSignature',
    'alteredBody',
    'foreignWebhookId',
    'strangeCertificate',
    'strangeCertificateHost',
    'authorityCertificate',
    'textBehindSignature',
    'missingHeader',
    'wrongAlgorithm',
  ])('sends what has to be refused, and the right one after the refusal: %s', async (fault) => {
    await plan({ fault })
    receiver.answers = [401]
    await client.create(planId)
    await simulator.settle()
    expect(await isAuthentic(receiver.received[0] as Received)).toBe(false)
    await simulator.advance(60)
    expect(receiver.received).toHaveLength(2)
    expect(await isAuthentic(receiver.received[1] as Received)).toBe(true)
  })

  it('invents an event', async () => {
    const id = await active()
    await client.control('POST', '/events', { event_type: 'BILLING.SUBSCRIPTION.CANCELLED', subscription: id })
    await simulator.settle()
    expect(receiver.received.at(-1)?.body).toMatchObject({
      event_type: 'BILLING.SUBSCRIPTION.CANCELLED',
      resource: { status: 'ACTIVE' },
    })
  })
})

describe('the calls on webhooks and events', () => {
  it('list, read and send again', async () => {
    await active()
    const { body: list } = await client.call('GET', '/v1/notifications/webhooks-events?event_type=PAYMENT.SALE.COMPLETED')
    expect(list).toMatchObject({ count: 1, events: [{ event_type: 'PAYMENT.SALE.COMPLETED' }] })
    const path = `/v1/notifications/webhooks-events/${list.events[0].id}`
    expect((await client.call('GET', path)).body.id).toBe(list.events[0].id)
    receiver.received = []
    expect((await client.call('POST', `${path}/resend`)).status).toBe(202)
    await simulator.settle()
    expect(receiver.received.map(({ body }) => body.id)).toEqual([list.events[0].id])
  })

  it('create, read and delete webhooks', async () => {
    const path = '/v1/notifications/webhooks'
    const body = { url: `${receiver.url}/other`, event_types: [{ name: 'BILLING.SUBSCRIPTION.CREATED' }] }
    const made = await client.call('POST', path, body)
    expect([made.status, (await client.call('POST', path, body)).body.details[0].issue]).toEqual([
      201,
      'WEBHOOK_URL_ALREADY_EXISTS',
    ])
    expect((await client.call('GET', path)).body.webhooks).toHaveLength(2)
    await active()
    expect(types().filter((type) => type === 'BILLING.SUBSCRIPTION.CREATED')).toHaveLength(2)
    expect((await client.call('DELETE', `${path}/${made.body.id}`)).status).toBe(204)
    expect((await client.call('GET', `${path}/${made.body.id}`)).status).toBe(404)
  })

  it('verify a signature over the event as it was received', async () => {
    await active()
    const { headers, raw } = receiver.received[0] as Received
    const verify = async (webhookId: string, event: string) => {
      const fields = Object.entries({
        auth_algo: headers['paypal-auth-algo'],
        cert_url: headers['paypal-cert-url'],
        transmission_id: headers['paypal-transmission-id'],
        transmission_sig: headers['paypal-transmission-sig'],
        transmission_time: headers['paypal-transmission-time'],
        webhook_id: webhookId,
      }).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      const body = `{${fields.join(',')},"webhook_event":${event}}`
      return (await client.call('POST', '/v1/notifications/verify-webhook-signature', body)).body.verification_status
    }
    expect(await verify(simulator.webhookId, raw.toString())).toBe('SUCCESS')
    expect(await verify(simulator.webhookId, raw.toString().replace('APPROVAL_PENDING', 'ACTIVE'))).toBe('FAILURE')
    expect(await verify('WEBHOOKID', raw.toString())).toBe('FAILURE')
  })
})

describe('a fault of the calls', () => {
  const planned = (fault: object) => client.control('POST', '/faults', { path: '/v1/billing/plans', ...fault })
  const read = () => client.call('GET', '/v1/billing/plans')

  it('answers with a status, a wait, half a body, or not at all', async () => {
    await planned({ status: 503, times: 2, retryAfter: '7' })
    expect([(await read()).status, (await read()).headers.get('retry-after'), (await read()).status]).toEqual([503, '7', 200])
    await planned({ retryAfter: '1' })
    expect(await read()).toMatchObject({ status: 429, body: { name: 'RATE_LIMIT_REACHED' } })
    await planned({ malformed: true })
    await expect(read()).rejects.toThrow(SyntaxError)
    await planned({ reset: true })
    await expect(read()).rejects.toThrow('fetch failed')
    expect((await read()).status).toBe(200)
  })

  it('can drop the answer after the call was carried out', async () => {
    await client.control('POST', '/faults', { path: '/v1/billing/subscriptions', method: 'POST', reset: true, afterwards: true })
    const create = () => client.call('POST', '/v1/billing/subscriptions', { plan_id: planId }, { 'PayPal-Request-Id': 'lost' })
    await expect(create()).rejects.toThrow('fetch failed')
    expect((await create()).status).toBe(200)
    expect((await client.control('GET', '/subscriptions')).body).toHaveLength(1)
  })

  it('delays a call by a time of the simulated clock', async () => {
    await planned({ delaySeconds: 30 })
    const held = read()
    // A used-up fault shows that the call has arrived.
    while ((await client.control('GET', '/faults')).body.faults.length > 0);
    await simulator.advance(29)
    const first = await Promise.race([held.then(() => 'answered'), client.control('GET', '/state').then(() => 'held')])
    expect(first).toBe('held')
    await simulator.advance(1)
    expect((await held).status).toBe(200)
  })
})

it('serves a certificate chain whose key is an RSA key', async () => {
  await active()
  const pem = await (await fetch(String(receiver.received[0]?.headers['paypal-cert-url']))).text()
  expect(createPublicKey(pem).asymmetricKeyType).toBe('rsa')
})

it('shows a page that says that it is a simulator, and accepts its forms', async () => {
  const id = await client.create(planId)
  const page = await (await fetch(`${simulator.baseUrl}/_sim/paypal`)).text()
  expect(page).toContain('This is a simulator')
  expect(page).toContain(id)
  const form = await fetch(`${simulator.baseUrl}/_sim/paypal/subscriptions/${id}/approve`, {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
  })
  expect([form.status, form.headers.get('location')]).toEqual([303, '/_sim/paypal'])
  expect((await client.get(id)).status).toBe('ACTIVE')
})

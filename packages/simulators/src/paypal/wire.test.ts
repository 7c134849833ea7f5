import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PayPalSimulator, startPayPalSimulator } from './server.ts'
import { openTestClient, type TestClient } from './test-client.ts'

/** Checks requests and answers against the shapes in the published description. */

let simulator: PayPalSimulator
let client: TestClient
beforeAll(async () => {
  simulator = await startPayPalSimulator({ seed: 'wire', clock: '2026-11-23T10:00:00Z' })
})
beforeEach(() => {
  simulator.reset()
  client = openTestClient(simulator)
})
afterAll(() => simulator.close())

const subscriptions = '/v1/billing/subscriptions'
const products = '/v1/catalogs/products'
const whole = { Prefer: 'return=representation' }
const product = { name: 'Trademarks', type: 'SERVICE', category: 'SOFTWARE' }

async function paid(): Promise<{ id: string; payment: string }> {
  const id = await client.active(await client.plan('Starter', ['29.00']))
  const { body } = await client.control('GET', `/subscriptions/${id}`)
  return { id, payment: body.transactions[0].id }
}

describe('without a wish for the whole object', () => {
  it('a new product is answered with what a list shows', async () => {
    const { body } = await client.call('POST', products, product)
    expect(Object.keys(body)).toEqual(['id', 'name', 'create_time', 'links'])
    expect((await client.call('POST', products, product, whole)).body).toMatchObject({ type: 'SERVICE', category: 'SOFTWARE' })
  })

  it('a refund is answered with id, status and links, also 45 days later', async () => {
    const { payment } = await paid()
    const refund = () =>
      client.call('POST', `/v2/payments/captures/${payment}/refund`, {}, { 'PayPal-Request-Id': `refund-${payment}` })
    const { status, body } = await refund()
    expect([status, Object.keys(body)]).toEqual([201, ['id', 'status', 'links']])
    await simulator.advance(44 * 86_400)
    expect(await refund()).toMatchObject({ status: 201, body: { id: body.id } })
    await simulator.advance(2 * 86_400)
    expect((await refund()).status).toBe(422)
  })
})

describe('a request with a field of another form', () => {
  const context = { return_url: 'https://shop.test/ok', cancel_url: 'https://shop.test/no' }
  const address = { name: { full_name: 'Mara Linden' }, address: { address_line_1: 'Hofweg 3', country_code: 'DE' } }
  const phone = { phone_type: 'MOBILE', phone_number: { country_code: '49', national_number: '6421123' } }

  it.each([
    ['the way of paying', { application_context: { ...context, payment_method: { payer_selected: 'paypal' } } }],
    ['the kind of telephone', { subscriber: { phone: { ...phone, phone_type: 'LANDLINE' } } }],
    ['a telephone number', { subscriber: { phone: { phone_number: { country_code: '+49', national_number: '1' } } } }],
    ['a country', { subscriber: { shipping_address: { address: { country_code: 'Germany' } } } }],
    ['a street', { subscriber: { shipping_address: { address: { address_line_1: 'x'.repeat(301), country_code: 'DE' } } } }],
    ['the renewal', { auto_renewal: 'yes' }],
    ['the cycles', { plan: { billing_cycles: [] } }],
  ])('creates no subscription: %s', async (_, more) => {
    const plan_id = await client.plan('Starter', ['29.00'])
    expect((await client.call('POST', subscriptions, { plan_id, ...more })).status).toBe(400)
  })

  it('is not repeated in an answer: unknown members of a subscriber are dropped', async () => {
    const plan_id = await client.plan('Starter', ['29.00'])
    const subscriber = { email_address: 'mara@linden.test', phone, shipping_address: address }
    const { body } = await client.call('POST', subscriptions, { plan_id, subscriber: { ...subscriber, age: 40 } }, whole)
    expect(body.subscriber).toEqual(subscriber)
  })

  it('changes no address of a subscription', async () => {
    const { id } = await paid()
    const change = async (value: unknown) =>
      (await client.call('PATCH', `${subscriptions}/${id}`, [{ op: 'replace', path: '/subscriber/shipping_address', value }]))
        .status
    expect([await change({ address: {} }), await change(address)]).toEqual([400, 204])
    expect((await client.get(id)).subscriber.shipping_address).toEqual(address)
  })

  it.each([{ invoice_id: '' }, { custom_id: 'x'.repeat(128) }, { note_to_payer: 'two\nlines' }, { amount: 29 }])(
    'refunds nothing: %j',
    async (body) => {
      const { payment } = await paid()
      expect((await client.call('POST', `/v2/payments/captures/${payment}/refund`, body)).status).toBe(400)
    },
  )

  it('checks no signature', async () => {
    const transmission = {
      auth_algo: 'SHA256withRSA',
      cert_url: 'https://api.paypal.com/v1/notifications/certs/C',
      transmission_id: 'b2384410-f8d2-11e4-8bf3-77339302725b',
      transmission_sig: 'c2lnbmF0dXJl',
      transmission_time: '2026-11-23T10:00:00Z',
      webhook_id: 'WEBHOOK1',
      webhook_event: {},
    }
    const verify = async (more: object) => {
      const { status, body } = await client.call('POST', '/v1/notifications/verify-webhook-signature', {
        ...transmission,
        ...more,
      })
      return status === 200 ? body.verification_status : status
    }
    expect(await verify({})).toBe('FAILURE')
    for (const more of [
      { auth_algo: 'SHA-256' },
      { cert_url: 'certificate' },
      { transmission_id: '12345' },
      { transmission_time: 'today' },
      { webhook_id: 'WEBHOOK-1' },
      { webhook_event: '{}' },
    ])
      expect(await verify(more)).toBe(400)
  })

  it('registers no webhook', async () => {
    const register = async (event_types: unknown) =>
      (await client.call('POST', '/v1/notifications/webhooks', { url: 'https://shop.test/hook', event_types })).status
    expect([await register([{ name: 5 }]), await register(['*']), await register([{ name: '*' }])]).toEqual([400, 400, 201])
  })
})

it('says what is not simulated with an answer of a server’s failure', async () => {
  const { status, body } = await client.call('POST', products, { ...product, category: 'TOYS_AND_GAMES' })
  expect([status, Object.keys(body)]).toEqual([501, ['name', 'message', 'debug_id', 'links']])
  expect(body.links[0].href).toContain('NOT_SIMULATED')
})

it('reports payments in the older shape of a sale', async () => {
  const { payment, id } = await paid()
  await client.control('POST', `/subscriptions/${id}/reverse`)
  const { body } = await client.call('GET', '/v1/notifications/webhooks-events?event_type=PAYMENT.SALE.REVERSED')
  expect(body.events[0].resource).toMatchObject({ id: payment, state: 'refunded', reason_code: 'CHARGEBACK' })
  const { payment: other } = await paid()
  await client.call('POST', `/v2/payments/captures/${other}/refund`, {})
  const refunded = await client.call('GET', '/v1/notifications/webhooks-events?event_type=PAYMENT.SALE.REFUNDED')
  expect(refunded.body.events[0].resource).toMatchObject({ sale_id: other, state: 'completed', parent_payment: `PAYID-${other}` })
})

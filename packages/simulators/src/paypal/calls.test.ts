import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PayPalSimulator, startPayPalSimulator } from './server.ts'
import { openTestClient, type TestClient } from './test-client.ts'

let simulator: PayPalSimulator
let client: TestClient
beforeAll(async () => {
  simulator = await startPayPalSimulator({ seed: 'calls', clock: '2026-11-23T10:00:00Z' })
})
beforeEach(() => {
  simulator.reset()
  client = openTestClient(simulator)
})
afterAll(() => simulator.close())

const subscriptions = '/v1/billing/subscriptions'
const whole = { Prefer: 'return=representation' }
const issueOf = (body: { details?: { issue: string }[] }) => body.details?.[0]?.issue

describe('tokens', () => {
  it('are given for the credentials only, and expire after nine hours', async () => {
    const wrong = await fetch(`${simulator.baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('who:knows')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    expect([wrong.status, (await wrong.json()).error]).toEqual([401, 'invalid_client'])
    const { body } = await client.token()
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 })
    const headers = { Authorization: `Bearer ${body.access_token}` }
    expect((await client.call('GET', '/v1/billing/plans', undefined, headers)).status).toBe(200)
    await simulator.advance(32_400)
    const late = await client.call('GET', '/v1/billing/plans', undefined, headers)
    expect([late.status, late.body.name]).toEqual([401, 'AUTHENTICATION_FAILURE'])
  })
})

describe('the catalogue', () => {
  it('keeps products and plans', async () => {
    const product = { name: 'Trademarks', type: 'SERVICE', category: 'SOFTWARE' }
    const made = await client.call('POST', '/v1/catalogs/products', product, whole)
    expect(made).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^PROD-/), category: 'SOFTWARE' } })
    expect((await client.call('GET', `/v1/catalogs/products/${made.body.id}`)).body.name).toBe('Trademarks')
    expect((await client.call('GET', '/v1/catalogs/products?total_required=true')).body).toMatchObject({ total_items: 1 })
    const planId = await client.plan('Starter', ['29.00'])
    expect((await client.call('GET', `/v1/billing/plans/${planId}`)).body).toMatchObject({
      status: 'ACTIVE',
      taxes: { percentage: '19', inclusive: true },
      billing_cycles: [{ total_cycles: 0, pricing_scheme: { fixed_price: { value: '29.00' } } }],
    })
    expect((await client.call('GET', `/v1/billing/plans?plan_ids=${planId}`)).body.plans).toHaveLength(1)
    expect((await client.call('GET', '/v1/billing/plans?page_size=21')).status).toBe(400)
  })

  it('activates and deactivates plans', async () => {
    const planId = await client.plan('Starter', ['29.00'])
    const again = await client.call('POST', `/v1/billing/plans/${planId}/activate`)
    expect([again.status, issueOf(again.body)]).toEqual([422, 'PLAN_STATUS_INVALID'])
    expect((await client.call('POST', `/v1/billing/plans/${planId}/deactivate`)).status).toBe(204)
    const refused = await client.call('POST', subscriptions, { plan_id: planId })
    expect([refused.status, issueOf(refused.body)]).toEqual([422, 'PLAN_STATUS_INVALID'])
    expect((await client.call('POST', `/v1/billing/plans/${planId}/activate`)).status).toBe(204)
    expect((await client.call('POST', subscriptions, { plan_id: planId })).status).toBe(201)
  })

  it('refuses plans that the provider refuses', async () => {
    const product = (await client.call('POST', '/v1/catalogs/products', { name: 'P', type: 'SERVICE' })).body.id
    const cycle = (more: object) => ({
      tenure_type: 'REGULAR',
      sequence: 1,
      total_cycles: 0,
      frequency: { interval_unit: 'MONTH' },
      pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '1' } },
      ...more,
    })
    const plan = async (more: object) => {
      const body = { product_id: product, name: 'Plan', billing_cycles: [cycle({})], payment_preferences: {}, ...more }
      const { status, body: answer } = await client.call('POST', '/v1/billing/plans', body)
      return [status, issueOf(answer)]
    }
    const trial = (sequence: number, more: object = {}) => cycle({ tenure_type: 'TRIAL', sequence, total_cycles: 1, ...more })
    expect(await plan({ name: undefined })).toEqual([400, 'MISSING_REQUIRED_PARAMETER'])
    expect(await plan({ name: 'x'.repeat(128) })).toEqual([400, 'INVALID_STRING_MAX_LENGTH'])
    expect(await plan({ status: 'ON' })).toEqual([400, 'INVALID_PARAMETER_VALUE'])
    expect(await plan({ billing_cycles: [cycle({ total_cycles: 1_000 })] })).toEqual([400, 'INVALID_INTEGER_MAX_VALUE'])
    expect(await plan({ billing_cycles: [trial(1)] })).toEqual([422, 'MISSING_REGULAR_BILLING_CYCLE'])
    expect(await plan({ billing_cycles: [trial(1, { total_cycles: 0 }), cycle({ sequence: 2 })] })).toEqual([
      422,
      'INVALID_TRIAL_BILLING_TOTAL_CYCLES',
    ])
    expect(await plan({ billing_cycles: [cycle({ sequence: 2 })] })).toEqual([422, 'INVALID_BILLING_CYCLE_SEQUENCE'])
    expect(await plan({ product_id: 'PROD-UNKNOWN' })).toEqual([404, 'INVALID_RESOURCE_ID'])
    expect((await plan({ billing_cycles: [cycle({ pricing_scheme: { tiers: [] } })] }))[0]).toBe(501)
  })

  it('changes prices for subscribers, except for a period that starts within ten days', async () => {
    const planId = await client.plan('Starter', ['29.00'])
    const soon = await client.active(planId)
    await simulator.advance(22 * 86_400)
    const later = await client.active(planId)
    const pricing_schemes = [
      { billing_cycle_sequence: 1, pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '35.00' } } },
    ]
    const path = `/v1/billing/plans/${planId}/update-pricing-schemes`
    expect((await client.call('POST', path, { pricing_schemes })).status).toBe(204)
    await simulator.advance(31 * 86_400)
    expect((await client.transactions(soon)).map(({ value }) => value)).toEqual(['29.00', '29.00'])
    expect((await client.transactions(later)).map(({ value }) => value)).toEqual(['29.00', '35.00'])
    await simulator.advance(31 * 86_400)
    expect((await client.transactions(soon)).at(-1)?.value).toBe('35.00')
  })
})

describe('creating a subscription', () => {
  it('checks fields and lengths', async () => {
    const plan_id = await client.plan('Starter', ['29.00'])
    const create = async (more: object) => {
      const { status, body } = await client.call('POST', subscriptions, { plan_id, ...more })
      return [status, issueOf(body)]
    }
    const context = { return_url: 'https://a.test/ok', cancel_url: 'https://a.test/no' }
    expect(await create({ plan_id: undefined })).toEqual([400, 'MISSING_REQUIRED_PARAMETER'])
    expect(await create({ plan_id: 'P-UNKNOWN' })).toEqual([404, 'INVALID_RESOURCE_ID'])
    expect(await create({ custom_id: 'x'.repeat(128) })).toEqual([400, 'INVALID_STRING_MAX_LENGTH'])
    expect(await create({ custom_id: 'ä' })).toEqual([400, 'INVALID_PARAMETER_SYNTAX'])
    expect(await create({ quantity: '2' })).toEqual([422, 'SUBSCRIPTION_CANNOT_HAVE_QUANTITY'])
    expect(await create({ start_time: '2026-11-22T00:00:00Z' })).toEqual([400, 'INVALID_PARAMETER_VALUE'])
    expect(await create({ start_time: 'tomorrow' })).toEqual([400, 'INVALID_PARAMETER_SYNTAX'])
    expect(await create({ application_context: { return_url: 'https://a.test/ok' } })).toEqual([
      400,
      'MISSING_REQUIRED_PARAMETER',
    ])
    expect(await create({ application_context: { ...context, user_action: 'PAY' } })).toEqual([400, 'INVALID_PARAMETER_VALUE'])
    expect(await create({ subscriber: { email_address: 'nobody' } })).toEqual([400, 'INVALID_PARAMETER_SYNTAX'])
    expect((await client.call('POST', subscriptions, '{')).status).toBe(400)
    expect((await create({ shipping_amount: { currency_code: 'EUR', value: '1' } }))[0]).toBe(501)
    expect((await create({ application_context: context }))[0]).toBe(201)
  })

  it('answers a repeated request id with the same subscription for 72 hours', async () => {
    const plan_id = await client.plan('Starter', ['29.00'])
    const create = () => client.call('POST', subscriptions, { plan_id }, { 'PayPal-Request-Id': 'cart-1' })
    const first = await create()
    const second = await create()
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.body.id).toBe(first.body.id)
    await simulator.advance(72 * 3_600)
    expect((await create()).body.id).not.toBe(first.body.id)
  })

  it('shows as little or as much as is preferred', async () => {
    const plan_id = await client.plan('Starter', ['29.00'])
    const small = await client.call('POST', subscriptions, { plan_id, custom_id: 'a' })
    expect(Object.keys(small.body).sort()).toEqual(['create_time', 'id', 'links', 'status'])
    expect(small.body.links.map(({ rel }: { rel: string }) => rel)).toContain('approve')
    const whole = await client.call('POST', subscriptions, { plan_id, custom_id: 'a' }, { Prefer: 'return=representation' })
    expect(whole.body).toMatchObject({ status: 'APPROVAL_PENDING', custom_id: 'a', plan_overridden: false, plan_id })
    expect(whole.body.billing_info).toBeUndefined()
  })

  it('marks plans that a hostile page made cheaper', async () => {
    const planId = await client.plan('Starter', ['29.00'])
    const plan = {
      billing_cycles: [{ sequence: 1, pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '0.01' } } }],
    }
    const id = await client.active(planId, { plan })
    expect(await client.get(id)).toMatchObject({ plan_id: planId, plan_overridden: true })
    expect(await client.transactions(id)).toEqual([{ status: 'COMPLETED', value: '0.01' }])
  })
})

describe('calls on a subscription', () => {
  it('hold to its status', async () => {
    const planId = await client.plan('Starter', ['29.00'])
    const id = await client.create(planId)
    const post = async (action: string, body: object = { reason: 'because' }) => {
      const answer = await client.call('POST', `${subscriptions}/${id}/${action}`, body)
      return [answer.status, answer.body?.name, issueOf(answer.body ?? {})]
    }
    const invalid = [422, 'UNPROCESSABLE_ENTITY', 'SUBSCRIPTION_STATUS_INVALID']
    for (const action of ['cancel', 'suspend', 'activate']) expect(await post(action)).toEqual(invalid)
    expect(
      (await client.call('PATCH', `${subscriptions}/${id}`, [{ op: 'replace', path: '/custom_id', value: 'b' }])).status,
    ).toBe(422)
    await client.control('POST', `/subscriptions/${id}/approve`)
    expect(await post('activate')).toEqual(invalid)
    expect((await post('cancel', {}))[0]).toBe(400)
    expect(await post('cancel', { reason: 'x'.repeat(129) })).toEqual([400, 'INVALID_REQUEST', 'INVALID_STRING_MAX_LENGTH'])
    expect((await post('suspend'))[0]).toBe(204)
    expect(await client.get(id)).toMatchObject({ status: 'SUSPENDED', status_change_note: 'because' })
    expect((await post('activate'))[0]).toBe(204)
    expect((await post('cancel'))[0]).toBe(204)
    expect(await post('cancel')).toEqual(invalid)
    const cancelled = await client.get(id)
    expect(cancelled.status).toBe('CANCELLED')
    expect(cancelled.billing_info.next_billing_time).toBeUndefined()
    expect((await client.call('POST', `${subscriptions}/I-UNKNOWN/cancel`, { reason: 'x' })).status).toBe(404)
    // The published description does not list this issue for a revision, so the link names it.
    const revised = await client.call('POST', `${subscriptions}/${id}/revise`, { plan_id: planId })
    expect([revised.status, revised.body.links[0].href]).toEqual([422, expect.stringContaining('#SUBSCRIPTION_STATUS_INVALID')])
  })

  it('patch what the provider lets patch', async () => {
    const id = await client.active(await client.plan('Starter', ['29.00']))
    const patch = (path: string, value: unknown, op = 'replace') =>
      client.call('PATCH', `${subscriptions}/${id}`, [{ op, path, value }])
    expect((await patch('/custom_id', 'account-2')).status).toBe(204)
    const cycle = '/plan/billing_cycles/@sequence==1'
    expect((await patch(`${cycle}/pricing_scheme/fixed_price`, { currency_code: 'EUR', value: '31.00' })).status).toBe(204)
    expect(await client.get(id)).toMatchObject({ custom_id: 'account-2', plan_overridden: true })
    expect(issueOf((await patch('/status', 'CANCELLED')).body)).toBe('INVALID_PATCH_PATH')
    expect(issueOf((await patch('/custom_id', 'x', 'remove')).body)).toBe('UNSUPPORTED_PATCH_OPERATION')
    expect(issueOf((await patch('/start_time', '2027-01-01T00:00:00Z')).body)).toBe('INVALID_START_TIME')
    expect(issueOf((await patch('/billing_info/outstanding_balance', { currency_code: 'EUR', value: '5' })).body)).toBe(
      'AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE',
    )
    await simulator.advance(31 * 86_400)
    expect((await client.transactions(id)).at(-1)?.value).toBe('31.00')
  })

  it('revise only within one product, and only when the payer agrees', async () => {
    const starter = await client.plan('Starter', ['29.00'])
    const professional = await client.plan('Professional', ['79.00'])
    const other = (await client.call('POST', '/v1/catalogs/products', { name: 'Other', type: 'SERVICE' })).body.id
    const foreign = await client.plan('Foreign', ['9.00'], { product_id: other })
    const id = await client.active(starter)
    const revise = (plan_id: string) => client.call('POST', `${subscriptions}/${id}/revise`, { plan_id })
    expect(issueOf((await revise(foreign)).body)).toBe('PLAN_PRODUCT_NOT_COMPATIBLE')
    const first = await revise(professional)
    expect(first).toMatchObject({ status: 200, body: { plan_id: professional, plan_overridden: false } })
    await client.control('POST', `/subscriptions/${id}/decline-revision`)
    expect((await client.get(id)).plan_id).toBe(starter)
    const approve = first.body.links.find(({ rel }: { rel: string }) => rel === 'approve').href
    expect((await fetch(approve)).status).toBe(404)
    await revise(professional)
    await client.control('POST', `/subscriptions/${id}/approve-revision`)
    expect((await client.get(id)).plan_id).toBe(professional)
    expect(await client.transactions(id)).toHaveLength(1)
    await simulator.advance(31 * 86_400)
    expect((await client.transactions(id)).map(({ value }) => value)).toEqual(['29.00', '79.00'])
  })

  it('list transactions of a time, and subscriptions by status', async () => {
    const id = await client.active(await client.plan('Starter', ['29.00']))
    const path = `${subscriptions}/${id}/transactions`
    expect(issueOf((await client.call('GET', `${path}?start_time=2026-01-01T00:00:00Z`)).body)).toBe('MISSING_REQUIRED_PARAMETER')
    expect(issueOf((await client.call('GET', `${path}?start_time=2026-01-01&end_time=2027-01-01`)).body)).toBe(
      'INVALID_PARAMETER_SYNTAX',
    )
    const before = await client.call('GET', `${path}?start_time=2026-01-01T00:00:00Z&end_time=2026-11-01T00:00:00Z`)
    expect(before.body.transactions).toEqual([])
    expect((await client.call('GET', `${subscriptions}?statuses=ACTIVE`)).body.subscriptions).toHaveLength(1)
    expect((await client.call('GET', `${subscriptions}?statuses=CANCELLED`)).body.subscriptions).toEqual([])
  })
})

describe('a refund', () => {
  it('gives back all of a payment, or a part, once for each request id', async () => {
    const id = await client.active(await client.plan('Starter', ['29.00']))
    const [payment] = (await client.control('GET', `/subscriptions/${id}`)).body.transactions
    const refund = (body: object, requestId: string) =>
      client.call('POST', `/v2/payments/captures/${payment.id}/refund`, body, { 'PayPal-Request-Id': requestId, ...whole })
    const part = await refund({ amount: { currency_code: 'EUR', value: '9.00' } }, 'part')
    expect(part).toMatchObject({ status: 201, body: { status: 'COMPLETED', amount: { value: '9.00' } } })
    expect((await refund({ amount: { currency_code: 'EUR', value: '9.00' } }, 'part')).body.id).toBe(part.body.id)
    expect(await client.transactions(id)).toEqual([{ status: 'PARTIALLY_REFUNDED', value: '29.00' }])
    expect(issueOf((await refund({ amount: { currency_code: 'EUR', value: '20.01' } }, 'more')).body)).toBe(
      'REFUND_AMOUNT_EXCEEDED',
    )
    const rest = await refund({}, 'rest')
    expect(rest.body.seller_payable_breakdown).toMatchObject({
      gross_amount: { value: '20.00' },
      total_refunded_amount: { value: '29.00' },
    })
    expect(await client.transactions(id)).toEqual([{ status: 'REFUNDED', value: '29.00' }])
    expect(issueOf((await refund({}, 'again')).body)).toBe('CAPTURE_FULLY_REFUNDED')
    expect((await client.call('GET', `/v2/payments/refunds/${rest.body.id}`)).body.id).toBe(rest.body.id)
    expect((await client.call('POST', '/v2/payments/captures/UNKNOWN/refund', {})).status).toBe(404)
  })
})

it('knows no silent success: unknown paths are 404, unknown features 501', async () => {
  expect((await client.call('GET', '/v1/billing/nothing')).status).toBe(404)
  expect((await client.call('PATCH', '/v1/billing/plans/P-1', [])).status).toBe(501)
  expect((await client.call('POST', '/v1/notifications/simulate-event', {})).status).toBe(501)
  expect((await client.control('POST', '/nothing')).status).toBe(404)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PayPalSimulator, startPayPalSimulator } from './server.ts'
import { openTestClient, type TestClient } from './test-client.ts'

const day = 86_400
let simulator: PayPalSimulator
let client: TestClient
beforeAll(async () => {
  simulator = await startPayPalSimulator({ seed: 'billing', clock: '2026-11-23T10:00:00Z' })
})
beforeEach(async () => {
  simulator.reset()
  await simulator.setClock(new Date('2026-11-23T10:00:00Z'))
  client = openTestClient(simulator)
})
afterAll(() => simulator.close())

const pass = (days: number) => simulator.advance(days * day)
const post = (id: string, action: string, body: object = { reason: 'because' }) =>
  client.call('POST', `/v1/billing/subscriptions/${id}/${action}`, body)

describe('the approval', () => {
  it('activates at once and takes the first payment', async () => {
    const id = await client.active(await client.plan('Starter', ['29.00']))
    expect(await client.get(id)).toMatchObject({
      status: 'ACTIVE',
      subscriber: { payer_id: expect.stringMatching(/^[2-9A-HJ-NP-Z]{13}$/) },
      billing_info: {
        outstanding_balance: { currency_code: 'EUR', value: '0.00' },
        last_payment: { amount: { value: '29.00' }, time: '2026-11-23T10:00:00Z' },
        next_billing_time: '2026-12-23T10:00:00Z',
        failed_payments_count: 0,
        cycle_executions: [{ cycles_completed: 1 }],
      },
    })
  })

  it('can take 35 minutes to become active', async () => {
    const id = await client.create(await client.plan('Starter', ['29.00']))
    await client.control('POST', `/subscriptions/${id}/approve-later`)
    await simulator.advance(34 * 60)
    expect((await client.get(id)).status).toBe('APPROVAL_PENDING')
    await simulator.advance(60)
    expect((await client.get(id)).status).toBe('ACTIVE')
  })

  it('stays APPROVED if the merchant activates it or the start is in the future', async () => {
    const plan = await client.plan('Starter', ['29.00'])
    const context = { return_url: 'https://a.test/ok', cancel_url: 'https://a.test/no' }
    const waits = await client.active(plan, { application_context: { ...context, user_action: 'CONTINUE' } })
    const later = await client.active(plan, { start_time: '2026-11-25T10:00:00Z' })
    expect((await client.get(waits)).status).toBe('APPROVED')
    expect((await client.get(later)).status).toBe('APPROVED')
    expect((await post(waits, 'activate')).status).toBe(204)
    expect((await post(later, 'activate')).body.details[0].issue).toBe('SUBSCRIPTION_CANNOT_BE_ACTIVATED')
    await pass(2)
    expect((await client.get(later)).status).toBe('ACTIVE')
  })
})

describe('renewals', () => {
  it('happen monthly on the day of the first payment, or on the last day of a shorter month', async () => {
    await simulator.setClock(new Date('2027-01-31T10:00:00Z'))
    const id = await client.active(await client.plan('Starter', ['29.00']))
    const dates = []
    for (let count = 0; count < 3; count++) {
      dates.push((await client.get(id)).billing_info.next_billing_time.slice(0, 10))
      await pass(31)
    }
    expect(dates).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
    expect(await client.transactions(id)).toHaveLength(4)
  })

  it('follow the trial prices of a promotion', async () => {
    const id = await client.active(await client.plan('Promotion', ['29.00', '79.00']))
    await pass(93)
    expect((await client.transactions(id)).map(({ value }) => value)).toEqual(['29.00', '29.00', '79.00', '79.00'])
    expect((await client.get(id)).billing_info.cycle_executions).toMatchObject([
      { tenure_type: 'TRIAL', cycles_completed: 2, cycles_remaining: 0 },
      { tenure_type: 'REGULAR', cycles_completed: 2 },
    ])
  })

  it('end with a finite plan', async () => {
    const plan = await client.plan('Twice', ['29.00'], {
      billing_cycles: [
        {
          tenure_type: 'REGULAR',
          sequence: 1,
          total_cycles: 2,
          frequency: { interval_unit: 'MONTH' },
          pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '29.00' } },
        },
      ],
    })
    const id = await client.active(plan)
    expect((await client.get(id)).billing_info.final_payment_time).toBe('2026-12-23T10:00:00Z')
    await pass(100)
    expect((await client.get(id)).status).toBe('EXPIRED')
    expect(await client.transactions(id)).toHaveLength(2)
  })

  it('add taxes that the price does not include', async () => {
    const id = await client.active(await client.plan('Net', ['100.00'], { taxes: { percentage: '19', inclusive: false } }))
    expect(await client.transactions(id)).toEqual([{ status: 'COMPLETED', value: '119.00' }])
  })
})

describe('a failed payment', () => {
  const fail = (id: string, times: number) => client.control('POST', `/subscriptions/${id}/fail-payments`, { times })

  it('is retried twice, five days apart, and is then added to the balance', async () => {
    const id = await client.active(await client.plan('Starter', ['29.00']))
    await fail(id, 3)
    await pass(30)
    expect((await client.get(id)).billing_info).toMatchObject({
      failed_payments_count: 0,
      last_failed_payment: {
        amount: { value: '29.00' },
        reason_code: 'PAYER_CANNOT_PAY',
        next_payment_retry_time: '2026-12-28T10:00:00Z',
      },
    })
    await pass(10)
    const { status, billing_info: billing } = await client.get(id)
    expect(status).toBe('ACTIVE')
    expect(billing).toMatchObject({ failed_payments_count: 1, outstanding_balance: { value: '29.00' } })
    expect(billing.last_failed_payment.next_payment_retry_time).toBeUndefined()
    await pass(21)
    // The next payment includes the balance. Its success resets the count.
    expect((await client.transactions(id)).at(-1)).toEqual({ status: 'COMPLETED', value: '58.00' })
    expect((await client.get(id)).billing_info).toMatchObject({
      failed_payments_count: 0,
      outstanding_balance: { value: '0.00' },
    })
  })

  it('that succeeds at the second attempt leaves no balance', async () => {
    const id = await client.active(await client.plan('Starter', ['29.00']))
    await fail(id, 1)
    await pass(36)
    expect(await client.transactions(id)).toMatchObject([
      { status: 'COMPLETED' },
      { status: 'DECLINED' },
      { status: 'COMPLETED' },
    ])
    expect((await client.get(id)).billing_info).toMatchObject({ outstanding_balance: { value: '0.00' } })
  })

  it('suspends at the threshold; the balance is captured before the subscription resumes', async () => {
    const id = await client.active(await client.plan('Starter', ['29.00']))
    await fail(id, 6)
    await pass(72)
    expect(await client.get(id)).toMatchObject({
      status: 'SUSPENDED',
      billing_info: { failed_payments_count: 2, outstanding_balance: { value: '58.00' } },
    })
    expect((await post(id, 'activate')).body.details[0].issue).toBe('SUBSCRIPTION_CANNOT_BE_ACTIVATED')
    const capture = (value: string, headers = {}) =>
      client.call(
        'POST',
        `/v1/billing/subscriptions/${id}/capture`,
        { note: 'balance', capture_type: 'OUTSTANDING_BALANCE', amount: { currency_code: 'EUR', value } },
        headers,
      )
    expect((await capture('58.01')).body.details[0].issue).toBe('AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE')
    const taken = await capture('58.00', { 'PayPal-Request-Id': 'capture-1' })
    expect(taken).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
    expect((await capture('58.00', { 'PayPal-Request-Id': 'capture-1' })).body.id).toBe(taken.body.id)
    expect((await capture('1.00')).body.details[0].issue).toBe('ZERO_OUTSTANDING_BALANCE')
    expect((await post(id, 'activate')).status).toBe(204)
    expect((await client.get(id)).status).toBe('ACTIVE')
  })

  it('can be forgiven', async () => {
    const id = await client.active(
      await client.plan('Starter', ['29.00'], { payment_preferences: { payment_failure_threshold: 1 } }),
    )
    await fail(id, 3)
    await pass(41)
    const forgive = [{ op: 'replace', path: '/billing_info/outstanding_balance', value: { currency_code: 'EUR', value: '0' } }]
    expect((await client.call('PATCH', `/v1/billing/subscriptions/${id}`, forgive)).status).toBe(204)
    expect((await post(id, 'activate')).status).toBe(204)
  })
})

describe('a suspension', () => {
  it('takes no payments; a missed date is billed on resumption and starts a new period', async () => {
    const id = await client.active(await client.plan('Starter', ['29.00']))
    await post(id, 'suspend')
    await pass(50)
    expect(await client.transactions(id)).toHaveLength(1)
    await post(id, 'activate')
    expect(await client.transactions(id)).toHaveLength(2)
    expect((await client.get(id)).billing_info.next_billing_time).toBe('2027-02-12T10:00:00Z')
  })
})

it('shows outdated figures for a while if that switch is on', async () => {
  await client.control('POST', '/settings', { staleMinutes: 10 })
  const id = await client.active(await client.plan('Starter', ['29.00']))
  expect((await client.get(id)).billing_info).toMatchObject({
    next_billing_time: '2026-11-23T10:00:00Z',
    cycle_executions: [{ cycles_completed: 0 }],
  })
  await simulator.advance(600)
  expect((await client.get(id)).billing_info.cycle_executions[0].cycles_completed).toBe(1)
})

it('keeps its state across a restart if a file is configured', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paypal-'))
  const options = { seed: 'file', clock: '2026-11-23T10:00:00Z', file: join(folder, 'state.json') }
  const first = await startPayPalSimulator(options)
  const before = openTestClient(first)
  const id = await before.active(await before.plan('Starter', ['29.00']))
  await first.close()
  const second = await startPayPalSimulator(options)
  await second.advance(31 * day)
  const after = openTestClient(second)
  expect(await after.transactions(id)).toHaveLength(2)
  expect(await after.create((await after.get(id)).plan_id)).not.toBe(id)
  await second.close()
  await rm(folder, { recursive: true })
})

it('follows an external clock', async () => {
  let now = new Date('2026-11-23T10:00:00Z')
  const follower = await startPayPalSimulator({ seed: 'running', clock: () => now })
  const its = openTestClient(follower)
  const id = await its.active(await its.plan('Starter', ['29.00']))
  now = new Date('2027-02-24T10:00:00Z')
  expect(await its.transactions(id)).toHaveLength(4)
  expect((await its.get(id)).billing_info.last_payment.time).toBe('2027-02-23T10:00:00Z')
  await follower.close()
})

it('moves an external clock instead of its own', async () => {
  let now = new Date('2026-11-23T10:00:00Z')
  const moveClock = async (to: Date) => {
    now = to
  }
  const mover = await startPayPalSimulator({ seed: 'moving', clock: () => now, moveClock })
  const its = openTestClient(mover)
  const id = await its.active(await its.plan('Starter', ['29.00']))
  await its.control('POST', '/clock', { advanceSeconds: 31 * day })
  expect([now.toISOString(), mover.now()]).toEqual(['2026-12-24T10:00:00.000Z', now])
  expect(await its.transactions(id)).toHaveLength(2)
  await mover.close()
})

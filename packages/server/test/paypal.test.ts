import { ApiError } from '@marklot/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from './members-world.ts'
import { buy, order, type PaymentWorld, startPaymentWorld } from './payment-world.ts'

let at: PaymentWorld
let administrator: Person
beforeAll(async () => {
  at = await startPaymentWorld()
  administrator = await at.personOf('administrator')
})
afterAll(() => at.close())

const buyer = () => at.personOf('trial')
const current = ({ api }: Person) => api.billing.ownSubscription()
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error) => (error instanceof ApiError ? error.code : String(error)),
  )

describe('a purchase', () => {
  it('is confirmed at once, with offices, subscriber, payment and mail (P1)', async () => {
    const person = await buyer()
    const { outcome, providerId } = await buy(at, person, 'professional', { packages: ['de', 'em'], email: 'p1@lindenhof.test' })
    expect(outcome).toMatchObject({ outcome: 'confirmed', subscription: { state: 'Active', type: 'paypal' } })
    await at.settle()
    const subscription = await current(person)
    expect(subscription).toMatchObject({
      product: { key: 'professional' },
      payPalSubscription: { id: providerId, status: 'ACTIVE', lastPayment: { amount: 79 } },
      subscriber: { givenName: expect.any(String) },
    })
    expect(subscription.packages.map(({ key }) => key)).toEqual(['de', 'em'])
    expect(subscription.validUntilUtc).toBe(subscription.payPalSubscription?.nextBillingTime)
    const { events } = await administrator.api.paymentAdministration.events({ query: { query: providerId } })
    expect(events.map(({ type, state }) => `${type} ${state}`).sort()).toEqual([
      'BILLING.SUBSCRIPTION.ACTIVATED done',
      'BILLING.SUBSCRIPTION.CREATED ignored',
      'PAYMENT.SALE.COMPLETED done',
      'page.approved done',
    ])
    const { entries } = await administrator.api.paymentAdministration.ledger({ query: { query: subscription.id } })
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['activated', null],
      ['payment', 79],
    ])
    expect(await at.subjects('p1@lindenhof.test')).toEqual(['Professional ist aktiv'])
  })

  it('waits for a late activation and tells the customer (P2)', async () => {
    const person = await buyer()
    const { id: orderId } = await order(person, 'starter', { email: 'p2@lindenhof.test' })
    const { providerId } = await person.api.payment.createPayPal({ params: { id: orderId }, body: {} })
    await at.lever('POST', `/subscriptions/${providerId}/approve-later`, { minutes: 35 })
    const outcome = await person.api.payment.confirmPayPal({ body: { orderId, subscriptionId: providerId } })
    expect(outcome).toMatchObject({ outcome: 'awaitingActivation', providerStatus: 'APPROVAL_PENDING' })
    expect(await refusal(order(person, 'starter'))).toBe('subscription.awaitingActivation')
    expect((await current(person)).type).toBe('trial')
    await at.pass({ minutes: 31 })
    expect(await at.subjects('p2@lindenhof.test')).toEqual(['Ihre Bestellung wird noch freigeschaltet'])
    const refreshed = await person.api.payment.orderOutcome({ params: { id: orderId }, query: { refresh: 'true' } })
    expect(refreshed.outcome).toBe('awaitingActivation')
    await at.pass({ minutes: 5 })
    expect((await person.api.payment.orderOutcome({ params: { id: orderId }, query: {} })).outcome).toBe('confirmed')
    expect((await current(person)).state).toBe('Active')
  })

  it('that was not approved is cancelled, and a new order starts again (P3)', async () => {
    const person = await buyer()
    const first = await order(person, 'starter')
    const created = await person.api.payment.createPayPal({ params: { id: first.id }, body: {} })
    expect(await person.api.payment.createPayPal({ params: { id: first.id }, body: {} })).toEqual(created)
    await at.pass({ minutes: 181 })
    expect((await person.api.payment.orderOutcome({ params: { id: first.id }, query: {} })).outcome).toBe('cancelled')
    expect((await current(person)).type).toBe('trial')
    const { outcome, providerId } = await buy(at, person, 'starter')
    expect(outcome.outcome).toBe('confirmed')
    expect(providerId).not.toBe(created.providerId)
  })

  it('that we fail to store is linked in the background (P4)', async () => {
    const person = await buyer()
    const { pool } = at.world
    await pool.query(`create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'disk'; end $$`)
    await pool.query('create trigger fail_once before insert on provider_subscriptions for each row execute function fail_once()')
    const { outcome, orderId } = await buy(at, person, 'starter')
    expect(outcome.outcome).toBe('failedAtActivation')
    await pool.query('drop trigger fail_once on provider_subscriptions')
    await at.pass({ minutes: 1 })
    expect((await person.api.payment.orderOutcome({ params: { id: orderId }, query: {} })).outcome).toBe('confirmed')
    expect((await current(person)).state).toBe('Active')
  })
})

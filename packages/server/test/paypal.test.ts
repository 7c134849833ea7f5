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

interface Balance {
  outstanding_balance: { currency_code: string; value: string }
}
/** Calls PayPal as the merchant, bypassing the product. */
async function callPayPal(path: string, body: object): Promise<unknown> {
  const { scriptUrl, clientId } = await at.visitor.payment.payPalConfiguration()
  const base = new URL(scriptUrl).origin
  const token = await fetch(`${base}/v1/oauth2/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${clientId}:simulated-client-secret`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const { access_token } = (await token.json()) as { access_token: string }
  const reply = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.ok ? '' : await reply.clone().text()).toBe('')
  return reply.status === 204 ? null : reply.json()
}

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
    expect(await person.api.invoices.ownInvoices()).toHaveLength(1)
  })

  it('waits for a late activation and informs the customer (P2)', async () => {
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

  it('that only the page calls approved is given up after three days, and still begins when it is approved', async () => {
    const person = await buyer()
    const email = 'claimed@lindenhof.test'
    const { id } = await order(person, 'starter', { email })
    const { providerId } = await person.api.payment.createPayPal({ params: { id }, body: {} })
    const claimed = await person.api.payment.confirmPayPal({ body: { orderId: id, subscriptionId: providerId } })
    expect(claimed.outcome).toBe('awaitingActivation')
    const outcome = async () => (await person.api.payment.orderOutcome({ params: { id }, query: {} })).outcome
    const state = async () => (await person.api.billing.ownSubscriptions()).find(({ type }) => type === 'paypal')?.state
    await at.pass({ days: 2 })
    expect([await outcome(), await state()]).toEqual(['awaitingActivation', 'ApprovalPending'])
    await at.pass({ days: 2 })
    await administrator.api.paymentAdministration.reconcile()
    expect([await outcome(), await state()]).toEqual(['cancelled', 'Inactive'])
    await at.lever('POST', `/subscriptions/${providerId}/approve`)
    await at.settle()
    expect([await outcome(), await state()]).toEqual(['confirmed', 'Active'])
    expect(await at.subjects(email)).toEqual(['Starter ist aktiv', 'Ihre Bestellung wird noch freigeschaltet'])
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

describe('a change of plan', () => {
  it('takes place once the payer approves it, with the order’s offices (P5)', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter')
    const { id } = await current(person)
    const change = await order(person, 'professional', { packages: ['de', 'em', 'ch'] })
    expect(change.kind).toBe('upgrade')
    const approval = await person.api.payment.changePayPal({ params: { id }, body: { orderId: change.id } })
    expect(approval.approvalUrl).toContain('http')
    await at.lever('POST', `/subscriptions/${providerId}/decline-revision`)
    const declined = await person.api.payment.confirmPayPal({ body: { orderId: change.id, subscriptionId: providerId } })
    expect(declined.outcome).toBe('awaitingActivation')
    expect((await current(person)).product.key).toBe('starter')
    const again = await order(person, 'professional', { packages: ['de', 'em', 'ch'] })
    await person.api.payment.changePayPal({ params: { id: providerId }, body: { orderId: again.id } })
    await at.lever('POST', `/subscriptions/${providerId}/approve-revision`)
    const outcome = await person.api.payment.confirmPayPal({ body: { orderId: again.id, subscriptionId: providerId } })
    expect(outcome.outcome).toBe('confirmed')
    // The declined order, which this one replaces, does not wait any longer.
    expect((await person.api.payment.orderOutcome({ params: { id: change.id }, query: {} })).outcome).toBe('cancelled')
    const upgraded = await current(person)
    expect([upgraded.product.key, upgraded.packages.map(({ key }) => key)]).toEqual(['professional', ['de', 'em', 'ch']])
    await at.pass({ days: 32 })
    expect((await current(person)).payPalSubscription?.lastPayment?.amount).toBe(79)
  })

  it('to a smaller plan begins when the paid period ends', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'professional', { packages: ['de', 'em', 'ch'] })
    const change = await order(person, 'starter', { packages: ['em'] })
    expect(change.kind).toBe('downgrade')
    await person.api.payment.changePayPal({ params: { id: providerId }, body: { orderId: change.id } })
    await at.lever('POST', `/subscriptions/${providerId}/approve-revision`)
    const outcome = await person.api.payment.confirmPayPal({ body: { orderId: change.id, subscriptionId: providerId } })
    expect(outcome.outcome).toBe('confirmed')
    const before = await current(person)
    expect(before).toMatchObject({ product: { key: 'professional' }, upcomingProduct: { key: 'starter' } })
    expect(before.upcomingProduct?.fromUtc).toBe(before.validUntilUtc)
    await at.pass({ days: 32 })
    const after = await current(person)
    expect(after).toMatchObject({ product: { key: 'starter' }, upcomingProduct: null })
    expect(after.packages.map(({ key }) => key)).toEqual(['em'])
  })

  it('to a smaller plan follows the payments that are noticed together with it', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'professional')
    const { id, validUntilUtc } = await current(person)
    /** Makes the product forget the last renewal and the change, as if it had not heard of them yet. */
    const forget = (until: string | null) =>
      at.world.pool.query(
        `with forgotten as (update provider_subscriptions set next_product_key = null, next_product_at = null
           where subscription_id = $1)
         update subscriptions set product_key = 'professional', valid_until = $2 where id = $1`,
        [id, until],
      )
    await at.pass({ days: 32 })
    const { validUntilUtc: renewed } = await current(person)
    await forget(validUntilUtc)
    const change = await order(person, 'starter')
    await person.api.payment.changePayPal({ params: { id }, body: { orderId: change.id } })
    await at.lever('POST', `/subscriptions/${providerId}/approve-revision`)
    await person.api.payment.confirmPayPal({ body: { orderId: change.id, subscriptionId: providerId } })
    expect(await current(person)).toMatchObject({
      product: { key: 'professional' },
      validUntilUtc: renewed,
      upcomingProduct: { key: 'starter', fromUtc: renewed },
    })
    await at.pass({ days: 31 })
    expect((await current(person)).payPalSubscription?.lastPayment?.amount).toBe(29)
    await forget(renewed)
    await administrator.api.paymentAdministration.reconcile()
    expect(await current(person)).toMatchObject({ product: { key: 'starter' }, upcomingProduct: null })
  })

  it('is refused for the same plan, for strangers and for a price that was not shown', async () => {
    const person = await buyer()
    await buy(at, person, 'starter')
    expect(await refusal(order(person, 'starter'))).toBe('subscription.samePlan')
    expect(await refusal(order(person, 'professional-promo'))).toMatch(/order.promotionUsed|product.notFound/)
    const { id } = await current(person)
    const stranger = await buyer()
    expect(await refusal(stranger.api.payment.cancelPayPal({ params: { id }, body: {} }))).toBe('subscription.notFound')
  })
})

describe('the end', () => {
  it('by the customer keeps access until the paid period is over, and can be repeated (P6)', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter', { email: 'p6@lindenhof.test' })
    const { id, validUntilUtc } = await current(person)
    const cancelled = await person.api.payment.cancelPayPal({ params: { id }, body: {} })
    expect(cancelled).toMatchObject({ state: 'Cancelled', validUntilUtc, payPalSubscription: { status: 'CANCELLED' } })
    expect((await person.api.payment.cancelPayPal({ params: { id: providerId }, body: {} })).state).toBe('Cancelled')
    expect((await at.lever('GET', `/subscriptions/${providerId}`)).status_change_note).toBe(
      'cancelled by the customer on the product site',
    )
    await at.settle()
    expect(await at.subjects('p6@lindenhof.test')).toContain('Starter ist gekündigt')
    expect((await person.api.billing.offices()).isChoosable).toBe(true)
    await at.pass({ days: 32 })
    expect((await person.api.billing.offices()).isChoosable).toBe(false)
    expect((await current(person)).state).toBe('Active')
    expect((await current(person)).type).toBe('trial')
  })

  it('at PayPal is noticed although the event is lost (P10)', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter')
    await at.settle()
    await at.lever('POST', '/webhook-faults', { fault: 'drop', times: 1 })
    await at.lever('POST', `/subscriptions/${providerId}/cancel`)
    await at.settle()
    expect((await current(person)).state).toBe('Active')
    const found = await administrator.api.paymentAdministration.reconcile()
    expect(found.differences).toBeGreaterThan(0)
    expect((await current(person)).state).toBe('Cancelled')
    const { differences } = await administrator.api.paymentAdministration.differences({ query: { query: providerId } })
    expect(differences.map(({ kind }) => kind)).toContain('stateCorrected')
  })

  it('without notice is an administrator’s act and final', async () => {
    const person = await buyer()
    await buy(at, person, 'starter')
    const { id } = await current(person)
    const body = { reason: 'in default for more than 30 days' }
    expect(await refusal(person.api.paymentAdministration.terminate({ params: { id }, body }))).toBe('auth.forbidden')
    const inDefault = { ...body, ground: 'paymentDefault' } as const
    expect(await refusal(administrator.api.paymentAdministration.terminate({ params: { id }, body: inDefault }))).toBe(
      'subscription.notInDefault',
    )
    expect((await administrator.api.paymentAdministration.terminate({ params: { id }, body })).state).toBe('Cancelled')
    await administrator.api.paymentAdministration.reconcile()
    expect((await current(person)).type).toBe('trial')
  })

  it('by declaration reaches PayPal', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter')
    const { id } = await current(person)
    expect(await at.product.payment.contractEnder.end(id)).toEqual(expect.any(Date))
    expect((await at.lever('GET', `/subscriptions/${providerId}`)).status).toBe('CANCELLED')
  })
})

describe('payments', () => {
  it('that fail keep access for the dunning period; a suspended plan has none and comes back (P7)', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter', { email: 'p7@lindenhof.test' })
    await at.lever('POST', `/subscriptions/${providerId}/fail-payments`, { times: 20 })
    await at.pass({ days: 33 })
    const failing = await current(person)
    expect(failing).toMatchObject({
      state: 'Active',
      payPalSubscription: { lastFailedPayment: { reasonCode: 'PAYER_CANNOT_PAY' } },
    })
    expect((await person.api.billing.offices()).isChoosable).toBe(true)
    expect(await at.subjects('p7@lindenhof.test')).toContain('Eine Zahlung für Starter ist fehlgeschlagen')
    await at.pass({ days: 13 })
    await administrator.api.paymentAdministration.reconcile()
    expect((await person.api.billing.offices()).isChoosable).toBe(false)
    for (let month = 0; month < 3; month++) await at.pass({ days: 16 })
    expect(
      (await administrator.api.paymentAdministration.paidSubscriptions({ query: { query: providerId } })).subscriptions[0],
    ).toMatchObject({ subscription: { state: 'Suspended' } })
    expect(await at.subjects('p7@lindenhof.test')).toContain('Starter ist ausgesetzt')
    const named = await administrator.api.paymentAdministration.paidSubscriptions({
      query: { query: providerId, state: 'Suspended', provider: 'paypal' },
    })
    expect(named).toMatchObject({ total: 1, counts: [{ state: 'Suspended', count: 1 }], subscriptions: [{ isTerminable: true }] })
    await at.lever('POST', `/subscriptions/${providerId}/succeed-payments`)
    const { outstanding_balance } = (await at.lever('GET', `/subscriptions/${providerId}`)).billing_info as Balance
    await callPayPal(`/v1/billing/subscriptions/${providerId}/capture`, {
      note: 'arrears',
      capture_type: 'OUTSTANDING_BALANCE',
      amount: outstanding_balance,
    })
    await callPayPal(`/v1/billing/subscriptions/${providerId}/activate`, { reason: 'paid' })
    await at.settle()
    await administrator.api.paymentAdministration.reconcile()
    expect(await current(person)).toMatchObject({
      state: 'Active',
      type: 'paypal',
      payPalSubscription: { failedPaymentsCount: 0 },
    })
  })

  it('of the promotion are two at the smaller plan’s price, then the regular one (P8)', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'professional-promo', { packages: ['de'] })
    await at.pass({ days: 32 })
    await at.pass({ days: 31 })
    const { entries } = await administrator.api.paymentAdministration.ledger({
      query: { query: (await current(person)).id, size: 50 },
    })
    expect(entries.filter(({ kind }) => kind === 'payment').map(({ amount }) => amount)).toEqual([79, 29, 29])
    expect((await current(person)).payPalSubscription?.id).toBe(providerId)
    expect(await refusal(order(person, 'professional-promo'))).toBe('subscription.samePlan')
  })

  it('that are all returned leave the dunning period from the start, and nothing after it', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter')
    await at.lever('POST', `/subscriptions/${providerId}/refund`)
    await at.settle()
    const { validFromUtc, accessUntilUtc } = await current(person)
    expect(Date.parse(accessUntilUtc ?? '') - Date.parse(validFromUtc)).toBe(14 * 86_400_000)
    await at.pass({ days: 15 })
    expect((await person.api.billing.offices()).isChoosable).toBe(false)
  })

  it('begin a new period in which uses are counted', async () => {
    const person = await buyer()
    await buy(at, person, 'professional')
    const use = () => person.api.billing.useFeature({ params: { key: 'guardian.creation' }, body: {} })
    const used = async () => (await current(person)).product.features.find(({ key }) => key === 'guardian.creation')?.usages
    await use()
    await use()
    expect(await used()).toBe(2)
    const before = (await current(person)).usagePeriod
    await at.pass({ days: 32 })
    expect(await used()).toBe(0)
    expect((await current(person)).usagePeriod?.firstDate).not.toBe(before?.firstDate)
    expect((await use()).usages).toBe(1)
    expect(await used()).toBe(1)
  })

  it('are found by the person, and counted by state', async () => {
    const person = await buyer()
    await buy(at, person, 'starter')
    const { accountId, id } = await current(person)
    const { name } = await person.api.accounts.ownAccount()
    const { paidSubscriptions, ledger, consents, events } = administrator.api.paymentAdministration
    const found = await paidSubscriptions({ query: { query: name, state: 'Active' } })
    expect(found.subscriptions.map(({ subscription }) => subscription.id)).toContain(id)
    expect((await paidSubscriptions({ query: { query: accountId, state: 'Expired' } })).total).toBe(0)
    expect((await paidSubscriptions({ query: { query: accountId, provider: 'marketplace' } })).total).toBe(0)
    const { entries, total } = await ledger({ query: { query: id, kind: 'payment' } })
    expect({ total, names: entries.map(({ accountName }) => accountName) }).toEqual({ total: 1, names: [name] })
    expect((await consents({ query: { query: accountId, kind: 'terms' } })).consents).toMatchObject([{ isGiven: true }])
    const inbox = await events({ query: { query: accountId, state: 'done' } })
    expect(inbox.total).toBe(inbox.counts.find(({ state }) => state === 'done')?.count)
    expect(inbox.total).toBeGreaterThan(0)
  })

  it('are read once for all messages that wait', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter')
    await at.settle()
    const { events } = administrator.api.paymentAdministration
    const before = (await events({ query: { query: providerId } })).total
    await at.lever('POST', `/subscriptions/${providerId}/refund`)
    await at.lever('POST', `/subscriptions/${providerId}/cancel`)
    await at.lever('POST', '/deliveries')
    expect((await events({ query: { query: providerId, state: 'waiting' } })).total).toBeGreaterThan(1)
    await at.product.jobs.runDue()
    const told = (await events({ query: { query: providerId } })).events.slice(0, -before)
    expect(told.length).toBeGreaterThan(1)
    expect(new Set(told.map(({ state }) => state))).toEqual(new Set(['done']))
    expect(new Set(told.map(({ processedUtc }) => processedUtc)).size).toBe(1)
    const own = await person.api.billing.ownSubscriptions()
    expect(own.find(({ type }) => type === 'paypal')?.state).toBe('Cancelled')
  })

  it('that are returned long after the end are booked although the event is lost', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter')
    const { id } = await current(person)
    await at.lever('POST', `/subscriptions/${providerId}/cancel`)
    await at.pass({ days: 60 })
    await at.lever('POST', '/webhook-faults', { fault: 'drop', times: 1 })
    await at.lever('POST', `/subscriptions/${providerId}/reverse`)
    await at.pass({ days: 2 })
    const { entries } = await administrator.api.paymentAdministration.ledger({ query: { query: id } })
    expect(entries.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(0)
    expect(entries.map(({ kind }) => kind)).toContain('refund')
  })

  it('that are returned end what they had paid for', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter')
    await at.lever('POST', `/subscriptions/${providerId}/cancel`)
    await at.lever('POST', `/subscriptions/${providerId}/refund`)
    await at.settle()
    expect((await current(person)).type).toBe('trial')
    const revenue = await administrator.api.paymentAdministration.revenue()
    expect(revenue.some(({ productKey, returned }) => productKey === 'starter' && returned >= 29)).toBe(true)
  })
})

describe('a hostile page', () => {
  const createAtPayPal = async (body: object): Promise<string> => {
    const { id } = (await callPayPal('/v1/billing/subscriptions', body)) as { id: string }
    await at.lever('POST', `/subscriptions/${id}/approve`)
    return id
  }
  const planOf = async (product: string) => {
    const { rows } = await at.world.pool.query('select plan_id from paypal_plans where product_key = $1 and is_current', [
      product,
    ])
    return rows[0].plan_id as string
  }

  it('gains nothing by its own price, account, plan or somebody else’s subscription (P9)', async () => {
    const person = await buyer()
    const { id: custom_id } = await person.api.accounts.ownAccount()
    const stranger = await buyer()
    const bought = await buy(at, stranger, 'starter')
    const plan_id = await planOf('starter')
    const override = {
      billing_cycles: [
        { sequence: 1, total_cycles: 0, pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '0.01' } } },
      ],
    }
    const ids = [
      await createAtPayPal({ plan_id, custom_id, plan: override }),
      await createAtPayPal({ plan_id, custom_id: '00000000-0000-4000-8000-000000000000' }),
      await createAtPayPal({ plan_id: await planOf('enterprise'), custom_id }),
      bought.providerId,
      'I-DOESNOTEXIST',
    ]
    for (const subscriptionId of ids) {
      const { id: orderId } = await order(person, 'starter')
      expect(await refusal(person.api.payment.confirmPayPal({ body: { orderId, subscriptionId } }))).toBe('payment.refused')
    }
    expect(
      await refusal(person.api.payment.confirmPayPal({ body: { orderId: bought.orderId, subscriptionId: bought.providerId } })),
    ).toBe('order.notFound')
    await at.settle()
    expect((await current(person)).type).toBe('trial')
  })

  it('that alters a running subscription loses nothing of its money and keeps it ending', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter')
    const { id, validUntilUtc } = await current(person)
    const override = {
      billing_cycles: [{ sequence: 1, pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '0.01' } } }],
    }
    await callPayPal(`/v1/billing/subscriptions/${providerId}/revise`, { plan_id: await planOf('enterprise'), plan: override })
    await at.lever('POST', `/subscriptions/${providerId}/approve-revision`)
    await at.pass({ days: 32 })
    const altered = await current(person)
    expect([altered.product.key, altered.validUntilUtc]).toEqual(['starter', validUntilUtc])
    const { entries } = await administrator.api.paymentAdministration.ledger({ query: { query: id } })
    expect(entries.filter(({ kind }) => kind === 'payment').map(({ amount }) => amount)).toEqual([0.01, 29])
    const { differences } = await administrator.api.paymentAdministration.differences({ query: { query: providerId } })
    expect(differences.map(({ kind, settledUtc }) => [kind, settledUtc])).toContainEqual(['altered', null])
    await at.lever('POST', `/subscriptions/${providerId}/cancel`)
    await at.settle()
    const own = await person.api.billing.ownSubscriptions()
    expect(own.find((one) => one.id === id)?.state).toBe('Cancelled')
  })

  it('that alters an unpaid subscription gains nothing by the arrears that its own price is added to', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter')
    await at.lever('POST', `/subscriptions/${providerId}/fail-payments`, { times: 3 })
    await at.pass({ days: 45 })
    const override = {
      billing_cycles: [{ sequence: 1, pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '0.01' } } }],
    }
    await callPayPal(`/v1/billing/subscriptions/${providerId}/revise`, { plan_id: await planOf('enterprise'), plan: override })
    await at.lever('POST', `/subscriptions/${providerId}/approve-revision`)
    await at.pass({ days: 25 })
    const own = await person.api.billing.ownSubscriptions()
    const altered = own.find(({ payPalSubscription }) => payPalSubscription?.id === providerId)
    expect(altered?.state).toBe('Expired')
    const { entries } = await administrator.api.paymentAdministration.ledger({ query: { query: altered?.id } })
    expect(entries.filter(({ kind }) => kind === 'payment').map(({ amount }) => amount)).toEqual([29.01, 29])
  })

  it('that alters a subscription whose smaller plan is to follow does not keep the larger one', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'enterprise')
    const { id } = await current(person)
    const smaller = await order(person, 'starter')
    await person.api.payment.changePayPal({ params: { id }, body: { orderId: smaller.id } })
    await at.lever('POST', `/subscriptions/${providerId}/approve-revision`)
    await at.settle()
    const override = {
      billing_cycles: [{ sequence: 1, pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '0.01' } } }],
    }
    await callPayPal(`/v1/billing/subscriptions/${providerId}/revise`, { plan_id: await planOf('professional'), plan: override })
    await at.lever('POST', `/subscriptions/${providerId}/approve-revision`)
    await at.settle()
    expect((await current(person)).product.key).toBe('enterprise')
    await at.pass({ days: 32 })
    expect((await current(person)).product.key).toBe('starter')
  })

  it('whose altered price was paid gains nothing by a rightful upgrade afterwards', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter')
    const { id, validUntilUtc } = await current(person)
    const override = {
      billing_cycles: [{ sequence: 1, pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '0.01' } } }],
    }
    await callPayPal(`/v1/billing/subscriptions/${providerId}/revise`, { plan_id: await planOf('enterprise'), plan: override })
    await at.lever('POST', `/subscriptions/${providerId}/approve-revision`)
    await at.pass({ days: 32 })
    const upgrade = await order(person, 'professional')
    await person.api.payment.changePayPal({ params: { id }, body: { orderId: upgrade.id } })
    await at.lever('POST', `/subscriptions/${providerId}/approve-revision`)
    await at.settle()
    const upgraded = await current(person)
    expect([upgraded.product.key, upgraded.validUntilUtc]).toEqual(['professional', validUntilUtc])
    await at.pass({ days: 31 })
    expect(Date.parse((await current(person)).validUntilUtc ?? '')).toBeGreaterThan(
      Date.parse(validUntilUtc ?? '') + 50 * 86_400_000,
    )
  })

  it('cannot forge, alter or repeat messages (P10)', async () => {
    const person = await buyer()
    const { providerId } = await buy(at, person, 'starter')
    await at.settle()
    const before = (await administrator.api.paymentAdministration.events({ query: { query: providerId } })).total
    const faults = [
      'wrongSignature',
      'alteredBody',
      'foreignWebhookId',
      'strangeCertificate',
      'strangeCertificateHost',
      'authorityCertificate',
      'textBehindSignature',
      'wrongAlgorithm',
      'missingHeader',
    ]
    for (const fault of faults)
      await at.lever('POST', '/events', { event_type: 'BILLING.SUBSCRIPTION.CANCELLED', subscription: providerId, fault })
    await at.lever('POST', '/deliveries')
    const { attempts } = (await at.lever('GET', '/deliveries')) as { attempts: { status: number | null; fault: string | null }[] }
    const forged = attempts.filter(({ fault }) => fault !== null && faults.includes(fault))
    expect(new Set(forged.map(({ fault }) => fault)).size).toBe(faults.length)
    expect(forged.every(({ status }) => status === 401)).toBe(true)
    await at.product.jobs.runDue()
    expect((await administrator.api.paymentAdministration.events({ query: { query: providerId } })).total).toBe(before)
    // A correctly signed message about an event that did not happen also changes nothing.
    await at.lever('POST', '/events', { event_type: 'BILLING.SUBSCRIPTION.CANCELLED', subscription: providerId })
    await at.settle()
    expect((await current(person)).state).toBe('Active')
  })
})

describe('one subscription', () => {
  it('counts when two tabs buy at once; the second is ended and refunded', async () => {
    const person = await buyer()
    const orders = [await order(person, 'starter'), await order(person, 'professional')]
    const created = await Promise.all(orders.map(({ id }) => person.api.payment.createPayPal({ params: { id }, body: {} })))
    for (const { providerId } of created) await at.lever('POST', `/subscriptions/${providerId}/approve`)
    const outcomes = await Promise.all(
      orders.map(({ id }, index) =>
        person.api.payment.confirmPayPal({ body: { orderId: id, subscriptionId: created[index]?.providerId ?? '' } }),
      ),
    )
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['confirmed', 'superseded'])
    await at.settle()
    const states = await Promise.all(created.map(({ providerId }) => at.lever('GET', `/subscriptions/${providerId}`)))
    expect(states.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'CANCELLED'])
    const own = await person.api.billing.ownSubscriptions()
    expect(own.filter(({ state, type }) => type === 'paypal' && state === 'Active')).toHaveLength(1)
    const lost = created[outcomes.findIndex(({ outcome }) => outcome === 'superseded')]?.providerId ?? ''
    const { differences } = await administrator.api.paymentAdministration.differences({ query: { query: lost } })
    expect(differences.map(({ kind, settledUtc }) => [kind, settledUtc !== null])).toEqual([['refundDue', true]])
    const lostId = own.find(({ payPalSubscription }) => payPalSubscription?.id === lost)?.id ?? ''
    const { entries } = await administrator.api.paymentAdministration.ledger({ query: { query: lostId } })
    expect(entries.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(0)
    expect(entries).toHaveLength(2)
  })

  it('is said to be so when the message of the second approval is faster than its page', async () => {
    const person = await buyer()
    const orders = [await order(person, 'starter'), await order(person, 'professional')]
    const created = await Promise.all(orders.map(({ id }) => person.api.payment.createPayPal({ params: { id }, body: {} })))
    const [first, second] = orders.map(({ id: orderId }, index) => ({
      orderId,
      subscriptionId: created[index]?.providerId ?? '',
    }))
    if (!first || !second) throw new Error('Nothing was ordered')
    await at.lever('POST', `/subscriptions/${first.subscriptionId}/approve`)
    await person.api.payment.confirmPayPal({ body: first })
    // Stands for the process that receives the message. It stores its result between two statements of the page's call.
    const receiver = await at.world.pool.connect()
    await receiver.query('begin')
    await receiver.query('select from order_checkouts where order_id = $1 for update', [second.orderId])
    const page = person.api.payment.confirmPayPal({ body: second })
    const blocked = 'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))'
    while ((await receiver.query(blocked)).rowCount === 0);
    await at.lever('POST', `/subscriptions/${second.subscriptionId}/approve`)
    await at.lever('POST', `/subscriptions/${second.subscriptionId}/cancel`)
    await receiver.query(`update order_checkouts set state = 'superseded' where order_id = $1`, [second.orderId])
    await receiver.query('commit')
    receiver.release()
    expect(await page).toMatchObject({ outcome: 'superseded', subscription: { product: { key: 'starter' } } })
  })

  it('is refunded when the second one was ended, but its refund failed', async () => {
    const person = await buyer()
    const orders = [await order(person, 'starter'), await order(person, 'professional')]
    const created = await Promise.all(orders.map(({ id }) => person.api.payment.createPayPal({ params: { id }, body: {} })))
    for (const { providerId } of created) await at.lever('POST', `/subscriptions/${providerId}/approve`)
    await at.lever('POST', '/faults', { path: '/v2/payments/captures/*', method: 'POST', status: 503, times: 100 })
    const [first, second] = created.map(({ providerId }) => providerId)
    for (const [index, subscriptionId] of [first, second].entries())
      await person.api.payment.confirmPayPal({ body: { orderId: orders[index]?.id ?? '', subscriptionId: subscriptionId ?? '' } })
    const atPayPal = () => at.lever('GET', `/subscriptions/${second}`)
    const differences = async () =>
      (await administrator.api.paymentAdministration.differences({ query: { query: second ?? '' } })).differences.map(
        ({ kind, settledUtc }) => [kind, settledUtc !== null],
      )
    expect((await atPayPal()).status).toBe('CANCELLED')
    expect(await differences()).toEqual([['refundDue', false]])
    await at.lever('DELETE', '/faults')
    await administrator.api.paymentAdministration.reconcile()
    await at.settle()
    expect((await atPayPal()).transactions).toMatchObject([{ status: 'REFUNDED' }])
    expect(await differences()).toContainEqual(['refundDue', true])
    const own = await person.api.billing.ownSubscriptions()
    expect(own.map(({ payPalSubscription, state }) => [payPalSubscription?.id, state])).toContainEqual([second, 'Inactive'])
  })

  it('is exported, and the ledger and consents cannot be changed', async () => {
    const person = await buyer()
    await buy(at, person, 'starter')
    const reply = await fetch(`${at.origin}/api/v1/user/export`, { headers: { Authorization: `Bearer ${person.token}` } })
    const exported = (await reply.json()) as { accounts: Record<string, unknown[]>[] }
    expect(exported.accounts[0]?.orders).toHaveLength(1)
    expect(exported.accounts[0]?.payments?.length).toBeGreaterThan(0)
    for (const table of ['ledger_entries', 'orders', 'order_consents'])
      for (const change of [`delete from ${table}`, `truncate ${table} cascade`])
        await expect(at.world.pool.query(change)).rejects.toThrow('never changed or removed')
  })
})

it('serves the provider’s script in a frame that alone may load it', async () => {
  const { frameUrl, scriptUrl } = await at.visitor.payment.payPalConfiguration()
  const frame = await fetch(`${at.origin}${frameUrl}`)
  const policy = frame.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(new URL(scriptUrl).origin)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(frame.headers.get('x-frame-options')).toBe(null)
  const script = await fetch(`${at.origin}${frameUrl}.js`)
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const page = await fetch(`${at.origin}/api/v1/health`)
  expect(page.headers.get('content-security-policy')).not.toContain(new URL(scriptUrl).origin)
})

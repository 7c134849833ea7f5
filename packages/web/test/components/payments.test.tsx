// @vitest-environment happy-dom

import type { Product } from '@marklot/contracts/billing'
import type { ListedDifference, ListedEvent, PaidSubscription } from '@marklot/contracts/payment-administration'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage, type Replies } from './page.tsx'
import { id, now, products, signedIn, subscriptionTo } from './person.ts'
import { failure } from './radar.ts'

afterEach(closePage)

const paid = (more: Partial<PaidSubscription> = {}): PaidSubscription => ({
  accountName: 'Erika Muster',
  subscription: { ...subscriptionTo(products[0] as Product), type: 'paypal', validUntilUtc: now },
  overdueSinceUtc: null,
  terminableFromUtc: null,
  isTerminable: false,
  terminatedUtc: null,
  ...more,
})
const event: ListedEvent = {
  id: 7,
  provider: 'paypal',
  eventId: 'WH-1',
  type: 'PAYMENT.SALE.COMPLETED',
  objectId: 'I-TEST',
  happenedUtc: now,
  receivedUtc: now,
  processedUtc: now,
  state: 'failed',
  attempts: 3,
  failure: 'The provider is away.',
  accountId: id,
  accountName: 'Erika Muster',
}
const open = (query: string, replies: Replies) => openPage(`/en/admin?tab=payments${query}`, signedIn(replies), id)
const empty: Replies = {
  'GET /PaymentLedger': () => ({ total: 0, entries: [] }),
  'GET /PaymentEvents': () => ({ total: 0, counts: [], events: [] }),
  'GET /PaymentConsents': () => ({ total: 0, consents: [] }),
}

describe('payments for the operator', () => {
  it('lists subscriptions, filters them by a state with its count, and says when nothing matches', async () => {
    const { user: person, address } = await open('', {
      'GET /PaidSubscriptions': () => ({
        total: 1,
        counts: [
          { state: 'Active', count: 1 },
          { state: 'Suspended', count: 2 },
        ],
        subscriptions: [paid()],
      }),
    })
    const row = within(await screen.findByRole('row', { name: /Starter/ }))
    expect(row.getByRole('link', { name: 'Erika Muster' })).toBeDefined()
    await person.selectOptions(screen.getByLabelText('State'), 'suspended (2)')
    await waitFor(() => expect(address()).toContain('state=Suspended'))
  })

  it('says that there are none yet, and that they could not be loaded', async () => {
    let reply: () => unknown = () => new Response('{}', { status: 503 })
    const { user: person } = await open('&part=differences', { 'GET /PaymentDifferences': () => reply() })
    await screen.findByRole('alert')
    reply = () => ({ total: 0, counts: [], differences: [] })
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'No difference' })).toBeDefined()
  })

  it('reports once, in the dialog, that a confirmed change failed', async () => {
    const difference: ListedDifference = {
      id: 3,
      foundUtc: now,
      provider: 'paypal',
      kind: 'unlinked',
      providerId: 'I-TEST',
      accountId: null,
      accountName: null,
      details: {},
      settledUtc: null,
    }
    const { user: person } = await open('&part=differences', {
      'GET /PaymentDifferences': () => ({ total: 1, counts: [], differences: [difference] }),
      'POST /PaymentDifferences/3/settlement': () => failure(500, 'server.internal'),
    })
    await person.click(await screen.findByRole('button', { name: 'Mark difference 3 as settled' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark difference 3 as settled' }))
    await person.click(dialog.getByRole('button', { name: 'Mark as settled' }))
    const text = await dialog.findByText(/server\.internal/)
    expect(screen.getAllByText(/server\.internal/)).toEqual([text])
  })

  it('repeats an event that failed', async () => {
    const { user: person, sent } = await open('&part=events', {
      'GET /PaymentEvents': () => ({ total: 1, counts: [{ state: 'failed', count: 1 }], events: [event] }),
      'POST /PaymentEvents/7/repetition': () => new Response(null, { status: 204 }),
    })
    const row = await screen.findByRole('row', { name: /PAYMENT.SALE.COMPLETED/ })
    expect(row.textContent).toContain('The provider is away.')
    await person.click(within(row).getByRole('button', { name: /^Repeat/ }))
    await screen.findByText(/The event is being processed again/)
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
  })

  it.each([
    ['before thirty days only for another cause', false, ['Other good cause']],
    ['after thirty days for the missing payment', true, ['Payment more than 30 days late', 'Other good cause']],
  ])('terminates without notice %s, with a reason', async (_, isTerminable, grounds) => {
    const found = paid({ overdueSinceUtc: now, terminableFromUtc: now, isTerminable })
    const call = `POST /PaidSubscriptions/${id}/termination`
    const { user: person, sent } = await open(`&subscription=${id}`, {
      ...empty,
      'GET /PaidSubscriptions': () => ({ total: 1, counts: [], subscriptions: [found] }),
      [call]: () => found.subscription,
    })
    await person.click(await screen.findByRole('button', { name: 'Terminate without notice' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(
      within(dialog.getByLabelText('Ground'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(grounds)
    await person.click(dialog.getByRole('button', { name: 'Terminate without notice' }))
    expect(dialog.getByText('Required')).toBeDefined()
    await person.type(dialog.getByLabelText(/^Reason/), 'Two reminders')
    await person.click(dialog.getByRole('button', { name: 'Terminate without notice' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const ground = isTerminable ? 'paymentDefault' : 'otherCause'
    expect(sent.filter((one) => one.call === call)).toEqual([{ call, body: { ground, reason: 'Two reminders' } }])
  })

  it('shows a refusal in the dialog only', async () => {
    const found = paid({ overdueSinceUtc: now, terminableFromUtc: now, isTerminable: true })
    const message = 'The subscription is no longer running.'
    const { user: person } = await open(`&subscription=${id}`, {
      ...empty,
      'GET /PaidSubscriptions': () => ({ total: 1, counts: [], subscriptions: [found] }),
      [`POST /PaidSubscriptions/${id}/termination`]: () =>
        Response.json({ code: 'payment.notFound', message, requestId: '1' }, { status: 404 }),
    })
    await person.click(await screen.findByRole('button', { name: 'Terminate without notice' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.type(dialog.getByLabelText(/^Reason/), 'Two reminders')
    await person.click(dialog.getByRole('button', { name: 'Terminate without notice' }))
    await dialog.findByRole('alert')
    expect(screen.getAllByText(message, { exact: false })).toHaveLength(1)
  })

  it('sums revenue by month', async () => {
    const row = { provider: 'paypal', currency: 'EUR', payments: 2, received: 58, returned: 29 }
    await open('&part=revenue', {
      'GET /PaymentRevenue': () => [
        { ...row, month: '2026-06', productKey: 'starter' },
        { ...row, month: '2026-06', productKey: 'professional', received: 158, returned: 0 },
      ],
    })
    const total = await screen.findByRole('row', { name: /June 2026/ })
    expect(total.textContent).toContain('€216.00')
    expect(total.textContent).toContain('€187.00')
  })
})

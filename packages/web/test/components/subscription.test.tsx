// @vitest-environment happy-dom

import type { Product, Subscription } from '@marklot/contracts/billing'
import { customerCancelReason, marketplacePollingInterval } from '@marklot/contracts/payment'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { subscriptionInterval } from '../../src/features/account/use-current-subscription.ts'
import { overlays } from '../../src/shell/overlays.ts'
import { closePage, openPage, type Replies } from './page.tsx'
import { id, now, products, signedIn, subscriptionTo } from './person.ts'

afterEach(() => {
  vi.useRealTimers()
  closePage()
})

const professional = subscriptionTo(products[1] as Product)
const payPal = (status: string, more: Partial<Subscription> = {}): Subscription => ({
  ...professional,
  type: 'paypal',
  validUntilDate: '2026-07-29',
  validUntilUtc: '2026-07-30T10:00:00.000Z',
  subscriber: { givenName: 'Erika', surname: 'Muster', email: 'erika@example.org', phone: null },
  payPalSubscription: {
    id: 'I-TEST0231',
    status,
    startTime: now,
    nextBillingTime: '2026-07-30T10:00:00.000Z',
    outstandingBalance: 0,
    failedPaymentsCount: 1,
    lastFailedPayment: { time: now, amount: 79, reasonCode: 'INSTRUMENT_DECLINED', nextRetryTime: null },
    lastPayment: { time: now, amount: 79 },
  },
  ...more,
})
const inMarketplace = (marketplaceStatus: string): Subscription => ({
  ...professional,
  type: 'marketplace',
  marketplaceSubscription: {
    id: '7c1e-test-44a0',
    name: 'teehaus-marklot',
    marketplaceStatus,
    quantity: 5,
    created: now,
    autoRenew: true,
    term: { chargeDuration: 'P1M', termUnit: 'P1Y', startDate: now, endDate: null },
    purchaser: 'it@example.org',
    beneficiary: 'erika@example.org',
  },
})

/** Opens the popup over the account page, on one of its tabs. */
async function openPopup(replies: Replies, tab: string) {
  const page = await openPage('/en/account', signedIn(replies), id)
  await screen.findByRole('region', { name: 'Billing address' })
  await act(async () => overlays.open({ kind: 'subscription' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(await dialog.findByRole('tab', { name: tab }))
  return { ...page, dialog, panel: within(dialog.getByRole('tabpanel')) }
}
const current = (reply: () => Subscription): Replies => ({ 'GET /user/account/subscription': reply })
const linesOf = (panel: { getAllByRole: (role: 'listitem') => HTMLElement[] }) =>
  panel.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('the subscription popup', () => {
  it('shows every field of the payment provider, with times in the account’s time zone', async () => {
    const { panel } = await openPopup(
      current(() => payPal('ACTIVE')),
      'Payment provider',
    )
    expect(linesOf(panel)).toEqual([
      'NumberI-TEST0231',
      'Statusactive',
      'Start30 Jun 2026, 12:00',
      'Next billing30 Jul 2026, 12:00',
      'Last payment30 Jun 2026, 12:00, €79.00',
      'Outstanding balance€0.00',
      'Failed payments1',
      'Last failed payment30 Jun 2026, 12:00, €79.00',
      'ReasonINSTRUMENT_DECLINED',
      'Next retrynot available',
    ])
  })

  it('says that a payment is missing, and until when access continues', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-01T10:00:00Z') })
    const { panel } = await openPopup(
      current(() => payPal('ACTIVE', { accessUntilUtc: '2026-08-13T10:00:00.000Z' })),
      'Info',
    )
    expect(panel.getByText(/^A payment is missing.* until 13 August 2026\.$/)).toBeDefined()
  })

  it('shows the questions to Brandy asked today beside what the plan allows a day', async () => {
    const features = [{ key: 'chat' as const, limit: 100, per: 'day' as const, usages: 12 }]
    const { panel } = await openPopup(
      current(() => ({ ...professional, product: { ...professional.product, features } })),
      'Info',
    )
    expect(linesOf(panel)).toContain('Questions to Brandy12 of 100 used today')
    expect(panel.queryByText(/counting starts again/)).toBeNull()
  })

  it('shows every field of the marketplace', async () => {
    const { panel } = await openPopup(
      current(() => inMarketplace('Subscribed')),
      'Marketplace',
    )
    expect(linesOf(panel)).toEqual([
      'Number7c1e-test-44a0',
      'Statusactive',
      'Nameteehaus-marklot',
      'Quantity5',
      'Created30 Jun 2026, 12:00',
      'Renews automaticallyYes',
      'Billing periodmonthly',
      'Termone year (P1Y)',
      'Start date30 Jun 2026, 12:00',
      'Valid untilnot available',
      'Purchaserit@example.org',
      'Beneficiaryerika@example.org',
    ])
  })

  it('shows a plan that ended since the page was opened, and requests nothing after it has closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let subscription = payPal('ACTIVE')
    const call = 'GET /user/account/subscription'
    const { sent } = await openPage('/en/account', signedIn(current(() => subscription)), id)
    await screen.findByRole('region', { name: 'Billing address' })
    const asked = () => sent.filter((one) => one.call === call).length
    expect(asked()).toBe(1)
    const end = (state: Subscription['state']) => {
      subscription = { ...subscription, state }
    }
    end('Suspended')
    await act(async () => overlays.open({ kind: 'subscription' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('suspended')
    expect(asked()).toBe(2)
    end('Cancelled')
    await act(async () => void vi.advanceTimersByTime(subscriptionInterval))
    await dialog.findByText('cancelled')
    end('Inactive')
    await act(async () => void fireEvent.focus(window))
    await dialog.findByText('inactive')
    expect(asked()).toBe(4)
    await act(async () => overlays.close())
    await act(async () => {
      vi.advanceTimersByTime(3 * subscriptionInterval)
      fireEvent.focus(window)
    })
    expect(asked()).toBe(4)
  })

  it('leads to the plans, and to the order of the next larger one', async () => {
    const {
      user: person,
      panel,
      address,
    } = await openPopup(
      current(() => payPal('ACTIVE')),
      'Actions',
    )
    const order = panel.getByRole('link', { name: 'Order Enterprise' })
    expect(order.getAttribute('href')).toBe('/en/subscribe/enterprise')
    await person.click(panel.getByRole('button', { name: 'Upgrade' }))
    await waitFor(() => expect(address()).toBe('/en/products'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('unsubscribing', () => {
  it.each([
    ['a PayPal subscription that is not ACTIVE', payPal('SUSPENDED', { state: 'Suspended' })],
    ['a marketplace subscription that is not Subscribed', inMarketplace('Suspended')],
  ])('is not offered for %s', async (_, subscription) => {
    const { panel } = await openPopup(
      current(() => subscription),
      'Actions',
    )
    expect(panel.getByRole('button', { name: 'Unsubscribe' }).hasAttribute('disabled')).toBe(true)
  })

  it('from PayPal is confirmed, sends the reason and loads the subscription again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    let subscription = payPal('ACTIVE')
    const call = `DELETE /subscriptions/paypal/${id}`
    const {
      user: person,
      panel,
      sent,
    } = await openPopup(
      { ...current(() => subscription), [call]: () => (subscription = payPal('CANCELLED', { state: 'Cancelled' })) },
      'Actions',
    )
    await person.click(panel.getByRole('button', { name: 'Unsubscribe' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cancel Professional?' }))
    expect(question.getByText(/You keep access until 29 July 2026/)).toBeDefined()
    await person.click(question.getByRole('button', { name: 'Cancel' }))
    expect(sent.filter((one) => one.call === call)).toEqual([])
    await person.click(panel.getByRole('button', { name: 'Unsubscribe' }))
    await person.click(await screen.findByRole('button', { name: 'Yes, unsubscribe' }))
    await waitFor(() => expect(panel.getByRole('button', { name: 'Unsubscribe' }).hasAttribute('disabled')).toBe(true))
    expect(panel.getByText('Your subscription has been cancelled. You keep access until 29 July 2026.')).toBeDefined()
    expect(sent.filter((one) => one.call === call)).toEqual([{ call, body: { reason: customerCancelReason } }])
    expect(screen.queryByRole('dialog', { name: 'Cancel Professional?' })).toBeNull()
  })

  it('says why the provider refused, and keeps the question open', async () => {
    const refused = { code: 'payment.providerAway', message: 'The provider is away.', requestId: '1' }
    const { user: person, panel } = await openPopup(
      {
        ...current(() => payPal('ACTIVE')),
        [`DELETE /subscriptions/paypal/${id}`]: () => Response.json(refused, { status: 502 }),
      },
      'Actions',
    )
    await person.click(panel.getByRole('button', { name: 'Unsubscribe' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cancel Professional?' }))
    await person.click(question.getByRole('button', { name: 'Yes, unsubscribe' }))
    expect((await question.findByRole('alert')).textContent).toBe('The provider is away.')
  })

  it('from the marketplace asks every five seconds until it is no longer Subscribed', async () => {
    let subscription = inMarketplace('Subscribed')
    const looked = `GET /subscriptions/${id}`
    const {
      user: person,
      panel,
      sent,
    } = await openPopup(
      {
        ...current(() => subscription),
        [`DELETE /subscriptions/marketplace/${id}`]: () => subscription,
        [looked]: () => subscription,
      },
      'Actions',
    )
    const looks = () => sent.filter(({ call }) => call === looked).length
    const pass = async (milliseconds: number) => {
      // The answer to the last look arrives before its pause begins.
      for (let turn = 0; turn < 10; turn++) await act(() => vi.advanceTimersByTimeAsync(0))
      await act(() => vi.advanceTimersByTimeAsync(milliseconds))
    }
    await person.click(panel.getByRole('button', { name: 'Unsubscribe' }))
    const yes = await screen.findByRole('button', { name: 'Yes, unsubscribe' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(yes)
    await pass(0)
    expect(panel.getByRole('status').textContent).toContain('every five seconds')
    expect(looks()).toBe(1)
    await pass(marketplacePollingInterval - 1_000)
    expect(looks()).toBe(1)
    await pass(1_000)
    expect(looks()).toBe(2)
    subscription = inMarketplace('Unsubscribed')
    await pass(marketplacePollingInterval)
    await pass(0)
    expect(looks()).toBe(3)
    expect(panel.queryByRole('status')).toBeNull()
    await pass(3 * marketplacePollingInterval)
    expect(looks()).toBe(3)
    expect(panel.getByRole('button', { name: 'Unsubscribe' }).hasAttribute('disabled')).toBe(true)
  })
})

describe('invoices', () => {
  it('are listed with their amounts, a correction with a minus', async () => {
    const invoice = {
      id,
      accountId: id,
      number: 'RE-2026-000042',
      kind: 'invoice',
      correctedNumber: null,
      issuedDate: '2026-06-30',
      serviceFrom: '2026-06-30',
      serviceTo: '2026-07-29',
      productName: 'Starter',
      buyerName: 'Erika Muster',
      currency: 'EUR',
      net: 24.37,
      vat: 4.63,
      gross: 29,
      vatRate: 19,
    }
    const correction = { ...invoice, id: crypto.randomUUID(), number: 'RK-2026-000001', kind: 'correction' }
    const { user: person, sent } = await openPage(
      '/en/account',
      signedIn({
        'GET /user/account/invoices': () => [{ ...correction, correctedNumber: invoice.number }, invoice],
        [`GET /Invoices/${id}/document`]: () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
      }),
      id,
    )
    const section = within(await screen.findByRole('table'))
    const [, first, second] = section.getAllByRole('row').map(({ textContent }) => textContent)
    expect(first).toContain('RK-2026-000001')
    expect(first).toContain('-€29.00')
    expect(second).toContain('including VAT €4.63')
    await person.click(section.getByRole('button', { name: 'Download RE-2026-000042 as PDF' }))
    await waitFor(() => expect(sent.some(({ call }) => call === `GET /Invoices/${id}/document`)).toBe(true))
  })
})

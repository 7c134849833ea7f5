// @vitest-environment happy-dom
import type { MarketplaceLanding, MarketplaceOutcome, MarketplacePurchase } from '@marklot/contracts/payment'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage, type Replies } from './page.tsx'
import { account, id } from './person.ts'
import { checkout, order, paid, professional, selling } from './subscribe.ts'

afterEach(() => {
  closePage()
  sessionStorage.clear()
})

const purchase: MarketplacePurchase = {
  id: '7c1e',
  name: 'Tea house',
  offerId: 'marklot',
  planId: 'professional',
  product: professional,
  quantity: null,
  marketplaceStatus: 'PendingFulfillmentStart',
  term: { chargeDuration: 'P1M', termUnit: 'P1Y', startDate: null, endDate: null },
  autoRenew: true,
  purchaser: 'it@example.org',
  beneficiary: null,
  isTest: false,
  isFreeTrial: false,
}
const start = '/en/subscribe/marketplace'
const withToken = `${start}?token=a%2Bb%2F%3D`
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name })
const landing = (answer: MarketplaceLanding, more: Replies = {}): Replies =>
  selling({
    'GET /subscriptions/marketplace/purchases/-': () => answer,
    'GET /user/account/checkout': () => ({ ...checkout(false), channel: 'marketplace', price: null, payments: [] }),
    ...more,
  })

describe('the landing page of the marketplace', () => {
  it.each<[MarketplaceLanding, string]>([
    [{ outcome: 'tokenInvalid' }, 'The token is no longer valid.'],
    [{ outcome: 'planNotAvailable', purchase }, 'This plan is not available.'],
    [{ outcome: 'notAccessible', providerStatus: 503 }, 'The purchase data is not accessible at the moment.'],
    [{ outcome: 'alreadyActive', purchase, subscription: paid }, 'This account already has an active subscription.'],
    [{ outcome: 'unexpectedState', purchase }, 'Unexpected state'],
    [{ outcome: 'existing', purchase, subscription: paid }, 'This purchase has already been configured.'],
  ])('has a screen for what stands in the way: %#', async (answer, title) => {
    await openPage(withToken, landing(answer), id)
    await heading(title)
  })

  it('asks to begin again without a token', async () => {
    await openPage(start, {})
    await heading('The purchase is missing.')
  })
})

const waiting: MarketplaceOutcome = {
  outcome: 'waiting',
  order: { ...order, channel: 'marketplace', price: null },
  providerId: '7c1e',
  marketplaceStatus: 'PendingActivation',
  supportFromUtc: '2999-01-01T00:00:00.000Z',
  asOfUtc: '2026-11-23T10:00:00.000Z',
}

describe('the activation', () => {
  it('continues to wait after a reload if the purchase already belongs to the account', async () => {
    const replies = landing(
      { outcome: 'existing', purchase, subscription: paid },
      {
        'POST /user/account/subscription/marketplace': () => waiting,
        [`GET /user/account/orders/${id}`]: () => waiting,
      },
    )
    await openPage(`${withToken}&packages=de&step=4&order=${id}`, replies, id)
    await heading('The marketplace is still confirming.')
    // The state is in the reader's language.
    expect(screen.getByText('approved, not yet started')).toBeDefined()
  })

  it('takes offices, address and consents, orders, activates, and waits until the marketplace has decided', async () => {
    const { user, sent, address } = await openPage(
      withToken,
      landing(
        { outcome: 'configurable', purchase },
        {
          'POST /user/account/subscription/marketplace': () => waiting,
        },
      ),
      id,
    )
    await heading('Configure Professional')
    expect(screen.getByRole('complementary').textContent).toContain('it@example.org')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('alert').textContent).toBe('Required')
    await user.click(screen.getByRole('checkbox', { name: 'Germany' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Account and billing')
    expect(address()).toContain('token=a%2Bb%2F%3D')
    await user.click(screen.getByRole('button', { name: 'Next: activation' }))
    await heading('Check and activate')
    // In the marketplace, other terms exist than the month of our own plans.
    expect(screen.getByText('Term: one year; renewal as agreed', { exact: false })).toBeDefined()
    // A reseller's customer cannot cancel here; the table and the sentence before the order both say so.
    expect(screen.getAllByText('If you bought through a reseller, your contract', { exact: false })).toHaveLength(2)
    expect(screen.queryByText(/renewing for 1 month/)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Terms for consumers' }))
    await user.click(screen.getByRole('checkbox', { name: 'Please begin at once' }))
    await user.click(screen.getByRole('button', { name: 'Order with obligation to pay' }))
    await heading('The marketplace is still confirming.')
    const activation = sent.find(({ call }) => call === 'POST /user/account/subscription/marketplace')
    expect(activation?.body).toMatchObject({ token: 'a+b/=' })
    expect(sent.find(({ call }) => call === 'POST /user/account/orders')?.body).toMatchObject({
      channel: 'marketplace',
      priceAmount: null,
      packages: ['de'],
    })
  })

  it('offers another try, or support, when the marketplace refuses', async () => {
    const failed: MarketplaceOutcome = { outcome: 'failed', order, mayRetry: true, requestId: 'r-1' }
    const answers: MarketplaceOutcome[] = [failed, { ...failed, mayRetry: false }, waiting]
    let asked = 0
    const replies = landing(
      { outcome: 'configurable', purchase },
      {
        'POST /user/account/subscription/marketplace': () => answers[asked++],
        [`GET /user/account/orders/${id}`]: () => failed,
      },
    )
    const { user } = await openPage(`${withToken}&packages=de&step=4&order=${id}`, replies, id)
    await heading('The activation failed.')
    expect(screen.getByText('r-1')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing is billed. Please contact support and quote the numbers.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    closePage()
    await openPage(`${withToken}&packages=de&step=4&order=${id}`, replies, id)
    await heading('The marketplace is still confirming.')
  })

  it('reloads the account once after the confirmation', async () => {
    const confirmed: MarketplaceOutcome = { outcome: 'confirmed', order: waiting.order, subscription: paid }
    let reads = 0
    const replies = landing(
      { outcome: 'existing', purchase, subscription: paid },
      {
        'POST /user/account/subscription/marketplace': () => confirmed,
        [`GET /user/account/orders/${id}`]: () => confirmed,
        'GET /user/account': () => ({ ...account, name: `Account ${++reads}` }),
      },
    )
    await openPage(`${withToken}&packages=de&step=4&order=${id}`, replies, id)
    await heading(/ is active\.$/)
    // A page that never stops reloading would read again in each of these rounds of the event loop.
    for (let round = 0; round < 100; round++) await act(() => new Promise((resolve) => setImmediate(resolve)))
    expect(reads).toBe(2)
  })
})

// @vitest-environment happy-dom

import type { Product } from '@marklot/contracts/billing'
import type { MarketplaceChoice, MarketplaceOutcome } from '@marklot/contracts/payment'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage, type Replies } from './page.tsx'
import { id, now, products, subscriptionTo } from './person.ts'
import { checkout, order, selling } from './subscribe.ts'

afterEach(() => {
  closePage()
  sessionStorage.clear()
})

const subscription = { ...subscriptionTo(products[1] as Product), type: 'marketplace' as const }
const choice = (more: Partial<MarketplaceChoice> = {}): MarketplaceChoice => ({
  subscription,
  products,
  quantity: null,
  isChangeable: true,
  ...more,
})
const path = '/en/subscribe/marketplace/change'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const replies = (offered: MarketplaceChoice, more: Replies = {}) =>
  selling({
    'GET /user/account/subscription': () => subscription,
    [`GET /subscriptions/marketplace/${id}/changes`]: () => offered,
    'GET /user/account/checkout': () => ({
      ...checkout(false),
      channel: 'marketplace',
      kind: 'upgrade',
      product: products[2],
      price: null,
      payments: [],
    }),
    ...more,
  })

describe('a change of the subscription in the marketplace', () => {
  it('is chosen, ordered with its consents, and asked of the marketplace', async () => {
    const outcome: MarketplaceOutcome = {
      outcome: 'waiting',
      order: { ...order, channel: 'marketplace', kind: 'upgrade', price: null },
      providerId: '7c1e',
      marketplaceStatus: 'Subscribed',
      asOfUtc: now,
      supportFromUtc: '2999-01-01T00:00:00.000Z',
    }
    const { user: person, sent } = await openPage(
      path,
      replies(choice(), { [`PUT /subscriptions/marketplace/${id}`]: () => outcome }),
      id,
    )
    await heading('Change plan or quantity')
    await person.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('alert').textContent).toBe('Choose another plan or another quantity.')
    await person.click(screen.getByRole('radio', { name: /Enterprise/ }))
    await person.click(await screen.findByRole('checkbox', { name: 'Germany' }))
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Account and billing')
    await person.click(screen.getByRole('button', { name: 'Next: order' }))
    await heading('Check and order')
    await person.click(screen.getByRole('button', { name: 'Order with obligation to pay' }))
    expect(screen.getAllByText('Please confirm')).toHaveLength(2)
    await person.click(screen.getByRole('checkbox', { name: 'Terms for consumers' }))
    await person.click(screen.getByRole('checkbox', { name: 'Please begin at once' }))
    await person.click(screen.getByRole('button', { name: 'Order with obligation to pay' }))
    await heading('The marketplace is still confirming.')
    const placed = sent.find(({ call }) => call === 'POST /user/account/orders')?.body
    expect(placed).toMatchObject({ product: 'enterprise', isChange: true, quantity: null, packages: ['de'] })
    const asked = sent.filter(({ call }) => call === `PUT /subscriptions/marketplace/${id}`)
    expect(asked).toEqual([{ call: `PUT /subscriptions/marketplace/${id}`, body: { orderId: (placed as { id: string }).id } }])
  })

  it('of the quantity stays within what the plan allows', async () => {
    const { user: person, address } = await openPage(
      path,
      replies(choice({ products: [products[1] as Product], quantity: { current: 5, minimum: 1, maximum: 9 } })),
      id,
    )
    const quantity = await screen.findByLabelText('Quantity')
    await person.clear(quantity)
    await person.type(quantity, '12')
    expect(quantity.getAttribute('aria-invalid')).toBe('true')
    await person.clear(quantity)
    await person.type(quantity, '8')
    await waitFor(() => expect(address()).toContain('quantity=8'))
    expect(screen.getByRole('complementary').textContent).toContain('5 → 8')
  })

  it('says where Microsoft allows none, and where there is no such subscription', async () => {
    await openPage(path, replies(choice({ isChangeable: false })), id)
    await heading('The marketplace allows no change here.')
    closePage()
    await openPage(
      path,
      replies(choice(), { 'GET /user/account/subscription': () => subscriptionTo(products[1] as Product) }),
      id,
    )
    await heading('Your plan is not billed by the marketplace.')
  })
})

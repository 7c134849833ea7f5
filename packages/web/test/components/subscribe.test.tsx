// @vitest-environment happy-dom
import type { PurchaseOutcome } from '@marklot/contracts/payment'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closePage, openPage, type Replies } from './page.tsx'
import { id, products } from './person.ts'
import { address, checkout, configuration, order, paid, paidByPayPal, professional, selling } from './subscribe.ts'

afterEach(() => {
  closePage()
  sessionStorage.clear()
})

const start = '/en/subscribe/professional'
const chosen = `${start}?packages=de&packages=em`
const searchByName = { key: 'search.name' as const, limit: null, usages: 0 }
const refusal = (status: number, code: string) => Response.json({ code, message: code, requestId: '1' }, { status })
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name })

describe('the cart', () => {
  it('shows the price with its tax and asks for offices', async () => {
    const { user, address: at } = await openPage(start, { 'GET /Products/professional': () => professional })
    await heading('Cart')
    expect(screen.getByRole('complementary').textContent).toContain('€12.61')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('alert').textContent).toBe('Required')
    await user.click(screen.getByRole('checkbox', { name: 'Germany' }))
    await user.click(screen.getByRole('button', { name: 'Add the EU office' }))
    expect(at()).toBe(`${start}?packages=de&packages=em`)
    expect((screen.getByRole('checkbox', { name: 'Switzerland' }) as HTMLInputElement).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Log in to order')
    expect(at()).toBe(`${start}?step=2&packages=de&packages=em`)
  })

  it('shows an offer with the price that follows it', async () => {
    const offer = { ...professional, isPromotional: true, introductoryPrice: { ...professional.price, amount: 29, months: 2 } }
    await openPage('/en/subscribe/professional-promo', { 'GET /Products/professional-promo': () => offer })
    expect(await screen.findByText(/2 months at €29.00 each. From month 3/)).toBeDefined()
  })

  it('chooses nothing where all offices are included, and sells no unknown plan', async () => {
    const page = await openPage('/en/subscribe/enterprise', {
      'GET /Products/enterprise': () => ({ ...products[2], offices: null }),
    })
    await page.user.click(await screen.findByRole('button', { name: 'Next' }))
    await heading('Log in to order')
    closePage()
    await openPage('/en/subscribe/gold', {})
    await heading('This plan does not exist.')
  })
})

describe('the order', () => {
  it('counts the offices above its button, also when the plan includes all', async () => {
    const enterprise = { ...professional, key: 'enterprise', name: 'Enterprise', offices: null }
    const replies = selling({
      'GET /Products/enterprise': () => enterprise,
      'GET /user/account/checkout': () => ({ ...checkout(false), product: enterprise }),
    })
    await openPage('/en/subscribe/enterprise?step=3', replies, id)
    await heading('Check and order')
    expect(screen.getByText('Enterprise, 7 offices')).toBeDefined()
  })

  it('asks for the address first, keeps it in this window, and follows the business flag', async () => {
    const flags: string[] = []
    const replies = selling({
      'GET /user/account/Addresses/billing': () => ({ ...address, street: '' }),
      'GET /user/account/checkout': () => checkout(flags.length > 0),
    })
    const { user } = await openPage(`${chosen}&step=3`, replies, id)
    await heading('Billing information')
    await user.click(screen.getByRole('button', { name: 'Next: payment' }))
    expect(screen.getByText('Required')).toBeDefined()
    await user.type(screen.getByLabelText(/^Street and number/), 'Hof 3')
    closePage()
    const again = await openPage(`${chosen}&step=2`, replies, id)
    expect(((await screen.findByLabelText(/^Street and number/)) as HTMLInputElement).value).toBe('Hof 3')
    flags.push('business')
    await again.user.click(screen.getByRole('radio', { name: /^For a business/ }))
    await again.user.type(screen.getByLabelText(/^Company/), 'Muster GmbH')
    await again.user.click(screen.getByRole('button', { name: 'Next: payment' }))
    await heading('Check and order')
    expect(screen.getByRole('checkbox', { name: 'Terms for businesses' })).toBeDefined()
    expect(screen.queryByRole('checkbox', { name: 'Please begin at once' })).toBeNull()
  })

  it('needs the required consents and sends what the page showed', async () => {
    const { user, sent, address: at } = await openPage(`${chosen}&step=3`, selling(), id)
    await heading('Check and order')
    const boxes = screen.getAllByRole('checkbox') as HTMLInputElement[]
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false])
    const button = screen.getByRole('button', { name: 'Order with obligation to pay' })
    expect(button.previousElementSibling?.textContent).toMatch(
      /Professional, 2 offices.*€79\.00 a month.*contract runs for 1 month/,
    )
    await user.click(button)
    expect(screen.getAllByText('Please confirm')).toHaveLength(2)
    await user.click(screen.getByRole('checkbox', { name: 'Terms for consumers' }))
    await user.click(screen.getByRole('checkbox', { name: 'Please begin at once' }))
    await user.click(button)
    await waitFor(() => expect(at()).toContain('order='))
    expect(sent.find(({ call }) => call === 'POST /user/account/orders')?.body).toMatchObject({
      product: 'professional',
      packages: ['de', 'em'],
      priceAmount: 79,
      billingAddress: address,
      consentsVersion: 'consumer',
      acceptsTerms: true,
      demandsEarlyStart: true,
      agreesToMarketing: false,
    })
  })

  it('says what stands in its way', async () => {
    const inTheWay = { ...checkout(false), obstacle: 'alreadyActive', subscription: paid }
    await openPage(`${chosen}&step=2`, selling({ 'GET /user/account/checkout': () => inTheWay }), id)
    await heading('This account already has a subscription')
  })
})

describe('the approval', () => {
  const placed = `${chosen}&step=3&order=${id}`
  const open: PurchaseOutcome = { outcome: 'open', order }
  const postMessage = vi.fn()
  const frame = { postMessage }
  const tell = (message: object, origin = 'https://pay.marklot.test') =>
    act(() => window.dispatchEvent(Object.assign(new Event('message'), { data: message, source: frame, origin })))
  const openFrame = async (more: Replies = {}) => {
    const page = await openPage(placed, selling({ [`GET /user/account/orders/${id}`]: () => open, ...more }), id)
    Object.defineProperty(await screen.findByTitle('PayPal’s buttons'), 'contentWindow', { value: frame })
    return page
  }

  it('creates the subscription when the payer presses the button, and confirms it', async () => {
    const { sent } = await openFrame({
      [`POST /user/account/orders/${id}/paypal`]: () => ({ providerId: 'I-1', approvalUrl: null }),
      'POST /user/account/subscription/paypal': () => ({ outcome: 'confirmed', order, subscription: paid }),
    })
    tell({ payment: 'ready' })
    expect(postMessage.mock.lastCall?.[0]).toMatchObject({ payment: 'start', settings: { clientId: 'client', locale: 'en_GB' } })
    tell({ payment: 'create', call: 1 })
    const created = { payment: 'created', call: 1, subscriptionId: 'I-1' }
    await waitFor(() => expect(postMessage).toHaveBeenLastCalledWith(created, 'https://pay.marklot.test'))
    tell({ payment: 'approved', subscriptionId: 'I-2' }, 'https://elsewhere.test')
    tell({ payment: 'approved', subscriptionId: 'I-1' })
    await heading('Professional is active.')
    expect(sent.filter(({ call }) => call === 'POST /user/account/subscription/paypal')).toEqual([
      { call: 'POST /user/account/subscription/paypal', body: { orderId: id, subscriptionId: 'I-1' } },
    ])
  })

  it('may be cancelled and begun again with the same input', async () => {
    const { user, address: at } = await openFrame()
    tell({ payment: 'cancelled' })
    await heading('Cancelled. Nothing was charged.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Check and order')
    expect(at()).toBe(`${start}?step=3&packages=de&packages=em`)
  })

  it('may fail at the provider', async () => {
    await openFrame()
    tell({ payment: 'failed', fault: 'provider', detail: 'INSTRUMENT_DECLINED' })
    await heading('The payment failed.')
    expect(screen.getByText('INSTRUMENT_DECLINED')).toBeDefined()
  })

  it.each([
    ['load', 'PayPal’s script failed to load.'],
    ['none', 'No script was received from PayPal.'],
    ['render', 'PayPal’s buttons failed to render.'],
  ])('names a script that fails: %s', async (fault, words) => {
    const { user } = await openFrame()
    tell({ payment: 'failed', fault, detail: 'blocked' })
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(screen.getByText('Technical detail: blocked')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Load again' }))
    await screen.findByTitle('PayPal’s buttons')
  })

  it('leads to what prevents the order when another tab was faster', async () => {
    let obstacle: string | null = null
    await openFrame({
      'GET /user/account/checkout': () => ({ ...checkout(false), obstacle, subscription: obstacle && paid }),
      [`POST /user/account/orders/${id}/paypal`]: () => {
        obstacle = 'samePlan'
        return refusal(409, 'subscription.alreadyActive')
      },
    })
    tell({ payment: 'create', call: 1 })
    await heading('You already have this plan')
  })

  it('repeats a confirmation that did not reach the server, and never asks to order again', async () => {
    let isAway = true
    const { user } = await openFrame({
      'POST /user/account/subscription/paypal': () =>
        isAway ? refusal(503, 'payment.providerAway') : { outcome: 'confirmed', order, subscription: paid },
    })
    tell({ payment: 'approved', subscriptionId: 'I-1' })
    expect((await screen.findByText('Your approval has not reached us.')).closest('[role=alert]')?.textContent).toContain(
      'Do not order again',
    )
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Professional is active.')
  })

  describe('of another plan, with a script that cannot approve it', () => {
    const change: PurchaseOutcome = { outcome: 'open', order: { ...order, kind: 'upgrade' } }
    const running = { ...paid, payPalSubscription: paidByPayPal('I-7') }
    const openChange = (query = '', more: Replies = {}) =>
      openPage(
        `${placed}${query}`,
        selling({
          'GET /user/account/subscription': () => running,
          'GET /Configurations/PayPal': () => ({ ...configuration, scriptGeneration: 6 }),
          [`GET /user/account/orders/${id}`]: () => change,
          ...more,
        }),
        id,
      )

    it('leads to PayPal’s own page', async () => {
      const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
      const { user, sent } = await openChange('', {
        'PUT /subscriptions/paypal/I-7': () => ({ providerId: 'I-7', approvalUrl: 'https://paypal.test/approve' }),
      })
      await user.click(await screen.findByRole('button', { name: 'Approve with PayPal' }))
      await waitFor(() => expect(leave).toHaveBeenCalledWith('https://paypal.test/approve'))
      expect(sent.find(({ call }) => call.startsWith('PUT /subscriptions'))?.body).toEqual({ orderId: id })
    })

    it('takes the answer with which PayPal leads back', async () => {
      const { sent } = await openChange('&approval=given&subscription_id=I-7', {
        'POST /user/account/subscription/paypal': () => ({ outcome: 'confirmed', order, subscription: paid }),
      })
      await heading('Professional is active.')
      expect(sent.filter(({ call }) => call === 'POST /user/account/subscription/paypal').map(({ body }) => body)).toEqual([
        { orderId: id, subscriptionId: 'I-7' },
      ])
      closePage()
      await openChange('&approval=cancelled')
      await heading('Cancelled. Nothing was charged.')
    })
  })

  it('names missing settings', async () => {
    let isBroken = true
    const { user } = await openPage(
      placed,
      selling({
        [`GET /user/account/orders/${id}`]: () => open,
        'GET /Configurations/PayPal': () => (isBroken ? new Response('{}', { status: 503 }) : configuration),
      }),
      id,
    )
    expect((await screen.findByRole('alert')).textContent).toContain('The payment configurations failed to load.')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Load again' }))
    await screen.findByTitle('PayPal’s buttons')
  })
})

describe('the outcome', () => {
  const see = (outcome: PurchaseOutcome) =>
    openPage(`${start}?step=3&order=${id}`, selling({ [`GET /user/account/orders/${id}`]: () => outcome }), id)
  const awaiting: PurchaseOutcome = {
    outcome: 'awaitingActivation',
    order,
    providerId: 'I-1',
    providerStatus: 'APPROVED',
    supportFromUtc: '2999-01-01T00:00:00.000Z',
    asOfUtc: '2026-11-23T10:00:00.000Z',
  }

  it('waits for the activation, asks again on request, and says when support helps', async () => {
    const { user, sent } = await see(awaiting)
    await heading('Activation is still in progress.')
    expect(screen.queryByRole('alert')).toBeNull()
    const before = sent.length
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(sent.length).toBeGreaterThan(before))
    closePage()
    // This holds for any setting of the device's clock.
    await see({ ...awaiting, supportFromUtc: '2999-01-01T00:00:00.000Z', asOfUtc: '2999-01-01T00:00:00.000Z' })
    expect((await screen.findByRole('alert')).textContent).toContain('The 30 minutes are over')
  })

  it('warns not to buy again when the activation failed after the payment', async () => {
    await see({ outcome: 'failedAtActivation', order, providerId: 'I-1' })
    await heading('Paid, but not activated yet.')
    expect(screen.getByText(/do not subscribe again/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('leads on to what the plan includes', async () => {
    await see({ outcome: 'confirmed', order, subscription: { ...paid, product: { ...paid.product, features: [searchByName] } } })
    await heading('Professional is active.')
    expect(screen.queryByRole('link', { name: 'Check a brand' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Search for marks' }).getAttribute('href')).toBe('/en/search')
  })

  it.each<[PurchaseOutcome, string]>([
    [{ outcome: 'confirmed', order, subscription: paid }, 'Professional is active.'],
    [{ outcome: 'cancelled', order }, 'Cancelled. Nothing was charged.'],
    [{ outcome: 'failedAtProvider', order, reason: 'DECLINED' }, 'The payment failed.'],
    [{ outcome: 'productNotFound', order }, 'This plan does not exist.'],
    [{ outcome: 'superseded', order, subscription: paid }, 'Your account already had a subscription.'],
  ])('has a screen of its own: %#', async (outcome, title) => {
    await see(outcome)
    await heading(title)
  })
})

import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PayPalSimulator, startPayPalSimulator } from './server.ts'
import { openTestClient, type TestClient } from './test-client.ts'

let simulator: PayPalSimulator
let client: TestClient
let planId: string
beforeAll(async () => {
  simulator = await startPayPalSimulator({ seed: 'scripts', clock: '2026-11-23T10:00:00Z' })
})
beforeEach(async () => {
  simulator.reset()
  client = openTestClient(simulator)
  planId = await client.plan('Starter', ['29.00'])
})
afterAll(() => simulator.close())

const query = 'client-id=simulated-client-id&vault=true&intent=subscription&currency=EUR&components=buttons&locale=de_DE'
const context = { return_url: 'https://shop.test/ok', cancel_url: 'https://shop.test/no' }

/** Makes the payer's choice by pressing a button of the approval page over HTTP. */
async function choose(address: string, action: string): Promise<string> {
  const reply = await fetch(address, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
  return reply.headers.get('location') ?? (await reply.text())
}

/** As much of a browser as the scripts need: one window that a payer uses, and elements with a style. */
// biome-ignore lint/suspicious/noExplicitAny: what the scripts return has no types
async function browser(path: string, action: string): Promise<{ page: any; pressed(): void }> {
  const listeners = new Set<(event: object) => void>()
  const elements: { textContent: string; click(): void }[] = []
  const open = () => {
    const win = { closed: false, close: () => void Object.assign(win, { closed: true }), location: '' }
    return new Proxy(win, {
      set: (target, name, value) => {
        if (name === 'location')
          void choose(String(value), action).then((html) => {
            const sent = /postMessage\((\{.*?\}), "/.exec(html)?.[1]
            if (sent)
              for (const listen of listeners) listen({ source: opened, origin: simulator.baseUrl, data: JSON.parse(sent) })
            target.closed = true
          })
        return Reflect.set(target, name, value)
      },
    })
  }
  let opened: object | null = null
  const createElement = () => {
    const element = {
      style: {},
      textContent: '',
      setAttribute: () => undefined,
      remove: () => undefined,
      addEventListener: (_: string, listener: () => void) => Object.assign(element, { click: listener }),
      click: () => undefined,
    }
    return element
  }
  const page = createContext({
    fetch,
    setInterval,
    clearInterval,
    setTimeout,
    Promise,
    encodeURIComponent,
    document: { currentScript: null, documentElement: { lang: 'de' }, createElement, querySelector: () => null },
    location: { origin: 'https://shop.test', assign: () => undefined },
    open: () => {
      opened = open()
      const arrived = { source: opened, origin: simulator.baseUrl, data: { source: 'paypal-simulator', outcome: 'opened' } }
      setTimeout(() => {
        for (const listen of listeners) listen(arrived)
      })
      return opened
    },
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
  })
  page.window = page
  page.place = { appendChild: (element: (typeof elements)[number]) => elements.push(element) }
  page.elements = elements
  runInContext(await (await fetch(simulator.baseUrl + path)).text(), page)
  return { page, pressed: () => elements[0]?.click() }
}

describe('the script of generation 5', () => {
  const press = async (action: string, createSubscription: (data: object, actions: never) => Promise<string>) => {
    const { page, pressed } = await browser(`/sdk/js?${query}`, action)
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const outcome = new Promise<any>((told) => {
      const buttons = page.paypal.Buttons({
        createSubscription,
        onApprove: (data: object, actions: object) => told({ kind: 'approved', data, actions }),
        onCancel: () => told({ kind: 'cancelled' }),
        onError: (error: Error) => told({ kind: 'error', message: error.message }),
      })
      expect(buttons.isEligible()).toBe(true)
      void buttons.render(page.place).then(pressed)
    })
    expect(page.elements).toHaveLength(1)
    expect(page.elements[0].textContent).toBe('Mit PayPal abonnieren')
    return outcome
  }

  it('is refused with an error where its address is wrong', async () => {
    for (const wrong of [
      query.replace('simulated-client-id', 'another'),
      query.replace('vault=true', 'vault=false'),
      query.replace('subscription', 'capture'),
      `${query}&unknown=1`,
    ]) {
      const reply = await fetch(`${simulator.baseUrl}/sdk/js?${wrong}`)
      expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'application/javascript; charset=utf-8'])
      expect(await reply.text()).toContain('SDK Validation error')
    }
  })

  it('opens the approval page for a subscription that the server created', async () => {
    const id = await client.create(planId)
    const { kind, data, actions } = await press('approve', async () => id)
    expect(kind).toBe('approved')
    expect(data).toMatchObject({ subscriptionID: id, billingToken: expect.stringMatching(/^BA-/), payerID: expect.any(String) })
    expect(await actions.subscription.get()).toMatchObject({ id, status: 'ACTIVE' })
  })

  it('creates and revises where the page asks for it', async () => {
    type Actions = { subscription: { create(body: object): Promise<string>; revise(id: string, body: object): Promise<string> } }
    const made = await press('approve', (_, { subscription }: Actions) =>
      subscription.create({ plan_id: planId, custom_id: 'account-2', application_context: context }),
    )
    const id = made.data.subscriptionID
    expect((await client.get(id)).custom_id).toBe('account-2')
    const other = await client.plan('Professional', ['79.00'])
    await press('approve', (_, { subscription }: Actions) => subscription.revise(id, { plan_id: other }))
    expect((await client.get(id)).plan_id).toBe(other)
  })

  it('reports what else can happen', async () => {
    const id = await client.create(planId)
    expect(await press('close', async () => id)).toEqual({ kind: 'cancelled' })
    expect(await press('decline', async () => id)).toMatchObject({ kind: 'error', message: 'INSTRUMENT_DECLINED' })
    expect(await press('scriptError', async () => id)).toMatchObject({ kind: 'error' })
    expect(await press('approve', () => Promise.reject(new Error('our server failed')))).toMatchObject({
      kind: 'error',
      message: 'our server failed',
    })
    expect((await client.get(id)).status).toBe('APPROVAL_PENDING')
  })

  it('fails to render if configured to, or if it has no place', async () => {
    const { page } = await browser(`/sdk/js?${query}`, 'approve')
    await expect(page.paypal.Buttons({ createSubscription: async () => '' }).render('#missing')).rejects.toThrow('place')
    await client.control('POST', '/settings', { script: 'failsToRender' })
    const { page: failing } = await browser(`/sdk/js?${query}`, 'approve')
    await expect(failing.paypal.Buttons({ createSubscription: async () => '' }).render(failing.place)).rejects.toThrow('render')
  })

  it('lets the browser do no more than it has to', async () => {
    const token = /"token":"([^"]+)"/.exec(await (await fetch(`${simulator.baseUrl}/sdk/js?${query}`)).text())?.[1]
    const headers = { Authorization: `Bearer ${token}` }
    const id = await client.active(planId)
    expect((await client.call('POST', `/v1/billing/subscriptions/${id}/cancel`, { reason: 'x' }, headers)).status).toBe(403)
    expect((await client.call('GET', '/v1/billing/plans', undefined, headers)).status).toBe(403)
  })
})

describe('the script of generation 6', () => {
  it('starts a session for a subscription that the server created, and offers no revision', async () => {
    const run = async (action: string, subscriptionId: string) => {
      const { page } = await browser('/web-sdk/v6/core', action)
      const sdk = await page.paypal.createInstance({ clientId: 'simulated-client-id', components: ['paypal-subscriptions'] })
      const methods = await sdk.findEligibleMethods({ currencyCode: 'EUR', paymentFlow: 'RECURRING_PAYMENT' })
      expect(methods.isEligible('paypal')).toBe(true)
      const told: object[] = []
      const session = sdk.createPayPalSubscriptionPaymentSession({
        onApprove: (data: object) => void told.push(data),
        onCancel: () => void told.push({ cancelled: true }),
        onComplete: (data: object) => void told.push(data),
        onError: ({ code, isRecoverable }: { code: string; isRecoverable: boolean }) => void told.push({ code, isRecoverable }),
      })
      await session.start({ presentationMode: 'popup' }, Promise.resolve({ subscriptionId }))
      return told
    }
    const id = await client.create(planId)
    expect(await run('close', id)).toEqual([{ cancelled: true }, { paymentSessionState: 'canceled' }])
    expect(await run('decline', id)).toEqual([
      { code: 'INSTRUMENT_DECLINED', isRecoverable: true },
      { paymentSessionState: 'error' },
    ])
    expect(await run('approve', id)).toEqual([
      { subscriptionId: id, payerId: expect.any(String) },
      { paymentSessionState: 'approved' },
    ])
    await client.call('POST', `/v1/billing/subscriptions/${id}/revise`, { plan_id: planId })
    expect((await run('approve', id))[0]).toMatchObject({ code: 'ERR_INVALID_SUBSCRIPTION' })
  })

  it('wants a known client and component', async () => {
    const { page } = await browser('/web-sdk/v6/core', 'approve')
    await expect(page.paypal.createInstance({ clientId: 'another' })).rejects.toMatchObject({ code: 'ERR_DEV_INVALID_CLIENT_ID' })
  })
})

describe('the approval page', () => {
  it('says that it is a simulator, names the prices, and sends the payer back', async () => {
    const { body } = await client.call('POST', '/v1/billing/subscriptions', { plan_id: planId, application_context: context })
    const address = body.links.find(({ rel }: { rel: string }) => rel === 'approve').href
    const page = await (await fetch(address)).text()
    expect(page).toContain('This is a simulator')
    expect(page).toContain('29.00 EUR every month, until cancelled')
    expect(await choose(address, 'close')).toContain(`https://shop.test/no?subscription_id=${body.id}`)
    expect(await choose(address, 'approveLater')).toContain('https://shop.test/ok')
    expect((await client.get(body.id)).status).toBe('APPROVAL_PENDING')
    expect((await fetch(address)).status).toBe(404)
    await simulator.advance(35 * 60)
    expect((await client.get(body.id)).status).toBe('ACTIVE')
  })
})

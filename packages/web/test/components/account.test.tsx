// @vitest-environment happy-dom

import type { BillingAddress } from '@marklot/contracts/accounts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { overlays } from '../../src/shell/overlays.ts'
import { closePage, openPage, type Replies } from './page.tsx'
import { id, now, products, signedIn } from './person.ts'

afterEach(closePage)

const messages = () => screen.getByRole('region', { name: 'Messages' })

describe('the billing address', () => {
  const empty: BillingAddress = {
    isBusinessCustomer: false,
    firstName: 'Erika',
    lastName: 'Muster',
    company: '',
    street: '',
    postalCode: '',
    city: '',
    country: '',
    email: '',
  }
  const form = async () => within(await screen.findByRole('region', { name: 'Billing address' }))
  const open = (more: Replies = {}) =>
    openPage('/en/account', signedIn({ 'GET /user/account/Addresses/billing': () => empty, ...more }), id)

  it('is checked before it is sent: each fault is beside its field, and the first one has the focus', async () => {
    const { user: person, sent } = await open()
    const billing = await form()
    await person.click(await billing.findByLabelText(/^I am buying as a business/))
    await person.type(billing.getByLabelText(/^Email address for invoices/), 'nobody@nowhere')
    await person.click(billing.getByRole('button', { name: 'Save' }))
    expect(billing.getAllByText('Required')).toHaveLength(5)
    expect(billing.getByText('Email address required')).toBeDefined()
    expect(document.activeElement).toBe(billing.getByLabelText(/^Company/))
    expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
  })

  it('is stored once it is complete, and says so', async () => {
    const { user: person, sent } = await open({ 'PUT /user/account/Addresses/billing': (body: BillingAddress) => body })
    const billing = await form()
    await person.type(await billing.findByLabelText(/^Street and number/), 'Lange Gasse 1')
    await person.type(billing.getByLabelText(/^Postal code/), '10115')
    await person.type(billing.getByLabelText(/^City/), 'Berlin')
    await person.selectOptions(billing.getByLabelText(/^Country/), 'DE')
    await person.type(billing.getByLabelText(/^Email address for invoices/), 'erika@example.org')
    await person.click(billing.getByRole('button', { name: 'Save' }))
    await screen.findByText(/Saved\./)
    const stored = { ...empty, street: 'Lange Gasse 1', postalCode: '10115', city: 'Berlin', country: 'DE' }
    expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ ...stored, email: 'erika@example.org' })
  })

  it('asks businesses in the EU for their VAT ID, and checks its form', async () => {
    const complete = { ...empty, company: 'Gasse GmbH', street: 'Gasse 1', postalCode: '1010', city: 'Wien', country: 'AT' }
    const { user: person, sent } = await open({
      'GET /user/account/Addresses/billing': () => ({ ...complete, email: 'a@b.org' }),
      'PUT /user/account/Addresses/billing': (body: BillingAddress) => body,
    })
    const billing = await form()
    await billing.findByLabelText(/^Country/)
    expect(billing.queryByLabelText(/^VAT ID/)).toBeNull()
    await person.click(billing.getByLabelText(/^I am buying as a business/))
    await person.type(billing.getByLabelText(/^VAT ID/), 'DE123456789')
    await person.click(billing.getByRole('button', { name: 'Save' }))
    expect(billing.getByText('VAT ID of the chosen country required, e.g. ATU12345678')).toBeDefined()
    await person.selectOptions(billing.getByLabelText(/^Country/), 'DE')
    await person.click(billing.getByRole('button', { name: 'Save' }))
    await screen.findByText(/Saved\./)
    expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ vatId: 'DE123456789' })
    await person.selectOptions(billing.getByLabelText(/^Country/), 'CH')
    expect(billing.queryByLabelText(/^VAT ID/)).toBeNull()
  })

  /** Sends a complete address to a server that refuses it, and returns the form. */
  async function refused(detail: { path: string; message: string }) {
    const refusal = { code: 'request.invalid', requestId: '1', message: 'Please check your entries.', details: [detail] }
    const complete = { ...empty, street: 'Lange Gasse 1', postalCode: '10115', city: 'Berlin', country: 'DE', email: 'a@b.org' }
    const { user: person } = await open({
      'GET /user/account/Addresses/billing': () => complete,
      'PUT /user/account/Addresses/billing': () => Response.json(refusal, { status: 400 }),
    })
    const billing = await form()
    await person.click(await billing.findByRole('button', { name: 'Save' }))
    return billing
  }

  it('shows a fault that only the server finds beside its field, and only there', async () => {
    const billing = await refused({ path: 'body.city', message: 'This city does not exist.' })
    expect(await billing.findByText('This city does not exist.')).toBeDefined()
    expect(document.activeElement).toBe(billing.getByLabelText(/^City/))
    expect(messages().textContent).toBe('')
  })

  it('reports a fault of the server that no field can show', async () => {
    await refused({ path: 'body.planet', message: 'Unknown planet.' })
    await waitFor(() => expect(messages().textContent).toContain('Please check your entries.'))
  })
})

describe('the return from the sign-in', () => {
  afterEach(() => sessionStorage.clear())

  it('without an answer continues where the last one did, for the person who is signed in', async () => {
    sessionStorage.setItem('signed-in-to', '/en/method?from=login')
    const page = await openPage('/en/signed-in', signedIn({}), id)
    await waitFor(() => expect(page.address()).toBe('/en/method?from=login'))
    closePage()
    const visit = await openPage('/en/signed-in', {})
    await waitFor(() => expect(visit.address()).toBe('/en'))
  })
})

describe('a connected assistant', () => {
  it('is shown with what is known about it, and loses its permission by a press', async () => {
    const assistant = { id: 'g1', name: 'Helper', publishedBy: 'assistant.example', allowedUtc: now, endsUtc: now }
    let assistants = [assistant, { ...assistant, id: 'g2', name: null, publishedBy: null }]
    const reply = () => ({ address: 'https://marklot.example/mcp', assistants })
    const page = await openPage(
      '/en/account',
      signedIn({
        'GET /user/assistants': reply,
        'DELETE /user/assistants/g1': () => {
          assistants = assistants.slice(1)
          return reply()
        },
      }),
      id,
    )
    const section = within(await screen.findByRole('region', { name: 'Connected assistants' }))
    expect(await section.findByText('https://marklot.example/mcp')).toBeDefined()
    expect(section.getByText('Described by assistant.example.')).toBeDefined()
    expect(section.getByText('A program without a name')).toBeDefined()
    await page.user.click(section.getByRole('button', { name: 'Disconnect Helper' }))
    await waitFor(() => expect(section.queryByText('Helper')).toBeNull())
    expect(section.getAllByRole('listitem')).toHaveLength(1)
  })
})

describe('the deletion of the account', () => {
  const ask = async (replies: Replies) => {
    const page = await openPage('/en/account', signedIn(replies), id)
    await page.user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    const dialog = within(await screen.findByRole('dialog'))
    return { ...page, dialog, confirm: () => page.user.click(dialog.getByRole('button', { name: 'Delete my account' })) }
  }

  it('must be confirmed', async () => {
    const {
      user: person,
      dialog,
      confirm,
      sent,
    } = await ask({
      'PUT /user/account/deletion': () => ({ deletionRequestedUtc: now, deletionDueUtc: now }),
    })
    await confirm()
    expect(dialog.getByText('Please confirm')).toBeDefined()
    expect(sent.filter(({ call }) => call.includes('deletion'))).toEqual([])
    await person.click(dialog.getByLabelText(/^I understand/))
    await confirm()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.filter(({ call }) => call.includes('deletion'))).toHaveLength(1)
  })

  it('that is refused keeps the dialog open with the reason', async () => {
    const body = { code: 'subscription.running', message: 'Cancel your plan first.', requestId: '1' }
    const {
      user: person,
      dialog,
      confirm,
    } = await ask({
      'PUT /user/account/deletion': () => Response.json(body, { status: 409 }),
    })
    await person.click(dialog.getByLabelText(/^I understand/))
    await confirm()
    expect((await dialog.findByRole('alert')).textContent).toBe('Cancel your plan first.')
    expect(messages().textContent).toBe('')
  })
})

describe('the choice of a plan', () => {
  const card = async (name: string) => {
    const cards = await screen.findAllByRole('article')
    return within(cards.find((one) => one.querySelector('h2, h3')?.textContent?.startsWith(name)) as HTMLElement)
  }

  it('offers a visitor each plan and the trial', async () => {
    await openPage('/en/products', { 'GET /Products': () => products })
    for (const name of ['Starter', 'Professional', 'Enterprise'])
      expect((await card(name)).getByRole('link', { name: `Choose ${name}` }).getAttribute('href')).toBe(
        `/en/subscribe/${name.toLowerCase()}`,
      )
  })

  it('shows a subscriber the own plan, larger and smaller ones', async () => {
    const { user: person, address } = await openPage('/en/products', signedIn(), id)
    await waitFor(async () => expect((await card('Professional')).getByText('Your plan')).toBeDefined())
    expect(screen.queryByRole('region', { name: 'Try it first' })).toBeNull()
    const toStarter = (await card('Starter')).getByRole('link', { name: 'Change to Starter' })
    expect(toStarter.getAttribute('href')).toBe('/en/subscribe/starter')
    await person.click((await card('Enterprise')).getByRole('link', { name: 'Upgrade to Enterprise' }))
    await waitFor(() => expect(address()).toBe('/en/subscribe/enterprise'))
  })

  it('says that the plans could not be loaded, and loads them on request', async () => {
    let isBroken = true
    const { user: person } = await openPage('/en/products', {
      'GET /Products': () => (isBroken ? new Response('{}', { status: 503 }) : products),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The plans could not be loaded')
    isBroken = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Starter' })).toBeDefined()
  })
})

describe('the subscription popup', () => {
  const open = async (replies: Replies) => {
    const page = await openPage('/en/account', signedIn(replies), id)
    await screen.findByRole('region', { name: 'Billing address' })
    await act(async () => overlays.open({ kind: 'subscription' }))
    return { ...page, dialog: within(await screen.findByRole('dialog')) }
  }

  it('shows failure and absence, and loads again on request', async () => {
    let answer = () => Response.json({ code: 'server.internal', message: 'x', requestId: '1' }, { status: 500 })
    const { user: person, dialog } = await open({ 'GET /user/account/subscription': () => answer() })
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'An error occurred while loading the subscription information. Please try again later.',
    )
    answer = () => Response.json({ code: 'subscription.notFound', message: 'x', requestId: '1' }, { status: 404 })
    await person.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('No subscription information available.'))
  })
})

describe('the price of a plan', () => {
  it('is checked before it is sent, and may have a decimal comma', async () => {
    const { user: person, sent } = await openPage(
      '/en/admin?tab=products',
      signedIn({ 'PUT /Products/enterprise': () => products[2] }),
      id,
    )
    await person.click(await screen.findByRole('button', { name: 'Edit Enterprise' }))
    const price = await screen.findByLabelText(/^Price per month/)
    const vatRate = screen.getByLabelText(/^VAT as a percentage/)
    const enter = async (field: HTMLElement, text: string) => {
      await person.clear(field)
      await person.type(field, text)
    }
    await enter(price, 'many')
    await enter(vatRate, '190')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Decimal entry required, e.g. 49.99')).toBeDefined()
    expect(screen.getByText('Percentage entry required, e.g. 19')).toBeDefined()
    expect(document.activeElement).toBe(price)
    expect(sent.filter(({ call }) => call === 'PUT /Products/enterprise')).toEqual([])
    await enter(price, '249,90')
    await enter(vatRate, '19')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.find(({ call }) => call === 'PUT /Products/enterprise')?.body).toEqual({ price: '249,90' })
  })
})

describe('the consent to a language model', () => {
  const asked = { isNeeded: true, version: '1 model.example', text: 'Names go to model.example.', givenUtc: null }
  const path = '/user/account/ModelConsent'
  const open = (consent: object, more: Replies = {}) =>
    openPage('/en/account', signedIn({ [`GET ${path}`]: () => consent, ...more }), id)

  it('is given and withdrawn in one place', async () => {
    let consent: object = asked
    const { user: person, sent } = await openPage(
      '/en/account',
      signedIn({
        [`GET ${path}`]: () => consent,
        [`PUT ${path}`]: () => (consent = { ...asked, givenUtc: now }),
        [`DELETE ${path}`]: () => (consent = asked),
      }),
      id,
    )
    const section = within(await screen.findByRole('region', { name: 'Language model' }))
    expect(section.getByText('Names go to model.example.')).toBeDefined()
    await person.click(section.getByRole('button', { name: 'Consent' }))
    await section.findByText(/^You consented on 30 June 2026\./)
    await person.click(section.getByRole('button', { name: 'Withdraw consent' }))
    await section.findByText(/^You have not consented\./)
    expect(sent.filter(({ call }) => call.endsWith(path) && !call.startsWith('GET'))).toEqual([
      { call: `PUT ${path}`, body: { version: asked.version } },
      { call: `DELETE ${path}`, body: undefined },
    ])
  })

  it('is not asked for where no model is configured', async () => {
    await open({ ...asked, isNeeded: false })
    await screen.findByRole('region', { name: 'My data' })
    expect(screen.queryByRole('region', { name: 'Language model' })).toBeNull()
  })
})

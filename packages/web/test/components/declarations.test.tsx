// @vitest-environment happy-dom

import type { Cancellation, Declaration, DeclarationReceipt, Withdrawal } from '@marklot/contracts/declarations'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closePage, openPage, type Replies } from './page.tsx'
import { id, now, signedIn } from './person.ts'

afterEach(() => {
  closePage()
  vi.restoreAllMocks()
})

const receipt = (kind: DeclarationReceipt['kind'] = 'cancellation'): DeclarationReceipt => ({
  reference: 'A1B2C3D4',
  kind,
  receivedUtc: now,
  lines: [
    { label: 'Contract', value: 'Marklot Professional' },
    { label: 'Received on', value: '30 June 2026, 12:00:00 CEST' },
  ],
  text: 'Contract: Marklot Professional',
  isMailed: true,
})
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const bodies = <T,>(sent: readonly { call: string; body: unknown }[], call: string) =>
  sent.filter((one) => one.call === call).map(({ body }) => body as T)

describe('the page that cancels', () => {
  const open = (reply: Replies[string] = () => Response.json(receipt(), { status: 201 }), person: string | null = null) =>
    openPage('/en/cancel', person ? signedIn({ 'POST /Cancellations': reply }) : { 'POST /Cancellations': reply }, person)

  it('asks for what the law names and sends it with one button', async () => {
    const { user, sent } = await open()
    await user.type(await field(/^Your name/), 'Ada Lind')
    await user.type(await field(/^Email address of your account/), 'ada@lindenhof.test')
    expect((await field(/^Email address for the confirmation/)).value).toBe('ada@lindenhof.test')
    await user.click(screen.getByRole('button', { name: 'Cancel now' }))
    const title = await screen.findByRole('heading', { level: 1, name: 'Your cancellation has been received' })
    expect(document.activeElement).toBe(title)
    expect(screen.getByText('30 June 2026, 12:00:00 CEST')).toBeDefined()
    expect(bodies<Cancellation>(sent, 'POST /Cancellations')).toEqual([
      {
        requestId: expect.any(String),
        type: 'ordinary',
        reason: '',
        name: 'Ada Lind',
        identification: 'ada@lindenhof.test',
        contract: 'My subscription to Marklot',
        endsOn: null,
        receiptMail: 'ada@lindenhof.test',
      },
    ])
  })

  it('takes a later day, and a reason for an extraordinary one', async () => {
    const { user, sent } = await open(() => Response.json({}, { status: 500 }))
    await user.type(await field(/^Your name/), 'Ada Lind')
    await user.type(await field(/^Email address of your account/), 'ada@lindenhof.test')
    await user.click(screen.getByLabelText('On a later date'))
    await user.click(screen.getByRole('button', { name: 'Cancel now' }))
    expect(await screen.findByText('Required')).toBeDefined()
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
    await user.type(await field(/^Day/), '2027-03-31')
    await user.click(screen.getByRole('button', { name: 'Cancel now' }))
    await user.click(screen.getByLabelText(/^Extraordinary/))
    await user.type(await field(/^Reason/), 'The service was down')
    await user.click(await screen.findByRole('button', { name: 'Cancel now' }))
    await waitFor(() => expect(bodies(sent, 'POST /Cancellations')).toHaveLength(2))
    expect(bodies<Cancellation>(sent, 'POST /Cancellations')).toMatchObject([
      { type: 'ordinary', endsOn: '2027-03-31' },
      { type: 'extraordinary', endsOn: '2027-03-31', reason: 'The service was down' },
    ])
  })

  it('keeps the input when sending fails, names the mail address, and repeats under the same id', async () => {
    let isDown = true
    const { user, sent } = await open(() => (isDown ? Response.json({}, { status: 503 }) : Response.json(receipt())))
    await user.type(await field(/^Your name/), 'Ada Lind')
    await user.type(await field(/^Email address of your account/), 'ada@lindenhof.test')
    await user.click(screen.getByRole('button', { name: 'Cancel now' }))
    expect(within(await screen.findByText(/could not be sent/)).getByRole('link')).toBeDefined()
    expect((await field(/^Your name/)).value).toBe('Ada Lind')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Cancel now' }))
    await screen.findByRole('heading', { name: 'Your cancellation has been received' })
    const [first, second] = bodies<Cancellation>(sent, 'POST /Cancellations')
    expect(second).toEqual(first)
  })

  it('is filled in for signed-in people, and sends their correction', async () => {
    const { user, sent } = await open(undefined, id)
    await waitFor(async () => expect((await field(/^Your name/)).value).toBe('Erika Muster'))
    expect((await field(/^Email address of your account/)).value).toBe('erika@example.org')
    await user.clear(await field(/^Email address for the confirmation/))
    await user.click(screen.getByRole('button', { name: 'Cancel now' }))
    expect(await screen.findByText('Required')).toBeDefined()
    await user.type(await field(/^Email address for the confirmation/), 'other@example.org')
    await user.click(screen.getByRole('button', { name: 'Cancel now' }))
    await screen.findByRole('heading', { name: 'Your cancellation has been received' })
    expect(bodies<Cancellation>(sent, 'POST /Cancellations')).toMatchObject([
      { identification: 'erika@example.org', receiptMail: 'other@example.org' },
    ])
  })

  it('sends without the sign-in when that has expired', async () => {
    const asVisitor = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(receipt(), { status: 201 }))
    const { user } = await open(
      () => Response.json({ code: 'auth.invalidToken', message: 'Expired', requestId: '1' }, { status: 401 }),
      id,
    )
    await waitFor(async () => expect((await field(/^Your name/)).value).toBe('Erika Muster'))
    await user.click(screen.getByRole('button', { name: 'Cancel now' }))
    await screen.findByRole('heading', { name: 'Your cancellation has been received' })
    const [, init] = asVisitor.mock.calls[0] ?? []
    expect(new Headers(init?.headers).has('Authorization')).toBe(false)
  })
})

it('the page that withdraws sends name, contract and address, and nothing else', async () => {
  const { user, sent } = await openPage('/en/withdraw', { 'POST /Withdrawals': () => Response.json(receipt('withdrawal')) })
  await user.type(await field(/^Your name/), 'Ada Lind')
  await user.type(await field(/^Email address for the confirmation/), 'ada@lindenhof.test')
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
  await screen.findByRole('heading', { level: 1, name: 'Your withdrawal has been received' })
  expect(bodies<Withdrawal>(sent, 'POST /Withdrawals')).toEqual([
    {
      requestId: expect.any(String),
      name: 'Ada Lind',
      contract: 'My subscription to Marklot',
      receiptMail: 'ada@lindenhof.test',
    },
  ])
})

describe('the link of an end mail', () => {
  const token = `abc.${'d'.repeat(27)}`
  const address = `/Declarations/links/${token}`
  const link = { reference: 'A1B2C3D4', receivedUtc: now, contract: 'Professional', endsUtc: '2026-07-30T22:00:00.000Z' }

  it('objects only by its button', async () => {
    const { user, sent } = await openPage(`/en/cancel/objection/${token}`, {
      [`GET ${address}`]: () => ({ ...link, state: 'possible' }),
      [`POST ${address}`]: () => ({ ...link, state: 'goesOn' }),
    })
    expect(await screen.findByText(/it ends on 30 July 2026/)).toBeDefined()
    expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Object' }))
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Your contract continues' }))
  })

  it('says when it is not valid', async () => {
    await openPage(`/en/cancel/objection/${token}`, {})
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is not valid' })).toBeDefined()
  })
})

it('administrators settle a declaration with a note', async () => {
  const declaration: Declaration = {
    id,
    ...receipt(),
    locale: 'de',
    isSignedIn: false,
    state: 'open',
    reason: 'noAccount',
    accountId: null,
    accountName: null,
    endsUtc: null,
    objectedUtc: null,
    settledUtc: null,
    settledBy: null,
    note: '',
  }
  const { user, sent } = await openPage(
    '/en/admin?tab=declarations',
    signedIn({
      'GET /Declarations': () => ({ total: 1, open: 1, declarations: [declaration] }),
      [`PUT /Declarations/${id}/settlement`]: () => ({ ...declaration, state: 'done' }),
    }),
    id,
  )
  expect(await screen.findByText('no account with these details')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Settle A1B2C3D4' }))
  await user.type(await field(/^Note/), 'Called back')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(bodies(sent, `PUT /Declarations/${id}/settlement`)).toEqual([{ isDone: true, note: 'Called back' }]))
})

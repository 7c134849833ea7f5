// @vitest-environment happy-dom

import type { Product } from '@marklot/contracts/billing'
import type { Declaration, WithdrawalAssessment } from '@marklot/contracts/declarations'
import type { PriceNotice, TermsLink } from '@marklot/contracts/notices'
import type { ListedLedgerEntry, PaidSubscription } from '@marklot/contracts/payment-administration'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closePage, openPage } from './page.tsx'
import { id, now, products, signedIn, subscriptionTo } from './person.ts'

afterEach(closePage)

const posts = (sent: readonly { call: string; body?: unknown }[]) => sent.filter(({ call }) => call.startsWith('POST'))

it('a higher price is agreed to with a button that says that it costs, and can be declined', async () => {
  let notice: PriceNotice = {
    id,
    product: { key: 'starter', name: 'Starter' },
    oldPrice: 29,
    price: 35,
    announcedUtc: now,
    startsUtc: '2099-01-01T00:00:00Z',
    isRaise: true,
    answer: 'open',
    agreement: 'I agree that my contract costs €35.00 a month.',
  }
  const { user: person, sent } = await openPage(
    '/en/account',
    signedIn({
      'GET /user/account/priceNotices': () => [notice],
      [`POST /user/account/priceNotices/${id}/answer`]: ({ agrees }: { agrees: boolean }) => {
        notice = { ...notice, answer: agrees ? 'agreed' : 'declined' }
        return notice
      },
    }),
    id,
  )
  const section = within(await screen.findByRole('region', { name: 'Price change' }))
  expect(section.getByRole('status').textContent).toContain('Without your consent, the price stays at €29.00')
  expect(section.getByText(notice.agreement)).toBeDefined()
  await person.click(section.getByRole('button', { name: 'Agree with obligation to pay' }))
  await section.findByText(/^You have agreed/)
  expect(section.queryByRole('button', { name: 'Agree with obligation to pay' })).toBeNull()
  await person.click(section.getByRole('button', { name: 'Withdraw consent' }))
  await section.findByText(/^You have declined/)
  expect(posts(sent).map(({ body }) => body)).toEqual([{ agrees: true }, { agrees: false }])
})

it('the link of a notice objects only when its button is pressed', async () => {
  const link: TermsLink = {
    document: 'terms-consumers',
    version: '2026-11-23',
    objectionUntilUtc: '2099-01-01T00:00:00Z',
    state: 'possible',
  }
  const { user: person, sent } = await openPage('/en/terms/objection/abc.def', {
    'GET /Notices/links/abc.def': () => link,
    'POST /Notices/links/abc.def': () => ({ ...link, state: 'objected' }),
  })
  await screen.findByRole('heading', { name: 'Object to the amended terms' })
  expect(posts(sent)).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Object' }))
  await screen.findByText(/^You have objected/)
  expect(screen.queryByRole('button', { name: 'Object' })).toBeNull()
})

it('an administrator returns a part of what is left of a payment', async () => {
  const paid: PaidSubscription = {
    accountName: 'Erika Muster',
    subscription: { ...subscriptionTo(products[0] as Product), type: 'paypal', validUntilUtc: now },
    overdueSinceUtc: null,
    terminableFromUtc: null,
    isTerminable: false,
    terminatedUtc: null,
  }
  const entry: ListedLedgerEntry = {
    id: 1,
    provider: 'paypal',
    kind: 'payment',
    reference: 'T1',
    happenedUtc: now,
    recordedUtc: now,
    accountId: id,
    subscriptionId: paid.subscription.id,
    productKey: 'starter',
    amount: 29,
    currency: 'EUR',
    accountName: 'Erika Muster',
  }
  const { user: person, sent } = await openPage(
    `/en/admin?tab=payments&part=subscriptions&subscription=${paid.subscription.id}`,
    signedIn({
      'GET /PaidSubscriptions': () => ({ total: 1, counts: [], subscriptions: [paid] }),
      'GET /PaymentLedger': () => ({
        total: 2,
        entries: [{ ...entry, id: 2, kind: 'refund', reference: 'T1 R1', amount: -4 }, entry],
      }),
      'GET /PaymentEvents': () => ({ total: 0, counts: [], events: [] }),
      'GET /PaymentConsents': () => ({ total: 0, consents: [] }),
      [`POST /PaidSubscriptions/${paid.subscription.id}/refunds`]: () => [],
    }),
    id,
  )
  await person.click(await screen.findByRole('button', { name: 'Refund payment T1' }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText(/^Amount in euros/)
  expect(amount).toHaveProperty('value', '25.00')
  await person.clear(amount)
  await person.type(amount, '25,01')
  await person.type(dialog.getByLabelText(/^Reason/), 'Goodwill')
  await person.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(dialog.getByText(/from 0.01 to €25.00/)).toBeDefined()
  expect(posts(sent)).toEqual([])
  await person.clear(amount)
  await person.type(amount, '10,5')
  await person.click(dialog.getByRole('button', { name: 'Refund' }))
  await screen.findByText(/The amount was refunded/)
  expect(posts(sent)[0]?.body).toMatchObject({ payment: 'T1', amount: 10.5, reason: 'Goodwill', id: expect.any(String) })
})

it('a withdrawal is carried out with the amount that was shown', async () => {
  const declaration: Declaration = {
    id,
    reference: 'AB12CD34',
    kind: 'withdrawal',
    receivedUtc: now,
    lines: [],
    locale: 'en',
    isSignedIn: true,
    state: 'open',
    reason: 'withdrawal',
    accountId: id,
    accountName: 'Erika Muster',
    endsUtc: null,
    objectedUtc: null,
    settledUtc: null,
    settledBy: null,
    note: '',
  }
  const assessment: WithdrawalAssessment = {
    contractId: id,
    product: 'Starter',
    orderNumber: '2026-000001',
    orderedUtc: now,
    untilUtc: now,
    right: 'open',
    usedDays: 4,
    paidDays: 30,
    paid: 29,
    owed: 3.86,
    refund: 25.14,
  }
  const { user: person, sent } = await openPage(
    '/en/admin?tab=declarations',
    signedIn({
      'GET /Declarations': () => ({ total: 1, open: 1, declarations: [declaration] }),
      [`GET /Declarations/${id}/withdrawal`]: () => assessment,
      [`POST /Declarations/${id}/withdrawal`]: () => ({ ...declaration, state: 'done' }),
    }),
    id,
  )
  await person.click(await screen.findByRole('button', { name: 'Calculate the refund for withdrawal AB12CD34' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('4 of 30')
  await person.click(dialog.getByRole('button', { name: 'Carry out, refund €25.14' }))
  await screen.findByText(/The withdrawal has been carried out/)
  expect(posts(sent)[0]?.body).toEqual({ refund: 25.14 })
})

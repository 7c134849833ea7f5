import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from './members-world.ts'
import { buy, type PaymentWorld, startPaymentWorld } from './payment-world.ts'

let at: PaymentWorld
let administrator: Person
beforeAll(async () => {
  at = await startPaymentWorld()
  administrator = await at.personOf('administrator')
})
afterAll(() => at.close())

const declarations = () => administrator.api.declarations
const euro = (amount: number) => amount.toFixed(2).replace('.', ',')
const body = (receiptMail: string) => ({ requestId: randomUUID(), name: 'Mara Linden', contract: 'Professional', receiptMail })
const mailsTo = async (to: string) => {
  const reply = await fetch(`${at.origin}/_sim/mailbox/messages?${new URLSearchParams({ to })}`)
  return (await reply.json()) as { subject: string; text: string }[]
}
async function customer(name: string, more: Parameters<typeof buy>[3] = {}) {
  const mail = `${name}@lindenhof.test`
  const person = await at.person(name, { email: mail, email_verified: true })
  const { id } = await person.api.accounts.ownAccount()
  await person.api.accounts.changeAccount({ params: { id }, body: { notificationLanguage: 'de' } })
  const { providerId } = await buy(at, person, 'professional', { ...more, email: mail })
  await at.settle()
  return { person, mail, providerId }
}
const found = async (reference: string) => {
  const [one] = (await declarations().list({ query: { query: reference } })).declarations
  return { params: { id: one?.id ?? '' }, declaration: one }
}
const returned = async (providerId: string) => {
  const { transactions } = (await at.lever('GET', `/subscriptions/${providerId}`)) as { transactions: { refunded: number }[] }
  return transactions.map(({ refunded }) => refunded)
}

it('a customer reads in the receipt what the used days cost, and gets the rest back once', async () => {
  const { person, mail, providerId } = await customer('anna')
  await at.pass({ days: 5 })
  const receipt = await person.api.declarations.withdraw({ body: body(mail) })
  const { validFromUtc, validUntilUtc } = await person.api.billing.ownSubscription()
  const paidDays = Math.round((Date.parse(validUntilUtc ?? '') - Date.parse(validFromUtc)) / 86_400_000)
  const owed = Math.floor((7_900 * 5) / paidDays) / 100
  const refund = Math.round((79 - owed) * 100) / 100
  expect(receipt.text).toContain(`5 von ${paidDays}`)
  expect(receipt.text).toContain(euro(owed))
  await at.settle()
  expect((await mailsTo(mail))[0]?.text).toContain(euro(refund))
  const { params, declaration } = await found(receipt.reference)
  expect(declaration).toMatchObject({ state: 'open', reason: 'withdrawal' })
  const assessed = { right: 'open', usedDays: 5, paidDays, paid: 79, owed, refund }
  expect(await declarations().withdrawal({ params })).toMatchObject(assessed)
  await expect(declarations().undo({ params, body: { refund: 79 } })).rejects.toMatchObject({ status: 409 })
  expect(await declarations().undo({ params, body: { refund } })).toMatchObject({ state: 'done' })
  await at.settle()
  expect(await returned(providerId)).toEqual([refund])
  const [undone] = await person.api.billing.ownSubscriptions()
  expect(undone).toMatchObject({ state: 'Cancelled', payPalSubscription: { status: 'CANCELLED' } })
  expect((await person.api.billing.ownSubscription()).type).toBe('trial')
  expect((await person.api.invoices.ownInvoices()).map(({ kind, gross }) => [kind, gross])).toContainEqual(['correction', refund])
  // The button is pressed again after the rest has been refunded.
  expect(await declarations().withdrawal({ params })).toMatchObject({ owed, refund: 0 })
  await declarations().undo({ params, body: { refund: 0 } })
  await at.settle()
  expect(await returned(providerId)).toEqual([refund])
  const subjects = (await mailsTo(mail)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Ihr Widerruf ist ausgeführt')).toHaveLength(1)
  expect(subjects).not.toContain('Ihr Widerruf: Wertersatz und Erstattung')
})

it('without login, the receipt says nothing about a contract; the account is informed by mail, once', async () => {
  const { mail } = await customer('bert')
  await at.pass({ days: 3 })
  const sent = body(mail)
  const receipt = await at.visitor.declarations.withdraw({ body: sent })
  expect(receipt.text).not.toMatch(/\b79\b|Pay for the days|Wertersatz/)
  await at.settle()
  expect(await at.visitor.declarations.withdraw({ body: sent })).toEqual(receipt)
  await at.settle()
  const mails = (await mailsTo(mail)).filter(({ subject }) => subject === 'Ihr Widerruf: Wertersatz und Erstattung')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/3 von (28|29|30|31)/)
})

it('what the law does not grant waits for the operator, who sees the reason', async () => {
  const late = await customer('carla')
  await at.pass({ days: 18 })
  const expired = await at.visitor.declarations.withdraw({ body: body(late.mail) })
  const buyer = { isBusinessCustomer: true, company: 'Linden GmbH', country: 'DE' } as const
  const firm = await customer('dora', { buyer })
  const business = await firm.person.api.declarations.withdraw({ body: body(firm.mail) })
  expect(business.text).not.toContain('Erstattung')
  await at.settle()
  for (const [{ reference }, right] of [
    [expired, 'expired'],
    [business, 'business'],
  ] as const) {
    const { params, declaration } = await found(reference)
    expect(declaration).toMatchObject({ state: 'open', reason: 'withdrawal' })
    expect(await declarations().withdrawal({ params })).toMatchObject({ right, refund: 0 })
    await expect(declarations().undo({ params, body: { refund: 0 } })).rejects.toMatchObject({ status: 409 })
  }
  expect((await mailsTo(late.mail)).some(({ subject }) => subject.startsWith('Ihr Widerruf'))).toBe(false)
})

it('digital content that began with the consent of the consumer is paid in full', async () => {
  const digital = await startPaymentWorld({ SERVICE_KIND: 'digitalContent' })
  try {
    const operator = await digital.personOf('administrator')
    const person = await digital.personOf('trial')
    await buy(digital, person, 'starter')
    await digital.settle()
    const { reference, text } = await person.api.declarations.withdraw({ body: body('e@lindenhof.test') })
    expect(text).not.toContain('Erstattung')
    await digital.settle()
    const [one] = (await operator.api.declarations.list({ query: { query: reference } })).declarations
    const params = { id: one?.id ?? '' }
    expect(await operator.api.declarations.withdrawal({ params })).toMatchObject({ right: 'lost', owed: 29, refund: 0 })
  } finally {
    await digital.close()
  }
})

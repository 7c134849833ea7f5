import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buy, type PaymentWorld, startPaymentWorld } from './payment-world.ts'

let at: PaymentWorld
beforeAll(async () => {
  at = await startPaymentWorld()
})
afterAll(() => at.close())

const cancel = (identification: string) =>
  at.visitor.declarations.cancel({
    body: {
      requestId: randomUUID(),
      type: 'ordinary',
      name: 'Mara Linden',
      identification,
      contract: 'Professional',
      receiptMail: 'receipt@lindenhof.test',
    },
  })

it('a contract at PayPal is cancelled there by a declaration without login, and stays open until it is paid for', async () => {
  const administrator = await at.personOf('administrator')
  const mail = 'mara@lindenhof.test'
  const person = await at.person('mara', { email: mail, email_verified: true })
  await buy(at, person, 'professional')
  await at.settle()
  const before = await person.api.billing.ownSubscription()
  const states = []
  for (let i = 0; i < 2; i++) {
    const { reference } = await cancel(mail)
    await at.settle()
    const { declarations } = await administrator.api.declarations.list({ query: { query: reference } })
    states.push(declarations[0])
  }
  const after = await person.api.billing.ownSubscription()
  expect(after).toMatchObject({
    state: 'Cancelled',
    validUntilUtc: before.validUntilUtc,
    payPalSubscription: { status: 'CANCELLED' },
  })
  // The second declaration finds the contract already cancelled, and reports the same end.
  for (const state of states) expect(state).toMatchObject({ state: 'carriedOut', endsUtc: before.validUntilUtc })
  expect((await at.subjects(mail)).filter((subject) => subject.startsWith('Ihr Vertrag Professional endet am'))).toHaveLength(2)
})

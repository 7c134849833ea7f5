import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { activate, type MarketplaceWorld, startMarketplaceWorld } from './marketplace-world.ts'

let at: MarketplaceWorld
beforeAll(async () => {
  at = await startMarketplaceWorld()
})
afterAll(() => at.close())

it('a contract that ends before its declaration is repeated counts as ended by it', async () => {
  const administrator = await at.personOf('administrator')
  const mail = 'ole@lindenhof.test'
  const person = await at.person('ole', { email: mail, email_verified: true })
  const { id, token } = await at.purchase({ planId: 'starter' })
  expect(await activate(person, token)).toMatchObject({ outcome: 'confirmed' })
  const { reference } = await at.visitor.declarations.cancel({
    body: {
      requestId: randomUUID(),
      type: 'ordinary',
      name: 'Ole Linden',
      contract: 'Starter',
      identification: mail,
      receiptMail: mail,
    },
  })
  await at.product.jobs.runDue()
  const state = async () => (await administrator.api.declarations.list({ query: { query: reference } })).declarations[0]
  expect(await state()).toMatchObject({ state: 'open', reason: 'provider' })
  // The marketplace reports the end before the declaration's job runs again.
  await at.portal(id, 'unsubscribe')
  expect(await at.lever('GET', `/subscriptions/${id}`)).toMatchObject({ saasSubscriptionStatus: 'Unsubscribed' })
  await at.pass({ days: 1 })
  expect(await state()).toMatchObject({ state: 'carriedOut', reason: null })
})

it('a contract of the marketplace is cancelled there by a declaration without login', async () => {
  const administrator = await at.personOf('administrator')
  const mail = 'mara@lindenhof.test'
  const person = await at.person('mara', { email: mail, email_verified: true })
  const { id, token } = await at.purchase({ planId: 'starter' })
  expect(await activate(person, token)).toMatchObject({ outcome: 'confirmed' })
  const declaration = { name: 'Mara Linden', contract: 'Starter', receiptMail: 'receipt@lindenhof.test' }
  const { reference } = await at.visitor.declarations.cancel({
    body: { ...declaration, requestId: randomUUID(), type: 'ordinary', identification: mail },
  })
  await at.settle()
  // The marketplace ends a subscription some time after the call. Until then, the declaration stays open and is
  // repeated.
  await at.pass({ days: 1 })
  expect(await at.lever('GET', `/subscriptions/${id}`)).toMatchObject({ saasSubscriptionStatus: 'Unsubscribed' })
  const { declarations } = await administrator.api.declarations.list({ query: { query: reference } })
  expect(declarations[0]).toMatchObject({ state: 'carriedOut', reason: null })

  // A withdrawal is never refused and never carried out automatically.
  const withdrawal = await at.visitor.declarations.withdraw({ body: { ...declaration, requestId: randomUUID() } })
  await at.settle()
  const { declarations: withdrawals } = await administrator.api.declarations.list({ query: { query: withdrawal.reference } })
  expect(withdrawals[0]).toMatchObject({ state: 'open', reason: 'withdrawal' })
})

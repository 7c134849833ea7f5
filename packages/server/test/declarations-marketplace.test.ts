import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { activate, type MarketplaceWorld, startMarketplaceWorld } from './marketplace-world.ts'

let at: MarketplaceWorld
beforeAll(async () => {
  at = await startMarketplaceWorld()
})
afterAll(() => at.close())

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

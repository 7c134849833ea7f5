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

const operator = () => administrator.api.paymentAdministration
/** Returns a subscription with its first payment, as recorded in the ledger. */
async function bought(product = 'starter') {
  const person = await at.personOf('trial')
  const { providerId } = await buy(at, person, product)
  await at.settle()
  const { id } = await person.api.billing.ownSubscription()
  const [payment = ''] = (await ledger(id, 'payment')).map(({ reference }) => reference)
  return { person, providerId, id, payment }
}
const ledger = async (id: string, kind: 'payment' | 'refund') => (await operator().ledger({ query: { query: id, kind } })).entries
const returned = async (id: string) => (await ledger(id, 'refund')).map(({ amount }) => amount)
const refund = (id: string, payment: string, amount: number, key: string = crypto.randomUUID()) =>
  operator().refund({ params: { id }, body: { id: key, payment, amount, reason: 'Goodwill' } })
const corrections = async ({ api }: Person) =>
  (await api.invoices.ownInvoices()).filter(({ kind }) => kind === 'correction').map(({ gross }) => gross)
const paidBack = async (providerId: string) => {
  const { transactions } = (await at.lever('GET', `/subscriptions/${providerId}`)) as { transactions: { refunded: number }[] }
  return transactions.map(({ refunded }) => refunded)
}

it('parts of a payment are returned, booked and corrected one by one, never more than was paid', async () => {
  const before = await operator().revenue()
  const { person, providerId, id, payment } = await bought()
  const validUntil = (await person.api.billing.ownSubscription()).validUntilUtc
  await refund(id, payment, 4.5)
  await at.settle()
  const key = crypto.randomUUID()
  for (let i = 0; i < 2; i++) await refund(id, payment, 10, key)
  await at.settle()
  expect(await paidBack(providerId)).toEqual([14.5])
  expect((await returned(id)).toSorted()).toEqual([-10, -4.5])
  expect((await corrections(person)).toSorted()).toEqual([10, 4.5])
  await expect(refund(id, payment, 14.51)).rejects.toMatchObject({ status: 422 })
  await expect(refund(id, 'unknown', 1)).rejects.toMatchObject({ status: 422 })
  // A partial refund does not end access.
  expect((await person.api.billing.ownSubscription()).validUntilUtc).toBe(validUntil)

  await refund(id, payment, 14.5)
  await at.settle()
  await at.settle()
  expect((await returned(id)).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)).toBe(-29)
  expect((await corrections(person)).reduce((sum, amount) => sum + amount, 0)).toBe(29)
  await expect(refund(id, payment, 0.01)).rejects.toMatchObject({ status: 422 })
  const sumOf = (rows: typeof before) => rows.reduce((sum, { received, returned }) => sum + received - returned, 0)
  expect(sumOf(await operator().revenue())).toBeCloseTo(sumOf(before), 2)
  const { entries } = await administrator.api.administration.auditEntries({ query: { query: 'payment.refunded' } })
  expect(entries.filter(({ objectId }) => objectId === id)).toHaveLength(4)
})

it('parts that the merchant returned at PayPal are booked, also when their messages are lost', async () => {
  const { person, providerId, id } = await bought()
  await at.lever('POST', `/subscriptions/${providerId}/refund`, { amount: 3 })
  await at.settle()
  expect(await returned(id)).toEqual([-3])
  for (const amount of [5, 7]) {
    await at.lever('POST', '/webhook-faults', { fault: 'drop', event: 'PAYMENT.SALE.REFUNDED' })
    await at.lever('POST', `/subscriptions/${providerId}/refund`, { amount })
    await at.settle()
  }
  await operator().reconcile()
  expect((await returned(id)).toSorted()).toEqual([-3, -5, -7])
  // When the rest of a payment is refunded, it is booked as one refund.
  await at.lever('POST', `/subscriptions/${providerId}/refund`)
  await at.settle()
  expect((await returned(id)).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)).toBe(-29)
  expect(await corrections(person)).toHaveLength(4)
})

it('a part whose amount nobody can name waits for the operator', async () => {
  const { providerId, id } = await bought()
  await at.lever('POST', '/webhook-faults', { fault: 'drop', event: 'PAYMENT.SALE.REFUNDED' })
  await at.lever('POST', `/subscriptions/${providerId}/refund`, { amount: 2 })
  await at.lever('POST', '/faults', { path: '/v1/notifications/webhooks-events', status: 404 })
  await operator().reconcile()
  const open = async () =>
    (await operator().differences({ query: { query: providerId } })).differences.filter(({ settledUtc }) => !settledUtc)
  expect(await open()).toMatchObject([{ kind: 'refundUnknown' }])
  expect(await returned(id)).toEqual([])
  await operator().reconcile()
  expect(await open()).toEqual([])
  expect(await returned(id)).toEqual([-2])
})

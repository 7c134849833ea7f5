import { afterAll, beforeAll, expect, it } from 'vitest'
import { buy, order, type PaymentWorld, startPaymentWorld } from './payment-world.ts'

let at: PaymentWorld
beforeAll(async () => {
  at = await startPaymentWorld()
})
afterAll(() => at.close())

it('invoices each payment of a subscription once, with the month that it pays', async () => {
  const person = await at.personOf('trial')
  await buy(at, person, 'professional', { packages: ['de', 'em'] })
  await at.settle()
  await at.settle()
  const [first, ...others] = await person.api.invoices.ownInvoices()
  expect(others).toEqual([])
  expect(first).toMatchObject({
    kind: 'invoice',
    productName: 'Marklot Professional',
    buyerName: 'Mara Linden',
    net: 66.39,
    vat: 12.61,
    gross: 79,
    vatRate: 19,
  })
  await at.pass({ days: 32 })
  await at.pass({ days: 1 })
  const invoices = await person.api.invoices.ownInvoices()
  expect(invoices).toHaveLength(2)
  expect(invoices[1]).toEqual(first)
  // The second month begins on the day after the first one.
  const dayAfter = new Date(Date.parse(first?.serviceTo ?? '') + 86_400_000).toISOString().slice(0, 10)
  expect(invoices[0]?.serviceFrom).toBe(dayAfter)
})

it('announces the invoice of each renewal by a mail that leads to it', async () => {
  const person = await at.personOf('trial')
  const email = 'verlaengert@lindenhof.test'
  await buy(at, person, 'professional', { email, packages: ['de', 'em'] })
  await at.settle()
  const [activated, ...others] = await at.mails(email)
  expect(others).toEqual([])
  expect(activated?.text).toContain('Ihre Rechnungen finden Sie in Ihrem Konto.')
  await at.pass({ days: 32 })
  await at.pass({ days: 1 })
  const renewed = (await at.mails(email)).filter(({ subject }) => subject === 'Ihre Rechnung für Professional')
  expect(renewed).toHaveLength(1)
  expect(renewed[0]?.text).toMatch(/PayPal hat am \d+\. \p{L}+ 20\d\d 79,00\s€ für Ihren Plan Professional/u)
  // The plan ends by the hour of its order, so mails about its end name the hour.
  const { validUntilUtc } = await person.api.billing.ownSubscription()
  const hour = new Intl.DateTimeFormat('de', { timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(
    new Date(validUntilUtc ?? ''),
  )
  expect(renewed[0]?.text).toMatch(new RegExp(`Bezahlt ist damit bis zum \\d+\\. \\p{L}+ 20\\d\\d, ${hour} Uhr\\.`, 'u'))
  expect(renewed[0]?.text).toContain('/de/account#invoices')
})

it('follows the billing address that the customer changed since the order, on invoices and in mails', async () => {
  const person = await at.personOf('trial')
  const { providerId } = await buy(at, person, 'starter')
  await at.settle()
  const address = await person.api.accounts.billingAddress()
  const moved = { ...address, lastName: 'Bergmann', email: 'umzug@lindenhof.test' }
  await person.api.accounts.changeBillingAddress({ body: moved })
  await at.pass({ days: 32 })
  await at.pass({ days: 1 })
  const names = (await person.api.invoices.ownInvoices()).map(({ buyerName }) => buyerName)
  expect(names).toEqual(['Mara Bergmann', 'Mara Linden'])
  await at.lever('POST', `/subscriptions/${providerId}/cancel`)
  await at.settle()
  const mails = await at.mails('umzug@lindenhof.test')
  expect(mails.map(({ subject }) => subject)).toEqual(['Starter ist gekündigt', 'Ihre Rechnung für Starter'])
})

it('corrects the invoice of a payment that PayPal returned', async () => {
  const person = await at.personOf('trial')
  const { providerId } = await buy(at, person, 'starter')
  await at.settle()
  await at.lever('POST', `/subscriptions/${providerId}/refund`)
  await at.settle()
  const invoices = await person.api.invoices.ownInvoices()
  const invoice = invoices.find(({ kind }) => kind === 'invoice')
  expect(invoices.find(({ kind }) => kind === 'correction')).toMatchObject({
    correctedNumber: invoice?.number,
    net: 24.37,
    vat: 4.63,
    gross: 29,
  })
})

it('leaves the VAT to a business of another EU country that names its number', async () => {
  const person = await at.personOf('trial')
  const query = { product: 'starter', isBusinessCustomer: 'true', country: 'AT', hasVatId: 'true' } as const
  expect(await person.api.payment.checkout({ query })).toMatchObject({
    price: { amount: 29 },
    vat: { treatment: 'reverseCharge', rate: 0 },
  })
  const buyer = { isBusinessCustomer: true, company: 'Linden GmbH', country: 'AT', vatId: 'atu 1234 5678' } as const
  const foreign = order(person, 'starter', { buyer: { ...buyer, vatId: 'DE123456789' } })
  await expect(foreign).rejects.toMatchObject({ status: 400, body: { details: [{ path: 'billingAddress.vatId' }] } })
  await buy(at, person, 'starter', { buyer })
  await at.settle()
  expect(await person.api.accounts.billingAddress()).toMatchObject({ vatId: 'ATU12345678' })
  const [invoice] = await person.api.invoices.ownInvoices()
  expect(invoice).toMatchObject({ net: 29, vat: 0, gross: 29, vatRate: null })
})

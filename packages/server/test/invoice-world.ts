import { randomUUID } from 'node:crypto'
import { readConfig } from '../src/config.ts'
import { type InvoiceSettings, openInvoices, type ReceivedPayment } from '../src/invoices/index.ts'
import type { MembersWorld } from './members-world.ts'

/** Opens the invoices of a product with different settings of the operator. */
export function invoicesOf(
  { product, world, objectStore }: MembersWorld,
  invoiceSettings: InvoiceSettings = { taxNumber: '37/123/45678', euVat: 'germany', filesAtOnce: true },
) {
  const { clock, jobs } = product
  const { operator } = readConfig({})
  return openInvoices({ pool: world.pool, clock, jobs, objectStore, operator, invoiceSettings, productName: 'Marklot' })
}

export const buyer = {
  isBusinessCustomer: false,
  firstName: 'Anna',
  lastName: 'Weber',
  company: '',
  street: 'Lindenstraße 1',
  postalCode: '20095',
  city: 'Hamburg',
  country: 'DE',
  email: 'anna@kanzlei.test',
}

/** Returns a payment for one month of the Professional plan. */
export const receivedPayment = (change: Partial<ReceivedPayment> & { accountId: string }): ReceivedPayment => ({
  reference: `paypal:${randomUUID()}`,
  receivedAt: new Date('2026-11-30T23:30:00Z'),
  gross: 7900,
  buyer,
  product: { key: 'professional', name: 'Professional' },
  billingPlan: 'monthly',
  packages: ['de', 'em'],
  period: { from: new Date('2026-11-30T23:30:00Z'), until: new Date('2026-12-31T23:30:00Z') },
  orderNumber: '2026-000042',
  ...change,
})

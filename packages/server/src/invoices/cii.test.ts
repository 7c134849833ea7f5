import { expect, it } from 'vitest'
import { divideGross } from './amounts.ts'
import { writeCii } from './cii.ts'
import type { InvoiceContent } from './content.ts'
import { vatOf } from './vat.ts'

function dataOf(gross: number, country: string, more: Partial<InvoiceContent> = {}): string {
  const vat = vatOf({ country, isBusinessCustomer: false, hasVatId: false }, 'oss')
  const place = { street: 'Hauptstraße 1', postalCode: '10115', city: 'Berlin' }
  return writeCii({
    number: 'RE-2026-000042',
    kind: 'invoice',
    locale: 'en',
    issuedOn: '2026-11-23',
    paidOn: '2026-11-23',
    serviceFrom: '2026-11-23',
    serviceTo: '2026-12-22',
    corrected: null,
    orderNumber: null,
    seller: {
      ...place,
      country: 'DE',
      name: 'Marken GmbH',
      representative: 'Ada Beispiel',
      email: 'post@example.org',
      phone: '+49 30 1',
      register: 'HRB 1',
      vatId: 'DE123456789',
      taxNumber: null,
      isExample: false,
    },
    buyer: { ...place, country, isBusinessCustomer: false, name: 'Mara', person: null, email: 'm@example.org', vatId: null },
    line: { productKey: 'starter', productName: 'Starter', description: 'Subscription', billingPlan: 'monthly' },
    vat,
    amounts: divideGross(gross, vat.rate),
    currency: 'EUR',
    ...more,
  })
}
/** Returns the sums in the schema's order. */
const sums = (xml: string) =>
  [...(xml.split('HeaderMonetarySummation>')[1] ?? '').matchAll(/<ram:(\w+)[^>]*>([^<]+)/g)].map(([, name, value]) => [
    name,
    value,
  ])

it('names a rounding amount only where there is one', () => {
  expect(sums(dataOf(2900, 'DE')).map(([name]) => name)).not.toContain('RoundingAmount')
  expect(sums(dataOf(3, 'DE'))).toEqual([
    ['LineTotalAmount', '0.03'],
    ['TaxBasisTotalAmount', '0.03'],
    ['TaxTotalAmount', '0.01'],
    ['RoundingAmount', '-0.01'],
    ['GrandTotalAmount', '0.04'],
    ['TotalPrepaidAmount', '0.03'],
    ['DuePayableAmount', '0.00'],
  ])
})

it('writes rates with decimals and says who declares the tax', () => {
  const xml = dataOf(2900, 'FI')
  expect(xml).toContain('<ram:RateApplicablePercent>25.50</ram:RateApplicablePercent>')
  expect(xml).toContain('<ram:Content>VAT of your country, declared through the EU One-Stop-Shop</ram:Content>')
})

it('refers to the invoice that it corrects', () => {
  const xml = dataOf(2900, 'DE', { kind: 'correction', corrected: { number: 'RE-2026-000041', issuedOn: '2026-11-01' } })
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>')
  expect(xml).toContain(
    '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>RE-2026-000041</ram:IssuerAssignedID><ram:FormattedIssueDateTime>',
  )
})

import { locales } from '@marklot/contracts'
import { expect, it } from 'vitest'
import type { InvoiceContent } from './content.ts'
import { factsOf } from './invoice-facts.ts'

const content = {
  number: 'RE-2026-000042',
  kind: 'invoice',
  locale: 'de',
  issuedOn: '2026-12-01',
  serviceFrom: '2026-12-15',
  serviceTo: '2027-01-14',
  paidUntil: '2027-01-15T13:37:00.000Z',
  orderNumber: null,
  buyer: { vatId: null },
} as unknown as InvoiceContent
const values = (change: Partial<InvoiceContent> = {}) => factsOf({ ...content, ...change }).map(([, value]) => value)

it('says until when the plan is paid, to the minute, beside the days of the period', () => {
  expect(values()).toEqual(['RE-2026-000042', '1. Dezember 2026', '15.12.2026 – 14.01.2027', '15.01.2027, 14:37 MEZ'])
})

it('leaves that out of a correction, and of invoices from before it was stored', () => {
  expect(values({ kind: 'correction' })).toHaveLength(3)
  expect(values({ paidUntil: undefined })).toHaveLength(3)
})

it('writes the first of a month in French as an ordinal', () => {
  expect(values({ locale: 'fr' })[1]).toBe('1er décembre 2026')
})

it.each(locales)('keeps each value short enough for one line in %s', (locale) => {
  for (const value of values({ locale })) expect(value.length).toBeLessThanOrEqual(28)
})

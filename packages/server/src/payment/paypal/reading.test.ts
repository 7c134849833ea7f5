import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addMonths } from '../../platform/local-calendar.ts'
import { Subscription, Transactions } from './objects.ts'
import { readingOf } from './reading.ts'

const plan = {
  planId: 'P-1',
  environment: 'test',
  payPalProductId: 'PROD-1',
  productKey: 'starter',
  price: 29,
  introductoryPrice: null,
  introductoryMonths: null,
  formerPrices: [],
  isCurrent: true,
}
const euro = (value: string) => ({ currency_code: 'EUR', value })
const read = (subscription: object, payments: { time: string; status?: string }[]) =>
  readingOf(
    z.parse(Subscription, {
      id: 'I-ABCDEFGH',
      status: 'ACTIVE',
      plan_id: 'P-1',
      start_time: '2026-01-31T09:30:00Z',
      ...subscription,
    }),
    z.parse(Transactions, {
      transactions: payments.map(({ time, status = 'COMPLETED' }, index) => ({
        id: `T${index}`,
        status,
        time,
        amount_with_breakdown: { gross_amount: euro('29.00') },
      })),
    }),
    plan,
    'EUR',
  )

it('takes the next billing time where it fits the last payment', () => {
  const billing = { next_billing_time: '2026-02-28T10:00:00Z' }
  expect(read({ billing_info: billing }, [{ time: '2026-01-31T09:31:00Z' }]).paidUntil).toEqual(new Date('2026-02-28T10:00:00Z'))
})

it.each([
  ['an old one', { next_billing_time: '2026-01-31T10:00:00Z' }],
  ['none, after a cancellation', {}],
  ['one beyond a failed payment', { next_billing_time: '2026-04-30T10:00:00Z', failed_payments_count: 1 }],
])('counts the period from the start when PayPal names %s', (_, billing) => {
  expect(read({ billing_info: billing }, [{ time: '2026-01-31T09:31:00Z' }]).paidUntil).toEqual(new Date('2026-02-28T09:30:00Z'))
})

it('counts a late payment for the period that it is late for', () => {
  const { paidUntil } = read({}, [{ time: '2026-01-31T09:31:00Z' }, { time: '2026-03-10T08:00:00Z' }])
  expect(paidUntil).toEqual(new Date('2026-03-31T09:30:00Z'))
})

it('takes back what a returned payment had paid for', () => {
  const payments = [{ time: '2026-01-31T09:31:00Z' }, { time: '2026-02-28T10:00:00Z', status: 'REFUNDED' }]
  expect(read({}, payments)).toMatchObject({ paidUntil: new Date('2026-02-28T09:30:00Z'), mayShorten: true })
})

it.each([
  ['was never paid', []],
  ['was paid back', [{ time: '2026-01-31T09:31:00Z', status: 'REFUNDED' }]],
  ['failed from the first payment on', [{ time: '2026-01-31T09:31:00Z', status: 'DECLINED' }]],
])('is in arrears from its start on when it runs and %s', (_, payments) => {
  expect(read({}, payments).paidUntil).toEqual(new Date('2026-01-31T09:30:00Z'))
  expect(read({ status: 'CANCELLED' }, payments).paidUntil).toBe(null)
})

it('pays for one period after another, at whatever hour PayPal renews', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -600, max: 600 }), (months, minutes) => {
      const start = new Date('2026-01-31T09:30:00Z')
      const due = addMonths(start, months, 'UTC').getTime() + (months === 0 ? 0 : minutes * 60_000)
      const { paidUntil } = read({}, [{ time: new Date(due).toISOString() }])
      expect(paidUntil).toEqual(addMonths(start, months + 1, 'UTC'))
    }),
  )
})

it.each([
  [{ plan_overridden: true }, 'plan_overridden'],
  [{ quantity: '2' }, 'quantity'],
  [{ quantity: '1' }, null],
])('notices what a page altered: %o', (fields, alteration) => {
  expect(read(fields, []).alteration).toBe(alteration)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAfterPeriod, proRataOf } from './pro-rata.ts'

const day = 86_400_000
const from = new Date('2026-04-01T10:30:00Z')
const until = new Date('2026-05-01T10:30:00Z')
const after = (days: number) => new Date(from.getTime() + days * day)

it('is the share of the price that falls on whole days of use', () => {
  const payment = { paid: 7_900, left: 7_900, period: { from, until } }
  expect(proRataOf(payment, after(0.9), true)).toEqual({ usedDays: 0, paidDays: 30, owed: 0, refund: 7_900 })
  expect(proRataOf(payment, after(4.2), true)).toEqual({ usedDays: 4, paidDays: 30, owed: 1_053, refund: 6_847 })
  expect(proRataOf(payment, after(90), true)).toMatchObject({ usedDays: 30, owed: 7_900, refund: 0 })
})

it('is nothing where the early start was not demanded', () => {
  expect(proRataOf({ paid: 2_900, left: 2_900, period: { from, until } }, after(9), false)).toMatchObject({
    usedDays: 9,
    owed: 0,
    refund: 2_900,
  })
})

it('returns what is left beyond the pay, never more, and nothing twice', () => {
  const amounts = fc.record({ paid: fc.integer({ min: 1, max: 100_000 }), returned: fc.integer({ min: 0, max: 100_000 }) })
  fc.assert(
    fc.property(amounts, fc.double({ min: -2, max: 60, noNaN: true }), ({ paid, returned }, days) => {
      const left = Math.max(0, paid - returned)
      const first = proRataOf({ paid, left, period: { from, until } }, after(days), true)
      expect(first.refund).toBeLessThanOrEqual(left)
      expect(first.owed).toBeLessThanOrEqual(paid)
      const again = proRataOf({ paid, left: left - first.refund, period: { from, until } }, after(days), true)
      expect(again).toMatchObject({ owed: first.owed, refund: 0 })
    }),
  )
})

it('ends the period to withdraw after fourteen days, or on the next working day', () => {
  expect(dayAfterPeriod('2026-11-23')).toBe('2026-12-08')
  expect(dayAfterPeriod('2026-11-21')).toBe('2026-12-08')
  expect(dayAfterPeriod('2026-11-22')).toBe('2026-12-08')
  expect(dayAfterPeriod('2026-11-20')).toBe('2026-12-05')
  // Christmas 2026 falls on a Friday and a Saturday, so the period ends on Monday the 28th.
  expect(dayAfterPeriod('2026-12-11')).toBe('2026-12-29')
  // The holidays from Good Friday to Easter Monday 2027 move the end of the period to Tuesday, 30 March.
  expect(dayAfterPeriod('2027-03-12')).toBe('2027-03-31')
  // Holidays of individual states: Repentance Day in Saxony, Corpus Christi, Epiphany.
  expect(dayAfterPeriod('2026-11-04')).toBe('2026-11-20')
  expect(dayAfterPeriod('2027-05-13')).toBe('2027-05-29')
  expect(dayAfterPeriod('2026-12-23')).toBe('2027-01-08')
})

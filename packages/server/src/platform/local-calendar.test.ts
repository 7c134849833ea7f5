import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, billingPeriod, dayIn, endOfDay } from './local-calendar.ts'

const berlin = 'Europe/Berlin'
const zones = fc.constantFrom(berlin, 'UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'America/St_Johns')
const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })

describe('a day', () => {
  it('ends at midnight in the time zone, also when clocks change and at the end of a month', () => {
    const end = (instant: string, zone: string) => endOfDay(new Date(instant), zone).toISOString()
    expect(end('2026-06-30T21:59:59Z', berlin)).toBe('2026-06-30T22:00:00.000Z')
    expect(end('2026-06-30T22:00:00Z', berlin)).toBe('2026-07-01T22:00:00.000Z')
    expect(end('2026-03-28T23:30:00Z', berlin)).toBe('2026-03-29T22:00:00.000Z')
    expect(end('2026-12-31T12:00:00Z', 'UTC')).toBe('2027-01-01T00:00:00.000Z')
  })
})

describe('months', () => {
  it('end on the last day of a shorter month and return to their day', () => {
    const start = new Date('2026-01-31T09:00:00Z')
    const days = [1, 2, 3, 13].map((months) => dayIn(addMonths(start, months, berlin), berlin))
    expect(days).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2027-02-28'])
    expect(dayIn(addMonths(new Date('2028-01-31T09:00:00Z'), 1, berlin), berlin)).toBe('2028-02-29')
  })
  it('keep the local hour across a clock change', () => {
    expect(addMonths(new Date('2026-03-15T08:00:00Z'), 1, berlin).toISOString()).toBe('2026-04-15T07:00:00.000Z')
    // 02:30 does not exist on the day when clocks go forward.
    expect(addMonths(new Date('2026-02-28T01:30:00Z'), 1, berlin).toISOString()).toBe('2026-03-28T01:30:00.000Z')
    expect(addMonths(new Date('2026-02-28T23:30:00Z'), 1, 'UTC').toISOString()).toBe('2026-03-28T23:30:00.000Z')
  })
  it("begin when the day begins in the account's time zone", () => {
    const late = new Date('2026-06-30T22:30:00Z')
    expect(dayIn(late, berlin)).toBe('2026-07-01')
    expect(dayIn(late, 'America/New_York')).toBe('2026-06-30')
  })
  it('keep the day of the month where the month has it', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 60 }), zones, (instant, months, zone) => {
        const from = Number(dayIn(instant, zone).slice(8))
        const until = dayIn(addMonths(instant, months, zone), zone)
        const last = new Date(Date.UTC(Number(until.slice(0, 4)), Number(until.slice(5, 7)), 0)).getUTCDate()
        expect(Number(until.slice(8))).toBe(Math.min(from, last))
      }),
    )
  })
})

describe('billing periods', () => {
  it('follow each other without a gap', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 2_000 * 86_400 }), zones, (from, seconds, zone) => {
        const now = new Date(from.getTime() + seconds * 1000)
        for (const plan of ['monthly', 'annual'] as const) {
          const { start, end } = billingPeriod(from, now, plan, zone)
          expect(start <= now && now < end).toBe(true)
          expect(billingPeriod(from, end, plan, zone).start).toEqual(end)
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn } from '../platform/local-calendar.ts'
import { addDays, addMonths, daysBetween } from '../register/index.ts'
import { firstRunDay, nextRun, type RunFrequency } from './schedule.ts'

const berlin = 'Europe/Berlin'
/** Returns the first runs after an instant, as local days. */
function runs(frequency: RunFrequency, firstDay: string, after: string, count: number, timeZone = berlin): string[] {
  const days: string[] = []
  let now = new Date(after)
  for (let i = 0; i < count; i++) {
    now = nextRun(frequency, firstDay, timeZone, now)
    days.push(now.toISOString())
  }
  return days
}

describe('runs', () => {
  it('begin at the next six in the morning', () => {
    expect(firstRunDay(new Date('2026-11-20T04:59:00Z'), berlin)).toBe('2026-11-20')
    expect(firstRunDay(new Date('2026-11-20T05:00:00Z'), berlin)).toBe('2026-11-21')
    expect(firstRunDay(new Date('2026-11-20T21:30:00Z'), 'Asia/Tokyo')).toBe('2026-11-22')
  })

  it('on the 31st fall on the last day of shorter months', () => {
    expect(runs('monthly', '2026-01-31', '2026-01-31T04:00:00Z', 4)).toEqual([
      '2026-01-31T05:00:00.000Z',
      '2026-02-28T05:00:00.000Z',
      '2026-03-31T04:00:00.000Z',
      '2026-04-30T04:00:00.000Z',
    ])
    expect(runs('monthly', '2028-01-31', '2028-02-01T00:00:00Z', 1)).toEqual(['2028-02-29T05:00:00.000Z'])
  })

  it('stay at six when the clocks change', () => {
    expect(runs('daily', '2026-03-28', '2026-03-28T00:00:00Z', 3)).toEqual([
      '2026-03-28T05:00:00.000Z',
      '2026-03-29T04:00:00.000Z',
      '2026-03-30T04:00:00.000Z',
    ])
    expect(runs('weekly', '2026-10-18', '2026-10-19T00:00:00Z', 2)).toEqual([
      '2026-10-25T05:00:00.000Z',
      '2026-11-01T05:00:00.000Z',
    ])
  })
})

const frequencies = fc.constantFrom<RunFrequency>('daily', 'weekly', 'monthly')
const zones = fc.constantFrom(berlin, 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Apia', 'UTC', 'America/St_Johns')
// Samoa skipped 30 December 2011 when it crossed the date line, so no run can fall on that day.
const days = fc.integer({ min: 0, max: 14_000 }).map((day) => addDays('2012-01-01', day))
const instants = fc.date({ min: new Date('2012-01-02T00:00:00Z'), max: new Date('2050-01-01T00:00:00Z'), noInvalidDate: true })

describe('the next run', () => {
  it('is after now, and none lies between', () => {
    fc.assert(
      fc.property(frequencies, zones, days, instants, (frequency, zone, firstDay, now) => {
        const next = nextRun(frequency, firstDay, zone, now)
        expect(next > now).toBe(true)
        // Every instant between now and that run leads to the same run.
        const between = new Date((now.getTime() + next.getTime()) / 2)
        expect(nextRun(frequency, firstDay, zone, between)).toEqual(next)
      }),
    )
  })

  it('is a whole number of periods after the first day', () => {
    fc.assert(
      fc.property(frequencies, zones, days, instants, (frequency, zone, firstDay, now) => {
        const day = dayIn(nextRun(frequency, firstDay, zone, now), zone)
        const apart = daysBetween(firstDay, day)
        expect(apart).toBeGreaterThanOrEqual(0)
        if (frequency === 'weekly') expect(apart % 7).toBe(0)
        if (frequency === 'monthly') {
          const months = Math.round(apart / 30.44)
          expect([months - 1, months, months + 1].map((count) => addMonths(firstDay, count))).toContain(day)
        }
      }),
    )
  })

  it('covers every period exactly once when each run follows the one before', () => {
    fc.assert(
      fc.property(frequencies, zones, days, (frequency, zone, firstDay) => {
        let now = new Date(`${addDays(firstDay, -1)}T00:00:00Z`)
        for (let count = 0; count < 15; count++) {
          now = nextRun(frequency, firstDay, zone, now)
          const expected =
            frequency === 'monthly' ? addMonths(firstDay, count) : addDays(firstDay, count * (frequency === 'weekly' ? 7 : 1))
          expect(dayIn(now, zone)).toBe(expected)
        }
      }),
    )
  })
})

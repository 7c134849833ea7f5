import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, addYears, easterSunday, weekdayOf } from './days.ts'

describe('arithmetic on days', () => {
  it('keeps the day of the month or uses the last one', () => {
    expect(addMonths('2019-11-30', 3)).toBe('2020-02-29')
    expect(addMonths('2018-11-30', 3)).toBe('2019-02-28')
    expect(addMonths('2020-06-05', 3)).toBe('2020-09-05')
    expect(addMonths('2020-12-31', 2)).toBe('2021-02-28')
    expect(addYears('2020-02-29', 10)).toBe('2030-02-28')
    expect(addDays('2017-11-28', 30)).toBe('2017-12-28')
  })
  const days = fc
    .date({ min: new Date('1850-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10))
  it('always returns a real day, later by the given months', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 240 }), (date, months) => {
        const later = addMonths(date, months)
        expect(new Date(later).toISOString().slice(0, 10)).toBe(later)
        const months0 = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
        expect(Number(later.slice(0, 4)) * 12 + Number(later.slice(5, 7))).toBe(months0 + months)
        expect(Number(later.slice(8))).toBeLessThanOrEqual(Number(date.slice(8)))
      }),
    )
  })
})

it('knows the days of the week and Easter', () => {
  expect(weekdayOf('2020-10-09')).toBe(5)
  expect(weekdayOf('2000-02-29')).toBe(2)
  const easters = ['2019-04-21', '2020-04-12', '2021-04-04', '2022-04-17', '2023-04-09', '2024-03-31', '2025-04-20', '2038-04-25']
  for (const easter of easters) expect(easterSunday(Number(easter.slice(0, 4)))).toBe(easter)
})

import { describe, expect, it } from 'vitest'
import { oppositionPeriod } from './period.ts'

describe('the length of an opposition period', () => {
  it.each([
    ['de', '2026-01-16', '2026-04-16', 'months', 3],
    ['em', '2020-07-09', '2020-10-13', 'months', 3],
    ['ch', '2025-11-30', '2026-02-28', 'months', 3],
    ['fr', '2026-03-06', '2026-05-06', 'months', 2],
    ['es', '2025-12-31', '2026-02-28', 'months', 2],
    ['us', '2017-11-28', '2017-12-28', 'days', 30],
    ['us', '2026-02-05', '2026-03-09', 'days', 30],
  ] as const)('at the office %s from %s to %s is told in the unit of the law', (office, start, end, unit, count) => {
    expect(oppositionPeriod(office, start, end)).toEqual({ unit, count })
  })

  it.each([
    ['shorter than the law', 'de', '2026-01-16', '2026-03-16', 59],
    ['extended', 'us', '2026-01-01', '2026-03-02', 60],
  ] as const)('that is %s is counted in days', (_, office, start, end, count) => {
    expect(oppositionPeriod(office, start, end)).toEqual({ unit: 'days', count })
  })
})

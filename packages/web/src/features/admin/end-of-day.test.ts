import { expect, it } from 'vitest'
import { endOfDay } from './end-of-day.ts'

it.each([
  ['2026-11-20', 'Europe/Berlin', '2026-11-20T23:00:00.000Z'],
  ['2026-06-30', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  ['2026-03-28', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-12-31', 'America/New_York', '2027-01-01T05:00:00.000Z'],
  ['2026-02-28', 'UTC', '2026-03-01T00:00:00.000Z'],
])('%s in %s ends at %s', (day, timeZone, end) => {
  expect(endOfDay(day, timeZone)).toBe(end)
})

import { describe, expect, it } from 'vitest'
import { dayOf } from './day-of.ts'

describe('dayOf', () => {
  it("is the day in the account's time zone, not in UTC", () => {
    expect(dayOf('2026-01-31T23:30:00Z', 'Europe/Berlin')).toBe('2026-02-01')
    expect(dayOf('2026-07-01T03:00:00Z', 'America/New_York')).toBe('2026-06-30')
    expect(dayOf('2026-03-05T12:00:00Z', 'UTC')).toBe('2026-03-05')
  })
})

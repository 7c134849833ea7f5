import { describe, expect, it } from 'vitest'
import { spanOf, windowUntil } from './windows.ts'

describe('a window', () => {
  it.each([
    ['2026-03-31', 30, '2026-03-02'],
    ['2024-03-01', 30, '2024-02-01'],
    ['2025-03-01', 30, '2025-01-31'],
    ['2026-01-01', 90, '2025-10-04'],
    // Clock changes do not affect days.
    ['2026-03-30', 30, '2026-03-01'],
    ['2026-10-31', 90, '2026-08-03'],
    ['2026-06-30', 1, '2026-06-30'],
  ])('that ends on %s and has %i days begins on %s', (until, days, from) => {
    expect(windowUntil(until, days)).toEqual({ days, from, until })
  })

  it('of several offices contains all of theirs', () => {
    expect(spanOf([windowUntil('2026-03-31', 30), windowUntil('2026-03-20', 30)], 30)).toEqual({
      days: 30,
      from: '2026-02-19',
      until: '2026-03-31',
    })
    expect(spanOf([], 30)).toBeNull()
  })
})

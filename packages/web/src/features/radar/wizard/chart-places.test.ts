import { describe, expect, it } from 'vitest'
import { chartPlaces, field, heightOf } from './chart-places.ts'

const test = {
  from: '2025-11-22',
  until: '2026-11-22',
  brands: [
    { day: '2025-11-22', brandId: 'de-1', name: 'A', registrationOfficeCode: 'de', similarity: 100 } as const,
    { day: '2026-05-01', brandId: 'de-2', name: null, registrationOfficeCode: 'de', similarity: 70 } as const,
    { day: '2026-11-22', brandId: 'de-3', name: 'C', registrationOfficeCode: 'de', similarity: 50 } as const,
  ],
}

describe('the chart of a back-test', () => {
  it('places marks by day and similarity within its field', () => {
    const { dots } = chartPlaces(test, 70)
    expect(dots.map(({ x }) => x)).toEqual([field.left, expect.any(Number), field.width - field.right])
    expect(dots.map(({ y }) => y)).toEqual([field.top, heightOf(70), field.top + field.height])
    expect(dots.map(({ isReported }) => isReported)).toEqual([true, true, false])
  })

  it('counts what the threshold reports in each month; the months fill the year', () => {
    const { months } = chartPlaces(test, 70)
    expect(months.map(({ month }) => month)).toHaveLength(13)
    expect(months.filter(({ reported }) => reported > 0).map(({ month }) => month)).toEqual(['2025-11', '2026-05'])
    const drawn = months.reduce((sum, { width }) => sum + width, 0)
    expect(drawn).toBeCloseTo(field.width - field.left - field.right)
    expect(chartPlaces(test, 50).months.reduce((sum, { reported }) => sum + reported, 0)).toBe(3)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('page numbers', () => {
  it('show all pages when there are few', () => {
    expect(pageNumbers(1, 1)).toEqual([1])
    expect(pageNumbers(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  it('leave gaps when there are many', () => {
    expect(pageNumbers(1, 106)).toEqual([1, 2, 3, 4, 5, null, 106])
    expect(pageNumbers(50, 106)).toEqual([1, null, 49, 50, 51, null, 106])
    expect(pageNumbers(106, 106)).toEqual([1, null, 102, 103, 104, 105, 106])
  })
  it('always contain first, last and current page, ascending, at most seven entries', () => {
    const pages = fc
      .integer({ min: 1, max: 5000 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
    fc.assert(
      fc.property(pages, ([page, count]) => {
        const all = pageNumbers(page, count)
        const numbers = all.filter((entry) => entry !== null)
        expect(all.length).toBeLessThanOrEqual(7)
        expect(numbers).toContain(page)
        expect(numbers[0]).toBe(1)
        expect(numbers.at(-1)).toBe(count)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      }),
    )
  })
})

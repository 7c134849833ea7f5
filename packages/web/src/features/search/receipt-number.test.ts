import { noFilters } from '@marklot/contracts/search'
import { describe, expect, it } from 'vitest'
import { queryOf } from './address.ts'
import { receiptNumber } from './receipt-number.ts'
import { emptySearch } from './search-state.ts'

const result = {
  query: { ...queryOf(emptySearch), text: 'Tavilo' },
  offices: [{ code: 'de' as const, state: 'searched' as const, asOf: '2026-11-19', late: false, marks: 1200 }],
  receipt: null,
  total: 3,
}
const number = receiptNumber(result)

describe('the number of a receipt', () => {
  it('is short enough to be read out', () => {
    expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{6}$/)
  })
  it('stays the same on another page, in another order and size', () => {
    expect(receiptNumber({ ...result, query: { ...result.query, page: 2, size: 100, sort: 'name' } })).toBe(number)
  })
  it('changes with what was searched and with the register', () => {
    const others = [
      { ...result, query: { ...result.query, text: 'Tavila' } },
      { ...result, query: { ...result.query, filters: { ...noFilters, brandTypes: ['Word' as const] } } },
      { ...result, total: 4 },
      {
        ...result,
        offices: [
          { ...result.offices[0], code: 'de' as const, state: 'searched' as const, asOf: '2026-11-20', late: false, marks: 1200 },
        ],
      },
    ].map(receiptNumber)
    expect(new Set([number, ...others]).size).toBe(5)
  })
})

import { describe, expect, it } from 'vitest'
import { activeFilters, isAsked, toggleValue, withoutFilter, withoutFilters, withRanges } from './active-filters.ts'
import { emptySearch } from './search-state.ts'

const filtered = withRanges(
  toggleValue(
    toggleValue({ ...emptySearch, page: 3, minimumSimilarity: 80 }, 'registrationOfficeCodes', 'de'),
    'goodsClasses',
    30,
  ),
  { applicationDate: { from: '2020-01-01' } },
)

describe('active filters', () => {
  it('are one chip each, in the order of the rail', () => {
    expect(activeFilters(filtered)).toEqual([
      { kind: 'value', filter: 'registrationOfficeCodes', value: 'de' },
      { kind: 'value', filter: 'goodsClasses', value: 30 },
      { kind: 'range', filter: 'applicationDate', range: { from: '2020-01-01' } },
      { kind: 'similarity', percent: 80 },
    ])
  })
  it('can be removed one by one until none is left', () => {
    const bare = activeFilters(filtered).reduce(withoutFilter, filtered)
    expect(bare).toEqual({ ...emptySearch, page: 1 })
    expect(withoutFilters(filtered)).toEqual(bare)
  })
  it('lead back to the first page when they change', () => {
    expect(filtered.page).toBe(1)
    expect(withoutFilter({ ...filtered, page: 9 }, { kind: 'similarity', percent: 80 }).page).toBe(1)
  })
  it('do not count the similarity where it is not used', () => {
    expect(activeFilters({ ...emptySearch, mode: 'number', minimumSimilarity: 90 })).toEqual([])
  })
})

describe('a request to the server', () => {
  it('needs a text, a filter or an order to browse in', () => {
    expect(isAsked(emptySearch)).toBe(false)
    expect(isAsked({ ...emptySearch, minimumSimilarity: 90 })).toBe(false)
    expect(isAsked({ ...emptySearch, text: 'A' })).toBe(true)
    expect(isAsked({ ...emptySearch, sort: 'applicationDate' })).toBe(true)
    expect(isAsked(filtered)).toBe(true)
  })
})

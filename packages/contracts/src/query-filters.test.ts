import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandStateCategories, brandTypes } from './brand.ts'
import { registrationOfficeCodes } from './office.ts'
import { filtersOf, queryOfSearch, searchOfQuery, withFilters } from './query-filters.ts'
import { parseQuery, printQuery, type RegisterQuery } from './query-language.ts'
import { noFilters, type SearchFilters } from './search.ts'

const read = (text: string): RegisterQuery => {
  const parsed = parseQuery(text)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return parsed.query
}
const day = fc.constantFrom('1999-12-31', '2020-02-29', '2024-01-01')
const range = fc
  .record({ from: fc.option(day, { nil: undefined }), until: fc.option(day, { nil: undefined }) })
  .filter(({ from, until }) => !(from && until && from > until))
  .map(({ from, until }) => ({ ...(from && { from }), ...(until && { until }) }))
const inOrder = <T>(values: readonly T[]) => fc.subarray([...values])
const anyFilters: fc.Arbitrary<SearchFilters> = fc.record({
  registrationOfficeCodes: inOrder(registrationOfficeCodes),
  brandStateCategories: inOrder(brandStateCategories),
  brandTypes: inOrder(brandTypes),
  brandStates: inOrder(['de.marke-eingetragen', 'us.630']),
  goodsClasses: inOrder([1, 9, 25, 34]),
  servicesClasses: inOrder([35, 45]),
  viennaCategories: inOrder([1, 5, 29]),
  applicationDate: range,
  registrationDate: range,
  oppositionPeriodEndDate: range,
  priorityDate: range,
})
const anyRest = fc.constantFrom('', 'nike', 'NOT office:us', 'name:"a b c" NOT class:9,35', 'filed:2020,2022 similar:puma')

describe('filters of a query', () => {
  it('are clauses of the text: they are set, read and printed without loss', () => {
    fc.assert(
      fc.property(anyFilters, anyRest, (filters, text) => {
        const rest = read(text)
        const query = withFilters(rest, filters)
        expect(filtersOf(query)).toEqual({ filters, rest: rest.clauses })
        expect(filtersOf(read(printQuery(query)))).toEqual({ filters, rest: rest.clauses })
        expect(withFilters(query, filters)).toEqual(query)
        expect(withFilters(query, noFilters)).toEqual(rest)
      }),
    )
  })
  it('change their clause in place', () => {
    const query = read('nike office:em,de class:25 NOT state:dead')
    const { filters } = filtersOf(query)
    const wider = withFilters(query, { ...filters, goodsClasses: [25, 30], brandTypes: ['Word'] })
    expect(printQuery(wider)).toBe('name:nike office:em,de class:25,30 NOT state:dead type:word')
    expect(printQuery(withFilters(wider, { ...filters, goodsClasses: [], registrationOfficeCodes: [] }))).toBe(
      'name:nike NOT state:dead',
    )
  })
  it('leave a second clause of a field and multiple ranges to the text', () => {
    const { filters, rest } = filtersOf(read('class:25 class:35 filed:2020,2022'))
    expect([filters.goodsClasses, filters.servicesClasses, filters.applicationDate]).toEqual([[25], [], {}])
    expect(printQuery({ clauses: rest })).toBe('class:35 filed:2020-01-01..2020-12-31,2022-01-01..2022-12-31')
  })
})

describe('a plain search', () => {
  it('becomes an equivalent query and can be restored from it', () => {
    const filters = { ...noFilters, registrationOfficeCodes: ['de' as const], goodsClasses: [9] }
    const query = queryOfSearch({ mode: 'name', text: 'just do it', filters })
    expect(printQuery(query)).toBe('similar:"just do it" office:de class:9')
    expect(searchOfQuery(query)).toEqual({ text: 'just do it', filters })
    expect(printQuery(queryOfSearch({ mode: 'owner', text: 'ACME', filters: noFilters }))).toBe('owner:ACME')
    expect(printQuery(queryOfSearch({ mode: 'number', text: '88/123', filters: noFilters }))).toBe('number:88/123')
    expect(searchOfQuery(read('name:nike* class:9'))).toEqual({ text: 'nike', filters: { ...noFilters, goodsClasses: [9] } })
    expect(searchOfQuery(read('nike air')).text).toBe('')
  })
})

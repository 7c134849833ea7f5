import { brandStateCategories, brandTypes } from '@marklot/contracts/brand'
import { registrationOfficeCodes } from '@marklot/contracts/office'
import { BrandQuery, pageSizes, searchModes, searchSorts } from '@marklot/contracts/search'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { queryString } from '../../lib/paths.ts'
import { addressFromSearch, queryOf, searchFromAddress } from './address.ts'
import { expertSearch } from './expert.ts'
import { emptySearch, type SearchState, searchViews, similarities } from './search-state.ts'
import { logoSimilarities, sortsOf } from './searched-logo.ts'
import { tableColumns } from './table-columns.ts'

const read = (address: string) => searchFromAddress(new URLSearchParams(address))
const write = (search: SearchState) => queryString(addressFromSearch(search))

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const range = fc
  .record({ from: fc.option(day, { nil: undefined }), until: fc.option(day, { nil: undefined }) })
  .filter(({ from, until }) => !from || !until || from <= until)
  .map(({ from, until }) => ({ ...(from && { from }), ...(until && { until }) }))
const inOrder = <T>(values: readonly T[]) => fc.subarray([...values])
const numbers = (low: number, high: number) => fc.subarray(Array.from({ length: high - low + 1 }, (_, index) => low + index))
const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((typed) => typed.trim())
const box = fc
  .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 100 }))
  .map(([x, y, side]) => ({ x: x / 1_000, y: y / 1_000, width: side / 1_000, height: side / 1_000 }))
const logo = fc
  .record({
    id: fc.uuid(),
    crop: fc.option(box),
    whole: fc.option(fc.constant(true), { nil: undefined }),
    leaveOut: fc.array(box, { maxLength: 3 }),
    turned: fc.boolean(),
    parts: fc.boolean(),
  })
  .map((chosen) => ({ ...chosen, whole: chosen.crop === null ? undefined : chosen.whole }))
const plainSearch: fc.Arbitrary<SearchState> = fc.record({
  mode: fc.constantFrom(...searchModes.filter((mode) => mode !== 'expert')),
  text,
  query: fc.constant(''),
  filters: fc.record({
    registrationOfficeCodes: inOrder(registrationOfficeCodes),
    brandStateCategories: inOrder(brandStateCategories),
    brandTypes: inOrder(brandTypes),
    brandStates: inOrder(['de.marke-eingetragen', 'us.630', 'us.700']),
    goodsClasses: numbers(1, 34),
    servicesClasses: numbers(35, 45),
    viennaCategories: numbers(1, 29),
    applicationDate: range,
    registrationDate: range,
    oppositionPeriodEndDate: range,
    priorityDate: range,
  }),
  minimumSimilarity: fc.constantFrom(...similarities),
  logo: fc.option(logo, { nil: undefined }),
  chosenLogo: fc.option(fc.uuid(), { nil: undefined }),
  minimumLogoSimilarity: fc.constantFrom(undefined, ...logoSimilarities.filter((percent) => percent !== 70)),
  sameIdea: fc.constantFrom(undefined, true),
  sort: fc.constantFrom(...searchSorts),
  page: fc.integer({ min: 1, max: 100_000 }),
  size: fc.constantFrom(...pageSizes),
  view: fc.constantFrom(...searchViews),
  columns: inOrder(tableColumns),
  compare: fc.subarray(['de-3020190108442', 'em-019204581', 'us-88123456', 'ch-742118']),
})

const expertText = fc.oneof(
  fc.constantFrom('name:nike* class:25,35', 'office:de NOT owner:"ACME GmbH"', 'similar:nike state:alive,new', 'clas:25', ''),
  text,
)
/** Only a search with a logo can be sorted by the parts of its similarity. */
const sortable = (one: SearchState): SearchState => (sortsOf(one).includes(one.sort) ? one : { ...one, sort: 'relevance' })
const search = fc
  .oneof(
    plainSearch,
    fc.tuple(plainSearch, expertText).map(([one, typed]) => expertSearch(one, typed)),
  )
  .map(sortable)

describe('a search and its address', () => {
  it('round-trip: parsing a written address gives the search again', () => {
    fc.assert(
      fc.property(search, (one) => {
        expect(read(write(one))).toEqual(one)
      }),
    )
  })
  it('are equal for equal searches, whatever order an address has', () => {
    expect(write(read('office=em,de&goods=30&goods=9'))).toBe('?office=de&office=em&goods=9&goods=30')
    expect(write(read('goods=9,30&office=de&office=em'))).toBe('?office=de&office=em&goods=9&goods=30')
  })
  it('leave out defaults', () => {
    expect(write(emptySearch)).toBe('')
    expect(write({ ...emptySearch, text: 'Tavilo' })).toBe('?q=Tavilo')
  })
})

describe('a query in the address', () => {
  it('is the text; other parameters become further clauses', () => {
    expect(read('query=nike*').query).toBe('nike*')
    expect(read('query=nike*&q=puma&office=de&goods=25').query).toBe('name:nike* similar:puma office:de class:25')
    expect(read('query=class:25&goods=30').query).toBe('class:25 class:30')
    expect(read('mode=expert&q=just%20do%20it').query).toBe('similar:"just do it"')
    expect(read('mode=owner&q=acme&query=class:9').query).toBe('class:9 owner:acme')
  })
  it('keeps a faulty text as it was typed', () => {
    expect(read('query=clas:25&office=de')).toMatchObject({ mode: 'expert', query: 'clas:25', filters: emptySearch.filters })
    expect(write(read('query=clas:25'))).toBe('?query=clas%3A25')
  })
  it('is separate from `q`, which stays a literal name', () => {
    expect(read('q=name:nike*')).toMatchObject({ mode: 'name', text: 'name:nike*', query: '' })
  })
})

describe('reading an address', () => {
  it('compares at most four marks, each once, by either way of listing them', () => {
    expect(read('compare=de-1,em-2,de-1,xx-3,em-,fr-4,us-5,at-6').compare).toEqual(['de-1', 'em-2', 'fr-4', 'us-5'])
    expect(read('compare=de-1&compare=em-2').compare).toEqual(['de-1', 'em-2'])
    expect(read(write({ ...emptySearch, compare: ['de-1', 'em-2'] })).compare).toEqual(['de-1', 'em-2'])
  })
  it('ignores unknown values', () => {
    const broken =
      'mode=shape&logo=1&crop=9&minLogo=3&office=xx&state=undead&type=&goods=35,0,x,9&services=34,45&min=71&sort=best&page=-1&size=7&view=list&applied=2020-02-31..&registered=yesterday&opposition=2021-01-01..2020-01-01'
    expect(read(broken)).toEqual({
      ...emptySearch,
      filters: { ...emptySearch.filters, goodsClasses: [9], servicesClasses: [45] },
    })
  })
  it('keeps the name as typed, cut to the length that the server accepts', () => {
    expect(read('q=%20a%2Cb%20%26%20c%20').text).toBe('a,b & c')
    expect(read(`q=${'x'.repeat(300)}`).text).toHaveLength(200)
    expect(read(`q=${encodeURIComponent('😀'.repeat(150))}`).text).toHaveLength(200)
    expect(read(`q=${encodeURIComponent(`x${'😀'.repeat(150)}`)}`).text).toHaveLength(199)
  })
  it('never produces a query that the server refuses', () => {
    const key = fc.constantFrom(
      'q',
      'query',
      'mode',
      'office',
      'state',
      'type',
      'brandState',
      'goods',
      'services',
      'applied',
      'min',
      'page',
      'size',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string({ unit: 'grapheme' }))), (pairs) => {
        expect(z.safeParse(BrandQuery, queryOf(searchFromAddress(new URLSearchParams(pairs)))).success).toBe(true)
      }),
    )
  })
})

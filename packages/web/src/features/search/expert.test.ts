import { chipsOf, parseQuery } from '@marklot/contracts/query-language'
import { describe, expect, it } from 'vitest'
import { queryString } from '../../lib/paths.ts'
import { activeFilters, isAsked, toggleValue, withoutFilters, withRanges } from './active-filters.ts'
import { addressFromSearch, searchFromAddress } from './address.ts'
import { askedText, comparedSign, expertSearch, searchInMode, signOf, withoutChip } from './expert.ts'
import { emptySearch } from './search-state.ts'

const expert = (query: string) => expertSearch(emptySearch, query)

describe('filters in expert mode', () => {
  it('edit the text and follow it', () => {
    const search = expert('Marke:nike* klasse:25')
    expect(search.filters.goodsClasses).toEqual([25])
    const narrowed = toggleValue(toggleValue(search, 'registrationOfficeCodes', 'de'), 'servicesClasses', 35)
    expect(narrowed.query).toBe('name:nike* class:25,35 office:de')
    expect(narrowed.filters).toMatchObject({ registrationOfficeCodes: ['de'], goodsClasses: [25], servicesClasses: [35] })
    const dated = withRanges(narrowed, { applicationDate: { from: '2020-01-01' } })
    expect(dated.query).toBe('name:nike* class:25,35 office:de filed:2020-01-01..')
    expect(activeFilters(dated)).toHaveLength(4)
    expect(withoutFilters(dated).query).toBe('name:nike*')
  })
  it('keep the logo of the search, also for the way back to its mode', () => {
    const logo = { id: 'a4a1f3d0-5b7e-4c57-9f0c-3a5e1a0f9d11', crop: null, leaveOut: [], turned: true, parts: true }
    const byLogo = { ...emptySearch, mode: 'nameAndLogo', text: 'Tavilo', logo, minimumLogoSimilarity: 80 } as const
    const edited = toggleValue(searchInMode(byLogo, 'expert'), 'registrationOfficeCodes', 'de')
    expect(edited).toMatchObject({ query: 'similar:Tavilo office:de', logo, minimumLogoSimilarity: 80 })
    const again = searchFromAddress(new URLSearchParams(queryString(addressFromSearch(edited))))
    expect(searchInMode(again, 'nameAndLogo')).toMatchObject({ text: 'Tavilo', logo, minimumLogoSimilarity: 80 })
  })
  it('leave a text with a fault alone', () => {
    const search = expert('clas:25')
    expect(toggleValue(search, 'registrationOfficeCodes', 'de')).toBe(search)
    expect(isAsked(search)).toBe(false)
    expect(isAsked(expert('class:25'))).toBe(true)
  })
})

describe('chips in expert mode', () => {
  it('remove their clause from the text', () => {
    const search = { ...expert('nike* NOT office:us class:25'), page: 4 }
    const parsed = parseQuery(search.query)
    if (!parsed.ok) throw new Error(parsed.error.code)
    const chips = chipsOf(parsed.query)
    const [, second] = chips
    if (!second) throw new Error('Three clauses have three chips')
    expect(withoutChip(search, chips, second)).toMatchObject({ query: 'name:nike* class:25', page: 1, mode: 'expert' })
  })
})

describe('changing the mode', () => {
  it('keeps what the other mode can express', () => {
    const plain = toggleValue({ ...emptySearch, text: 'just do it' }, 'goodsClasses', 25)
    const query = searchInMode(plain, 'expert')
    expect(query).toMatchObject({ mode: 'expert', text: '', query: 'similar:"just do it" class:25' })
    expect(searchInMode(query, 'name')).toEqual(plain)
    expect(searchInMode(expert('clas:25'), 'name')).toEqual(emptySearch)
    expect(searchInMode(plain, 'owner')).toMatchObject({ mode: 'owner', text: 'just do it', query: '' })
  })
})

describe('the sign that hits are compared with', () => {
  it('is the similar one of a query, the name of a plain search, else none', () => {
    expect(signOf(expert('similar:nike class:25'))).toBe('nike')
    expect(signOf(expert('nike class:25'))).toBe('')
    expect(signOf({ ...emptySearch, text: 'nike' })).toBe('nike')
    expect(signOf({ ...emptySearch, mode: 'owner', text: 'nike' })).toBe('')
    expect(askedText(expert('similar:nike'))).toBe('similar:nike')
  })
  it('is the one that a comparison shows, of several', () => {
    const comparison = {
      columns: [
        { query: 'P', hit: 'P', equal: true },
        { query: null, hit: 'U', equal: false },
      ],
      syllables: [],
      querySoundCode: '',
      hitSoundCode: '',
      remark: 'partlyEqual' as const,
      equalPlaces: 1,
      heardAs: null,
    }
    expect(comparedSign(expert('similar:nike,p'), comparison)).toBe('P')
    expect(comparedSign(expert('similar:nike'), comparison)).toBe('nike')
  })
})

import { noFilters } from '@marklot/contracts/search'
import { describe, expect, it } from 'vitest'
import { searchFromAddress } from './address.ts'
import { brandAddress, searchedFor, sharedAddress } from './hit-link.ts'
import { emptySearch } from './search-state.ts'

describe('what a mark’s page shows of a search', () => {
  it('is the sign searched for by name, never an owner or a number', () => {
    expect(searchedFor({ mode: 'name', text: 'Tavilo', query: '', filters: noFilters }).text).toBe('Tavilo')
    expect(searchedFor({ mode: 'owner', text: 'Casa Brivella', query: '', filters: noFilters }).text).toBe('')
    expect(searchedFor({ mode: 'number', text: '019204581', query: '', filters: noFilters }).text).toBe('')
  })

  it('comes back from the address of the page', () => {
    const searched = { text: 'Tavilo & Co', classes: [9, 30, 35] }
    const address = sharedAddress('de', 'em-019204581', searched)
    expect(address).toBe('/de/brands/em-019204581?q=Tavilo+%26+Co&goods=9&goods=30&services=35')
    expect(searchedFor(searchFromAddress(new URL(address, 'https://marks.example').searchParams))).toEqual(searched)
  })

  it('leaves the address as it is when nothing was searched for', () => {
    expect(sharedAddress('en', 'de-1', { text: '', classes: [] })).toBe('/en/brands/de-1')
    expect(brandAddress('en', 'de-1', emptySearch)).toBe('/en/brands/de-1')
  })

  it('is the whole search for the reader, without what was compared', () => {
    const search = { ...emptySearch, text: 'Tavilo', page: 3, view: 'table' as const, compare: ['de-1'] }
    const address = brandAddress('de', 'de-2', search)
    expect(searchFromAddress(new URL(address, 'https://marks.example').searchParams)).toEqual({ ...search, compare: [] })
  })
})

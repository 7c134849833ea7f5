import { filtersOf, queryOfSearch, searchOfQuery } from '@marklot/contracts/query-filters'
import {
  type ParsedQuery,
  parseQuery,
  printQuery,
  type QueryChip,
  queryOfChips,
  similarTexts,
} from '@marklot/contracts/query-language'
import { type Comparison, noFilters, type SearchMode } from '@marklot/contracts/search'
import type { SearchState } from './search-state.ts'

/*
 * Expert mode. The query's text decides: filters and chips are parsed from it, and their changes are written into it.
 */

/** Returns a search by this query. A query with a fault has no filters. */
export function expertSearch(search: SearchState, query: string): SearchState {
  const parsed = parseQuery(query)
  return { ...search, mode: 'expert', text: '', query, filters: parsed.ok ? filtersOf(parsed.query).filters : noFilters }
}

/** Returns the parsed query in expert mode, or its fault; null in other modes. */
export const parsedQuery = ({ mode, query }: Pick<SearchState, 'mode' | 'query'>): ParsedQuery | null =>
  mode === 'expert' ? parseQuery(query) : null

/** Returns the sign with which hits are compared: the first of several; empty if names are not compared. */
export function signOf(search: Pick<SearchState, 'mode' | 'text' | 'query'>): string {
  const parsed = parsedQuery(search)
  if (!parsed) return search.mode === 'name' || search.mode === 'nameAndLogo' ? search.text : ''
  return parsed.ok ? (similarTexts(parsed.query)[0] ?? '') : ''
}

/** Returns the sign with which one hit is compared: if there are several, the one in its comparison. */
export function comparedSign(query: Pick<SearchState, 'mode' | 'text' | 'query'>, comparison: Comparison | null): string {
  const parsed = parsedQuery(query)
  if (!comparison || !parsed?.ok || similarTexts(parsed.query).length < 2) return signOf(query)
  return comparison.columns.map((column) => column.query ?? '').join('')
}

/** Returns the searched text in one line, for titles. */
export const askedText = ({ mode, text, query }: Pick<SearchState, 'mode' | 'text' | 'query'>): string =>
  mode === 'expert' ? query : text

/** Returns the search without one of the query's chips. */
export function withoutChip(search: SearchState, chips: readonly QueryChip[], removed: QueryChip): SearchState {
  const left = queryOfChips(chips.filter((chip) => chip !== removed))
  return { ...expertSearch(search, printQuery(left)), page: 1 }
}

/** Returns the same search in another mode, as far as that mode can express it. */
export function searchInMode(search: SearchState, mode: SearchMode): SearchState {
  if (mode === search.mode) return { ...search, page: 1 }
  if (mode === 'expert') return { ...expertSearch(search, printQuery(queryOfSearch(search))), page: 1 }
  const parsed = parsedQuery(search)
  if (!parsed) return { ...search, mode, page: 1 }
  return { ...search, mode, query: '', page: 1, ...(parsed.ok ? searchOfQuery(parsed.query) : { filters: noFilters }) }
}

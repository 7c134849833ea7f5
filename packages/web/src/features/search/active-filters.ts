import { withFilters as queryWithFilters } from '@marklot/contracts/query-filters'
import { printQuery } from '@marklot/contracts/query-language'
import type { DateRange, SearchFilters } from '@marklot/contracts/search'
import { expertSearch, parsedQuery, signOf } from './expert.ts'
import { emptySearch, type SearchState } from './search-state.ts'
import { hasLogoMode } from './searched-logo.ts'

/** Filters with values to tick. */
export const listFilters = [
  'registrationOfficeCodes',
  'brandStateCategories',
  'brandTypes',
  'goodsClasses',
  'servicesClasses',
  'viennaCategories',
  'brandStates',
] as const satisfies (keyof SearchFilters)[]
export type ListFilter = (typeof listFilters)[number]

export const dateFilters = [
  'applicationDate',
  'registrationDate',
  'oppositionPeriodEndDate',
  'priorityDate',
] as const satisfies (keyof SearchFilters)[]
export type DateFilter = (typeof dateFilters)[number]

/** A filter shown as one removable chip. */
export type ActiveFilter =
  | { kind: 'value'; filter: ListFilter; value: string | number }
  | { kind: 'range'; filter: DateFilter; range: DateRange }
  | { kind: 'similarity'; percent: number }

/**
 * Returns all active filters, in the rail's order. The similarity counts only where it applies and differs from the
 * default.
 */
export function activeFilters(search: SearchState): ActiveFilter[] {
  const values = listFilters.flatMap((filter) =>
    search.filters[filter].map((value): ActiveFilter => ({ kind: 'value', filter, value })),
  )
  const ranges = dateFilters.flatMap((filter): ActiveFilter[] => {
    const range = search.filters[filter]
    return range.from || range.until ? [{ kind: 'range', filter, range }] : []
  })
  const similarity: ActiveFilter[] =
    (search.mode === 'name' || search.mode === 'nameAndLogo' || signOf(search) !== '') &&
    search.minimumSimilarity !== emptySearch.minimumSimilarity
      ? [{ kind: 'similarity', percent: search.minimumSimilarity }]
      : []
  return [...values, ...ranges, ...similarity]
}

/** Returns the search with other filters, on its first page. In expert mode it edits the query's text. */
function withFilters(search: SearchState, changed: Partial<SearchFilters>): SearchState {
  const filters = { ...search.filters, ...changed }
  const parsed = parsedQuery(search)
  if (!parsed) return { ...search, page: 1, filters }
  if (!parsed.ok) return search
  return { ...expertSearch(search, printQuery(queryWithFilters(parsed.query, filters))), page: 1 }
}

/** Ticks or unticks one value. */
export function toggleValue(search: SearchState, filter: ListFilter, value: string | number): SearchState {
  const current: readonly (string | number)[] = search.filters[filter]
  const next = current.includes(value) ? current.filter((one) => one !== value) : [...current, value]
  return withFilters(search, { [filter]: next } as Partial<SearchFilters>)
}

/** Clears every value of some filters, which form one group of the rail. */
export function withoutValues(search: SearchState, filters: readonly ListFilter[]): SearchState {
  return withFilters(search, Object.fromEntries(filters.map((filter) => [filter, []])))
}

export function withRanges(search: SearchState, ranges: Partial<Record<DateFilter, DateRange>>): SearchState {
  return withFilters(search, ranges)
}

export function withoutFilter(search: SearchState, active: ActiveFilter): SearchState {
  switch (active.kind) {
    case 'value':
      return toggleValue(search, active.filter, active.value)
    case 'range':
      return withFilters(search, { [active.filter]: {} })
    case 'similarity':
      return { ...search, page: 1, minimumSimilarity: emptySearch.minimumSimilarity }
  }
}

export function withoutFilters(search: SearchState): SearchState {
  return { ...withFilters(search, emptySearch.filters), minimumSimilarity: emptySearch.minimumSimilarity }
}

/**
 * Returns whether a search is possible: it has a text or a logo, or filters to browse by. A query with a fault is not
 * searched.
 */
export function isAsked(search: SearchState): boolean {
  const parsed = parsedQuery(search)
  if (parsed && search.query !== '') return parsed.ok
  if (hasLogoMode(search)) return Boolean(search.logo) && (search.mode === 'logo' || search.text !== '')
  return (
    search.text !== '' ||
    activeFilters({ ...search, minimumSimilarity: emptySearch.minimumSimilarity }).length > 0 ||
    search.sort !== 'relevance'
  )
}

import { type BrandStateCategory, type BrandType, brandStateCategories, brandTypes } from '@marklot/contracts/brand'
import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import { isDay } from '@marklot/contracts/query-dates'
import { queryOfSearch } from '@marklot/contracts/query-filters'
import { parseQuery, printQuery } from '@marklot/contracts/query-language'
import {
  type BrandQuery,
  type DateRange,
  maximumNameLength,
  maximumQueryLength,
  noFilters,
  pageSizes,
  searchModes,
  searchSorts,
} from '@marklot/contracts/search'
import type { QueryValues } from '../../lib/paths.ts'
import { expertSearch } from './expert.ts'
import { emptySearch, mostCompared, type SearchState, searchViews, similarities } from './search-state.ts'
import { chosenLogoFromAddress, logoFromAddress, logoValues, sortsOf, withoutUnusedLogo } from './searched-logo.ts'
import { type TableColumn, tableColumns } from './table-columns.ts'

/** The contract's limits: the longest state key, and the number of states. */
const longestKey = 100
const mostStates = 50
const lastPage = 100_000
/** `{office}-{normalised application number}`, as in the contract. */
const brandId = new RegExp(`^(${registrationOfficeCodes.join('|')})-[A-Z0-9]{1,40}$`)

/** Parses an address. Ignores invalid values, so that a wrong address never breaks the page. */
export function searchFromAddress(query: URLSearchParams): SearchState {
  const one = <T extends string>(key: string, allowed: readonly T[], otherwise: T): T =>
    allowed.find((value) => value === query.get(key)) ?? otherwise
  const some = <T>(key: string, read: (text: string) => T | undefined): T[] => {
    const values = listOf(query, key).flatMap((text) => read(text) ?? [])
    return [...new Set(values)]
  }
  const known =
    <T extends string>(allowed: readonly T[]) =>
    (text: string) =>
      allowed.find((value) => value === text)
  const inOrder = <T>(values: readonly T[], order: readonly T[]) => order.filter((value) => values.includes(value))
  const ascending = (values: number[]) => values.sort((a, b) => a - b)
  const whole = (text: string | null) => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN)
  const classes = (key: string, low: number, high: number) =>
    ascending(
      some(key, (text) => {
        const number = whole(text)
        return number >= low && number <= high ? number : undefined
      }),
    )

  const similarity = whole(query.get('min'))
  const page = whole(query.get('page'))
  const size = whole(query.get('size'))
  const search: SearchState = {
    mode: one('mode', searchModes, emptySearch.mode),
    text: searchText(query.get('q') ?? ''),
    query: '',
    filters: {
      registrationOfficeCodes: inOrder<RegistrationOfficeCode>(
        some('office', known(registrationOfficeCodes)),
        registrationOfficeCodes,
      ),
      brandStateCategories: inOrder<BrandStateCategory>(some('state', known(brandStateCategories)), brandStateCategories),
      brandTypes: inOrder<BrandType>(some('type', known(brandTypes)), brandTypes),
      brandStates: some('brandState', (text) => (text.length <= longestKey ? text : undefined))
        .sort()
        .slice(0, mostStates),
      goodsClasses: classes('goods', 1, 34),
      servicesClasses: classes('services', 35, 45),
      viennaCategories: classes('vienna', 1, 29),
      applicationDate: rangeFromText(query.get('applied')),
      registrationDate: rangeFromText(query.get('registered')),
      oppositionPeriodEndDate: rangeFromText(query.get('opposition')),
      priorityDate: rangeFromText(query.get('priority')),
    },
    minimumSimilarity: similarities.find((value) => value === similarity) ?? emptySearch.minimumSimilarity,
    ...logoFromAddress(query),
    chosenLogo: chosenLogoFromAddress(query),
    sort: one('sort', searchSorts, emptySearch.sort),
    page: page >= 1 && page <= lastPage ? page : 1,
    size: pageSizes.find((value) => value === size) ?? emptySearch.size,
    view: one('view', searchViews, emptySearch.view),
    columns: inOrder<TableColumn>(some('columns', known(tableColumns)), tableColumns),
    compare: some('compare', (text) => (brandId.test(text) ? text : undefined)).slice(0, mostCompared),
  }
  const expert = cut((query.get('query') ?? '').trim(), maximumQueryLength)
  const asked = expert === '' && search.mode !== 'expert' ? search : expertSearch(search, withPlainParts(expert, search))
  return sortsOf(asked).includes(asked.sort) ? asked : { ...asked, sort: emptySearch.sort }
}

/**
 * Returns a query extended by the address's other parts (`q=`, `office=` …) as further clauses. A query with a fault
 * stays unchanged.
 */
function withPlainParts(query: string, { mode, text, filters }: SearchState): string {
  const { clauses } = queryOfSearch({ mode: mode === 'expert' ? 'name' : mode, text, filters })
  const parsed = parseQuery(query)
  if (clauses.length === 0 || !parsed.ok) return query
  return cut(printQuery({ clauses: [...parsed.query.clauses, ...clauses] }), maximumQueryLength)
}

/** Returns the address of a search. Defaults are left out, so that equal searches have equal addresses. */
export function addressFromSearch(search: SearchState): QueryValues {
  const isExpert = search.mode === 'expert'
  const filters = isExpert ? noFilters : search.filters
  const unlessUsual = <K extends 'mode' | 'minimumSimilarity' | 'sort' | 'page' | 'size' | 'view'>(key: K) =>
    search[key] === emptySearch[key] ? undefined : search[key]
  return {
    q: search.text || undefined,
    query: search.query || undefined,
    mode: isExpert && search.query ? undefined : unlessUsual('mode'),
    office: filters.registrationOfficeCodes,
    state: filters.brandStateCategories,
    type: filters.brandTypes,
    brandState: filters.brandStates,
    goods: filters.goodsClasses,
    services: filters.servicesClasses,
    vienna: filters.viennaCategories,
    applied: textFromRange(filters.applicationDate),
    registered: textFromRange(filters.registrationDate),
    opposition: textFromRange(filters.oppositionPeriodEndDate),
    priority: textFromRange(filters.priorityDate),
    min: unlessUsual('minimumSimilarity'),
    ...logoValues(search),
    chosen: search.chosenLogo === search.logo?.id ? undefined : search.chosenLogo,
    sort: sortsOf(search).includes(search.sort) ? unlessUsual('sort') : undefined,
    page: unlessUsual('page'),
    size: unlessUsual('size'),
    view: unlessUsual('view'),
    columns: search.columns.join(',') || undefined,
    compare: search.compare.join(',') || undefined,
  }
}

/** Returns the part of a search that the server receives. */
export function queryOf(search: SearchState): BrandQuery {
  const { view: _view, columns: _columns, compare: _compare, chosenLogo: _chosenLogo, ...query } = search
  return query.mode === 'expert' ? { ...withoutUnusedLogo(query), filters: noFilters } : withoutUnusedLogo(query)
}

/** Returns the typed text as the search uses it: trimmed, at most 200 characters, without half surrogate pairs. */
export function searchText(typed: string): string {
  return cut(typed.trim(), maximumNameLength)
}

function cut(text: string, length: number): string {
  // The cut may have split a character beyond the basic plane.
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}

/** Reads a list. Repeated keys and commas are equivalent: `office=de&office=em`, `office=de,em`. */
function listOf(query: URLSearchParams, key: string): string[] {
  return query
    .getAll(key)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/**
 * Reads a range such as `2020-01-01..2020-12-31`. Either end may be missing. Invalid days and reversed ranges count as
 * no range.
 */
function rangeFromText(text: string | null): DateRange {
  const match = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/.exec(text ?? '')
  if (!match) return {}
  const [, from, until] = match
  if ((from && !isDay(from)) || (until && !isDay(until)) || (from && until && from > until)) return {}
  return { ...(from && { from }), ...(until && { until }) }
}

function textFromRange({ from, until }: DateRange): string | undefined {
  return from || until ? `${from ?? ''}..${until ?? ''}` : undefined
}

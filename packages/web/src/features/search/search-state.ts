import { type BrandQuery, noFilters } from '@marklot/contracts/search'
import type { TableColumn } from './table-columns.ts'

/** `tiles` shows pictures and is offered for searches by logo; other searches show cards instead. */
export const searchViews = ['cards', 'tiles', 'table'] as const
export type SearchView = (typeof searchViews)[number]

/**
 * The search page's state, which its address holds. In expert mode only `query` is searched, and `filters` are those of
 * its clauses that the rail shows.
 */
export interface SearchState extends BrandQuery {
  /** The uploaded logo that is chosen but not searched yet. */
  chosenLogo?: string | undefined
  view: SearchView
  /** The chosen columns of the table; empty: the default ones. */
  columns: readonly TableColumn[]
  /** Identifiers of the compared marks; empty without a comparison. */
  compare: readonly string[]
}

/** The most marks in a comparison. More columns would be too narrow for a comparison line in a dialog of 800 px. */
export const mostCompared = 4

/** Minimum similarities from 50 to 100 in steps of 5 (decisions, "Values not shown"). */
export const similarities = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100] as const

export const emptySearch: SearchState = {
  mode: 'name',
  text: '',
  query: '',
  filters: noFilters,
  minimumSimilarity: 70,
  sort: 'relevance',
  page: 1,
  size: 25,
  view: 'cards',
  columns: [],
  compare: [],
}

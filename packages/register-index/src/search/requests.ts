import type { IndexFilters } from '../filter/filters.ts'
import type { IndexClause } from '../filter/query-clauses.ts'

export type SearchSort = 'relevance' | 'applicationDate' | 'name'
export interface PageRequest {
  sort: SearchSort
  /** The first page is 1. */
  page: number
  size: number
}

export interface RecordSearch extends PageRequest {
  filters: IndexFilters
}

export interface NameSearch extends PageRequest {
  text: string
  /** Whole percent. Names that score less are left out. */
  minimumSimilarity: number
  filters: IndexFilters
  /** The most distinct names in the result. */
  maximumNames: number
}

export interface OwnerSearch extends RecordSearch {
  /** The owner's name or seat (city, country), or both, with words in any order. */
  text: string
}

export interface QuerySearch extends RecordSearch {
  /** All of them must match. */
  clauses: readonly IndexClause[]
  /** Whole percent, for `similar` clauses. */
  minimumSimilarity: number
  /** The most distinct names in a result with a `similar` clause. */
  maximumNames: number
}

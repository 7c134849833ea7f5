import type { IndexFilters } from '../filter/filters.ts'
import type { IndexClause } from '../filter/query-clauses.ts'

export type SearchSort = 'relevance' | 'applicationDate' | 'name'
export interface PageRequest {
  sort: SearchSort
  /** From 1. */
  page: number
  size: number
}

export interface RecordSearch extends PageRequest {
  filters: IndexFilters
}

export interface NameSearch extends PageRequest {
  text: string
  /** Whole percent; names that score less are not in the result. */
  minimumSimilarity: number
  filters: IndexFilters
  /** Distinct names a result holds at most. */
  maximumNames: number
}

export interface OwnerSearch extends RecordSearch {
  /** Name of the owner or seat (city, country), or both; words in any order. */
  text: string
}

export interface QuerySearch extends RecordSearch {
  /** All of them hold. */
  clauses: readonly IndexClause[]
  /** Whole percent, for `similar` clauses. */
  minimumSimilarity: number
  /** Distinct names a result with a `similar` clause holds at most. */
  maximumNames: number
}

import type { IndexFilters } from '../filter/filters.ts'
import type { IndexClause } from '../filter/query-clauses.ts'
import type { SearchedLogo } from '../logo/searched-logo.ts'

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

/** What makes a logo alike. */
export interface LogoLimits {
  /** Whole percent. Logos that score less are left out, unless they show the same idea. */
  minimumLogoSimilarity: number
  /** Also finds logos with the same idea, however little their drawings have in common. */
  sameIdea: boolean
}

export interface LogoSearch extends RecordSearch, LogoLimits {
  logo: SearchedLogo
  /** The most marks in the result that are found by their logo. */
  maximumMarks: number
  /** Also finds marks by their name. A mark is in the result if its name or its logo is alike. */
  name: Pick<NameSearch, 'text' | 'minimumSimilarity' | 'maximumNames'> | null
}

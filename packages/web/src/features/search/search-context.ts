import { createContext, useContext } from 'react'
import type { SearchState } from './search-state.ts'
import type { LogoChoice } from './searched-logo.ts'

export interface SearchContext {
  search: SearchState
  /**
   * Navigates to another search in a transition. A function receives the latest search that the reader asked for, even
   * if the page does not show it yet. `replace` adds no history entry.
   */
  go: (next: SearchState | ((current: SearchState) => SearchState), options?: { replace?: boolean; toResults?: boolean }) => void
  /**
   * The chosen logo. A button of the form starts the search with it, because a search by logo may count against a
   * quota.
   */
  logo: LogoChoice
  chooseLogo: (change: LogoChoice) => void
  /** The address of another search, for links. */
  addressOf: (next: SearchState) => string
}

export const Search = createContext<SearchContext | null>(null)

export function useSearch(): SearchContext {
  const context = useContext(Search)
  if (!context) throw new Error('Search context is missing above this component')
  return context
}

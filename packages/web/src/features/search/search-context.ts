import { createContext, useContext } from 'react'
import type { SearchState } from './search-state.ts'
import type { LogoChoice } from './searched-logo.ts'

export interface GoOptions {
  /** Adds no history entry. */
  replace?: boolean
  /** Scrolls to the results. */
  toResults?: boolean
  /** Moves the focus to the results, because the control that starts the search disappears. */
  focusResults?: boolean
}

export interface SearchContext {
  search: SearchState
  /**
   * Navigates to another search in a transition. A function receives the latest search that the reader asked for, even
   * if the page does not show it yet.
   */
  go: (next: SearchState | ((current: SearchState) => SearchState), options?: GoOptions) => void
  /**
   * The chosen logo. A button of the form starts the search with it, because a search by logo may count against a
   * quota.
   */
  logo: LogoChoice
  chooseLogo: (change: LogoChoice) => void
  /** Chooses another upload, or none. The address holds it, so that a reload keeps it; it is not searched yet. */
  replaceLogo: (id: string | undefined) => void
  /** The address of another search, for links. */
  addressOf: (next: SearchState) => string
}

export const Search = createContext<SearchContext | null>(null)

export function useSearch(): SearchContext {
  const context = useContext(Search)
  if (!context) throw new Error('Search context is missing above this component')
  return context
}

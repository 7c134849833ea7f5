import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export { activeFilters, isAsked } from './active-filters.ts'
export { addressFromSearch, queryOf, searchFromAddress, searchText } from './address.ts'
export { askedText, expertSearch } from './expert.ts'
export {
  brandAddress,
  comparedWith,
  type SearchedFor,
  searchedFor,
  searchValues,
  sharedAddress,
  useHitLinks,
} from './hit-link.ts'
export { emptySearch, type SearchState, similarities } from './search-state.ts'
export { logoSimilarities, wholeLogo } from './searched-logo.ts'
export { searchedOffices } from './searched-offices.ts'
export { useFilterText } from './use-filter-text.ts'
export { useNiceClasses } from './use-nice-classes.ts'
export { useSuggestions } from './use-suggestions.ts'

/** Loads the facts about how many pictures were compared. They need the phrases `logos`. */
export const loadLogoFacts = () => import('./logo-facts.tsx')

/** Loads a hit's logo beside the searched one. It needs the phrases `logos`. */
export const loadHitLogo = () => import('./hit-logo.tsx')

export const searchRoutes: readonly PageRoute[] = [
  {
    name: 'Search',
    path: pagePaths.search,
    module: 'src/features/search/search-page.tsx',
    load: () => import('./search-page.tsx').then((page) => ({ default: page.SearchPage, prepare: page.prepare })),
    phrases: ['search', 'ui'],
    offers: ['search.name', 'search.logo', 'search.number', 'search.owner', 'search.full'],
    listed: [''],
  },
]

import type { RadarSearch } from '@marklot/contracts/radar'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useReference } from '../../../lib/reference.ts'
import { activeFilters, askedText, emptySearch, expertSearch, type SearchState, useFilterText } from '../../search/index.ts'
import styles from './search-words.module.css'

export type WatchedSearch = Pick<RadarSearch, 'mode' | 'text' | 'query' | 'filters' | 'minimumNameSimilarity'>

/** A saved search as the search page has it, for addresses and comparisons. */
export function searchStateOf({ mode, text, query, filters, minimumNameSimilarity }: WatchedSearch): SearchState {
  const search = { ...emptySearch, minimumSimilarity: minimumNameSimilarity }
  return query.trim() === '' ? { ...search, mode, text, filters } : expertSearch(search, query)
}

/** What a saved search looks for, in words: its text and each of its filters. */
export function SearchWords({ search }: { search: WatchedSearch }) {
  const t = usePhrases('radar')
  const words = useSearchWords(search)
  return (
    <ul className={styles.words} aria-label={t('what')}>
      {words.map((word) => (
        <li key={word} dir="auto">
          {word}
        </li>
      ))}
    </ul>
  )
}

function useSearchWords(search: WatchedSearch): string[] {
  const t = usePhrases('search')
  const state = searchStateOf(search)
  const textOf = useFilterText(useReference('brandStates').object)
  const asked = askedText(state)
  // The filters of a query are part of its text.
  const active = activeFilters({ ...state, filters: search.filters })
  return [...(asked ? [`${t(`mode.${state.mode}`)}: ${asked}`] : []), ...active.map(textOf)]
}

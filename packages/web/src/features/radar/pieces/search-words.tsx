import type { RadarSearch } from '@marklot/contracts/radar'
import { comparesLogos, usualLogoSimilarity } from '@marklot/contracts/search'
import { labelled } from '@marklot/phrases'
import { useFormat } from '../../../lib/format.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { useReference } from '../../../lib/reference.ts'
import { LogoPicture } from '../../../ui/logo-picture.tsx'
import { useLogoPart } from '../../logos/pieces/index.ts'
import { activeFilters, askedText, emptySearch, expertSearch, type SearchState, useFilterText } from '../../search/index.ts'
import styles from './search-words.module.css'

export type WatchedSearch = Pick<
  RadarSearch,
  'mode' | 'text' | 'query' | 'filters' | 'minimumNameSimilarity' | 'logo' | 'minimumLogoSimilarity' | 'sameIdea'
>

/** Returns a saved search as a state of the search page, for addresses and comparisons. */
export function searchStateOf(saved: WatchedSearch): SearchState {
  const { mode, text, query, filters, minimumNameSimilarity, logo, minimumLogoSimilarity, sameIdea } = saved
  const byLogo = { logo, sameIdea, minimumLogoSimilarity: minimumLogoSimilarity ?? undefined }
  const search = { ...emptySearch, minimumSimilarity: minimumNameSimilarity, ...byLogo }
  return query.trim() === '' ? { ...search, mode, text, filters } : expertSearch(search, query)
}

/** The criteria of a saved search: its logo, its text and each of its filters. */
export function SearchWords({ search }: { search: WatchedSearch }) {
  const t = usePhrases('radar')
  const words = useSearchWords(search)
  return (
    <ul className={styles.words} aria-label={t('what')}>
      {comparesLogos(search) && search.logo?.id && (
        <li className={styles.picture}>
          <OwnPicture id={search.logo.id} crop={search.logo.crop} />
        </li>
      )}
      {words.map((word) => (
        <li key={word} dir="auto">
          {word}
        </li>
      ))}
    </ul>
  )
}

const wholePicture = { x: 0, y: 0, width: 1, height: 1 }

function OwnPicture({ id, crop }: { id: string; crop: NonNullable<RadarSearch['logo']>['crop'] }) {
  const t = usePhrases('radar')
  const { object } = useLogoPart(id, crop ?? wholePicture)
  return object ? <LogoPicture src={object} alt={t('ownLogo')} /> : null
}

function useSearchWords(search: WatchedSearch): string[] {
  const t = usePhrases('search')
  const radar = usePhrases('radar')
  const locale = useLocale()
  const format = useFormat()
  const state = searchStateOf(search)
  const textOf = useFilterText(useReference('brandStates').object)
  const asked = askedText(state)
  // The filters of a query are part of its text.
  const active = activeFilters({ ...state, filters: search.filters })
  const mode = t(`mode.${state.mode}`)
  const logo = comparesLogos(search) ? search.logo : undefined
  const percent = search.minimumLogoSimilarity ?? usualLogoSimilarity
  return [
    ...(asked ? [labelled(locale, mode, asked)] : logo ? [mode] : []),
    ...(logo ? [percent === 0 ? radar('words.anyLogo') : radar('words.logo', { percent: format.percent(percent) })] : []),
    ...(logo && search.sameIdea ? [radar('words.sameIdea')] : []),
    ...active.map(textOf),
  ]
}

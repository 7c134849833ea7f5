import type { BrandQueryResult } from '@marklot/contracts/search'
import { Fragment, lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { Phrased } from '../../lib/phrased.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { activeFilters, withoutFilters } from './active-filters.ts'
import { askedText, signOf } from './expert.ts'
import { useSearch } from './search-context.ts'
import { type SearchState, similarities } from './search-state.ts'
import { usesLogo } from './searched-logo.ts'
import { searchedOffices } from './searched-offices.ts'
import { wordsToTry } from './words-to-try.ts'

const NoLogoHits = lazy(() => import('./no-logo-hits.tsx').then((module) => ({ default: module.NoLogoHits })))

/**
 * An empty result: states whether anything was searched, does not promise that the name is free, and offers
 * alternatives.
 */
export function NoHits({ result }: { result: BrandQueryResult }) {
  const t = usePhrases('search')
  const format = useFormat()
  const { search, go, addressOf } = useSearch()
  const lower = signOf(search) !== '' ? similarities.findLast((percent) => percent <= search.minimumSimilarity - 10) : undefined
  const removeAll = activeFilters(search).length > 0 && (
    <Button onClick={() => go(withoutFilters, { focusResults: true })}>{t('removeAll')}</Button>
  )
  if (!searchedOffices(result.offices).isAnySearched) {
    return (
      <EmptyState title={t('noneSearched')} text={t('noneSearchedWhy')}>
        {removeAll}
      </EmptyState>
    )
  }
  const lowerSimilarity = lower !== undefined && (
    <Button onClick={() => go({ ...search, page: 1, minimumSimilarity: lower }, { focusResults: true })}>
      {t('lowerSimilarity', { percent: format.percent(lower) })}
    </Button>
  )
  if (usesLogo(search)) {
    return (
      <Suspense>
        <Phrased of={['logos']}>
          <NoLogoHits>
            {removeAll}
            {lowerSimilarity}
          </NoLogoHits>
        </Phrased>
      </Suspense>
    )
  }
  const asked = askedText(search)
  const isFiltered = activeFilters(search).length > 0 || asked === ''
  const words = search.mode === 'name' ? wordsToTry(search.text) : []
  return (
    <EmptyState title={isFiltered ? t('none') : t('noneFor', { text: asked })} text={t(limitOf(search))}>
      {removeAll}
      {lowerSimilarity}
      {words.length > 0 && (
        <p>
          {t('tryWord')}{' '}
          {words.map((word) => (
            <Fragment key={word}>
              <Link to={addressOf({ ...search, page: 1, text: word })}>{word}</Link>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </EmptyState>
  )
}

/** Returns the sentence that limits what an empty result means. Only a search for a name says whether one is taken. */
function limitOf(search: SearchState) {
  if (askedText(search) === '') return 'noneOfFilters'
  return search.mode === 'owner' ? 'noneOfOwner' : search.mode === 'number' ? 'noneOfNumber' : 'noneNotClear'
}

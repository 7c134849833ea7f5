import type { BrandQueryResult } from '@marklot/contracts/search'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { activeFilters, withoutFilters } from './active-filters.ts'
import { signOf } from './expert.ts'
import { useSearch } from './search-context.ts'
import { similarities } from './search-state.ts'
import { searchedOffices } from './searched-offices.ts'

/**
 * An empty result: says whether anything was searched, does not promise that the name is free, and offers the ways out.
 */
export function NoHits({ result }: { result: BrandQueryResult }) {
  const t = usePhrases('search')
  const format = useFormat()
  const { search, go } = useSearch()
  const lower = signOf(search) !== '' ? similarities.findLast((percent) => percent <= search.minimumSimilarity - 10) : undefined
  const removeAll = activeFilters(search).length > 0 && (
    <Button onClick={() => go(withoutFilters(search))}>{t('removeAll')}</Button>
  )
  if (!searchedOffices(result.offices).isAnySearched) {
    return (
      <EmptyState title={t('noneSearched')} text={t('noneSearchedWhy')}>
        {removeAll}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('none')} text={t('noneNotClear')}>
      {removeAll}
      {lower !== undefined && (
        <Button onClick={() => go({ ...search, page: 1, minimumSimilarity: lower })}>
          {t('lowerSimilarity', { percent: format.percent(lower) })}
        </Button>
      )}
    </EmptyState>
  )
}

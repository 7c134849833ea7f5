import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { activeFilters, withoutFilters } from './active-filters.ts'
import { similarities } from './address.ts'
import { signOf } from './expert.ts'
import { useSearch } from './search-context.ts'

/** Nothing matched: says so in the spec's words, does not promise that the name is free, and offers the ways out. */
export function NoHits() {
  const t = usePhrases('search')
  const format = useFormat()
  const { search, go } = useSearch()
  const lower = signOf(search) !== '' ? similarities.findLast((percent) => percent <= search.minimumSimilarity - 10) : undefined
  return (
    <EmptyState title={t('none')} text={t('noneNotClear')}>
      {activeFilters(search).length > 0 && <Button onClick={() => go(withoutFilters(search))}>{t('removeAll')}</Button>}
      {lower !== undefined && (
        <Button onClick={() => go({ ...search, page: 1, minimumSimilarity: lower })}>
          {t('lowerSimilarity', { percent: format.percent(lower) })}
        </Button>
      )}
    </EmptyState>
  )
}

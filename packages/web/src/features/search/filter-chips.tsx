import type { BrandQueryResult } from '@marklot/contracts/search'
import { lazy, memo, Suspense, useState } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { activeFilters, withoutFilter, withoutFilters } from './active-filters.ts'
import styles from './filter-chips.module.css'
import { useSearch } from './search-context.ts'
import { useFilterText } from './use-filter-text.ts'

const QueryChips = lazy(() => import('./query-chips.tsx').then((module) => ({ default: module.QueryChips })))
const FilterDrawer = lazy(() => import('./filter-drawer.tsx').then((module) => ({ default: module.FilterDrawer })))

/** All active filters as removable chips, and on narrow screens the button for the filters. */
export const FilterChips = memo(function FilterChips({ result }: { result: BrandQueryResult | undefined }) {
  const t = usePhrases('search')
  const { search, go } = useSearch()
  const textOf = useFilterText(result?.counts.brandStates, search.filters.viennaCategories.length > 0)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const active = activeFilters(search)
  return (
    <div className={styles.chips}>
      <Button size="small" className={styles.drawer} aria-haspopup="dialog" onClick={() => setIsDrawerOpen(true)}>
        <Icon name="filter" small />
        {t('openFilters', { count: active.length })}
      </Button>
      {search.mode === 'expert' && (
        <Suspense>
          <QueryChips result={result} />
        </Suspense>
      )}
      {search.mode !== 'expert' && active.length > 0 && (
        <>
          <ul className={styles.list} aria-label={t('activeFilters')}>
            {active.map((one) => {
              const text = textOf(one)
              return (
                <li key={text}>
                  <Chip
                    removeLabel={t('removeFilter', { filter: text })}
                    onRemove={() => go((current) => withoutFilter(current, one))}
                  >
                    {text}
                  </Chip>
                </li>
              )
            })}
          </ul>
          <Button look="quiet" size="small" onClick={() => go(withoutFilters)}>
            {t('removeAll')}
          </Button>
        </>
      )}
      {isDrawerOpen && (
        <Suspense>
          <FilterDrawer result={result} onClose={() => setIsDrawerOpen(false)} />
        </Suspense>
      )}
    </div>
  )
})

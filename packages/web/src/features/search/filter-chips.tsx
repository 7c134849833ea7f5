import type { BrandQueryResult, DateRange } from '@marklot/contracts/search'
import { lazy, memo, Suspense, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type ActiveFilter, activeFilters, type DateFilter, withoutFilter, withoutFilters } from './active-filters.ts'
import styles from './filter-chips.module.css'
import { QueryChips } from './query-chips.tsx'
import { useSearch } from './search-context.ts'
import { useNiceClasses } from './use-nice-classes.ts'

const FilterDrawer = lazy(() => import('./filter-drawer.tsx').then((module) => ({ default: module.FilterDrawer })))

/** All active filters as removable chips, and on narrow screens the button for the filters. */
export const FilterChips = memo(function FilterChips({ result }: { result: BrandQueryResult | undefined }) {
  const t = usePhrases('search')
  const { search, go } = useSearch()
  const textOf = useFilterText(result)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const active = activeFilters(search)
  return (
    <div className={styles.chips}>
      <Button size="small" className={styles.drawer} aria-haspopup="dialog" onClick={() => setIsDrawerOpen(true)}>
        <Icon name="filter" small />
        {t('openFilters', { count: active.length })}
      </Button>
      {search.mode === 'expert' && <QueryChips result={result} />}
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

/** A filter in the reader's words. */
function useFilterText(result: BrandQueryResult | undefined): (filter: ActiveFilter) => string {
  const t = usePhrases('search')
  const ui = usePhrases('ui')
  const offices = usePhrases('offices')
  const format = useFormat()
  const classes = useNiceClasses()
  const states = result?.counts.brandStates

  const rangeText = (filter: DateFilter, { from, until }: DateRange) => {
    const name = t(`date.${filter}`)
    if (from && until) return t('rangeBoth', { name, from: format.date(from), until: format.date(until) })
    return from ? t('rangeFrom', { name, from: format.date(from) }) : t('rangeUntil', { name, until: format.date(until ?? '') })
  }
  const valueText = ({ filter, value }: Extract<ActiveFilter, { kind: 'value' }>) => {
    switch (filter) {
      case 'registrationOfficeCodes':
        return offices(value as 'de')
      case 'brandStateCategories':
        return ui(`state.${value as 'new'}`)
      case 'brandTypes':
        return ui(`type.${value as 'Word'}`)
      case 'brandStates':
        return states?.find((state) => state.key === value)?.shortDescription ?? String(value)
      case 'goodsClasses':
      case 'servicesClasses': {
        const name = classes.get(Number(value))
        const key = t('classChip', { key: value })
        return name ? `${key}: ${name}` : key
      }
    }
  }
  return (one) => {
    if (one.kind === 'range') return rangeText(one.filter, one.range)
    if (one.kind === 'similarity')
      return `${t('filter.similarity')}: ${t('fromSimilarity', { percent: format.percent(one.percent) })}`
    return valueText(one)
  }
}

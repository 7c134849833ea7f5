import type { BrandQueryResult } from '@marklot/contracts/search'
import { useState } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { FilterGroup, FilterValues } from './filter-group.tsx'
import styles from './filter-rail.module.css'
import { useSearch } from './search-context.ts'
import { hasLogoMode } from './searched-logo.ts'
import { classesToShow } from './shown-classes.ts'
import { useViennaCategories } from './use-vienna-categories.ts'

const all = Array.from({ length: 29 }, (_, index) => index + 1)

/**
 * Motifs by the main categories of the Vienna Classification. Searches by logo show counts. In other searches, the
 * group has no counts and is closed at first.
 */
export function ViennaGroup({ counts }: { counts: BrandQueryResult['counts'] | undefined }) {
  const t = usePhrases('search')
  const { search } = useSearch()
  const chosen = search.filters.viennaCategories
  const isCounted = hasLogoMode(search)
  const [showsAll, setShowsAll] = useState(false)
  const [isOpened, setIsOpened] = useState(false)
  const isOpen = isCounted || chosen.length > 0
  const names = useViennaCategories(isOpen || isOpened)
  const counted = isCounted ? counts?.viennaCategories : undefined
  const shown = isCounted && !showsAll ? classesToShow(all, chosen, counted) : all
  return (
    <FilterGroup
      title={t('filter.vienna')}
      filter="viennaCategories"
      isOpen={isOpen}
      onToggle={(isNow) => isNow && setIsOpened(true)}
    >
      <FilterValues
        filter="viennaCategories"
        values={shown}
        counts={counted}
        name={(category) => (
          <>
            <b className={styles.key}>{category}</b>
            <span className={styles.name}>{names.get(category)}</span>
          </>
        )}
      />
      {isCounted && (
        <Button look="quiet" size="small" className={styles.more} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('fewerMotifs') : t('allMotifs')}
        </Button>
      )}
    </FilterGroup>
  )
}

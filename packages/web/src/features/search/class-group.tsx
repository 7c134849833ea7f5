import { labelled } from '@marklot/phrases'
import { startTransition, useState } from 'react'
import { afterPaint } from '../../lib/after-paint.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import controls from '../../ui/controls.module.css'
import { type FilterCounts, FilterGroup, FilterValues } from './filter-group.tsx'
import styles from './filter-rail.module.css'
import { useSearch } from './search-context.ts'
import { classesToShow, matchingClasses } from './shown-classes.ts'
import { useNiceClasses } from './use-nice-classes.ts'

interface ClassGroupProps {
  filter: 'goodsClasses' | 'servicesClasses'
  title: string
  /** First and last class of the group. */
  low: number
  high: number
  counts: FilterCounts
}

/**
 * The classes of goods or of services: the most frequent ones, or all of them with a field to filter by number or word.
 */
export function ClassGroup({ filter, title, low, high, counts }: ClassGroupProps) {
  const t = usePhrases('search')
  const locale = useLocale()
  const { search } = useSearch()
  const names = useNiceClasses()
  const [showsAll, setShowsAll] = useState(false)
  const [wanted, setWanted] = useState('')
  const all = Array.from({ length: high - low + 1 }, (_, index) => low + index)
  const shown = showsAll ? matchingClasses(all, names, wanted) : classesToShow(all, search.filters[filter], counts)
  return (
    <FilterGroup title={title} filter={filter}>
      {showsAll && (
        <input
          type="search"
          className={`${controls.input} ${styles.find}`}
          aria-label={labelled(locale, title, t('findClass'))}
          placeholder={t('findClass')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <div role="status">{shown.length === 0 && <p className={styles.none}>{t('noClass')}</p>}</div>
      <FilterValues
        filter={filter}
        values={shown}
        counts={counts}
        name={(niceClass) => (
          <>
            <b className={styles.key}>{niceClass}</b>
            <span className={styles.name}>{names.get(niceClass)}</span>
          </>
        )}
      />
      <Button
        look="quiet"
        size="small"
        className={styles.more}
        aria-expanded={showsAll}
        onClick={() =>
          // Paints the pressed button before up to 34 rows with checkboxes appear.
          afterPaint(() =>
            startTransition(() => {
              setShowsAll(!showsAll)
              setWanted('')
            }),
          )
        }
      >
        {showsAll ? t('fewerClasses') : t('allClasses', { count: all.length })}
      </Button>
    </FilterGroup>
  )
}

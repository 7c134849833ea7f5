import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { TickLabel } from '../../ui/tick-label.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type ListFilter, toggleValue, withoutValues } from './active-filters.ts'
import styles from './filter-rail.module.css'
import { useSearch } from './search-context.ts'

/** Counts for each value of the result; undefined without a result. */
export type FilterCounts = readonly { key: string; count: number }[] | undefined

interface FilterGroupProps {
  title: string
  filter: ListFilter
  children: ReactNode
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
}

/** One filter of the rail, with a button that clears it. */
export function FilterGroup({ title, filter, children, isOpen = true, onToggle }: FilterGroupProps) {
  const t = usePhrases('search')
  const { search, go } = useSearch()
  const chosen = search.filters[filter].length
  return (
    <div className={styles.group}>
      <details open={isOpen} onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}>
        <summary>
          <span>
            {title}
            {chosen > 0 && <span className={styles.chosen}> ({chosen})</span>}
          </span>
          <Icon name="chevron-down" small />
        </summary>
        {children}
      </details>
      {chosen > 0 && (
        <Button
          look="quiet"
          size="small"
          className={styles.clear}
          aria-label={t('clearGroupOf', { group: title })}
          onClick={() => go((current) => withoutValues(current, [filter]))}
        >
          {t('clearGroup')}
        </Button>
      )}
    </div>
  )
}

interface FilterValuesProps<V extends string | number> {
  filter: ListFilter
  values: readonly V[]
  counts: FilterCounts
  name: (value: V) => ReactNode
  /**
   * Values that the search cannot cover, with the reason. They show a dash in place of a count and cannot be ticked.
   */
  excluded?: { values: readonly V[]; why: string }
}

/** Values to tick, each with its count. Values without marks are dimmed but can be ticked. */
export function FilterValues<V extends string | number>({ filter, values, counts, name, excluded }: FilterValuesProps<V>) {
  const { search, go } = useSearch()
  const format = useFormat()
  const chosen: readonly (string | number)[] = search.filters[filter]
  const countByKey = new Map(counts?.map(({ key, count }) => [key, count]))
  return (
    <ul className={styles.values}>
      {values.map((value) => {
        const isChosen = chosen.includes(value)
        const count = countByKey.get(String(value)) ?? 0
        const isExcluded = excluded?.values.includes(value) === true
        return (
          <li key={value}>
            <TickLabel
              className={classNames(styles.value, counts && count === 0 && !isChosen && styles.empty)}
              isTicked={isChosen}
              isDisabled={isExcluded && !isChosen}
              onTick={() => go((current) => toggleValue(current, filter, value))}
            >
              {name(value)}
              {counts && (
                <span className={styles.count}>
                  {isExcluded ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <VisuallyHidden>{excluded.why}</VisuallyHidden>
                    </>
                  ) : (
                    format.count(count)
                  )}
                </span>
              )}
            </TickLabel>
          </li>
        )
      })}
    </ul>
  )
}

import type { DateRange } from '@marklot/contracts/search'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import controls from '../../ui/controls.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { DateRangeFields } from '../../ui/form/date-range-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useToday } from '../../ui/use-today.ts'
import { type DateFilter, dateFilters, withRanges } from './active-filters.ts'
import styles from './more-filters.module.css'
import { quickRange, quickRanges } from './quick-ranges.ts'
import { useSearch } from './search-context.ts'

const isReversed = ({ from, until }: DateRange) => Boolean(from && until && from > until)

const noRanges: Record<DateFilter, DateRange> = {
  applicationDate: {},
  registrationDate: {},
  oppositionPeriodEndDate: {},
  priorityDate: {},
}

/**
 * The "more filters" popup: date tabs, each with a from and an until date (spec 1, section 2, "Brand search").
 */
export function MoreFilters({ onClose }: { onClose: () => void }) {
  const t = usePhrases('search')
  const { search, go } = useSearch()
  const today = useToday()
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<DateFilter>(
    () => dateFilters.find((filter) => search.filters[filter].from || search.filters[filter].until) ?? 'applicationDate',
  )
  const [ranges, setRanges] = useState<Record<DateFilter, DateRange>>(() => ({
    applicationDate: search.filters.applicationDate,
    registrationDate: search.filters.registrationDate,
    oppositionPeriodEndDate: search.filters.oppositionPeriodEndDate,
    priorityDate: search.filters.priorityDate,
  }))

  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = dateFilters[(dateFilters.indexOf(tab) + step + dateFilters.length) % dateFilters.length] ?? tab
    setTab(next)
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  const reversed = dateFilters.find((filter) => isReversed(ranges[filter]))
  const apply = () => {
    if (reversed) return setTab(reversed)
    go(withRanges(search, ranges))
    onClose()
  }
  const mark = (filter: DateFilter) => (ranges[filter].from || ranges[filter].until ? ' •' : '')

  return (
    <Dialog
      title={t('moreFilters')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setRanges(noRanges)}>{t('resetDates')}</Button>
          <Button look="primary" onClick={apply}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className={classNames(controls.tabs, styles.tabs)} role="tablist" aria-label={t('filter.dates')} ref={tabs}>
        {dateFilters.map((filter) => (
          <button
            key={filter}
            type="button"
            role="tab"
            id={`${id}${filter}`}
            data-tab={filter}
            className={controls.tab}
            aria-selected={filter === tab}
            aria-controls={`${id}panel`}
            tabIndex={filter === tab ? 0 : -1}
            onClick={() => setTab(filter)}
            onKeyDown={move}
          >
            {t(`date.${filter}`)}
            {mark(filter)}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        <DateRangeFields
          key={tab}
          legend={t(`date.${tab}`)}
          value={ranges[tab]}
          onChange={(range) => setRanges({ ...ranges, [tab]: range })}
        />
        <ul className={styles.quick} aria-label={t('quickRanges')}>
          {quickRanges[tab].map((quick) => {
            const range = quickRange(quick, today)
            const isOn = range.from === ranges[tab].from && range.until === ranges[tab].until
            return (
              <li key={quick}>
                <Button size="small" aria-pressed={isOn} onClick={() => setRanges({ ...ranges, [tab]: isOn ? {} : range })}>
                  {isOn && <Icon name="check" small />}
                  {t(`quick.${quick}`)}
                </Button>
              </li>
            )
          })}
        </ul>
        {isReversed(ranges[tab]) && (
          <p className={styles.error} role="alert">
            {t('rangeReversed')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

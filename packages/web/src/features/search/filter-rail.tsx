import { brandStateCategories, brandTypes } from '@marklot/contracts/brand'
import { registrationOfficeCodes } from '@marklot/contracts/office'
import type { BrandQueryResult } from '@marklot/contracts/search'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import controls from '../../ui/controls.module.css'
import { Icon } from '../../ui/icon.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { dateFilters, type ListFilter, toggleValue } from './active-filters.ts'
import { similarities } from './address.ts'
import styles from './filter-rail.module.css'
import { useSearch } from './search-context.ts'
import { classesToShow } from './shown-classes.ts'
import { useNiceClasses } from './use-nice-classes.ts'

const MoreFilters = lazy(() => import('./more-filters.tsx').then((module) => ({ default: module.MoreFilters })))

type Counts = BrandQueryResult['counts']
const countOf = (counts: readonly { key: string; count: number }[] | undefined, key: string | number) =>
  counts?.find((value) => value.key === String(key))?.count

/** All filters with the counts of the present result; each filter is counted without itself. */
export function FilterRail({ counts }: { counts: Counts | undefined }) {
  const t = usePhrases('search')
  const ui = usePhrases('ui')
  const { search } = useSearch()
  return (
    <>
      <Group title={t('filter.office')}>
        <Values
          filter="registrationOfficeCodes"
          values={registrationOfficeCodes}
          counts={counts?.registrationOfficeCodes}
          name={(code) => <OfficeFlag code={code} />}
        />
      </Group>
      <Group title={t('filter.state')}>
        <Values
          filter="brandStateCategories"
          values={brandStateCategories}
          counts={counts?.brandStateCategories}
          name={(category) => <StateBadge category={category} />}
        />
      </Group>
      <Group title={t('filter.type')}>
        <Values filter="brandTypes" values={brandTypes} counts={counts?.brandTypes} name={(type) => ui(`type.${type}`)} />
      </Group>
      <ClassGroup filter="goodsClasses" title={t('filter.goods')} low={1} high={34} counts={counts?.goodsClasses} />
      <ClassGroup filter="servicesClasses" title={t('filter.services')} low={35} high={45} counts={counts?.servicesClasses} />
      <BrandStateGroup counts={counts?.brandStates} />
      {search.mode === 'name' && search.text !== '' && <SimilarityGroup />}
      <DatesGroup />
    </>
  )
}

function Group({ title, children, isOpen = true }: { title: string; children: ReactNode; isOpen?: boolean }) {
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" small />
      </summary>
      {children}
    </details>
  )
}

interface ValuesProps<V extends string | number> {
  filter: ListFilter
  values: readonly V[]
  counts: readonly { key: string; count: number }[] | undefined
  name: (value: V) => ReactNode
}

function Values<V extends string | number>({ filter, values, counts, name }: ValuesProps<V>) {
  const { search, go } = useSearch()
  const format = useFormat()
  const chosen: readonly (string | number)[] = search.filters[filter]
  return (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value}>
          <label className={styles.value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => go(toggleValue(search, filter, value))} />
            {name(value)}
            {counts && <span className={styles.count}>{format.count(countOf(counts, value) ?? 0)}</span>}
          </label>
        </li>
      ))}
    </ul>
  )
}

interface ClassGroupProps {
  filter: 'goodsClasses' | 'servicesClasses'
  title: string
  low: number
  high: number
  counts: readonly { key: string; count: number }[] | undefined
}

function ClassGroup({ filter, title, low, high, counts }: ClassGroupProps) {
  const t = usePhrases('search')
  const { search } = useSearch()
  const names = useNiceClasses()
  const [showsAll, setShowsAll] = useState(false)
  const all = Array.from({ length: high - low + 1 }, (_, index) => low + index)
  const shown = showsAll ? all : classesToShow(all, search.filters[filter], counts)
  return (
    <Group title={title}>
      <Values
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
      <Button look="quiet" size="small" className={styles.more} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? t('fewerClasses') : t('allClasses', { count: all.length })}
      </Button>
    </Group>
  )
}

function BrandStateGroup({ counts }: { counts: Counts['brandStates'] | undefined }) {
  const t = usePhrases('search')
  const { search } = useSearch()
  const chosen = search.filters.brandStates
  const keys = [...new Set([...chosen, ...(counts ?? []).map(({ key }) => key)])]
  const descriptions = new Map((counts ?? []).map(({ key, shortDescription }) => [key, shortDescription]))
  const officeOf = (key: string) => registrationOfficeCodes.find((code) => key.startsWith(`${code}.`))
  return (
    <Group title={t('filter.brandState')} isOpen={chosen.length > 0}>
      {keys.length === 0 ? (
        <p className={styles.none}>{t('noOfficeStates')}</p>
      ) : (
        <Values
          filter="brandStates"
          values={keys}
          counts={counts}
          name={(key) => {
            const office = officeOf(key)
            return (
              <>
                {office && <OfficeFlag code={office} show="code" />}
                <span className={styles.name}>{descriptions.get(key) ?? key}</span>
              </>
            )
          }}
        />
      )}
    </Group>
  )
}

function SimilarityGroup() {
  const t = usePhrases('search')
  const format = useFormat()
  const { search, go } = useSearch()
  const id = useId()
  return (
    <div className={styles.group}>
      <label className={controls.label} htmlFor={id}>
        {t('filter.similarity')}
      </label>
      <select
        id={id}
        className={`${controls.select} ${styles.similarity}`}
        value={search.minimumSimilarity}
        onChange={(event) => go({ ...search, page: 1, minimumSimilarity: Number(event.target.value) })}
      >
        {similarities.map((percent) => (
          <option key={percent} value={percent}>
            {t('fromSimilarity', { percent: format.percent(percent) })}
          </option>
        ))}
      </select>
    </div>
  )
}

function DatesGroup() {
  const t = usePhrases('search')
  const { search } = useSearch()
  const [isOpen, setIsOpen] = useState(false)
  const active = dateFilters.filter((filter) => search.filters[filter].from || search.filters[filter].until).length
  return (
    <div className={styles.group}>
      <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        <Icon name="filter" small />
        {t('moreFilters')}
        {active > 0 && ` (${active})`}
      </Button>
      {isOpen && (
        <Suspense>
          <MoreFilters onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

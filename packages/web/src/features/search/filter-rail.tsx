import { brandStateCategories, brandTypes } from '@marklot/contracts/brand'
import { registrationOfficeCodes } from '@marklot/contracts/office'
import type { BrandQueryResult } from '@marklot/contracts/search'
import { lazy, memo, Suspense, useId, useState } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { useChoice } from '../../lib/use-choice.ts'
import { Button } from '../../ui/button.tsx'
import controls from '../../ui/controls.module.css'
import { Icon } from '../../ui/icon.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { dateFilters } from './active-filters.ts'
import { BrandStateGroup } from './brand-state-group.tsx'
import { ClassGroup } from './class-group.tsx'
import { signOf } from './expert.ts'
import { FilterGroup, FilterValues } from './filter-group.tsx'
import styles from './filter-rail.module.css'
import { ChangeOffices } from './outside-plan.tsx'
import { useSearch } from './search-context.ts'
import { similarities } from './search-state.ts'
import { searchedOffices } from './searched-offices.ts'
import { useFromSimilarity } from './use-from-similarity.ts'
import { ViennaGroup } from './vienna-group.tsx'

const MoreFilters = lazy(() => import('./more-filters.tsx').then((module) => ({ default: module.MoreFilters })))

/** All filters with the counts of the current result. Each filter is counted without itself. */
export const FilterRail = memo(function FilterRail({ result }: { result: BrandQueryResult | undefined }) {
  const t = usePhrases('search')
  const ui = usePhrases('ui')
  const { search } = useSearch()
  const counts = result?.counts
  const { outsidePlan } = searchedOffices(result?.offices ?? [])
  return (
    <>
      <FilterGroup title={t('filter.office')} filter="registrationOfficeCodes">
        <FilterValues
          filter="registrationOfficeCodes"
          values={registrationOfficeCodes}
          counts={counts?.registrationOfficeCodes}
          name={(code) => <OfficeFlag code={code} />}
          excluded={
            outsidePlan ? { values: outsidePlan.codes, why: t('outsidePlan', { count: outsidePlan.included }) } : undefined
          }
        />
        {outsidePlan && (
          <p className={styles.none}>
            – {t('outsidePlan', { count: outsidePlan.included })}. <ChangeOffices />
          </p>
        )}
      </FilterGroup>
      <FilterGroup title={t('filter.state')} filter="brandStateCategories">
        <FilterValues
          filter="brandStateCategories"
          values={brandStateCategories}
          counts={counts?.brandStateCategories}
          name={(category) => <StateBadge category={category} />}
        />
      </FilterGroup>
      <FilterGroup title={t('filter.type')} filter="brandTypes">
        <FilterValues filter="brandTypes" values={brandTypes} counts={counts?.brandTypes} name={(type) => ui(`type.${type}`)} />
      </FilterGroup>
      <ClassGroup filter="goodsClasses" title={t('filter.goods')} low={1} high={34} counts={counts?.goodsClasses} />
      <ClassGroup filter="servicesClasses" title={t('filter.services')} low={35} high={45} counts={counts?.servicesClasses} />
      <ViennaGroup counts={counts} />
      <BrandStateGroup counts={counts?.brandStates} />
      {signOf(search) !== '' && <SimilarityGroup />}
      <DatesGroup />
    </>
  )
})

function SimilarityGroup() {
  const t = usePhrases('search')
  const fromSimilarity = useFromSimilarity()
  const { search, go } = useSearch()
  const id = useId()
  const [shown, choose] = useChoice(search.minimumSimilarity, (minimumSimilarity) =>
    go((current) => ({ ...current, page: 1, minimumSimilarity })),
  )
  return (
    <div className={styles.group}>
      <label className={controls.label} htmlFor={id}>
        {t('filter.similarity')}
      </label>
      <select
        id={id}
        className={`${controls.select} ${styles.similarity}`}
        value={shown}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {similarities.map((percent) => (
          <option key={percent} value={percent}>
            {fromSimilarity(percent)}
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

import { registrationOfficeCodes } from '@marklot/contracts/office'
import type { BrandQueryResult } from '@marklot/contracts/search'
import { usePhrases } from '../../lib/phrases.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { FilterGroup, FilterValues } from './filter-group.tsx'
import styles from './filter-rail.module.css'
import { useSearch } from './search-context.ts'

/** The most states in one list. Longer lists are grouped by office. */
const mostInOneList = 8

/** The offices' own states that occur in the result. */
export function BrandStateGroup({ counts }: { counts: BrandQueryResult['counts']['brandStates'] | undefined }) {
  const t = usePhrases('search')
  const { search } = useSearch()
  const chosen = search.filters.brandStates
  const keys = [...new Set([...chosen, ...(counts ?? []).map(({ key }) => key)])]
  const descriptions = new Map((counts ?? []).map(({ key, shortDescription }) => [key, shortDescription]))
  const officeOf = (key: string) => registrationOfficeCodes.find((code) => key.startsWith(`${code}.`))
  const isGrouped = keys.length > mostInOneList
  const list = (values: readonly string[]) => (
    <FilterValues
      filter="brandStates"
      values={values}
      counts={counts}
      name={(key) => {
        const office = officeOf(key)
        return (
          <>
            {!isGrouped && office && <OfficeFlag code={office} show="code" />}
            <span className={styles.name}>{descriptions.get(key) ?? key}</span>
          </>
        )
      }}
    />
  )
  const offices = registrationOfficeCodes.filter((code) => keys.some((key) => officeOf(key) === code))
  const others = keys.filter((key) => officeOf(key) === undefined)
  return (
    <FilterGroup title={t('filter.brandState')} filter="brandStates" isOpen={chosen.length > 0}>
      {keys.length === 0 && <p className={styles.none}>{t('noOfficeStates')}</p>}
      {isGrouped
        ? offices.map((code) => {
            const ofOffice = keys.filter((key) => officeOf(key) === code)
            return (
              <details key={code} className={styles.office} open={ofOffice.some((key) => chosen.includes(key))}>
                <summary>
                  <OfficeFlag code={code} />
                  <Icon name="chevron-down" small />
                </summary>
                {list(ofOffice)}
              </details>
            )
          })
        : list(keys)}
      {isGrouped && others.length > 0 && list(others)}
    </FilterGroup>
  )
}

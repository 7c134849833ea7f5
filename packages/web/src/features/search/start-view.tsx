import { registrationOfficeCodes } from '@marklot/contracts/office'
import { Link } from 'react-router'
import { usePhrases } from '../../lib/phrases.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { toggleValue, withRanges } from './active-filters.ts'
import { searchInMode } from './expert.ts'
import { modeOrder } from './mode-tabs.tsx'
import { useSearch } from './search-context.ts'
import { emptySearch } from './search-state.ts'
import styles from './start-view.module.css'

/** The page before a search. It offers the ways to search, and ways to browse that always find something. */
export function StartView({ today }: { today: string }) {
  const t = usePhrases('search')
  const { search, addressOf } = useSearch()
  const newest = { ...emptySearch, sort: 'applicationDate' as const }
  return (
    <section className={styles.start} aria-labelledby="start-title">
      <h2 id="start-title">{t('start.title')}</h2>
      <ul className={styles.ways}>
        {modeOrder.map((mode) => (
          <li key={mode}>
            <Link to={addressOf(searchInMode(search, mode))}>{t(`mode.${mode}`)}</Link>
            <p>{t(`start.${mode}`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.browse}>
        <h3>{t('start.browse')}</h3>
        <ul>
          <li>
            <Link to={addressOf(newest)}>{t('start.newest')}</Link>
          </li>
          <li>
            <Link to={addressOf(withRanges(newest, { oppositionPeriodEndDate: { from: today } }))}>
              {t('start.openOpposition')}
            </Link>
          </li>
          {registrationOfficeCodes.map((code) => (
            <li key={code}>
              <Link to={addressOf(toggleValue(newest, 'registrationOfficeCodes', code))}>
                <OfficeFlag code={code} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

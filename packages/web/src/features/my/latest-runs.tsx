import type { StoredBrandQuery } from '@marklot/contracts/radar'
import { labelled } from '@marklot/phrases'
import { Link } from 'react-router'
import type { QueryHolder } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { ExecutionState, Instant } from '../radar/pieces/index.ts'
import { Answer, DashboardPart, NothingYet } from './dashboard-part.tsx'
import styles from './latest-runs.module.css'
import { lastRunFirst } from './risks.ts'
import { SearchesLink } from './searches-link.tsx'

/** The most runs on the dashboard. */
const mostRuns = 5

/** The last run of each saved search, newest first. */
export function LatestRuns({ holder }: { holder: QueryHolder<StoredBrandQuery[]> }) {
  const t = usePhrases('dashboard')
  const locale = useLocale()
  return (
    <DashboardPart title={t('runs.title')} link={<SearchesLink>{t('all')}</SearchesLink>}>
      <Answer holder={holder}>
        {(saved) => {
          const ran = lastRunFirst(saved).slice(0, mostRuns)
          return ran.length > 0 ? (
            <Runs ran={ran} />
          ) : (
            <NothingYet text={t('runs.none')}>
              <Link to={paths.search(locale)}>{t('toSearch')}</Link>
            </NothingYet>
          )
        }}
      </Answer>
    </DashboardPart>
  )
}

function Runs({ ran }: { ran: readonly StoredBrandQuery[] }) {
  const t = usePhrases('dashboard')
  const format = useFormat()
  const locale = useLocale()
  return (
    <ul className={styles.runs}>
      {ran.map(({ id, name, lastExecution }) =>
        lastExecution === null ? null : (
          <li key={id}>
            <Link to={paths.storedQueryResult(locale, id, lastExecution.id)} dir="auto">
              {name}
            </Link>
            <span className={styles.at}>
              <Instant at={lastExecution.startedUtc} />
            </span>
            <ExecutionState execution={lastExecution} />
            {lastExecution.state === 'resultAvailable' && (
              <span className={styles.counts}>
                {labelled(locale, t('runs.found'), format.count(lastExecution.total))}
                {lastExecution.newBrands > 0 && <b>{labelled(locale, t('runs.new'), format.count(lastExecution.newBrands))}</b>}
              </span>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

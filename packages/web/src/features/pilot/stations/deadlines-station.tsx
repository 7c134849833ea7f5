import type { ProjectDeadline } from '@marklot/contracts/pilot-filing'
import { Link } from 'react-router'
import { useConfig } from '../../../lib/config.tsx'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { pilotOf, useOfProject } from '../pieces/pilot-calls.ts'
import { useProjectHolder } from '../project-context.tsx'
import { StationEnd } from '../station-end.tsx'
import styles from './deadlines-station.module.css'
import stations from './stations.module.css'

/** A deadline is emphasised from this many days before it. */
const soonDays = 30

/**
 * Priority, opposition and renewal at the project's offices: their days if known, otherwise the length of each period.
 */
export function DeadlinesStation() {
  const t = usePhrases('stations')
  const ui = usePhrases('ui')
  const locale = useLocale()
  const { productName } = useConfig()
  const { project, isSaving, open } = useProjectHolder()
  const { id, registrationOfficeCodes, filings } = project
  const { object, error, busy, reload } = useOfProject(
    id,
    'deadlines',
    [registrationOfficeCodes, filings, isSaving],
    (api, options) => pilotOf(api).deadlines({ params: { id } }, options),
  )
  const hasOpen = object?.deadlines.some(({ startDate }) => startDate === null)
  return (
    <>
      {object ? (
        object.deadlines.length === 0 ? (
          <EmptyState title={t('deadlines.none')}>
            <Button look="primary" onClick={() => open('offices')}>
              {t('filing.toOffices')}
            </Button>
          </EmptyState>
        ) : (
          <>
            {hasOpen && (
              <p className={stations.text}>
                {t('deadlines.text')}{' '}
                <Button look="quiet" size="small" onClick={() => open('filing')}>
                  {t('deadlines.enter')}
                </Button>
              </p>
            )}
            <ol className={styles.list}>
              {object.deadlines.map((deadline) => (
                <Row key={`${deadline.kind} ${deadline.registrationOfficeCode}`} deadline={deadline} />
              ))}
            </ol>
          </>
        )
      ) : error && !busy ? (
        <ErrorState title={t('deadlines.failed')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <Skeleton height="280px" />
      )}
      <StationEnd station="deadlines" isReady={(object?.deadlines.length ?? 0) > 0} />
      <p className={stations.small}>
        <Link to={paths.deadlines(locale, productName)}>{t('deadlines.all')}</Link>
      </p>
    </>
  )
}

function Row({ deadline }: { deadline: ProjectDeadline }) {
  const t = usePhrases('stations')
  const format = useFormat()
  const { kind, registrationOfficeCode, from, length, nominalDate, date, daysLeft, source } = deadline
  const { years, months, days } = length
  const span = [
    years > 0 && t('years', { count: years }),
    months > 0 && t('months', { count: months }),
    days > 0 && t('days', { count: days }),
  ]
  const runs = t('deadlines.runs', {
    length: format.list(span.filter((one): one is string => one !== false)),
    start: t(`start.${from}`),
  })
  return (
    <li className={styles.row}>
      {nominalDate === null ? (
        <span className={styles.open}>{t('deadlines.open')}</span>
      ) : (
        <time className={styles.date} dateTime={nominalDate}>
          {format.date(nominalDate)}
        </time>
      )}
      <span className={classNames(styles.left, daysLeft !== null && daysLeft >= 0 && daysLeft <= soonDays && styles.soon)}>
        {daysLeft !== null && (daysLeft >= 0 ? t('deadlines.left', { count: daysLeft }) : t('deadlines.past'))}
      </span>
      <div>
        <p className={styles.what}>
          <OfficeFlag code={registrationOfficeCode} show="code" />
          <b>{t(`deadlines.${kind}`)}</b>
        </p>
        <p className={styles.how}>
          {runs}, {source}
          {nominalDate !== null &&
            date !== null &&
            date !== nominalDate &&
            `; ${t('deadlines.moved', { nominal: format.date(nominalDate), date: format.date(date) })}`}
        </p>
      </div>
    </li>
  )
}

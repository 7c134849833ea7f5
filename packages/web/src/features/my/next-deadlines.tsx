import type { AccountDeadlines } from '@marklot/contracts/deadlines'
import { Link } from 'react-router'
import type { QueryHolder } from '../../lib/api.tsx'
import { useConfig } from '../../lib/config.tsx'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { DateSource } from '../deadlines/pieces/index.ts'
import { Answer, DashboardPart, NothingYet } from './dashboard-part.tsx'
import styles from './next-deadlines.module.css'

/** The number of deadlines shown, nearest first. */
export const nearest = 5
/** A deadline's point is filled from this many days before it. */
const soonDays = 30

/** The nearest deadlines on a line that begins today. */
export function NextDeadlines({ holder }: { holder: QueryHolder<AccountDeadlines> }) {
  const t = usePhrases('dashboard')
  const locale = useLocale()
  const { productName } = useConfig()
  return (
    <DashboardPart
      title={t('deadlines.title')}
      link={<Link to={paths.deadlines(locale, productName)}>{t('deadlines.calendar')}</Link>}
    >
      <Answer holder={holder}>
        {({ deadlines, own, today }) => {
          const isUpcoming = ({ daysLeft }: { daysLeft: number }) => daysLeft >= 0
          const upcoming = { deadlines: deadlines.filter(isUpcoming), own: own.filter(isUpcoming) }
          return upcoming.deadlines.length + upcoming.own.length > 0 ? (
            <Line {...upcoming} today={today} />
          ) : (
            <NothingYet text={t('deadlines.none')}>
              <Link to={paths.search(locale)}>{t('toSearch')}</Link>
            </NothingYet>
          )
        }}
      </Answer>
    </DashboardPart>
  )
}

/** Draws deadlines from the registers and those of the reader's own applications on one line, by day. */
function Line({ deadlines, own, today }: Pick<AccountDeadlines, 'deadlines' | 'own' | 'today'>) {
  const t = usePhrases('dashboard')
  const days = usePhrases('deadlines')
  const format = useFormat()
  const locale = useLocale()
  const nameOf = useBrandName()
  const points = [
    ...deadlines.map(({ kind, brand, ...deadline }) => ({
      ...deadline,
      key: `${kind} ${brand.brandId}`,
      to: paths.brand(locale, brand.brandId),
      name: nameOf(brand),
      office: brand.registrationOfficeCode,
      what: t(`deadline.${kind}`),
    })),
    ...own.map(({ kind, projectId, registrationOfficeCode, ...deadline }) => ({
      ...deadline,
      key: `${kind} ${projectId} ${registrationOfficeCode}`,
      to: paths.pilotProject(locale, projectId, { station: 'deadlines' }),
      office: registrationOfficeCode,
      what: t(`deadline.${kind}`),
      isComputed: true,
    })),
  ].sort((a, b) => a.date.localeCompare(b.date))
  return (
    <ol className={styles.line}>
      <li className={styles.today}>
        <b>{t('today')}</b>
        <span className="num">{format.date(today)}</span>
      </li>
      {points.slice(0, nearest).map((point) => (
        <li key={point.key} className={classNames(point.daysLeft <= soonDays && styles.soon)}>
          <b>
            <time dateTime={point.date}>{format.date(point.date)}</time>
          </b>
          <Link to={point.to} dir="auto">
            {point.name}
          </Link>
          <span>
            <OfficeFlag code={point.office} show="code" /> {point.what}
          </span>
          <small>{days('daysLeft', { count: point.daysLeft })}</small>
          <small>
            <DateSource deadline={point} />
          </small>
        </li>
      ))}
    </ol>
  )
}

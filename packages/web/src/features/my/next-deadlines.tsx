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

/** Days before a deadline from which its point is filled. */
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
        {({ deadlines, today }) => {
          const upcoming = deadlines.filter(({ daysLeft }) => daysLeft >= 0)
          return upcoming.length > 0 ? (
            <Line deadlines={upcoming} today={today} />
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

function Line({ deadlines, today }: Pick<AccountDeadlines, 'deadlines' | 'today'>) {
  const t = usePhrases('dashboard')
  const days = usePhrases('deadlines')
  const format = useFormat()
  const locale = useLocale()
  const nameOf = useBrandName()
  return (
    <ol className={styles.line}>
      <li className={styles.today}>
        <b>{t('today')}</b>
        <span className="num">{format.date(today)}</span>
      </li>
      {deadlines.map((deadline) => {
        const { kind, date, daysLeft, brand } = deadline
        return (
          <li key={`${kind} ${brand.brandId}`} className={classNames(daysLeft <= soonDays && styles.soon)}>
            <b>
              <time dateTime={date}>{format.date(date)}</time>
            </b>
            <Link to={paths.brand(locale, brand.brandId)} dir="auto">
              {nameOf(brand)}
            </Link>
            <span>
              <OfficeFlag code={brand.registrationOfficeCode} show="code" /> {t(`deadline.${kind}`)}
            </span>
            <small>{days('daysLeft', { count: daysLeft })}</small>
            <small>
              <DateSource deadline={deadline} />
            </small>
          </li>
        )
      })}
    </ol>
  )
}

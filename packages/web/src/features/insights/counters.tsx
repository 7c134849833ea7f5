import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import type { Statistics } from '@marklot/contracts/statistics'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { searchOf } from '../../ui/charts/statistics-rows.ts'
import styles from './insights-page.module.css'

/** The office's marks in total and within its window, with the dates of both. */
export function Counters({ office, statistics }: { office: RegistrationOfficeCode; statistics: Statistics }) {
  const t = usePhrases('insights')
  const locale = useLocale()
  const format = useFormat()
  const { measures, asOf, window } = statistics
  const total = measures.brand.total
  const filed = measures.newFilings
  return (
    <div className={styles.counters}>
      <p>
        <Link to={searchOf(locale, { office })}>
          <b>{format.count(total)}</b> <span>{t('total', { count: total })}</span>
        </Link>
        <small>{asOf ? t('asOf', { date: format.date(asOf) }) : t('noDate')}</small>
      </p>
      {window ? (
        <p>
          <Link to={searchOf(locale, { office, window })}>
            <b>{format.count(filed)}</b> <span>{t('newFilings', { count: filed, days: window.days })}</span>
          </Link>
          <small>{t('window', { from: format.date(window.from), until: format.date(window.until) })}</small>
        </p>
      ) : (
        <p>
          <small>{t('noWindow')}</small>
        </p>
      )}
    </div>
  )
}

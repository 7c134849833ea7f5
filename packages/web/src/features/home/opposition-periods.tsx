import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { useToday } from '../../ui/use-today.ts'
import styles from './opposition-periods.module.css'
import sections from './sections.module.css'

/**
 * Nominal opposition periods in months. DE: § 42 (1) MarkenG; EM: Art. 46 (1) EUTMR; AT: § 29a (1) MSchG; CH: Art. 31
 * (2) MSchG; FR: Art. L712-4 CPI; ES: Art. 19 (1) Ley de Marcas and Art. 18 of its regulation; US: 15 U.S.C. § 1063, 30
 * days.
 */
const periods: Readonly<Record<RegistrationOfficeCode, { months: number } | { days: number }>> = {
  de: { months: 3 },
  em: { months: 3 },
  at: { months: 3 },
  ch: { months: 3 },
  fr: { months: 2 },
  es: { months: 2 },
  us: { days: 30 },
}
const daysOf = (period: (typeof periods)[RegistrationOfficeCode]) => ('days' in period ? period.days : period.months * 30)

/** The opposition period of each office. */
export function OppositionPeriods() {
  const t = usePhrases('home')
  const offices = usePhrases('offices')
  const charts = usePhrases('charts')
  const locale = useLocale()
  const today = useToday()
  const openUntil = (office?: RegistrationOfficeCode) =>
    paths.search(locale, { office, opposition: `${today}..`, sort: 'applicationDate' })
  const rows = registrationOfficeCodes
    .map((code) => {
      const period = periods[code]
      const words = 'days' in period ? t('monitor.days', { count: period.days }) : t('monitor.months', { count: period.months })
      return { key: code, label: offices(`short.${code}`), value: daysOf(period), words, to: openUntil(code) }
    })
    .sort((a, b) => b.value - a.value)
  return (
    <section className={`page ${sections.section} ${styles.periods}`} aria-labelledby="periods-title">
      <div>
        <h2 id="periods-title" className={sections.big}>
          {t('monitor.periods')}
        </h2>
        <p className={styles.text}>{t('monitor.periodsText')}</p>
        <Link className={sections.go} to={openUntil()}>
          {t('monitor.open')}
        </Link>
      </div>
      <BarChart
        title={t('monitor.periods')}
        column={charts('office')}
        rows={rows}
        hasTable={false}
        write={(days) => rows.find(({ value }) => value === days)?.words ?? ''}
        showLabel={({ key, label }) => {
          const code = registrationOfficeCodes.find((one) => one === key)
          return (
            <span className={styles.office}>
              {code && <OfficeFlag code={code} show="flag" />}
              {label}
            </span>
          )
        }}
      />
    </section>
  )
}

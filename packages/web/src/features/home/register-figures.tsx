import type { Statistics } from '@marklot/contracts/statistics'
import { Link } from 'react-router'
import type { QueryHolder } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { DonutChart } from '../../ui/charts/donut-chart.tsx'
import { FiguresFailed } from '../../ui/charts/figures-failed.tsx'
import { officeRows, stateRows, typeRows } from '../../ui/charts/statistics-rows.ts'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import styles from './register-figures.module.css'
import sections from './sections.module.css'
import { useRegisterWords } from './use-register-words.ts'

/** The register in figures, all from the statistics file. Each links to the search that it counts. */
export function RegisterFigures({ statistics }: { statistics: QueryHolder<Statistics> }) {
  const t = usePhrases('home')
  const { object } = statistics
  return (
    <section className={styles.band} id="figures" aria-labelledby="figures-title">
      <div className="page">
        <div className={sections.head}>
          <h2 id="figures-title" className={sections.big}>
            {t('register.title')}
          </h2>
          {object && <Summary statistics={object} />}
        </div>
        <div className={styles.room}>{object ? <Figures statistics={object} /> : <FiguresFailed holder={statistics} />}</div>
      </div>
    </section>
  )
}

function Summary({ statistics: { measures, asOf } }: { statistics: Statistics }) {
  const t = usePhrases('home')
  const format = useFormat()
  const pending = measures.stateCategory.new
  const filed = measures.newFilings
  return (
    <p className={sections.lede}>
      {t('register.pending', { count: pending, number: format.count(pending) })}{' '}
      {t('register.filed', { count: filed, number: format.count(filed) })}{' '}
      {asOf && t('register.asOf', { date: format.date(asOf) })}
    </p>
  )
}

function Figures({ statistics }: { statistics: Statistics }) {
  const t = usePhrases('home')
  const charts = usePhrases('charts')
  const ui = usePhrases('ui')
  const offices = usePhrases('offices')
  const locale = useLocale()
  const format = useFormat()
  const { registersOf } = useRegisterWords()
  const context = { ui, locale }
  return (
    <div className={styles.columns}>
      <div className={styles.total}>
        <Link className={styles.huge} to={paths.search(locale, { sort: 'applicationDate' })}>
          {format.count(statistics.measures.brand.total)}
        </Link>
        <p className={styles.of}>{t('register.total', { registers: registersOf(statistics.offices.length) })}</p>
        <BarChart
          title={charts('byOffice')}
          column={charts('office')}
          rows={officeRows(statistics, { ...context, offices })}
          showLabel={({ key, label }) => {
            const office = statistics.offices.find(({ code }) => code === key)
            return office ? (
              <span className={styles.office}>
                <OfficeFlag code={office.code} show="flag" />
                {label}
              </span>
            ) : (
              label
            )
          }}
        />
        <p className={styles.more}>
          <Link to={paths.insights(locale)}>{t('register.insights')}</Link>
        </p>
      </div>
      <DonutChart
        title={charts('byState')}
        column={charts('state')}
        rows={stateRows(statistics, context)}
        showLabel={({ key }) => (key === 'new' || key === 'alive' || key === 'dead' ? <StateBadge category={key} /> : key)}
      />
      <DonutChart title={charts('byType')} column={charts('type')} rows={typeRows(statistics, context)} />
    </div>
  )
}

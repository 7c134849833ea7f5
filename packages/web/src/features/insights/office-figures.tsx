import type { Statistics } from '@marklot/contracts/statistics'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { DonutChart } from '../../ui/charts/donut-chart.tsx'
import { type CountedMarks, searchOf, stateRows, typeRows } from '../../ui/charts/statistics-rows.ts'
import controls from '../../ui/controls.module.css'
import { LatestMarks } from '../../ui/latest/latest-marks.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { addressOfInsights, countings, type InsightsState } from './address.ts'
import { ClassChart } from './class-chart.tsx'
import styles from './insights-page.module.css'

interface OfficeFiguresProps {
  state: InsightsState
  all: Statistics
  /** The marks that the charts count: `all`, or the statistics file of the window. */
  shown: Statistics
}

/** Classes, types, states and the latest marks of an office. */
export function OfficeFigures({ state, all, shown }: OfficeFiguresProps) {
  const t = usePhrases('insights')
  const charts = usePhrases('charts')
  const ui = usePhrases('ui')
  const locale = useLocale()
  const { office, counting } = state
  const counted: CountedMarks = { office, ...(counting === 'new' && shown.window && { window: shown.window }) }
  const context = { ui, locale, counted }
  return (
    <>
      <nav className={styles.switch} aria-label={t('counted')}>
        <span aria-hidden="true">{t('counted')}</span>
        <ul className={controls.segments}>
          {countings.map((one) => (
            <li key={one}>
              <Link
                className={controls.segment}
                to={paths.insights(locale, addressOfInsights({ ...state, counting: one }))}
                aria-current={one === counting ? 'true' : undefined}
              >
                {t(`counted.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown.measures.brand.total === 0 ? (
        <p className={styles.none}>{t('noMarks')}</p>
      ) : (
        <div className={styles.charts}>
          <ClassChart state={state} statistics={shown} counted={counted} />
          <div className={styles.rings}>
            <DonutChart title={charts('byType')} column={charts('type')} rows={typeRows(shown, context)} />
            <DonutChart
              title={charts('byState')}
              column={charts('state')}
              rows={stateRows(shown, context)}
              showLabel={({ key }) => (key === 'new' || key === 'alive' || key === 'dead' ? <StateBadge category={key} /> : key)}
            />
          </div>
        </div>
      )}
      {all.latestBrands.length > 0 && (
        <div className={styles.latest}>
          <LatestMarks title={charts('latest.title')} brands={all.latestBrands}>
            <Link className={styles.all} to={searchOf(locale, { office })}>
              {charts('latest.all')}
            </Link>
          </LatestMarks>
        </div>
      )}
    </>
  )
}

import type { Statistics } from '@marklot/contracts/statistics'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { type ChartRow, drawnValue } from '../../ui/charts/chart-data.ts'
import { ChartTable } from '../../ui/charts/chart-table.tsx'
import { type CountedMarks, classRows, firstServicesClass } from '../../ui/charts/statistics-rows.ts'
import controls from '../../ui/controls.module.css'
import { useNiceClasses } from '../search/index.ts'
import { addressOfInsights, classOrders, type InsightsState } from './address.ts'
import { classWords } from './class-words.ts'
import styles from './insights-page.module.css'

interface ClassChartProps {
  state: InsightsState
  statistics: Statistics
  counted: CountedMarks
}

/**
 * The distribution over the 45 Nice classes, either split into goods and services or sorted by size, with a summary in
 * words.
 */
export function ClassChart({ state, statistics, counted }: ClassChartProps) {
  const t = usePhrases('insights')
  const charts = usePhrases('charts')
  const locale = useLocale()
  const format = useFormat()
  const names = useNiceClasses()
  const marks = statistics.measures.brand.total
  const rows = classRows(statistics, { names, locale, counted })
  const most = Math.max(0, ...rows.map(({ value }) => drawnValue(value)))
  const words = classWords(statistics.measures.niceClass, marks)
  const share = (row: ChartRow) => format.percent((drawnValue(row.value) / marks) * 100)
  const chart = (title: string, some: ChartRow[]) => (
    <BarChart
      title={title}
      column={charts('niceClass')}
      rows={some}
      most={most}
      isLong
      hasTable={false}
      showNote={share}
      write={format.count}
      showLabel={({ key }) => (
        <span className={styles.class}>
          <b>{key}</b> {names.get(Number(key))}
        </span>
      )}
    />
  )
  return (
    <section aria-labelledby="classes-title">
      <div className={styles.sectionHead}>
        <h3 id="classes-title">{t('classes')}</h3>
        <nav className={styles.switch} aria-label={t('order')}>
          <ul className={controls.segments}>
            {classOrders.map((order) => (
              <li key={order}>
                <Link
                  className={controls.segment}
                  to={paths.insights(locale, addressOfInsights({ ...state, order }))}
                  aria-current={order === state.order ? 'true' : undefined}
                >
                  {t(`order.${order}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {words && (
        <p className={styles.words}>
          {t('classes.words', {
            first: words.first,
            name: names.get(words.first) ?? '',
            share: format.percent(words.share),
            list: words.list.join(', '),
            five: format.percent(words.five),
          })}
        </p>
      )}
      {state.order === 'size' ? (
        <div className={styles.classes}>
          {chart(
            t('classes'),
            [...rows].sort((a, b) => drawnValue(b.value) - drawnValue(a.value)),
          )}
        </div>
      ) : (
        <div className={styles.classes}>
          <div>
            <h4>{t('goods')}</h4>
            {chart(
              t('goods'),
              rows.filter(({ key }) => Number(key) < firstServicesClass),
            )}
          </div>
          <div>
            <h4>{t('services')}</h4>
            {chart(
              t('services'),
              rows.filter(({ key }) => Number(key) >= firstServicesClass),
            )}
          </div>
        </div>
      )}
      <p className={styles.note}>{t('classes.note')}</p>
      <ChartTable title={t('classes')} column={charts('niceClass')} rows={rows} whole={marks} />
    </section>
  )
}

import { notations } from '@marklot/contracts/locale'
import type { BackTest } from '@marklot/contracts/radar'
import { memo, useEffect, useRef } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import styles from './back-test.module.css'
import { chartPlaces, field, heightOf } from './chart-places.ts'

const lines = [60, 80, 100] as const
/** Months narrower than this, at both ends of the year, have no label. */
const labelledWidth = 50

/**
 * Twelve months. Each mark is a dot by day and similarity, filled if the threshold reports it. Bars show the reported
 * marks of each month. The table below has the figures.
 */
export const BackTestChart = memo(function BackTestChart({ test, threshold }: { test: BackTest; threshold: number }) {
  const t = usePhrases('monitor')
  const chart = useRef<HTMLElement>(null)
  // If the chart scrolls, it starts at the latest months.
  useEffect(() => {
    if (chart.current) chart.current.scrollLeft = chart.current.scrollWidth
  }, [])
  const locale = useLocale()
  const format = useFormat()
  const { months, dots } = chartPlaces(test, threshold)
  const foot = field.top + field.height + field.bars
  const most = Math.max(1, ...months.map(({ reported }) => reported))
  const monthName = new Intl.DateTimeFormat(notations[locale], { timeZone: 'UTC', month: 'short' })
  const end = field.width - field.right
  const line = heightOf(threshold)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={chart} className={styles.scroll} aria-label={t('backTest.chart')} tabIndex={0}>
      <svg viewBox={`0 0 ${field.width} ${foot + 44}`} role="img" aria-label={t('backTest.chartText')}>
        {lines.map((percent) => (
          <g key={percent}>
            <path className={styles.grid} d={`M${field.left} ${heightOf(percent)}H${end}`} />
            <text x={end} y={heightOf(percent) - 5} textAnchor="end">
              {format.percent(percent)}
            </text>
          </g>
        ))}
        {dots.map(({ key, name, x, y, isReported }) => (
          <circle key={key} className={isReported ? styles.reported : styles.dot} cx={x} cy={y} r={4.5}>
            {name !== null && <title>{name}</title>}
          </circle>
        ))}
        <path className={styles.line} d={`M${field.left} ${line}H${end}`} />
        <path className={styles.plumb} d={`M${field.left - 8} ${line}l8 -8l8 8l-8 8z`} />
        <path className={styles.foot} d={`M${field.left} ${foot}H${end}`} />
        {months.map(({ month, x, width, reported }) => {
          const height = (reported / most) * (field.bars - 26)
          const middle = x + width / 2
          return (
            <g key={month}>
              <rect className={styles.bar} x={middle - 14} y={foot - height} width={28} height={height} />
              {reported > 0 && (
                <text x={middle} y={foot - height - 6} textAnchor="middle">
                  {format.count(reported)}
                </text>
              )}
              {width >= labelledWidth && (
                <text x={middle} y={foot + 20} textAnchor="middle">
                  {monthName.format(new Date(`${month}-01T00:00:00Z`))}
                </text>
              )}
            </g>
          )
        })}
        <text x={field.left} y={foot + 40}>
          {test.from.slice(0, 4)}
        </text>
        <text x={end} y={foot + 40} textAnchor="end">
          {t('backTest.bars')}
        </text>
      </svg>
    </section>
  )
})

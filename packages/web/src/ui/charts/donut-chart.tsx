import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { arcsOf, type ChartRow, writtenValue } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import styles from './charts.module.css'

/** Radius of a circle with a circumference of 100, so that lengths are percent. */
const radius = 15.9155
/** The gap between two arcs, in percent of the circle. */
const gap = 0.8

export interface DonutChartProps {
  /** Shown above the chart. */
  title: string
  /** Heading of the labels in the table. */
  column: string
  rows: readonly ChartRow[]
  /** Renders a label in the legend; by default a square of its colour and the text. */
  showLabel?: (row: ChartRow) => ReactNode
}

/** Shows parts of a whole as a ring, with a legend of the values. Each may link to the search for its marks. */
export function DonutChart({ title, column, rows, showLabel }: DonutChartProps) {
  const t = usePhrases('charts')
  const format = useFormat()
  const id = useId()
  const written = (row: ChartRow) => writtenValue(row.value, format.short, t('notSupported'))
  const arcs = arcsOf(rows)
  const values = rows.map((row) => t('part', { label: row.label, value: written(row) })).join(', ')
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <svg className={styles.donut} viewBox="0 0 42 42" role="img" aria-label={t('picture', { title, values })}>
        {arcs.length === 0 && <circle cx="21" cy="21" r={radius} fill="none" stroke="var(--line)" strokeWidth="6.4" />}
        {arcs.map(({ key, colour, from, length }) => {
          const drawn = arcs.length > 1 ? Math.max(length * 100 - gap, 0.3) : 100
          return (
            <circle
              key={key}
              cx="21"
              cy="21"
              r={radius}
              fill="none"
              stroke={colour}
              strokeWidth="6.4"
              strokeDasharray={`${drawn.toFixed(2)} ${(100 - drawn).toFixed(2)}`}
              // Dashes begin at three o'clock, and the offset runs backwards. A quarter moves the start to the top.
              strokeDashoffset={(25 - from * 100).toFixed(2)}
            />
          )
        })}
      </svg>
      <ul className={styles.legend}>
        {rows.map((row) => {
          const parts = (
            <>
              {showLabel ? (
                showLabel(row)
              ) : (
                <span className={styles.swatch}>
                  <svg viewBox="0 0 10 10" aria-hidden="true">
                    <rect width="10" height="10" fill={row.colour} />
                  </svg>
                  {row.label}
                </span>
              )}
              <span className="num">{written(row)}</span>
            </>
          )
          return (
            <li key={row.key}>
              {row.to ? (
                <Link className={styles.part} to={row.to}>
                  {parts}
                </Link>
              ) : (
                <span className={styles.part}>{parts}</span>
              )}
            </li>
          )
        })}
      </ul>
      <ChartTable title={title} column={column} rows={rows} />
    </figure>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../class-names.ts'
import { type ChartRow, drawnValue, writtenValue } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import styles from './charts.module.css'

export interface BarChartProps {
  /** A sentence about the chart's content, for screen readers. */
  title: string
  /** Heading of the labels in the table. */
  column: string
  rows: readonly ChartRow[]
  /** Renders a label; by default as plain text. */
  showLabel?: (row: ChartRow) => ReactNode
  /** Puts labels above the bars on narrow screens, for labels of several words. */
  isLong?: boolean
  /** The total to which the shares in the table refer. */
  whole?: number
  /** The value of the longest bar; by default the largest one. */
  most?: number
  /** Rendered after the value, for example its share. */
  showNote?: (row: ChartRow) => string
  /** Formats a value in a notation other than K and M. */
  write?: (value: number) => string
  /** False if several charts share a table. */
  hasTable?: boolean
}

/** Horizontal bars with their values. Each bar may link to the search for its marks. */
export function BarChart({
  title,
  column,
  rows,
  showLabel,
  isLong,
  whole,
  most,
  showNote,
  write,
  hasTable = true,
}: BarChartProps) {
  const t = usePhrases('charts')
  const format = useFormat()
  const longest = most ?? Math.max(0, ...rows.map(({ value }) => drawnValue(value)))
  return (
    <div>
      <ul className={classNames(styles.bars, isLong && styles.long, showNote && styles.noted)} aria-label={title}>
        {rows.map((row) => {
          const length = longest === 0 ? 0 : (drawnValue(row.value) / longest) * 100
          const cells = (
            <>
              <span className={styles.label}>{showLabel ? showLabel(row) : row.label}</span>
              <svg className={styles.bar} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
                {/* Keeps even the smallest value visible. */}
                <rect width={length === 0 ? 0 : Math.max(length, 0.6)} height="14" fill={row.colour ?? 'var(--chart-1)'} />
              </svg>
              <span className={styles.value}>{writtenValue(row.value, write ?? format.short, t('notSupported'))}</span>
              {showNote && <span className={styles.note}>{showNote(row)}</span>}
            </>
          )
          return (
            <li key={row.key}>
              {row.to ? (
                <Link className={styles.row} to={row.to}>
                  {cells}
                </Link>
              ) : (
                <span className={styles.row}>{cells}</span>
              )}
            </li>
          )
        })}
      </ul>
      {hasTable && <ChartTable title={title} column={column} rows={rows} whole={whole} />}
    </div>
  )
}

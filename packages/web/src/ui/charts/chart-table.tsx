import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../button.tsx'
import { copyText } from '../copy-link-button.tsx'
import { Icon } from '../icon.tsx'
import { type ChartRow, drawnValue, sumOf, tableText, writtenValue } from './chart-data.ts'
import styles from './charts.module.css'

export interface ChartTableProps {
  /** A sentence about the chart's content. It precedes the button that opens the table. */
  title: string
  /** Heading of the column of labels. */
  column: string
  rows: readonly ChartRow[]
  /** The total to which the shares refer; by default the sum of the rows. */
  whole?: number
}

/** The figures behind a chart, unrounded and with shares, for screen readers and for copying. */
export function ChartTable({ title, column, rows, whole = sumOf(rows) }: ChartTableProps) {
  const t = usePhrases('charts')
  const format = useFormat()
  const [isCopied, setIsCopied] = useState(false)
  const share = (value: unknown) => (whole > 0 ? format.number((drawnValue(value) / whole) * 100, 1) : '')
  const exact = (value: unknown) => writtenValue(value, format.count, t('notSupported'))
  // Spreadsheets read plain digits.
  const copied = (value: unknown) => writtenValue(value, String, t('notSupported'))
  const head = [column, t('marks'), `${t('share')} (%)`]
  const copy = async () => {
    await copyText(tableText([head, ...rows.map(({ label, value }) => [label, copied(value), share(value)])]))
    setIsCopied(true)
  }
  return (
    <details className={styles.behind} onToggle={() => setIsCopied(false)}>
      <summary>
        {t('table')}
        <span className="vh">: {title}</span>
      </summary>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              {head.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, value }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{exact(value)}</td>
                <td>{share(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button size="small" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'table'} small />
        {isCopied ? t('copied') : t('copy')}
      </Button>
      <span className="vh" role="status">
        {isCopied ? t('copied') : ''}
      </span>
    </details>
  )
}

import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { equalRuns } from './comparison-columns.ts'
import styles from './picture-line.module.css'

/** A feature of the searched picture above the same feature of the found picture. */
export interface PictureColumn {
  /** The name of the feature: “Shape”. */
  title: string
  /** Whether the found picture has the same feature, a different one, or none. */
  state: 'equal' | 'different' | 'missing'
  /** Null if a picture lacks the feature. */
  own: ReactNode | null
  found: ReactNode | null
  /** The difference, or the alteration: “mirrored”. */
  note: string
}

interface PictureLineProps {
  columns: readonly PictureColumn[]
  /** The whole comparison as a sentence. */
  label: string
  /** True in a row of a table, which shows only the found features, without words. */
  isSmall?: boolean
}

/** With more columns, the notes need a wider place to stand below their pictures. */
const mostBesideNotes = 4

/**
 * Shows two pictures above each other, feature by feature: equal features joined, different ones in colour, missing
 * ones dashed, with the alterations below them (product design, "The picture line").
 */
export function PictureLine({ columns, label, isSmall = false }: PictureLineProps) {
  const cells = (row: number, cellOf: (column: PictureColumn) => ReactNode | null) =>
    columns.map((column, place) => (
      <Cell
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
        key={place}
        row={row}
        place={place}
        isDifferent={column.state !== 'equal'}
      >
        {cellOf(column)}
      </Cell>
    ))
  const line = (
    <div
      className={classNames(styles.line, isSmall && styles.small, columns.length > mostBesideNotes && styles.many)}
      style={{ '--n': columns.length } as CSSProperties}
      role="img"
      aria-label={label}
    >
      {!isSmall && cells(1, ({ own }) => own)}
      {!isSmall &&
        equalRuns(columns.map(({ state }) => ({ equal: state === 'equal' }))).map(({ from, until }) => (
          <span key={from} className={styles.join} style={{ gridRow: 2, gridColumn: `${from + 1} / ${until + 1}` }} />
        ))}
      {cells(isSmall ? 1 : 3, ({ found }) => found)}
      {!isSmall &&
        columns.map(({ title, state, note }, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
            key={place}
            className={classNames(styles.note, state !== 'equal' && styles.otherNote)}
            style={{ '--place': place + 1 } as CSSProperties}
          >
            <b>{title}</b> {note}
          </span>
        ))}
    </div>
  )
  return isSmall ? line : <div className={styles.frame}>{line}</div>
}

interface CellProps {
  row: number
  place: number
  isDifferent: boolean
  children: ReactNode | null
}

function Cell({ row, place, isDifferent, children }: CellProps) {
  return (
    <span
      className={classNames(styles.cell, children === null ? styles.missing : isDifferent && styles.different)}
      style={{ gridRow: row, gridColumn: place + 1 }}
    >
      {children}
    </span>
  )
}

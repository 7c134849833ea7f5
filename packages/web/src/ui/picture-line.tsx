import type { CSSProperties } from 'react'
import { usePhrases } from '../lib/phrases.tsx'
import { classNames } from './class-names.ts'
import { equalRuns } from './comparison-columns.ts'
import styles from './picture-line.module.css'

/** What a cell shows: a picture by its address. */
export interface PictureCell {
  picture: string
}

/** A feature of the searched picture above the same feature of the found one. */
export interface PictureColumn {
  kind: 'part' | 'whole'
  /** Whether the found picture has the same, another one, or none. */
  state: 'equal' | 'different' | 'missing'
  own: PictureCell
  /** Null where nothing corresponds. */
  found: PictureCell | null
  /** What differs or what was done to it: “mirrored”. */
  note: string
}

/**
 * Two pictures above each other, feature by feature: equal features joined, different ones in colour, missing ones
 * dashed, and what was done to them below (product design, "The picture line").
 * @param label the whole comparison as a sentence
 */
export function PictureLine({ columns, label }: { columns: readonly PictureColumn[]; label: string }) {
  const t = usePhrases('ui')
  return (
    <div className={styles.line} style={{ '--n': columns.length } as CSSProperties} role="img" aria-label={label}>
      {columns.map(({ state, own }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
        <Cell key={place} cell={own} row={1} place={place} isDifferent={state !== 'equal'} />
      ))}
      {equalRuns(columns.map(({ state }) => ({ equal: state === 'equal' }))).map(({ from, until }) => (
        <span key={from} className={styles.join} style={{ gridRow: 2, gridColumn: `${from + 1} / ${until + 1}` }} />
      ))}
      {columns.map(({ state, found }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
        <Cell key={place} cell={found} row={3} place={place} isDifferent={state !== 'equal'} />
      ))}
      {columns.map(({ kind, state, note }, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
          key={place}
          className={classNames(styles.note, state !== 'equal' && styles.otherNote)}
          style={{ gridRow: 4, gridColumn: place + 1 }}
        >
          <b>{t(`picture.${kind}`)}</b>
          {note}
        </span>
      ))}
    </div>
  )
}

interface CellProps {
  cell: PictureCell | null
  row: number
  place: number
  isDifferent: boolean
}

function Cell({ cell, row, place, isDifferent }: CellProps) {
  return (
    <span
      className={classNames(styles.cell, cell === null ? styles.missing : isDifferent && styles.different)}
      style={{ gridRow: row, gridColumn: place + 1 }}
    >
      {cell !== null && <img src={cell.picture} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}

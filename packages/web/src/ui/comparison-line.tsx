import type { Comparison } from '@marklot/contracts/search'
import type { CSSProperties } from 'react'
import { usePhrases } from '../lib/phrases.tsx'
import { classNames } from './class-names.ts'
import { canAlign, equalRuns, hitStretches, type SharedCell } from './comparison-columns.ts'
import styles from './comparison-line.module.css'

/** The input of every form: the two signs as their owners spell them, and a sentence about their difference. */
export interface ComparedSigns {
  comparison: Comparison
  query: string
  hit: string
  /** A plain sentence that screen readers read with the picture. */
  remark?: string
}

/** Returns the sentence that describes the picture, because letters alone do not convey it. */
function useLabel({ comparison, query, hit, remark }: ComparedSigns): string {
  const t = usePhrases('ui')
  const places = comparison.columns.length
  const sentence = t('comparison.label', { query, hit, equal: comparison.equalPlaces, places })
  return remark ? `${sentence}. ${remark}` : sentence
}

const narrowClass = (columns: number) =>
  columns <= 12
    ? styles.upTo12
    : columns <= 16
      ? styles.upTo16
      : columns <= 20
        ? styles.upTo20
        : columns <= 26
          ? styles.upTo26
          : styles.upTo36

/** Returns the number of columns as a custom property, which React's style type does not know. */
const columnCount = (count: number) => ({ '--n': count }) as CSSProperties
const at = (from: number, until: number, row?: number): CSSProperties => ({
  gridColumn: `${from + 1} / ${until + 1}`,
  gridRow: row,
})

/**
 * Shows two signs above each other: letters aligned, equal parts joined, different parts in colour, and the sound below
 * (product design, "Signature"). The one-line form replaces it where a cell is narrower than 13 px and for scripts
 * whose letters join.
 */
export function ComparisonLine({ size = 'card', ...signs }: ComparedSigns & { size?: 'card' | 'large' }) {
  const label = useLabel(signs)
  const { columns, syllables } = signs.comparison
  if (!canAlign(signs.comparison)) {
    return (
      <div className={styles.frame} role="img" aria-label={label}>
        <RunningText {...signs} />
      </div>
    )
  }
  return (
    <div className={styles.frame} role="img" aria-label={label}>
      <div className={narrowClass(columns.length)}>
        <div className={classNames(styles.full, styles[size])} style={columnCount(columns.length)}>
          <Letters row={1} letters={columns.map((column) => ({ text: column.query, isDifferent: isReplaced(column) }))} />
          {equalRuns(columns).map((run) => (
            <span key={run.from} className={styles.join} style={at(run.from, run.until)} />
          ))}
          <Letters row={3} letters={columns.map(({ hit, equal }) => ({ text: hit, isDifferent: !equal }))} />
          {syllables.map((syllable) => (
            <span
              key={syllable.from}
              className={classNames(
                styles.syllable,
                syllable.stressed && styles.stressed,
                !syllable.soundsEqual && styles.otherSound,
              )}
              style={at(syllable.from, syllable.until)}
            >
              {syllable.text}
            </span>
          ))}
        </div>
        <div className={styles.narrow}>
          <RunningText {...signs} />
        </div>
      </div>
    </div>
  )
}

/**
 * Returns whether a letter of the query is coloured, which means that a different letter is below it. If there is none
 * below it, the gap shows the difference.
 */
const isReplaced = (column: { query: string | null; hit: string | null; equal: boolean }) =>
  !column.equal && column.query !== null && column.hit !== null

function Letters({ row, letters }: { row: 1 | 3; letters: { text: string | null; isDifferent: boolean }[] }) {
  return letters.map(({ text, isDifferent }, place) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter has no identity but its place
      key={place}
      className={classNames(styles.letter, text === null ? styles.gap : isDifferent && styles.different)}
      style={at(place, place + 1, row)}
    >
      {text}
    </span>
  ))
}

function RunningText({ comparison }: ComparedSigns) {
  return (
    <p className={styles.line} dir="auto">
      {hitStretches(comparison.columns).map((stretch, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no identity but their place
        <span key={place} className={stretch.equal ? styles.sameText : styles.otherText}>
          {stretch.text}
        </span>
      ))}
    </p>
  )
}

interface OneLineProps extends ComparedSigns {
  /** Null if the hit does not fit the columns. */
  cells: readonly SharedCell[] | null
  wraps?: boolean
}

/**
 * The one-line form of a table's row under the shared columns. It is running text if the hit does not fit the columns
 * and, with `wraps`, on phones.
 */
export function ComparisonOneLine({ cells, wraps = false, ...signs }: OneLineProps) {
  const label = useLabel(signs)
  return (
    <div role="img" aria-label={label}>
      {cells ? (
        <div className={classNames(styles.shared, wraps && styles.wraps)} style={columnCount(cells.length)}>
          {cells.map((cell, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
              key={place}
              className={classNames(
                styles.sharedLetter,
                cell.kind === 'equal' && styles.sharedEqual,
                cell.kind === 'different' && styles.different,
                cell.kind === 'gap' && styles.gap,
              )}
            >
              {cell.letter}
            </span>
          ))}
        </div>
      ) : (
        <RunningText {...signs} />
      )}
    </div>
  )
}

/** The searched sign over a table's shared columns. Decorative: the column's heading names it. */
export function ComparisonHeader({ letters }: { letters: readonly (string | null)[] }) {
  return (
    <span className={styles.shared} style={columnCount(letters.length)} aria-hidden="true">
      {letters.map((letter, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
        <span key={place} className={classNames(styles.sharedLetter, styles.header)}>
          {letter}
        </span>
      ))}
    </span>
  )
}

/**
 * The found sign under the searched one, in a table's shared columns. Where a column is narrower than 13 px, only the
 * found sign is shown, as running text.
 */
export function ComparisonInColumns({ header, ...line }: OneLineProps & { header: readonly (string | null)[] }) {
  return (
    <div className={styles.frame}>
      <div className={narrowClass(header.length)}>
        <div className={styles.columns} style={columnCount(header.length)}>
          <ComparisonHeader letters={header} />
          <ComparisonOneLine {...line} />
        </div>
        <div className={styles.narrow}>
          <ComparisonOneLine {...line} cells={null} />
        </div>
      </div>
    </div>
  )
}

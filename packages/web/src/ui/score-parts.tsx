import type { Score } from '@marklot/contracts/search'
import { useFormat } from '../lib/format.ts'
import { usePhrases } from '../lib/phrases.tsx'
import { classNames } from './class-names.ts'
import styles from './score-parts.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

const parts = ['look', 'sound', 'structure', 'meaning'] as const

/** Shows a score with its compared parts. Narrow cards show only the total. */
export function ScoreParts({ score }: { score: Score }) {
  const t = usePhrases('ui')
  const shown = parts.flatMap((part) => {
    const value = score[part]
    return value === null ? [] : [{ key: part, label: t(`score.${part}`), value }]
  })
  return (
    <>
      <ScoreTotal total={score.total} />
      <ScoreBars parts={shown} />
    </>
  )
}

/** Shows a similarity in whole percent. */
export function ScoreTotal({ total }: { total: number }) {
  const t = usePhrases('ui')
  const format = useFormat()
  return (
    <p className={styles.total}>
      <VisuallyHidden>{t('similarity')} </VisuallyHidden>
      {total}
      <small>{format.percentSign}</small>
    </p>
  )
}

/** Shows the parts of a score as bars, in whole percent. Narrow cards omit them. */
export function ScoreBars({ parts: shown }: { parts: readonly { key: string; label: string; value: number }[] }) {
  return (
    <ul className={classNames(styles.parts, styles.onCard)}>
      {shown.map(({ key, label, value }) => (
        <li key={key} className={styles.part}>
          <span>{label}</span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${value}%` }} />
          </span>
          <span className={styles.number}>{value}</span>
        </li>
      ))}
    </ul>
  )
}

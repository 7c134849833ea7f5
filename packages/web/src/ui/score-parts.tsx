import type { Score } from '@marklot/contracts/search'
import { usePhrases } from '../lib/phrases.tsx'
import { classNames } from './class-names.ts'
import styles from './score-parts.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

const parts = ['look', 'sound', 'structure', 'meaning'] as const

/** A score with its compared parts. Narrow cards show the total only. */
export function ScoreParts({ score }: { score: Score }) {
  const t = usePhrases('ui')
  return (
    <>
      <p className={styles.total}>
        <VisuallyHidden>{t('similarity')} </VisuallyHidden>
        {score.total}
        <small>%</small>
      </p>
      <ul className={classNames(styles.parts, styles.onCard)}>
        {parts.map((part) => {
          const value = score[part]
          return (
            value !== null && (
              <li key={part} className={styles.part}>
                <span>{t(`score.${part}`)}</span>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${value}%` }} />
                </span>
                <span className={styles.number}>{value}</span>
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}

import type { Score } from '@marklot/contracts/search'
import { usePhrases } from '../lib/phrases.tsx'
import { classNames } from './class-names.ts'
import styles from './score-parts.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

const parts = ['look', 'sound', 'structure', 'meaning'] as const

/** A score and the parts it is made of; a part that was not compared says so. On narrow cards only the total stands. */
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
            <li key={part} className={styles.part}>
              <span>{t(`score.${part}`)}</span>
              {value === null ? (
                <span className={styles.missing}>{t('notCompared')}</span>
              ) : (
                <>
                  <span className={styles.bar} aria-hidden="true">
                    <span style={{ width: `${value}%` }} />
                  </span>
                  <span className={styles.number}>{value}</span>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

import { usePhrases } from '../../../lib/phrases.tsx'
import styles from './scores.module.css'

export type ScoreName = 'name' | 'activities' | 'classification'

/** Scores of a hit in whole percent; null: not compared. */
export type HitScores = Readonly<Record<ScoreName, number | null>>

/** The scores of a hit as bars. */
export function Scores({ scores }: { scores: HitScores }) {
  const t = usePhrases('monitor')
  const ui = usePhrases('ui')
  return (
    <ul className={styles.scores}>
      {(['name', 'activities', 'classification'] as const).map((name) => {
        const score = scores[name]
        return (
          <li key={name}>
            <span>{t(`score.${name}`)}</span>
            {score === null ? (
              <span className={styles.none}>{ui('notCompared')}</span>
            ) : (
              <>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${score}%` }} />
                </span>
                <span className={styles.number}>{score}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

import { usePhrases } from '../../../lib/phrases.tsx'
import styles from './scores.module.css'

export const scoreNames = ['name', 'activities', 'classification', 'logo'] as const
export type ScoreName = (typeof scoreNames)[number]

/** Scores of a hit in whole percent. Null: not compared. Missing: not watched. */
export type HitScores = Readonly<Partial<Record<ScoreName, number | null>>>

/** The scores of a hit as bars. */
export function Scores({ scores }: { scores: HitScores }) {
  const t = usePhrases('monitor')
  const ui = usePhrases('ui')
  return (
    <ul className={styles.scores}>
      {scoreNames.map((name) => {
        const score = scores[name]
        if (score === undefined) return null
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

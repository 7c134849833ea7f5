import { usePhrases } from '../../lib/phrases.tsx'
import styles from './risk-scale.module.css'

const levels = [1, 2, 3, 4, 5] as const

/**
 * A score on the risk scale. The plumb hangs at the score's place, with the number beside it.
 * @param isNamed says that the number is the risk, if no heading does
 */
export function RiskScale({ score, isNamed = false }: { score: number; isNamed?: boolean }) {
  const t = usePhrases('pilot')
  return (
    <span className={styles.score}>
      <span className={styles.scale} aria-hidden="true">
        {levels.map((level) => (
          <i key={level} style={{ background: `var(--risk-${level})` }} />
        ))}
        <span className={styles.plumb} style={{ left: `${score}%` }} />
      </span>
      <span className="num">{t(isNamed ? 'risk.scoreNamed' : 'risk.score', { score })}</span>
    </span>
  )
}

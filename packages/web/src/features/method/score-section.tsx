import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'
import styles from './method-page.module.css'
import { type MethodPart, MethodSection } from './method-section.tsx'

/** Explains what the percentages mean, with one worked example. */
export function ScoreSection({ method }: MethodPart) {
  const t = usePhrases('method')
  const format = useFormat()
  const percent = (share: number) => format.percent(share * 100)
  const weights = method?.weights
  return (
    <MethodSection name="score">
      <div className={styles.beside}>
        <div className={styles.text}>
          <p>{t('score.text')}</p>
          {weights && (
            <p>
              {t('score.rule', {
                stronger: percent(weights.stronger),
                weaker: percent(weights.weaker),
                support: percent(weights.support),
              })}
            </p>
          )}
          <p>{t('score.law')}</p>
        </div>
        <WorkedOut method={method} />
      </div>
    </MethodSection>
  )
}

/**
 * The pair that is similar by structure. Look and sound are both weaker and only add to it, so the sum is easy to
 * follow.
 */
function WorkedOut({ method }: MethodPart) {
  const t = usePhrases('method')
  const ui = usePhrases('ui')
  const format = useFormat()
  const example = method?.examples.find(({ view }) => view === 'structure')
  if (!example) return null
  const { query, hit, score } = example
  const { structure, look, sound, total } = score
  if (structure === null || look === null || sound === null || structure < Math.max(look, sound)) return null
  return (
    <div className={styles.sheet}>
      <h3>{t('score.example', { query, hit })}</h3>
      <LeaderList>
        <LeaderItem label={ui('score.look')}>{look}</LeaderItem>
        <LeaderItem label={ui('score.sound')}>{sound}</LeaderItem>
        <LeaderItem label={t('score.best', { view: ui('score.structure') })}>{structure}</LeaderItem>
        <LeaderItem label={t('score.lift')}>+{total - structure}</LeaderItem>
        <LeaderItem label={ui('similarity')} isTotal>
          {format.percent(total)}
        </LeaderItem>
      </LeaderList>
    </div>
  )
}

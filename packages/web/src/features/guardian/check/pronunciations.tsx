import type { Pronunciation } from '@marklot/contracts/guardian'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import styles from './name-step.module.css'

interface PronunciationsProps {
  spoken: readonly Pronunciation[]
  /** Whether marks were found that the name can sound like. */
  hasMarks: boolean
}

/** Shows how five audiences pronounce the name. Marks an audience to which the name sounds like another mark. */
export function Pronunciations({ spoken, hasMarks }: PronunciationsProps) {
  const t = usePhrases('guardian')
  const format = useFormat()
  return (
    <section className={styles.section} aria-labelledby="how-they-say-it">
      <div className={styles.head}>
        <h2 id="how-they-say-it">{t('spoken.title')}</h2>
        <span>{t('spoken.byRule')}</span>
      </div>
      <ul className={styles.audiences}>
        {spoken.map(({ language, text, leadsTo }) => (
          <li key={language} className={leadsTo.length > 0 ? styles.leads : undefined}>
            <h3>{format.language(language)}</h3>
            <p className={styles.spoken}>{text}</p>
            {leadsTo.length > 0 ? (
              <p>{t('spoken.leadsTo', { names: format.list(leadsTo) })}</p>
            ) : (
              hasMarks && <p>{t('spoken.alone')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

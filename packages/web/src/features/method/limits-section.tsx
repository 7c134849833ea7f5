import { usePhrases } from '../../lib/phrases.tsx'
import styles from './method-page.module.css'
import { type MethodPart, MethodSection } from './method-section.tsx'

/** Known limits of the search. */
export function LimitsSection({ method }: MethodPart) {
  const t = usePhrases('method')
  return (
    <MethodSection name="limits">
      <ul className={styles.points}>
        <li>{t('limit.concepts')}</li>
        <li>{t('limit.families')}</li>
        <li>{t('limit.sound')}</li>
        {method && <li>{t('limit.pictures', { count: method.evaluation.excluded })}</li>}
        <li>{t('limit.register')}</li>
        <li>{t('limit.few')}</li>
      </ul>
    </MethodSection>
  )
}

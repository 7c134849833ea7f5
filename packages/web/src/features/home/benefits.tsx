import { usePhrases } from '../../lib/phrases.tsx'
import styles from './benefits.module.css'
import sections from './sections.module.css'

const benefits = ['where', 'reasons', 'dates', 'languages'] as const

/** What sets the product apart, in four points. */
export function Benefits() {
  const t = usePhrases('home')
  return (
    <section className={`page ${sections.section} ${styles.benefits}`} aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={sections.big}>
        {t('benefits.title')}
      </h2>
      <dl>
        {benefits.map((benefit) => (
          <div key={benefit}>
            <dt>{t(`benefit.${benefit}`)}</dt>
            <dd>{t(`benefit.${benefit}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { usePhrases } from '../../lib/phrases.tsx'
import sections from './sections.module.css'
import styles from './steps.module.css'

const steps = [
  ['step.idea', 'idea.step1'],
  ['step.name', 'idea.step2'],
  ['step.check', 'idea.step3'],
  ['step.filing', 'idea.step4'],
  ['step.protection', 'idea.step5'],
] as const

/** The steps from an idea to a registered mark. */
export function Steps() {
  const t = usePhrases('home')
  return (
    <section className={`page ${sections.section}`} aria-labelledby="steps-title">
      <h2 id="steps-title" className={sections.big}>
        {t('idea.steps')}
      </h2>
      <ol className={styles.steps}>
        {steps.map(([name, text]) => (
          <li key={name}>
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

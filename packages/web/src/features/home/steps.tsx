import { Link } from 'react-router'
import { useCapabilities } from '../../lib/capabilities.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { buttonClass } from '../../ui/button.tsx'
import sections from './sections.module.css'
import styles from './steps.module.css'

const steps = [
  ['step.idea', 'idea.step1'],
  ['step.name', 'idea.step2'],
  ['step.check', 'idea.step3'],
  ['step.filing', 'idea.step4'],
  ['step.protection', 'idea.step5'],
] as const

/** The steps from an idea to a registered mark, and a link to the tool that leads through them. */
export function Steps() {
  const t = usePhrases('home')
  const locale = useLocale()
  const pilot = useCapabilities().get('pilot')
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
      {pilot !== undefined && (
        <p className={styles.begin}>
          <Link className={buttonClass({ look: 'primary', size: 'large' })} to={`/${locale}${pilot}`}>
            {t('pilot.open')}
          </Link>
        </p>
      )}
    </section>
  )
}

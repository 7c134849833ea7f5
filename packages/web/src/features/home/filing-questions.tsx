import { usePhrases } from '../../lib/phrases.tsx'
import styles from './benefits.module.css'
import sections from './sections.module.css'

const questions = ['same', 'alike', 'classes', 'living'] as const

/** What applicants should know before they file. */
export function FilingQuestions() {
  const t = usePhrases('home')
  return (
    <section className={`page ${sections.section} ${styles.benefits}`} aria-labelledby="questions-title">
      <h2 id="questions-title" className={sections.big}>
        {t('application.questions')}
      </h2>
      <dl>
        {questions.map((question) => (
          <div key={question}>
            <dt>{t(`application.${question}`)}</dt>
            <dd>{t(`application.${question}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import type { Brand, BrandProcess } from '@marklot/contracts/brand'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { inOrder, processDay } from '../../ui/process-order.ts'
import styles from './processes.module.css'
import { Section } from './section.tsx'

/** Procedural events as the office reports them, oldest first. */
export function Processes({ brand }: { brand: Brand }) {
  const t = usePhrases('brands')
  return (
    <Section title={t('processes')} aside={t('asReported')}>
      {brand.processes.length === 0 ? (
        <p className={styles.none}>{t('noProcesses')}</p>
      ) : (
        <ol className={styles.steps}>
          {inOrder(brand.processes).map((process, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: offices report equal steps, their place is all that tells them apart
            <Step key={place} process={process} />
          ))}
        </ol>
      )}
    </Section>
  )
}

function Step({ process }: { process: BrandProcess }) {
  const t = usePhrases('brands')
  const ui = usePhrases('ui')
  const format = useFormat()
  const day = processDay(process)
  const { processType, processState, publicationDate, publicationSection, publicationIdentifier } = process
  const facts = [
    processType && processState,
    publicationDate && publicationDate !== day && t('published', { date: format.date(publicationDate) }),
    publicationIdentifier && ui('timeline.issue', { identifier: publicationIdentifier }),
    publicationSection && ui('timeline.section', { section: publicationSection }),
  ].filter(Boolean)
  return (
    <li className={styles.step}>
      <span className={styles.date}>{day ? format.date(day) : t('undated')}</span>
      <span className={styles.what} dir="auto">
        <b>{processType ?? processState ?? ui('timeline.processUnnamed')}</b>
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </span>
    </li>
  )
}

import type { Brand, BrandProcess, OfficeTerm } from '@marklot/contracts/brand'
import { Fragment } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { OfficeWording } from '../../ui/detail-field.tsx'
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
  const { processTypeTerm, processStateTerm, publicationDate, publicationSectionTerm, publicationIdentifier } = process
  const what = processTypeTerm ?? processStateTerm
  const state = processTypeTerm && processStateTerm
  const section = publicationSectionTerm && sectionText(publicationSectionTerm)
  const facts = [
    state && <span lang={state.language ?? undefined}>{state.text}</span>,
    publicationDate && publicationDate !== day && t('published', { date: format.date(publicationDate) }),
    publicationIdentifier && ui('timeline.issue', { identifier: publicationIdentifier }),
    section && ui('timeline.section', { section }),
  ].filter(Boolean)
  return (
    <li className={styles.step}>
      <span className={styles.date}>{day ? format.date(day) : t('undated')}</span>
      <span className={styles.what} dir="auto">
        <b lang={what?.language ?? undefined}>{what?.text ?? ui('timeline.processUnnamed')}</b>
        {facts.length > 0 && (
          <small>
            {facts.map((fact, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a step keep their order
              <Fragment key={place}>
                {place > 0 && ' · '}
                {fact}
              </Fragment>
            ))}
          </small>
        )}
        {[what, state].map((term) => term?.original && <OfficeWording key={term.original} term={term} />)}
      </span>
    </li>
  )
}

/** A section with its meaning where it is known: `A.1, Anmeldung`. */
function sectionText({ text, original }: OfficeTerm): string {
  return original === null ? text : `${original}, ${text}`
}

import type { Brand, BrandProcess, OfficeTerm } from '@marklot/contracts/brand'
import { Fragment } from 'react'
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
            // biome-ignore lint/suspicious/noArrayIndexKey: equal steps differ only in their place
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
    state && !isCode(state) && <span lang={state.language ?? undefined}>{state.text}</span>,
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
        <Wording what={what} state={state} />
      </span>
    </li>
  )
}

/** Returns a value without a language: the USPTO's code of an event. */
function isCode({ original, language }: OfficeTerm): boolean {
  return original === null && language === null
}

/** The office's own words for a step, each in its language, and its code. */
function Wording({ what, state }: Record<'what' | 'state', OfficeTerm | null>) {
  const wordings = [what, state].flatMap((term) =>
    term === null || term.original === null ? [] : [{ text: term.original, language: term.originalLanguage }],
  )
  if (state && isCode(state)) wordings.push({ text: state.text, language: null })
  if (wordings.length === 0) return null
  return (
    <small className={styles.wording}>
      {wordings.map(({ text, language }, place) => (
        <Fragment key={text}>
          {place > 0 && ' · '}
          <span lang={language ?? undefined}>{text}</span>
        </Fragment>
      ))}
    </small>
  )
}

/** Returns an office's section code with its meaning, if known: `A.1, Anmeldung`. */
function sectionText({ text, original }: OfficeTerm): string {
  return original === null ? text : `${original}, ${text}`
}

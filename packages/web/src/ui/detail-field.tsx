import type { OfficeTerm } from '@marklot/contracts/brand'
import { Children, isValidElement, type ReactNode } from 'react'
import { useFormat } from '../lib/format.ts'
import { usePhrases } from '../lib/phrases.tsx'
import { classNames } from './class-names.ts'
import styles from './detail-field.module.css'
import { type DetailValue, detailText, isAvailable } from './detail-text.ts'

/** The office's code for a field (WIPO Standard ST.60), by which professionals find it. */
export function InidCode({ code }: { code: string }) {
  return <span className={styles.inid}>({code})</span>
}

/** Shows detail fields in columns. Fields without a value share one line below the others. */
export function DetailGrid({ children }: { children: ReactNode }) {
  const t = usePhrases('ui')
  const fields = Children.toArray(children).filter((child) => isValidElement<DetailFieldProps>(child))
  const missing = fields.filter(({ props }) => isMissing(props))
  return (
    <>
      <dl className={styles.grid}>{fields.filter((field) => !missing.includes(field))}</dl>
      {missing.length > 0 && (
        <p className={styles.notRecorded}>
          {t('notRecorded')}{' '}
          {missing.map(({ props }, place) => (
            <span key={props.title}>
              {place > 0 && ' · '}
              {props.title}
              {props.inid && (
                <>
                  {' '}
                  <InidCode code={props.inid} />
                </>
              )}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

export interface DetailFieldProps {
  title: string
  inid?: string
  value?: DetailValue
  secondValue?: DetailValue
  alternative?: DetailValue
  secondAlternative?: DetailValue
  /** An office's value in place of `value`, with the office's own wording below it. */
  term?: OfficeTerm | null
}

function isMissing({ value, secondValue, alternative, secondAlternative, term }: DetailFieldProps): boolean {
  return !term && ![value, secondValue, alternative, secondAlternative].some(isAvailable)
}

/**
 * A title with one or two values, or with the first available of two alternatives (spec 1, section 2, "Brand details").
 */
export function DetailField(props: DetailFieldProps) {
  const { title, inid, value, secondValue, alternative, secondAlternative, term } = props
  const t = usePhrases('ui')
  const format = useFormat()
  const values = { value, secondValue, alternative, secondAlternative }
  const words = { yes: t('yes'), no: t('no'), notAvailable: t('notAvailable') }
  return (
    <div className={styles.cell}>
      <dt className={styles.title}>
        {inid && <InidCode code={inid} />} {title}
      </dt>
      <span className={styles.leader} aria-hidden="true" />
      <dd className={classNames(styles.value, isMissing(props) && styles.missing)} dir="auto">
        {term ? <TermText term={term} /> : detailText(values, format, words)}
      </dd>
    </div>
  )
}

/** An office's value in readable form, with the office's own wording in small type, each in its language. */
function TermText({ term }: { term: OfficeTerm }) {
  return (
    <>
      <span lang={term.language ?? undefined}>{term.text}</span>
      {term.original !== null && (
        <span className={styles.wording} lang={term.originalLanguage ?? undefined} dir="auto">
          {term.original}
        </span>
      )}
    </>
  )
}

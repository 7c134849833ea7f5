import type { ReactNode } from 'react'
import { useFormat } from '../lib/format.ts'
import { usePhrases } from '../lib/phrases.tsx'
import { classNames } from './class-names.ts'
import styles from './detail-field.module.css'
import { type DetailValue, detailText, isAvailable } from './detail-text.ts'

/** The office's code for a field (WIPO Standard ST.60): professionals find it by number, founders read past it. */
export function InidCode({ code }: { code: string }) {
  return <span className={styles.inid}>({code})</span>
}

export function DetailGrid({ children }: { children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>
}

export interface DetailFieldProps {
  title: string
  inid?: string
  value?: DetailValue
  secondValue?: DetailValue
  alternative?: DetailValue
  secondAlternative?: DetailValue
}

/** A title with one or two values, or the first of two alternatives; spec 1, section 2, "Brand details". */
export function DetailField({ title, inid, value, secondValue, alternative, secondAlternative }: DetailFieldProps) {
  const t = usePhrases('ui')
  const format = useFormat()
  const values = { value, secondValue, alternative, secondAlternative }
  const words = { yes: t('yes'), no: t('no'), notAvailable: t('notAvailable') }
  const isMissing = !Object.values(values).some(isAvailable)
  return (
    <div className={styles.cell}>
      <dt className={styles.title}>
        {inid && <InidCode code={inid} />} {title}
      </dt>
      <span className={styles.leader} aria-hidden="true" />
      <dd className={classNames(styles.value, isMissing && styles.missing)} dir="auto">
        {detailText(values, format, words)}
      </dd>
    </div>
  )
}

import type { SearchMethod } from '@marklot/contracts/search-method'
import type { ReactNode } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import styles from './method-page.module.css'

/** The sections of the page in order. Their names are also the anchors. */
export const methodSections = ['views', 'score', 'weak', 'goods', 'searched', 'measured', 'limits', 'sources', 'advice'] as const
export type MethodSectionName = (typeof methodSections)[number]

/** The figures that a section shows; undefined until loaded. */
export interface MethodPart {
  method: SearchMethod | undefined
}

/** A section of the page: a rule and a heading. */
export function MethodSection({ name, children }: { name: MethodSectionName; children: ReactNode }) {
  const t = usePhrases('method')
  const headingId = `${name}-title`
  return (
    <section className={styles.section} id={name} aria-labelledby={headingId}>
      <h2 id={headingId}>{t(name)}</h2>
      {children}
    </section>
  )
}

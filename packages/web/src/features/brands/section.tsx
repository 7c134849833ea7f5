import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

/** A section of the page: a rule, a heading, and actions beside it. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside && <p className={styles.aside}>{aside}</p>}
      </div>
      {children}
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import type { QueryHolder } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import styles from './dashboard-part.module.css'

/** A part of the dashboard below its heading, with a link to its page. */
export function DashboardPart({ title, link, children }: { title: string; link?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {link}
      </div>
      {children}
    </section>
  )
}

/** Shows an answer, a placeholder while it loads, or its failure. */
export function Answer<T>({ holder, children }: { holder: QueryHolder<T>; children: (object: T) => ReactNode }) {
  const t = usePhrases('dashboard')
  const ui = usePhrases('ui')
  const { object, error, busy, reload } = holder
  if (object !== undefined) return children(object)
  if (error && !busy)
    return (
      <p role="alert" className={styles.none}>
        {t('failed.text')} <Button onClick={reload}>{ui('retry')}</Button>
      </p>
    )
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="96px" />
    </div>
  )
}

/** Explains what will appear here, and offers the next action. */
export function NothingYet({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.none}>
      <p>{text}</p>
      {children}
    </div>
  )
}

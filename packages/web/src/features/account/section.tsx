import type { ReactNode } from 'react'
import type { QueryHolder } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice, Skeleton } from '../../ui/states.tsx'
import styles from './account-page.module.css'

/** A section of the account page. Menus link to its id. */
export function Section({ id, title, text, children }: { id: string; title: string; text?: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}

/** Shows an answer, its loading state, or its failure. */
export function Loaded<T>({ holder, children }: { holder: QueryHolder<T>; children: (object: T) => ReactNode }) {
  const t = usePhrases('settings')
  const ui = usePhrases('ui')
  if (holder.object !== undefined) return children(holder.object)
  if (!holder.error)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="160px" />
      </div>
    )
  return (
    <Notice kind="warning">
      <p role="alert">{t('loadFailed')}</p>
      <Button onClick={holder.reload}>{ui('retry')}</Button>
    </Notice>
  )
}

import { usePhrases } from '../../lib/phrases.tsx'
import { Skeleton } from '../../ui/states.tsx'
import styles from './result-page.module.css'

/** The outline of a result while it loads. */
export function Loading() {
  const t = usePhrases('radar')
  return (
    <div role="status" aria-label={t('loading')} className={styles.loading}>
      <Skeleton height="64px" width="min(520px, 100%)" />
      <Skeleton height="140px" />
      <Skeleton height="140px" />
    </div>
  )
}

import { usePhrases } from '../../lib/phrases.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './hits-skeleton.module.css'

/** Placeholder for the hits while they load. */
export function HitsSkeleton() {
  const t = usePhrases('search')
  return (
    <div role="status">
      <VisuallyHidden>{t('searching')}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width="240px" height="26px" />
      </div>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton height="92px" />
          <div className={styles.lines}>
            <Skeleton width="60%" height="20px" />
            <Skeleton width="90%" height="13px" />
            <Skeleton width="70%" height="13px" />
          </div>
          <Skeleton width="70%" height="70px" />
        </div>
      ))}
    </div>
  )
}

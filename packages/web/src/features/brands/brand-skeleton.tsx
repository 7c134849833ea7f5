import { usePhrases } from '../../lib/phrases.tsx'
import { Skeleton } from '../../ui/states.tsx'
import styles from './brand-skeleton.module.css'

/** The loading text in the shape of the page. It appears only after a delay. */
export function BrandSkeleton({ isVisible }: { isVisible: boolean }) {
  const t = usePhrases('brands')
  return (
    <div className={styles.room} role="status">
      {isVisible && (
        <>
          <p className={styles.text}>{t('loading')}</p>
          <div className={styles.head}>
            <Skeleton height="260px" />
            <div className={styles.lines}>
              <Skeleton width="40%" height="16px" />
              <Skeleton width="70%" height="64px" />
              <Skeleton width="90%" height="40px" />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

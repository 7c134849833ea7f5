import type { Statistics } from '@marklot/contracts/statistics'
import { Link } from 'react-router'
import type { QueryHolder } from '../../lib/api.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { LatestMarks } from '../../ui/latest/latest-marks.tsx'
import { Skeleton } from '../../ui/states.tsx'
import styles from './latest-section.module.css'
import sections from './sections.module.css'

/** The latest marks of all offices. Empty if the figures failed to load, which the register section reports. */
export function LatestSection({ statistics: { object, busy } }: { statistics: QueryHolder<Statistics> }) {
  const t = usePhrases('charts')
  const locale = useLocale()
  if (object ? object.latestBrands.length === 0 : !busy) return null
  return (
    <div className={`page ${sections.section} ${styles.room}`}>
      {object ? (
        <LatestMarks title={t('latest.title')} brands={object.latestBrands}>
          <Link className={styles.all} to={paths.search(locale, { sort: 'applicationDate' })}>
            {t('latest.all')}
          </Link>
        </LatestMarks>
      ) : (
        <Skeleton height="280px" />
      )}
    </div>
  )
}

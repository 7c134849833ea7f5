import type { BrandDeadline } from '@marklot/contracts/boards'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { daysBetween } from '../../ui/timeline-points.ts'
import styles from './deadline.module.css'

/** A deadline's row counts down the days from this many days before it. */
const soonDays = 90

/** The next deadline of a brand: its day, its kind, and the source of the day. */
export function Deadline({ deadline, today }: { deadline: BrandDeadline | null; today: string }) {
  const t = usePhrases('boards')
  const format = useFormat()
  if (!deadline) return <p className={classNames(styles.deadline, styles.none)}>{t('deadline.none')}</p>
  const { kind, date, isComputed, source } = deadline
  const days = daysBetween(today, date)
  const isSoon = days <= soonDays
  return (
    <p className={styles.deadline}>
      <b className={isSoon ? styles.soon : undefined}>{format.date(date)}</b>
      <span>
        {t(`deadline.${kind}`)}
        {isSoon && `, ${t('deadline.days', { count: days })}`}
      </span>
      <small>{isComputed ? [t('deadline.computed'), source].filter(Boolean).join(', ') : t('deadline.delivered')}</small>
    </p>
  )
}

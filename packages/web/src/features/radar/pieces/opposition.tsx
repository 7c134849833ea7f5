import type { OppositionDeadline } from '@marklot/contracts/radar'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import styles from './opposition.module.css'

/** The end of the opposition period with the days left, and whether it comes from the register or from a rule. */
export function Opposition({ opposition }: { opposition: OppositionDeadline | null }) {
  const t = usePhrases('radar')
  const format = useFormat()
  if (!opposition) return <p className={styles.none}>{t('opposition.none')}</p>
  const { endDate, daysLeft, isComputed, source } = opposition
  const date = format.date(endDate)
  if (daysLeft < 0) return <p className={styles.none}>{t('opposition.over', { date })}</p>
  return (
    <p className={styles.open}>
      <b>{t('opposition.until', { date })}</b>
      <span>{t('opposition.daysLeft', { count: daysLeft })}</span>
      <small>{isComputed ? [t('opposition.computed'), source].filter(Boolean).join(', ') : t('opposition.delivered')}</small>
    </p>
  )
}

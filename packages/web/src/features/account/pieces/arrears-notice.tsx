import type { Subscription } from '@marklot/contracts/billing'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'
import { Notice } from '../../../ui/states.tsx'
import { arrearsOf } from './arrears.ts'
import styles from './arrears-notice.module.css'
import { dayOf } from './day-of.ts'

/** Says that a payment is missing, and what this means for access. Empty if none is missing. */
export function ArrearsNotice({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('settings')
  const format = useFormat()
  const timeZone = useSession().account?.timeZone ?? 'UTC'
  const arrears = arrearsOf(subscription, new Date())
  if (arrears === null) return null
  const { accessUntilUtc } = subscription
  return (
    <div className={styles.notice}>
      <Notice kind="warning">
        <p>
          {arrears === 'open' && accessUntilUtc
            ? t('arrears.open', { date: format.date(dayOf(accessUntilUtc, timeZone)) })
            : t('arrears.blocked')}
        </p>
      </Notice>
    </div>
  )
}

import type { Subscription } from '@marklot/contracts/billing'
import { customerCancelReason } from '@marklot/contracts/payment'
import { legalFigures } from '@marklot/phrases/legal/figures'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { errorText, pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fault } from '../../ui/form/fields.tsx'
import { Way } from '../../ui/way.tsx'
import { dayOf } from './pieces/day-of.ts'
import { endsAtOnce } from './pieces/ends-at-once.ts'
import { useCancel } from './subscription-calls.ts'
import styles from './subscription-dialog.module.css'

interface UnsubscribeDialogProps {
  subscription: Subscription
  onClose: () => void
  /** The marketplace has received the cancellation and takes some time. */
  onWait: () => void
}

/** Asks for confirmation: which access ends when, and what is kept until then. */
export function UnsubscribeDialog({ subscription, onClose, onWait }: UnsubscribeDialogProps) {
  const t = usePhrases('settings')
  const format = useFormat()
  const { account, subscription: current } = useSession()
  const [fault, setFault] = useState<string | null>(null)
  const cancelling = useCancel()
  const timeZone = account?.timeZone ?? 'UTC'
  const { deletionDays } = account?.isBusinessCustomer ? legalFigures.business : legalFigures.consumer
  const { type, validUntilDate, validUntilUtc, product } = subscription
  const isAtOnce = validUntilDate === null || endsAtOnce(subscription, new Date())
  const dayAfter = (days: number, from = new Date()) =>
    format.date(dayOf(new Date(from.getTime() + days * 86_400_000).toISOString(), timeZone))
  const cancel = () =>
    cancelling.run(subscription).then(
      ({ marketplaceSubscription }) => {
        onClose()
        current.reload()
        if (marketplaceSubscription?.marketplaceStatus === 'Subscribed') onWait()
        pageEvents.emit('getFeedback', { context: 'Cancellation' })
      },
      (error: unknown) => setFault(errorText(error)),
    )
  return (
    <Dialog
      title={t('unsubscribe.title', { plan: product.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button className={styles.end} disabled={cancelling.busy} aria-busy={cancelling.busy} onClick={() => void cancel()}>
            {t('actions.yes')}
          </Button>
        </>
      }
    >
      <p>
        {t('actions.confirm')}{' '}
        {type === 'marketplace' ? t('unsubscribe.marketplace') : t(`unsubscribe.${type === 'paypal' ? 'paypal' : 'granted'}`)}{' '}
        {!isAtOnce && validUntilDate && t('actions.accessUntil', { date: format.date(validUntilDate) })}
      </p>
      <div className={styles.course}>
        <Way
          label={t('unsubscribe.way')}
          stations={[
            { name: t('unsubscribe.today'), text: t('unsubscribe.cancelled'), state: 'now' },
            {
              name: isAtOnce ? t('unsubscribe.soon') : format.date(validUntilDate),
              text: t('unsubscribe.accessEnds'),
              state: 'ahead',
            },
            {
              name: dayAfter(deletionDays, isAtOnce || !validUntilUtc ? undefined : new Date(validUntilUtc)),
              text: t('unsubscribe.deleted'),
              state: 'ahead',
            },
          ]}
        />
      </div>
      {type === 'paypal' && <p className={styles.reason}>{t('unsubscribe.reason', { reason: customerCancelReason })}</p>}
      {fault && (
        <div role="alert">
          <Fault>{fault}</Fault>
        </div>
      )}
    </Dialog>
  )
}

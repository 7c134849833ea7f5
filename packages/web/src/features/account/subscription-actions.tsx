import type { Subscription } from '@marklot/contracts/billing'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { overlays } from '../../shell/overlays.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { isCancellable, useCancel, useMarketplaceEnd } from './subscription-calls.ts'
import styles from './subscription-dialog.module.css'

/** Actions of the subscription: upgrade, offices, unsubscribe. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('settings')
  const locale = useLocale()
  const navigate = useNavigate()
  return (
    <ul className={styles.actions}>
      <li>
        <p>{t('actions.upgradeText')}</p>
        <Button
          look="primary"
          onClick={() => {
            overlays.close()
            navigate(paths.products(locale))
          }}
        >
          {t('actions.upgrade')}
        </Button>
      </li>
      <li>
        <p>{t('actions.officesText')}</p>
        <Link className={buttonClass()} to={paths.account(locale, 'offices')} onClick={overlays.close}>
          {t('actions.offices')}
        </Link>
      </li>
      {subscription.type !== 'trial' && <Unsubscribe subscription={subscription} />}
    </ul>
  )
}

/** Asks for confirmation. Access lasts until the paid period ends. */
function Unsubscribe({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('settings')
  const format = useFormat()
  const { reload } = useSession().subscription
  const [isAsking, setIsAsking] = useState(false)
  const cancelling = useCancel()
  const { isWaiting, wait } = useMarketplaceEnd(subscription, reload)
  const cancel = () =>
    cancelling.run(subscription).then(
      ({ marketplaceSubscription }) => {
        setIsAsking(false)
        reload()
        if (marketplaceSubscription?.marketplaceStatus === 'Subscribed') wait()
        pageEvents.emit('getFeedback', { context: 'Cancellation' })
      },
      () => setIsAsking(false),
    )
  const { type, validUntilDate } = subscription
  if (isWaiting)
    return (
      <li>
        <p role="status">{t('actions.waiting')}</p>
      </li>
    )
  return (
    <li>
      {isAsking ? (
        <>
          <p role="alert">
            {t('actions.confirm')}{' '}
            {type === 'paypal' && validUntilDate && t('actions.accessUntil', { date: format.date(validUntilDate) })}
          </p>
          <div className={styles.answers}>
            <Button autoFocus onClick={() => setIsAsking(false)}>
              {t('cancel')}
            </Button>
            <Button look="primary" disabled={cancelling.busy} onClick={() => void cancel()}>
              {t('actions.yes')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{t('actions.unsubscribeText')}</p>
          <Button disabled={!isCancellable(subscription)} onClick={() => setIsAsking(true)}>
            {t('actions.unsubscribe')}
          </Button>
        </>
      )}
    </li>
  )
}

import type { Subscription } from '@marklot/contracts/billing'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useApiMutation } from '../../lib/api.tsx'
import { pageEvents } from '../../lib/page-events.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { overlays } from '../../shell/overlays.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from './subscription-dialog.module.css'

/** Actions of the subscription. A subscription that is paid elsewhere is also cancelled there. */
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
      {subscription.type === 'granted' && <Unsubscribe subscription={subscription} />}
    </ul>
  )
}

/** Asks for confirmation. Only an active subscription can be cancelled. */
function Unsubscribe({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('settings')
  const { reload } = useSession().subscription
  const [isAsking, setIsAsking] = useState(false)
  const cancelling = useApiMutation('deleting', (api, id: string) => api.billing.cancel({ params: { id } }))
  const cancel = () =>
    cancelling.run(subscription.id).then(
      () => {
        setIsAsking(false)
        reload()
        pageEvents.emit('getFeedback', { context: 'Cancellation' })
      },
      () => setIsAsking(false),
    )
  return (
    <li>
      {isAsking ? (
        <>
          <p role="alert">{t('actions.confirm')}</p>
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
          <Button disabled={subscription.state !== 'Active'} onClick={() => setIsAsking(true)}>
            {t('actions.unsubscribe')}
          </Button>
        </>
      )}
    </li>
  )
}

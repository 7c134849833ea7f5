import type { Subscription } from '@marklot/contracts/billing'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { suggestedPlan } from '../../lib/plan-state.ts'
import { useProducts } from '../../lib/products.ts'
import { useSession } from '../../lib/session.tsx'
import { overlays } from '../../shell/overlays.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { endsAtOnce } from './pieces/ends-at-once.ts'
import { isCancellable, useMarketplaceEnd } from './subscription-calls.ts'
import styles from './subscription-dialog.module.css'
import { UnsubscribeDialog } from './unsubscribe-dialog.tsx'

/** Actions of the subscription: upgrade, order or change of a plan, offices, unsubscribe. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('settings')
  const locale = useLocale()
  const navigate = useNavigate()
  const suggested = suggestedPlan(useProducts().object ?? [], subscription)
  const isInMarketplace = subscription.marketplaceSubscription?.marketplaceStatus === 'Subscribed'
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
      {isInMarketplace ? (
        <li>
          <p>{t('actions.changeText')}</p>
          <Link className={buttonClass()} to={paths.changeMarketplace(locale)} onClick={overlays.close}>
            {t('actions.change')}
          </Link>
        </li>
      ) : (
        suggested && (
          <li>
            <p>{t('actions.orderText', { plan: suggested.name })}</p>
            <Link className={buttonClass()} to={paths.subscribe(locale, suggested.key)} onClick={overlays.close}>
              {t('actions.order', { plan: suggested.name })}
            </Link>
          </li>
        )
      )}
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

function Unsubscribe({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('settings')
  const format = useFormat()
  const { reload } = useSession().subscription
  const [isAsking, setIsAsking] = useState(false)
  const { isWaiting, wait } = useMarketplaceEnd(subscription, reload)
  if (isWaiting)
    return (
      <li>
        <p role="status">{t('actions.waiting')}</p>
      </li>
    )
  const { type, state, validUntilDate } = subscription
  return (
    <li>
      <p aria-live="polite">
        {state !== 'Cancelled'
          ? t(type === 'marketplace' ? 'actions.unsubscribeMarketplaceText' : 'actions.unsubscribeText')
          : validUntilDate && !endsAtOnce(subscription, new Date())
            ? `${t('actions.cancelled')} ${t('actions.accessUntil', { date: format.date(validUntilDate) })}`
            : t('actions.cancelled')}
      </p>
      <Button className={styles.end} disabled={!isCancellable(subscription)} onClick={() => setIsAsking(true)}>
        {t('actions.unsubscribe')}
      </Button>
      {isAsking && <UnsubscribeDialog subscription={subscription} onClose={() => setIsAsking(false)} onWait={wait} />}
    </li>
  )
}

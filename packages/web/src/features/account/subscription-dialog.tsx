import type { Subscription } from '@marklot/contracts/billing'
import { useId, useState } from 'react'
import { hasStatus } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice, Skeleton } from '../../ui/states.tsx'
import { TabList } from '../../ui/tab-list.tsx'
import { MarketplacePart, ProviderPart } from './pieces/subscription-parts.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import styles from './subscription-dialog.module.css'
import { SubscriptionInfo } from './subscription-info.tsx'
import { useCurrentSubscription } from './use-current-subscription.ts'

const tabs = ['info', 'provider', 'marketplace', 'actions'] as const
type Tab = (typeof tabs)[number]

/** The account's subscription: info, payment provider, marketplace, actions (spec 1, section 2). */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('settings')
  const ui = usePhrases('ui')
  const { object: subscription, error, busy, reload } = useCurrentSubscription()
  return (
    <Dialog title={t('subscription.title')} width="wide" onClose={onClose}>
      {subscription ? (
        <Tabs subscription={subscription} />
      ) : error && !hasStatus(error, 404) ? (
        <Notice kind="warning">
          <p role="alert">{t('subscription.failed')}</p>
          <Button disabled={busy} onClick={reload}>
            {ui('retry')}
          </Button>
        </Notice>
      ) : busy ? (
        <div role="status" aria-label={t('subscription.loading')} className={styles.waiting}>
          <Skeleton height="44px" />
          <Skeleton height="220px" />
        </div>
      ) : (
        <Notice>
          <p role="alert">{t('subscription.none')}</p>
        </Notice>
      )}
    </Dialog>
  )
}

function Tabs({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('settings')
  const id = useId()
  const [tab, setTab] = useState<Tab>('info')
  return (
    <>
      <TabList
        id={id}
        label={t('subscription.title')}
        tabs={tabs}
        selected={tab}
        textOf={(one) => t(`tab.${one}`)}
        onSelect={setTab}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls of its own is reached by the Tab key as the practices ask */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} tabIndex={0} className={styles.panel}>
        {tab === 'info' && <SubscriptionInfo subscription={subscription} />}
        {tab === 'provider' && <ProviderPart part={subscription.payPalSubscription} />}
        {tab === 'marketplace' && <MarketplacePart part={subscription.marketplaceSubscription} />}
        {tab === 'actions' && <SubscriptionActions subscription={subscription} />}
      </div>
    </>
  )
}

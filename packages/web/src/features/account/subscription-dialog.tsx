import type { Subscription } from '@marklot/contracts/billing'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { hasStatus } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import controls from '../../ui/controls.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice, Skeleton } from '../../ui/states.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import styles from './subscription-dialog.module.css'
import { SubscriptionInfo } from './subscription-info.tsx'
import { MarketplacePart, ProviderPart } from './subscription-parts.tsx'

const tabs = ['info', 'provider', 'marketplace', 'actions'] as const
type Tab = (typeof tabs)[number]

/** The account's subscription: info, payment provider, marketplace, actions (spec 1, section 2). */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('settings')
  const ui = usePhrases('ui')
  const { object: subscription, error, busy, reload } = useSession().subscription
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

/** Tabs as in the ARIA Authoring Practices: arrows change the tab and its panel at once. */
function Tabs({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('settings')
  const id = useId()
  const [tab, setTab] = useState<Tab>('info')
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const place = tabs.indexOf(tab)
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    const chosen = next === undefined ? undefined : tabs[next % tabs.length]
    if (!chosen) return
    event.preventDefault()
    setTab(chosen)
    list.current?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={t('subscription.title')} className={controls.tabs} onKeyDown={onKeyDown}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            data-tab={one}
            id={`${id}-${one}`}
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            className={controls.tab}
            onClick={() => setTab(one)}
          >
            {t(`tab.${one}`)}
          </button>
        ))}
      </div>
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

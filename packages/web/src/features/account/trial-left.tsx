import type { Subscription } from '@marklot/contracts/billing'
import { useEffect } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import styles from './trial-left.module.css'

/** How many full searches the trial still has; null: this is no trial. */
export function fullSearchesLeft({ type, product }: Pick<Subscription, 'type' | 'product'>): number | null {
  const feature = product.features.find(({ key }) => key === 'search.full')
  if (type !== 'trial' || !feature || feature.limit === null) return null
  return Math.max(0, feature.limit - feature.usages)
}

export function TrialLeft({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('paywall')
  const left = fullSearchesLeft(subscription)
  return left === null ? null : <span className={styles.badge}>{t('trialLeft', { count: left })}</span>
}

/** The trial's badge beside a tool; `countedAt` changes whenever something may have been counted. */
export function TrialBadge({ countedAt }: { countedAt: string | undefined }) {
  const { object: subscription, reload } = useSession().subscription
  const isTrial = subscription?.type === 'trial'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only for another count, not for another answer
  useEffect(() => {
    if (isTrial && countedAt !== undefined) reload()
  }, [isTrial, countedAt])
  return subscription ? <TrialLeft subscription={subscription} /> : null
}

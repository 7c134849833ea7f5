import type { Subscription } from '@marklot/contracts/billing'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import styles from './trial-left.module.css'

/** Returns the number of full searches left in the trial; null without a trial. */
export function fullSearchesLeft({ type, product }: Pick<Subscription, 'type' | 'product'>): number | null {
  const feature = product.features.find(({ key }) => key === 'search.full')
  if (type !== 'trial' || !feature || feature.limit === null) return null
  return Math.max(0, feature.limit - feature.usages)
}

/** Shows the trial's badge, which links to the plans. */
export function TrialLeft({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('paywall')
  const locale = useLocale()
  const left = fullSearchesLeft(subscription)
  return left === null ? null : (
    <Link className={styles.badge} to={paths.products(locale)}>
      {t('trialLeft', { count: left })}
    </Link>
  )
}

/** Shows the trial's badge beside a tool. A new `countedAt` reloads the count. */
export function TrialBadge({ countedAt }: { countedAt: string | undefined }) {
  const { object: subscription, reload } = useSession().subscription
  const isTrial = subscription?.type === 'trial'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only for another count, not for another answer
  useEffect(() => {
    if (isTrial && countedAt !== undefined) reload()
  }, [isTrial, countedAt])
  return subscription ? <TrialLeft subscription={subscription} /> : null
}

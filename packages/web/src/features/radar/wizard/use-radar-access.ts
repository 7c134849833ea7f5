import type { Subscription } from '@marklot/contracts/billing'
import { useSession } from '../../../lib/session.tsx'
import type { PaywallCode } from '../../../shell/overlays.ts'

/**
 * Returns why the subscription does not cover the radar; null if it does. The product or a package of the active
 * subscription must include it, without a limit or with uses left (spec 1, section 6).
 */
export function radarRefusal({ type, state, product, packages }: Pick<Subscription, 'type' | 'state' | 'product' | 'packages'>) {
  if (type === 'trial') return 'plan.featureNotIncluded' satisfies PaywallCode
  if (state !== 'Active') return 'plan.notActive' satisfies PaywallCode
  const found = [...product.features, ...packages.flatMap(({ features }) => features)].filter(({ key }) => key === 'radar')
  if (found.length === 0) return 'plan.featureNotIncluded' satisfies PaywallCode
  return found.some(({ limit, usages }) => limit === null || usages < limit) ? null : ('plan.quotaUsedUp' satisfies PaywallCode)
}

/** Returns why the reader may not use the radar; null if they may. Undefined while the subscription loads. */
export function useRadarAccess(): PaywallCode | null | undefined {
  const { account, isLoading, subscription } = useSession()
  if (isLoading) return undefined
  if (!account) return 'auth.required'
  if (subscription.object) return radarRefusal(subscription.object)
  return subscription.busy ? undefined : 'plan.notActive'
}

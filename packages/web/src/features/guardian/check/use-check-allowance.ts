import type { Subscription } from '@marklot/contracts/billing'
import { isFeatureAvailable, isFeatureIncluded } from '@marklot/contracts/features'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'

/**
 * Returns the plan's allowance for the next evaluation in words. Null while it is unknown, or if the plan's quota is
 * used up.
 */
export function useCheckAllowance(): string | null {
  const t = usePhrases('guardian')
  const { account, isLoading, subscription } = useSession()
  if (isLoading) return null
  if (!account) return t('allowance.visitor')
  const { object } = subscription
  if (!object) return null
  if (isTrialUsed(object)) return `${t('allowance.used')} ${t('allowance.again')}`
  if (!isFeatureIncluded(object, 'guardian.creation')) return t('allowance.notIncluded')
  if (!isFeatureAvailable(object, 'guardian.creation')) return null
  return object.type === 'trial' ? t('allowance.trial') : t('allowance.plan', { plan: object.product.name })
}

/** Returns whether the free evaluation of a trial is used up. */
export const isTrialUsed = (subscription: Subscription): boolean =>
  subscription.type === 'trial' &&
  isFeatureIncluded(subscription, 'guardian.creation') &&
  !isFeatureAvailable(subscription, 'guardian.creation')

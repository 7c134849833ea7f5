import type { Member } from '../accounts/index.ts'
import { type Provider, type StoredSubscription, subscriptionAt, subscriptionById } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Pool } from '../platform/database.ts'

/**
 * Returns the caller's subscription at a provider, by our id or the provider's.
 * @throws AppError `subscription.notFound`, also for a subscription of another account
 */
export async function reachSubscription(pool: Pool, provider: Provider, id: string, by: Member): Promise<StoredSubscription> {
  // A provider may use ids in the form of ours.
  const isOurs = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
  const subscription =
    (await subscriptionAt(pool, provider, id)) ?? (isOurs ? await subscriptionById(pool, id.toLowerCase()) : undefined)
  const mayReach = subscription && (by.accountIds.includes(subscription.accountId) || by.holds('Accounts', 'Update'))
  if (!mayReach || subscription.type !== provider) throw new AppError('subscription.notFound')
  return subscription
}

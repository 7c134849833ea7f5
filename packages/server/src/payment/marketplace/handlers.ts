import type { Handlers, Member } from '../../accounts/index.ts'
import { presentSubscription, type StoredSubscription, subscriptionById } from '../../billing/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { ProviderAway, ProviderRefusal } from '../provider.ts'
import { reachSubscription } from '../reach.ts'
import { settle } from '../settle.ts'
import { activatePurchase } from './activation.ts'
import { changeAtMarketplace, choiceOf } from './changes.ts'
import type { MarketplaceContext } from './context.ts'
import { follow, receiveMarketplace } from './operations.ts'
import { landing } from './purchases.ts'

export type MarketplaceHandlers = Pick<
  Handlers['payment'],
  | 'marketplacePurchase'
  | 'activateMarketplace'
  | 'cancelMarketplace'
  | 'marketplaceChoice'
  | 'changeMarketplace'
  | 'marketplaceWebhook'
>

/** A path segment that stands for a token given as a query value. */
const tokenInQuery = '-'

export function marketplaceHandlers(open: () => MarketplaceContext): MarketplaceHandlers {
  return {
    marketplacePurchase: async ({ params, query }, { caller, member, locale }) => {
      const token = params.token === tokenInQuery ? (query.token ?? '') : params.token
      return landing(open(), token, caller.kind === 'visitor' ? null : await member(), locale)
    },
    activateMarketplace: async ({ body }, { member, locale }) => activatePurchase(open(), body, await member(), locale),
    cancelMarketplace: async ({ params }, { member, locale }) => {
      const context = open()
      return presentSubscription(await cancelMarketplace(context, params.id, await member()), context, locale)
    },
    marketplaceChoice: async ({ params }, { member, locale }) => choiceOf(open(), params.id, await member(), locale),
    changeMarketplace: async ({ params, body }, { member, locale }) => {
      const context = open()
      const toItsEnd = (providerId: string, operationId: string | null) => follow(context, providerId, operationId)
      return changeAtMarketplace(context, params.id, body.orderId, await member(), locale, toItsEnd)
    },
    marketplaceWebhook: async ({ body }) => {
      await receiveMarketplace(open(), body)
      return {}
    },
  }
}

/**
 * Requests the end of a subscription, which the marketplace carries out some time later. A subscription that has
 * already ended is not changed.
 * @throws AppError `subscription.notFound`, `subscription.notCancellable`, `payment.providerAway`
 */
async function cancelMarketplace(context: MarketplaceContext, id: string, by: Member): Promise<StoredSubscription> {
  const { pool, marketplace } = context
  const subscription = await reachSubscription(pool, 'marketplace', id, by)
  const providerId = subscription.atProvider?.providerId ?? ''
  if (subscription.state === 'Cancelled') return subscription
  try {
    // The portal or a job may have changed the subscription since it was last read.
    const current = await marketplace.read(providerId)
    if (current?.status === 'Subscribed') await marketplace.cancel(providerId, '')
    await settle(context, marketplace, providerId, 'person')
    if (current && current.status !== 'Subscribed' && current.status !== 'Unsubscribed')
      throw new AppError('subscription.notCancellable')
  } catch (error) {
    if (error instanceof ProviderAway) throw new AppError('payment.providerAway')
    // A reseller's customer may only read the subscription, and another operation may be in progress.
    if (error instanceof ProviderRefusal) throw new AppError('subscription.notCancellable')
    throw error
  }
  const now = await subscriptionById(pool, subscription.id)
  if (!now) throw new AppError('subscription.notFound')
  return now
}

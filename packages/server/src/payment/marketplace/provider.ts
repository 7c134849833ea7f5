import type { Verify } from '../../platform/bind-contract.ts'
import type { Pool } from '../../platform/database.ts'
import type { PaymentProvider } from '../provider.ts'
import { type MarketplaceClient, type MarketplaceClientParts, openMarketplaceClient } from './client.ts'
import type { Subscription } from './objects.ts'
import { type StoredPurchase, writePurchases } from './purchases.store.ts'
import { readingOf } from './reading.ts'
import { verifyMarketplace } from './webhook-token.ts'

/** The Microsoft marketplace as a payment provider. */
export interface Marketplace extends PaymentProvider {
  client: MarketplaceClient
  verify: Verify
  /** Returns our product for a plan of the offer; null for a plan that is not in the map. */
  productKeyOf(planId: string): string | null
  isSold(productKey: string): boolean
  /** Stores the marketplace's description of a purchase. */
  note(subscription: Subscription): Promise<StoredPurchase>
}

export interface MarketplaceParts extends MarketplaceClientParts {
  pool: Pool
  /** Called when the end of a subscription has been requested, which takes effect some time later. */
  onEnd(providerId: string, operationId: string | null): Promise<void>
}

export function openMarketplaceProvider(parts: MarketplaceParts): Marketplace {
  const { settings, pool, clock, onEnd } = parts
  const client = openMarketplaceClient(parts)
  const productKeyOf = (planId: string) => settings.plans.get(planId) ?? null
  const noteAll = (subscriptions: readonly Subscription[]): Promise<StoredPurchase[]> => {
    const now = clock.now()
    const reads = subscriptions.map(({ id, planId, quantity, saasSubscriptionStatus: status, isTest, lastModified }) => {
      const endedAt = status === 'Unsubscribed' ? (lastModified ?? now) : null
      return { id, planId, quantity: quantity ?? null, status, isTest: isTest ?? false, endedAt }
    })
    return writePurchases(pool, reads, now)
  }
  const note = async (one: Subscription): Promise<StoredPurchase> => {
    const [stored] = await noteAll([one])
    if (!stored) throw new Error('The purchase that was just stored does not exist')
    return stored
  }
  const read: Marketplace['read'] = async (providerId) => {
    const askedAt = clock.now()
    const subscription = await client.read(providerId)
    return subscription && readingOf(subscription, await note(subscription), productKeyOf(subscription.planId), askedAt)
  }
  return {
    provider: 'marketplace',
    client,
    verify: verifyMarketplace(parts),
    productKeyOf,
    isSold: (productKey) => [...settings.plans.values()].includes(productKey),
    note,
    read,
    reader: () => read,
    running: async function* () {
      for await (const page of client.pages()) {
        await noteAll(page)
        for (const { id, saasSubscriptionStatus: status } of page) if (status === 'Subscribed' || status === 'Suspended') yield id
      }
    },
    cancel: async (providerId) => {
      try {
        await onEnd(providerId, await client.end(providerId))
      } catch (error) {
        // The call has no request id, so only reading the subscription shows whether it took effect.
        const known = await client.read(providerId).catch(() => undefined)
        if (known !== null && known?.saasSubscriptionStatus !== 'Unsubscribed') throw error
      }
    },
    // Microsoft refunds the payments that it has collected: in full within 72 hours of the purchase, later at the
    // publisher's request.
    refund: async () => false,
  }
}

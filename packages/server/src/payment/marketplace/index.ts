import type { Locale } from '@marklot/contracts'
import type { MarketplaceOutcome } from '@marklot/contracts/payment'
import type { Task } from '../../platform/tasks.ts'
import type { PaymentContext } from '../context.ts'
import type { StoredOrder } from '../orders.store.ts'
import { activationOutcome, resumeActivation } from './activation.ts'
import type { MarketplaceContext } from './context.ts'
import { type MarketplaceHandlers, marketplaceHandlers } from './handlers.ts'
import { answerOperation, follow, lookAtOperation } from './operations.ts'
import { type Marketplace, type MarketplaceParts, openMarketplaceProvider } from './provider.ts'
import { defineMarketplaceTasks } from './tasks.ts'

export { forgetPurchases } from './purchases.store.ts'
export type { MarketplaceSettings } from './settings.ts'
export type { MarketplaceHandlers }

/** The Microsoft marketplace, with the purchases of its landing page and the operations of its webhook. */
export interface OpenMarketplace {
  provider: Marketplace
  handlers: MarketplaceHandlers
  tasks: readonly Task[]
  /**
   * Returns the outcome of an activation; null if none was begun. @param isFresh whether to ask the marketplace first
   */
  outcomeOf(order: StoredOrder, isFresh: boolean, locale: Locale): Promise<MarketplaceOutcome | null>
}

/** Opens the marketplace. @param payment the rest of payment, which is complete only once its providers are open */
export function openMarketplace(parts: Omit<MarketplaceParts, 'onEnd'>, payment: () => PaymentContext): OpenMarketplace {
  const provider = openMarketplaceProvider({
    ...parts,
    onEnd: (providerId, operationId) => follow(context(), providerId, operationId),
  })
  const tasks = defineMarketplaceTasks({
    activate: (orderId) => resumeActivation(context(), orderId),
    answer: (eventId, operationId) => answerOperation(context(), eventId, operationId),
    follow: (operation) => lookAtOperation(context(), operation),
  })
  const context = (): MarketplaceContext => ({ ...payment(), marketplace: provider, marketplaceTasks: tasks })
  return {
    provider,
    handlers: marketplaceHandlers(context),
    tasks: Object.values(tasks),
    outcomeOf: (order, isFresh, locale) => activationOutcome(context(), order, isFresh, locale),
  }
}

import type { PaymentContext } from '../context.ts'
import type { MarketplaceTasks } from './marketplace.tasks.ts'
import type { Marketplace } from './provider.ts'

/** Payment with the marketplace configured. */
export interface MarketplaceContext extends PaymentContext {
  marketplace: Marketplace
  marketplaceTasks: MarketplaceTasks
}

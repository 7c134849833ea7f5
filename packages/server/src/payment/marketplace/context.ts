import type { PaymentContext } from '../context.ts'
import type { Marketplace } from './provider.ts'
import type { MarketplaceTasks } from './tasks.ts'

/** Payment with the marketplace configured. */
export interface MarketplaceContext extends PaymentContext {
  marketplace: Marketplace
  marketplaceTasks: MarketplaceTasks
}

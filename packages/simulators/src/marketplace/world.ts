import type { Core } from '../provider/core.ts'
import type { MarketPlan, MarketState } from './state.ts'

/**
 * The fixed id of the marketplace service, published by Microsoft: the audience of the product's calls and the caller
 * of the webhook.
 */
export const marketplaceApplication = '20e940b3-4c77-4b0b-9a53-9e16a1b010a7'

export interface MarketConfiguration {
  tenantId: string
  /** The application of the offer. */
  clientId: string
  clientSecret: string
  /** An application of the tenant that the offer does not name. Its tokens get 403. */
  foreignApplication: { clientId: string; clientSecret: string }
  publisherId: string
  offerId: string
  plans: readonly MarketPlan[]
  /** The page that a purchase opens; null if the shop only shows the token. */
  landingUrl: string | null
  webhookTarget: string | null
  /** The issuers that the two versions of webhook tokens name. */
  issuers: { v1: string; v2: string }
}

export interface MarketWorld extends Core<MarketState> {
  configuration: MarketConfiguration
}

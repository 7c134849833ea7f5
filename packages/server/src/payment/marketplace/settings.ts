/** The settings for calls to the marketplace. */
export interface MarketplaceSettings {
  /** The base address of the fulfilment calls, without a trailing slash. */
  apiUrl: string
  /**
   * The base address of the identity provider that issues our access tokens and signs webhooks, without a trailing
   * slash.
   */
  loginUrl: string
  /** Our tenant at the identity provider. */
  tenantId: string
  /** The application that the offer names. */
  clientId: string
  clientSecret: string
  /** The generation of the token endpoint. */
  tokenVersion: 1 | 2
  /** The keys of our products by the marketplace's plan ids. */
  plans: ReadonlyMap<string, string>
  isSimulator: boolean
}

/** Microsoft's fixed id of the marketplace: the resource of our calls, and the caller of our webhook. */
export const marketplaceApplication = '20e940b3-4c77-4b0b-9a53-9e16a1b010a7'

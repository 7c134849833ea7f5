import type { PaymentMethod } from '@marklot/contracts/payment'

/** The settings for calls to PayPal. */
export interface PayPalSettings {
  /** The address of the REST calls, without a trailing slash. */
  apiUrl: string
  clientId: string
  clientSecret: string
  /** PayPal's id of our webhook, which is part of the signed text. */
  webhookId: string
  environment: 'sandbox' | 'live'
  scriptUrl: string
  scriptGeneration: 5 | 6
  /** Origins of the certificates that sign webhooks. */
  certificateOrigins: readonly string[]
  /** Trusted roots as PEM; null for those of the system. */
  certificateRoots: string | null
  /** The payment methods that the merchant's account offers. */
  paymentMethods: readonly PaymentMethod[]
  isSimulator: boolean
}

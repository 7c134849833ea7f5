import type { PaymentMethod } from '@marklot/contracts/payment'

/** How to reach PayPal. */
export interface PayPalSettings {
  /** Address of the REST calls, without a slash at the end. */
  apiUrl: string
  clientId: string
  clientSecret: string
  /** PayPal's id of our webhook; part of the signed text. */
  webhookId: string
  environment: 'sandbox' | 'live'
  scriptUrl: string
  scriptGeneration: 5 | 6
  /** Origins of the certificates that sign webhooks. */
  certificateOrigins: readonly string[]
  /** Trusted roots as PEM; null: those of the system. */
  certificateRoots: string | null
  /** The payment methods that the merchant's account offers. */
  paymentMethods: readonly PaymentMethod[]
  isSimulator: boolean
}

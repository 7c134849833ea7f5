import type { PayPalConfiguration } from './payment.ts'

/**
 * What the page and the frame with the provider's script tell each other. Both check the sender's window, and the frame
 * also its origin. No token, address or name crosses.
 */
export const paymentFramePath = '/payment-frame/paypal'

/** What the frame needs to run the script. */
export type FrameStart = Pick<PayPalConfiguration, 'clientId' | 'scriptUrl' | 'scriptGeneration' | 'currency'> & {
  /** As the provider writes languages, e.g. `de_DE`. */
  locale: string
}

export type PageMessage =
  | { payment: 'start'; settings: FrameStart }
  /** Answers `create` of the same number. */
  | { payment: 'created'; call: number; subscriptionId: string }
  | { payment: 'notCreated'; call: number }

/** Which part of the script failed (spec 2, 8.2); `provider`: the payment itself. */
export type FrameFault = 'load' | 'none' | 'render' | 'provider'

export type FrameMessage =
  /** The frame listens. */
  | { payment: 'ready' }
  | { payment: 'rendered' }
  /** The payer pressed the button; the page creates the subscription on the server. */
  | { payment: 'create'; call: number }
  | { payment: 'approved'; subscriptionId: string }
  | { payment: 'cancelled' }
  | { payment: 'failed'; fault: FrameFault; detail: string }
  | { payment: 'height'; height: number }

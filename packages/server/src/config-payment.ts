/** The part of the configuration that names the payment providers. */
import type { PaymentMethod, ServiceKind } from '@marklot/contracts/payment'
import { paymentMethods } from '@marklot/contracts/payment'
import { isLoopback } from './config-outside.ts'
import type { PayPalSettings } from './payment/index.ts'

export interface PaymentConfig {
  serviceKind: ServiceKind
  /** Origin of the page that runs the provider's script; null for the product's own origin, in a sandbox. */
  frameOrigin: string | null
  payPal: PayPalConfig
}
/** The configuration of PayPal. The simulator's address is known only once it listens. */
export type PayPalConfig =
  | { kind: 'none' }
  | { kind: 'simulator'; scriptGeneration: 5 | 6; paymentMethods: readonly PaymentMethod[] }
  | { kind: 'server'; settings: PayPalSettings }

export interface PaymentEnvironment {
  SERVICE_KIND: ServiceKind
  PAYMENT_ORIGIN?: string
  PAYMENT_METHODS: string[]
  PAYPAL?: 'off' | 'simulator' | 'sandbox' | 'live'
  PAYPAL_CLIENT_ID?: string
  PAYPAL_CLIENT_SECRET?: string
  PAYPAL_WEBHOOK_ID?: string
  PAYPAL_SCRIPT_GENERATION: '5' | '6'
  PAYPAL_API_URL?: string
  PAYPAL_SCRIPT_URL?: string
  PAYPAL_CERTIFICATE_ORIGINS?: string[]
  PAYPAL_CERTIFICATE_ROOTS?: string
}

/** The names that `PAYMENT_METHODS` may contain. */
export const knownPaymentMethods: ReadonlySet<string> = new Set(paymentMethods)

const addresses = {
  sandbox: { api: 'https://api-m.sandbox.paypal.com', script: 'https://www.sandbox.paypal.com' },
  live: { api: 'https://api-m.paypal.com', script: 'https://www.paypal.com' },
}
/** The paths at which PayPal and its simulator serve the script, by generation. */
export const scriptPaths = { 5: '/sdk/js', 6: '/web-sdk/v6/core' }
/** The hosts that serve PayPal's certificates, by environment. */
const certificateOrigins = {
  sandbox: ['https://api.sandbox.paypal.com', 'https://api-m.sandbox.paypal.com'],
  live: ['https://api.paypal.com', 'https://api-m.paypal.com'],
}
/** The id for which PayPal signs simulated events. Anybody could send such events. */
const literalWebhookId = 'WEBHOOK_ID'

/**
 * Reads the payment providers: the simulator if simulators are on, otherwise PayPal with its keys, otherwise none. A
 * public installation refuses simulators, missing secrets, addresses other than PayPal's, and trusted roots other than
 * the system's. Adds mistakes to `faults`.
 */
export function readPayment(
  env: PaymentEnvironment,
  { isPublic, simulators }: { isPublic: boolean; simulators: boolean },
  faults: string[],
): PaymentConfig {
  const frameOrigin = env.PAYMENT_ORIGIN === undefined ? null : new URL(env.PAYMENT_ORIGIN).origin
  if (isPublic && frameOrigin !== null && !frameOrigin.startsWith('https:'))
    faults.push('PAYMENT_ORIGIN must begin with https:// when PUBLIC_URL is a public address.')
  return { serviceKind: env.SERVICE_KIND, frameOrigin, payPal: readPayPal(env, { isPublic, simulators }, faults) }
}

function readPayPal(
  env: PaymentEnvironment,
  { isPublic, simulators }: { isPublic: boolean; simulators: boolean },
  faults: string[],
): PayPalConfig {
  const scriptGeneration = env.PAYPAL_SCRIPT_GENERATION === '6' ? 6 : 5
  const methods = env.PAYMENT_METHODS as PaymentMethod[]
  const kind = env.PAYPAL ?? (env.PAYPAL_CLIENT_ID === undefined ? (simulators ? 'simulator' : 'off') : 'live')
  if (kind === 'off') return { kind: 'none' }
  if (kind === 'simulator') {
    if (!simulators) faults.push('PAYPAL=simulator is allowed only where the simulators are on.')
    return { kind, scriptGeneration, paymentMethods: methods }
  }
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = env
  if (!clientId || !clientSecret || !webhookId) {
    faults.push('PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID must be given together.')
    return { kind: 'none' }
  }
  if (webhookId === literalWebhookId) faults.push("PAYPAL_WEBHOOK_ID must be the id of your webhook, not PayPal's literal.")
  const overrides = [env.PAYPAL_API_URL, env.PAYPAL_SCRIPT_URL, ...(env.PAYPAL_CERTIFICATE_ORIGINS ?? [])].filter(
    (url) => url !== undefined,
  )
  const isForeign = (url: string) => isLoopback(new URL(url).hostname) || !/(^|\.)paypal\.com$/.test(new URL(url).hostname)
  if (isPublic && (overrides.some(isForeign) || env.PAYPAL_CERTIFICATE_ROOTS !== undefined))
    faults.push("PayPal's addresses and roots cannot be replaced when PUBLIC_URL is a public address.")
  const { api, script } = addresses[kind]
  return {
    kind: 'server',
    settings: {
      apiUrl: (env.PAYPAL_API_URL ?? api).replace(/\/+$/, ''),
      clientId,
      clientSecret,
      webhookId,
      environment: kind,
      scriptUrl: env.PAYPAL_SCRIPT_URL ?? `${script}${scriptPaths[scriptGeneration]}`,
      scriptGeneration,
      certificateOrigins: env.PAYPAL_CERTIFICATE_ORIGINS?.map((url) => new URL(url).origin) ?? certificateOrigins[kind],
      certificateRoots: env.PAYPAL_CERTIFICATE_ROOTS ?? null,
      paymentMethods: methods,
      isSimulator: false,
    },
  }
}

import type { Order, PurchaseOutcome } from '@marklot/contracts/payment'
import { freePort } from '../src/platform/free-port.ts'
import { billingAddress } from './billing-address.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

/** The whole server with the simulated PayPal. Both communicate only over HTTP. */
export interface PaymentWorld extends MembersWorld {
  /** Uses a control of the simulator. */
  lever(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Record<string, unknown>>
  /** Delivers the simulator's pending messages and processes them. */
  settle(): Promise<void>
  /** Moves the clock of the product and the simulator. */
  pass(time: { days?: number; minutes?: number }): Promise<void>
  /** Returns the mails to an address, newest first. */
  mails(to: string): Promise<ShownMail[]>
  subjects(to: string): Promise<string[]>
}
/** A mail as the mailbox shows it. */
export interface ShownMail {
  subject: string
  text: string
  headers: { key: string; value: string }[]
  attachments: { filename: string; mediaType: string; size: number; sha256: string }[]
}

export async function startPaymentWorld(environment: Record<string, string> = {}): Promise<PaymentWorld> {
  const port = await freePort()
  const at = await startMembersWorld({ PAYPAL: 'simulator', PORT: String(port), ...environment })
  const { scriptUrl } = await at.visitor.payment.payPalConfiguration()
  const base = new URL(scriptUrl).origin
  const lever: PaymentWorld['lever'] = async (method, path, body) => {
    const reply = await fetch(`${base}/_sim/paypal${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as Record<string, unknown>
  }
  const settle = async () => {
    await lever('POST', '/deliveries')
    await at.product.jobs.runDue()
  }
  const mails = async (to: string) => {
    const listed = await fetch(`${at.origin}/_sim/mailbox/messages?${new URLSearchParams({ to })}`)
    return (await listed.json()) as ShownMail[]
  }
  return {
    ...at,
    lever,
    settle,
    pass: async ({ days = 0, minutes = 0 }) => {
      await at.product.settableClock?.advance(days * 86_400 + minutes * 60)
      await settle()
    },
    mails,
    subjects: async (to) => (await mails(to)).map(({ subject }) => subject),
  }
}

interface OrderFacts {
  packages?: ('de' | 'em' | 'ch' | 'fr' | 'at' | 'es' | 'us')[]
  email?: string
  /** The fields in which the billing address differs from the usual one. */
  buyer?: { isBusinessCustomer: true; company: string; country: string; vatId?: string }
  agreesToMarketing?: boolean
}

/** Places an order with the texts that the checkout shows. */
export async function order({ api }: Person, product: string, more: OrderFacts = {}): Promise<Order> {
  const { isBusinessCustomer = false } = more.buyer ?? {}
  const checkout = await api.payment.checkout({ query: { product, isBusinessCustomer: `${isBusinessCustomer}` } })
  return api.payment.order({
    body: {
      id: crypto.randomUUID(),
      product,
      packages: more.packages ?? (checkout.product.offices === null ? [] : ['de']),
      billingAddress: { ...billingAddress(more.email), ...more.buyer },
      priceAmount: checkout.price?.amount ?? null,
      introductoryAmount: checkout.product.introductoryPrice?.amount ?? null,
      consentsVersion: checkout.consentsVersion,
      acceptsTerms: true,
      demandsEarlyStart: true,
      agreesToMarketing: more.agreesToMarketing ?? false,
    },
  })
}

/** Orders a product, then approves and confirms the purchase. */
export async function buy(
  at: PaymentWorld,
  person: Person,
  product: string,
  more: OrderFacts = {},
): Promise<{ outcome: PurchaseOutcome; providerId: string; orderId: string }> {
  const { id: orderId } = await order(person, product, more)
  const { providerId } = await person.api.payment.createPayPal({ params: { id: orderId }, body: {} })
  await at.lever('POST', `/subscriptions/${providerId}/approve`)
  const outcome = await person.api.payment.confirmPayPal({ body: { orderId, subscriptionId: providerId } })
  return { outcome, providerId, orderId }
}

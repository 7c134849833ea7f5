import type { MarketplaceLanding, MarketplaceOutcome, Order } from '@marklot/contracts/payment'
import { type MarketplaceSimulator, startMarketplaceSimulator } from '@marklot/simulators'
import { freePort } from '../src/platform/free-port.ts'
import { billingAddress } from './billing-address.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

/** The whole server with the simulated marketplace. Both communicate only over HTTP. */
export interface MarketplaceWorld extends MembersWorld {
  simulator: MarketplaceSimulator
  /** Uses a control of the simulator. */
  // biome-ignore lint/suspicious/noExplicitAny: the tests read raw JSON
  lever(method: 'GET' | 'POST', path: string, body?: object): Promise<any>
  /** Performs a customer's action in the portal. */
  portal(id: string, action: string, body?: object): Promise<void>
  /** Returns a purchase that awaits its activation. */
  purchase(more?: object): Promise<{ id: string; token: string }>
  /** Delivers the simulator's pending messages and processes them. */
  settle(): Promise<void>
  /** Moves the clock of the product and the simulator. */
  pass(time: { days?: number; seconds?: number }): Promise<void>
}

export async function startMarketplaceWorld(environment: Record<string, string> = {}): Promise<MarketplaceWorld> {
  const port = await freePort()
  let clock = { now: () => new Date() }
  const simulator = await startMarketplaceSimulator({
    clock: () => clock.now(),
    webhookTarget: `http://127.0.0.1:${port}/api/v1/subscriptions/marketplace/webhook`,
  })
  const { tenantId, clientId, clientSecret, apiUrl, loginUrl } = simulator
  const at = await startMembersWorld({
    PORT: String(port),
    MARKETPLACE: 'live',
    MARKETPLACE_TENANT_ID: tenantId,
    MARKETPLACE_CLIENT_ID: clientId,
    MARKETPLACE_CLIENT_SECRET: clientSecret,
    MARKETPLACE_API_URL: apiUrl,
    MARKETPLACE_LOGIN_URL: loginUrl,
    MARKETPLACE_PLANS: 'starter=starter professional=professional enterprise-seats=enterprise retired=starter',
    ...environment,
  })
  clock = at.product.clock
  const lever: MarketplaceWorld['lever'] = async (method, path, body) => {
    const reply = await fetch(`${simulator.baseUrl}/_sim/marketplace${path}`, {
      method,
      ...(method === 'POST' ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) } : {}),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
  const settle = async () => {
    await simulator.settle()
    await at.product.jobs.runDue()
  }
  return {
    ...at,
    simulator,
    lever,
    portal: async (id, action, body) => {
      await lever('POST', `/subscriptions/${id}/${action}`, body)
      await settle()
    },
    purchase: (more) => lever('POST', '/purchases', { planId: 'starter', ...more }),
    settle,
    pass: async ({ days = 0, seconds = 0 }) => {
      await at.product.settableClock?.advance(days * 86_400 + seconds)
      await settle()
      await settle()
    },
    close: async () => {
      await at.close()
      await simulator.close()
    },
  }
}

/**
 * Places an order for a purchase in the marketplace, which bills it.
 * @param change whether the order changes a running subscription
 */
export async function orderAtMarketplace(
  { api }: Person,
  product = 'starter',
  change?: { quantity: number | null },
): Promise<Order> {
  const isChange = change ? 'true' : 'false'
  const quantity = change?.quantity ?? undefined
  const checkout = await api.payment.checkout({ query: { product, channel: 'marketplace', isChange, quantity } })
  return api.payment.order({
    body: {
      id: crypto.randomUUID(),
      channel: 'marketplace',
      product,
      packages: checkout.product.offices === null ? [] : ['de'],
      billingAddress: billingAddress(),
      priceAmount: null,
      isChange: change !== undefined,
      quantity: change?.quantity ?? null,
      consentsVersion: checkout.consentsVersion,
      acceptsTerms: true,
      demandsEarlyStart: true,
    },
  })
}

export const land = ({ api }: Pick<Person, 'api'>, token: string): Promise<MarketplaceLanding> =>
  api.payment.marketplacePurchase({ params: { token }, query: {} })

/** Orders a product for a purchase and activates the purchase. */
export async function activate(person: Person, token: string, product = 'starter'): Promise<MarketplaceOutcome> {
  const { id: orderId } = await orderAtMarketplace(person, product)
  return person.api.payment.activateMarketplace({ body: { orderId, token } })
}

import { type CoreOptions, openCore, type RunningSimulator } from '../provider/core.ts'
import type { Delivery } from '../provider/deliveries.ts'
import type { Call, Reply } from '../provider/http.ts'
import { answerApi, apiPath } from './api.ts'
import { controls } from './control-parts.ts'
import { answerControl } from './controls.ts'
import { eventAnswered, eventLost, runTask } from './engine.ts'
import { createKeys, identityReply, type Keys, webhookToken } from './identity.ts'
import { marketError } from './refusal.ts'
import { shopReply } from './shop.ts'
import { emptyState, type MarketPlan, usualPlans } from './state.ts'
import type { MarketConfiguration, MarketWorld } from './world.ts'

/**
 * A simulator of the Microsoft commercial marketplace on this machine: the SaaS fulfilment calls of version 2 over
 * HTTP, token endpoints of both versions, discovery and keys, signed webhooks, a shop (`/shop`), and a control page for
 * people (`/_sim/marketplace`).
 *
 * The product's configuration needs `apiUrl` as the base of the fulfilment calls, `loginUrl` as the base of the
 * identity provider (token, discovery and keys are below `/{tenantId}/`), `tenantId`, `clientId`, `clientSecret`, and
 * the plans' ids. Webhook tokens name the issuers of the real service unless `issuers` says otherwise; only their keys
 * differ.
 *
 * Limits: The landing token has a form of its own. There is no reseller portal, no metering, no private offers and no
 * invoices. Error bodies are examples, and retries happen at other times than the service's. `Transfer` and `Subscribe`
 * are events without a readable operation, because the published description does not contain them.
 */
export interface MarketplaceSimulator extends RunningSimulator {
  /** Base of the fulfilment calls, `{baseUrl}/api`. */
  apiUrl: string
  /** Base of the identity provider. */
  loginUrl: string
  tenantId: string
  clientId: string
  clientSecret: string
  foreignApplication: { clientId: string; clientSecret: string }
  plans: readonly MarketPlan[]
}

export interface MarketplaceOptions extends CoreOptions {
  credentials?: { tenantId: string; clientId: string; clientSecret: string }
  publisherId?: string
  offerId?: string
  plans?: readonly MarketPlan[]
  /** The page that a purchase opens, with `token` in its query. */
  landingUrl?: string | null
  /** Where events are sent; null: nowhere. */
  webhookTarget?: string | null
  issuers?: { v1: string; v2: string }
}

const usualCredentials = {
  tenantId: '5a1e0b1c-7c55-4c0e-9d3a-2f1b6c7d8e90',
  clientId: '0f3c2a64-8b1d-4e7f-a5c6-9d8e7f6a5b4c',
  clientSecret: 'simulated-secret',
}

export async function startMarketplaceSimulator(options: MarketplaceOptions = {}): Promise<MarketplaceSimulator> {
  const credentials = options.credentials ?? usualCredentials
  const { tenantId } = credentials
  const keys = createKeys()
  const configuration: MarketConfiguration = {
    ...credentials,
    foreignApplication: { clientId: 'b7d1f0aa-3c2e-4f56-8a9b-1c2d3e4f5a6b', clientSecret: 'foreign-secret' },
    publisherId: options.publisherId ?? 'simulated-publisher',
    offerId: options.offerId ?? 'trademarks',
    plans: options.plans ?? usualPlans,
    landingUrl: options.landingUrl ?? null,
    webhookTarget: options.webhookTarget ?? null,
    issuers: options.issuers ?? {
      v1: `https://sts.windows.net/${tenantId}/`,
      v2: `https://login.microsoftonline.com/${tenantId}/v2.0`,
    },
  }
  const core = await openCore(options, {
    empty: emptyState,
    run: (task) => runTask(world, task),
    sign: (delivery) => signed(world, keys, delivery),
    retryAfter: retryWait,
    answered: (delivery, status) => eventAnswered(world, delivery, status),
    lost: (delivery) => eventLost(world, delivery),
    prepare: () => undefined,
  })
  const world: MarketWorld = { ...core, configuration }
  const answer = (call: Call): Reply | Promise<Reply> => {
    const { path } = call
    if (path === controls || path.startsWith(`${controls}/`)) return answerControl({ world, keys }, call)
    if (path === apiPath || path.startsWith(`${apiPath}/`)) return answerApi(world, call)
    if (path === '/shop' || path.startsWith('/shop/')) return shopReply(world, call)
    return identityReply(world, keys, call) ?? marketError(404, 'There is nothing at this address.')
  }
  const running = await core.listen(answer, (status) => marketError(status, 'A planned fault of the simulator.'))
  return {
    ...running,
    ...credentials,
    apiUrl: `${running.baseUrl}/api`,
    loginUrl: running.baseUrl,
    foreignApplication: configuration.foreignApplication,
    plans: configuration.plans,
  }
}

function signed(
  world: MarketWorld,
  keys: Keys,
  { target, fault, body }: Delivery,
): { url: string; headers: Record<string, string>; body: string } {
  const token = webhookToken(world, keys, fault)
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'User-Agent': 'Marketplace simulator' }
  if (token !== null) headers.Authorization = `Bearer ${token}`
  if (fault === 'alteredBody')
    return { url: target, headers, body: changed(body, { planId: 'altered-plan', status: 'Succeeded' }) }
  if (fault === 'unknownOperation') return { url: target, headers, body: changed(body, { id: world.ids.uuid() }) }
  return { url: target, headers, body }
}

const changed = (body: string, fields: object): string => JSON.stringify({ ...JSON.parse(body), ...fields })

/** Seconds between the first attempts. Later ones are ten minutes apart, so that the last falls within eight hours. */
const firstWaits = [10, 10, 10, 10, 10, 60, 60, 60, 60, 60, 300, 300]
const laterWait = 600
const mostRetries = firstWaits.length + 45

/**
 * Returns the wait after a failed attempt, in milliseconds; null after the last. @param attempt the failed attempt,
 * from 1
 */
const retryWait = (attempt: number): number | null =>
  attempt > mostRetries ? null : (firstWaits[attempt - 1] ?? laterWait) * 1_000

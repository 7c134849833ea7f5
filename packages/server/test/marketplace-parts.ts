import { type MarketplaceSimulator, startMarketplaceSimulator } from '@marklot/simulators'
import type { MarketplaceSettings } from '../src/payment/marketplace/settings.ts'
import { createLog } from '../src/platform/log.ts'
import { createOutbound, type Outbound } from '../src/platform/outbound.ts'

/** A simulated marketplace, and the means to reach it over HTTP. */
export interface MarketplaceParts {
  simulator: MarketplaceSimulator
  settings: MarketplaceSettings
  outbound: Outbound
  /** Uses a control of the simulator. */
  // biome-ignore lint/suspicious/noExplicitAny: the tests read raw JSON
  lever(method: 'GET' | 'POST', path: string, body?: object): Promise<any>
  close(): Promise<void>
}

export async function startMarketplaceParts(clock: string): Promise<MarketplaceParts> {
  const simulator = await startMarketplaceSimulator({ clock, seed: 'market' })
  const { apiUrl, loginUrl, tenantId, clientId, clientSecret, baseUrl } = simulator
  const outbound = createOutbound({ log: createLog('silent'), allowed: [new URL(baseUrl).host] })
  return {
    simulator,
    settings: {
      apiUrl,
      loginUrl,
      tenantId,
      clientId,
      clientSecret,
      tokenVersion: 2,
      plans: new Map([['starter', 'starter']]),
      isSimulator: true,
    },
    outbound,
    lever: async (method, path, body) => {
      const reply = await fetch(`${baseUrl}/_sim/marketplace${path}`, {
        method,
        ...(method === 'POST' ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) } : {}),
      })
      if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
      return reply.json()
    },
    close: async () => {
      outbound.close()
      await simulator.close()
    },
  }
}

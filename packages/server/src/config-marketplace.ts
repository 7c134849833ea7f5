/** The part of the configuration that names the Microsoft marketplace. */
import { isLoopback } from './config-outside.ts'
import type { MarketplaceSettings } from './payment/index.ts'

/** The configuration of the marketplace. The simulator's addresses are known only once it listens. */
export type MarketplaceConfig = { kind: 'none' } | { kind: 'simulator' } | { kind: 'server'; settings: MarketplaceSettings }

export interface MarketplaceEnvironment {
  MARKETPLACE?: 'off' | 'simulator' | 'live'
  MARKETPLACE_TENANT_ID?: string
  MARKETPLACE_CLIENT_ID?: string
  MARKETPLACE_CLIENT_SECRET?: string
  MARKETPLACE_PLANS?: string[]
  MARKETPLACE_TOKEN_VERSION: '1' | '2'
  MARKETPLACE_API_URL?: string
  MARKETPLACE_LOGIN_URL?: string
}

const microsoft = { api: 'https://marketplaceapi.microsoft.com/api', login: 'https://login.microsoftonline.com' }
/** The default plans, which have the same names as our products. */
const usualPlans = ['starter=starter', 'professional=professional', 'enterprise=enterprise']

/** An entry of `MARKETPLACE_PLANS`: the marketplace's plan id and our product's key. */
export const marketplacePlan = /^[A-Za-z0-9][\w.-]{0,99}=[a-z][a-z0-9-]{0,39}$/

export const marketplacePlans = (entries: readonly string[] = usualPlans): ReadonlyMap<string, string> =>
  new Map(entries.map((entry) => entry.split('=') as [string, string]))

/**
 * Reads the marketplace: the simulator if simulators are on, otherwise Microsoft's marketplace with our application's
 * keys, otherwise none. A public installation refuses simulators, missing secrets and addresses other than Microsoft's.
 * Adds mistakes to `faults`.
 */
export function readMarketplace(
  env: MarketplaceEnvironment,
  { isPublic, simulators }: { isPublic: boolean; simulators: boolean },
  faults: string[],
): MarketplaceConfig {
  const kind = env.MARKETPLACE ?? (env.MARKETPLACE_CLIENT_ID === undefined ? (simulators ? 'simulator' : 'off') : 'live')
  if (kind === 'off') return { kind: 'none' }
  if (kind === 'simulator') {
    if (!simulators) faults.push('MARKETPLACE=simulator is allowed only where the simulators are on.')
    return { kind }
  }
  const { MARKETPLACE_TENANT_ID: tenantId, MARKETPLACE_CLIENT_ID: clientId, MARKETPLACE_CLIENT_SECRET: clientSecret } = env
  if (!tenantId || !clientId || !clientSecret) {
    faults.push('MARKETPLACE_TENANT_ID, MARKETPLACE_CLIENT_ID and MARKETPLACE_CLIENT_SECRET must be given together.')
    return { kind: 'none' }
  }
  const { MARKETPLACE_API_URL: apiUrl, MARKETPLACE_LOGIN_URL: loginUrl } = env
  const isForeign = (url: string | undefined) =>
    url !== undefined &&
    (!url.startsWith('https:') ||
      isLoopback(new URL(url).hostname) ||
      !/(^|\.)(microsoft|microsoftonline)\.com$/.test(new URL(url).hostname))
  if (isPublic && (isForeign(apiUrl) || isForeign(loginUrl)))
    faults.push("The marketplace's addresses cannot be replaced when PUBLIC_URL is a public address.")
  return {
    kind: 'server',
    settings: {
      apiUrl: (apiUrl ?? microsoft.api).replace(/\/+$/, ''),
      loginUrl: (loginUrl ?? microsoft.login).replace(/\/+$/, ''),
      tenantId,
      clientId,
      clientSecret,
      tokenVersion: env.MARKETPLACE_TOKEN_VERSION === '1' ? 1 : 2,
      plans: marketplacePlans(env.MARKETPLACE_PLANS),
      isSimulator: false,
    },
  }
}

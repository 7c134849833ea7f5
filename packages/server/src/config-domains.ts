/** The part of the configuration that determines which servers answer queries about domains. */
import { resolve } from 'node:path'
import type { DomainSettings } from './domains/index.ts'
import { projectRoot } from './platform/project-root.ts'

/** The configuration of the domain check. The simulator's addresses are known only once it listens. */
export type DomainsConfig = { kind: 'simulator' } | { kind: 'live'; settings: DomainSettings }

export interface DomainsEnvironment {
  DOMAINS?: 'simulator' | 'live'
  DOMAIN_BOOTSTRAP: string
  DOMAIN_RDAP?: string[]
  DOMAIN_DENY?: string[]
  DOMAIN_REGISTRAR_URL?: string
  DOMAIN_REGISTRAR_KEY?: string
  DOMAIN_DNS: string[]
}

export const ianaBootstrap = 'https://data.iana.org/rdap/dns.json'
/** An entry of `DOMAIN_RDAP`: a domain and the base address of its server. */
export const rdapOverride = /^[a-z0-9-]+(\.[a-z0-9-]+)*=https?:\/\/[^\s/]\S*$/i
export const domainPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i
/** An entry of `DOMAIN_DNS`: an IP address, with a port if it is not 53. */
export const nameServerPattern = /^(on|off|\d{1,3}(\.\d{1,3}){3}(:\d{1,5})?|[0-9a-f:]*:[0-9a-f:.]+|\[[0-9a-f:.]+\](:\d{1,5})?)$/i

/**
 * Reads the domain check: the simulator if simulators are on, otherwise the registries. A public installation refuses
 * simulators. Adds mistakes to `faults`.
 */
export function readDomains(env: DomainsEnvironment, simulators: boolean, faults: string[]): DomainsConfig {
  const { DOMAIN_REGISTRAR_URL: url, DOMAIN_REGISTRAR_KEY: key } = env
  if ((url === undefined) !== (key === undefined))
    faults.push('DOMAIN_REGISTRAR_URL and DOMAIN_REGISTRAR_KEY must be given together.')
  const kind = env.DOMAINS ?? (simulators ? 'simulator' : 'live')
  if (kind === 'simulator') {
    if (!simulators) faults.push('DOMAINS=simulator is allowed only where the simulators are on.')
    return { kind }
  }
  const [first] = env.DOMAIN_DNS
  const isAddress = /^https?:\/\//.test(env.DOMAIN_BOOTSTRAP)
  return {
    kind,
    settings: {
      bootstrap: isAddress
        ? { kind: 'address', url: env.DOMAIN_BOOTSTRAP }
        : { kind: 'file', path: resolve(projectRoot, env.DOMAIN_BOOTSTRAP) },
      overrides: new Map(
        (env.DOMAIN_RDAP ?? []).map((entry) => {
          const at = entry.indexOf('=')
          return [entry.slice(0, at).toLowerCase(), entry.slice(at + 1)] as const
        }),
      ),
      denied: new Set((env.DOMAIN_DENY ?? []).map((domain) => domain.toLowerCase())),
      registrar: url && key ? { url: url.replace(/\/+$/, ''), key } : null,
      nameServers: first === 'off' ? null : first === 'on' || first === undefined ? [] : env.DOMAIN_DNS,
      isSimulator: false,
    },
  }
}

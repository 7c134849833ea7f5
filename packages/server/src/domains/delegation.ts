import { randomBytes } from 'node:crypto'
import { promises as dns } from 'node:dns'
import type { Domain } from './domain-name.ts'

/** Finds delegations. Name servers of a domain prove that it is registered; their absence proves nothing. */
export interface Delegation {
  isDelegated(domain: Domain, signal: AbortSignal): Promise<boolean>
}

/** The time limit for an answer, in milliseconds. */
const patience = 2_000
const wildcardKept = 3_600_000

/**
 * Asks the operator's name servers for delegations. A zone that delegates a random label delegates everything, so it
 * proves nothing.
 * @param servers empty for the system's name servers
 */
export function openDelegation(servers: readonly string[], now: () => number): Delegation {
  const zones = new Map<string, { provesTaken: Promise<boolean>; until: number }>()
  const resolver = () => {
    const one = new dns.Resolver({ timeout: patience, tries: 1 })
    if (servers.length > 0) one.setServers(servers)
    return one
  }
  const hasNameServers = async (name: string, signal?: AbortSignal): Promise<boolean | null> => {
    const asked = resolver()
    const stop = () => asked.cancel()
    // The resolver's own limit applies to each of its servers.
    const timer = setTimeout(stop, patience)
    signal?.addEventListener('abort', stop)
    try {
      return (await asked.resolveNs(name)).length > 0
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      return code === 'ENOTFOUND' || code === 'ENODATA' ? false : null
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
  }
  const provesTaken = (tld: string): Promise<boolean> => {
    const known = zones.get(tld)
    if (known && known.until > now()) return known.provesTaken
    const probe = `${randomBytes(12).toString('hex')}.${tld}`
    const asked = hasNameServers(probe).then((found) => {
      // Without an answer, the zone is checked again next time.
      if (found === null) zones.delete(tld)
      return found === false
    })
    zones.set(tld, { provesTaken: asked, until: now() + wildcardKept })
    return asked
  }
  return {
    isDelegated: async ({ name, tld }, signal) => {
      if (!(await provesTaken(tld)) || signal.aborted) return false
      return (await hasNameServers(name, signal)) === true
    },
  }
}

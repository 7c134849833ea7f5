import * as z from 'zod/mini'

/** A bootstrap file: which RDAP server is authoritative for which names (RFC 9224). */
export interface Bootstrap {
  publication: string
  /** Base addresses by domain in lower case; each ends with a slash. */
  servers: ReadonlyMap<string, string>
}

const BootstrapFile = z.object({
  publication: z.iso.datetime({ offset: true }),
  services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])).check(z.minLength(1)),
})

/**
 * Reads a bootstrap file. If a server has several addresses, the one with HTTPS counts. @throws Error when the file is
 * not a bootstrap file
 */
export function parseBootstrap(file: unknown): Bootstrap {
  const { publication, services } = z.parse(BootstrapFile, file)
  const servers = new Map<string, string>()
  for (const [domains, urls] of services) {
    const usable = urls.filter((url) => URL.canParse(url))
    const base = usable.find((url) => url.startsWith('https:')) ?? usable[0]
    if (base === undefined) continue
    for (const domain of domains) servers.set(domain.toLowerCase().replace(/\.$/, ''), withSlash(base))
  }
  if (servers.size === 0) throw new Error('The bootstrap file names no server')
  return { publication, servers }
}

export const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`)

/** Returns the entry with the most labels with which the name ends: `co.uk` before `uk`. */
export function longestMatch<Value>(entries: ReadonlyMap<string, Value>, name: string): Value | undefined {
  for (let rest = name; rest !== ''; ) {
    const found = entries.get(rest)
    if (found !== undefined) return found
    const dot = rest.indexOf('.')
    rest = dot < 0 ? '' : rest.slice(dot + 1)
  }
  return undefined
}

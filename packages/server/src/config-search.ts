/** The part of the configuration that determines where the search index is. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { projectRoot } from './platform/project-root.ts'
import type { ClusterTls } from './search/index.ts'

export type SearchEngineConfig =
  | {
      /** The index is in this process, or in an indexer process that others reach over a socket. */
      kind: 'embedded' | 'socket'
      /**
       * The address of the socket: an absolute path, or the name of a pipe. If it is null, it is derived from the data
       * folder.
       */
      address: string | null
    }
  | {
      /** The index is in an OpenSearch cluster. */
      kind: 'opensearch'
      /** Addresses of the cluster's nodes, which may contain a name and a password. */
      nodes: readonly string[]
      /** How connections are secured; null for the usual authorities and no certificate of this product. */
      tls: ClusterTls | null
      /** The prefix of the index names. */
      prefix: string
    }

interface SearchEnvironment {
  SEARCH_ENGINE: SearchEngineConfig['kind']
  OPENSEARCH_URL?: readonly string[]
  OPENSEARCH_PREFIX?: string
  OPENSEARCH_CA?: string
  OPENSEARCH_CERTIFICATE?: string
  OPENSEARCH_KEY?: string
}

/** Reads the settings of the search engine. @param socket the configured, absolute address of the socket */
export function readSearchEngine(
  env: SearchEnvironment,
  { socket, slug }: { socket: string | null; slug: string },
  faults: string[],
): SearchEngineConfig {
  if (env.SEARCH_ENGINE !== 'opensearch') return { kind: env.SEARCH_ENGINE, address: socket }
  if (env.OPENSEARCH_URL === undefined) faults.push('SEARCH_ENGINE=opensearch needs OPENSEARCH_URL.')
  const nodes = [...new Set(env.OPENSEARCH_URL)]
  return { kind: 'opensearch', nodes, tls: readTls(env, nodes, faults), prefix: env.OPENSEARCH_PREFIX ?? slug }
}

/** Reads the files of the certificates and of the key. Adds mistakes to `faults`. */
function readTls(env: SearchEnvironment, nodes: readonly string[], faults: string[]): ClusterTls | null {
  const read = (name: 'OPENSEARCH_CA' | 'OPENSEARCH_CERTIFICATE' | 'OPENSEARCH_KEY'): string | null => {
    const path = env[name]
    if (path === undefined) return null
    try {
      const pem = readFileSync(resolve(projectRoot, path), 'utf8')
      if (pem.includes('-----BEGIN ')) return pem
    } catch {
      // The fault below covers this, too.
    }
    faults.push(`${name} must name a readable file in PEM format.`)
    return null
  }
  const [ca, cert, key] = [read('OPENSEARCH_CA'), read('OPENSEARCH_CERTIFICATE'), read('OPENSEARCH_KEY')]
  if ((env.OPENSEARCH_CERTIFICATE === undefined) !== (env.OPENSEARCH_KEY === undefined))
    faults.push('OPENSEARCH_CERTIFICATE and OPENSEARCH_KEY belong together: set both or none.')
  if (ca === null && cert === null && key === null) return null
  if (nodes.some((node) => !node.startsWith('https:')))
    faults.push('OPENSEARCH_CA, OPENSEARCH_CERTIFICATE and OPENSEARCH_KEY need addresses that begin with https://.')
  return { ...(ca && { ca }), ...(cert && { cert }), ...(key && { key }) }
}

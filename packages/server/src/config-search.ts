/** The part of the configuration that determines where the search index is. */

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
      /** The prefix of the index names. */
      prefix: string
    }

interface SearchEnvironment {
  SEARCH_ENGINE: SearchEngineConfig['kind']
  OPENSEARCH_URL?: readonly string[]
  OPENSEARCH_PREFIX?: string
}

/** Reads the settings of the search engine. @param socket the configured, absolute address of the socket */
export function readSearchEngine(
  env: SearchEnvironment,
  { socket, slug }: { socket: string | null; slug: string },
  faults: string[],
): SearchEngineConfig {
  if (env.SEARCH_ENGINE !== 'opensearch') return { kind: env.SEARCH_ENGINE, address: socket }
  if (env.OPENSEARCH_URL === undefined) faults.push('SEARCH_ENGINE=opensearch needs OPENSEARCH_URL.')
  return { kind: 'opensearch', nodes: env.OPENSEARCH_URL ?? [], prefix: env.OPENSEARCH_PREFIX ?? slug }
}

import type { Config } from '../config.ts'
import type { Log } from '../platform/log.ts'
import { engineAddress, type Indexer, openIndexer } from '../search/index.ts'
import type { Resources } from './resources.ts'

/** The role `indexer`: holds the search index and serves it to processes with `SEARCH_ENGINE=socket`. */
export function composeIndexer(
  { productSlug, searchThreads, searchEngine, dataDirectory }: Config,
  { pool, connection }: Pick<Resources, 'pool' | 'connection'>,
  log: Log,
): Promise<Indexer> {
  return openIndexer({
    pool,
    connection,
    applicationName: `${productSlug}-index-${process.pid}`,
    threads: searchThreads,
    dataDirectory,
    address: engineAddress(searchEngine.address, dataDirectory),
    log,
  })
}

import type { Config } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Probes } from '../platform/probes.ts'
import { StartError } from '../platform/start-error.ts'
import { observeDatabase } from '../platform/telemetry/database-gauges.ts'
import { observeProcess } from '../platform/telemetry/process-gauges.ts'
import { quietTelemetry } from '../platform/telemetry/telemetry.ts'
import { engineAddress, type Indexer, openIndexer } from '../search/index.ts'
import { observeIndex, observeRegister } from './observe.ts'
import { snapshotsOf } from './parts.ts'
import { probeEngine } from './probe-parts.ts'
import type { Resources } from './resources.ts'

/**
 * Returns the role `indexer`: holds the search index and serves it to processes with `SEARCH_ENGINE=socket`.
 * @throws StartError where a search cluster is configured
 */
export async function composeIndexer(
  config: Config,
  { pool, connection, objectStore, telemetry = quietTelemetry }: Resources,
  log: Log,
  probes?: Probes,
): Promise<Indexer> {
  const { productSlug, searchThreads, searchEngine, dataDirectory } = config
  if (searchEngine.kind === 'opensearch')
    throw new StartError('SEARCH_ENGINE=opensearch needs no indexer: the other processes fill the cluster. Stop this one.')
  const indexer = await openIndexer({
    pool,
    connection,
    applicationName: `${productSlug}-index-${process.pid}`,
    threads: searchThreads,
    dataDirectory,
    address: engineAddress(searchEngine.address, dataDirectory),
    log,
    snapshots: snapshotsOf(config, { pool, objectStore }, log),
    telemetry,
  })
  observeProcess(telemetry, dataDirectory)
  observeDatabase(telemetry, pool, systemClock)
  observeRegister(telemetry, pool, systemClock)
  observeIndex(telemetry, pool, indexer.engine)
  if (probes) probeEngine(probes, indexer.engine, pool, config)
  return indexer
}

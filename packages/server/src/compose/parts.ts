import type { Config } from '../config.ts'
import { type Clock, openSettableClock, type SettableClock, systemClock } from '../platform/clock.ts'
import { type Events, openEvents } from '../platform/events.ts'
import { createJobs, type Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import { quietTelemetry, type Telemetry } from '../platform/telemetry/telemetry.ts'
import { openReferenceTexts, type ReferenceTexts } from '../reference/index.ts'
import { officeStates } from '../register/index.ts'
import {
  engineAddress,
  type IndexSnapshots,
  indexSnapshots,
  measuredEngine,
  type OpenEngine,
  openClusterEngine,
  openEmbeddedEngine,
  openRemoteEngine,
} from '../search/index.ts'
import { observeParts } from './observe.ts'
import { type Outside, openOutside } from './outside.ts'
import type { Resources } from './resources.ts'

/** Everything that capabilities are built from, in the implementations that the configuration selects. */
export interface Parts extends Resources, Omit<Outside, 'close'> {
  config: Config
  log: Log
  productName: string
  engine: OpenEngine
  events: Events
  texts: ReferenceTexts
  clock: Clock
  /** The settable clock; null except in sample and test installations. */
  settableClock: SettableClock | null
  /** The capabilities register their tasks here. The entry starts the queues; tests run them step by step. */
  jobs: Jobs
  telemetry: Telemetry
  /** Closes events, jobs, outside services and engine, in this order. */
  close(): Promise<void>
}

/** Opens this process's own index, or connects to the indexer's over its socket or to a search cluster. */
function openEngine(config: Config, { pool, connection, objectStore }: Resources, log: Log): Promise<OpenEngine> {
  const { dataDirectory, searchEngine } = config
  if (searchEngine.kind === 'socket')
    return openRemoteEngine({ address: engineAddress(searchEngine.address, dataDirectory), log })
  const applicationName = `${config.productSlug}-index-${process.pid}`
  if (searchEngine.kind === 'opensearch') {
    const { nodes, tls, prefix } = searchEngine
    return openClusterEngine({ nodes, tls, prefix, pool, connection, applicationName, threads: config.searchThreads, log })
  }
  return openEmbeddedEngine({
    pool,
    connection,
    applicationName,
    threads: config.searchThreads,
    dataDirectory,
    log,
    snapshots: snapshotsOf(config, { pool, objectStore }, log),
  })
}

/**
 * Opens the index snapshots for hosts that share their storage. Without shared storage, there is one host, and its
 * index is on its own disk.
 */
export function snapshotsOf(
  { storage, dataDirectory }: Config,
  shared: Pick<Resources, 'pool' | 'objectStore'>,
  log: Log,
): IndexSnapshots | undefined {
  return storage.kind === 's3' ? indexSnapshots({ ...shared, dataDirectory, log }) : undefined
}

/** Opens the parts that the roles `api` and `worker` share. */
export async function openParts(config: Config, resources: Resources, log: Log): Promise<Parts> {
  const { pool, connection, telemetry = quietTelemetry } = resources
  const ownEngine = await openEngine(config, resources, log)
  const engine = measuredEngine(ownEngine, telemetry)
  const events = await openEvents(connection, { applicationName: `${config.productSlug}-events-${process.pid}`, log })
  const texts = await openReferenceTexts(pool)
  events.on('texts', texts.refresh)
  const settableClock = config.simulators ? await openSettableClock(pool, events) : null
  const clock = settableClock ?? systemClock
  const jobs = createJobs({ pool, clock, log, events, telemetry })
  observeParts(telemetry, { pool, clock, engine: ownEngine, dataDirectory: config.dataDirectory })
  const isRealRegister = (await officeStates(pool)).some(({ marks, isSample }) => marks > 0 && !isSample)
  const { close: closeOutside, ...outside } = await openOutside(config, {
    pool,
    clock,
    settableClock,
    events,
    jobs,
    log,
    telemetry,
    isRealRegister,
  })
  return {
    ...resources,
    ...outside,
    config,
    log,
    productName: config.productName,
    engine,
    events,
    texts,
    clock,
    settableClock,
    jobs,
    telemetry,
    close: async () => {
      await events.close()
      await jobs.close()
      await closeOutside()
      await engine.close()
    },
  }
}

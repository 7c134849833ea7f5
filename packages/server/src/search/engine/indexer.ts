import { quietTelemetry, type Telemetry } from '../../platform/telemetry/telemetry.ts'
import { type EmbeddedEngineOptions, openEmbeddedEngine } from './embedded.ts'
import { measuredEngine } from './measured.ts'
import type { SearchEngine } from './port.ts'
import { serveEngine } from './serve-engine.ts'

export interface IndexerOptions extends EmbeddedEngineOptions {
  /** The path of the socket, or the name of a pipe; see `engineAddress`. */
  address: string
  /** Measures operations. If absent, nothing is measured. */
  telemetry?: Telemetry
}

/** A process that owns the index, follows the register and serves searches to other processes. */
export interface Indexer {
  engine: SearchEngine
  /** Answers the calls in progress, disconnects the clients and saves the index. */
  close(): Promise<void>
}

/**
 * Runs the indexer of a data folder. It serves searches once the index is open or built; until then, clients get
 * `search.unavailable`.
 * @throws StartError when the address is taken or cannot be bound
 * @throws Error when opening the index fails
 */
export async function openIndexer(options: IndexerOptions): Promise<Indexer> {
  const engine = await openEmbeddedEngine(options)
  const measured = measuredEngine(engine, options.telemetry ?? quietTelemetry)
  const served = await serveEngine(measured, options).catch(async (error) => {
    await engine.close()
    throw error
  })
  return {
    engine,
    close: async () => {
      await served.close()
      await engine.close()
    },
  }
}

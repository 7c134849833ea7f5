import type { Connection, Pool } from '../../../platform/database.ts'
import type { Log } from '../../../platform/log.ts'
import { startWorker } from '../../../platform/start-worker.ts'
import { type EngineMethod, engineOperations } from '../operations.ts'
import type { OpenEngine, SearchEngine } from '../port.ts'
import type { Revised } from '../requests.ts'
import type { ClusterAddress } from './cluster.ts'
import { openClusterSearches } from './cluster-searches.ts'
import { ClusterThread, leastBusy } from './cluster-threads.ts'
import type { ClusterTask } from './thread-messages.ts'

export interface ClusterEngineOptions extends ClusterAddress {
  /** The prefix of the index names; each installation has its own. */
  prefix: string
  pool: Pool
  connection: Connection
  applicationName: string
  /**
   * The number of threads that score the marks that the cluster finds. With 0, this thread does all the work, which
   * suits tests.
   */
  threads: number
  log: Log
  /** The number of shards of new indices, for tests; by default, it depends on the number of marks. */
  shards?: number
}

/**
 * Opens an engine whose marks are in an OpenSearch cluster. Scoring names and making keys take processor time, so this
 * runs in threads: `threads` of them search, and one more keeps the cluster up to date with the register while this
 * process holds the writer lock.
 */
export async function openClusterEngine({ pool, threads, ...options }: ClusterEngineOptions): Promise<OpenEngine> {
  const { nodes, tls, prefix, connection, applicationName, log, shards } = options
  if (threads === 0) return openClusterSearches({ nodes, tls, prefix, pool, log, shards })
  const task = { nodes, tls, prefix, connection, applicationName, shards }
  const writer = new ClusterThread(() => startThread({ ...task, follows: true }), log)
  const searchers = Array.from({ length: threads }, () => new ClusterThread(() => startThread({ ...task, follows: false }), log))
  await Promise.all([writer, ...searchers].map(({ ready }) => ready))
  // All threads read the same indices, so every later search sees at least the newest revision that any thread has
  // seen.
  let newest = 0
  const call = async (method: EngineMethod, args: unknown[]) => {
    const atLeast = newest
    const result = await leastBusy(searchers).call(method, args)
    if (!isRevised(result)) return result
    newest = Math.max(newest, result.revision)
    return { ...result, revision: Math.max(atLeast, result.revision) }
  }
  const searches = Object.fromEntries(
    (Object.keys(engineOperations) as EngineMethod[]).map((method) => [method, (...args: unknown[]) => call(method, args)]),
  ) as unknown as SearchEngine
  return {
    ...searches,
    catchUp: async () => {
      await writer.call('catchUp', [])
      // The searchers then read the state that the writer has reached. A thread that is being replaced will read it
      // anyway.
      await Promise.all(searchers.filter(({ isUp }) => isUp).map((thread) => thread.call('catchUp', [])))
    },
    close: async () => {
      await Promise.all([writer, ...searchers].map((thread) => thread.close()))
    },
  }
}

const isRevised = (result: unknown): result is Revised<{ page: unknown }> =>
  typeof result === 'object' && result !== null && 'page' in result && 'revision' in result

/**
 * A search's short-lived objects take a few megabytes. With V8's default, many of them would outlive the young
 * generation.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 96 }

const startThread = (task: ClusterTask) =>
  startWorker('cluster-thread', '../search/engine/opensearch/cluster-thread.ts', { workerData: task, resourceLimits })

import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '../../../platform/app-error.ts'
import { createPool } from '../../../platform/database.ts'
import type { FollowerLog } from '../follow-register.ts'
import { engineOperations } from '../operations.ts'
import type { SearchEngine } from '../port.ts'
import { openClusterSearches } from './cluster-searches.ts'
import type { ClusterTask, FromClusterThread, ToClusterThread } from './thread-messages.ts'

/** A thread that searches a cluster and scores the hits, or writes to the cluster. It runs many calls at a time. */
const main = parentPort
if (!main) throw new Error('cluster-thread runs as a worker thread only')
const { connection, applicationName, ...options } = workerData as ClusterTask
const say = (message: FromClusterThread) => main.postMessage(message)
/** Returns an error in a form that can cross threads. The client's own errors contain connections, which cannot. */
const plain = (err: unknown) => (err instanceof Error ? Object.assign(new Error(err.message), { stack: err.stack }) : err)
const log: FollowerLog = {
  info: (fields, message) =>
    say({ type: 'log', level: 'info', fields: 'err' in fields ? { err: plain(fields.err) } : fields, message }),
  error: ({ err }, message) => say({ type: 'log', level: 'error', fields: { err: plain(err) }, message }),
}

const pool = createPool(connection, applicationName, 3)
const engine = await openClusterSearches({ ...options, pool, log })

main.on('message', async (message: ToClusterThread) => {
  if (message.type === 'close') {
    await engine.close()
    await pool.end()
    main.close()
    return
  }
  const { id, method, args } = message
  try {
    const operation = engineOperations[method] as (engine: SearchEngine, args: unknown[]) => Promise<unknown>
    say({ type: 'result', id, result: await operation(engine, args) })
  } catch (error) {
    const isUnavailable = error instanceof AppError && error.code === 'search.unavailable'
    say({ type: 'failure', id, isUnavailable, error: plain(isUnavailable ? error.cause : error) })
  }
})
say({ type: 'ready' })

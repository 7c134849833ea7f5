import type { Worker } from 'node:worker_threads'
import { AppError } from '../../../platform/app-error.ts'
import type { Connection, Pool } from '../../../platform/database.ts'
import type { Log } from '../../../platform/log.ts'
import { startWorker } from '../../../platform/worker-url.ts'
import { type EngineMethod, engineOperations } from '../operations.ts'
import type { OpenEngine, SearchEngine } from '../port.ts'
import type { Revised } from '../requests.ts'
import { openClusterSearches } from './cluster-searches.ts'
import type { ClusterTask, FromClusterThread, ToClusterThread } from './thread-messages.ts'

export interface ClusterEngineOptions {
  /** Addresses of the cluster's nodes. */
  nodes: readonly string[]
  /** Prefix of the index names; each installation has its own. */
  prefix: string
  pool: Pool
  connection: Connection
  applicationName: string
  /**
   * Number of threads that score the marks the cluster finds. With 0, this thread does all the work, which suits tests.
   */
  threads: number
  log: Log
}

/** Pause before a dead thread is replaced, in milliseconds. */
const restartPause = 1_000

/**
 * Opens an engine whose marks are in an OpenSearch cluster. Scoring names and making keys take processor time, so they
 * run in threads: `threads` of them search, and one more keeps the cluster in step with the register while this process
 * holds the writer lock.
 */
export async function openClusterEngine({ pool, threads, ...options }: ClusterEngineOptions): Promise<OpenEngine> {
  const { nodes, prefix, connection, applicationName, log } = options
  if (threads === 0) return openClusterSearches({ nodes, prefix, pool, log })
  const task = { nodes, prefix, connection, applicationName }
  const writer = new ClusterThread({ ...task, follows: true }, log)
  const searchers = Array.from({ length: threads }, () => new ClusterThread({ ...task, follows: false }, log))
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
      // The searchers then read the state that the writer has reached.
      await Promise.all(searchers.map((thread) => thread.call('catchUp', [])))
    },
    close: async () => {
      await Promise.all([writer, ...searchers].map((thread) => thread.close()))
    },
  }
}

const isRevised = (result: unknown): result is Revised<{ page: unknown }> =>
  typeof result === 'object' && result !== null && 'page' in result && 'revision' in result

const leastBusy = (threads: readonly ClusterThread[]) =>
  threads.reduce((best, thread) => (thread.running < best.running ? thread : best))

interface Call {
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** A thread and its calls in progress. A thread that dies is replaced. */
class ClusterThread {
  /** Resolves when the first thread can answer calls. */
  readonly ready: Promise<void>
  private readonly task: ClusterTask
  private readonly log: Log
  private readonly calls = new Map<number, Call>()
  /** Null while no thread can answer calls. */
  private worker: Worker | null = null
  private latest: Worker | undefined
  private lastId = 0
  private isClosing = false
  private ended: Promise<void> = Promise.resolve()

  constructor(task: ClusterTask, log: Log) {
    this.task = task
    this.log = log
    this.ready = new Promise((resolve, reject) => this.start(resolve, reject))
  }

  get running(): number {
    return this.calls.size
  }

  call(method: EngineMethod, args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { worker } = this
      if (worker === null) {
        reject(new AppError('search.unavailable', { cause: new Error('The search thread is being replaced') }))
        return
      }
      const id = ++this.lastId
      this.calls.set(id, { resolve, reject })
      worker.postMessage({ type: 'call', id, method, args } satisfies ToClusterThread)
    })
  }

  async close(): Promise<void> {
    this.isClosing = true
    if (this.worker === null) void this.latest?.terminate()
    else this.worker.postMessage({ type: 'close' } satisfies ToClusterThread)
    await this.ended
  }

  private start(onReady: () => void, onFailure: (error: unknown) => void): void {
    const source = '../search/engine/opensearch/cluster-thread.ts'
    const worker = startWorker('cluster-thread', source, { workerData: this.task })
    this.latest = worker
    let failure: unknown
    worker.on('message', (message: FromClusterThread) => this.receive(message, () => this.isReady(worker, onReady)))
    worker.on('error', (error) => {
      failure = error
    })
    this.ended = new Promise((resolve) => {
      worker.on('exit', (code) => {
        resolve()
        const error = failure ?? new Error(`A thread of the search cluster ended with code ${code}`)
        this.lost(error)
        onFailure(error)
      })
    })
  }

  private isReady(worker: Worker, onReady: () => void): void {
    this.worker = worker
    onReady()
  }

  private receive(message: FromClusterThread, onReady: () => void): void {
    switch (message.type) {
      case 'ready':
        onReady()
        return
      case 'log':
        this.log[message.level](message.fields, message.message)
        return
      case 'result':
        this.take(message.id)?.resolve(message.result)
        return
      case 'failure': {
        const { isUnavailable, error } = message
        this.take(message.id)?.reject(isUnavailable ? new AppError('search.unavailable', { cause: error }) : error)
      }
    }
  }

  private take(id: number): Call | undefined {
    const call = this.calls.get(id)
    this.calls.delete(id)
    return call
  }

  private lost(cause: unknown): void {
    const hadStarted = this.worker !== null
    this.worker = null
    for (const { reject } of this.calls.values()) reject(new AppError('search.unavailable', { cause }))
    this.calls.clear()
    if (this.isClosing || !hadStarted) return
    this.log.error({ err: cause }, 'A thread of the search cluster ended and is replaced')
    const again = () =>
      this.start(
        () => undefined,
        () => this.retry(again),
      )
    this.retry(again)
  }

  private retry(start: () => void): void {
    if (!this.isClosing) setTimeout(start, restartPause).unref()
  }
}

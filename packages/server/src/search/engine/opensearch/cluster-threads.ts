import type { Worker } from 'node:worker_threads'
import { AppError } from '../../../platform/app-error.ts'
import type { Log } from '../../../platform/log.ts'
import type { EngineMethod } from '../operations.ts'
import type { FromClusterThread, ToClusterThread } from './thread-messages.ts'

/** The pause before a dead thread is replaced, in milliseconds. */
const usualPause = 1_000

/** Returns the thread with the fewest calls among those that can answer, or any thread if none can. */
export const leastBusy = (threads: readonly ClusterThread[]): ClusterThread =>
  threads.reduce((best, thread) => (busy(thread) < busy(best) ? thread : best))

const busy = ({ isUp, running }: ClusterThread) => (isUp ? running : Number.POSITIVE_INFINITY)

interface Call {
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** A thread and its calls in progress. A thread that dies is replaced. */
export class ClusterThread {
  /** Resolves when the first thread can answer calls. Rejects if that thread dies before it can. */
  readonly ready: Promise<void>
  private opened: () => void = () => undefined
  private failed: (error: unknown) => void = () => undefined
  private readonly startWorker: () => Worker
  private readonly log: Pick<Log, 'info' | 'error'>
  private readonly pause: number
  private readonly calls = new Map<number, Call>()
  /** The thread; null while no thread can answer calls. */
  private worker: Worker | null = null
  private latest: Worker | undefined
  private lastId = 0
  private hasStarted = false
  private isClosing = false
  private ended: Promise<void> = Promise.resolve()

  /**
   * @param start starts a thread that uses the messages of `thread-messages.ts` @param pause the pause before a dead
   * thread is replaced
   */
  constructor(start: () => Worker, log: Pick<Log, 'info' | 'error'>, pause = usualPause) {
    this.startWorker = start
    this.log = log
    this.pause = pause
    this.ready = new Promise((resolve, reject) => {
      this.opened = resolve
      this.failed = reject
    })
    this.start()
  }

  /** Whether the thread can answer calls; false while a dead thread is being replaced. */
  get isUp(): boolean {
    return this.worker !== null
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

  private start(): void {
    if (this.isClosing) return
    const worker = this.startWorker()
    this.latest = worker
    let failure: unknown
    worker.on('message', (message: FromClusterThread) => {
      if (message.type !== 'ready') return this.receive(message)
      this.worker = worker
      this.hasStarted = true
      this.opened()
    })
    worker.on('error', (error) => {
      failure = error
    })
    this.ended = new Promise((resolve) => {
      worker.on('exit', (code) => {
        resolve()
        this.lost(failure ?? new Error(`A thread of the search cluster ended with code ${code}`))
      })
    })
  }

  private receive(message: Exclude<FromClusterThread, { type: 'ready' }>): void {
    switch (message.type) {
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

  /** Makes the calls of a dead thread fail and starts its replacement after the pause. The replacement may die too. */
  private lost(cause: unknown): void {
    const wasUp = this.isUp
    this.worker = null
    for (const { reject } of this.calls.values()) reject(new AppError('search.unavailable', { cause }))
    this.calls.clear()
    if (!this.hasStarted) this.failed(cause)
    if (this.isClosing || !this.hasStarted) return
    if (wasUp) this.log.error({ err: cause }, 'A thread of the search cluster ended and is replaced')
    setTimeout(() => this.start(), this.pause).unref()
  }
}

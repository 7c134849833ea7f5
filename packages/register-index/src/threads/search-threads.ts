import { MessageChannel, type MessagePort, type ResourceLimits, type Worker } from 'node:worker_threads'
import { canBeHelped, type Searches, type SearchMethod, searchesBy } from '../searches.ts'
import { Desk } from './desk.ts'
import type { SearchThreadMessage, SearchThreadReply } from './search-thread.ts'

/**
 * The most searches sent to a thread at a time. The second one waits in the thread, so that the thread never waits
 * for the main thread.
 */
const mostAtOnce = 2
/** A search whose thread died is retried once in another thread, because it may have killed the first. */
const mostTries = 2
/** The delay before a dead thread is replaced, in milliseconds. It doubles until a thread answers again. */
const shortestPause = 100
const longestPause = 10_000
/**
 * After a search gave up waiting for its helper, this many searches run without help: the cores are busy with other
 * work.
 */
const aloneAfterLate = 20

/**
 * Limits for search threads. A search leaves little garbage, so short-lived objects need less room than V8 gives them,
 * which would be 48 MB per thread.
 */
export const searchThreadLimits: ResourceLimits = { maxYoungGenerationSizeMb: 12 }

export interface SearchThreadsOptions {
  /** At least 1. */
  threads: number
  /** Starts a thread that runs `serveSearches`. */
  start: () => Worker
  /** Receives the writer's end of the channel to a search thread. */
  attach: (port: MessagePort) => void
  /** Called when a thread has died. It is replaced. */
  onDeath?: (error: unknown) => void
}

interface Call {
  method: SearchMethod
  args: unknown[]
  tries: number
  /** The thread that helps with it. */
  helper: SearchThread | null
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}
interface SearchThread {
  worker: Worker
  calls: Map<number, Call>
  /** Where the thread leaves its results for other threads. */
  desk: Desk
  /** The search it helps with, until that is answered. */
  helps: number | null
}

/** Returns how busy a thread is: its own searches count more than helping with another's. */
const busy = ({ calls, helps }: SearchThread) => 2 * calls.size + (helps === null ? 0 : 1)

/** The search is over, so its helper is free. */
function release(call: Call | undefined): void {
  if (!call?.helper) return
  call.helper.helps = null
  call.helper = null
}

/**
 * The search threads, all on the same memory. The calling thread only distributes searches and collects the answers.
 */
export class SearchThreads {
  /** Every search of `RegisterIndex`, answered by one of the threads. */
  readonly searches: Searches
  private readonly options: SearchThreadsOptions
  private readonly threads = new Set<SearchThread>()
  private readonly queue: Call[] = []
  private readonly pauses = new Set<NodeJS.Timeout>()
  private pause = shortestPause
  private lastNumber = 0
  /** The number of next searches that run without help. */
  private alone = 0
  private isClosed = false

  constructor(options: SearchThreadsOptions) {
    this.options = options
    for (let i = 0; i < options.threads; i++) this.start()
    this.searches = searchesBy(
      (method, args) =>
        new Promise((resolve, reject) => {
          if (this.isClosed) reject(new Error('The search threads are closed'))
          else this.give({ method, args, tries: 0, helper: null, resolve, reject })
        }),
    )
  }

  /** Connects every thread to the writer. Call it again after the writer was replaced. */
  connect(): void {
    for (const { worker } of this.threads) this.connectThread(worker)
  }

  /** Ends all threads. Running searches fail. */
  async close(): Promise<void> {
    this.isClosed = true
    for (const pause of this.pauses) clearTimeout(pause)
    const threads = [...this.threads]
    this.threads.clear()
    const calls = [...this.queue.splice(0), ...threads.flatMap((thread) => [...thread.calls.values()])]
    for (const call of calls) call.reject(new Error('The search threads are closed'))
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }

  private connectThread(worker: Worker): void {
    const { port1, port2 } = new MessageChannel()
    worker.postMessage({ type: 'writer', port: port2 } satisfies SearchThreadMessage, [port2])
    this.options.attach(port1)
  }

  private start(): void {
    const worker = this.options.start()
    const thread: SearchThread = { worker, calls: new Map(), desk: new Desk(), helps: null }
    this.threads.add(thread)
    worker.postMessage({ type: 'desk', memory: thread.desk.memory } satisfies SearchThreadMessage)
    let failure: unknown
    worker.on('message', (reply: SearchThreadReply) => {
      this.pause = shortestPause
      const call = thread.calls.get(reply.number)
      thread.calls.delete(reply.number)
      release(call)
      if ('helperWasLate' in reply && reply.helperWasLate) this.alone = aloneAfterLate
      if ('error' in reply) call?.reject(reply.error)
      else call?.resolve(reply.result)
      this.give()
    })
    worker.on('error', (error) => {
      failure = error
    })
    worker.on('exit', (code) => {
      if (!this.threads.delete(thread)) return
      if (thread.helps !== null) thread.desk.gone(thread.helps)
      this.options.onDeath?.(failure ?? new Error(`A search thread ended with code ${code}`))
      const timer = setTimeout(() => {
        this.pauses.delete(timer)
        this.start()
        this.give()
      }, this.pause)
      this.pauses.add(timer)
      this.pause = Math.min(this.pause * 2, longestPause)
      for (const call of thread.calls.values()) {
        release(call)
        if (call.tries < mostTries) this.queue.unshift(call)
        else call.reject(new Error('The search ended its thread', { cause: failure }))
      }
      this.give()
    })
    this.connectThread(worker)
  }

  /** Adds a call to the queue and sends waiting calls to the least busy threads. */
  private give(call?: Call): void {
    if (call !== undefined) this.queue.push(call)
    for (;;) {
      const free = this.leastBusy(null)
      if (free === undefined || free.calls.size >= mostAtOnce) return
      const next = this.queue.shift()
      if (next === undefined) return
      const number = ++this.lastNumber
      next.tries++
      const { method, args } = next
      const helper = canBeHelped(method) ? this.helperFor(free) : null
      try {
        helper?.desk.offer(number)
        free.worker.postMessage({
          type: 'search',
          number,
          method,
          args,
          ...(helper !== null && { helper: helper.desk.memory }),
        } satisfies SearchThreadMessage)
        free.calls.set(number, next)
        helper?.worker.postMessage({ type: 'help', number, method, args } satisfies SearchThreadMessage)
        next.helper = helper
        if (helper !== null) helper.helps = number
      } catch (error) {
        // The arguments cannot be cloned.
        next.reject(error)
      }
    }
  }

  /** Returns an idle thread to help a search that is about to start, or null. */
  private helperFor(owner: SearchThread): SearchThread | null {
    if (busy(owner) > 0) return null
    const other = this.leastBusy(owner)
    if (other === undefined || busy(other) > 0) return null
    if (this.alone === 0) return other
    this.alone--
    return null
  }

  /** The least busy thread, other than `but`. */
  private leastBusy(but: SearchThread | null): SearchThread | undefined {
    let least: SearchThread | undefined
    for (const thread of this.threads) {
      if (thread !== but && (least === undefined || busy(thread) < busy(least))) least = thread
    }
    return least
  }
}

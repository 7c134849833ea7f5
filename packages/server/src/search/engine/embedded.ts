import type { MessagePort, Worker } from 'node:worker_threads'
import { type Searches, SearchThreads, searchesIn, searchThreadLimits } from '@marklot/register-index'
import { AppError } from '../../platform/app-error.ts'
import type { Connection, Pool } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { startWorker } from '../../platform/start-worker.ts'
import { followRegister } from './follow-register.ts'
import { asOnlyOwner } from './index-owner.ts'
import { type IndexSnapshots, keepSnapshots } from './index-snapshots.ts'
import type { OpenEngine } from './port.ts'
import type { FromWriter, ToWriter, WriterTask } from './writer-messages.ts'

/** Starts a thread of the index; tests replace it to observe the threads. */
export type StartThread = typeof startWorker

/**
 * Pause before a dead writer is replaced, in milliseconds; doubled each time a writer dies before it follows the
 * register.
 */
const shortestPause = 1_000
const longestPause = 60_000
/**
 * The time that a shutdown gives the writer to save the index, in milliseconds. The next start reads unsaved changes
 * from the register.
 */
const closeTimeout = 40_000

interface IndexOptions {
  /** The data folder; the index is in its folder `index`. */
  dataDirectory: string
  log: Log
}
interface ThreadOptions extends IndexOptions {
  /** How the writer connects to the database. */
  connection: Connection
  applicationName: string
  /** The number of threads that search; at least 1. */
  threads: number
  startThread?: StartThread
}
export interface EmbeddedEngineOptions extends ThreadOptions {
  pool: Pool
  /**
   * The number of threads that search. With 0, the index is in this thread, for tests and for tools with small
   * registers.
   */
  threads: number
  /** Provides an index to a host that has none. */
  snapshots?: IndexSnapshots | undefined
}

/**
 * Opens this process's engine. Opens the index or builds it from the register, then keeps it up to date with the
 * register.
 * @throws StartError when the index of this data folder is open in another process
 * @throws Error when opening or building the index fails, for example because the database cannot be reached
 */
export function openEmbeddedEngine(options: EmbeddedEngineOptions): Promise<OpenEngine> {
  const { snapshots } = options
  return asOnlyOwner(options.dataDirectory, async () => {
    await snapshots?.fetch()
    const engine = await (options.threads === 0 ? openHere(options.pool, options) : openThreads(options))
    if (snapshots === undefined) return engine
    const kept = keepSnapshots(snapshots, options.log)
    const close = async () => {
      await kept.close()
      await engine.close()
    }
    return { ...engine, close }
  })
}

/**
 * Opens the index in its own threads, which share one copy of the memory: `threads` of them search, and one follows the
 * register. A thread that dies is replaced.
 *
 *   this thread ── searches ──▶ search threads ◀── states ── writer ◀── rows ── database
 *                                                            └─ starts a thread for each large merge
 */
async function openThreads({
  connection,
  applicationName,
  threads,
  dataDirectory,
  log,
  startThread = startWorker,
}: ThreadOptions): Promise<OpenEngine> {
  let writer: Worker | undefined
  let generation: string | null = null
  let isReady = false
  let isClosing = false
  let pause = shortestPause
  let restart: NodeJS.Timeout | undefined
  let lastNumber = 0
  const catchingUp = new Map<number, { resolve: () => void; reject: (error: unknown) => void }>()
  const tell = (message: ToWriter, transfer: MessagePort[] = []) => writer?.postMessage(message, transfer)

  const search = new SearchThreads({
    threads,
    start: () =>
      startThread('search-thread', '../search/engine/search-thread.ts', {
        workerData: 'search',
        resourceLimits: searchThreadLimits,
      }),
    attach: (port) => tell({ type: 'reader', port }, [port]),
    onDeath: (err) => log.error({ err }, 'A search thread ended and is replaced'),
  })

  const startWriter = (onEnd: (error: unknown) => void, onReady: () => void) => {
    const task: WriterTask = { connection, applicationName, dataDirectory, generationBefore: generation }
    const thread = startThread('index-writer', '../search/engine/index-writer.ts', { workerData: task })
    let failure: unknown
    thread.on('message', (message: FromWriter) => {
      switch (message.type) {
        case 'ready':
          onReady()
          return
        case 'generation':
          generation = message.generation
          return
        case 'log':
          log[message.level](message.fields, message.message)
          return
        case 'caughtUp': {
          const asked = catchingUp.get(message.number)
          catchingUp.delete(message.number)
          if (message.error === undefined) asked?.resolve()
          else asked?.reject(message.error)
        }
      }
    })
    thread.on('error', (error) => {
      failure = error
    })
    thread.on('exit', (code) => {
      const error = failure ?? new Error(`The thread that writes the search index ended with code ${code}`)
      for (const asked of catchingUp.values()) asked.reject(error)
      catchingUp.clear()
      onEnd(error)
    })
    writer = thread
    search.connect()
  }

  const replaceWriter = (err: unknown) => {
    writer = undefined
    if (isClosing) return
    log.error({ err }, 'The thread that writes the search index ended and is replaced; searches continue on the last state')
    restart = setTimeout(
      () =>
        startWriter(replaceWriter, () => {
          pause = shortestPause
        }),
      pause,
    )
    restart.unref()
    pause = Math.min(pause * 2, longestPause)
  }

  try {
    await new Promise<void>((resolve, reject) => {
      startWriter(
        (error) => (isReady ? replaceWriter(error) : reject(error)),
        () => {
          isReady = true
          resolve()
        },
      )
    })
  } catch (error) {
    await search.close()
    throw error
  }

  return engineOver(search.searches, {
    catchUp: () =>
      new Promise((resolve, reject) => {
        if (writer === undefined) {
          const cause = new Error('The thread that writes the search index is being replaced')
          reject(new AppError('search.unavailable', { cause }))
          return
        }
        const number = ++lastNumber
        catchingUp.set(number, { resolve, reject })
        tell({ type: 'catchUp', number })
      }),
    close: async () => {
      isClosing = true
      clearTimeout(restart)
      const thread = writer
      if (thread !== undefined) {
        const ended = new Promise((resolve) => thread.once('exit', resolve))
        const timer = setTimeout(() => void thread.terminate(), closeTimeout)
        tell({ type: 'close' })
        await ended
        clearTimeout(timer)
      }
      await search.close()
    },
  })
}

async function openHere(pool: Pool, { dataDirectory, log }: IndexOptions): Promise<OpenEngine> {
  const { writer, catchUp, close } = await followRegister(pool, { dataDirectory, log })
  return engineOver(
    searchesIn(() => writer.index),
    { catchUp, close },
  )
}

/** Implements the port's methods with the searches of an index. */
export function engineOver(searches: Searches, { catchUp, close }: Pick<OpenEngine, 'catchUp' | 'close'>): OpenEngine {
  return {
    searchNames: (request) => searches.searchNames(request),
    searchOwners: (request) => searches.searchOwners(request),
    searchSerials: (serials, request) => searches.searchSerials(serials, request),
    searchQuery: (request) => searches.searchQuery(request),
    browse: (request) => searches.browse(request),
    suggest: (text, size, filters) => searches.suggest(text, size, filters),
    weakElements: (text, filters) => searches.weakElements(text, filters),
    countRegister: (questions, mostLatest) => searches.countRegister(questions, mostLatest),
    watch: (saved, newSerials) => searches.watch(saved, newSerials),
    findLogos: (request) => searches.findLogos(request),
    watchLogos: (saved, newSerials) => searches.watchLogos(saved, newSerials),
    catchUp,
    close,
  }
}

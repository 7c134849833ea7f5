import type { MessagePort, Worker } from 'node:worker_threads'
import { type Searches, SearchThreads, searchesIn } from '@marklot/register-index'
import type { Connection, Pool } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startWorker } from '../platform/worker-url.ts'
import { followRegister } from './search-index-follower.ts'
import type { FromWriter, ToWriter, WriterTask } from './search-index-messages.ts'

/** Starts a thread of the index; tests watch them. */
export type StartThread = typeof startWorker

/** How long to wait before a dead writer is replaced, in milliseconds; doubled as long as it dies without having followed. */
const shortestPause = 1_000
const longestPause = 60_000
/** How long a stop waits for the writer to keep the index, in milliseconds; what is not kept is read from the register again. */
const closeTimeout = 40_000

/** The search index of this process: opened or built from the register, then kept in step with it. */
export interface SearchIndex {
  readonly searches: Searches
  /** Takes over what has changed in the register by now. */
  catchUp(): Promise<void>
  /** Stops following and keeps the index for the next start. */
  close(): Promise<void>
}

interface SearchIndexOptions {
  dataDirectory: string
  log: Log
}

/**
 * The index in threads of its own, all on one copy of the memory: `threads` of them search, one follows the register. This thread
 * never waits for any of it. A thread that dies is replaced.
 *
 *   this thread ── searches ──▶ search threads ◀── states ── writer ◀── rows ── database
 *                                                            └─ starts a thread for each large merge
 *
 * @throws what opening or building the index throws, as when the database cannot be reached
 */
export async function openSearchIndex({
  connection,
  applicationName,
  threads,
  dataDirectory,
  log,
  startThread = startWorker,
}: SearchIndexOptions & {
  connection: Connection
  applicationName: string
  threads: number
  startThread?: StartThread
}): Promise<SearchIndex> {
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
    start: () => startThread('search-thread', '../search/search-thread.ts', { workerData: 'search' }),
    attach: (port) => tell({ type: 'reader', port }, [port]),
    onDeath: (err) => log.error({ err }, 'A search thread ended and is replaced'),
  })

  const startWriter = (onEnd: (error: unknown) => void, onReady: () => void) => {
    const task: WriterTask = { connection, applicationName, dataDirectory, generationBefore: generation }
    const thread = startThread('search-index-writer', '../search/search-index-writer.ts', { workerData: task })
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
      const error = failure ?? new Error(`The thread that keeps the search index ended with code ${code}`)
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
    log.error({ err }, 'The thread that keeps the search index ended and is replaced; the search goes on with what it has')
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

  return {
    searches: search.searches,
    catchUp: () =>
      new Promise((resolve, reject) => {
        if (writer === undefined) {
          reject(new Error('The thread that keeps the search index is being replaced'))
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
  }
}

/** The index in this thread, without any other: for tests and tools with a small register, where starting threads would be most of the work. */
export async function openSearchIndexHere(pool: Pool, { dataDirectory, log }: SearchIndexOptions): Promise<SearchIndex> {
  const { writer, catchUp, close } = await followRegister(pool, { dataDirectory, log })
  return { searches: searchesIn(() => writer.index), catchUp, close }
}

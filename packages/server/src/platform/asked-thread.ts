import type { ResourceLimits, TransferListItem, Worker } from 'node:worker_threads'
import { AppError } from './app-error.ts'
import { startWorker } from './start-worker.ts'

export interface ThreadQuestion {
  id: number
  kind: string
  input: unknown
}
/**
 * What a thread reports about a question: that its work begins, then its result or its fault. `fault` is the kind of
 * error, without its message, which may quote the question.
 */
export type ThreadReport = { id: number } & ({ began: true } | { result: unknown } | { fault: string })

/**
 * A thread that answers questions (`thread-answers.ts`). It starts with the first question, and restarts after it has
 * died.
 */
export interface AskedThread {
  /**
   * Asks a question. A thread that dies takes the questions that it works on with it; waiting ones go on in the next.
   * @param moved the memory of the input that moves to the thread instead of being copied. If the thread dies before it
   * works on the question, the question fails
   * @throws AppError `server.busy` when the work on this question takes too long
   */
  ask(kind: string, input: unknown, moved?: readonly TransferListItem[]): Promise<unknown>
  /** Starts the thread, so that it is prepared before the first question. */
  warmUp(): void
  close(): Promise<void>
}

interface Settings {
  /** The longest work on a question, in milliseconds, without the time for which it waits. */
  longestAnswer: number
  /** The most questions that the thread works on at the same time. */
  atOnce?: number
  resourceLimits: ResourceLimits
}

interface Asked extends Omit<ThreadQuestion, 'id'> {
  moved: readonly TransferListItem[]
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** Opens a thread that answers questions. @param source the TypeScript entry, relative to this file */
export function openAskedThread(
  name: string,
  source: string,
  { longestAnswer, atOnce = 1, resourceLimits }: Settings,
): AskedThread {
  let worker: Worker | null = null
  let asked = 0
  const waiting: Asked[] = []
  /** The questions that the thread has. The limit of each runs once its work has begun. */
  const taken = new Map<number, { question: Asked; limit?: NodeJS.Timeout }>()

  const release = (id: number): Asked | undefined => {
    const one = taken.get(id)
    clearTimeout(one?.limit)
    taken.delete(id)
    return one?.question
  }
  const releaseAll = (): Asked[] => [...taken.keys()].flatMap((id) => release(id) ?? [])

  const start = (): Worker => {
    const started = startWorker(name, source, { resourceLimits })
    started.on('message', (report: ThreadReport) => {
      if (worker === started) hear(report)
    })
    const fail = () => {
      if (worker !== started) return
      worker = null
      for (const { reject } of releaseAll()) reject(new Error(`The thread ${name} has ended`))
      askNext()
    }
    started.on('error', fail)
    started.on('exit', fail)
    // The thread alone must not keep the process alive.
    started.unref()
    return started
  }
  const running = () => {
    worker ??= start()
    return worker
  }

  const hear = (report: ThreadReport) => {
    const { id } = report
    if ('began' in report) {
      const one = taken.get(id)
      if (one) one.limit = setTimeout(() => giveUp(id), longestAnswer).unref()
      return
    }
    const question = release(id)
    if ('result' in report) question?.resolve(report.result)
    else question?.reject(new Error(`The thread ${name} failed with ${report.fault}`))
    askNext()
  }

  /** Gives up a question and ends the thread. The other questions go on in a new one. */
  const giveUp = (id: number) => {
    const slow = worker
    worker = null
    release(id)?.reject(new AppError('server.busy', { cause: new Error(`The thread ${name} took too long for a question`) }))
    waiting.unshift(...releaseAll())
    void slow?.terminate()
    askNext()
  }

  const askNext = () => {
    while (waiting.length > 0 && taken.size < atOnce) {
      const question = waiting.shift() as Asked
      const { kind, input, moved } = question
      asked += 1
      taken.set(asked, { question })
      try {
        running().postMessage({ id: asked, kind, input } satisfies ThreadQuestion, moved)
      } catch (error) {
        release(asked)
        question.reject(error)
      }
    }
  }

  return {
    ask: (kind, input, moved = []) =>
      new Promise((resolve, reject) => {
        waiting.push({ kind, input, moved, resolve, reject })
        askNext()
      }),
    warmUp: () => void running(),
    close: async () => {
      const ended = worker
      worker = null
      for (const { reject } of [...releaseAll(), ...waiting.splice(0)]) reject(new Error(`The thread ${name} was closed`))
      await ended?.terminate()
    },
  }
}

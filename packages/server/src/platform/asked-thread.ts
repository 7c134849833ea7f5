import type { ResourceLimits, TransferListItem, Worker } from 'node:worker_threads'
import { startWorker } from './worker-url.ts'

/**
 * A question to a thread, and its answer. `fault` is the kind of error, without its message, which may quote the
 * question.
 */
export interface ThreadQuestion {
  id: number
  kind: string
  input: unknown
}
export type ThreadAnswer = { id: number; result: unknown } | { id: number; fault: string }

/** A thread that answers questions. It starts with the first question, and restarts after it has died. */
export interface AskedThread {
  /** Asks a question. @param transfer buffers of the input that move to the thread instead of being copied */
  ask(kind: string, input: unknown, transfer?: readonly TransferListItem[]): Promise<unknown>
  /** Starts the thread, so that it is prepared before the first question. */
  warmUp(): void
  close(): Promise<void>
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/**
 * Opens a thread that answers questions.
 * @param source the TypeScript entry, relative to this file
 * @param longestAnswer the longest time for a question, in milliseconds, after which the thread is ended
 */
export function openAskedThread(
  name: string,
  source: string,
  { longestAnswer, resourceLimits }: { longestAnswer: number; resourceLimits: ResourceLimits },
): AskedThread {
  let worker: Worker | null = null
  let asked = 0
  const waiting = new Map<number, Waiting>()

  const start = (): Worker => {
    const started = startWorker(name, source, { resourceLimits })
    started.on('message', (answer: ThreadAnswer) => {
      const { resolve, reject } = waiting.get(answer.id) ?? {}
      waiting.delete(answer.id)
      if ('result' in answer) resolve?.(answer.result)
      else reject?.(new Error(`The thread ${name} failed with ${answer.fault}`))
    })
    const fail = () => {
      if (worker !== started) return
      worker = null
      for (const { reject } of waiting.values()) reject(new Error(`The thread ${name} has ended`))
      waiting.clear()
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
  return {
    ask: async (kind, input, transfer = []) => {
      const answering = running()
      const limit = setTimeout(() => void answering.terminate(), longestAnswer).unref()
      try {
        return await new Promise<unknown>((resolve, reject) => {
          asked += 1
          waiting.set(asked, { resolve, reject })
          answering.postMessage({ id: asked, kind, input } satisfies ThreadQuestion, transfer)
        })
      } finally {
        clearTimeout(limit)
      }
    },
    warmUp: () => void running(),
    close: async () => {
      await worker?.terminate()
    },
  }
}

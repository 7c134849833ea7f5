import type { Worker } from 'node:worker_threads'
import { startWorker } from '../../platform/worker-url.ts'
import { type Answer, type Rules, ruleNames } from './questions.ts'

/** The rules, answered by a thread of their own. */
export interface RulesThread extends Rules {
  /** Starts the thread, so that its words are read before the first question. */
  warmUp(): void
  close(): Promise<void>
}

/** A question that takes longer than this ends the thread, in milliseconds: reading all words takes a few seconds. */
const longestAnswer = 30_000

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Opens the rules. The thread starts with the first question, and again after it has died. */
export function openRules(): RulesThread {
  let worker: Worker | null = null
  let asked = 0
  const waiting = new Map<number, Waiting>()

  const start = (): Worker => {
    const started = startWorker('rules-worker', '../guardian/rules/rules-worker.ts', {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    started.on('message', (answer: Answer) => {
      const { resolve, reject } = waiting.get(answer.id) ?? {}
      waiting.delete(answer.id)
      if ('result' in answer) resolve?.(answer.result)
      else reject?.(new Error(`The rules failed with ${answer.fault}`))
    })
    const fail = () => {
      if (worker !== started) return
      worker = null
      for (const { reject } of waiting.values()) reject(new Error('The thread of the rules has ended'))
      waiting.clear()
    }
    started.on('error', fail)
    started.on('exit', fail)
    // The thread alone must not keep a process alive.
    started.unref()
    return started
  }
  const running = () => {
    worker ??= start()
    return worker
  }
  const ask = (rule: keyof Rules) => async (input: unknown) => {
    const answering = running()
    const limit = setTimeout(() => void answering.terminate(), longestAnswer).unref()
    try {
      return await new Promise<unknown>((resolve, reject) => {
        asked += 1
        waiting.set(asked, { resolve, reject })
        answering.postMessage({ id: asked, rule, input })
      })
    } finally {
      clearTimeout(limit)
    }
  }
  const asking = Object.fromEntries(ruleNames.map((rule) => [rule, ask(rule)]))
  return {
    ...(asking as unknown as Rules),
    warmUp: () => void running(),
    close: async () => {
      await worker?.terminate()
    },
  }
}

import { parentPort } from 'node:worker_threads'
import type { ThreadQuestion, ThreadReport } from './asked-thread.ts'

/** Answers the questions to this thread (`asked-thread.ts`). @throws Error outside a thread */
export function answerQuestions(answer: (kind: string, input: unknown) => unknown): void {
  const port = parentPort
  if (!port) throw new Error('Only a worker thread is asked questions')
  const report = (one: ThreadReport) => port.postMessage(one)
  port.on('message', async ({ id, kind, input }: ThreadQuestion) => {
    report({ id, began: true })
    try {
      report({ id, result: await answer(kind, input) })
    } catch (error) {
      report({ id, fault: error instanceof Error ? error.name : typeof error })
    }
  })
}

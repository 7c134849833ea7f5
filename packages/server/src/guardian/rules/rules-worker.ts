import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer, ThreadQuestion } from '../../platform/asked-thread.ts'
import type { Rules } from './questions.ts'
import { loading, rules } from './rules.ts'

/* The thread of the rules. It answers questions in order, and reads all words before them. */
const port = parentPort
if (!port) throw new Error('rules-worker runs as a worker thread only')

port.on('message', (question: ThreadQuestion) => port.postMessage(answer(question)))

function answer({ id, kind, input }: ThreadQuestion): ThreadAnswer {
  try {
    return { id, result: rules[kind as keyof Rules](input as never) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.name : typeof error }
  }
}

for (const load of loading) {
  await nextTurn()
  load()
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import type { Answer, Question } from './questions.ts'
import { loading, rules } from './rules.ts'

/* The thread of the rules: answers questions in their order, and reads all words ahead of them. */
const port = parentPort
if (!port) throw new Error('rules-worker runs as a worker thread only')

port.on('message', ({ id, rule, input }: Question) => port.postMessage(answer(id, rule, input)))

function answer(id: number, rule: Question['rule'], input: never): Answer {
  try {
    return { id, result: rules[rule](input) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.name : typeof error }
  }
}

for (const load of loading) {
  await nextTurn()
  load()
}

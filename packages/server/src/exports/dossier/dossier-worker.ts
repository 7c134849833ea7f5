import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer, ThreadQuestion } from '../../platform/asked-thread.ts'
import type { DrawnDossier } from './dossier-thread.ts'
import { writeDossier } from './write-dossier.ts'

/* The thread that draws dossiers, one after the other. */
const port = parentPort
if (!port) throw new Error('dossier-worker runs as a worker thread only')

let last: Promise<void> = Promise.resolve()
port.on('message', (question: ThreadQuestion) => {
  last = last.then(async () => port.postMessage(await answer(question)))
})

async function answer({ id, input }: ThreadQuestion): Promise<ThreadAnswer> {
  try {
    const { dossier, author } = input as DrawnDossier
    return { id, result: await writeDossier(dossier, author) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.name : typeof error }
  }
}

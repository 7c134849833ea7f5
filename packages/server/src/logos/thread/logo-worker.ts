import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { ThreadAnswer, ThreadQuestion } from '../../platform/asked-thread.ts'
import { type LogoWork, logoWork } from './logo-work.ts'

/* The thread that describes, compares and cuts pictures. */
const port = parentPort
if (!port) throw new Error('logo-worker runs as a worker thread only')

sharp.cache(false)
sharp.concurrency(1)

port.on('message', async (question: ThreadQuestion) => port.postMessage(await answer(question)))

async function answer({ id, kind, input }: ThreadQuestion): Promise<ThreadAnswer> {
  try {
    return { id, result: await logoWork[kind as keyof LogoWork](input as never) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.name : typeof error }
  }
}

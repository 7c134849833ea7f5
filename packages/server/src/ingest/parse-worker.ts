import { parentPort, workerData } from 'node:worker_threads'
import { type ParsedBatch, parseFiles } from './parse-files.ts'
import type { ParseTask } from './parser-thread.ts'

/*
 * The thread that reads, parses and maps. The main thread compresses and writes. At most two batches are in progress.
 */
const port = parentPort
if (!port) throw new Error('parse-worker runs as a worker thread only')
const { office, files } = workerData as ParseTask

let room = 2
let wake: (() => void) | undefined
port.on('message', () => {
  room++
  wake?.()
})

async function deliver(batch: ParsedBatch): Promise<void> {
  while (room === 0) {
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }
  room--
  port?.postMessage(batch)
}

await parseFiles(office, files, deliver)
port.postMessage('done')
port.close()

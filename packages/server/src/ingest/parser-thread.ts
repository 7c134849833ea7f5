import type { RegistrationOfficeCode } from '@marklot/contracts'
import { startWorker } from '../platform/start-worker.ts'
import type { ParsedBatch } from './parse-files.ts'
import type { SourceFile } from './sources.ts'

export interface ParseTask {
  office: RegistrationOfficeCode
  files: readonly SourceFile[]
}

/** Parses in a separate thread and yields the batches in order. The thread waits until they are consumed. */
export async function* parseInThread(task: ParseTask): AsyncGenerator<ParsedBatch> {
  const worker = startWorker('parse-worker', '../ingest/parse-worker.ts', {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 96 },
  })
  const batches: ParsedBatch[] = []
  let isDone = false
  let failure: Error | undefined
  let wake: (() => void) | undefined
  const notice = () => {
    wake?.()
    wake = undefined
  }
  worker.on('message', (message: ParsedBatch | 'done') => {
    if (message === 'done') isDone = true
    else batches.push(message)
    notice()
  })
  worker.on('error', (error) => {
    failure = error instanceof Error ? error : new Error(String(error))
    notice()
  })
  worker.on('exit', (code) => {
    if (!isDone) failure ??= new Error(`the parser thread ended with code ${code}`)
    notice()
  })
  try {
    for (;;) {
      const batch = batches.shift()
      if (batch) {
        yield batch
        worker.postMessage('room')
        continue
      }
      if (failure) throw failure
      if (isDone) return
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  } finally {
    await worker.terminate()
  }
}

import type { MessagePort } from 'node:worker_threads'
import { type Merge, runMerge } from '../build/merge.ts'

/** Runs the merge it receives and replies with the new segments. Then the thread ends and frees its memory. */
export function serveMerge(port: MessagePort): void {
  port.once('message', (merge: Merge) => {
    port.postMessage(runMerge(merge))
    port.close()
  })
}

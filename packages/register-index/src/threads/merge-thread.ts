import type { MessagePort } from 'node:worker_threads'
import { type Merge, runMerge } from '../build/merge.ts'
import type { Segment } from '../layout/segment.ts'

/** Runs the merge it is sent and answers with the new segments; then the thread ends, and its memory is free. */
export function serveMerge(port: MessagePort): void {
  port.once('message', (merge: Merge) => {
    port.postMessage(runMerge(merge) satisfies Segment[])
    port.close()
  })
}

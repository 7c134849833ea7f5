import type { MessagePort } from 'node:worker_threads'
import { serveMerge } from './merge-thread.ts'
import { serveSearches } from './search-thread.ts'

/** The role of an index thread, passed as `workerData`. */
export type IndexThreadRole = 'search' | 'merge'

/** Runs the whole program of an index thread. An entry file calls it with the thread's own port. */
export function serveIndexThread(port: MessagePort | null, role: IndexThreadRole): void {
  if (port === null) throw new Error('An index thread can only run as a worker thread')
  if (role === 'search') serveSearches(port)
  else serveMerge(port)
}

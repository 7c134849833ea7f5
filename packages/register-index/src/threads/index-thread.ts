import type { MessagePort } from 'node:worker_threads'
import { serveMerge } from './merge-thread.ts'
import { serveSearches } from './search-thread.ts'

/** What a thread of the index is for; given as `workerData`. */
export type IndexThreadRole = 'search' | 'merge'

/** The whole program of a thread of the index: an entry file calls it with the thread's own port. */
export function serveIndexThread(port: MessagePort | null, role: IndexThreadRole): void {
  if (port === null) throw new Error('A thread of the index runs as a worker thread only')
  if (role === 'search') serveSearches(port)
  else serveMerge(port)
}

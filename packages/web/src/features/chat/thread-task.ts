import type { ThreadSummary } from '@marklot/contracts/chat'

/** What a person is doing with a thread of the list. */
export interface ThreadTask {
  kind: 'rename' | 'delete'
  thread: ThreadSummary
}

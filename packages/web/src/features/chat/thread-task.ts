import type { ThreadSummary } from '@marklot/contracts/chat'

/** The task that a person performs on a thread of the list. */
export interface ThreadTask {
  kind: 'rename' | 'delete'
  thread: ThreadSummary
}

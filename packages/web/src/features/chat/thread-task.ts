import type { ThreadSummary } from '@marklot/contracts/chat'

/** What a person does with a thread of the list. */
export interface ThreadTask {
  kind: 'rename' | 'delete'
  thread: ThreadSummary
}

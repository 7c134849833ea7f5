import type { Connection } from '../../../platform/database.ts'
import type { EngineMethod } from '../operations.ts'
import type { ClusterAddress } from './cluster.ts'

/* The messages between the main thread and the threads that search a cluster or write to it. */

/** The data that a thread receives when it starts. */
export interface ClusterTask extends ClusterAddress {
  prefix: string
  connection: Connection
  applicationName: string
  /** Whether the thread writes, following the register. */
  follows: boolean
  /** The number of shards of new indices, if it is not to depend on the number of marks. */
  shards?: number
}

export type ToClusterThread = { type: 'call'; id: number; method: EngineMethod; args: unknown[] } | { type: 'close' }

export type FromClusterThread =
  | { type: 'ready' }
  | { type: 'result'; id: number; result: unknown }
  | { type: 'failure'; id: number; isUnavailable: boolean; error: unknown }
  | { type: 'log'; level: 'info' | 'error'; fields: object; message: string }

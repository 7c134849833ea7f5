import type { MessagePort } from 'node:worker_threads'
import type { Connection } from '../platform/database.ts'

/* What the main thread and the thread that keeps the index say to each other. */

/** Given to the thread at its start. */
export interface WriterTask {
  connection: Connection
  applicationName: string
  dataDirectory: string
  /** The register that the last writer followed when it died: the search threads have its last state. Null at the start. */
  generationBefore: string | null
}

export type ToWriter = { type: 'reader'; port: MessagePort } | { type: 'catchUp'; number: number } | { type: 'close' }

export type FromWriter =
  | { type: 'generation'; generation: string }
  | { type: 'ready' }
  | { type: 'caughtUp'; number: number; error?: unknown }
  | { type: 'log'; level: 'info' | 'error'; fields: object; message: string }

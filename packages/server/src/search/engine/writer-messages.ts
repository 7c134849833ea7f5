import type { MessagePort } from 'node:worker_threads'
import type { Connection } from '../../platform/database.ts'

/* The messages between the main thread and the thread that writes the index. */

/** The data that the thread receives when it starts. */
export interface WriterTask {
  connection: Connection
  applicationName: string
  dataDirectory: string
  /**
   * The generation of the register that the previous writer followed, whose last state the search threads hold. Null
   * for the first writer.
   */
  generationBefore: string | null
}

export type ToWriter = { type: 'reader'; port: MessagePort } | { type: 'catchUp'; number: number } | { type: 'close' }

export type FromWriter =
  | { type: 'generation'; generation: string }
  | { type: 'ready' }
  | { type: 'caughtUp'; number: number; error?: unknown }
  | { type: 'log'; level: 'info' | 'error'; fields: object; message: string }

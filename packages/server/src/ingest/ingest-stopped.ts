import { AppError } from '../platform/app-error.ts'
import { isDatabaseAway } from '../platform/database-away.ts'
import { StartError } from '../platform/start-error.ts'

/**
 * Thrown when an outage stopped an ingest: a full disk, a lost database, or storage that cannot be written to. The
 * message is a sentence for the person who started the ingest. Committed records stay, and the same command completes
 * the rest.
 */
export class IngestStopped extends StartError {
  constructor(reason: string, cause: unknown) {
    super(`The ingest stopped: ${reason} What was stored so far stays; run the same command again to complete it.`, cause)
    this.name = 'IngestStopped'
  }
}

const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100'])

/**
 * Recognises an outage by an error or its causes.
 * @returns `undefined` for a fault of our own, which keeps its stack
 */
export function ingestStopped(error: unknown): IngestStopped | undefined {
  const storage = error instanceof AppError && error.code === 'storage.unavailable'
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = (each as NodeJS.ErrnoException).code ?? ''
    if (fullDisk.has(code)) {
      const place = storage ? 'the object storage is' : code === '53100' ? 'the database is' : 'the data folder is'
      return new IngestStopped(`the disk ${place} on is full. Make room.`, error)
    }
    if (storage) continue
    if (isDatabaseAway(each) || /^08...$/.test(code) || each.message.startsWith('Connection ended'))
      return new IngestStopped('the connection to the database was lost.', error)
    if (code === '53200') return new IngestStopped('the database ran out of memory.', error)
    if (code === 'ERR_WORKER_OUT_OF_MEMORY')
      return new IngestStopped('a record needs more memory than the parser may use (256 MB).', error)
  }
  return storage ? new IngestStopped(`the object storage cannot be written (${deepestCode(error)}).`, error) : undefined
}

function deepestCode(error: unknown): string {
  let code = 'unknown reason'
  for (let each = error; each instanceof Error; each = each.cause)
    code = (each as NodeJS.ErrnoException).code ?? each.name ?? code
  return code
}

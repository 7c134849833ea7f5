import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ReceivedMail } from './received-mail.ts'

export interface MailStore {
  /** What was there at the start, the newest first. */
  kept: ReceivedMail[]
  add(mail: ReceivedMail): Promise<void>
  clear(): void
  /** Waits for what is being written. */
  close(): Promise<void>
}

/** Mails hold codes and links: nobody else on this machine reads them. */
const ownerOnly = 0o600

/**
 * Keeps mails in a file, one to a line, the oldest first.
 * @param file null = nothing is kept
 * @param capacity how many mails outlive a start
 */
export async function openMailStore(file: string | null, capacity: number): Promise<MailStore> {
  if (file === null) return { kept: [], add: async () => undefined, clear: () => undefined, close: async () => undefined }
  await mkdir(dirname(file), { recursive: true })
  const kept = await readMails(file, capacity)
  await writeFile(file, kept.map(lineOf).reverse().join(''), { mode: ownerOnly })
  // One after the other, also after one that failed.
  let writing: Promise<void> = Promise.resolve()
  const queue = (write: () => Promise<void>) => {
    const written = writing.then(write)
    writing = written.catch(() => undefined)
    return written
  }
  return {
    kept,
    add: (mail) => queue(() => appendFile(file, lineOf(mail), { mode: ownerOnly })),
    // What could not be removed is there again after the next start; that harms nobody.
    clear: () => void queue(() => rm(file, { force: true })).catch(() => undefined),
    close: () => writing,
  }
}

const lineOf = (mail: ReceivedMail) => `${JSON.stringify(mail)}\n`

async function readMails(file: string, capacity: number): Promise<ReceivedMail[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const mails = text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as ReceivedMail]
    } catch {
      // The end of the file, or a line that a killed process began.
      return []
    }
  })
  return mails.slice(-capacity).reverse()
}

import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ReceivedMail } from './received-mail.ts'

export interface MailStore {
  /** The mails stored before the start, newest first. */
  kept: ReceivedMail[]
  add(mail: ReceivedMail): Promise<void>
  clear(): void
  /** Waits for pending writes. */
  close(): Promise<void>
}

/** Mails contain codes and links, so no other account of this machine may read them. */
const ownerOnly = 0o600

/**
 * Keeps mails in a file, one per line, oldest first.
 * @param file null keeps nothing
 * @param capacity how many mails survive a restart
 */
export async function openMailStore(file: string | null, capacity: number): Promise<MailStore> {
  if (file === null) return { kept: [], add: async () => undefined, clear: () => undefined, close: async () => undefined }
  await mkdir(dirname(file), { recursive: true })
  const kept = await readMails(file, capacity)
  await writeFile(file, kept.map(lineOf).reverse().join(''), { mode: ownerOnly })
  // Writes one mail after the other, and continues after a failed write.
  let writing: Promise<void> = Promise.resolve()
  const queue = (write: () => Promise<void>) => {
    const written = writing.then(write)
    writing = written.catch(() => undefined)
    return written
  }
  return {
    kept,
    add: (mail) => queue(() => appendFile(file, lineOf(mail), { mode: ownerOnly })),
    // A mail that could not be removed reappears after the next start, which is harmless.
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
      // The end of the file, or a line that a killed process left incomplete.
      return []
    }
  })
  return mails.slice(-capacity).reverse()
}

import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { openMailStore } from './mail-store.ts'
import type { ReceivedMail } from './received-mail.ts'

export interface Mailbox {
  host: string
  port: number
  /** Mails, newest first. @param filter substrings of a recipient's address and of the subject */
  list(filter?: { to?: string | undefined; subject?: string | undefined }): ReceivedMail[]
  /** The content of a file by its hash; undefined if the file is no longer kept. */
  file(sha256: string): Buffer | undefined
  clear(): void
  close(): Promise<void>
}

/** The default number of mails to keep. The oldest are dropped first. */
const usualCapacity = 500
/** How many different files are kept, in memory only. */
const mostFiles = 50
/** How long `greylist@` is temporarily rejected, in milliseconds of the given clock. */
const greylisted = 5 * 60_000

/**
 * Starts an SMTP server on this machine that delivers nothing: it keeps mails and shows them on a page. The local part
 * of the address decides the reply: `tempfail` 451 twice, `permfail` 550, `greylist` 451 for five minutes, `full` 452,
 * `drop` no reply after the data. Not simulated: delivery, bounces, filters, signatures.
 * @param file where mails survive a restart; null keeps them in memory only
 * @param capacity how many mails are kept
 */
export async function startMailbox(now: () => Date, file: string | null = null, capacity = usualCapacity): Promise<Mailbox> {
  const store = await openMailStore(file, capacity)
  const mails = store.kept
  const files = new Map<string, Buffer>()
  const keep = (content: Buffer): string => {
    const sha256 = createHash('sha256').update(content).digest('hex')
    files.delete(sha256)
    files.set(sha256, content)
    for (const oldest of files.keys()) if (files.size > mostFiles) files.delete(oldest)
    return sha256
  }
  const tries = new Map<string, number>()
  const firstSeen = new Map<string, number>()
  let count = Number(mails[0]?.id ?? 0)
  /** Returns an SMTP reply other than 250; undefined if the mail is accepted. */
  const refusal = (address: string): Error | undefined => {
    const [local = ''] = address.toLowerCase().split('@')
    if (local === 'permfail') return reply(550, 'No such mailbox here')
    if (local === 'full') return reply(452, 'Insufficient storage')
    if (local === 'tempfail') {
      const tried = (tries.get(address) ?? 0) + 1
      tries.set(address, tried)
      if (tried <= 2) return reply(451, 'Try again later')
    }
    if (local === 'greylist') {
      const first = firstSeen.get(address) ?? now().getTime()
      firstSeen.set(address, first)
      if (now().getTime() - first < greylisted) return reply(451, 'Greylisted, try again later')
    }
    return undefined
  }
  const server = new SMTPServer({
    name: 'mailbox.simulator.test',
    banner: 'This is a simulator: nothing is delivered',
    authOptional: true,
    allowInsecureAuth: true,
    size: 25 * 1024 * 1024,
    logger: false,
    onAuth: ({ username }, _, done) => done(null, { user: username ?? 'anyone' }),
    onRcptTo: ({ address }, _, done) => done(refusal(address)),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        try {
          const raw = Buffer.concat(chunks)
          const to = session.envelope.rcptTo.map(({ address }) => address)
          const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
          const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' })
          if (to.some((address) => address.toLowerCase().startsWith('drop@'))) return done(reply(421, 'Connection lost'))
          count += 1
          const mail: ReceivedMail = {
            id: String(count),
            from,
            to,
            subject: parsed.subject ?? '',
            text: parsed.text ?? '',
            html: parsed.html ?? '',
            headers: parsed.headers.map(({ key, value }) => ({ key, value })),
            receivedAt: now().toISOString(),
            attachments: parsed.attachments.map(({ filename, mimeType, content }) => {
              const file = Buffer.from(content as ArrayBuffer)
              return { filename: filename ?? '', mediaType: mimeType, size: file.length, sha256: keep(file) }
            }),
            raw: parsed.attachments.length > 0 ? withoutFiles(raw.toString('latin1')) : raw.toString('utf8'),
          }
          await store.add(mail)
          mails.unshift(mail)
          mails.length = Math.min(mails.length, capacity)
          done()
        } catch (error) {
          done(error as Error)
        }
      })
    },
  })
  // A client that disconnects is not a failure of the simulator.
  server.on('error', () => undefined)
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => listening())
  })
  return {
    host: '127.0.0.1',
    port: (server.server.address() as AddressInfo).port,
    list: ({ to = '', subject = '' } = {}) =>
      mails.filter(
        (mail) =>
          (to === '' || mail.to.some((address) => address.toLowerCase().includes(to.toLowerCase()))) &&
          mail.subject.toLowerCase().includes(subject.toLowerCase()),
      ),
    file: (sha256) => files.get(sha256),
    clear: () => {
      mails.length = 0
      files.clear()
      store.clear()
    },
    close: async () => {
      await new Promise<void>((closed) => server.close(() => closed()))
      await store.close()
    },
  }
}

/** Removes the base64 blocks of attached files. */
const withoutFiles = (raw: string) => raw.replace(/(?:^[A-Za-z0-9+/=]{60,}\r?\n){20,}/gm, '[content left out]\r\n')

const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

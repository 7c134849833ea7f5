import { randomUUID } from 'node:crypto'
import type { Locale } from '@marklot/contracts'
import { createTransport } from 'nodemailer'
import type { Clock } from './clock.ts'
import { type Pool, type PoolClient, transaction } from './database.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import { claimMail, insertMail, markFailed, markSent, putOff, selectDueMails } from './mailer.store.ts'

export interface Mail {
  to: string
  /** Everybody sees these. */
  cc?: readonly string[]
  subject: string
  text: string
  html: string
  locale: Locale
  /** Address that ends such mails by one click (RFC 8058); it must accept a POST without sign-in. */
  unsubscribe?: string
}

/** Sends mails by an outbox: queued in the transaction that makes them necessary, sent by a job, repeated when that fails. */
export interface Mailer {
  /**
   * @param options.key the same key is never sent twice
   * @returns the mail's id, or null when its key was used before
   * @throws Error when an address or the subject would break the header
   */
  queue(database: Pool | PoolClient, mail: Mail, options?: { key?: string }): Promise<string | null>
  close(): void
}

export interface SmtpServer {
  host: string
  port: number
  /** `implicit`: TLS from the first byte; `required`: STARTTLS or nothing; `none`: on this machine only. */
  tls: 'implicit' | 'required' | 'none'
  user: string | null
  password: string | null
}

export interface MailerOptions {
  pool: Pool
  clock: Clock
  jobs: Jobs
  log: Log
  server: SmtpServer
  from: string
  replyTo: string | null
  /** Right side of message ids. */
  domain: string
}

/** Waits between tries, in milliseconds, where the server says "later" or is not reached; then the mail has failed. */
const waits = [5, 30, 120, 480, 1_440].map((minutes) => minutes * 60_000)
const sendTask = 'mail.send'
const sweepTask = 'mail.sweep'
const sweepLimit = 100

export function createMailer({ pool, clock, jobs, log, server, from, replyTo, domain }: MailerOptions): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    host: server.host,
    port: server.port,
    secure: server.tls === 'implicit',
    requireTLS: server.tls === 'required',
    ignoreTLS: server.tls === 'none',
    ...(server.user === null ? {} : { auth: { user: server.user, pass: server.password ?? '' } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    // A text is a text, never the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const deliver = (id: string) =>
    transaction(pool, async (client) => {
      const stored = await claimMail<Mail>(client, id, clock.now())
      if (!stored) return
      const { message, attempts } = stored
      try {
        const { rejected } = await transport.sendMail({
          from,
          ...(replyTo === null ? {} : { replyTo }),
          // Not as text: a comma in it would make two of one.
          to: recipient(message.to),
          cc: (message.cc ?? []).map(recipient),
          subject: message.subject,
          text: message.text,
          html: message.html,
          // The same at every try: a server that got the mail already recognises it.
          messageId: `<${id}@${domain}>`,
          date: clock.now(),
          headers: headersOf(message),
        })
        await markSent(client, id, clock.now(), rejected.length > 0 ? `${rejected.length} recipients refused` : null)
        log.info({ mail: id }, 'Mail sent')
      } catch (error) {
        const failure = failureOf(error)
        const wait = failure.isFinal ? undefined : waits[attempts]
        if (wait === undefined) {
          await markFailed(client, id, failure.text)
          log.error({ mail: id, failure: failure.text }, 'Mail given up')
          return
        }
        const dueAt = new Date(clock.now().getTime() + wait)
        await putOff(client, id, dueAt, failure.text)
        await jobs.add(client, sendTask, { id }, { key: `mail:${id}`, dueAt })
        log.warn({ mail: id, failure: failure.text, attempt: attempts + 1 }, 'Mail put off')
      }
    })

  jobs.handle(sendTask, async ({ id }) => deliver(String(id)))
  // What a killed process left behind.
  jobs.every(300, sweepTask, async () => {
    for (const id of await selectDueMails(pool, clock.now(), sweepLimit)) await deliver(id)
  })
  return {
    queue: async (database, mail, { key } = {}) => {
      for (const line of [mail.subject, mail.to, ...(mail.cc ?? [])])
        if (/[\r\n]/.test(line)) throw new Error('A mail header must not contain a line break.')
      const id = randomUUID()
      if (!(await insertMail(database, { id, key: key ?? null, message: mail, now: clock.now() }))) return null
      await jobs.add(database, sendTask, { id }, { key: `mail:${id}` })
      return id
    },
    close: () => transport.close(),
  }
}

const recipient = (address: string) => ({ name: '', address })

/** RFC 3834 (no automatic answers), RFC 8058 (one click ends it). */
function headersOf({ locale, unsubscribe }: Mail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': locale,
    ...(unsubscribe === undefined
      ? {}
      : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}

/** Permanent are the server's 5xx about address or content; wrong credentials are ours to mend, so the mail waits. */
function failureOf(error: unknown): { text: string; isFinal: boolean } {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const isOurs = code === 'EAUTH' || responseCode === 530 || responseCode === 535
  const isFinal = code === 'EMESSAGE' || (!isOurs && responseCode !== undefined && responseCode >= 500)
  return { text: responseCode === undefined ? code : `${code} ${responseCode}`, isFinal }
}

import { createHash, randomUUID } from 'node:crypto'
import type { Locale } from '@marklot/contracts'
import type { Operator } from '@marklot/contracts/operator'
import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'
import type { Clock } from './clock.ts'
import { type Pool, type PoolClient, transaction } from './database.ts'
import { writeWhenBack } from './database-away.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import { addSender } from './mail-layout.ts'
import {
  insertMail,
  insertMails,
  type MailFate,
  markFailed,
  markSent,
  putOff,
  selectDueMails,
  selectFates,
  selectWaitingMail,
} from './mailer.store.ts'
import { defineRecurringTask, defineTask } from './tasks.ts'
import { quietTelemetry, type Telemetry } from './telemetry/telemetry.ts'

export type { MailFate }

/** Creates the content of an attachment from its key. @throws Error for an unknown key */
export type AttachmentSource = (key: string) => Promise<Buffer>

/** A file attached to a mail. The mail stores its source and key; the content is created when the mail is sent. */
export interface MailAttachment {
  /** One of `MailerOptions.attachments`. */
  source: string
  key: string
  filename: string
  mediaType: string
  /** Shows the picture within the mail, which refers to it as `cid:` with this id. */
  contentId?: string
}

export interface Mail {
  to: string
  /** Further recipients, visible to every recipient. */
  cc?: readonly string[]
  subject: string
  text: string
  html: string
  locale: Locale
  /** Unsubscribes from such mails with one click (RFC 8058). The address must accept a POST without sign-in. */
  unsubscribe?: string
  /** At most `mostAttachments`, and `mostPictures` with a content id. */
  attachments?: readonly MailAttachment[]
}

/** A mail with the key that prevents it from being sent twice. */
export interface KeyedMail extends Mail {
  key: string
}

/**
 * Sends mails through an outbox. A mail is stored in the transaction that causes it, and sent by a separate job. While
 * a process talks to the mail server, the job's lease keeps other processes away and no transaction is open. If a
 * process dies after the server has accepted a mail but before that is recorded, the mail is sent again with the same
 * Message-ID.
 */
export interface Mailer {
  /**
   * Stores a mail for sending.
   * @param options.key a mail with the same key is never sent twice
   * @returns the mail's id, or null when the key was used before
   * @throws Error when an address or the subject contains a line break, or there are too many attachments
   */
  queue(database: Pool | PoolClient, mail: Mail, options?: { key?: string }): Promise<string | null>
  /**
   * Stores many mails with a few statements. Each id, and with it the Message-ID, follows from the key. Mails whose key
   * was used before are left out.
   * @throws Error when an address or a subject contains a line break, or there are too many attachments
   */
  queueAll(client: PoolClient, mails: readonly KeyedMail[]): Promise<void>
  /** Adds a source of attachments under a name. */
  provide(name: string, source: AttachmentSource): void
  /** Returns the state of the mails with these keys. Leaves out unknown keys. */
  fates(keys: readonly string[]): Promise<Map<string, MailFate>>
  close(): void
}

export interface SmtpServer {
  host: string
  port: number
  /**
   * `implicit`: TLS from the first byte. `required`: STARTTLS or no mail. `none`: only for a server on this machine.
   */
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
  /** The operator, whose details are at the end of every mail. */
  operator: Operator
  /** Domain part of message ids. */
  domain: string
  /** The sources of attachments, by name. */
  attachments?: Readonly<Record<string, AttachmentSource>>
  /** Measures attempts. If absent, nothing is measured. */
  telemetry?: Telemetry
}

/**
 * Pauses between attempts if a server refuses a mail or cannot be reached, in milliseconds. When the last attempt
 * fails, the mail has failed.
 */
const waits = [5, 30, 120, 480, 1_440].map((minutes) => minutes * 60_000)
const sweepLimit = 1_000
const mostAttachments = 4
const mostPictures = 10
/**
 * The maximum size of all attachments of a mail, in bytes. Many servers refuse mails above 10 MB, and encoding adds a
 * third.
 */
const largestAttachments = 6_000_000

export function createMailer(options: MailerOptions): Mailer {
  const { pool, clock, jobs, log, server, from, replyTo, operator, domain, telemetry = quietTelemetry } = options
  telemetry.expect('mail', {}, ['sent', 'refused', 'deferred', 'failed'])
  const attachments = new Map(Object.entries(options.attachments ?? {}))
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
    // Content is always literal, never a file name or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const filesOf = async ({ attachments: named = [] }: Mail) => {
    const files = await Promise.all(
      named.map(async ({ source, key, filename, mediaType, contentId }) => {
        const make = attachments.get(source)
        if (!make) throw new Error(`No source of attachments is called ${source}`)
        const file = { filename, contentType: mediaType, content: await make(key) }
        return contentId === undefined ? file : { ...file, cid: contentId, contentDisposition: 'inline' as const }
      }),
    )
    const size = files.reduce((sum, { content }) => sum + content.length, 0)
    if (size > largestAttachments) throw Object.assign(new Error('The attachments are too large'), { code: 'ETOOLARGE' })
    return files
  }
  const deliver = async (id: string, signal: AbortSignal) => {
    const recorded = (write: () => Promise<void>) => writeWhenBack(write, signal)
    const stored = await selectWaitingMail<Mail>(pool, id)
    if (!stored) return
    const { message, attempts } = stored
    const measurement = telemetry.begin('mail', {})
    const outcome = await filesOf(message)
      .then((files) => ({
        attachments: files,
        from,
        ...(replyTo === null ? {} : { replyTo }),
        // Passed as an object, because a comma in a string would separate two addresses.
        to: recipient(message.to),
        cc: (message.cc ?? []).map(recipient),
        subject: message.subject,
        ...addSender(message, operator),
        // The id is the same at every attempt, so that a server recognises a mail it already has.
        messageId: `<${id}@${domain}>`,
        date: clock.now(),
        headers: headersOf(message),
      }))
      .then((mail) => transport.sendMail(mail))
      .then(({ rejected }) => ({ refused: rejected.length }), failureOf)
    if ('refused' in outcome) {
      const failure = outcome.refused > 0 ? `${outcome.refused} recipients refused` : null
      measurement.end(failure === null ? 'sent' : 'refused')
      await recorded(() => markSent(pool, id, clock.now(), failure))
      log.info({ mail: id }, 'Mail sent')
      return
    }
    const wait = outcome.isFinal ? undefined : waits[attempts]
    measurement.end(wait === undefined ? 'failed' : 'deferred')
    if (wait === undefined) {
      await recorded(() => markFailed(pool, id, outcome.text))
      log.error({ mail: id, failure: outcome.text }, 'Mail given up')
      return
    }
    const at = new Date(clock.now().getTime() + wait)
    await recorded(() =>
      transaction(pool, async (client) => {
        await putOff(client, id, at, outcome.text)
        await jobs.add(send, { id }, { key: id, at, client })
      }),
    )
    log.warn({ mail: id, failure: outcome.text, attempt: attempts + 1 }, 'Mail put off')
  }

  const send = defineTask({
    name: 'mail.send',
    payload: z.object({ id: z.uuid() }),
    queue: 'mail',
    run: ({ id }, signal) => deliver(id, signal),
  })
  const sweep = defineRecurringTask({
    name: 'mail.sweep',
    queue: 'mail',
    // Finds mails whose job has failed for good.
    run: async () => {
      for (const id of await selectDueMails(pool, clock.now(), sweepLimit)) await jobs.add(send, { id }, { key: id })
    },
  })
  jobs.register({ tasks: [send], recurring: [sweep] })
  return {
    queue: async (database, mail, { key } = {}) => {
      refuse(mail)
      const id = randomUUID()
      if (!(await insertMail(database, { id, key: key ?? null, message: mail, now: clock.now() }))) return null
      await jobs.add(send, { id }, { key: id, client: database })
      return id
    },
    queueAll: async (client, mails) => {
      if (mails.length === 0) return
      for (const mail of mails) refuse(mail)
      const stored = mails.map(({ key, ...message }) => ({ id: idOfKey(key), key, message }))
      const ids = await insertMails(client, stored, clock.now())
      await jobs.addAll(
        send,
        ids.map((id) => ({ payload: { id }, key: id })),
        client,
      )
    },
    provide: (name, source) => void attachments.set(name, source),
    fates: (keys) => selectFates(pool, keys),
    close: () => transport.close(),
  }
}

/** Returns a UUID of version 8 (RFC 9562) made from the key. */
function idOfKey(key: string): string {
  const bytes = createHash('sha256').update(key).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function refuse({ subject, to, cc = [], attachments = [] }: Mail): void {
  for (const line of [subject, to, ...cc, ...attachments.map(({ filename }) => filename)])
    if (/[\r\n]/.test(line)) throw new Error('A mail header must not contain a line break.')
  const pictures = attachments.filter(({ contentId }) => contentId !== undefined).length
  if (attachments.length - pictures > mostAttachments || pictures > mostPictures)
    throw new Error(`A mail has at most ${mostAttachments} attachments and ${mostPictures} pictures.`)
}

const recipient = (address: string) => ({ name: '', address })

/** Returns the headers of RFC 3834 (no automatic replies) and RFC 8058 (one-click unsubscribe). */
function headersOf({ locale, unsubscribe }: Mail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': locale,
    ...(unsubscribe === undefined
      ? {}
      : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}

/**
 * Returns the text of a failure and whether it is final. Only the server's 5xx replies about the address or the content
 * are final. Wrong credentials are the operator's to fix, so the mail waits.
 */
function failureOf(error: unknown): { text: string; isFinal: boolean } {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const isOurs = code === 'EAUTH' || responseCode === 530 || responseCode === 535
  const isFinal = code === 'EMESSAGE' || code === 'ETOOLARGE' || (!isOurs && responseCode !== undefined && responseCode >= 500)
  return { text: responseCode === undefined ? code : `${code} ${responseCode}`, isFinal }
}

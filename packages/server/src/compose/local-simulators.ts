import type { Mailbox } from '@marklot/simulators'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { SettableClock } from '../platform/clock.ts'

/** The body of `POST /_sim/clock`: a time, or an offset in seconds. */
const ClockMove = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceSeconds: z.number() }),
])

export interface LocalSimulators {
  clock: SettableClock
  /** The mailbox; null if mails are sent to a real server. */
  mailbox: Mailbox | null
  /** The pages of the simulated payment providers, by the last part of their address in this installation. */
  pages: Readonly<Record<string, string>>
  stylesheets: readonly string[]
}

/**
 * Serves the controls of a local installation: the clock that all due times use, the mailbox, and redirects to the
 * pages of the simulated payment providers, whose ports differ with each start. Only such an installation registers
 * these routes, so they do not exist in public installations. A call that moves the clock returns after the jobs that
 * have become due.
 */
export async function bindLocalSimulators(app: FastifyInstance, parts: LocalSimulators): Promise<void> {
  const { clock, mailbox, pages, stylesheets } = parts
  const time = () => ({ now: clock.now().toISOString(), offsetSeconds: Math.round((clock.now().getTime() - Date.now()) / 1_000) })
  app.get('/_sim/clock', () => time())
  app.delete('/_sim/clock', async () => {
    await clock.reset()
    return time()
  })
  app.post('/_sim/clock', async (request, reply) => {
    const move = z.safeParse(ClockMove, request.body)
    if (!move.success)
      return reply.code(400).send({ message: 'Send {"now": "2026-12-31T23:00:00Z"} or {"advanceSeconds": 3600}.' })
    try {
      if ('now' in move.data) await clock.set(new Date(move.data.now))
      else await clock.advance(move.data.advanceSeconds)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return reply.code(400).send({ message: 'There is no such time.' })
    }
    return time()
  })
  for (const [name, url] of Object.entries(pages)) app.get(`/_sim/${name}`, (_, reply) => reply.redirect(url))
  if (!mailbox) return
  const { mailboxPage } = await import('@marklot/simulators')
  app.get('/_sim/mailbox', (request, reply) => {
    const page = mailboxPage(mailbox.list(wordsOf(request)), stylesheets)
    return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(page)
  })
  app.get('/_sim/mailbox/messages', (request) => mailbox.list(wordsOf(request)))
  app.delete('/_sim/mailbox/messages', async (_, reply) => {
    mailbox.clear()
    return reply.code(204).send()
  })
  app.get('/_sim/mailbox/files/:sha256', (request, reply) => {
    const { sha256 } = request.params as { sha256: string }
    const content = mailbox.file(sha256)
    const file = mailbox.list().flatMap(({ attachments = [] }) => attachments.filter((one) => one.sha256 === sha256))[0]
    if (!content || !file) return reply.callNotFound()
    const name = encodeURIComponent(file.filename)
    return reply
      .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
      .type('application/octet-stream')
      .send(content)
  })
  app.get('/_sim/mailbox/:id/raw', (request, reply) => {
    const { id } = request.params as { id: string }
    const mail = mailbox.list().find((one) => one.id === id)
    if (!mail) return reply.callNotFound()
    return reply.type('text/plain; charset=utf-8').send(mail.raw)
  })
}

/** Returns the search words for mails. If a parameter is repeated, its first value counts. */
function wordsOf({ query }: FastifyRequest): { to?: string | undefined; subject?: string | undefined } {
  const { to, subject } = query as Record<string, string | string[] | undefined>
  const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
  return { to: first(to), subject: first(subject) }
}

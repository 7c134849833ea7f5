import { type Mailbox, startMailbox } from '@marklot/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { readConfig } from '../config.ts'
import { transaction } from './database.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'
import { layoutMail } from './mail-layout.ts'
import { createMailer, type Mail, type Mailer } from './mailer.ts'

let world: World
let mailbox: Mailbox
let jobs: Jobs
let mailer: Mailer
let now = new Date('2026-11-20T08:00:00Z')
const clock = { now: () => now }
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const mail = (to: string, more: Partial<Mail> = {}): Mail => ({
  to,
  subject: 'Ihr Prüfcode für Marklot',
  text: 'Grüße',
  html: '<p>Grüße</p>',
  locale: 'de',
  ...more,
})
const stateOf = async (id: string | null) =>
  (await world.pool.query('select state, attempts, failure from mails where id = $1', [id])).rows[0]

beforeAll(async () => {
  world = await createWorld()
  mailbox = await startMailbox(() => now)
  jobs = createJobs({ pool: world.pool, clock, log: createLog('silent') })
  mailer = createMailer({
    pool: world.pool,
    clock,
    jobs,
    log: createLog('silent'),
    server: { host: mailbox.host, port: mailbox.port, tls: 'none', user: null, password: null },
    from: 'Marklot <post@marklot.test>',
    replyTo: 'help@marklot.test',
    operator: readConfig({}).operator,
    domain: 'marklot.test',
    attachments: { terms: async (key) => Buffer.alloc(key === 'huge' ? 7_000_000 : 10, key) },
  })
})
afterAll(async () => {
  mailer.close()
  await jobs.close()
  await mailbox.close()
  await world.close()
})
beforeEach(() => mailbox.clear())

describe('mails', () => {
  it('queued together are sent once each, with a Message-ID that follows from the key', async () => {
    const mails = [
      { key: 'together:1', ...mail('anna@example.test') },
      { key: 'together:2', ...mail('ben@example.test') },
    ]
    await transaction(world.pool, (client) => mailer.queueAll(client, mails))
    await transaction(world.pool, (client) =>
      mailer.queueAll(client, [...mails, { key: 'together:3', ...mail('eva@example.test') }]),
    )
    await jobs.runDue()
    expect(mailbox.list().map(({ to }) => to[0])).toHaveLength(3)
    const fates = await mailer.fates(['together:1', 'together:3', 'unknown'])
    expect([...fates.keys()].sort()).toEqual(['together:1', 'together:3'])
    expect(fates.get('together:1')).toEqual({ state: 'sent', attempts: 1, sentAt: now })
    const { rows } = await world.pool.query<{ id: string }>(`select id from mails where key = 'together:1'`)
    expect(rows[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('are sent with the headers required of automatic mail', async () => {
    const id = await mailer.queue(
      world.pool,
      mail('anna@example.test', { cc: ['ben@example.test'], unsubscribe: 'https://m.test/u' }),
    )
    await jobs.runDue()
    const [received] = mailbox.list()
    expect(received).toMatchObject({ to: ['anna@example.test', 'ben@example.test'], subject: 'Ihr Prüfcode für Marklot' })
    expect(received?.text).toMatch(/^Grüße\n\nMuster Markendienste GmbH/)
    const headers = Object.fromEntries(received?.headers.map(({ key, value }) => [key, value]) ?? [])
    expect(headers).toMatchObject({
      'message-id': `<${id}@marklot.test>`,
      'auto-submitted': 'auto-generated',
      'content-language': 'de',
      'reply-to': 'help@marklot.test',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect(await stateOf(id)).toEqual({ state: 'sent', attempts: 1, failure: null })
  })

  it('end with what the law requires in the letters of a company, in text and HTML', async () => {
    const content = layoutMail({ locale: 'de', productName: 'Marklot', heading: 'Hallo', paragraphs: ['Text'] })
    await mailer.queue(world.pool, mail('anna@example.test', content))
    await jobs.runDue()
    const [received] = mailbox.list()
    for (const part of [received?.text, received?.html]) {
      expect(part).toContain('Muster Markendienste GmbH · Beispielstraße 12 · 10115 Berlin, Deutschland')
      expect(part).toContain('Vertreten durch: Erika Muster · Amtsgericht Charlottenburg, HRB 000000 · service@anbieter.test')
      expect(part).toContain('Dieses Unternehmen gibt es nicht.')
    }
  })

  it('are not sent when the transaction is rolled back', async () => {
    await transaction(world.pool, async (client) => {
      await mailer.queue(client, mail('anna@example.test'))
      throw new Error('no')
    }).catch(() => undefined)
    await jobs.runDue()
    expect(mailbox.list()).toEqual([])
  })

  it('are sent once per key', async () => {
    expect(await mailer.queue(world.pool, mail('anna@example.test'), { key: 'result-1' })).not.toBeNull()
    expect(await mailer.queue(world.pool, mail('anna@example.test'), { key: 'result-1' })).toBeNull()
    await jobs.runDue()
    expect(mailbox.list()).toHaveLength(1)
  })

  it('are retried after 5, then 30 minutes, with the same id every time', async () => {
    const id = await mailer.queue(world.pool, mail('tempfail@example.test'))
    await jobs.runDue()
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1, failure: 'EENVELOPE 451' })
    later(4)
    await jobs.runDue()
    expect(await stateOf(id)).toMatchObject({ attempts: 1 })
    later(1)
    await jobs.runDue()
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 2 })
    later(30)
    await jobs.runDue()
    expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 3 })
    expect(mailbox.list({ to: 'tempfail' })).toHaveLength(1)
  })

  it('are given up at once for a wrong address, and after a day and a half without an accepting server', async () => {
    const wrong = await mailer.queue(world.pool, mail('permfail@example.test'))
    const full = await mailer.queue(world.pool, mail('full@example.test'))
    await jobs.runDue()
    expect(await stateOf(wrong)).toEqual({ state: 'failed', attempts: 1, failure: 'EENVELOPE 550' })
    for (const minutes of [5, 30, 120, 480, 1_440]) {
      later(minutes)
      await jobs.runDue()
    }
    expect(await stateOf(full)).toEqual({ state: 'failed', attempts: 6, failure: 'EENVELOPE 452' })
    // The messages of abandoned mails are deleted.
    const { rows } = await world.pool.query('select message from mails where id = any($1)', [[wrong, full]])
    expect(rows).toEqual([{ message: {} }, { message: {} }])
  })

  it('carry files that are made when they are sent, and are stored by name only', async () => {
    const file = { source: 'terms', key: 'v1', filename: 'AGB für alle.pdf', mediaType: 'application/pdf' }
    const id = await mailer.queue(world.pool, mail('anna@example.test', { attachments: [file] }))
    const { rows } = await world.pool.query<{ size: number }>('select pg_column_size(message) as size from mails where id = $1', [
      id,
    ])
    expect(rows[0]?.size).toBeLessThan(1_000)
    const huge = await mailer.queue(world.pool, mail('ben@example.test', { attachments: [{ ...file, key: 'huge' }] }))
    const lost = await mailer.queue(world.pool, mail('eva@example.test', { attachments: [{ ...file, source: 'gone' }] }))
    const many = mail('eva@example.test', { attachments: Array.from({ length: 5 }, () => file) })
    await expect(mailer.queue(world.pool, many)).rejects.toThrow('at most 4')
    await jobs.runDue()
    expect(mailbox.list()).toHaveLength(1)
    const [received] = mailbox.list()[0]?.attachments ?? []
    expect(received).toMatchObject({ filename: 'AGB für alle.pdf', mediaType: 'application/pdf', size: 10 })
    expect(mailbox.file(received?.sha256 ?? '')).toEqual(Buffer.alloc(10, 'v1'))
    expect(await stateOf(huge)).toMatchObject({ state: 'failed', failure: 'ETOOLARGE' })
    expect(await stateOf(lost)).toMatchObject({ state: 'waiting' })
  })

  it('go to a single address, whatever its name contains', async () => {
    await mailer.queue(world.pool, mail('anna@example.test, ben@example.test'))
    await jobs.runDue()
    expect(mailbox.list({ to: 'ben' }).filter(({ to }) => to.length > 1)).toEqual([])
  })

  it('refuse line breaks that would begin a header', async () => {
    await expect(mailer.queue(world.pool, mail('a@b.test\r\nBcc: all@b.test'))).rejects.toThrow('line break')
    await expect(mailer.queue(world.pool, mail('a@b.test', { subject: 'x\nBcc: y@b.test' }))).rejects.toThrow('line break')
  })
})

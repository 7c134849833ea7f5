import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createJobs, type Jobs } from '../src/platform/jobs.ts'
import { createLog } from '../src/platform/log.ts'
import { createMailer, type Mailer } from '../src/platform/mailer.ts'
import { bundledProgram } from './bundled-entry.ts'
import { createWorld, type World } from './world.ts'

/** An SMTP server (RFC 5321) that acknowledges received mails only when the test allows it. */
interface SlowMailServer {
  port: number
  /** The Message-IDs in order of arrival. */
  received: string[]
  /** Resolves when the next mail arrives. */
  nextArrival(): Promise<void>
  /** Whether arriving mails are acknowledged. */
  acknowledges: boolean
  close(): Promise<void>
}

async function startSlowMailServer(): Promise<SlowMailServer> {
  const arrived: (() => void)[] = []
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    let buffer = ''
    let isData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 test ESMTP')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      buffer += chunk
      for (;;) {
        const end = isData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n')
        if (end < 0) return
        const part = buffer.slice(0, end)
        buffer = buffer.slice(end + (isData ? 5 : 2))
        if (isData) {
          isData = false
          slow.received.push(/^Message-ID: (.*)$/im.exec(part)?.[1] ?? 'none')
          if (slow.acknowledges) say('250 accepted')
          for (const tell of arrived.splice(0)) tell()
        } else if (/^DATA/i.test(part)) {
          isData = true
          say('354 go ahead')
        } else if (/^QUIT/i.test(part)) {
          say('221 bye')
          socket.end()
        } else say('250 ok')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const slow: SlowMailServer = {
    port: (server.address() as AddressInfo).port,
    received: [],
    acknowledges: true,
    nextArrival: () => new Promise((resolve) => arrived.push(resolve)),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
  return slow
}

let world: World
let server: SlowMailServer
let jobs: Jobs
let mailer: Mailer
let silence = 0
const children: ChildProcess[] = []

beforeAll(async () => {
  world = await createWorld()
  server = await startSlowMailServer()
  const log = createLog('silent')
  const clock = { now: () => new Date() }
  const { pool } = world
  jobs = createJobs({ pool, clock, log, machineClock: { now: () => new Date(Date.now() + silence) } })
  mailer = createMailer({
    pool,
    clock,
    jobs,
    log,
    server: { host: '127.0.0.1', port: server.port, tls: 'none', user: null, password: null },
    from: 'post@marklot.test',
    replyTo: null,
    operator: readConfig({}).operator,
    domain: 'marklot.test',
  })
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await jobs.close()
  mailer.close()
  await server.close()
  await world.close()
})

const queue = (to: string) =>
  mailer.queue(world.pool, { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', locale: 'en' })
const states = async () =>
  (await world.pool.query<{ state: string }>('select state from mails order by created_at')).rows.map(({ state }) => state)

it('a mail whose worker is killed before the server answers is sent again with the same Message-ID; no other is', async () => {
  const task = JSON.stringify({ connection: world.connection, port: server.port })
  const first = await queue('anna@example.test')
  const child = spawn(process.execPath, [bundledProgram('mail-worker'), task], { stdio: ['ignore', 'inherit', 'inherit'] })
  children.push(child)
  await server.nextArrival()
  while ((await states())[0] !== 'sent') await new Promise((resume) => setImmediate(resume))
  server.acknowledges = false
  const cutOff = server.nextArrival()
  const second = await queue('ben@example.test')
  await cutOff
  child.kill('SIGKILL')
  await once(child, 'exit')
  server.acknowledges = true

  // The dead process still holds its lease, because its death has not been noticed yet.
  await jobs.runDue(100)
  expect(await states()).toEqual(['sent', 'waiting'])
  silence = 61_000
  await jobs.runDue()
  expect(await states()).toEqual(['sent', 'sent'])
  expect(server.received).toEqual([first, second, second].map((id) => `<${id}@marklot.test>`))
}, 60_000)

import type { AddressInfo } from 'node:net'
import { type Mailbox, startMailbox } from '@marklot/simulators'
import type { FastifyInstance } from 'fastify'
import { offeredProduct } from '../src/billing/index.ts'
import { readConfig } from '../src/config.ts'
import type { EmbeddedProvider } from '../src/identity/index.ts'
import { openEmbeddedProvider } from '../src/identity/index.ts'
import { freePort } from '../src/platform/free-port.ts'
import { createJobs, type Jobs } from '../src/platform/jobs.ts'
import { createLog } from '../src/platform/log.ts'
import { createMailer } from '../src/platform/mailer.ts'
import { createServer } from '../src/platform/serve.ts'
import { createWorld, type World } from './world.ts'

/** The embedded provider on a real port with a real database and mail server. The test controls only the clock. */
export interface IdentityWorld {
  world: World
  origin: string
  issuer: string
  provider: EmbeddedProvider
  jobs: Jobs
  mailbox: Mailbox
  /** Opens the provider as a second process would: on the same database, with separate memory. */
  openOtherProcess(): Promise<EmbeddedProvider>
  now(): Date
  /** Moves the clock and runs the jobs that become due, as a local installation does. */
  advance(seconds: number): Promise<void>
  /** Stops the server and restarts it on the same port and database. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** Starts the provider. @param assistants the documents that assistants publish, by their addresses */
export async function startIdentityWorld(assistants: Record<string, object> = {}): Promise<IdentityWorld> {
  const world = await createWorld()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let offset = 0
  const clock = { now: () => new Date(Date.now() + offset) }
  const log = createLog('silent')
  const mailbox = await startMailbox(clock.now)
  let running: { app: FastifyInstance; provider: EmbeddedProvider; jobs: Jobs; close(): Promise<void> }
  const openProvider = async () => {
    const { pool } = world
    const jobs = createJobs({ pool, clock, log })
    const server = { host: mailbox.host, port: mailbox.port, tls: 'none' as const, user: null, password: null }
    const mailer = createMailer({
      pool,
      clock,
      jobs,
      log,
      server,
      from: 'post@marklot.test',
      replyTo: null,
      operator: readConfig({}).operator,
      domain: 'marklot.test',
    })
    const provider = await openEmbeddedProvider({
      pool,
      clock,
      jobs,
      mailer,
      log,
      outbound: {
        call: async (url) => {
          const document = assistants[String(url)]
          return document === undefined ? new Response('', { status: 404 }) : Response.json(document)
        },
      },
      productName: 'Marklot',
      operatorMail: 'operator@example.test',
      home: origin,
      hasAddress: false,
      chosenPlan: (key, locale) => offeredProduct(pool, key, locale),
      isSample: true,
      stylesheets: [],
    })
    return { provider, jobs, mailer }
  }
  const start = async () => {
    const { provider, jobs, mailer } = await openProvider()
    const app = await createServer({ log, trustProxy: false })
    await provider.mount(app)
    await app.listen({ host: '127.0.0.1', port })
    if ((app.server.address() as AddressInfo).port !== port) throw new Error('another port')
    const close = async () => {
      await app.close()
      provider.close()
      await jobs.close()
      mailer.close()
    }
    running = { app, provider, jobs, close }
  }
  await start()
  return {
    world,
    origin,
    issuer: `${origin}/identity`,
    get provider() {
      return running.provider
    },
    get jobs() {
      return running.jobs
    },
    mailbox,
    openOtherProcess: async () => (await openProvider()).provider,
    now: clock.now,
    advance: async (seconds) => {
      offset += seconds * 1_000
      await running.provider.refreshKeys()
      await running.jobs.runDue()
    },
    restart: async () => {
      await running.close()
      await start()
    },
    close: async () => {
      await running.close()
      await mailbox.close()
      await world.close()
    },
  }
}

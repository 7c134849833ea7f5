import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mailbox, startMailbox } from '@marklot/simulators'
import { addressOf } from '../src/platform/embedded-postgres.ts'
import { freePort } from '../src/platform/free-port.ts'
import { bundledProgram } from './bundled-entry.ts'
import type { MembersWorld } from './members-world.ts'
import { type S3TestServer, s3Environment, startS3TestServer } from './s3-server.ts'

/** A process of the product that tests can start, kill and restart. */
export interface HostProcess {
  role: 'api' | 'worker'
  /** The address of an API. */
  origin: string
  /** Returns the reasons why it is not ready; empty if it is ready. */
  reasons(): Promise<string[]>
  /** Starts the process and resolves when it is ready. */
  start(): Promise<void>
  kill(signal: NodeJS.Signals): Promise<void>
  /** Returns the id under which a worker leases jobs. */
  workerId(): string
  pid(): number
}
/** Two hosts, each with an API, a worker and a disk, that share a database, an S3 storage and a mail server. */
export interface HostsWorld {
  apis: readonly [HostProcess, HostProcess]
  workers: readonly [HostProcess, HostProcess]
  s3: S3TestServer
  mailbox: Mailbox
  close(): Promise<void>
}

const programs = { api: 'api-program', worker: 'worker' } as const

/** Starts the hosts on the database of a world. */
export async function startHosts(at: Pick<MembersWorld, 'world' | 'provider' | 'now'>): Promise<HostsWorld> {
  const s3 = await startS3TestServer()
  const mailbox = await startMailbox(at.now, null, 2_000)
  const folder = await mkdtemp(join(tmpdir(), 'marklot-hosts-'))
  const environment = {
    PATH: process.env.PATH,
    DATABASE_URL: addressOf(at.world.connection),
    ...s3Environment(s3),
    MAIL_SMTP_URL: `smtp://${mailbox.host}:${mailbox.port}`,
    MAIL_FROM: 'post@marklot.test',
    OIDC_ISSUER: at.provider.issuer,
    OIDC_AUDIENCE: at.provider.audience,
    SIMULATORS: 'on',
    SAMPLE: 'off',
    PAYPAL: 'off',
    MARKETPLACE: 'off',
    RATE_LIMIT: 'off',
    SEARCH_THREADS: '0',
    LOG_LEVEL: 'info',
    JOBS: 'off',
    DRAIN_SECONDS: '4',
  }
  const processes: HostProcess[] = []
  const open = async (role: HostProcess['role'], name: string): Promise<HostProcess> => {
    const own = await freePort()
    const probes = await freePort()
    const ports = { PORT: String(own), PROBE_PORT: String(probes) }
    let child: ChildProcess | undefined
    let workerId = ''
    const reasons = async () => {
      const report = await (await fetch(`http://127.0.0.1:${probes}/health/ready`)).json()
      return (report as { reasons: string[] }).reasons
    }
    const start = async () => {
      const env = { ...environment, ...ports, DATA_DIR: join(folder, name) }
      const started = spawn(process.execPath, [bundledProgram(programs[role])], { env, stdio: ['ignore', 'ignore', 'pipe'] })
      child = started
      let said = ''
      started.stderr?.setEncoding('utf8').on('data', (text: string) => {
        said = `${said}${text}`.slice(-20_000)
        workerId = /"worker":"([0-9a-f-]{36})"/.exec(text)?.[1] ?? workerId
      })
      for (;;) {
        if ((await reasons().catch(() => ['away'])).length === 0) return
        if (started.exitCode !== null) throw new Error(`The ${role} ended with code ${started.exitCode}: ${said}`)
      }
    }
    const one: HostProcess = {
      role,
      origin: `http://127.0.0.1:${own}`,
      reasons,
      start,
      kill: async (signal) => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      },
      workerId: () => workerId,
      pid: () => child?.pid ?? 0,
    }
    processes.push(one)
    return one
  }
  const apis = [await open('api', 'a-api'), await open('api', 'b-api')] as const
  const workers = [await open('worker', 'a-worker'), await open('worker', 'b-worker')] as const
  // The first API builds the index and stores a snapshot. The others fetch it from the storage.
  await apis[0].start()
  while (![...s3.objects.keys()].some((key) => key.endsWith('/manifest.json'))) await new Promise(setImmediate)
  await Promise.all([apis[1].start(), workers[0].start(), workers[1].start()])
  return {
    apis,
    workers,
    s3,
    mailbox,
    close: async () => {
      await Promise.all(processes.map((one) => one.kill('SIGKILL')))
      await mailbox.close()
      await s3.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../packages/server/src/platform/embedded-postgres.ts'
import { freePort } from '../packages/server/src/platform/free-port.ts'
import { startBalancer } from '../packages/server/test/balancer.ts'
import { s3Environment, startS3TestServer } from '../packages/server/test/s3-server.ts'
import { startMailbox } from '../packages/simulators/src/index.ts'
import { productEnvironment, type RunningProduct, root } from './setup-product.ts'

/** Milliseconds until a role is ready; the first one fills the sample. */
const startTimeout = 300_000
/** The roles of a host: its own index, calls and pages, jobs. */
const roles = ['indexer', 'api', 'worker'] as const

/**
 * Runs the product on several hosts behind a load balancer: each host has an indexer, an API and a worker, and a data
 * folder of its own. They share a PostgreSQL server in `dataFolder`, an S3 server and a mail server. The providers of
 * payments are off, because each API would simulate its own.
 */
export async function startHosts(options: { dataFolder: string; marks: number; hosts: number }): Promise<RunningProduct> {
  const { dataFolder, marks, hosts } = options
  const database = await startEmbeddedPostgres(dataFolder, { slug: 'marklot', systemEnvironment: process.env })
  const s3 = await startS3TestServer()
  const mailbox = await startMailbox(() => new Date())
  const ports = await Promise.all(Array.from({ length: hosts }, freePort))
  const balancer = await startBalancer(ports, (request, response) => answerMailbox(mailbox, request, response))
  const url = `http://localhost:${balancer.port}`
  const { host, port, user, password, database: name } = database.connection
  const shared = {
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${name}`,
    ...s3Environment(s3),
    MAIL_SMTP_URL: `smtp://${mailbox.host}:${mailbox.port}`,
    MAIL_FROM: 'post@marklot.test',
    PUBLIC_URL: url,
    SEARCH_ENGINE: 'socket',
    JOBS: 'off',
    PAYPAL: 'off',
    MARKETPLACE: 'off',
    SAMPLE: 'on',
    SIMULATORS: 'on',
    SAMPLE_MARKS: String(marks),
    SAMPLE_UNTIL: '2026-11-20',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  }
  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children.reverse()) await stopChild(child)
    await balancer.close()
    await mailbox.close()
    await s3.close()
    await database.stop()
    return 0
  }
  try {
    for (const [i, apiPort] of ports.entries()) {
      const folder = join(dataFolder, `host-${i + 1}`)
      await mkdir(folder)
      for (const role of roles) {
        const probePort = await freePort()
        const own = { PROBE_PORT: String(probePort), PORT: String(apiPort) }
        children.push(startRole(role, { ...productEnvironment(folder), ...shared, ...own }))
        await ready(`http://127.0.0.1:${probePort}/health/ready`, children)
      }
    }
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function startRole(role: (typeof roles)[number], env: Record<string, string>): ChildProcess {
  const { JOBS: _, ...withJobs } = env
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), role], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: process.platform !== 'win32',
    env: role === 'worker' ? withJobs : env,
  })
  process.once('exit', () => child.kill('SIGTERM'))
  return child
}

async function ready(url: string, children: readonly ChildProcess[]): Promise<void> {
  const deadline = Date.now() + startTimeout
  let last = 'nothing'
  while (Date.now() < deadline) {
    const ended = children.find(({ exitCode }) => exitCode !== null)
    if (ended) throw new Error(`A role ended with ${ended.exitCode}`)
    const reply = await fetch(url).catch(() => null)
    if (reply?.ok) return
    if (reply) last = await reply.text()
    await pause(200)
  }
  throw new Error(`A role was not ready after ${startTimeout / 1000} s. It said: ${last}`)
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await ended
  clearTimeout(timer)
}

/** The addresses of the simulated mailbox, which a single process would serve itself. */
function answerMailbox(
  mailbox: Awaited<ReturnType<typeof startMailbox>>,
  { url = '', method }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { pathname, searchParams } = new URL(url, 'http://mailbox')
  if (pathname !== '/_sim/mailbox/messages') return false
  if (method === 'DELETE') mailbox.clear()
  const words = { to: searchParams.get('to') ?? undefined, subject: searchParams.get('subject') ?? undefined }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(mailbox.list(words)))
  return true
}

import { createServer, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import type { Pool } from './database.ts'
import { isDatabaseAway } from './database-away.ts'
import type { Log } from './log.ts'
import { pendingMigrations } from './migrate.ts'
import { projectVersion } from './project-root.ts'
import { addressError } from './start-error.ts'

/** The roles that answer probes. */
export type ProbedRole = 'api' | 'worker' | 'indexer'

export interface ProbeResult {
  isWell: boolean
  /** The reason for a failure: an error code or `timeout`. Never a message, because it could name hosts. */
  reason?: string
  /** Facts that the check found, such as revisions. */
  facts?: Readonly<Record<string, number | string | null>>
}
export interface ReadyReport {
  status: 'ready' | 'notReady'
  role: ProbedRole
  version: string
  /** The codes of all reasons why the process is not ready. */
  reasons: string[]
  checks: Record<string, ProbeResult>
}
export interface LiveReport {
  status: 'live'
  role: ProbedRole
  version: string
  uptimeSeconds: number
}

/** A check of one part. Throws if the part does not work. */
export type Check = () => Promise<ProbeResult['facts'] | undefined>

/**
 * Tells whether this process is alive, and whether it should receive work. Load balancers ask for the latter before
 * they send calls.
 */
export interface Probes {
  /**
   * Adds a check.
   * @param isNeeded if false, a failure is reported, but the process stays ready, because all other processes would
   * have
   *   the same fault
   */
  add(name: string, check: Check, isNeeded?: boolean): void
  live(): LiveReport
  /** Runs the checks, at most once a second. */
  ready(): Promise<ReadyReport>
  /** Records that the process has started. From then on, it is ready if its checks succeed. */
  started(): void
  /** Makes the process not ready, so that nobody sends it new work. */
  drain(): void
  /** Aborted by `drain`. */
  readonly draining: AbortSignal
}

/** How long a check may take, and how long its result counts, in milliseconds. */
const checkTimeout = 2_000
const resultAge = 1_000

export function createProbes(role: ProbedRole, log: Log): Probes {
  const begun = Date.now()
  const checks: { name: string; check: Check; isNeeded: boolean }[] = []
  const leaving = new AbortController()
  let last: { at: number; results: Promise<Record<string, ProbeResult>> } | undefined
  let isStarted = false
  let wasReady = true

  const run = async (check: Check): Promise<ProbeResult> => {
    const done = new AbortController()
    const tooLate = pause(checkTimeout, undefined, { ref: false, signal: done.signal }).then(() => {
      throw new ProbeTimeout()
    })
    tooLate.catch(() => undefined)
    try {
      const facts = await Promise.race([check(), tooLate])
      return { isWell: true, ...(facts ? { facts } : {}) }
    } catch (error) {
      return { isWell: false, reason: reasonOf(error) }
    } finally {
      done.abort()
    }
  }
  const runAll = async () =>
    Object.fromEntries(await Promise.all(checks.map(async ({ name, check }) => [name, await run(check)] as const)))

  return {
    add: (name, check, isNeeded = true) => checks.push({ name, check, isNeeded }),
    live: () => ({
      status: 'live',
      role,
      version: projectVersion,
      uptimeSeconds: Math.round((Date.now() - begun) / 1_000),
    }),
    ready: async () => {
      if (last === undefined || Date.now() - last.at > resultAge) last = { at: Date.now(), results: runAll() }
      const results = await last.results
      const failed = checks.filter(({ name, isNeeded }) => isNeeded && !results[name]?.isWell)
      const reasons = [
        ...(isStarted ? [] : ['starting']),
        ...(leaving.signal.aborted ? ['draining'] : []),
        ...failed.map(({ name }) => `${name}: ${results[name]?.reason ?? 'notChecked'}`),
      ]
      const isReady = reasons.length === 0
      if (isStarted && isReady !== wasReady)
        log[isReady ? 'info' : 'warn']({ role, reasons }, isReady ? 'Ready again' : 'Not ready')
      if (isStarted) wasReady = isReady
      return { status: isReady ? 'ready' : 'notReady', role, version: projectVersion, reasons, checks: results }
    },
    started: () => {
      isStarted = true
    },
    drain: () => leaving.abort(),
    draining: leaving.signal,
  }
}

class ProbeTimeout extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof ProbeTimeout) return 'timeout'
  if (error instanceof AppError) return error.code
  return isDatabaseAway(error) ? 'server.databaseAway' : 'server.internal'
}

/** Adds the checks of the database and its schema, which every role needs. */
export function probeDatabase(probes: Probes, pool: Pool): void {
  probes.add('database', async () => {
    await pool.query('select 1')
    return undefined
  })
  probes.add('schema', async () => {
    const pending = await pendingMigrations(pool)
    if (pending.length > 0)
      throw new AppError('server.internal', { cause: new Error(`${pending.length} migrations are missing`) })
    return undefined
  })
}

/** The paths of the probes, on the API's own port and on `PROBE_PORT`. */
export const probePaths = { live: '/health/live', ready: '/health/ready' } as const

interface ProbeAnswer {
  status: number
  body: object
}

/** Answers a request for a probe, with any query. Returns null for other addresses. */
async function answerProbe(probes: Probes, { url = '', method }: { url?: string; method?: string }): Promise<ProbeAnswer | null> {
  const [path] = url.split('?')
  if (path !== probePaths.live && path !== probePaths.ready) return null
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, body: {} }
  if (path === probePaths.live) return { status: 200, body: probes.live() }
  const report = await probes.ready()
  return { status: report.status === 'ready' ? 200 : 503, body: report }
}

const probeHeaders = { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }

/**
 * Answers probes before anything else in the API: without a token, a language, a limit or a slot among the calls in
 * flight. While the process drains, it also asks callers to close their connections and connect to another process.
 */
export function answerProbes(app: FastifyInstance, probes: Probes): void {
  app.addHook('onRequest', async (request, reply) => {
    if (probes.draining.aborted) reply.header('Connection', 'close')
    const answer = await answerProbe(probes, request)
    if (answer) return reply.headers(probeHeaders).code(answer.status).send(answer.body)
  })
}

/** Serves the probes on a separate port, for roles without an HTTP server. @throws StartError when it is taken */
export async function serveProbes(probes: Probes, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { status, body } = (await answerProbe(probes, request)) ?? { status: 404, body: {} }
    response.writeHead(status, { 'Content-Type': 'application/json', ...probeHeaders }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(addressError(error, host, port)))
    server.listen(port, host, resolve)
  })
  return server
}

import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Mailbox, startMailbox } from '@marklot/simulators'
import type { FeedSimulator } from '@marklot/simulators/feeds/server'
import { openSettableClock, type SettableClock } from '../../src/platform/clock.ts'
import { createPool, type Pool } from '../../src/platform/database.ts'
import { addressOf, type EmbeddedOptions, startEmbeddedPostgres } from '../../src/platform/embedded-postgres.ts'
import { freePort } from '../../src/platform/free-port.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { startBalancer } from '../../test/balancer.ts'
import { startClusterNode } from '../../test/cluster-node.ts'
import { s3Environment, startS3TestServer } from '../../test/s3-server.ts'
import { dataDirectoryOf } from '../radar.store.ts'
import { crashDatabase, type StartedProcess, startProcess } from '../radar-processes.ts'

export type Victim = 'api' | 'worker' | 'indexer' | 'cluster' | 'database'

/** The product on one host in several processes, with simulated outside services and one clock for all. */
export interface MonthWorld {
  pool: Pool
  clock: SettableClock
  /** The address of the load balancer. */
  home: string
  /** The addresses of the APIs themselves. */
  apis: readonly string[]
  /** The process that has the search index. */
  engine: 'indexer' | 'cluster'
  mailbox: Mailbox
  feeds: FeedSimulator
  /** Kills a process immediately and restarts it. @param which chooses among processes of the same role */
  kill(victim: Victim, which: number): Promise<void>
  close(): Promise<void>
}

export interface MonthWorldOptions extends EmbeddedOptions {
  /** The folder of OpenSearch, which then replaces the indexer. */
  openSearch: string | null
}

/** How long the database and the search cluster stay down, in milliseconds. A node also takes seconds to start. */
const databaseAway = 2_000
const clusterAway = 5_000
/** The size of the mailbox, which is larger than the number of mails in a month. */
const mailboxSize = 50_000

/** Opens the world. @param firstDay the day of the first deliveries */
export async function openMonthWorld(options: MonthWorldOptions, start: Date, firstDay: string): Promise<MonthWorld> {
  const directory = await mkdtemp(join(tmpdir(), `${options.slug}-month-`))
  // If root starts the benchmark, the database runs under its own account, which needs access to the folder.
  await chmod(directory, 0o755)
  const databasePort = await freePort()
  const startDatabase = () => startEmbeddedPostgres(join(directory, 'database'), { ...options, port: databasePort })
  let database = await startDatabase()
  const closing: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true, force: true }), () => database.stop()]
  const close = async () => {
    for (const one of closing.splice(0).reverse()) await one()
  }
  const pool = createPool(database.connection, 'bench')
  // A connection that is lost with the database is replaced on its next use.
  pool.on('error', () => undefined)
  closing.push(() => pool.end())
  await migrate(pool)
  const clock = await openSettableClock(pool)
  await clock.set(start)
  const mailbox = await startMailbox(() => clock.now(), null, mailboxSize)
  const s3 = await startS3TestServer()
  // This module is imported here, because the bundler would otherwise put it into the entry, which other chunks would
  // then start.
  const { startFeedSimulator } = await import('@marklot/simulators/feeds/server')
  const feeds = await startFeedSimulator(() => clock.now())
  closing.push(() => mailbox.close(), s3.close, feeds.close)
  feeds.shelf.put('/euipo/Applicant/README', 'Not a delivery')
  feeds.shelf.put(`/euipo/Trademark/Differential/${firstDay.slice(0, 4)}/README`, 'Not a delivery')
  const ports = [await freePort(), await freePort()]
  const balancer = await startBalancer(ports)
  closing.push(balancer.close)
  const home = `http://localhost:${balancer.port}`

  const { user, password, key } = feeds.signIn
  const usual = { from: firstDay, pauseSeconds: 0, idleSeconds: 1, graceDays: 2 }
  const feedsFile = join(directory, 'feeds.json')
  await writeFile(
    feedsFile,
    JSON.stringify({
      us: { ...usual, url: `${feeds.https}/bulk`, key },
      em: { ...usual, url: `${feeds.ftp}/euipo`, user, password },
    }),
  )
  const node = options.openSearch === null ? null : await startClusterNode(options.openSearch, join(directory, 'cluster'))
  if (node) closing.push(() => node.stop())
  const environment = (name: string) => ({
    ...options.systemEnvironment,
    ...s3Environment(s3),
    DATABASE_URL: addressOf(database.connection),
    DATA_DIR: join(directory, name),
    PUBLIC_URL: home,
    MAIL_SMTP_URL: `smtp://${mailbox.host}:${mailbox.port}`,
    MAIL_FROM: 'post@bench.test',
    ...(node
      ? { SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL: node.url }
      : { SEARCH_ENGINE: 'socket', SEARCH_SOCKET: join(directory, 'search.sock') }),
    FEEDS_FILE: feedsFile,
    OUTBOUND_ALLOW: '127.0.0.1',
    PAYPAL: 'off',
    MARKETPLACE: 'off',
    RATE_LIMIT: 'off',
    SAMPLE: 'off',
    SIMULATORS: 'on',
    LOG_LEVEL: process.env.BENCH_LOG_LEVEL ?? 'silent',
  })
  const processes: { role: Victim; start(): Promise<StartedProcess>; running: StartedProcess }[] = []
  const add = async (role: Exclude<Victim, 'cluster' | 'database'>, name: string, more: Record<string, string> = {}) => {
    const own = { ...environment(name), ...more }
    await mkdir(own.DATA_DIR)
    const launch = () => startProcess(role === 'api' ? 'load-api' : role, own)
    const process = { role, start: launch, running: await launch() }
    processes.push(process)
    closing.push(() => process.running.stop())
  }
  try {
    if (!node) await add('indexer', 'indexer')
    for (const [i, apiPort] of ports.entries()) await add('api', `api-${i}`, { JOBS: 'off', PORT: String(apiPort) })
    for (const i of [0, 1]) await add('worker', `worker-${i}`)
  } catch (error) {
    await close()
    throw error
  }
  const postgres = await dataDirectoryOf(pool)

  return {
    pool,
    clock,
    home,
    apis: ports.map((apiPort) => `http://localhost:${apiPort}`),
    engine: node ? 'cluster' : 'indexer',
    mailbox,
    feeds,
    kill: async (victim, which) => {
      if (victim === 'database') {
        await crashDatabase(postgres)
        await pause(databaseAway)
        database = await startDatabase()
        return
      }
      if (victim === 'cluster') {
        await node?.crash(clusterAway)
        return
      }
      const candidates = processes.filter(({ role }) => role === victim)
      const hit = candidates[which % candidates.length]
      if (!hit) return
      await hit.running.end('SIGKILL')
      hit.running = await hit.start()
    },
    close,
  }
}

import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { IndexedMark } from '@marklot/register-index'
import { foldName } from '@marklot/similarity'
import { type Mailbox, startMailbox } from '@marklot/simulators'
import { randomNumbers, syntheticRegister } from '../../../register-index/bench/synthetic-marks.ts'
import { issueSampleToken } from '../../src/identity/index.ts'
import { runIngest } from '../../src/ingest/ingest-command.ts'
import { openSettableClock } from '../../src/platform/clock.ts'
import { createPool, type Pool } from '../../src/platform/database.ts'
import { addressOf, type EmbeddedOptions, startEmbeddedPostgres } from '../../src/platform/embedded-postgres.ts'
import { freePort } from '../../src/platform/free-port.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { startClusterNode } from '../../test/cluster-node.ts'
import { dataDirectoryOf, executionsByText, inventAccounts, openWork, saveRadars } from '../radar.store.ts'
import { startProcess, stopDatabaseOnce } from '../radar-processes.ts'
import { finishFilling, prepareBench, writeMarks } from '../search.store.ts'
import type { LoadFigures } from './figures.ts'
import { openBalancer } from './open-loop.ts'
import { saturate, sendTraffic } from './traffic.ts'

export interface LoadOptions extends EmbeddedOptions {
  /** The numbers of API processes to measure, each in a separate run. */
  apis: readonly number[]
  minutes: number
  marks: number
  /** The number of requests per second. */
  rate: number
  radars: number
  /** Kills an API and the worker, and stops the search cluster and the database, one after the other. */
  isChaotic: boolean
  /** The folder of OpenSearch, which then replaces the embedded engine. */
  openSearch: string | null
}
export interface LoadRun extends LoadFigures {
  apis: number
  engine: 'embedded' | 'opensearch'
  chaos: boolean
  /** The rate that four clients without pauses reach, measured without outages and other load. */
  saturation: Awaited<ReturnType<typeof saturate>>
  /** The night's saved searches: how many were due, how many were mailed, and how many mails were duplicates. */
  radars: { due: number; mailed: number; doubled: number }
  /** Marks that arrived during the run, and how many of them searches found afterwards. */
  ingest: { delivered: number; found: number }
}

const batchSize = 20_000
/** The number of marks that arrive during a run. */
const arriving = 300
/** How far the clock jumps for the radars, in milliseconds: less than the lifetime of tokens. */
const nightAhead = 20 * 60_000
/**
 * How far the clock jumps after the load, in milliseconds. The product repeats executions that an outage cut off only
 * after ten minutes.
 */
const untilRepeated = 15 * 60_000
/** How long after its end a run may take to settle, in milliseconds. */
const patience = 180_000
/** How long the search cluster is frozen, and then unavailable, in milliseconds. */
const clusterAway = 30_000

/** Measures the product with each number of API processes, each time on a new database. */
export async function benchLoad(options: LoadOptions, say: (text: string) => void): Promise<{ marks: number; runs: LoadRun[] }> {
  const runs: LoadRun[] = []
  for (const apis of options.apis) runs.push(await measure(apis, options, say))
  return { marks: options.marks, runs }
}

async function measure(apis: number, options: LoadOptions, say: (text: string) => void): Promise<LoadRun> {
  const directory = await mkdtemp(join(tmpdir(), `${options.slug}-load-`))
  // If root starts the benchmark, the database runs under its own account, which needs access to the folder.
  await chmod(directory, 0o755)
  const databasePort = await freePort()
  const startDatabase = () => startEmbeddedPostgres(join(directory, 'database'), { ...options, port: databasePort })
  let server = await startDatabase()
  const pool = createPool(server.connection, 'bench')
  const mailbox = await startMailbox(() => new Date(), null, options.radars * 4 + 100)
  const closing: (() => Promise<void>)[] = []
  try {
    await migrate(pool)
    const searched = await fill(pool, options.marks)
    say(`${options.marks} marks in the database`)
    const dueAt = new Date(Date.now() + nightAhead)
    await inventAccounts(pool, options.radars)
    const watched = searched.slice(-options.radars).map(({ name }) => String(name))
    await saveRadars(
      pool,
      watched.map((text) => ({ text, minimumNameSimilarity: 90 })),
      dueAt,
    )
    const node = options.openSearch === null ? null : await startClusterNode(options.openSearch, join(directory, 'cluster'))
    if (node) closing.push(() => node.stop())
    const ports = await Promise.all(Array.from({ length: apis }, freePort))
    const environment = {
      ...environmentOf(options, server.connection, { directory, mailbox, home: `http://localhost:${ports[0]}` }),
      ...(node ? { SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL: node.url } : { SEARCH_ENGINE: 'socket' }),
    }
    await mkdir(environment.DATA_DIR)
    if (!node) {
      const indexer = await startProcess('indexer', environment)
      closing.push(() => indexer.end('SIGTERM'))
    }
    const startApi = (i: number) => startProcess('load-api', { ...environment, JOBS: 'off', PORT: String(ports[i]) })
    const servers = await Promise.all(ports.map((_, i) => startApi(i)))
    let worker = await startProcess('worker', environment)
    closing.push(async () => {
      for (const one of [...servers, worker]) await one.end('SIGTERM')
    })
    const clock = await openSettableClock(pool)
    const token = await issueSampleToken(pool, clock, 'enterprise')
    if (token === null) throw new Error('The load test needs the invented people.')
    const balancer = openBalancer(ports.map((port) => `http://127.0.0.1:${port}`))
    closing.push(async () => balancer.close())
    await answering(balancer, token)
    const board = await balancer.send({
      method: 'PUT',
      path: '/api/v1/user/account/brands/bookmarkcontainers',
      body: { name: 'Load' },
      token,
    })
    const boardId = (JSON.parse(board.body) as { id: number }).id
    // Warms up: compiles code and fills caches, while the database writes what was filled.
    await saturate({ balancer, token, searched }, { clients: 4, seconds: 25 })
    const saturation = await saturate({ balancer, token, searched }, { clients: 4, seconds: 10 })
    say(`${apis} API processes: ${saturation.searchesPerSecond} searches/s with four clients`)

    const seconds = options.minutes * 60
    const until = performance.now() + seconds * 1_000
    const at = (share: number) => pause(seconds * share * 1_000)
    const postgres = await dataDirectoryOf(pool)
    const feeding = at(0.05).then(() => deliver(pool, directory, watched))
    const night = feeding.then(() => clock.set(new Date(dueAt.getTime() + 60_000)))
    const chaos = async () => {
      if (!options.isChaotic) return
      await at(0.3)
      say('An API is killed')
      await servers[0]?.end('SIGKILL')
      servers[0] = await startApi(0)
      say('The worker is killed')
      await worker.end('SIGKILL')
      worker = await startProcess('worker', environment)
      await night
      if (node) {
        say('The search cluster answers nothing for 30 seconds')
        await node.freeze(clusterAway)
        say('The search cluster is killed, and starts again after 30 seconds')
        await node.crash(clusterAway)
      }
      say('The database stops for 20 seconds')
      server = await stopDatabaseOnce(postgres, startDatabase)
      say('The database is back')
    }
    const random = randomNumbers(7)
    const traffic = sendTraffic({ balancer, token, searched, boardId, perSecond: options.rate, random, say }, until)
    const [{ tally, pinned }] = await Promise.all([traffic, night, feeding, chaos()])

    say('The load is over')
    await clock.set(new Date(clock.now().getTime() + untilRepeated))
    await settled(pool, () => clock.now())
    const listed = await balancer.send({ method: 'GET', path: `/api/v1/brands/bookmarkcontainers/${boardId}/bookmarks`, token })
    const stored = new Set((JSON.parse(listed.body) as { brandId: string }[]).map(({ brandId }) => brandId))
    const lostWrites = new Set(pinned.filter((brandId) => !stored.has(brandId))).size
    const found = await countFound(balancer, token)
    return {
      apis,
      engine: node ? 'opensearch' : 'embedded',
      chaos: options.isChaotic,
      ...tally.figures(seconds, lostWrites),
      saturation,
      radars: countMails(mailbox, watched.length, await executionsByText(pool, dueAt)),
      ingest: { delivered: arriving, found },
    }
  } finally {
    for (const close of closing.reverse()) await close()
    await mailbox.close()
    await pool.end()
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

function environmentOf(
  { systemEnvironment }: LoadOptions,
  connection: Awaited<ReturnType<typeof startEmbeddedPostgres>>['connection'],
  { directory, mailbox, home }: { directory: string; mailbox: Mailbox; home: string },
) {
  return {
    ...systemEnvironment,
    DATABASE_URL: addressOf(connection),
    DATA_DIR: join(directory, 'data'),
    PUBLIC_URL: home,
    MAIL_SMTP_URL: `smtp://${mailbox.host}:${mailbox.port}`,
    MAIL_FROM: 'load@bench.test',
    PAYPAL: 'off',
    MARKETPLACE: 'off',
    RATE_LIMIT: 'off',
    SAMPLE: 'on',
    SIMULATORS: 'on',
    LOG_LEVEL: 'silent',
  }
}

/**
 * Fills the register. Returns marks from all parts of it whose names are unique for the search, which ignores case and
 * signs such as ®. If many marks have the same name, the searched one may be on a later page.
 */
async function fill(pool: Pool, marks: number): Promise<IndexedMark[]> {
  await prepareBench(pool)
  const register = syntheticRegister(1, marks)
  const counts = new Map<string, number>()
  const kept: IndexedMark[] = []
  const every = Math.max(1, Math.floor(marks / 5_000))
  for (let written = 0; written < marks; ) {
    const batch: IndexedMark[] = []
    while (batch.length < batchSize && written < marks) {
      const mark = register.mark(++written)
      batch.push(mark)
      if (mark.name === null) continue
      const folded = foldName(mark.name)
      counts.set(folded, (counts.get(folded) ?? 0) + 1)
      if (written % every === 0 && mark.name.length > 5) kept.push(mark)
    }
    await writeMarks(pool, batch)
  }
  await finishFilling(pool)
  return kept.filter(({ name }) => counts.get(foldName(String(name))) === 1)
}

/** Delivers a file of new marks under load: one for each watched name, and others. */
async function deliver(pool: Pool, directory: string, watched: readonly string[]): Promise<void> {
  const file = join(directory, 'apc270301.xml')
  const names = [...watched.map(escapeXml), ...Array.from({ length: arriving }, (_, i) => `QVISTELFORTH ${i}`)]
  const cases = names.map(
    (name, i) =>
      `<case-file><serial-number>${97_000_000 + i}</serial-number><case-file-header><filing-date>20270228</filing-date><status-code>630</status-code><mark-identification>${name}</mark-identification><mark-drawing-code>4000</mark-drawing-code></case-file-header><classifications><classification><international-code>009</international-code><status-code>6</status-code><primary-code>009</primary-code></classification></classifications></case-file>\n`,
  )
  await writeFile(
    file,
    `<?xml version="1.0" encoding="utf-8"?>\n<trademark-applications-daily><creation-datetime>202703012208</creation-datetime>\n<application-information><file-segments><action-keys>\n${cases.join('')}</action-keys></file-segments></application-information></trademark-applications-daily>\n`,
  )
  const { stored } = await runIngest({ office: 'us', paths: [file], pool, isSample: true })
  if (stored !== names.length) throw new Error(`stored ${stored} of ${names.length} marks`)
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Resolves when a search is answered. A new search cluster first receives the register. */
async function answering(balancer: ReturnType<typeof openBalancer>, token: string): Promise<void> {
  const call = { method: 'POST', path: '/api/v1/BrandQueries', body: { text: 'anything' }, token } as const
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(250))
    if ((await balancer.send(call).catch(() => null))?.status === 200) return
  throw new Error('No search was answered')
}

async function countFound(balancer: ReturnType<typeof openBalancer>, token: string): Promise<number> {
  const reply = await balancer.send({
    method: 'POST',
    path: '/api/v1/BrandQueries',
    body: { query: 'name:qvistelforth*' },
    token,
  })
  return (JSON.parse(reply.body) as { total: number }).total
}

/** Resolves when no work is left to do. */
async function settled(pool: Pool, now: () => Date): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const work = await openWork(pool, now()).catch(() => null)
    if (work && work.due + work.unfinished + work.waiting === 0) return
    await pause(250)
  }
}

function countMails(
  mailbox: Mailbox,
  due: number,
  executions: ReadonlyMap<string, { id: number; hasResult: boolean }[]>,
): LoadRun['radars'] {
  const ids = new Map<string, Set<string>>()
  for (const mail of mailbox.list()) {
    const execution = /\/results\/(\d+)/.exec(mail.text)?.[1] ?? 'none'
    // Recipients see mails with the same Message-ID as one.
    const id = mail.headers.find(({ key }) => key === 'message-id')?.value ?? mail.id
    ids.set(execution, (ids.get(execution) ?? new Set()).add(id))
  }
  const mailed = [...executions.values()].flat().filter(({ id }) => ids.has(String(id))).length
  return { due, mailed, doubled: [...ids.values()].reduce((sum, { size }) => sum + size - 1, 0) }
}

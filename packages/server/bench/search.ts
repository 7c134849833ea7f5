import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { collectGarbage, type IndexedMark } from '@marklot/register-index'
import type { Pool } from '../src/platform/database.ts'
import {
  addMarks,
  finishFilling,
  indexTrigrams,
  prepareBench,
  searchTrigrams,
  writeDocuments,
  writeMarks,
} from './search.store.ts'

/** The task of `bench:search`: the measurements to make on a database and a server. */
interface BenchTask {
  queries: readonly { text: string; variants: Record<string, string> }[]
  http: boolean
  peers: boolean
}

/** Times in milliseconds. Measurements that were not requested are left out. */
export interface SearchBench {
  http?: { p50: number; p95: number }
  visibleSeconds?: number
  maxLoopBlockMs?: number
  pgTrgm?: { p50: number; p95: number; recallAt50: number }
}

/** A running server to measure. */
export interface BenchServer {
  /** The address of the API. */
  address: string
  /** A token of an account with access to everything. */
  token: string
  close(): Promise<void>
}

const batchSize = 20_000
/** The number of marks in one change. */
const changeSize = 20_000
/** How often every text is searched for, twice each time, before the measurement: half a minute after a start. */
const warmUps = 4
const changedName = 'Qvistelforth Wexmandor'
const longestWait = 60_000

/** Reads the task, then fills the database with the marks that follow it, one per line. */
export async function fillDatabase<Task>(
  pool: Pool,
  input: NodeJS.ReadableStream,
  progress: (text: string) => void,
  withDocuments = false,
): Promise<Task> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]()
  const task = JSON.parse((await lines.next()).value as string) as Task
  await prepareBench(pool)
  let batch: IndexedMark[] = []
  let written = 0
  const write = async () => {
    await writeMarks(pool, batch)
    if (withDocuments) await writeDocuments(pool, batch)
    written += batch.length
    batch = []
    if (written % 1_000_000 < batchSize) progress(`${written} marks in the database`)
  }
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    batch.push(JSON.parse(line.value) as IndexedMark)
    if (batch.length === batchSize) await write()
  }
  await write()
  await finishFilling(pool)
  // A server that starts on a filled database has no such garbage. If the garbage were collected later, that time would
  // count as the server's.
  collectGarbage()
  return task
}

/**
 * Fills the database with the marks that follow the task, one per line. Then measures the product over loopback
 * (`startServer`), and then pg_trgm on the same distinct names.
 * @throws Error when a search fails or a change does not become visible within a minute
 */
export async function benchSearch(
  pool: Pool,
  input: NodeJS.ReadableStream,
  startServer: () => Promise<BenchServer>,
  progress: (text: string) => void,
): Promise<SearchBench> {
  const task = await fillDatabase<BenchTask>(pool, input, progress)
  const result: SearchBench = {}
  if (task.peers) {
    await indexTrigrams(pool)
    progress('pg_trgm is ready')
  }
  const server = task.http ? await startServer() : null
  try {
    if (server) {
      // The server compiles its code and fills its caches, and the database writes what was filled, before anything is
      // measured.
      for (let i = 0; i < warmUps; i++) await timeSearches(server, task.queries)
      const delay = monitorEventLoopDelay({ resolution: 1 })
      delay.enable()
      result.http = percentiles(await timeSearches(server, task.queries))
      result.visibleSeconds = await measureVisible(pool, server)
      delay.disable()
      result.maxLoopBlockMs = Math.round(delay.max / 1e5) / 10
    }
    if (task.peers) result.pgTrgm = await measureTrigrams(pool, task.queries)
    return result
  } finally {
    await server?.close()
  }
}

/** Returns the milliseconds of one search for each text, measured by a client in a separate process. */
async function timeSearches({ address, token }: BenchServer, queries: BenchTask['queries']): Promise<number[]> {
  const client = spawn(process.execPath, [fileURLToPath(new URL('./search-client.js', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  client.stdin.end(JSON.stringify({ server: { address, token }, texts: queries.map((query) => query.text) }))
  const [times, [code]] = await Promise.all([textOf(client.stdout), once(client, 'close')])
  if (code !== 0) throw new Error(`The client ended with code ${code}`)
  return JSON.parse(times) as number[]
}

/** Returns the time that pg_trgm needs for the texts, and the share of planted variants among its first fifty names. */
async function measureTrigrams(pool: Pool, queries: BenchTask['queries']): Promise<NonNullable<SearchBench['pgTrgm']>> {
  const client = await pool.connect()
  const times: number[] = []
  let asked = 0
  let found = 0
  for (const { text, variants } of queries) {
    const begun = performance.now()
    const names = new Set(await searchTrigrams(client, text))
    times.push(performance.now() - begun)
    for (const variant of Object.values(variants)) {
      asked++
      found += Number(names.has(variant))
    }
  }
  client.release()
  return { ...percentiles(times), recallAt50: Math.round((1000 * found) / Math.max(1, asked)) / 1000 }
}

export async function searchOverHttp({ address, token }: BenchServer, text: string): Promise<number> {
  const response = await fetch(`${address}/BrandQueries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ mode: 'name', text }),
  })
  if (!response.ok) throw new Error(`A search was answered with ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { total: number }).total
}

/** Returns the seconds from the commit of a change until a search finds it. */
async function measureVisible(pool: Pool, server: BenchServer): Promise<number> {
  await addMarks(pool, changedName, changeSize)
  const begun = performance.now()
  while ((await searchOverHttp(server, changedName)) === 0) {
    if (performance.now() - begun > longestWait) throw new Error('A change did not become visible')
    await pause(20)
  }
  return Math.round((performance.now() - begun) / 10) / 100
}

function percentiles(times: number[]): { p50: number; p95: number } {
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100
  return { p50: at(0.5), p95: at(0.95) }
}

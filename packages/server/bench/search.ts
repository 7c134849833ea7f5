import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { collectGarbage, type IndexedMark } from '@marklot/register-index'
import type { Pool } from '../src/platform/database.ts'
import { addMarks, finishFilling, indexTrigrams, prepareBench, searchTrigrams, writeMarks } from './search.store.ts'

/** What `bench:search` measures on a database and a server. */
interface BenchTask {
  queries: readonly { text: string; variants: Record<string, string> }[]
  http: boolean
  peers: boolean
}

/** Times in milliseconds. Measurements that were not requested are missing. */
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
  /** A token of a subscriber to everything. */
  token: string
  close(): Promise<void>
}

const batchSize = 20_000
/** Number of marks in one change. */
const changeSize = 20_000
const changedName = 'Qvistelforth Wexmandor'
const longestWait = 60_000

/** Reads the task, then fills the database with the marks that follow it, one per line. */
export async function fillDatabase<Task>(
  pool: Pool,
  input: NodeJS.ReadableStream,
  progress: (text: string) => void,
): Promise<Task> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]()
  const task = JSON.parse((await lines.next()).value as string) as Task
  await prepareBench(pool)
  let batch: IndexedMark[] = []
  let written = 0
  const write = async () => {
    await writeMarks(pool, batch)
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
  // A server that starts on a filled database has no such garbage. Collecting it later would count as the server's
  // time.
  collectGarbage()
  return task
}

/**
 * Fills the database with the marks that follow the task, one per line. Then measures the product over loopback
 * (`startServer`) and pg_trgm on the same distinct names, query by query.
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
    const timesHttp: number[] = []
    const timesPeer: number[] = []
    let asked = 0
    let found = 0
    const peer = task.peers ? await pool.connect() : null
    const delay = monitorEventLoopDelay({ resolution: 1 })
    // The first round compiles code and fills caches, so it is not counted.
    for (const round of [0, 1]) {
      if (round === 1) delay.enable()
      for (const { text, variants } of task.queries) {
        if (server) {
          const begun = performance.now()
          await searchOverHttp(server, text)
          if (round === 1) timesHttp.push(performance.now() - begun)
        }
        if (peer && round === 1) {
          const begun = performance.now()
          const names = new Set(await searchTrigrams(peer, text))
          timesPeer.push(performance.now() - begun)
          for (const variant of Object.values(variants)) {
            asked++
            found += Number(names.has(variant))
          }
        }
      }
    }
    peer?.release()
    if (server) {
      result.http = percentiles(timesHttp)
      result.visibleSeconds = await measureVisible(pool, server)
      delay.disable()
      result.maxLoopBlockMs = Math.round(delay.max / 1e5) / 10
    }
    if (task.peers)
      result.pgTrgm = { ...percentiles(timesPeer), recallAt50: Math.round((1000 * found) / Math.max(1, asked)) / 1000 }
    return result
  } finally {
    await server?.close()
  }
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

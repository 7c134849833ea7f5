import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BrandQuery, type BrandQueryResult } from '@marklot/contracts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { composeServer, openObjectStore, type Product } from '../src/compose/api.ts'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/platform/log.ts'
import { findMarks } from '../src/search/find.ts'
import { engineAddress, openRemoteEngine } from '../src/search/index.ts'
import { loadMarks } from '../src/search/load.ts'
import { allOffices } from '../src/search/offices.ts'
import { searchOf } from '../src/search/read-search.ts'
import { bundledProgram } from './bundled-entry.ts'
import type { IndexerTask } from './indexer-program.ts'
import { type SampleProduct, startSampleProduct } from './sample-product.ts'

/* Tests two servers and a worker on one database, all of which search the index of another process. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const body = { query: 'type:word', sort: 'name', size: 50 } as const

let folder: string
/** The configured socket and the address derived from it. */
let socket: string
let address: string
let first: SampleProduct
let second: Product
let indexer: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marklot-indexer-'))
  socket = join(folder, 'i.sock')
  address = engineAddress(socket, folder)
  const environment = { SEARCH_ENGINE: 'socket', SEARCH_SOCKET: socket }
  first = await startSampleProduct(environment)
  const config = readConfig({ ...environment, DATA_DIR: join(folder, 'second'), RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  const { pool, connection } = first.world
  const resources = { pool, connection, objectStore: await openObjectStore(config) }
  second = await composeServer(config, resources, createLog('silent'), { pages: false })
})
afterAll(async () => {
  await second.close()
  await first.close()
  await killIndexer()
  await rm(folder, { recursive: true, force: true })
})

async function startIndexer(): Promise<void> {
  const child = fork(bundledProgram('indexer-program'), { stdio: 'ignore' })
  indexer = child
  const { pool: _, ...world } = first.world
  const task: IndexerTask = { connection: world.connection, dataDirectory: join(folder, 'indexer'), address }
  child.send(task)
  await once(child, 'message')
}
async function killIndexer(): Promise<void> {
  const child = indexer
  indexer = undefined
  if (child === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
async function search({ app }: Pick<Product, 'app'>) {
  const { statusCode, headers, body: text } = await app.inject({ method: 'POST', url: '/api/v1/BrandQueries', payload: body })
  return { statusCode, headers, reply: JSON.parse(text) as BrandQueryResult & { code?: string } }
}
const idsOf = ({ hits }: BrandQueryResult) => hits.map(({ brandId }) => brandId)
const isAnswered = (product: Pick<Product, 'app'>) =>
  vi.waitFor(async () => expect((await search(product)).statusCode).toBe(200), { timeout: 30_000, interval: 50 })

it('answers 503 with Retry-After without an indexer, and searches once there is one', async () => {
  const { statusCode, headers, reply } = await search(first)
  expect(statusCode).toBe(503)
  expect(reply.code).toBe('search.unavailable')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  await startIndexer()
  await Promise.all([isAnswered(first), isAnswered(second)])
  const [one, other] = await Promise.all([search(first), search(second)])
  expect(idsOf(one.reply)).toHaveLength(50)
  expect(idsOf(other.reply)).toEqual(idsOf(one.reply))
})

it('survives the loss of the indexer during searches: 503 meanwhile, then the same results', async () => {
  const expected = idsOf((await search(first)).reply)
  const statuses = { running: [] as number[], killing: [] as number[], away: [] as number[] }
  let phase: keyof typeof statuses | 'over' = 'running'
  const searchAgain = async (product: Pick<Product, 'app'>) => {
    while (phase !== 'over') {
      const begun = phase
      const { statusCode, reply } = await search(product)
      if (statusCode === 200) expect(idsOf(reply)).toEqual(expected)
      else expect(reply.code).toBe('search.unavailable')
      // A search that overlaps two phases may have the outcome of either.
      if (begun === phase) statuses[begun].push(statusCode)
    }
  }
  const searching = Promise.all([first, second, first, second].map(searchAgain))
  await vi.waitFor(() => expect(statuses.running.length).toBeGreaterThan(8), { timeout: 30_000 })
  phase = 'killing'
  await killIndexer()
  phase = 'away'
  await vi.waitFor(() => expect(statuses.away.length).toBeGreaterThan(8), { timeout: 30_000 })
  phase = 'over'
  await searching
  expect(new Set(statuses.running)).toEqual(new Set([200]))
  expect(new Set(statuses.away)).toEqual(new Set([503]))
  await startIndexer()
  await Promise.all([isAnswered(first), isAnswered(second)])
  expect(idsOf((await search(second)).reply)).toEqual(expected)
})

it('lets a worker find and load marks without a caller, a language or HTTP', async () => {
  await isAnswered(first)
  const engine = await openRemoteEngine({ address, log: createLog('silent') })
  const { pool } = first.world
  const wanted = searchOf(BrandQuery.parse(body), 'en')
  const { total, page } = await findMarks(wanted, allOffices, { pool, engine })
  const marks = await loadMarks(pool, page)
  await engine.close()
  const { reply } = await search(first)
  expect(total).toBe(reply.total)
  expect(marks.map(({ id }) => id)).toEqual(idsOf(reply))
})

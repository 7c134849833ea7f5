import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { BrandQueryResult } from '@marklot/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeServer, openObjectStore, type Product } from '../src/compose/api.ts'
import { readConfig } from '../src/config.ts'
import { type Database, openDatabase } from '../src/platform/database.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrate.ts'
import { bundledProgram } from './bundled-entry.ts'
import { dailyFile } from './ingest-files.ts'

/*
 * Tests `npm run ingest` in a separate process while the product serves from the same data folder, including its
 * database.
 */

const marks = 30_000
const firstSerial = 97_000_000
/** Names of single marks at the beginning, in the middle and at the end of the delivery. */
const searched = new Map([
  [0, 'ZEPHRANOX'],
  [marks / 2, 'KALVETTUR'],
  [marks - 1, 'OMBRIDELLA'],
])

let directory: string
let file: string
let environment: Record<string, string>
let database: Database
let product: Product

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marklot-beside-'))
  await chmod(directory, 0o755)
  file = join(directory, 'apc240102.xml')
  const cases = Array.from({ length: marks }, (_, index) => ({
    serial: String(firstSerial + index),
    name: searched.get(index) ?? `MARK ${index.toString(36)}`,
    goods: { 9: 'Software' },
    owner: 'Alpha Inc.',
  }))
  await writeFile(file, dailyFile('20240102', ...cases))
  environment = { DATA_DIR: directory, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', SEARCH_THREADS: '1' }
  const config = readConfig(environment)
  database = await openDatabase(config, 'test-beside')
  await migrate(database.pool)
  const resources = { ...database, objectStore: await openObjectStore(config) }
  product = await composeServer(config, resources, createLog('silent'), { pages: false })
})
afterAll(async () => {
  await product.close()
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

type Command = ChildProcessByStdio<null, Readable, Readable>
function startIngest(): Command {
  return spawn(process.execPath, [bundledProgram('commands/cli'), 'ingest', '--office', 'us', '--json', file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
async function textOf(stream: Readable): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += chunk
  return text
}
async function search(query: string): Promise<{ status: number; ids: string[] }> {
  const { statusCode, body } = await product.app.inject({ method: 'POST', url: '/api/v1/BrandQueries', payload: { query } })
  return {
    status: statusCode,
    ids: statusCode === 200 ? (JSON.parse(body) as BrandQueryResult).hits.map((hit) => hit.brandId) : [],
  }
}
interface Counts {
  marks: number
  ids: number
  serials: number
  documents: number
  /** The number of marks, as stored with the register. */
  noted: number
}
async function countStored(): Promise<Counts> {
  const { rows } = await database.pool.query<Counts>(
    `select count(*) as marks, count(distinct id) as ids, count(distinct serial) as serials,
       (select count(*) from brand_documents d join brands b using (office, serial)) as documents,
       (select coalesce(sum(marks), 0)::integer from offices) as noted
     from brands`,
  )
  return rows[0] as Counts
}
const exactly = (count: number): Counts => ({ marks: count, ids: count, serials: count, documents: count, noted: count })

it('loses nothing when it is killed, stores every record once when run again, and is found by the running product', async () => {
  const killed = startIngest()
  const told = textOf(killed.stderr)
  const statuses = new Set<number>()
  const notedMarks = async () => {
    statuses.add((await search('zephranox')).status)
    const { rows } = await database.pool.query<{ noted: number }>('select coalesce(sum(marks), 0)::integer as noted from offices')
    return rows[0]?.noted ?? 0
  }
  let noted = 0
  while (noted < marks / 3) {
    if (killed.exitCode !== null) throw new Error(`The ingest ended by itself: ${await told}`)
    noted = await notedMarks()
  }
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const left = await countStored()
  expect(left.marks).toBeGreaterThanOrEqual(noted)
  expect(left.marks).toBeLessThan(marks)
  expect(left).toEqual(exactly(left.marks))

  const again = startIngest()
  const [reported] = await Promise.all([textOf(again.stdout), textOf(again.stderr)])
  const summary = JSON.parse(reported)
  expect(summary).toMatchObject({ read: marks, rejected: [] })
  expect(summary.stored + summary.unchanged).toBe(marks)
  expect(summary.unchanged).toBeGreaterThanOrEqual(left.marks)
  expect(await countStored()).toEqual(exactly(marks))

  await product.engine.catchUp()
  for (const [index, name] of searched) expect((await search(name.toLowerCase())).ids).toContain(`us-${firstSerial + index}`)
  expect(statuses).toEqual(new Set([200]))
})

import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { composeServer, openObjectStore, type Product } from '../src/compose/api.ts'
import { readConfig } from '../src/config.ts'
import { type Database, openDatabase } from '../src/platform/database.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrate.ts'
import { defineTask } from '../src/platform/tasks.ts'

/** The whole server with its own embedded database and search threads, without the web pages. */
let directory: string
let database: Database
let product: Product
const ran: number[] = []
const count = defineTask({
  name: 'test.count',
  payload: z.object({ number: z.int() }),
  queue: 'default',
  run: async ({ number }) => void ran.push(number),
})

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marklot-loss-'))
  await chmod(directory, 0o755)
  const config = readConfig({ DATA_DIR: directory, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', SEARCH_THREADS: '1' })
  database = await openDatabase(config, 'test-loss')
  database.watch(createLog('silent'))
  await migrate(database.pool)
  await database.pool.query('create table kept (number integer primary key)')
  const resources = { ...database, objectStore: await openObjectStore(config) }
  product = await composeServer(config, resources, createLog('silent'), { pages: false })
  product.jobs.register({ tasks: [count] })
  await product.jobs.start()
})
afterAll(async () => {
  await product.close()
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

const health = () => product.app.inject('/api/v1/health')
async function killPostmaster(): Promise<void> {
  const note = await readFile(join(directory, 'postgres', 'postmaster.pid'), 'utf8')
  process.kill(Number(note.split('\n')[0]), 'SIGKILL')
}
/** Repeats a request until the expected reply arrives. The test's own time limit applies. */
async function until<T>(ask: () => Promise<T>, isWanted: (reply: T) => boolean): Promise<T> {
  for (;;) {
    const reply = await ask()
    if (isWanted(reply)) return reply
  }
}

it('answers 503 while the database is away, and recovers without help', async () => {
  await killPostmaster()
  const away = await until(health, ({ statusCode }) => statusCode !== 200)
  expect(away.statusCode).toBe(503)
  expect(away.headers['retry-after']).toBe('2')
  expect(away.json()).toMatchObject({ code: 'server.databaseAway', message: expect.stringContaining('database') })
  expect((await until(health, ({ statusCode }) => statusCode === 200)).json()).toMatchObject({ status: 'ok' })
}, 60_000)

it('loses no acknowledged write when the database is killed ten times under load', async () => {
  const acknowledged: number[] = []
  let next = 0
  let isOver = false
  const write = async () => {
    while (!isOver) {
      const number = next++
      await database.pool.query('insert into kept values ($1)', [number]).then(
        () => acknowledged.push(number),
        // The write was refused or interrupted, so it was never acknowledged.
        () => new Promise((resume) => setImmediate(resume)),
      )
    }
  }
  const writers = [write(), write(), write()]
  const added: number[] = []
  for (let round = 0; round < 10; round++) {
    const before = acknowledged.length
    await until(
      () => new Promise((resume) => setImmediate(resume)),
      () => acknowledged.length > before + 20,
    )
    await product.jobs.add(count, { number: round })
    added.push(round)
    await killPostmaster()
    await until(health, ({ statusCode }) => statusCode !== 200)
    await until(health, ({ statusCode }) => statusCode === 200)
  }
  isOver = true
  await Promise.all(writers)
  const { rows } = await database.pool.query<{ number: number }>('select number from kept')
  const stored = new Set(rows.map(({ number }) => number))
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([])
  await product.jobs.runDue()
  expect([...new Set(ran)].sort()).toEqual(added)
  // The thread that follows the register is reading it again.
  await until(
    () =>
      product.engine.catchUp().then(
        () => 'followed',
        () => 'away',
      ),
    (reply) => reply === 'followed',
  )
}, 120_000)

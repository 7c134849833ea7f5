import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { noFilters } from '@marklot/register-index'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorld, type World } from '../../../test/world.ts'
import { createLog } from '../../platform/log.ts'
import { startWorker } from '../../platform/start-worker.ts'
import { type EmbeddedEngineOptions, openEmbeddedEngine } from './embedded.ts'
import type { OpenEngine } from './port.ts'

let world: World
let folder: string
const opened: OpenEngine[] = []
beforeEach(async () => {
  world = await createWorld()
  folder = await mkdtemp(join(tmpdir(), 'marklot-index-'))
  await world.pool.query(`insert into deliveries (office, feed, file, started_at) values ('de', 'feed', 'file', '2026-01-01')`)
})
afterEach(async () => {
  for (const index of opened.splice(0)) await index.close()
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

async function openWith(threads: number, more: Partial<EmbeddedEngineOptions> = {}): Promise<OpenEngine> {
  const { pool, connection } = world
  const log = createLog('silent')
  const options = { pool, connection, applicationName: 'test-index', threads, dataDirectory: folder, log }
  const engine = await openEmbeddedEngine({ ...options, ...more })
  opened.push(engine)
  return engine
}
const open = () => openWith(0)
const openInThreads = () => openWith(1)
async function put(id: string, name: string): Promise<void> {
  await world.pool.query(
    `insert into brands (office, id, name, brand_type, state_category, state_key, application_number, nice_classes, delivery, content_hash)
     values ('de', $1, $2, 'Word', 'alive', 'de.x', $1, '{9}', 1, '\\x00')
     on conflict (office, id) do update set name = excluded.name, revision = nextval('brand_revision')`,
    [id, name],
  )
}
const request = { filters: noFilters, sort: 'relevance', page: 1, size: 10 } as const
async function found(engine: OpenEngine, text: string): Promise<number> {
  return (await engine.searchNames({ ...request, text, minimumSimilarity: 100, maximumNames: 10 })).total
}
const marksOf = async (engine: OpenEngine) => (await engine.browse(request)).total

/** The threads run from source, which makes them slow to start on a busy machine. */
vi.setConfig({ testTimeout: 90_000 })

describe.each([
  ['in this thread', open],
  ['in its own threads', openInThreads],
])('the search index %s', (_, openIt) => {
  it('applies new and changed marks, saves them, and applies later ones after a restart', async () => {
    await put('de-1', 'Lumora')
    const index = await openIt()
    expect(await found(index, 'Lumora')).toBe(1)
    await put('de-2', 'Lumora')
    await put('de-1', 'Nebolan')
    await index.catchUp()
    expect([await found(index, 'Lumora'), await found(index, 'Nebolan'), await marksOf(index)]).toEqual([1, 1, 2])
    await index.close()
    opened.length = 0
    await put('de-3', 'Nebolan')
    const again = await openIt()
    expect([await found(again, 'Lumora'), await found(again, 'Nebolan')]).toEqual([1, 2])
  })

  it('is rebuilt when the register was replaced', async () => {
    await put('de-1', 'Lumora')
    const index = await openIt()
    await world.pool.query('delete from brands')
    await put('de-2', 'Nebolan')
    await world.pool.query(`insert into register_state values ('generation', '"second"')`)
    await index.catchUp()
    expect([await found(index, 'Lumora'), await found(index, 'Nebolan')]).toEqual([0, 1])
    await index.close()
    opened.length = 0
    expect(await readdir(join(folder, 'index'))).toEqual(['of-second'])
  })
})

it('is rebuilt from the register when its file is damaged', async () => {
  await put('de-1', 'Lumora')
  await (await open()).close()
  opened.length = 0
  const [generation] = await readdir(join(folder, 'index'))
  const files = await readdir(join(folder, 'index', generation ?? ''))
  for (const file of files) await truncate(join(folder, 'index', generation ?? '', file), 5)
  expect(await found(await open(), 'Lumora')).toBe(1)
})

it('keeps searching when the writer dies, and the next writer continues from the last state', async () => {
  await put('de-1', 'Lumora')
  const threads: { name: string; worker: Worker }[] = []
  const index = await openWith(1, {
    startThread: (name, ...rest) => {
      const worker = startWorker(name, ...rest)
      threads.push({ name, worker })
      return worker
    },
  })
  await put('de-2', 'Lumora')
  await index.catchUp()
  await threads.find(({ name }) => name === 'index-writer')?.worker.terminate()
  expect(await found(index, 'Lumora')).toBe(2)
  await put('de-3', 'Lumora')
  await vi.waitFor(async () => expect(await found(index, 'Lumora')).toBe(3), { timeout: 60_000, interval: 100 })
  expect(threads.map(({ name }) => name)).toEqual(['search-thread', 'index-writer', 'index-writer'])
})

it('has one owner, and refuses others until it is closed', async () => {
  const index = await open()
  await put('1', 'Aurora')
  await index.catchUp()
  await expect(openWith(0)).rejects.toThrow(
    `Another process keeps the search index of the data folder ${folder}. Stop it first, or name another folder with DATA_DIR.`,
  )
  expect(await found(index, 'aurora')).toBe(1)
  opened.pop()
  await index.close()
  expect(await found(await open(), 'aurora')).toBe(1)
})

it('says why it cannot be opened', async () => {
  const connection = { ...world.connection, database: 'nowhere' }
  await expect(openWith(1, { connection })).rejects.toThrow('nowhere')
})

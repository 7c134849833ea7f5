import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Statistics, statisticsHistoryFolder } from '@marklot/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { createFileObjectStore } from '../platform/object-store-files.ts'
import { objectKey } from '../platform/object-store-keys.ts'
import { type OpenEngine, openEmbeddedEngine } from '../search/index.ts'
import { publishStatistics } from './publish-statistics.ts'

let world: World
let folder: string
let engine: OpenEngine
let store: ObjectStore
beforeAll(async () => {
  world = await createWorld()
  folder = await mkdtemp(join(tmpdir(), 'marklot-statistics-'))
  engine = await openEmbeddedEngine({
    pool: world.pool,
    connection: world.connection,
    applicationName: 'test-index',
    threads: 0,
    dataDirectory: folder,
    log: createLog('silent'),
  })
  store = createFileObjectStore(join(folder, 'objects'))
  await world.pool.query(`insert into deliveries (office, feed, file, started_at) values ('de', 'feed', 'file', '2026-01-01')`)
  await world.pool.query(`insert into offices (office, marks, as_of) values ('de', 1, '2026-03-31')`)
})
afterAll(async () => {
  await engine.close()
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

let number = 0
beforeEach(async () => {
  number++
  await world.pool.query(
    `insert into brands (office, id, name, brand_type, state_category, state_key, application_number, application_date, nice_classes, delivery, content_hash)
     values ('de', $1, 'Lumora', 'Word', 'alive', 'de.x', $1, '2026-03-02', '{9}', 1, '\\x00')`,
    [`de-${number}`],
  )
})

const publish = (objectStore: ObjectStore) => publishStatistics({ pool: world.pool, engine, objectStore, clock: systemClock })
async function file(path: string): Promise<Statistics> {
  const stored = await store.get(objectKey(`statistics/${path}`))
  return JSON.parse(String(stored?.body))
}
/** Returns a store that fails after the given number of writes. */
function failingAfter(writes: number): ObjectStore {
  let left = writes
  return { ...store, put: async (...args) => (left-- > 0 ? store.put(...args) : Promise.reject(new Error('the store is full'))) }
}

it('keeps the old figures when it fails, and writes all new ones the next time', async () => {
  expect(await publish(store)).toBe('written')
  const old = await file('global/all.json')
  await world.pool.query(`update brands set state_category = 'dead', revision = nextval('brand_revision') where id = $1`, [
    `de-${number}`,
  ])
  // The writes have this order: three copies for the history, the office's files, the global file. Copies that the
  // history already has are kept.
  for (let writes = 0; writes < 3; writes++) {
    await expect(publish(failingAfter(writes))).rejects.toThrow('the store is full')
    expect(await file('global/all.json')).toEqual(old)
  }
  expect(await publish(failingAfter(3))).toBe('written')
  const now = await file('global/all.json')
  expect(now.measures.stateCategory.dead).toBe(old.measures.stateCategory.dead + 1)
  for (const path of ['global/all.json', 'de/all.json', 'de/90.json'])
    expect(await file(`${statisticsHistoryFolder(now)}/${path}`)).toEqual(await file(path))
  expect(await publish(failingAfter(0))).toBe('unchanged')
})

it('is not misled by an unreadable stored file', async () => {
  expect(await publish(store)).toBe('written')
  await store.put(objectKey('statistics/global/all.json'), Buffer.from('{"edit'), { contentType: 'application/json' })
  expect(await publish(store)).toBe('written')
  expect((await file('global/all.json')).scope).toBe('global')
})

it('counts a removed entry as dead, like the search', async () => {
  await world.pool.query(
    `update brands set state_category = 'dead', removed = true, revision = nextval('brand_revision') where id = $1`,
    [`de-${number}`],
  )
  await publish(store)
  const { measures } = await file('de/all.json')
  expect(measures.brand.total).toBe(number)
  expect(measures.stateCategory.alive + measures.stateCategory.dead).toBe(number)
  expect(measures.stateCategory.dead).toBeGreaterThan(0)
})

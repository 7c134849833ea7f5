import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noFilters } from '@marklot/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type S3TestServer, startS3TestServer } from '../../../test/s3-server.ts'
import { createWorld, type World } from '../../../test/world.ts'
import { createLog } from '../../platform/log.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { createS3ObjectStore } from '../../platform/object-store-s3.ts'
import { openEmbeddedEngine } from './embedded.ts'
import { indexSnapshots, type SnapshotOptions } from './index-snapshots.ts'
import type { OpenEngine } from './port.ts'

/* Several hosts share one database and one S3 storage. Each has its own disk. */

const log = createLog('silent')
let world: World
let s3: S3TestServer
let objectStore: ObjectStore
const folders: string[] = []

beforeAll(async () => {
  world = await createWorld()
  s3 = await startS3TestServer()
  const { endpoint, region, bucket, credentials } = s3
  objectStore = createS3ObjectStore({ endpoint, region, bucket, credentials, forcePathStyle: true, maxAttempts: 1 })
  await world.pool.query(`insert into deliveries (office, feed, file, started_at) values ('de', 'feed', 'file', '2026-01-01')`)
  for (let number = 1; number <= 40; number++) await put(number, `Lumora ${number}`)
})
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
  await s3.close()
  await world.close()
})

async function put(number: number, name: string): Promise<void> {
  await world.pool.query(
    `insert into brands (office, id, name, brand_type, state_category, state_key, application_number, nice_classes, delivery, content_hash)
     values ('de', $1, $2, 'Word', 'alive', 'de.x', $1, '{9}', 1, '\\x00')
     on conflict (office, id) do update set name = excluded.name, revision = nextval('brand_revision')`,
    [`de-${number}`, name],
  )
}

/** Returns a host with its own folder, and the log lines about its index. */
async function host(more: Partial<SnapshotOptions> = {}) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'marklot-host-'))
  folders.push(dataDirectory)
  const said: string[] = []
  const heard = {
    ...log,
    info: (_: object, text: string) => said.push(text),
    error: (_: object, text: string) => said.push(text),
  }
  const { pool, connection } = world
  const options = { pool, objectStore, dataDirectory, log: heard as never, partBytes: 4_096, interval: 0, ...more }
  const snapshots = indexSnapshots(options)
  const open = () =>
    openEmbeddedEngine({
      pool,
      connection,
      applicationName: 'test-host',
      threads: 0,
      dataDirectory,
      log: heard as never,
      snapshots: { ...snapshots, store: async () => false },
    })
  return { snapshots, open, said }
}
const found = async (engine: OpenEngine, text: string) => {
  const request = {
    text,
    minimumSimilarity: 100,
    maximumNames: 10,
    filters: noFilters,
    sort: 'relevance',
    page: 1,
    size: 10,
  } as const
  return (await engine.searchNames(request)).total
}
const built = 'The search index was built'
const fetched = 'A snapshot of the search index was fetched'

it('a second host gets the index from the storage, and applies what has changed since', async () => {
  const first = await host()
  const engine = await first.open()
  expect(first.said).toContain(built)
  expect(await first.snapshots.store()).toBe(true)
  expect(await first.snapshots.store()).toBe(false)
  await put(41, 'Norwind')
  const second = await host()
  const copy = await second.open()
  expect(second.said).toContain(fetched)
  expect(second.said).not.toContain(built)
  expect([await found(copy, 'Norwind'), await found(copy, 'Lumora 7')]).toEqual([1, 1])
  expect(await second.snapshots.fetch()).toBe(false)
  await engine.close()
  await copy.close()
})

it('a later snapshot adds what is new, and drops what nobody needs', async () => {
  const third = await host()
  const engine = await third.open()
  await put(42, 'Tavilo')
  await engine.catchUp()
  await engine.close()
  const before = s3.requests.length
  expect(await third.snapshots.store()).toBe(true)
  const puts = s3.requests.slice(before).filter((request) => request.startsWith('PUT'))
  const objects = [...s3.objects.keys()].filter((key) => key.startsWith('search-index/'))
  expect(puts.length).toBeLessThan(objects.length)
  const fourth = await host()
  const copy = await fourth.open()
  expect(fourth.said).toContain(fetched)
  expect(await found(copy, 'Tavilo')).toBe(1)
  await copy.close()
})

it('builds the index where the snapshot is incomplete, damaged, of another version, or the storage is away', async () => {
  const part = [...s3.objects].find(([key]) => key.includes('/segment-'))
  if (!part) throw new Error('no part')
  const [key, object] = part
  s3.objects.delete(key)
  const incomplete = await host()
  await (await incomplete.open()).close()
  expect(incomplete.said).toContain(built)
  const damaged = Buffer.from(object.body)
  damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 1
  s3.objects.set(key, { ...object, body: damaged })
  const flipped = await host()
  await (await flipped.open()).close()
  expect(flipped.said).toContain(built)
  s3.objects.set(key, object)
  const newer = await host({ version: '99.0.0' })
  await (await newer.open()).close()
  expect(newer.said).toContain(built)
  s3.fail({ status: 503, code: 'SlowDown' }, 2)
  const alone = await host()
  await (await alone.open()).close()
  expect(alone.said).toContain(built)
})

it('stores one snapshot, however many hosts try', async () => {
  const hosts = await Promise.all([host(), host(), host()])
  const engines = await Promise.all(hosts.map(({ open }) => open()))
  await put(43, 'Zentaris')
  for (const engine of engines) await engine.catchUp()
  for (const engine of engines) await engine.close()
  const stored = await Promise.all(hosts.map(({ snapshots }) => snapshots.store()))
  expect(stored.filter(Boolean)).toHaveLength(1)
})

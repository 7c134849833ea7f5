import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { boundWork } from '../platform/admission.ts'
import { createLog } from '../platform/log.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { createFileObjectStore } from '../platform/object-store-files.ts'
import { parseObjectKey } from '../platform/object-store-keys.ts'
import { createOutbound, type Outbound } from '../platform/outbound.ts'
import { pictureFetching } from './fetch-pictures.ts'
import { lockIngest } from './ingest.store.ts'

/* Tests the task with an office on the network: a local server that counts its calls. */

let world: World
let folder: string
let store: ObjectStore
let office: Server
let origin: string
let outbound: Outbound
let png: Buffer
const calls: { path: string; at: number }[] = []
const log = createLog('silent')

const answers: Record<string, (reply: ServerResponse) => void> = {
  '/good.png': (reply) => reply.setHeader('content-type', 'image/png').end(png),
  '/other.png': (reply) => reply.setHeader('content-type', 'image/png').end(png),
  '/page.html': (reply) => reply.setHeader('content-type', 'text/html').end('<p>not found</p>'),
  '/broken.png': (reply) => reply.setHeader('content-type', 'image/png').end('no picture'),
  '/large.png': (reply) => reply.setHeader('content-type', 'image/png').end(Buffer.alloc(9 * 1024 * 1024)),
  '/moved.png': (reply) => reply.writeHead(302, { location: '/good.png' }).end(),
  '/busy.png': (reply) => reply.writeHead(429).end(),
}

beforeAll(async () => {
  world = await createWorld()
  folder = await mkdtemp(join(tmpdir(), 'marklot-pictures-'))
  store = createFileObjectStore(join(folder, 'objects'))
  png = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  office = createServer(({ url = '' }, reply) => {
    calls.push({ path: url, at: performance.now() })
    const answer = answers[url]
    if (answer) answer(reply)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve))
  const { port } = office.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  outbound = createOutbound({ log, allowed: [`127.0.0.1:${port}`], retryPause: 0 })
  await world.pool.query(`insert into deliveries (office, feed, file, started_at) values ('em', 'feed', 'file', '2026-01-01')`)
})
afterAll(async () => {
  outbound.close()
  office.close()
  await world.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  calls.length = 0
  await world.pool.query('delete from brands')
  await world.pool.query('delete from picture_fetches')
  await world.pool.query(`delete from register_state where key = 'pictureFetchAfter'`)
})

const put = async (...paths: string[]) => {
  for (const path of paths)
    await world.pool.query(
      `insert into brands (office, id, brand_type, state_category, state_key, application_number, nice_classes, logo, delivery, content_hash)
       values ('em', 'em-' || $1, 'Figurative', 'alive', 'em.x', $1, '{}', $2, 1, '\\x00')`,
      [path.replace(/\W/g, ''), `${origin}${path}`],
    )
}
const logos = async () => {
  const { rows } = await world.pool.query<{ logo: string }>('select logo from brands order by serial')
  return rows.map(({ logo }) => logo.replace(origin, ''))
}
const clock = { now: () => new Date('2026-11-22T12:00:00Z') }
const fetching = (more: Partial<Parameters<typeof pictureFetching>[0]> = {}) =>
  pictureFetching({
    pool: world.pool,
    objectStore: store,
    outbound,
    clock,
    log,
    hosts: ['127.0.0.1'],
    productName: 'Marklot',
    gap: 0,
    ...more,
  })
const run = (fetch = fetching()) => fetch(new AbortController().signal)

it('copies a picture into the storage, once', async () => {
  await put('/good.png')
  await run()
  const [logo = ''] = await logos()
  expect(logo).toMatch(/^logos\/em\//)
  expect((await store.get(parseObjectKey(logo) as NonNullable<ReturnType<typeof parseObjectKey>>))?.body).toEqual(png)
  await run()
  expect(calls.map(({ path }) => path)).toEqual(['/good.png'])
})

it.each([
  ['/missing.png', 'status 404'],
  ['/page.html', 'type'],
  ['/broken.png', 'picture'],
  ['/large.png', 'size'],
  ['/moved.png', 'redirect'],
])('keeps the address of %s, and does not try it again for a month', async (path, fault) => {
  await put(path)
  await run()
  await run()
  expect(await logos()).toEqual([path])
  expect(calls).toHaveLength(1)
  const { rows } = await world.pool.query('select fault, retry_at from picture_fetches')
  expect(rows).toEqual([{ fault, retry_at: new Date('2026-12-22T12:00:00Z') }])
  await run(fetching({ clock: { now: () => new Date('2026-12-23T12:00:00Z') } }))
  expect(calls).toHaveLength(2)
})

it('calls no host that is not configured, and none at all by default', async () => {
  await put('/good.png')
  await run(fetching({ hosts: [] }))
  await run(fetching({ hosts: ['www.tmdn.org'] }))
  expect(calls).toEqual([])
})

it('refuses a private address that the operator has not allowed', async () => {
  await put('/good.png')
  const strict = createOutbound({ log, allowed: [] })
  await run(fetching({ outbound: strict }))
  strict.close()
  expect(calls).toEqual([])
  expect((await world.pool.query('select fault from picture_fetches')).rows).toEqual([{ fault: 'address' }])
})

it('leaves a host alone that refuses, and returns to its pictures later', async () => {
  await put('/busy.png', '/good.png')
  const one = fetching()
  await run(one)
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/busy.png']))
  expect(await logos()).toEqual(['/busy.png', '/good.png'])
  expect((await world.pool.query('select from picture_fetches')).rows).toEqual([])
})

it('keeps the distance between two calls to one host', async () => {
  await put('/good.png', '/other.png')
  await run(fetching({ gap: 300 }))
  const [first, second] = calls
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(290)
})

describe('rests', () => {
  it('while an ingest runs', async () => {
    await put('/good.png')
    const client = await world.pool.connect()
    await lockIngest(client, () => undefined)
    await run()
    client.release(true)
    expect(calls).toEqual([])
  })

  it('while this process answers a request, and continues at the same mark', async () => {
    await put('/good.png')
    const app = Fastify()
    boundWork(app)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const arrived = new Promise<void>((resolve) => {
      app.get('/', async () => {
        resolve()
        await answered
        return 'ok'
      })
    })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const page = fetch(address)
    await arrived
    await run(fetching({ patience: 0 }))
    expect(calls).toEqual([])
    answer()
    await (await page).text()
    await run()
    expect(calls).toHaveLength(1)
    await app.close()
  })
})

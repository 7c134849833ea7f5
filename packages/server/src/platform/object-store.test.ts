import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type S3TestServer, startS3TestServer } from '../../test/s3-server.ts'
import { maxObjectBytes, type ObjectStore } from './object-store.ts'
import { createFileObjectStore } from './object-store-files.ts'
import { objectKey } from './object-store-keys.ts'
import { createS3ObjectStore } from './object-store-s3.ts'

const png = { contentType: 'image/png' }
const json = { contentType: 'application/json' }
const logo = objectKey('logos/de/0a1/de-3020090013365-9c1185a5.png')
const unavailable = expect.objectContaining({ name: 'AppError', code: 'storage.unavailable' })

async function keysOf(store: ObjectStore, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of store.list(prefix)) keys.push(key)
  return keys
}

/** Tests that every store must pass. */
function behavesAsObjectStore(open: () => ObjectStore): void {
  it('returns what was stored, with its type, size and entity tag', async () => {
    const store = open()
    await store.put(logo, Buffer.from([0, 1, 2, 255]), { ...png, cacheControl: 'public' })
    const found = await store.get(logo)
    expect(found).toMatchObject({ contentType: 'image/png', size: 4, body: Buffer.from([0, 1, 2, 255]) })
    expect(found?.etag).toMatch(/^"[^"]+"$/)
    expect(found?.lastModified).toBeInstanceOf(Date)
    const { body: _, ...facts } = found ?? {}
    expect(await store.head(logo)).toEqual(facts)
  })
  it('accepts a stream, and an empty object', async () => {
    const store = open()
    const key = objectKey('statistics/all.json')
    await store.put(key, Readable.from(['{"a":', Buffer.from('1}')]), json)
    expect((await store.get(key))?.body.toString()).toBe('{"a":1}')
    await store.put(key, Buffer.alloc(0), json)
    expect(await store.get(key)).toMatchObject({ size: 0, body: Buffer.alloc(0) })
  })
  it('replaces an object and changes its entity tag', async () => {
    const store = open()
    await store.put(logo, Buffer.from('one'), png)
    const before = await store.head(logo)
    await store.put(logo, Buffer.from('two'), png)
    expect((await store.get(logo))?.body.toString()).toBe('two')
    expect((await store.head(logo))?.etag).not.toBe(before?.etag)
  })
  it('returns undefined for missing objects and for folders', async () => {
    const store = open()
    expect(await store.get(logo)).toBeUndefined()
    expect(await store.head(logo)).toBeUndefined()
    await store.put(logo, Buffer.from('x'), png)
    expect(await store.get(objectKey('logos/de/0a1/de-1.png'))).toBeUndefined()
  })
  it('deletes one object, and ignores a missing one', async () => {
    const store = open()
    await store.put(logo, Buffer.from('x'), png)
    await store.delete(logo)
    expect(await store.get(logo)).toBeUndefined()
    await store.delete(logo)
  })
  it('lists and deletes by prefix in character order, over several pages', async () => {
    const store = open()
    const names = ['logos/de/a/1.png', 'logos/de/a-1/1.png', 'logos/de/a/10.png', 'logos/de/ab/1.png', 'logos/de/b/1.png']
    const others = ['logos/em/a/1.png', 'statistics/de.json']
    for (const name of [...others, ...names]) {
      await store.put(objectKey(name), Buffer.from('x'), name.endsWith('json') ? json : png)
    }
    expect(await keysOf(store, 'logos/de/')).toEqual([...names].sort())
    expect(await keysOf(store, 'logos/de/a/1')).toEqual(['logos/de/a/1.png', 'logos/de/a/10.png'])
    expect(await keysOf(store, 'logos/de/a')).toEqual([...names].sort().slice(0, 4))
    expect(await keysOf(store, 'logos/us/')).toEqual([])
    expect(await store.deletePrefix('logos/de/a')).toBe(4)
    expect(await store.deletePrefix('logos/de/a')).toBe(0)
    expect(await keysOf(store, 'logos/')).toEqual(['logos/de/b/1.png', 'logos/em/a/1.png'])
    expect(await keysOf(store, 'statistics/')).toEqual(['statistics/de.json'])
  })
  it('refuses a type that differs from the key, an oversized object, and unknown prefixes', async () => {
    const store = open()
    await expect(store.put(logo, Buffer.from('x'), json)).rejects.toThrow(TypeError)
    const mebibyte = Buffer.alloc(1024 * 1024)
    const endless = Readable.from(
      (function* () {
        for (;;) yield mebibyte
      })(),
    )
    await expect(store.put(logo, endless, png)).rejects.toThrow(RangeError)
    expect(maxObjectBytes).toBeGreaterThan(mebibyte.length)
    expect(await store.head(logo)).toBeUndefined()
    for (const prefix of ['', '/', '../', 'logos', 'logos/../', 'logos/de/..', 'other/', '.partial/'])
      await expect(store.deletePrefix(prefix)).rejects.toThrow(TypeError)
  })
  it('handles concurrent writers of the same and of different objects', async () => {
    const store = open()
    const work = Array.from({ length: 60 }, (_, i) =>
      store.put(objectKey(`logos/us/${i % 7}/us-${i % 20}.png`), Buffer.alloc(1000, i), png),
    )
    await Promise.all(work)
    const found = await store.get(objectKey('logos/us/0/us-0.png'))
    expect(found?.size).toBe(1000)
    expect(new Set(found?.body).size).toBe(1)
  })
}

describe('objects as files', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'objects-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  behavesAsObjectStore(() => createFileObjectStore(join(folder, 'store')))

  it('use keys as paths, and leave no partial file', async () => {
    const store = createFileObjectStore(folder)
    await store.put(logo, Buffer.from('x'), png)
    expect(await readdir(join(folder, 'logos/de/0a1'))).toEqual(['de-3020090013365-9c1185a5.png'])
    expect(await readdir(join(folder, '.partial'))).toEqual([])
  })
  it('are cleared of what a killed process left, but not of what another is writing', async () => {
    await mkdir(join(folder, '.partial'))
    await writeFile(join(folder, '.partial/old'), 'x')
    await writeFile(join(folder, '.partial/new'), 'x')
    await utimes(join(folder, '.partial/old'), 0, 0)
    await createFileObjectStore(folder).put(logo, Buffer.from('x'), png)
    expect(await readdir(join(folder, '.partial'))).toEqual(['new'])
  })
  it('report a folder that cannot be used, and recover when it can', async () => {
    const blocked = join(folder, 'blocked')
    await writeFile(blocked, 'a file where the folder should be')
    const store = createFileObjectStore(blocked)
    await expect(store.put(logo, Buffer.from('x'), png)).rejects.toEqual(unavailable)
    await rm(blocked)
    await store.put(logo, Buffer.from('x'), png)
    expect((await store.get(logo))?.size).toBe(1)
  })
  it('do not list foreign files', async () => {
    await mkdir(join(folder, 'logos/de'), { recursive: true })
    await writeFile(join(folder, 'logos/de/Thumbs.db'), 'x')
    await writeFile(join(folder, 'logos/de/1.png'), 'x')
    expect(await keysOf(createFileObjectStore(folder), 'logos/')).toEqual(['logos/de/1.png'])
  })
})

describe('objects in S3', () => {
  let server: S3TestServer
  beforeEach(async () => {
    server = await startS3TestServer()
  })
  afterEach(() => server.close())
  const open = (change: Partial<Parameters<typeof createS3ObjectStore>[0]> = {}) => {
    const { endpoint, region, bucket, credentials } = server
    const timeouts = { requestTimeout: 300, connectionTimeout: 300 }
    return createS3ObjectStore({ endpoint, region, bucket, credentials, forcePathStyle: true, ...timeouts, ...change })
  }
  behavesAsObjectStore(() => open({ requestTimeout: 10_000 }))

  it('keep type and caching with the object, addressed by path', async () => {
    await open().put(logo, Buffer.from('x'), { ...png, cacheControl: 'public, max-age=31536000, immutable' })
    expect(server.objects.get(logo)?.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(server.requests.every((request) => request.startsWith(`PUT /marklot/${logo}`))).toBe(true)
  })
  it.each([
    ['an error', { status: 500, code: 'InternalError' }],
    ['throttling', { status: 503, code: 'SlowDown' }],
    ['a dropped connection', 'dropped'],
    ['no answer', 'silent'],
  ] as const)('are requested again after %s, up to three attempts', async (_, fault) => {
    const store = open()
    server.fail(fault)
    await store.put(logo, Buffer.from('x'), png)
    server.fail(fault, 2)
    expect((await store.get(logo))?.size).toBe(1)
    server.requests.length = 0
    server.fail(fault, 3)
    await expect(store.head(logo)).rejects.toEqual(unavailable)
    expect(server.requests).toHaveLength(3)
    expect((await store.head(logo))?.size).toBe(1)
  })
  it('are read again when the content breaks off, and never returned in part', async () => {
    const store = open()
    await store.put(logo, Buffer.alloc(100_000, 7), png)
    server.fail('cut', 2)
    expect((await store.get(logo))?.body.equals(Buffer.alloc(100_000, 7))).toBe(true)
    server.fail('cut', 3)
    await expect(store.get(logo)).rejects.toEqual(unavailable)
  })
  it('are not requested again after a refusal: wrong secret, key, region or bucket', async () => {
    const wrong = [
      open({ credentials: { ...server.credentials, secretAccessKey: 'wrong' } }),
      open({ credentials: { ...server.credentials, accessKeyId: 'OTHER' } }),
      open({ region: 'eu-other-1' }),
      open({ bucket: 'other' }),
    ]
    for (const store of wrong) {
      server.requests.length = 0
      await expect(store.put(logo, Buffer.from('x'), png)).rejects.toEqual(unavailable)
      await expect(store.get(logo)).rejects.toEqual(unavailable)
      await expect(keysOf(store, 'logos/')).rejects.toEqual(unavailable)
      expect(server.requests.length).toBe(3)
    }
    expect(server.objects.size).toBe(0)
  })
  it('are reported when a successful DeleteObjects did not delete them', async () => {
    const store = open()
    await store.put(logo, Buffer.from('x'), png)
    server.fail('keepsObjects')
    await expect(store.deletePrefix('logos/de/')).rejects.toEqual(unavailable)
    expect(await store.deletePrefix('logos/de/')).toBe(1)
  })
  it('are reported as unavailable when the service is down', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    await expect(open({ endpoint: `http://127.0.0.1:${port}` }).get(logo)).rejects.toEqual(unavailable)
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ObjectStore } from '../platform/object-store.ts'
import { createFileObjectStore } from '../platform/object-store-files.ts'
import { objectKey, thumbnailKey } from '../platform/object-store-keys.ts'
import { brandImage } from './image.ts'

const logo = objectKey('logos/us/0a1/us-77478018-9c1185a5.png')
let folder: string
let objects: ObjectStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  objects = createFileObjectStore(join(folder, 'objects'))
  await objects.put(logo, Buffer.from('original'), { contentType: 'image/png' })
  await objects.put(thumbnailKey(logo), Buffer.from('thumbnail'), { contentType: 'image/webp' })
  await objects.put(objectKey('statistics/all.json'), Buffer.from('{}'), { contentType: 'application/json' })
  await writeFile(join(folder, 'secret.png'), 'secret')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const imageAddress = (text: string) => Buffer.from(text).toString('base64url')
const encoded = { base64Encoded: 'true' } as const
const ask = (address: string, query: { base64Encoded?: 'true' | 'false'; size?: '240' } = encoded, ifNoneMatch?: string) =>
  brandImage(objects, { address, ...query, ifNoneMatch })

describe('a logo’s picture', () => {
  it('has its type, is cached forever and cannot run anything', async () => {
    const reply = await ask(imageAddress(logo))
    expect(reply.status).toBe(200)
    expect(reply.body?.toString()).toBe('original')
    expect(reply.headers).toMatchObject({
      'Content-Type': 'image/png',
      'Content-Length': '8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ETag: expect.stringMatching(/^".+"$/),
    })
  })
  it('is a thumbnail on request', async () => {
    const reply = await ask(imageAddress(logo), { ...encoded, size: '240' })
    expect(reply.body?.toString()).toBe('thumbnail')
    expect(reply.headers['Content-Type']).toBe('image/webp')
  })
  it.each(['base64', 'base64url'] as const)('is found by %s, padded and not', async (alphabet) => {
    const text = Buffer.from(logo).toString(alphabet)
    const padded = text.replace(/=+$/, '').padEnd(Math.ceil(text.length / 4) * 4, '=')
    for (const address of [padded, text.replace(/=+$/, '')]) expect((await ask(address)).status).toBe(200)
  })
  it('is found by the plain address without base64Encoded', async () => {
    expect((await ask(logo, {})).status).toBe(200)
    expect((await ask(logo, { base64Encoded: 'false' })).status).toBe(200)
    await expect(ask(imageAddress(logo), {})).rejects.toMatchObject({ code: 'image.invalidAddress' })
  })
  it('is not sent again to a client that has it', async () => {
    const etag = (await ask(imageAddress(logo))).headers.ETag ?? ''
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await ask(imageAddress(logo), encoded, header)
      expect(reply).toMatchObject({ status: 304, body: null, headers: { ETag: etag } })
      expect(reply.headers).not.toHaveProperty('Content-Type')
    }
    expect((await ask(imageAddress(logo), encoded, '"other"')).status).toBe(200)
    expect((await ask(imageAddress(logo), { ...encoded, size: '240' }, etag)).status).toBe(200)
  })
  it('is a 404 when it is missing, even for a client that has it', async () => {
    const missing = imageAddress('logos/us/0a1/us-1-00000000.png')
    await expect(ask(missing)).rejects.toMatchObject({ code: 'image.notFound', status: 404 })
    await expect(ask(missing, encoded, '*')).rejects.toMatchObject({ code: 'image.notFound' })
    await expect(ask(imageAddress('logos/us.png'), { ...encoded, size: '240' })).rejects.toMatchObject({ code: 'image.notFound' })
  })
  it.each([
    '',
    'logos/',
    'statistics/all.json',
    '../secret.png',
    'logos/../../secret.png',
    'logos/us/../../../secret.png',
    'logos/..%2f..%2fsecret.png',
    '/etc/passwd',
    'logos//etc/passwd',
    'C:\\secret.png',
    'logos\\us\\x.png',
    `${logo}\0`,
    `${logo}\0.png`,
    `${logo}\n`,
    ` ${logo}`,
    logo.toUpperCase(),
    'https://example.org/x.png',
    'logos/ü.png',
    '.partial/x.png',
  ])('refuses the address %j, encoded or plain', async (address) => {
    const refused = { code: 'image.invalidAddress', status: 400 }
    await expect(ask(imageAddress(address))).rejects.toMatchObject(refused)
    await expect(ask(Buffer.from(address).toString('base64'))).rejects.toMatchObject(refused)
    await expect(ask(address, {})).rejects.toMatchObject(refused)
  })
  it('has exactly one spelling: no rest, repetition, mixed alphabet or malformed text', async () => {
    const short = objectKey('logos/a/a.png')
    await objects.put(short, Buffer.from('x'), { contentType: 'image/png' })
    const text = Buffer.from(short).toString('base64url')
    expect((await ask(text)).status).toBe(200)
    const leftOver = `${text.slice(0, -1)}${String.fromCharCode(text.charCodeAt(text.length - 1) + 1)}`
    const wrong = [
      leftOver,
      `${text}=`,
      `${text}===`,
      `${text}A`,
      `=${text}`,
      `${text} `,
      `${text.slice(0, 4)}\n${text.slice(4)}`,
      '%',
    ]
    for (const address of [...wrong, '+-_/', imageAddress(imageAddress(short)), 'A'.repeat(1025)]) {
      await expect(ask(address)).rejects.toMatchObject({ code: 'image.invalidAddress' })
    }
  })
  it('returns a picture or a documented error for any input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String(), fc.webPath()), fc.boolean(), async (address, isEncoded) => {
        const outcome = await ask(address, isEncoded ? encoded : {}).then(
          (reply) => `${reply.status}`,
          (error: { code: string }) => error.code,
        )
        expect(['200', 'image.invalidAddress', 'image.notFound']).toContain(outcome)
      }),
    )
  })
})

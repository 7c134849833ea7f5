import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../platform/app-error.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { createFileObjectStore } from '../platform/object-store-files.ts'
import { objectKey, thumbnailKey } from '../platform/object-store-keys.ts'
import { createLogoStore, type LogoStore, type PictureSource } from './logos.ts'

let folder: string
let objects: ObjectStore
let logos: LogoStore
let findings: string[]
let puts: string[]
const report = (finding: string) => findings.push(finding)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logos-'))
  const files = createFileObjectStore(folder)
  puts = []
  findings = []
  objects = {
    ...files,
    put: (key, ...rest) => {
      puts.push(key)
      return files.put(key, ...rest)
    },
  }
  logos = createLogoStore(objects)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const deliver = (files: Record<string, Buffer>): PictureSource => ({
  find(names) {
    const name = names.find((candidate) => candidate in files)
    const bytes = name === undefined ? undefined : files[name]
    return name && bytes ? { name, size: bytes.length, read: async () => bytes } : undefined
  },
})
/** Stores one picture for one mark. */
const keep = (bytes: Buffer, brandId = 'de-3020090013365') =>
  logos.store('de', brandId, { files: ['1.jpg'] }, deliver({ '1.jpg': bytes }), report)
const draw = (width = 320, height = 200, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 60, alpha: 0.5 } } })
async function stored(address: string | undefined) {
  const key = objectKey(address ?? '')
  const [original, thumbnail] = [await objects.get(key), await objects.get(thumbnailKey(key))]
  if (!original || !thumbnail) throw new Error('not stored')
  return { original, thumbnail, facts: await sharp(original.body).metadata(), small: await sharp(thumbnail.body).metadata() }
}

describe('logos of a delivery', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('keeps a %s as delivered, with a thumbnail', async (format) => {
    const bytes = await draw().toFormat(format).toBuffer()
    const address = await keep(bytes)
    expect(address).toMatch(/^logos\/de\/[0-9a-f]{3}\/de-3020090013365-[0-9a-f]{8}\.(png|jpg|webp|gif)$/)
    const { original, thumbnail, facts, small } = await stored(address)
    expect(original.body.equals(bytes)).toBe(true)
    expect(original.contentType).toBe(`image/${format}`)
    expect(facts.format).toBe(format)
    expect(thumbnail.contentType).toBe('image/webp')
    expect(small).toMatchObject({ format: 'webp', width: 240, height: 150 })
    expect(findings).toEqual([])
  })
  it('turns TIFF into PNG, print colours included', async () => {
    const plain = await stored(await keep(await draw().tiff().toBuffer()))
    expect(plain.facts).toMatchObject({ format: 'png', width: 320, height: 200 })
    const print = await stored(await keep(await draw().toColourspace('cmyk').tiff().toBuffer()))
    expect(print.facts).toMatchObject({ format: 'png', space: 'srgb' })
    const jpeg = await stored(await keep(await draw().toColourspace('cmyk').jpeg().toBuffer()))
    expect(jpeg.facts).toMatchObject({ format: 'jpeg', space: 'srgb' })
  })
  it('scales down pictures of more than 2,000 pixels, and enlarges nothing', async () => {
    const large = await stored(await keep(await draw(3000, 1000).png().toBuffer()))
    expect(large.facts).toMatchObject({ format: 'png', width: 2000, height: 667 })
    const gif = await stored(await keep(await draw(2400, 100).gif().toBuffer()))
    expect(gif.facts).toMatchObject({ format: 'png', width: 2000 })
    const tiny = await stored(await keep(await draw(16, 16).png().toBuffer()))
    expect(tiny.small).toMatchObject({ width: 16, height: 16 })
  })
  it("keeps transparency in the thumbnail and applies the camera's orientation", async () => {
    const clear = await stored(await keep(await draw(300, 300, 4).png().toBuffer()))
    expect(clear.small.hasAlpha).toBe(true)
    const turned = await stored(await keep(await draw(300, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()))
    expect(turned.small).toMatchObject({ width: 80, height: 240 })
  })
  it('does nothing when the same picture arrives again, re-encoded ones included', async () => {
    for (const bytes of [await draw().png().toBuffer(), await draw().tiff().toBuffer(), await draw(2400, 99).gif().toBuffer()]) {
      const first = await keep(bytes)
      const writes = puts.length
      expect(await keep(bytes)).toBe(first)
      expect(puts.length).toBe(writes)
    }
  })
  it('gives another picture, and another mark, another address', async () => {
    const bytes = await draw().png().toBuffer()
    const addresses = [await keep(bytes), await keep(await draw(10, 10).png().toBuffer()), await keep(bytes, 'de-2')]
    expect(new Set(addresses).size).toBe(3)
  })
  it('replaces a thumbnail that was written by a process killed before the original', async () => {
    const bytes = await draw().png().toBuffer()
    const address = await keep(bytes)
    await objects.delete(objectKey(address ?? ''))
    expect(await keep(bytes)).toBe(address)
    await stored(address)
  })

  it('prefers a delivered picture to the address, in the order of names', async () => {
    const small = await draw(10, 10).png().toBuffer()
    const pictures = deliver({ 'b.png': small, 'c.png': await draw().png().toBuffer() })
    const url = 'https://tsdr.uspto.gov/img/77478018/large'
    const address = await logos.store('us', 'us-77478018', { files: ['a.png', 'b.png', 'c.png'], url }, pictures)
    expect((await stored(address)).original.body.equals(small)).toBe(true)
    expect(await logos.store('us', 'us-77478018', { files: ['a.png'], url }, pictures)).toBe(url)
    expect(await logos.store('us', 'us-77478018', { files: [], url }, pictures)).toBe(url)
    expect(await logos.store('us', 'us-77478018', { files: ['a.png'] }, pictures)).toBeUndefined()
    expect(await logos.store('us', 'us-77478018', undefined, pictures)).toBeUndefined()
  })
  it.each(['javascript:alert(1)', 'file:///etc/passwd', '//host/x.png', 'https://', 'https://a b', 'data:image/png;base64,AA'])(
    'does not pass on %s as an address',
    async (url) => {
      expect(await logos.store('us', 'us-1', { files: [], url }, deliver({}))).toBeUndefined()
    },
  )

  it('reports pictures it cannot show and stores nothing of them', async () => {
    const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red', noise: { type: 'gaussian' } } })
      .png()
      .toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')
    const wrong = [
      Buffer.alloc(0),
      Buffer.from('no picture'),
      svg,
      png.subarray(0, png.length / 2),
      png.subarray(0, 20),
      Buffer.concat([Buffer.from('GIF89a'), svg]),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(1000, 1)]),
    ]
    for (const bytes of wrong) expect(await keep(bytes)).toBeUndefined()
    expect(findings).toHaveLength(wrong.length)
    expect(findings.every((finding) => finding.startsWith('picture 1.jpg is ') && !finding.includes('\n'))).toBe(true)
    expect(puts).toEqual([])
  })
  it('refuses a decompression bomb and a file of 33 MB without decoding them', async () => {
    // The file claims 60,000 × 60,000 pixels in the header of a PNG, but has only a few bytes.
    const bomb = await draw(8, 8).png().toBuffer()
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    expect(await keep(bomb)).toBeUndefined()
    const read = () => Promise.reject(new Error('must not be read'))
    const huge: PictureSource = { find: () => ({ name: 'x.png', size: 33 * 1024 * 1024, read }) }
    expect(await logos.store('de', 'de-1', { files: ['x.png'] }, huge, report)).toBeUndefined()
    const broken: PictureSource = { find: () => ({ name: 'y.png', read: () => Promise.reject(new Error('bad CRC')) }) }
    expect(await logos.store('de', 'de-1', { files: ['y.png'] }, broken, report)).toBeUndefined()
    expect(findings).toEqual([
      expect.stringMatching(/^picture 1\.jpg is broken/),
      'picture x.png is larger than 32 MB',
      'picture y.png cannot be read: bad CRC',
    ])
  })
  it('still answers the office’s address when the delivered picture is broken', async () => {
    const url = 'https://tsdr.uspto.gov/img/1/large'
    expect(await logos.store('us', 'us-1', { files: ['1.jpg'], url }, deliver({ '1.jpg': Buffer.from('x') }), report)).toBe(url)
  })
  it('does not treat a failing storage as a broken picture', async () => {
    const failing = createLogoStore({ ...objects, put: () => Promise.reject(new AppError('storage.unavailable')) })
    const picture = deliver({ '1.jpg': await draw().png().toBuffer() })
    await expect(failing.store('de', 'de-1', { files: ['1.jpg'] }, picture, report)).rejects.toMatchObject({
      code: 'storage.unavailable',
    })
    expect(findings).toEqual([])
  })
  it('processes few pictures at a time, and all of them', async () => {
    let open = 0
    let most = 0
    const bytes = await draw(20, 20).png().toBuffer()
    const source: PictureSource = {
      find: ([name = '']) => ({
        name,
        async read() {
          most = Math.max(most, ++open)
          await new Promise((resolve) => setImmediate(resolve))
          open--
          return bytes
        },
      }),
    }
    const work = Array.from({ length: 40 }, (_, i) => logos.store('us', `us-${i}`, { files: [`${i}`] }, source))
    expect(new Set(await Promise.all(work)).size).toBe(40)
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(4)
  })
})

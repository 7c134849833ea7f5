import { errors as sentences } from '@marklot/phrases/errors'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { alteredPictures } from '../../../test/altered-pictures.ts'
import { hostilePictures } from '../../../test/hostile-pictures.ts'
import { openPictureDecoder } from './picture-decoder.ts'

const specimens = await hostilePictures()
const decoder = openPictureDecoder()
afterAll(() => decoder.close())

/** Decodes a copy, because the decoder takes what it is given. */
const copyDecoded = (account: string, bytes: Uint8Array, by = decoder) => by.decode(account, new Uint8Array(bytes))
const decode = (bytes: Uint8Array) =>
  copyDecoded('account', bytes).then(
    ({ width, height }) => ({ width, height }),
    (error: { code?: string }) => error.code ?? error,
  )

describe('an uploaded file', () => {
  it.each(Object.keys(specimens))('%s', async (name) => {
    const { bytes, expected } = specimens[name] as (typeof specimens)[string]
    const result = await decode(bytes)
    if (Array.isArray(expected)) expect(expected.map((fault) => `logo.${fault}`)).toContain(result)
    else expect(result).toEqual(expected)
  })
})

it('survives two hundred altered files, and has a sentence for each that it refuses', async () => {
  const pictures = Object.entries(await alteredPictures())
  expect(pictures.length + Object.keys(specimens).length).toBeGreaterThan(200)
  const wrong: string[] = []
  for (const [name, { bytes, outcome }] of pictures) {
    const result = await decode(bytes)
    const isKept = typeof result === 'object'
    const isExplained = isKept || (typeof result === 'string' && result in sentences)
    const isExpected = outcome === 'either' || isKept === (outcome === 'kept')
    if (!isExplained || !isExpected) wrong.push(`${name}: ${JSON.stringify(result)}`)
  }
  expect(wrong).toEqual([])
  const after = await copyDecoded('account', pictures.find(([name]) => name === 'jpeg with a place')?.[1].bytes as Uint8Array)
  expect((await sharp((await after.file).bytes).metadata()).exif).toBeUndefined()
})

it('keeps no metadata and nothing but the picture, of any file', async () => {
  const altered = Object.entries(await alteredPictures()).filter(([, { outcome }]) => outcome === 'kept')
  const good = Object.entries(specimens).filter(([, { expected }]) => typeof expected === 'object' && 'width' in expected)
  const kept = [...good, ...altered].map(([name, { bytes }]) => ({ name, bytes }))
  expect(kept.length).toBeGreaterThan(60)
  for (const { name, bytes } of kept) {
    const file = await (await copyDecoded('account', bytes)).file
    const { format, exif, icc, xmp, iptc, pages = 1 } = await sharp(file.bytes).metadata()
    const nothing = { exif: undefined, icc: undefined, xmp: undefined, iptc: undefined }
    expect({ name, format: `image/${format}`, exif, icc, xmp, iptc, pages }).toEqual({
      name,
      format: file.mediaType,
      ...nothing,
      pages: 1,
    })
    for (const secret of ['Secret', 'GPS', 'script', 'PK\x03\x04', 'ELF', '%PDF'])
      expect([name, secret, Buffer.from(file.bytes).includes(secret, 0, 'latin1')]).toEqual([name, secret, false])
  }
})

it('takes files of the same pixels for one picture', async () => {
  const digests = await Promise.all(
    ['PNG', 'opaque PNG with an alpha channel', 'interlaced PNG', 'PNG with texts', 'lossless WebP', 'TIFF in LZW'].map(
      async (name) => (await copyDecoded(`account of ${name}`, specimens[name]?.bytes as Uint8Array)).digest,
    ),
  )
  expect(new Set(digests).size).toBe(1)
  expect((await copyDecoded('account', specimens['grey PNG']?.bytes as Uint8Array)).digest).not.toBe(digests[0])
})

it('shows the picture at the size at which it is described before the file is encoded', async () => {
  const drawing = (alpha: number) =>
    sharp({ create: { width: 1000, height: 600, channels: 4, background: { r: 200, g: 30, b: 60, alpha } } })
      .png()
      .toBuffer()
  const opaque = await decoder.decode('account', await drawing(1))
  expect(opaque).toMatchObject({ width: 1000, height: 600, pixels: { width: 512, height: 307 } })
  expect([...opaque.pixels.rgba.subarray(0, 4)]).toEqual([200, 30, 60, 255])
  const veiled = await decoder.decode('account', await drawing(0.6))
  expect([...veiled.pixels.rgba.subarray(0, 4)]).toEqual([200, 30, 60, 153])
  const stored = async ({ file }: typeof opaque) => sharp((await file).bytes)
  expect(await (await stored(opaque)).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 600 })
  expect(await (await stored(veiled)).metadata()).toMatchObject({ format: 'webp', hasAlpha: true })
  for (const picture of [opaque, veiled]) {
    const [red = 0, green = 0, blue = 0] = await (await stored(picture)).removeAlpha().raw().toBuffer()
    for (const off of [red - 200, green - 30, blue - 60]) expect(Math.abs(off)).toBeLessThanOrEqual(3)
  }
})

it('ends a decoding that takes too long, and goes on with the next', async () => {
  const impatient = openPictureDecoder({ longest: 1 })
  const bytes = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  await expect(copyDecoded('account', bytes, impatient)).rejects.toMatchObject({ code: 'logo.tooMuchWork' })
  await expect(copyDecoded('account', bytes, impatient)).rejects.toMatchObject({ code: 'logo.tooMuchWork' })
  await impatient.close()
})

it('decodes in turn between accounts, and at most two pictures of an account at a time', async () => {
  const bytes = specimens.PNG?.bytes as Uint8Array
  const ended: string[] = []
  const outcome = async (account: string) => {
    const decoding = copyDecoded(account, bytes)
    await decoding.then(
      async ({ file }) => ended.push(`${account} ${(await file).mediaType}`),
      ({ code }) => ended.push(`${account} ${code}`),
    )
  }
  await Promise.all(['a', 'a', 'a', 'b', 'b', 'c'].map(outcome))
  const decoded = (account: string) => `${account} image/jpeg`
  expect(ended).toEqual(['a server.busy', ...['a', 'b', 'c', 'a', 'b'].map(decoded)])
  await Promise.all(['a', 'a'].map(outcome))
  expect(ended.slice(6)).toEqual([decoded('a'), decoded('a')])
})

it('leaves room for twenty pictures, whoever sends them', async () => {
  const bytes = specimens.PNG?.bytes as Uint8Array
  const all = await Promise.allSettled(Array.from({ length: 22 }, (_, account) => copyDecoded(`${account}`, bytes)))
  expect(all.map(({ status }) => status)).toEqual([...Array(20).fill('fulfilled'), 'rejected', 'rejected'])
})

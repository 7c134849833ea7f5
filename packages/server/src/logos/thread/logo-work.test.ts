import sharp from 'sharp'
import { expect, it } from 'vitest'
import { logoWork } from './logo-work.ts'

/** A red half above a blue one, as a JPEG. */
const halves = (orientation = 1) =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: '#d00' } })
    .composite([{ input: { create: { width: 96, height: 32, channels: 3, background: '#00d' } }, left: 0, top: 32 }])
    .withMetadata({ orientation })
    .jpeg({ chromaSubsampling: '4:4:4' })
    .toBuffer()
const everything = { x: 0, y: 0, width: 1, height: 1 }

it('cuts parts of pictures that lie on their side out of the upright picture', async () => {
  // Turned to the right, the red half is on the right.
  const bytes = await halves(6)
  const whole = await sharp((await logoWork.cut({ bytes, box: everything })).bytes).metadata()
  expect([whole.width, whole.height]).toEqual([64, 96])
  const right = sharp((await logoWork.cut({ bytes, box: { x: 0.6, y: 0.1, width: 0.3, height: 0.8 } })).bytes)
  const { channels } = await right.stats()
  expect(channels.map(({ mean }) => Math.round(mean / 64))).toEqual([3, 0, 0])
})

it('reads pictures with oddities that the store of logos accepts', async () => {
  const picture = await halves()
  const tables = picture.indexOf(Buffer.from([0xff, 0xc4]))
  const bytes = Buffer.concat([picture.subarray(0, tables), Buffer.alloc(50, 0x11), picture.subarray(tables)])
  await expect(sharp(bytes, { failOn: 'warning' }).toBuffer()).rejects.toThrow('extraneous bytes')
  expect(await logoWork.describe(bytes)).not.toBe('unreadable')
  expect((await logoWork.cut({ bytes, box: everything })).mediaType).toBe('image/webp')
  expect((await logoWork.cut({ bytes, box: everything, as: 'drawn' })).bytes.byteLength).toBeGreaterThan(0)
})

import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openLogoThread } from './logo-thread.ts'
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

it('takes pictures of thousands of dots apart in the memory of the thread', async () => {
  const side = 512
  const dots = (every: number) => {
    const rgba = new Uint8Array(side * side * 4).fill(255)
    for (let y = 0; y < side; y += every) for (let x = 0; x < side; x += every) rgba.set([0, 0, 0], (y * side + x) * 4)
    return { width: side, height: side, rgba }
  }
  const thread = openLogoThread()
  const query = { key: 'dots', picture: dots(8), crop: null, leaveOut: [], positions: true, parts: true }
  expect((await thread.describeQuery(query))?.views.length).toBeGreaterThan(0)
  const { rgba } = dots(4)
  const bytes = await sharp(rgba, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
  expect((await thread.cut({ bytes, box: everything, as: 'drawn' })).bytes.byteLength).toBeGreaterThan(0)
  await thread.close()
})

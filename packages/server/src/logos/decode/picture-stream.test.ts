import { PassThrough, Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPictures, writePicture } from './picture-stream.ts'

it('reads pictures as they were written, however the stream is divided', async () => {
  const pictures = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(pictures, fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), async (written, lengths) => {
      const all = new PassThrough()
      for (const picture of written) writePicture(all, picture)
      all.end()
      const bytes = Buffer.concat(await all.toArray())
      const chunks: Buffer[] = []
      for (let from = 0, i = 0; from < bytes.length; from += lengths[i++ % lengths.length] ?? 1)
        chunks.push(bytes.subarray(from, from + (lengths[i % lengths.length] ?? 1)))
      const read: Uint8Array[] = []
      for await (const picture of readPictures(Readable.from(chunks))) read.push(picture)
      expect(read.map((picture) => [...picture])).toEqual(written.map((picture) => [...picture]))
    }),
  )
})

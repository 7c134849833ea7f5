import sharp from 'sharp'
import { decodePicture, type EncodedPicture, type SeenPicture } from './decode-picture.ts'
import { type PictureFault, PictureRefused } from './picture-refused.ts'
import { readPictures } from './picture-stream.ts'

/*
 * The process that decodes uploaded pictures, one at a time. It gets none of the product's environment and writes no
 * output. It ends itself when a picture takes too much memory; its parent ends it when one takes too long. Pictures
 * arrive on the standard input.
 */

/** A picture that can be read has two answers: first what a search needs, then the file to store. */
export type DecodeAnswer = { seen: SeenPicture } | { file: EncodedPicture } | { fault: PictureFault }

/** The most memory of this process, in bytes: a 16-bit picture of 40 megapixels takes 320 MB. */
const mostMemory = 768 * 1024 * 1024
/** How often the memory is checked, in milliseconds. */
const look = 10

sharp.cache(false)
sharp.concurrency(1)
// Only decoders of the accepted formats are enabled here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Tiff', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** Ends this process at once. `process.exit` would wait for a decoder at work, which takes more and more memory. */
const end = () => process.kill(process.pid, 'SIGKILL')
const answer = (answer: DecodeAnswer) => process.send?.(answer)

async function decode(bytes: Uint8Array): Promise<void> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) end()
  }, look)
  try {
    const { seen, file } = await decodePicture(bytes)
    answer({ seen })
    answer({ file: await file })
  } catch (error) {
    answer({ fault: error instanceof PictureRefused ? error.fault : 'brokenPicture' })
  } finally {
    clearInterval(watch)
  }
}

// The parent process has disconnected or ended.
process.on('disconnect', end)
process.send?.('ready')
for await (const picture of readPictures(process.stdin)) await decode(picture)

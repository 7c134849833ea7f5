import sharp from 'sharp'
import { decodePicture, type SeenPicture } from './decode-picture.ts'
import { type PictureFault, PictureRefused } from './picture-refused.ts'

/*
 * The process that decodes uploaded pictures, one at a time. It gets no environment and writes no output. It ends
 * itself when a picture takes too much memory; its parent ends it when one takes too long.
 */

export interface DecodeQuestion {
  bytes: Uint8Array
}
/** A picture that can be read has two answers: first what a search needs, then the file to store. */
export type DecodeAnswer = { seen: SeenPicture } | { webp: Uint8Array } | { fault: PictureFault }

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

const answer = (answer: DecodeAnswer) => process.send?.(answer)

process.on('message', async ({ bytes }: DecodeQuestion) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) process.exit(1)
  }, look)
  try {
    const { seen, webp } = await decodePicture(bytes)
    answer({ seen })
    answer({ webp: await webp })
  } catch (error) {
    answer({ fault: error instanceof PictureRefused ? error.fault : 'brokenPicture' })
  } finally {
    clearInterval(watch)
  }
})
// The parent process has disconnected or ended.
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

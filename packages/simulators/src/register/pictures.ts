import sharp from 'sharp'
import type { Drawing } from './sample-mark.ts'

/** The picture file of a drawing. Settings are the cheap ones: a first start draws thousands. */
export async function paint(drawing: Drawing): Promise<Buffer> {
  const drawn = sharp(Buffer.from(drawing.svg))
  // An opaque drawing has a background of its own: dropping the fourth channel is cheaper than laying it on white.
  const image = drawing.isTransparent ? drawn : drawn.removeAlpha()
  if (drawing.format === 'jpg') return image.jpeg({ quality: 86 }).toBuffer()
  return image.png({ compressionLevel: 4, adaptiveFiltering: false }).toBuffer()
}

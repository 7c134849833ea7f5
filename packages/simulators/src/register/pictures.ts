import sharp from 'sharp'
import type { Drawing } from './sample-mark.ts'

/** Renders the picture file of a drawing with cheap settings, because a first start renders thousands. */
export async function paint(drawing: Drawing): Promise<Buffer> {
  const drawn = sharp(Buffer.from(drawing.svg))
  // An opaque drawing has its own background, so dropping the fourth channel is cheaper than flattening onto white.
  const image = drawing.isTransparent ? drawn : drawn.removeAlpha()
  if (drawing.format === 'jpg') return image.jpeg({ quality: 86 }).toBuffer()
  return image.png({ compressionLevel: 4, adaptiveFiltering: false }).toBuffer()
}

import sharp from 'sharp'
import type { Drawing } from './sample-mark.ts'

/** The picture file of a drawing. Settings are the cheap ones: a first start draws thousands. */
export async function paint(drawing: Drawing): Promise<Buffer> {
  const image = sharp(Buffer.from(drawing.svg), { density: 72 })
  if (drawing.format === 'jpg') return image.flatten({ background: '#ffffff' }).jpeg({ quality: 86 }).toBuffer()
  return image.png({ compressionLevel: 4, adaptiveFiltering: false }).toBuffer()
}

import { createHash } from 'node:crypto'
import { longestLogoSide, mostLogoPixels, smallestLogoSide } from '@marklot/contracts/logos'
import type { Picture } from '@marklot/similarity/logo'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { UploadedLogoType } from '../../platform/object-store-keys.ts'
import { describedSide } from '../described-side.ts'
import { checkDrawing } from './check-drawing.ts'
import { PictureRefused } from './picture-refused.ts'
import { type FileType, fileTypeOf } from './picture-type.ts'

/** What a search needs of a picture: its first frame, upright, in sRGB. */
export interface SeenPicture {
  /** The size at which the picture is stored. */
  width: number
  height: number
  /** The SHA-256 of the picture's size and pixels, in hex. It is equal for files that show the same picture. */
  digest: string
  /** The pixels at the size at which pictures are described. */
  pixels: Picture
}

/** A picture as it is stored, without metadata. */
export interface EncodedPicture {
  mediaType: UploadedLogoType
  bytes: Uint8Array
}

/** A decoded picture. A search begins with what it needs, while the picture is still being encoded. */
export interface DecodedPicture {
  seen: SeenPicture
  file: Promise<EncodedPicture>
}

/** Edges between colours stay sharp. Optimal codes would save a tenth of the file and take twice the time. */
const jpegSettings = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false }
/** The seconds that libvips may take for one step. The process around it has its own limit. */
const longestStep = 8
/** The formats of pictures within a drawing. */
const embeddedFormats: ReadonlySet<FileType> = new Set(['png', 'jpeg', 'gif', 'webp'])
/** The dots per inch at which a drawing's units equal its pixels, and the range that librsvg accepts. */
const drawingDensity = 72
const smallestDensity = 1
const largestDensity = 100_000

/**
 * Decodes an uploaded file. Runs in a separate process (`picture-decoder.ts`), because a picture may need more memory
 * or time than expected, and decoders have bugs.
 * @throws PictureRefused
 */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture> {
  const { data, width, height } = await pixelsOf(await openPicture(bytes))
  if (Math.min(width, height) < 1) throw new PictureRefused('brokenPicture')
  const opaque = data.length === width * height * 3
  const picture = () => sharp(data, { raw: { width, height, channels: opaque ? 3 : 4 } })
  const shrinking = shrunk(picture())
  const digest = createHash('sha256').update(`${width}x${height}\n`).update(data).digest('hex')
  const seen = { width, height, digest, pixels: await shrinking }
  // A search waits for what it needs, and describes it while the picture is encoded.
  return { seen, file: encoded(picture(), opaque) }
}

/** JPEG encodes five times faster than WebP but has no transparency. Its files are a third larger here. */
async function encoded(picture: Sharp, opaque: boolean): Promise<EncodedPicture> {
  return opaque
    ? { mediaType: 'image/jpeg', bytes: await picture.jpeg(jpegSettings).toBuffer() }
    : { mediaType: 'image/webp', bytes: await picture.webp({ quality: 92, effort: 0 }).toBuffer() }
}

/** Scales a picture to the size at which pictures are described. */
async function shrunk(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture
    .resize(describedSide, describedSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
}

/** Returns the colours of an opaque picture, three values a pixel; null if a pixel is transparent. */
function coloursIfOpaque(rgba: Uint8Array): Uint8Array | null {
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    if (rgba[from + 3] !== 255) return null
    rgb[to] = rgba[from] as number
    rgb[to + 1] = rgba[from + 1] as number
    rgb[to + 2] = rgba[from + 2] as number
  }
  return rgb
}

async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const type = fileTypeOf(bytes)
  if (type === 'unknown') throw new PictureRefused('notAPicture')
  if (type === 'foreign') throw new PictureRefused('unsupportedFormat')
  if (type === 'svg') return openDrawing(bytes)
  const facts = await metadataOf(bytes)
  if (facts.format !== type) throw new PictureRefused('notAPicture')
  refuseUnfit(facts)
  return sharp(bytes, { limitInputPixels: mostLogoPixels, failOn: 'error', sequentialRead: true, pages: 1 })
}

/** Opens a drawing at the size at which logos are stored, regardless of the size in the drawing's units. */
async function openDrawing(bytes: Uint8Array): Promise<Sharp> {
  await checkEmbedded(checkDrawing(bytes))
  const { width, height } = await metadataOf(bytes)
  if (!width || !height) throw new PictureRefused('brokenPicture')
  const scale = longestLogoSide / Math.max(width, height)
  refuseSmall(Math.min(width, height) * scale)
  const density = drawingDensity * scale
  if (density < smallestDensity) throw new PictureRefused('tooManyPixels')
  return sharp(bytes, { density: Math.min(density, largestDensity), limitInputPixels: mostLogoPixels })
}

/**
 * Refuses the pictures within a drawing if they have too many pixels together, or if one cannot be read. The library
 * would draw without it.
 */
async function checkEmbedded(pictures: readonly Uint8Array[]): Promise<void> {
  let pixels = 0
  for (const picture of pictures) {
    const type = fileTypeOf(picture)
    if (!embeddedFormats.has(type)) throw new PictureRefused('brokenPicture')
    const { format, width, height, pageHeight = height } = await metadataOf(picture)
    if (format !== type) throw new PictureRefused('brokenPicture')
    pixels += width * pageHeight
    if (pixels > mostLogoPixels) throw new PictureRefused('tooManyPixels')
  }
}

async function metadataOf(bytes: Uint8Array): Promise<Metadata> {
  try {
    // A picture with too many pixels gets its own message; see `refuseUnfit`.
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw new PictureRefused('brokenPicture')
  }
}

function refuseUnfit({ width, height, pageHeight = height }: Metadata): void {
  if (!width || !pageHeight) throw new PictureRefused('brokenPicture')
  if (width * pageHeight > mostLogoPixels) throw new PictureRefused('tooManyPixels')
  // A larger picture is stored at a smaller size.
  refuseSmall(Math.min(width, pageHeight) * Math.min(1, longestLogoSide / Math.max(width, pageHeight)))
}

/** Refuses a picture by the length of its shorter side as stored. */
function refuseSmall(shorterSide: number): void {
  if (Math.round(shorterSide) < smallestLogoSide) throw new PictureRefused('tooSmall')
}

/**
 * Returns the pixels of a picture: four values each if one of them is transparent, otherwise three. Scaling them takes
 * less than half the time without transparency.
 */
async function pixelsOf(picture: Sharp): Promise<{ data: Uint8Array; width: number; height: number }> {
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize(longestLogoSide, longestLogoSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds: longestStep })
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    return { data: (channels === 4 && coloursIfOpaque(data)) || data, width, height }
  } catch (error) {
    throw new PictureRefused(/timeout/i.test(String(error)) ? 'tooMuchWork' : 'brokenPicture')
  }
}

import { createHash } from 'node:crypto'
import type { RegistrationOfficeCode } from '@marklot/contracts'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { ObjectStore } from '../platform/object-store.ts'
import { contentTypeOf, logoKey, type ObjectKey, thumbnailKey, thumbnailSize } from '../platform/object-store-keys.ts'
import type { RegisterMark } from '../register/index.ts'

/** A picture of a delivery: a file next to the XML, or a member of its zip. */
export interface Picture {
  /** Its name in the delivery, for findings. */
  name: string
  /** The size in bytes, if it is known before reading. A file that is too large is not read. */
  size?: number
  read(): Promise<Buffer>
}
/** The pictures of one delivery. `find` returns the first one with one of the names. */
export interface PictureSource {
  find(names: readonly string[]): Picture | undefined
}

export interface LogoStore {
  /**
   * Stores a mark's delivered picture and returns its address (`logos/…`). Without a picture it returns the office's
   * absolute address, if there is one. A picture that cannot be shown is a finding; the record stays valid.
   * @throws AppError `storage.unavailable`
   */
  store(
    office: RegistrationOfficeCode,
    brandId: string,
    logo: RegisterMark['logo'],
    pictures: PictureSource,
    report?: (finding: string) => void,
  ): Promise<string | undefined>
}

/** The longest stored side, in pixels: enough for a full screen. Offices scan at up to 600 dpi. */
export const maxLogoSide = 2000
/** The limit for a delivered file. Offices' own limits for filings are 2 MB (EUIPO) to 5 MB (USPTO). */
export const maxPictureBytes = 32 * 1024 * 1024
/** The limit for a decoded picture, which takes about 160 MB of memory. A4 at 600 dpi has 35 million pixels. */
export const maxPicturePixels = 40_000_000
/** How many pictures are decoded at the same time, which bounds the memory. */
const inFlight = 4
/** Names contain a hash of the content, so the content of a name never changes. */
const cacheControl = 'public, max-age=31536000, immutable'

/**
 * The format in which each delivered format is stored. Browsers do not show TIFF, and a single frame does not need GIF.
 */
const formats = {
  jpeg: { extension: 'jpg', remade: 'jpg' },
  png: { extension: 'png', remade: 'png' },
  gif: { extension: 'gif', remade: 'png' },
  webp: { extension: 'webp', remade: 'webp' },
  tiff: { extension: 'png', remade: 'png' },
} as const
type Format = keyof typeof formats

/**
 * Creates the store of logos, which keeps for each logo the original as delivered (TIFF as PNG, print colours as sRGB,
 * at most 2,000 pixels a side), and a WebP thumbnail of 240 pixels. A picture that the store already has costs one
 * request.
 */
export function createLogoStore(objects: ObjectStore): LogoStore {
  // Many small pictures are faster with one thread each than with several threads per picture.
  sharp.concurrency(1)
  sharp.cache(false)
  const oneOfFew = createLimit(inFlight)

  async function keep(
    office: RegistrationOfficeCode,
    brandId: string,
    picture: Picture,
    report: (finding: string) => void,
  ): Promise<ObjectKey | undefined> {
    const bytes = await bytesOf(picture)
    if (typeof bytes === 'string') return void report(bytes)
    const format = formatOf(bytes)
    if (!format) return void report(`picture ${picture.name} is not a JPEG, PNG, GIF, WebP or TIFF`)
    const contentHash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const keyFor = (extension: string) => logoKey(office, brandId, contentHash, extension)
    // The original is written last. If it exists, so does the thumbnail.
    const asDelivered = keyFor(formats[format].extension)
    if (await objects.head(asDelivered)) return asDelivered
    const remade = keyFor(formats[format].remade)
    if (remade !== asDelivered && (await objects.head(remade))) return remade

    let made: Made
    try {
      made = await make(bytes, format)
    } catch (error) {
      return void report(`picture ${picture.name} is broken: ${firstLine(error)}`)
    }
    const key = keyFor(made.extension)
    await objects.put(thumbnailKey(key), made.thumbnail, { contentType: 'image/webp', cacheControl })
    await objects.put(key, made.original, { contentType: contentTypeOf(key), cacheControl })
    return key
  }

  return {
    async store(office, brandId, logo, pictures, report = () => undefined) {
      const picture = logo && logo.files.length > 0 ? pictures.find(logo.files) : undefined
      const key = picture && (await oneOfFew(() => keep(office, brandId, picture, report)))
      return key ?? (isWebAddress(logo?.url) ? logo?.url : undefined)
    },
  }
}

interface Made {
  original: Buffer
  extension: string
  thumbnail: Buffer
}

async function make(bytes: Buffer, format: Format): Promise<Made> {
  // `failOn: 'error'` refuses truncated pictures, but not the harmless oddities of old scans. Only the first frame is
  // read.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: maxPicturePixels, sequentialRead: true, pages: 1 })
  const facts = await image.metadata()
  if (facts.format !== format) throw new Error(`it begins like ${format} but is ${facts.format}`)
  // Decodes the whole picture, so a broken one fails here.
  const thumbnail = await upright(image.clone())
    .resize({ width: thumbnailSize, height: thumbnailSize, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 1 })
    .toBuffer()
  if (!mustBeRemade(facts, format)) return { original: bytes, extension: formats[format].extension, thumbnail }
  const smaller = upright(image.clone()).resize({
    width: maxLogoSide,
    height: maxLogoSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const extension = formats[format].remade
  const original = await encode(smaller, extension).toBuffer()
  return { original, extension, thumbnail }
}

/** Returns a picture rotated by its EXIF orientation, in sRGB. */
const upright = (image: Sharp) => image.autoOrient().toColourspace('srgb')

function mustBeRemade(facts: Metadata, format: Format): boolean {
  return format === 'tiff' || facts.space === 'cmyk' || Math.max(facts.width, facts.height) > maxLogoSide
}

function encode(image: Sharp, extension: 'jpg' | 'png' | 'webp'): Sharp {
  if (extension === 'jpg') return image.jpeg({ quality: 88 })
  return extension === 'png' ? image.png({ compressionLevel: 8 }) : image.webp({ quality: 88 })
}

/** Returns the picture's bytes, or its fault as a text. */
async function bytesOf(picture: Picture): Promise<Buffer | string> {
  const tooLarge = `picture ${picture.name} is larger than ${maxPictureBytes / 1024 / 1024} MB`
  if ((picture.size ?? 0) > maxPictureBytes) return tooLarge
  try {
    const bytes = await picture.read()
    return bytes.length > maxPictureBytes ? tooLarge : bytes
  } catch (error) {
    return `picture ${picture.name} cannot be read: ${firstLine(error)}`
  }
}

/**
 * Detects the format by the first bytes, because file names prove nothing. SVG is refused: no office delivers it, and
 * it can contain scripts.
 */
function formatOf(bytes: Buffer): Format | undefined {
  const begins = bytes.toString('latin1', 0, 12)
  if (begins.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (begins.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (begins.startsWith('GIF87a') || begins.startsWith('GIF89a')) return 'gif'
  if (begins.startsWith('RIFF') && begins.endsWith('WEBP')) return 'webp'
  if (begins.startsWith('II*\0') || begins.startsWith('MM\0*')) return 'tiff'
  return undefined
}

/**
 * Returns whether an address is a web address. Offices' addresses are used as they are (decisions, "Logos by absolute
 * address"), so no others are accepted.
 */
function isWebAddress(url: string | undefined): boolean {
  return url !== undefined && url.length <= 2000 && /^https?:\/\/[^\s"'<>\\]+$/i.test(url) && URL.canParse(url)
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]

/** Runs at most `limit` tasks at a time, in order. */
function createLimit(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running < limit) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      // A finished task passes its place to the next one, so that no later task overtakes it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

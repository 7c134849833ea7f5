import { createHash } from 'node:crypto'
import type { PartLook, PictureBox } from '@marklot/contracts/logos'
import {
  betterMatch,
  describeQuery,
  explainLogoMatch,
  type FoundLogo,
  framedSide,
  joinedQuery,
  type LogoColumn,
  type LogoCutter,
  type LogoMatch,
  type LogoQuery,
  type LogoView,
  openLogo,
  type Picture,
  packLineFeatures,
  packLogo,
  seeLogo,
  suggestedFrames,
  unpackLineFeatures,
  unpackLogo,
} from '@marklot/similarity/logo'
import sharp from 'sharp'
import { describedSide } from '../described-side.ts'
import { drawLine, type LineQuestion } from './draw-line.ts'

/*
 * Work on pictures that takes milliseconds of processor time and therefore runs in a thread. The pictures are stored
 * ones that were checked when they arrived.
 */

/** A searched picture, and the parts of it that count. */
export interface QueryPicture {
  /** Identifies the picture. */
  key: string
  /** The stored file, or the pixels at the size at which pictures are described. */
  picture: Uint8Array | Picture
  /** The part that counts; null for the whole picture. */
  crop: PictureBox | null
  /** Whether the whole picture counts in addition to the part. */
  whole?: boolean | undefined
  /** Parts of the whole picture that do not count. */
  leaveOut: readonly PictureBox[]
}
export interface QueryQuestion extends QueryPicture {
  /** Whether mirrored and turned logos are found too. */
  positions: boolean
  /** Whether logos that share a part with it are found too. */
  parts: boolean
}
/** A picture of the register as it is stored: its description by `packLogo`, and its features by `packLineFeatures`. */
export interface DescribedPicture {
  description: Uint8Array
  features: Uint8Array
}
export interface ExplainQuestion {
  query: QueryPicture
  /** The pictures of found marks. */
  marks: readonly DescribedPicture[]
}
export interface CutQuestion {
  bytes: Uint8Array
  box: PictureBox
  /** The look of the part. Without it, the result is the rectangle including its background. */
  as?: PartLook | undefined
}
export interface CutPart {
  mediaType: 'image/webp' | 'image/png'
  bytes: Uint8Array
}

/** The longest side of a cut part, in pixels: twice the size that pages show. */
const cutSide = 360
/** The largest silhouette or drawing, in pixels: twice the size of a cell in the picture line. */
const cellSize = { width: 176, height: 104 }
/**
 * How many decoded pictures of each kind are kept, because the cells of a line follow each other closely and further
 * pages compare the same picture.
 */
const mostOpen = 12
/** Margin around a cut part, as a share of its longer side. */
const margin = 0.04

/** The work by kind. Results depend only on the arguments. */
export const logoWork = {
  /** Describes a stored picture of the register, or says why it cannot be described. */
  async describe(bytes: Uint8Array): Promise<DescribedPicture | 'unreadable' | 'blank'> {
    const picture = await pictureOf(bytes, describedSide).catch(() => null)
    if (picture === null) return 'unreadable'
    const seen = seeLogo(picture)
    return seen === null ? 'blank' : { description: packLogo(seen.description), features: packLineFeatures(seen.features) }
  },
  /** Describes a searched picture; null if it shows nothing. Boxes are fractions of the whole picture. */
  async describeQuery(question: QueryQuestion): Promise<LogoQuery | null> {
    const query = await describedPart(question)
    if (!question.whole || question.crop === null) return query
    const whole = await describedPart({ ...question, crop: null })
    return query && whole ? joinedQuery(query, whole) : (query ?? whole)
  },
  /** Returns how each mark's picture differs from the searched one. */
  async explain({ query, marks }: ExplainQuestion): Promise<LogoMatch[]> {
    const { crop, whole } = query
    const searched = await openSearched(query)
    const all = whole && crop !== null ? await openSearched({ ...query, crop: null }) : null
    const explain = (mark: FoundLogo) => {
      const match = explainLogoMatch(searched, mark)
      if (crop === null) return match
      const columns = match.columns.map((column) => columnOutOfCrop(column, crop))
      const ofPart = { ...match, query: outOfCrop(match.query, crop), columns }
      return all === null ? ofPart : betterMatch(ofPart, explainLogoMatch(all, mark))
    }
    return marks.map(({ description, features }) =>
      explain({ description: unpackLogo(description), features: unpackLineFeatures(features) }),
    )
  },
  /** Returns the parts of a picture that may be the logo. */
  async frames(bytes: Uint8Array): Promise<PictureBox[]> {
    return suggestedFrames(await pictureOf(bytes, framedSide))
  },
  /** Returns a part of a picture: with a small margin, or cut out of its background. */
  async cut({ bytes, box, as }: CutQuestion): Promise<CutPart> {
    const cut = as && (await cutterOf(bytes)).cut(box, as === 'silhouette' ? as : 'part')
    if (!cut)
      return { mediaType: 'image/webp', bytes: await (await cutOf(bytes, box)).webp({ quality: 85, effort: 1 }).toBuffer() }
    const { width, height, rgba } = cut
    const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
      .resize({ ...cellSize, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 6 })
      .toBuffer()
    return { mediaType: 'image/png', bytes: png }
  },
  /** Returns the picture line as a PNG. */
  line: (question: LineQuestion): Promise<Uint8Array> =>
    drawLine(question, async (bytes, box) => (await cutOf(bytes, box)).png().toBuffer()),
}
export type LogoWork = typeof logoWork

/** Describes the part of a picture that counts, or the whole picture. Boxes are fractions of the whole picture. */
async function describedPart(question: QueryQuestion): Promise<LogoQuery | null> {
  const { crop, leaveOut, positions, parts } = question
  const whole = describeQuery(await openSearched(question), { leaveOut: withinCrop(leaveOut, crop), positions })
  if (whole === null) return null
  const query = parts ? whole : { ...whole, views: whole.views.filter(({ part }) => part === 'whole') }
  if (crop === null) return query
  const placed = <View extends LogoView>(views: readonly View[]) =>
    views.map((view) => ({ ...view, box: outOfCrop(view.box, crop) }))
  return {
    ...query,
    description: { ...query.description, views: placed(query.description.views) },
    views: placed(query.views),
    parts: query.parts.map((part) => ({ ...part, ...outOfCrop(part, crop) })),
  }
}

/** Opens a stored picture, upright. Like the store, it accepts the harmless oddities of old scans. */
const open = (bytes: Uint8Array) => sharp(bytes, { failOn: 'error', pages: 1 }).autoOrient()

async function cutOf(bytes: Uint8Array, box: PictureBox) {
  const picture = open(bytes)
  const { width, height } = (await picture.metadata()).autoOrient
  return picture
    .extract(pixelsOf(widened(box, width, height), width, height))
    .resize(cutSide, cutSide, { fit: 'inside', withoutEnlargement: true })
}

const openCutters = new Map<string, Promise<LogoCutter>>()

const cutterOf = (bytes: Uint8Array): Promise<LogoCutter> =>
  keptIn(openCutters, digestOf(bytes), async () => openLogo(await pictureOf(bytes, describedSide)))

const openPictures = new Map<string, Promise<Picture>>()

/** Decodes a searched picture once. It is described, and then compared in detail page by page. */
const openSearched = ({ key, picture, crop }: QueryPicture): Promise<Picture> =>
  keptIn(openPictures, `${key} ${JSON.stringify(crop)}`, async () =>
    picture instanceof Uint8Array ? pictureOf(picture, describedSide, crop) : picture,
  )

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64')

/**
 * Returns the value of a key, creating it if necessary. Forgets the oldest value when there are too many, and a value
 * whose creation failed.
 */
function keptIn<Value>(kept: Map<string, Promise<Value>>, key: string, open: () => Promise<Value>): Promise<Value> {
  const known = kept.get(key)
  if (known) return known
  const opening = open()
  kept.set(key, opening)
  opening.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostOpen && oldest !== undefined) kept.delete(oldest)
  return opening
}

async function pictureOf(bytes: Uint8Array, side: number, crop: PictureBox | null = null): Promise<Picture> {
  let picture = open(bytes)
  if (crop !== null) {
    const { width, height } = (await picture.metadata()).autoOrient
    picture = picture.extract(pixelsOf(crop, width, height))
  }
  const { data, info } = await picture
    .toColourspace('srgb')
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}

/** Returns a box in whole pixels, at least one in each direction. */
function pixelsOf({ x, y, width, height }: PictureBox, pictureWidth: number, pictureHeight: number) {
  const left = Math.min(pictureWidth - 1, Math.floor(x * pictureWidth))
  const top = Math.min(pictureHeight - 1, Math.floor(y * pictureHeight))
  return {
    left,
    top,
    width: Math.max(1, Math.min(pictureWidth - left, Math.ceil(width * pictureWidth))),
    height: Math.max(1, Math.min(pictureHeight - top, Math.ceil(height * pictureHeight))),
  }
}

function widened(box: PictureBox, width: number, height: number): PictureBox {
  const around = margin * Math.max(box.width * width, box.height * height)
  const [across, down] = [around / width, around / height]
  const [x, y] = [Math.max(0, box.x - across), Math.max(0, box.y - down)]
  return {
    x,
    y,
    width: Math.min(1, box.x + box.width + across) - x,
    height: Math.min(1, box.y + box.height + down) - y,
  }
}

/** Converts a box of the cropped picture to one of the whole picture. */
const outOfCrop = ({ x, y, width, height }: PictureBox, crop: PictureBox): PictureBox => ({
  x: crop.x + x * crop.width,
  y: crop.y + y * crop.height,
  width: width * crop.width,
  height: height * crop.height,
})

const columnOutOfCrop = (column: LogoColumn, crop: PictureBox): LogoColumn =>
  column.query !== null && 'box' in column.query ? { ...column, query: { box: outOfCrop(column.query.box, crop) } } : column

/** Converts boxes of the whole picture to boxes of the cropped one. They may lie partly outside it. */
const withinCrop = (boxes: readonly PictureBox[], crop: PictureBox | null): readonly PictureBox[] =>
  crop === null
    ? boxes
    : boxes.map(({ x, y, width, height }) => ({
        x: (x - crop.x) / crop.width,
        y: (y - crop.y) / crop.height,
        width: width / crop.width,
        height: height / crop.height,
      }))

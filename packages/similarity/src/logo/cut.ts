import { insideMargin } from './anatomy/closer-looks.ts'
import { type Anatomy, type DrawnPart, dissect } from './anatomy/dissect.ts'
import { inPicture, look } from './anatomy/look.ts'
import { heightOf, type PixelBox, type Raster, widthOf } from './anatomy/raster.ts'
import { shareOf } from './describe.ts'
import { featuresOf } from './features.ts'
import type { Box, Picture } from './types.ts'

/** Parts are cut from a finer raster than the one in which they are compared. */
const cutSide = 256
/** Fainter ink is ground, fuller ink is opaque. */
const faintest = 0.08
const opaque = 0.28
/** A box selects a part if their common area is at least this share of the area that they cover together. */
const sameBox = 0.6
const silhouetteInk = [18, 35, 43] as const
/** From this mean lightness on, 0 to 255, a part could not be seen on the white cell that shows it. */
const lightest = 220

/** Where parts are cut from one picture; they share the work of taking it apart. */
export interface LogoCutter {
  /**
   * A part without its ground, as it is drawn or as a silhouette. A part that is nearly white keeps what surrounds it.
   * Null if nothing is drawn there.
   */
  cut(box: Box, as: 'part' | 'silhouette'): Picture | null
}

export function openLogo(picture: Picture): LogoCutter {
  const anatomy = dissect(picture, undefined, cutSide)
  if (anatomy === null) return { cut: () => null }
  const { shape, parts, word } = featuresOf(anatomy)
  const candidates = [...anatomy.parts, shape, ...parts, ...(word === null ? [] : [word])]
  return {
    cut: (box, as) => {
      const meant = partAt(picture, anatomy, candidates, box)
      if (meant === null) return null
      const near = meant.isSolid ? lookCloser(picture, anatomy, meant.box) : null
      return near === null ? cutOut(anatomy, meant, as) : cutOut(near, near, as)
    },
  }
}

/** From this share of ink on, a box lies in a field, so that what is drawn on the field has to be looked at closer. */
const solidShare = 0.97

/**
 * Returns the part that a box selects, or everything drawn within the box if none fits. It is solid if the box lies in
 * a field, and its drawing in that.
 */
function partAt(picture: Picture, anatomy: Anatomy, candidates: readonly DrawnPart[], box: Box) {
  const fits = candidates.map((part) => ({ part, overlap: overlapOf(shareOf(picture, anatomy.raster, part.box), box) }))
  const [best] = fits.sort((one, other) => other.overlap - one.overlap)
  if (best.overlap >= sameBox) return { ...best.part, isSolid: false }
  const within = pixelsOf(picture, anatomy, box)
  if (within === null) return null
  const { ink } = anatomy.parts[0]
  let inked = 0
  for (let y = within.top; y <= within.bottom; y++)
    for (let x = within.left; x <= within.right; x++) inked += ink.mask[y * ink.width + x]
  return { ink, box: within, isSolid: inked >= solidShare * widthOf(within) * heightOf(within) }
}

const lookCloser = (picture: Picture, { raster, paper }: Anatomy, box: PixelBox) =>
  look(picture, inPicture(picture, raster, box, insideMargin), paper, cutSide, undefined)

/** Returns the common area of two boxes, as a share of the area that they cover together. */
function overlapOf(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  if (across <= 0 || down <= 0) return 0
  return (across * down) / (one.width * one.height + other.width * other.height - across * down)
}

function pixelsOf({ width, height }: Picture, { raster }: Anatomy, box: Box): PixelBox | null {
  const { left, top, stepX, stepY } = raster
  const bounded = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(value)))
  const pixels = {
    left: bounded((box.x * width - left) / stepX, raster.width),
    top: bounded((box.y * height - top) / stepY, raster.height),
    right: bounded(((box.x + box.width) * width - left) / stepX, raster.width),
    bottom: bounded(((box.y + box.height) * height - top) / stepY, raster.height),
  }
  return widthOf(pixels) > 1 && heightOf(pixels) > 1 ? pixels : null
}

function cutOut(
  { raster, ground }: Pick<Anatomy, 'raster' | 'ground'>,
  { ink, box }: Pick<DrawnPart, 'ink' | 'box'>,
  as: 'part' | 'silhouette',
): Picture | null {
  // The soft rim lies around the box of the ink.
  const left = Math.max(0, box.left - 1)
  const top = Math.max(0, box.top - 1)
  const width = Math.min(raster.width, box.right + 2) - left
  const height = Math.min(raster.height, box.bottom + 2) - top
  const rgba = new Uint8Array(width * height * 4)
  let isDrawn = false
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (top + y) * raster.width + left + x
      const alpha = Math.max(0, Math.min(1, (ink.strength[at] - faintest) / (opaque - faintest)))
      if (alpha === 0) continue
      isDrawn = true
      const to = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++) {
        const seen = raster.rgb[at * 3 + channel]
        // What shows through the soft rim is the ground's colour.
        const own = (seen - ground[channel] * (1 - alpha)) / alpha
        rgba[to + channel] = as === 'silhouette' ? silhouetteInk[channel] : Math.max(0, Math.min(255, Math.round(own)))
      }
      rgba[to + 3] = Math.round(alpha * 255)
    }
  if (!isDrawn) return null
  if (as === 'part' && meanLightness(rgba) > lightest) {
    // On light paper, a light part is an opening in a darker field. Only the field makes it visible.
    if (lightnessOf(ground) > lightest) return { width, height, rgba: seenIn(raster, { left, top, width, height }) }
    putBehind(rgba, ground)
  }
  return { width, height, rgba }
}

/** Returns the lightness of a colour (ITU-R BT.601), 0 to 255. */
const lightnessOf = ([red, green, blue]: ArrayLike<number> & Iterable<number>) => 0.299 * red + 0.587 * green + 0.114 * blue

/** Returns the mean lightness of what is drawn, 0 to 255. */
function meanLightness(rgba: Uint8Array): number {
  let [lightness, all] = [0, 0]
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3]
    lightness += alpha * lightnessOf(rgba.subarray(at, at + 3))
    all += alpha
  }
  return lightness / all
}

/** Returns the pixels of an area with everything that is seen there. */
function seenIn(raster: Raster, { left, top, width, height }: { left: number; top: number; width: number; height: number }) {
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 3 * ((top + y) * raster.width + left + x)
      rgba.set(raster.rgb.subarray(at, at + 3), 4 * (y * width + x))
    }
  return rgba
}

/** Fills what is transparent with a colour. */
function putBehind(rgba: Uint8Array, colour: ArrayLike<number>): void {
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] / 255
    for (let channel = 0; channel < 3; channel++)
      rgba[at + channel] = Math.round(rgba[at + channel] * alpha + colour[channel] * (1 - alpha))
    rgba[at + 3] = 255
  }
}

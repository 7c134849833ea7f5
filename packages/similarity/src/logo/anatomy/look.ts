import type { Picture } from '../types.ts'
import { componentsOf } from './components.ts'
import { addFaintAreas, boundsOf, type Colour, commonestColour, fullBox, type Ink, inkOn } from './ink.ts'
import { evenOut, isPhotographed, rimOf } from './light.ts'
import { heightOf, type PixelBox, type Raster, rasterOf, widthOf } from './raster.ts'

/** A part of a picture, scaled, with the ink on its background. */
export interface Look {
  readonly raster: Raster
  readonly ground: Colour
  readonly ink: Ink
  /** The box of all ink. */
  readonly box: PixelBox
  readonly isPhoto: boolean
}

/** Whether a person excluded a pixel of the picture. */
export type LeftOut = (x: number, y: number) => boolean

/** The longest side of a raster in pixels, unless it shows a long drawing. */
export const workingSide = 128
/** In a photograph, smaller components and fainter ink are noise. */
const speckShare = 0.004
const paperShare = 0.12

/**
 * Looks at a part of a picture; null if there is nothing but background.
 * @param paper the light behind transparent pixels; null if there are none
 * @param side the longest side of the raster
 */
export function look(
  picture: Picture,
  part: PixelBox,
  paper: number | null,
  side: number,
  isLeftOut: LeftOut | undefined,
): Look | null {
  const raster = rasterOf(picture, part, side, paper)
  const isPhoto = isPhotographed(raster)
  if (isPhoto) evenOut(raster)
  const ground = commonestColour(raster, rimOf(raster))
  const ink = inkOn(raster, ground)
  if (isPhoto) clean(ink)
  else addFaintAreas(ink)
  if (isLeftOut !== undefined) erase(ink, raster, isLeftOut)
  const box = boundsOf(ink.mask, ink.width, fullBox(ink))
  return box === null ? null : { raster, ground, ink, box, isPhoto }
}

/**
 * Returns the longest side of the raster that shows a region. That of a long one has as many pixels as that of a square
 * one, so that the letters of a word can be told apart.
 * @param side that of a square region
 */
export const sideFor = (region: PixelBox, side = workingSide): number =>
  Math.round(side * Math.min(2, Math.sqrt(longestOf(region) / Math.min(widthOf(region), heightOf(region)))))

export const longestOf = (box: PixelBox): number => Math.max(widthOf(box), heightOf(box))

/** Returns the margin around a drawing that shows enough of its background. */
export const marginOf = (box: PixelBox): number => longestOf(box) * 0.08 + 2

/** Returns the pixels of the picture around a box of its raster. @param margin in pixels of the raster */
export function inPicture(picture: Picture, { left, top, stepX, stepY }: Raster, box: PixelBox, margin: number): PixelBox {
  const more = Math.ceil(margin * Math.max(stepX, stepY))
  return {
    left: Math.max(0, Math.floor(left + box.left * stepX) - more),
    top: Math.max(0, Math.floor(top + box.top * stepY) - more),
    right: Math.min(picture.width - 1, Math.ceil(left + (box.right + 1) * stepX) + more),
    bottom: Math.min(picture.height - 1, Math.ceil(top + (box.bottom + 1) * stepY) + more),
  }
}

/** Removes specks and noise at the rim from a photograph's ink. */
function clean(ink: Ink): void {
  const { width, height, strength, mask } = ink
  const rim = 2
  for (let at = 0; at < mask.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x >= rim && y >= rim && x < width - rim && y < height - rim) continue
    mask[at] = 0
    strength[at] = 0
  }
  const { labels, list } = componentsOf(ink)
  const specks = new Set(list.filter(({ area }) => area < speckShare * list[0].area).map(({ label }) => label))
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 1 && !specks.has(labels[at])) continue
    mask[at] = 0
    strength[at] = strength[at] < paperShare ? 0 : strength[at]
    if (specks.has(labels[at])) strength[at] = 0
  }
}

function erase({ width, strength, mask }: Ink, raster: Raster, isLeftOut: LeftOut): void {
  for (let at = 0; at < mask.length; at++) {
    const x = raster.left + ((at % width) + 0.5) * raster.stepX
    const y = raster.top + (Math.floor(at / width) + 0.5) * raster.stepY
    if (!isLeftOut(x, y)) continue
    mask[at] = 0
    strength[at] = 0
  }
}

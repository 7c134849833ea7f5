import type { Picture, ViewPart } from '../types.ts'
import { componentsOf } from './components.ts'
import { boundsOf, type Colour, commonestColour, fullBox, type Ink, inkOn } from './ink.ts'
import { openField } from './inside.ts'
import { evenOut, isPhotographed, rimOf } from './light.ts'
import { piecesOf } from './pieces.ts'
import { heightOf, type PixelBox, paperBehind, type Raster, rasterOf, wholeOf, widthOf } from './raster.ts'

/** A part of a drawing: ink within a box. */
export interface DrawnPart {
  readonly part: ViewPart | 'lettering'
  readonly ink: Ink
  readonly box: PixelBox
}

/** A picture taken apart. */
export interface Anatomy {
  readonly raster: Raster
  readonly ground: Colour
  /** The whole first. */
  readonly parts: readonly DrawnPart[]
}

const workingSide = 128

/** Whether a pixel of the raster belongs to what a person left out. */
export type LeftOut = (x: number, y: number) => boolean

/** Takes a picture apart; null if nothing is drawn on its ground. */
export function dissect(picture: Picture, isLeftOut?: LeftOut): Anatomy | null {
  if (picture.width < 1 || picture.height < 1) return null
  const paper = paperBehind(picture)
  const seen = look(picture, wholeOf(picture), paper)
  if (seen === null) return null
  // A small drawing on a large ground is looked at again from nearby.
  const nearby = surroundings(picture, seen.raster, seen.box)
  const isSmall = seen.raster.step > 1 && longestOf(nearby) * 1.3 < Math.max(picture.width, picture.height)
  const { raster, ground, ink } = (isSmall ? look(picture, nearby, paper) : null) ?? seen
  if (isLeftOut !== undefined) erase(ink, raster, isLeftOut)
  const box = boundsOf(ink.mask, ink.width, fullBox(ink))
  if (box === null) return null
  const components = componentsOf(ink)
  const parts: DrawnPart[] = [{ part: 'whole', ink, box }]
  const inside = openField(raster, ink, ground, components, box)
  if (inside !== null) parts.push({ part: 'inside', ...inside })
  for (const piece of piecesOf(ink, components.list, box))
    parts.push({ part: piece.isLettering ? 'lettering' : 'piece', ink, box: piece.box })
  return { raster, ground, parts }
}

function look(picture: Picture, part: PixelBox, paper: number) {
  const raster = rasterOf(picture, part, workingSide, paper)
  if (isPhotographed(raster)) evenOut(raster)
  const ground = commonestColour(raster, rimOf(raster))
  const ink = inkOn(raster, ground)
  const box = boundsOf(ink.mask, ink.width, fullBox(ink))
  return box === null ? null : { raster, ground, ink, box }
}

const longestOf = (box: PixelBox) => Math.max(widthOf(box), heightOf(box))

/** The pixels of the picture around a box of its raster, with a margin that shows the ground. */
function surroundings(picture: Picture, { step }: Raster, box: PixelBox): PixelBox {
  const margin = Math.ceil(longestOf(box) * step * 0.08 + 2 * step)
  return {
    left: Math.max(0, Math.floor(box.left * step) - margin),
    top: Math.max(0, Math.floor(box.top * step) - margin),
    right: Math.min(picture.width - 1, Math.ceil((box.right + 1) * step) + margin),
    bottom: Math.min(picture.height - 1, Math.ceil((box.bottom + 1) * step) + margin),
  }
}

function erase({ width, strength, mask }: Ink, raster: Raster, isLeftOut: LeftOut): void {
  for (let at = 0; at < mask.length; at++) {
    const x = raster.left + ((at % width) + 0.5) * raster.step
    const y = raster.top + (Math.floor(at / width) + 0.5) * raster.step
    if (!isLeftOut(x, y)) continue
    mask[at] = 0
    strength[at] = 0
  }
}

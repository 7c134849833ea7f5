import { partWeight } from '../part-weights.ts'
import type { Picture, ViewPart } from '../types.ts'
import { viewSide } from '../view.ts'
import { componentsOf } from './components.ts'
import { type Anatomy, type DrawnPart, partsOf, type SeenDrawing } from './dissect.ts'
import { inPicture, type LeftOut, longestOf, look, marginOf, sideFor } from './look.ts'
import { boxOf, distanceOf, widestHalves } from './pieces.ts'
import type { PixelBox, Raster } from './raster.ts'

/** A region of a picture, looked at by itself in as many pixels as a whole picture. */
export interface CloserLook {
  readonly part: ViewPart
  readonly seen: SeenDrawing
  /** What the region shows, as parts of the whole picture: first all of it. */
  readonly parts: readonly DrawnPart[]
}

/** A margin that does not reach the frame around a drawing. */
export const insideMargin = 1
/** Pixels. Regions of fewer than a view has show too little, and many drawings look like them. */
const leastPixels = viewSide

/**
 * Looks closer at the content of a frame or field, and at the halves of a drawing at its widest gap, and takes them
 * apart in turn. Halves that are pieces without lettering have been seen.
 */
export function closerLooks(picture: Picture, anatomy: Anatomy, isLeftOut?: LeftOut): CloserLook[] {
  const { raster, paper, components, parts } = anatomy
  const [{ ink }, ...others] = parts
  const halves = widestHalves(ink, components.labels, components.list).map(boxOf)
  const gap = halves.length === 2 ? distanceOf(halves[0], halves[1]) : 0
  const unseen = halves.filter((half) => !others.some(({ box, isLettering }) => !isLettering && areEqual(box, half)))
  const inside = parts.find(({ part }) => part === 'inside')
  const regions = [
    ...(inside ? [{ part: inside.part, box: inside.box, margin: insideMargin }] : []),
    ...unseen.map((box) => ({ part: 'piece' as const, box, margin: Math.min(Math.floor(gap / 2), marginOf(box)) })),
  ]
  return regions.flatMap((region) => closerLook(picture, raster, paper, region, isLeftOut) ?? [])
}

/** Looks closer at the drawing in the frame or on the field that a closer look shows; null if there is none. */
export function lookInside(
  picture: Picture,
  { seen: { raster, parts } }: CloserLook,
  paper: number | null,
  isLeftOut?: LeftOut,
): CloserLook | null {
  const inside = parts.find(({ part }) => part === 'inside')
  return inside ? closerLook(picture, raster, paper, { part: 'inside', box: inside.box, margin: insideMargin }, isLeftOut) : null
}

interface Region {
  readonly part: ViewPart
  readonly box: PixelBox
  /** Pixels around the box that are looked at too. */
  readonly margin: number
}

/** Looks at a region of a raster; null if it shows too little. */
function closerLook(
  picture: Picture,
  raster: Raster,
  paper: number | null,
  { part, box, margin }: Region,
  isLeftOut: LeftOut | undefined,
): CloserLook | null {
  const region = inPicture(picture, raster, box, margin)
  const near = look(picture, region, paper, sideFor(region), isLeftOut)
  if (near === null || longestOf(near.box) < leastPixels) return null
  const parts = partsOf(near, componentsOf(near.ink))
  const [whole, ...more] = parts
  const pieces = more.map((one) => ({ ...one, part: one.part === 'inside' ? part : ('piece' as const) }))
  const seen = { raster: near.raster, ground: near.ground, parts }
  return { part, seen, parts: [{ ...whole, part, weight: partWeight }, ...pieces] }
}

const areEqual = (one: PixelBox, other: PixelBox) =>
  one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom

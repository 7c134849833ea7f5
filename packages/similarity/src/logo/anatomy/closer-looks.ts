import { partWeight } from '../part-weights.ts'
import type { Picture } from '../types.ts'
import { viewSide } from '../view.ts'
import { componentsOf } from './components.ts'
import { type Anatomy, type DrawnPart, partsOf } from './dissect.ts'
import { inPicture, type LeftOut, longestOf, look, marginOf, sideFor } from './look.ts'
import { boxOf, distanceOf, widestHalves } from './pieces.ts'
import type { PixelBox, Raster } from './raster.ts'

/** A region of a picture, looked at by itself in as many pixels as a whole picture. */
export interface CloserLook {
  readonly raster: Raster
  /** The first one shows the whole region. */
  readonly parts: readonly DrawnPart[]
}

/** A margin that does not reach the frame around a drawing. */
const insideMargin = 1
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
  return regions.flatMap(({ part, box, margin }) => {
    const region = inPicture(picture, raster, box, margin)
    const seen = look(picture, region, paper, sideFor(region), isLeftOut)
    if (seen === null || longestOf(seen.box) < leastPixels) return []
    const [whole, ...more] = partsOf(seen, componentsOf(seen.ink))
    const pieces = more.map((one) => ({ ...one, part: 'piece' as const }))
    return [{ raster: seen.raster, parts: [{ ...whole, part, weight: partWeight }, ...pieces] }]
  })
}

const areEqual = (one: PixelBox, other: PixelBox) =>
  one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom

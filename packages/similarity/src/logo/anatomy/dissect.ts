import { letteredWeight, letteredWhole, partWeight, wordWeight } from '../part-weights.ts'
import type { Picture, ViewPart } from '../types.ts'
import { type Component, type Components, componentsOf } from './components.ts'
import { boundsOf, type Colour, commonestColour, fullBox, type Ink, inkOn } from './ink.ts'
import { openField } from './inside.ts'
import { looksLikeWord } from './lettering.ts'
import { rimOf } from './light.ts'
import { inPicture, type LeftOut, type Look, longestOf, look, marginOf, sideFor, workingSide } from './look.ts'
import { areEqual, type Piece, piecesOf } from './pieces.ts'
import { type PixelBox, paperBehind, type Raster, wholeOf } from './raster.ts'

/** A part of a drawing: ink within a box. */
export interface DrawnPart {
  readonly part: ViewPart
  readonly isLettering: boolean
  /** The weight of a match with this part, 1 or less. */
  readonly weight: number
  readonly ink: Ink
  readonly box: PixelBox
}

/** What is drawn in a picture or in a region of it. */
export interface SeenDrawing {
  readonly raster: Raster
  readonly ground: Colour
  /** The whole first. */
  readonly parts: readonly DrawnPart[]
}

/** A picture taken apart. */
export interface Anatomy extends SeenDrawing {
  /** The light behind transparent pixels; null if there are none. */
  readonly paper: number | null
  readonly components: Components
  /** Whether the whole picture is a photograph. */
  readonly isPhoto: boolean
  /** The sides of the picture that the drawing touches, as if it had been cut there. */
  readonly touched: readonly Side[]
  /** The drawing if the second colour of the rim is its background. */
  readonly reversed: DrawnPart | null
}

const sides = ['left', 'top', 'right', 'bottom'] as const
export type Side = (typeof sides)[number]

/** A second look needs this many times the pixels in each direction. */
const leastFiner = 1.3

/**
 * Takes a picture apart; null if it contains nothing but background.
 * @param side the longest side of the raster; descriptions need the usual one
 */
export function dissect(picture: Picture, isLeftOut?: LeftOut, side = workingSide): Anatomy | null {
  if (picture.width < 1 || picture.height < 1) return null
  const paper = paperBehind(picture)
  const seen = look(picture, wholeOf(picture), paper, side, isLeftOut)
  if (seen === null) return null
  // Looks again at a small drawing on a large background, and at a long one, if they have more pixels to show.
  const region = inPicture(picture, seen.raster, seen.box, marginOf(seen.box))
  const regionSide = sideFor(region, side)
  const isFiner = seen.raster.stepX >= leastFiner * Math.max(1, longestOf(region) / regionSide)
  const near = (isFiner ? look(picture, region, paper, regionSide, isLeftOut) : null) ?? seen
  const { raster, ground, ink, box } = near
  const edge = fullBox(ink)
  const components = componentsOf(ink)
  const parts = partsOf(near, components)
  const touched = near === seen ? sides.filter((side) => box[side] === edge[side]) : []
  const reversed = touched.length > 0 ? reverse(raster, ink) : null
  return { raster, ground, paper, components, isPhoto: seen.isPhoto, parts, touched, reversed }
}

/** Takes what is seen apart, the whole first. */
export function partsOf({ raster, ground, ink, box }: Look, components: Components): [DrawnPart, ...DrawnPart[]] {
  const pieces = piecesOf(ink, components.labels, components.list)
    .sort((one, other) => areaOf(other) - areaOf(one))
    .map(({ box, isLettering, components: own }) => {
      const part = { box, ink: only(ink, components, own, box) }
      return { ...part, components: own, isLettering: isLettering || (!areEqual(own) && looksLikeWord(part)) }
    })
  const isLettered = pieces.length > 1 && pieces.some((piece) => piece.isLettering)
  const pictures = pieces.filter((piece) => !piece.isLettering)
  const ofLettering = pictures.length > 0 ? letteredWeight : wordWeight
  const parts: [DrawnPart, ...DrawnPart[]] = [
    { part: 'whole', isLettering: false, weight: isLettered ? letteredWhole : 1, ink, box },
  ]
  const pictured = isLettered ? pictures.at(0) : undefined
  const inside =
    openField(raster, ink, ground, components, box) ??
    (pictured ? openField(raster, ink, ground, { ...components, list: pictured.components }, pictured.box) : null)
  if (inside !== null) parts.push({ part: 'inside', isLettering: false, weight: partWeight, ...inside })
  for (const { isLettering, ink, box } of [...pictures, ...pieces.filter((piece) => piece.isLettering)])
    parts.push({ part: 'piece', isLettering, weight: isLettering ? ofLettering : partWeight, ink, box })
  return parts
}

const areaOf = ({ components }: Piece) => components.reduce((sum, { area }) => sum + area, 0)

/** The least share of the rim in the second colour at which that colour may be the background. */
const secondShare = 0.25

function reverse(raster: Raster, { mask }: Ink): DrawnPart | null {
  const rim = rimOf(raster)
  const inked = rim.filter((at) => mask[at] === 1)
  if (inked.length < secondShare * rim.length) return null
  const ink = inkOn(raster, commonestColour(raster, inked))
  const box = boundsOf(ink.mask, ink.width, fullBox(ink))
  return box === null ? null : { part: 'whole', isLettering: false, weight: partWeight, ink, box }
}

/** Returns the ink of some components alone, with their soft rim. @param box the components' box */
function only(
  { width, height, strength }: Ink,
  { labels, list }: Components,
  components: readonly Component[],
  box: PixelBox,
): Ink {
  const isKept = new Uint8Array(list.length + 1)
  for (const { label } of components) isKept[label] = 1
  const result = { width, height, strength: new Float32Array(labels.length), mask: new Uint8Array(labels.length) }
  for (let y = Math.max(0, box.top - 1); y <= Math.min(height - 1, box.bottom + 1); y++)
    for (let x = Math.max(0, box.left - 1); x <= Math.min(width - 1, box.right + 1); x++) {
      const at = y * width + x
      if (strength[at] === 0) continue
      if (labels[at] !== 0) {
        if (isKept[labels[at]] === 0) continue
        result.mask[at] = 1
      } else if (!touches(labels, width, at, isKept)) continue
      result.strength[at] = strength[at]
    }
  return result
}

/** Returns true for the soft rim of a component. */
function touches(labels: Int32Array, width: number, at: number, isKept: Uint8Array): boolean {
  for (let row = at - width; row <= at + width; row += width)
    if (isKept[labels[row - 1]] === 1 || isKept[labels[row]] === 1 || isKept[labels[row + 1]] === 1) return true
  return false
}

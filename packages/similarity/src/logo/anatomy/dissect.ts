import type { Picture, ViewPart } from '../types.ts'
import { type Component, type Components, componentsOf } from './components.ts'
import { boundsOf, type Colour, commonestColour, fullBox, type Ink, inkOn } from './ink.ts'
import { openField } from './inside.ts'
import { looksLikeWord } from './lettering.ts'
import { evenOut, isPhotographed, rimOf } from './light.ts'
import { areEqual, boxOf, type Piece, picturedHalves, piecesOf } from './pieces.ts'
import { heightOf, type PixelBox, paperBehind, type Raster, rasterOf, wholeOf, widthOf } from './raster.ts'

/** A part of a drawing: ink within a box. */
export interface DrawnPart {
  readonly part: ViewPart
  readonly isLettering: boolean
  /** The weight of a match with this part, 1 or less. */
  readonly weight: number
  readonly ink: Ink
  readonly box: PixelBox
}

/** Among equal matches, the whole comes before its parts. */
const partWeight = 0.985
/** The search by name compares words, so lettering beside a picture counts less here. */
const letteredWeight = 0.8
/**
 * The whole drawing of a picture and a word counts more than the word, because the same drawing may be dissected
 * differently elsewhere.
 */
const letteredWhole = 0.87
/** Without a picture, the words are the logo. */
const wordWeight = 0.95

/** A picture taken apart. */
export interface Anatomy {
  readonly raster: Raster
  readonly ground: Colour
  /** The whole first. */
  readonly parts: readonly DrawnPart[]
  /** The sides of the picture that the drawing touches, as if it had been cut there. */
  readonly touched: readonly Side[]
  /** The drawing if the second colour of the rim is its background. */
  readonly reversed: DrawnPart | null
}

const sides = ['left', 'top', 'right', 'bottom'] as const
export type Side = (typeof sides)[number]

const workingSide = 128
/** In a photograph, smaller components and fainter ink are noise. */
const speckShare = 0.004
const paperShare = 0.12

/** Whether a person excluded a pixel of the raster. */
export type LeftOut = (x: number, y: number) => boolean

/**
 * Takes a picture apart; null if it contains nothing but background.
 * @param side the longest side of the raster; descriptions need the usual one
 */
export function dissect(picture: Picture, isLeftOut?: LeftOut, side = workingSide): Anatomy | null {
  if (picture.width < 1 || picture.height < 1) return null
  const paper = paperBehind(picture)
  const seen = look(picture, wholeOf(picture), paper, side)
  if (seen === null) return null
  // Crops a small drawing on a large background and scales it again.
  const nearby = surroundings(picture, seen.raster, seen.box)
  const isSmall = seen.raster.stepX > 1 && longestOf(nearby) * 1.3 < Math.max(picture.width, picture.height)
  const { raster, ground, ink } = (isSmall ? look(picture, nearby, paper, side) : null) ?? seen
  if (isLeftOut !== undefined) erase(ink, raster, isLeftOut)
  const box = boundsOf(ink.mask, ink.width, fullBox(ink))
  if (box === null) return null
  const components = componentsOf(ink)
  const pieces = piecesOf(ink, components.labels, components.list)
    .sort((one, other) => areaOf(other) - areaOf(one))
    .map(({ box, isLettering, components: own }) => {
      const part = { box, ink: only(ink, components, own, box) }
      return { ...part, components: own, isLettering: isLettering || (!areEqual(own) && looksLikeWord(part)) }
    })
  const isPictured = pieces.some((piece) => !piece.isLettering)
  const isLettered = isPictured && pieces.some((piece) => piece.isLettering)
  const ofLettering = isPictured ? letteredWeight : wordWeight
  const parts: DrawnPart[] = [{ part: 'whole', isLettering: false, weight: isLettered ? letteredWhole : 1, ink, box }]
  const pictured = isLettered ? pieces.find((piece) => !piece.isLettering) : undefined
  const inside =
    openField(raster, ink, ground, components, box) ??
    (pictured ? openField(raster, ink, ground, { ...components, list: pictured.components }, pictured.box) : null)
  if (inside !== null) parts.push({ part: 'inside', isLettering: false, weight: partWeight, ...inside })
  for (const piece of [...pieces.filter((one) => !one.isLettering), ...pieces.filter((one) => one.isLettering)])
    parts.push({
      part: 'piece',
      isLettering: piece.isLettering,
      weight: piece.isLettering ? ofLettering : partWeight,
      ink: piece.ink,
      box: piece.box,
    })
  const isWhole = raster === seen.raster
  const edge = fullBox(ink)
  const touched = isWhole ? sides.filter((side) => box[side] === edge[side]) : []
  return { raster, ground, parts, touched, reversed: touched.length > 0 ? reverse(raster, ink) : null }
}

/** Returns the halves of a drawing at its widest gap, where they differ from its pieces. */
export function otherHalves({ parts: [whole, ...others] }: Anatomy): DrawnPart[] {
  const { ink } = whole
  const components = componentsOf(ink)
  return picturedHalves(ink, components.labels, components.list)
    .map((own) => ({ own, box: boxOf(own) }))
    .filter(({ box }) => !others.some((other) => isSameBox(other.box, box)))
    .map(({ own, box }) => ({ part: 'piece', isLettering: false, weight: partWeight, box, ink: only(ink, components, own, box) }))
}

const isSameBox = (one: PixelBox, other: PixelBox) =>
  one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom

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

function look(picture: Picture, part: PixelBox, paper: number | null, side: number) {
  const raster = rasterOf(picture, part, side, paper)
  const isPhoto = isPhotographed(raster)
  if (isPhoto) evenOut(raster)
  const ground = commonestColour(raster, rimOf(raster))
  const ink = inkOn(raster, ground)
  if (isPhoto) clean(ink)
  const box = boundsOf(ink.mask, ink.width, fullBox(ink))
  return box === null ? null : { raster, ground, ink, box }
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

const longestOf = (box: PixelBox) => Math.max(widthOf(box), heightOf(box))

/** Returns the pixels of the picture around a box of its raster, with a margin that shows the background. */
function surroundings(picture: Picture, { stepX, stepY }: Raster, box: PixelBox): PixelBox {
  const margin = Math.ceil((longestOf(box) * 0.08 + 2) * Math.max(stepX, stepY))
  return {
    left: Math.max(0, Math.floor(box.left * stepX) - margin),
    top: Math.max(0, Math.floor(box.top * stepY) - margin),
    right: Math.min(picture.width - 1, Math.ceil((box.right + 1) * stepX) + margin),
    bottom: Math.min(picture.height - 1, Math.ceil((box.bottom + 1) * stepY) + margin),
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

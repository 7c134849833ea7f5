import type { Picture } from '../types.ts'
import { type Component, filled } from './components.ts'
import type { DerivedPicture } from './derived-picture.ts'
import type { Anatomy } from './dissect.ts'
import { evenRegions } from './light.ts'
import { areaOf, convexHull, type Point, projectionTo, type Quadrilateral, quadrilateralAround } from './quadrilateral.ts'
import { heightOf, type Raster, rasterOf, wholeOf, widthOf } from './raster.ts'

/** A sheet is at least this share of the photograph's area … */
const leastArea = 0.03
/** … fills this share of the quadrilateral around it, so that it is not round … */
const leastFilled = 0.9
/** … its sides are at least this share of the opposite ones, so that it is no triangle … */
const leastOpposite = 0.4
/** … and this share of it is drawn on. */
const leastDrawn = 0.012
/** The rim of a sheet with its shadow that is not shown, as a share of its sides. */
const rim = 0.02
/** The longest side in pixels of the photograph in which a sheet is searched, and of the sheet. */
const searchedSide = 192
const sheetSide = 512

/**
 * Returns the largest sheet of paper with something on it that lies within a photograph, such as a card on a table, as
 * it looks from straight above; null if there is none.
 */
export function sheetIn(picture: Picture, { isPhoto, paper }: Pick<Anatomy, 'isPhoto' | 'paper'>): DerivedPicture | null {
  if (!isPhoto) return null
  const raster = rasterOf(picture, wholeOf(picture), searchedSide, paper)
  const corners = cornersOf(raster)
  if (corners === null) return null
  const project = projectionTo(corners)
  const inner = (share: number) => rim + (1 - 2 * rim) * share
  const place = (u: number, v: number) => {
    const { x, y } = project(inner(u), inner(v))
    return { x: x / raster.width, y: y / raster.height }
  }
  return { picture: flattened(picture, paper, place), place }
}

function cornersOf(raster: Raster): Quadrilateral | null {
  const { width, height } = raster
  const { labels, list } = evenRegions(raster)
  let best: { area: number; corners: Quadrilateral } | null = null
  for (const region of list) {
    const { left, top, right, bottom } = region
    if (left === 0 || top === 0 || right === width - 1 || bottom === height - 1) continue
    if (widthOf(region) * heightOf(region) < leastArea * width * height) continue
    const { mask, area } = filled(labels, width, height, region)
    if (area < Math.max(leastArea * width * height, best?.area ?? 0) || area - region.area < leastDrawn * area) continue
    const corners = quadrilateralAround(convexHull([...outlineOf(mask, width, region)]))
    if (corners !== null && isRectangular(corners) && area >= leastFilled * areaOf(corners)) best = { area, corners }
  }
  return best?.corners ?? null
}

function isRectangular(corners: Quadrilateral): boolean {
  const [top, right, bottom, left] = sidesOf(corners)
  const ratios = [top / bottom, left / right]
  return ratios.every((ratio) => ratio >= leastOpposite && ratio <= 1 / leastOpposite)
}

/** The corners of the outermost pixels in each row. */
function* outlineOf(mask: Uint8Array, width: number, { left, top, right, bottom }: Component): Generator<Point> {
  for (let y = top; y <= bottom; y++) {
    const row = mask.subarray(y * width + left, y * width + right + 1)
    const [first, last] = [left + row.indexOf(1), left + row.lastIndexOf(1) + 1]
    yield { x: first, y }
    yield { x: last, y }
    yield { x: first, y: y + 1 }
    yield { x: last, y: y + 1 }
  }
}

/** Draws a sheet as it is seen from straight above. */
function flattened(picture: Picture, paper: number | null, place: DerivedPicture['place']): Picture {
  const corner = (u: number, v: number): Point => {
    const { x, y } = place(u, v)
    return { x: x * picture.width, y: y * picture.height }
  }
  const corners: Quadrilateral = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
  const [top, right, bottom, left] = sidesOf(corners)
  const lengths = [(top + bottom) / 2, (left + right) / 2]
  const scale = Math.min(1, sheetSide / Math.max(...lengths))
  const [width, height] = lengths.map((length) => Math.max(1, Math.round(length * scale)))
  const region = {
    left: Math.max(0, Math.floor(Math.min(...corners.map(({ x }) => x))) - 1),
    top: Math.max(0, Math.floor(Math.min(...corners.map(({ y }) => y))) - 1),
    right: Math.min(picture.width - 1, Math.ceil(Math.max(...corners.map(({ x }) => x)))),
    bottom: Math.min(picture.height - 1, Math.ceil(Math.max(...corners.map(({ y }) => y)))),
  }
  const near = rasterOf(picture, region, Math.max(widthOf(region), heightOf(region)) * scale, paper)
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const from = place((x + 0.5) / width, (y + 0.5) / height)
      sampleAt(
        near,
        (from.x * picture.width - near.left) / near.stepX,
        (from.y * picture.height - near.top) / near.stepY,
        rgba,
        at,
      )
    }
  return { width, height, rgba }
}

/** Returns the lengths of the upper, right, lower and left side. */
function sidesOf([one, two, three, four]: Quadrilateral): readonly [number, number, number, number] {
  const distance = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y)
  return [distance(one, two), distance(two, three), distance(three, four), distance(four, one)]
}

/** Stores the colour between four pixels. */
function sampleAt({ width, height, rgb }: Raster, x: number, y: number, rgba: Uint8Array, to: number): void {
  const [fromX, fromY] = [Math.max(0, Math.min(width - 1, x - 0.5)), Math.max(0, Math.min(height - 1, y - 0.5))]
  const [left, top] = [Math.min(width - 2, Math.floor(fromX)), Math.min(height - 2, Math.floor(fromY))]
  const [right, down] = [fromX - left, fromY - top]
  for (let channel = 0; channel < 3; channel++) {
    const at = (top * width + left) * 3 + channel
    const upper = rgb[at] * (1 - right) + rgb[at + 3] * right
    const lower = rgb[at + width * 3] * (1 - right) + rgb[at + width * 3 + 3] * right
    rgba[to + channel] = Math.round(upper * (1 - down) + lower * down)
  }
  rgba[to + 3] = 255
}

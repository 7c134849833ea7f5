import type { Ink } from './anatomy/ink.ts'
import { heightOf, type PixelBox, widthOf } from './anatomy/raster.ts'

/** Pixels of a view on each side. */
export const viewSide = 64
export const contentShare = 0.9
/** How far a drawing's shorter side is brought to the longer one's length, so that stretched drawings look alike. */
const evening = 0.4

export interface Cut {
  readonly ink: Ink
  readonly box: PixelBox
  /** What the view shows if it is not the box: ground beyond the edge, where the drawing was cut off. */
  readonly extent?: PixelBox
}

/** Returns the width and height of a drawing in its view. */
export function shownExtent(box: PixelBox, side = viewSide): [width: number, height: number] {
  const longest = Math.max(widthOf(box), heightOf(box))
  const shown = (length: number) => side * contentShare * (length / longest) ** (1 - evening)
  return [shown(widthOf(box)), shown(heightOf(box))]
}

/**
 * Returns a part of a drawing cut to its ink and scaled to `side` pixels, 0 (ground) to 255 (ink); `turn` is clockwise.
 */
export function viewOf(cut: Cut, turn = 0, side = viewSide): Uint8Array {
  const part = turnedPart(cut, turn)
  return drawPart(part, shownExtent(part.extent, side), [side, side])
}

/** A part of a drawing as it is shown. */
export interface TurnedPart {
  readonly ink: Ink
  readonly box: PixelBox
  /** Of the turn. */
  readonly cos: number
  readonly sin: number
  /** What is shown, after the turn. */
  readonly extent: PixelBox
}

export function turnedPart({ ink, box, extent }: Cut, turn: number): TurnedPart {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return { ink, box, cos, sin, extent: turn === 0 ? (extent ?? box) : turnedBox(ink, box, cos, sin) }
}

type Size = readonly [width: number, height: number]

/** Draws a part, scaled to `shown` pixels, in the middle of a `canvas` of pixels. */
export function drawPart({ ink, box, cos, sin, extent }: TurnedPart, shown: Size, canvas: Size): Uint8Array {
  const across = scalingOf(extent.left, extent.right, shown[0] / widthOf(extent), canvas[0])
  const down = scalingOf(extent.top, extent.bottom, shown[1] / heightOf(extent), canvas[1])
  // Four samples stand for the area where the drawing shrinks.
  const isShrunk = across.spread + down.spread > 0
  return sin === 0 ? straightView(ink, box, across, down, isShrunk) : turnedView(ink, box, cos, sin, across, down, isShrunk)
}

/** Where the pixels of a view lie in a drawing, in one direction. */
interface Scaling {
  readonly places: Float64Array
  /** The distance of the samples from the place, if the drawing shrinks. */
  readonly spread: number
}

function scalingOf(from: number, to: number, scale: number, side: number): Scaling {
  const places = Float64Array.from({ length: side }, (_, at) => (at + 0.5 - side / 2) / scale + (from + to) / 2)
  return { places, spread: scale < 0.9 ? 0.25 / scale : 0 }
}

/** Cuts a drawing as it stands. Its rows are interpolated once for the columns of the view, then the columns. */
function straightView(ink: Ink, box: PixelBox, across: Scaling, down: Scaling, isShrunk: boolean): Uint8Array {
  const side = across.places.length
  const pixels = new Uint8Array(side * down.places.length)
  const last = heightOf(box) + 1
  const [before, after] = isShrunk ? [-across.spread, across.spread] : [0, 0]
  const first = interpolatedRows(ink, box, across.places, before)
  const second = isShrunk ? interpolatedRows(ink, box, across.places, after) : first
  const rowOf = (row: number) => Math.max(0, Math.min(last, row)) * side
  for (let y = 0; y < down.places.length; y++) {
    const place = down.places[y]
    if (place < box.top - 1 || place > box.bottom + 1) continue
    const [upper, lower] = isShrunk ? [place - down.spread, place + down.spread] : [place, place]
    const above = Math.floor(upper) - box.top + 1
    const below = Math.floor(lower) - box.top + 1
    const [upperShare, lowerShare] = [upper - Math.floor(upper), lower - Math.floor(lower)]
    const [row, next, lowerRow, lowerNext] = [rowOf(above), rowOf(above + 1), rowOf(below), rowOf(below + 1)]
    for (let x = 0; x < side; x++) {
      const strength = isShrunk
        ? (first[row + x] * (1 - upperShare) +
            first[next + x] * upperShare +
            (second[row + x] * (1 - upperShare) + second[next + x] * upperShare) +
            (first[lowerRow + x] * (1 - lowerShare) + first[lowerNext + x] * lowerShare) +
            (second[lowerRow + x] * (1 - lowerShare) + second[lowerNext + x] * lowerShare)) /
          4
        : first[row + x] * (1 - upperShare) + first[next + x] * upperShare
      pixels[y * side + x] = Math.round(strength * 255)
    }
  }
  return pixels
}

/**
 * Returns the rows of a box at some places, after and before a row of background.
 * @param shift is added to the places
 */
function interpolatedRows({ strength, width }: Ink, box: PixelBox, places: Float64Array, shift: number): Float64Array {
  const rows = new Float64Array((heightOf(box) + 2) * places.length)
  for (let x = 0; x < places.length; x++) {
    if (places[x] < box.left - 1 || places[x] > box.right + 1) continue
    const place = places[x] + shift
    const left = Math.floor(place)
    const right = place - left
    const hasLeft = left >= box.left && left <= box.right
    const hasRight = left + 1 >= box.left && left < box.right
    for (let y = box.top, to = places.length + x; y <= box.bottom; y++, to += places.length) {
      const at = y * width + left
      rows[to] = (hasLeft ? strength[at] * (1 - right) : 0) + (hasRight ? strength[at + 1] * right : 0)
    }
  }
  return rows
}

function turnedView(
  { strength, width }: Ink,
  box: PixelBox,
  cos: number,
  sin: number,
  { places: columns, spread: spreadX }: Scaling,
  { places: lines, spread: spreadY }: Scaling,
  isShrunk: boolean,
): Uint8Array {
  const side = columns.length
  const pixels = new Uint8Array(side * lines.length)
  const value = (x: number, y: number) =>
    x < box.left || y < box.top || x > box.right || y > box.bottom ? 0 : strength[y * width + x]
  const sample = (x: number, y: number) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const right = x - left
    const down = y - top
    if (left >= box.left && top >= box.top && left < box.right && top < box.bottom) {
      const at = top * width + left
      return (
        (strength[at] * (1 - right) + strength[at + 1] * right) * (1 - down) +
        (strength[at + width] * (1 - right) + strength[at + width + 1] * right) * down
      )
    }
    return (
      (value(left, top) * (1 - right) + value(left + 1, top) * right) * (1 - down) +
      (value(left, top + 1) * (1 - right) + value(left + 1, top + 1) * right) * down
    )
  }
  for (let y = 0; y < lines.length; y++)
    for (let x = 0; x < side; x++) {
      const [u, v] = [columns[x], lines[y]]
      // Back from the turned drawing to the pixels as they stand.
      const fromX = cos * u + sin * v
      const fromY = -sin * u + cos * v
      if (fromX < box.left - 1 || fromY < box.top - 1 || fromX > box.right + 1 || fromY > box.bottom + 1) continue
      const strengthHere = isShrunk
        ? (sample(fromX - spreadX, fromY - spreadY) +
            sample(fromX + spreadX, fromY - spreadY) +
            sample(fromX - spreadX, fromY + spreadY) +
            sample(fromX + spreadX, fromY + spreadY)) /
          4
        : sample(fromX, fromY)
      pixels[y * side + x] = Math.round(strengthHere * 255)
    }
  return pixels
}

/** Returns the box of the ink after a turn about the origin. */
function turnedBox({ width, mask }: Ink, box: PixelBox, cos: number, sin: number) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let y = box.top; y <= box.bottom; y++)
    for (let x = box.left; x <= box.right; x++) {
      if (mask[y * width + x] === 0) continue
      const toX = cos * x - sin * y
      const toY = sin * x + cos * y
      left = Math.min(left, toX)
      right = Math.max(right, toX)
      top = Math.min(top, toY)
      bottom = Math.max(bottom, toY)
    }
  return { left, top, right, bottom }
}

/** Returns a view turned by a quarter clockwise. */
export function quarterTurned(view: Uint8Array): Uint8Array {
  const result = new Uint8Array(view.length)
  for (let y = 0; y < viewSide; y++)
    for (let x = 0; x < viewSide; x++) result[x * viewSide + viewSide - 1 - y] = view[y * viewSide + x]
  return result
}

export function mirrored(view: Uint8Array): Uint8Array {
  const result = new Uint8Array(view.length)
  for (let y = 0; y < viewSide; y++)
    for (let x = 0; x < viewSide; x++) result[y * viewSide + viewSide - 1 - x] = view[y * viewSide + x]
  return result
}

import type { Ink } from './anatomy/ink.ts'
import { heightOf, type PixelBox, widthOf } from './anatomy/raster.ts'

/** Pixels of a view on each side. */
export const viewSide = 64
const contentShare = 0.9
/** How far a drawing's shorter side is brought to the longer one's length, so that stretched drawings look alike. */
const evening = 0.4

interface Cut {
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
export function viewOf({ ink, box, ...more }: Cut, turn = 0, side = viewSide): Uint8Array {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const extent = turn === 0 ? (more.extent ?? box) : turned(ink, box, cos, sin)
  const [centreX, centreY] = [(extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2]
  const [shownWidth, shownHeight] = shownExtent(extent, side)
  const [scaleX, scaleY] = [shownWidth / widthOf(extent), shownHeight / heightOf(extent)]
  const pixels = new Uint8Array(side * side)
  // Four samples stand for the area where the drawing shrinks.
  const [spreadX, spreadY] = [scaleX, scaleY].map((scale) => (scale < 0.9 ? 0.25 / scale : 0))
  const { strength, width } = ink
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
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const u = (x + 0.5 - side / 2) / scaleX + centreX
      const v = (y + 0.5 - side / 2) / scaleY + centreY
      // Back from the turned drawing to the pixels as they stand.
      const fromX = cos * u + sin * v
      const fromY = -sin * u + cos * v
      if (fromX < box.left - 1 || fromY < box.top - 1 || fromX > box.right + 1 || fromY > box.bottom + 1) continue
      const strengthHere =
        spreadX + spreadY === 0
          ? sample(fromX, fromY)
          : (sample(fromX - spreadX, fromY - spreadY) +
              sample(fromX + spreadX, fromY - spreadY) +
              sample(fromX - spreadX, fromY + spreadY) +
              sample(fromX + spreadX, fromY + spreadY)) /
            4
      pixels[y * side + x] = Math.round(strengthHere * 255)
    }
  return pixels
}

/** Returns the box of the ink after a turn about the origin. */
function turned({ width, mask }: Ink, box: PixelBox, cos: number, sin: number) {
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

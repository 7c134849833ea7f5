import type { DrawnPart } from './anatomy/dissect.ts'
import { heightOf, widthOf } from './anatomy/raster.ts'

/** Pixels of a view on each side. */
export const viewSide = 64
const contentShare = 0.9

/** A part of a drawing cut to its ink and scaled to 64 × 64, 0 (ground) to 255 (ink). `turn` is in radians, clockwise. */
export function viewOf({ ink, box }: Pick<DrawnPart, 'ink' | 'box'>, turn = 0): Uint8Array {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const extent = turn === 0 ? { left: box.left, top: box.top, right: box.right, bottom: box.bottom } : turned(ink, box, cos, sin)
  const [centreX, centreY] = [(extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2]
  const scale = (viewSide * contentShare) / Math.max(widthOf(extent), heightOf(extent))
  const pixels = new Uint8Array(viewSide * viewSide)
  // Four samples stand for the area where the drawing shrinks.
  const spread = scale < 0.9 ? 0.25 / scale : 0
  const { strength, width } = ink
  const value = (x: number, y: number) =>
    x < box.left || y < box.top || x > box.right || y > box.bottom ? 0 : strength[y * width + x]
  const sample = (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [right, down] = [x - left, y - top]
    return (
      (value(left, top) * (1 - right) + value(left + 1, top) * right) * (1 - down) +
      (value(left, top + 1) * (1 - right) + value(left + 1, top + 1) * right) * down
    )
  }
  for (let y = 0; y < viewSide; y++)
    for (let x = 0; x < viewSide; x++) {
      const u = (x + 0.5 - viewSide / 2) / scale + centreX
      const v = (y + 0.5 - viewSide / 2) / scale + centreY
      // Back from the turned drawing to the pixels as they stand.
      const fromX = cos * u + sin * v
      const fromY = -sin * u + cos * v
      if (fromX < box.left - 1 || fromY < box.top - 1 || fromX > box.right + 1 || fromY > box.bottom + 1) continue
      const strengthHere =
        spread === 0
          ? sample(fromX, fromY)
          : (sample(fromX - spread, fromY - spread) +
              sample(fromX + spread, fromY - spread) +
              sample(fromX - spread, fromY + spread) +
              sample(fromX + spread, fromY + spread)) /
            4
      pixels[y * viewSide + x] = Math.round(strengthHere * 255)
    }
  return pixels
}

/** The box of the ink after a turn about the origin. */
function turned({ width, mask }: DrawnPart['ink'], box: DrawnPart['box'], cos: number, sin: number) {
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

/** A view turned by a quarter clockwise. */
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

import { heightOf, type PixelBox, widthOf } from './anatomy/raster.ts'
import {
  type Cut,
  contentShare,
  drawPart,
  mirrored,
  quarterTurned,
  shownExtent,
  type TurnedPart,
  turnedPart,
  viewSide,
} from './view.ts'

/*
 * The views that find copies. Long drawings, such as words, fill only a strip of a plain view, where they all look
 * alike. Their views are folded: the halves of the drawing are shown one below the other, or side by side if the
 * drawing is upright, with more pixels for each.
 */

export interface CopyView {
  readonly pixels: Uint8Array
  /** How the halves of a folded view lie; null for a plain view. */
  readonly fold: 'rows' | 'columns' | null
}

/** The ratio of its sides from which a drawing is long. */
const longFrom = 3
/** Pixels. A drawing with fewer than a plain view shows gains nothing in a folded one. */
const leastLength = 56
/** The ratio of a copy may differ from that of the original by this factor. */
const ratioTolerance = 1.4
/** At this ratio, the halves fill their rows. Those of longer drawings become lower, but by less than in proportion. */
const fullRatio = 4
const evening = 0.4

const half = viewSide / 2

const longestOf = (box: PixelBox) => Math.max(widthOf(box), heightOf(box))
const ratioOf = (box: PixelBox) => longestOf(box) / Math.min(widthOf(box), heightOf(box))

/** Returns whether the view of a drawing with this box is folded. */
export const isFolded = (box: PixelBox): boolean => ratioOf(box) >= longFrom && longestOf(box) >= leastLength

/** Returns the view of a part of a drawing; `turn` is clockwise. */
export function copyViewOf(cut: Cut, turn = 0): CopyView {
  const part = turnedPart(cut, turn)
  return isFolded(part.extent) ? foldedView(part) : plainView(part)
}

/**
 * Returns the view of the other form, plain instead of folded or folded instead of plain, if that may be the form in
 * which another copy of the drawing is kept; null otherwise.
 */
export function otherCopyView(cut: Cut): CopyView | null {
  const part = turnedPart(cut, 0)
  const ratio = ratioOf(part.extent)
  if (ratio < longFrom / ratioTolerance) return null
  if (!isFolded(part.extent)) return foldedView(part)
  return ratio > longFrom * ratioTolerance ? null : plainView(part)
}

const plainView = (part: TurnedPart): CopyView => ({
  pixels: drawPart(part, shownExtent(part.extent), [viewSide, viewSide]),
  fold: null,
})

function foldedView(part: TurnedPart): CopyView {
  const long = 2 * viewSide * contentShare
  const short = half * contentShare * Math.min(1, fullRatio / ratioOf(part.extent)) ** evening
  const pixels = new Uint8Array(viewSide * viewSide)
  if (widthOf(part.extent) >= heightOf(part.extent)) {
    const strip = drawPart(part, [long, short], [2 * viewSide, half])
    for (let y = 0; y < half; y++) {
      const row = strip.subarray(2 * y * viewSide, 2 * (y + 1) * viewSide)
      pixels.set(row.subarray(0, viewSide), y * viewSide)
      pixels.set(row.subarray(viewSide), (y + half) * viewSide)
    }
    return { pixels, fold: 'rows' }
  }
  // The upper half lies on the right, as after a quarter turn of a wide drawing.
  const strip = drawPart(part, [short, long], [half, 2 * viewSide])
  for (let y = 0; y < viewSide; y++) {
    pixels.set(strip.subarray(y * half, (y + 1) * half), y * viewSide + half)
    pixels.set(strip.subarray((y + viewSide) * half, (y + viewSide + 1) * half), y * viewSide)
  }
  return { pixels, fold: 'columns' }
}

/** Returns the view of the mirrored drawing. */
export function mirroredCopy({ pixels, fold }: CopyView): CopyView {
  const flipped = mirrored(pixels)
  if (fold === null) return { pixels: flipped, fold }
  // Mirroring exchanges the halves of a wide drawing, but not those of a tall one, whose columns it has exchanged.
  const [right, down] = fold === 'rows' ? [0, half] : [half, 0]
  const result = new Uint8Array(pixels.length)
  for (let y = 0; y < viewSide; y++)
    for (let x = 0; x < viewSide; x++)
      result[y * viewSide + x] = flipped[((y + down) % viewSide) * viewSide + ((x + right) % viewSide)]
  return { pixels: result, fold }
}

/** Returns the view of the drawing turned by a quarter clockwise. */
export function quarterTurnedCopy({ pixels, fold }: CopyView): CopyView {
  const turned = quarterTurned(pixels)
  return { pixels: turned, fold: fold === null ? null : fold === 'rows' ? 'columns' : 'rows' }
}

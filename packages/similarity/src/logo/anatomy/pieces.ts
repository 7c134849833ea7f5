import type { Component } from './components.ts'
import { boundsOf, type Ink } from './ink.ts'
import { heightOf, type PixelBox, widthOf } from './raster.ts'

/** A piece of a drawing that stands beside others. */
export interface Piece {
  readonly box: PixelBox
  readonly isLettering: boolean
}

/** Cuts a drawing in two at its widest empty strip; an empty list if nothing stands apart. */
export function piecesOf(ink: Ink, components: readonly Component[], whole: PixelBox): Piece[] {
  const halves = cutAtWidestGap(ink, whole)
  const pieces: Piece[] = []
  for (const half of halves) {
    const box = boundsOf(ink.mask, ink.width, half)
    if (box === null) continue
    const longest = Math.max(widthOf(box), heightOf(box))
    if (longest < 0.2 * Math.max(widthOf(whole), heightOf(whole))) continue
    if (widthOf(box) * heightOf(box) < 0.05 * widthOf(whole) * heightOf(whole)) continue
    pieces.push({ box, isLettering: isLettering(components, box) })
  }
  return pieces
}

function cutAtWidestGap({ width, mask }: Ink, whole: PixelBox): PixelBox[] {
  const isEmpty = (box: PixelBox) => boundsOf(mask, width, box) === null
  const across = widestGap(whole.left, whole.right, (x) => isEmpty({ ...whole, left: x, right: x }))
  const down = widestGap(whole.top, whole.bottom, (y) => isEmpty({ ...whole, top: y, bottom: y }))
  const least = Math.max(2, 0.025 * Math.max(widthOf(whole), heightOf(whole)))
  if (Math.max(across.length, down.length) < least) return []
  return across.length >= down.length
    ? [
        { ...whole, right: across.from - 1 },
        { ...whole, left: across.from + across.length },
      ]
    : [
        { ...whole, bottom: down.from - 1 },
        { ...whole, top: down.from + down.length },
      ]
}

function widestGap(first: number, last: number, isEmpty: (at: number) => boolean) {
  let widest = { from: first, length: 0 }
  let length = 0
  for (let at = first; at <= last; at++) {
    if (isEmpty(at)) length++
    else {
      if (length > widest.length) widest = { from: at - length, length }
      length = 0
    }
  }
  return widest
}

/** Three or more components of about one height in a row, or a very long row. */
function isLettering(components: readonly Component[], box: PixelBox): boolean {
  const [width, height] = [widthOf(box), heightOf(box)]
  if (width < 2.2 * height) return false
  if (width > 3.2 * height) return true
  const letters = components.filter(
    (part) =>
      part.left >= box.left &&
      part.right <= box.right &&
      part.top >= box.top &&
      part.bottom <= box.bottom &&
      part.area > 3 &&
      heightOf(part) > 0.45 * height &&
      widthOf(part) < 1.6 * height,
  )
  return letters.length >= 3
}

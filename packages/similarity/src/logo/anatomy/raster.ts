import type { Picture } from '../types.ts'

/** A rectangle in pixels; `right` and `bottom` are inclusive. */
export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const widthOf = (box: PixelBox) => box.right - box.left + 1
export const heightOf = (box: PixelBox) => box.bottom - box.top + 1

/** A part of a picture at working size, composited on paper: three values a pixel, 0 to 255. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly rgb: Float32Array
  /**
   * The part of the picture that it shows, and how many pixels of the picture one pixel of the raster covers in each
   * direction.
   */
  readonly left: number
  readonly top: number
  readonly stepX: number
  readonly stepY: number
}

const white = 255
const grey = 110
const nearlyWhite = 215

/**
 * Returns the paper behind a transparent picture: white, or grey where all that is visible is nearly white. Returns
 * null for an opaque picture, which hides the paper.
 */
export function paperBehind({ width, height, rgba }: Picture): number | null {
  const bytes = width * height * 4
  let alphaSum = 0
  for (let at = 3; at < bytes; at += 4) alphaSum += rgba[at]
  if (alphaSum === width * height * 255) return null
  if (alphaSum >= width * height * 250) return white
  let lightSum = 0
  for (let at = 0; at < bytes; at += 4) lightSum += rgba[at + 3] * Math.min(rgba[at], rgba[at + 1], rgba[at + 2])
  return lightSum > alphaSum * nearlyWhite ? grey : white
}

export const wholeOf = (picture: Picture): PixelBox => ({
  left: 0,
  top: 0,
  right: picture.width - 1,
  bottom: picture.height - 1,
})

/** Returns the part of its picture that a raster shows. */
export const regionOf = ({ width, height, left, top, stepX, stepY }: Raster): PixelBox => ({
  left,
  top,
  right: Math.round(left + width * stepX) - 1,
  bottom: Math.round(top + height * stepY) - 1,
})

/**
 * Scales a part of a picture to at most `side` pixels, each the mean of what it covers. It never enlarges.
 * @param paper the light behind transparent pixels; null if there are none
 */
export function rasterOf(picture: Picture, part: PixelBox, side: number, paper: number | null): Raster {
  const [fullWidth, fullHeight] = [widthOf(part), heightOf(part)]
  const shrink = Math.max(1, Math.max(fullWidth, fullHeight) / side)
  const width = Math.max(1, Math.round(fullWidth / shrink))
  const height = Math.max(1, Math.round(fullHeight / shrink))
  const [stepX, stepY] = [fullWidth / width, fullHeight / height]
  const rgb = new Float32Array(width * height * 3)
  const columns = placesOf(fullWidth, width)
  const rows = placesOf(fullHeight, height)
  if (paper === null) addOpaque(picture, part, columns, rows, rgb)
  else addOnPaper(picture, part, columns, rows, rgb, paper)
  const [across, down] = [countsOf(columns, width), countsOf(rows, height)]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const share = 1 / (across[x] * down[y])
      rgb[at] *= share
      rgb[at + 1] *= share
      rgb[at + 2] *= share
    }
  return { width, height, rgb, left: part.left, top: part.top, stepX, stepY }
}

/** Returns the pixel of the raster that each pixel of a picture's line falls into. */
function placesOf(full: number, scaled: number): Int32Array {
  const places = new Int32Array(full)
  for (let at = 0; at < full; at++) places[at] = Math.min(scaled - 1, Math.floor(at / (full / scaled)))
  return places
}

/** Returns how many of these places are the first one, the second one and so on. */
function countsOf(places: Int32Array, length: number): Int32Array {
  const counts = new Int32Array(length)
  for (const place of places) counts[place]++
  return counts
}

/** Adds up the colours of opaque pixels. Neighbours are added before they are stored, as most pictures are opaque. */
function addOpaque({ width, rgba }: Picture, part: PixelBox, columns: Int32Array, rows: Int32Array, rgb: Float32Array): void {
  const ends = endsOf(columns)
  for (let y = 0; y < rows.length; y++) {
    const first = ((part.top + y) * width + part.left) * 4
    let from = first
    let to = rows[y] * ends.length * 3
    for (let place = 0; place < ends.length; place++, to += 3) {
      const end = first + ends[place] * 4
      let red = 0
      let green = 0
      let blue = 0
      for (; from < end; from += 4) {
        red += rgba[from]
        green += rgba[from + 1]
        blue += rgba[from + 2]
      }
      rgb[to] += red
      rgb[to + 1] += green
      rgb[to + 2] += blue
    }
  }
}

/** Returns, for each place, the first pixel after those that fall into it. */
function endsOf(places: Int32Array): Int32Array {
  const ends = new Int32Array(places[places.length - 1] + 1)
  for (let at = 0; at < places.length; at++) ends[places[at]] = at + 1
  return ends
}

function addOnPaper(
  { width, rgba }: Picture,
  part: PixelBox,
  columns: Int32Array,
  rows: Int32Array,
  rgb: Float32Array,
  paper: number,
): void {
  const line = columns[columns.length - 1] + 1
  for (let y = 0; y < rows.length; y++) {
    const row = rows[y] * line
    let from = ((part.top + y) * width + part.left) * 4
    for (let x = 0; x < columns.length; x++, from += 4) {
      const to = (row + columns[x]) * 3
      const alpha = rgba[from + 3] / 255
      const rest = paper * (1 - alpha)
      rgb[to] += rgba[from] * alpha + rest
      rgb[to + 1] += rgba[from + 1] * alpha + rest
      rgb[to + 2] += rgba[from + 2] * alpha + rest
    }
  }
}

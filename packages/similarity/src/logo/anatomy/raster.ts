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

/** Returns the paper behind a transparent picture: white, or grey where all that is visible is nearly white. */
export function paperBehind({ width, height, rgba }: Picture): number {
  let alphaSum = 0
  let lightSum = 0
  for (let at = 0; at < width * height * 4; at += 4) {
    const alpha = rgba[at + 3]
    alphaSum += alpha
    lightSum += alpha * Math.min(rgba[at], rgba[at + 1], rgba[at + 2])
  }
  return alphaSum < width * height * 250 && lightSum > alphaSum * nearlyWhite ? grey : white
}

export const wholeOf = (picture: Picture): PixelBox => ({
  left: 0,
  top: 0,
  right: picture.width - 1,
  bottom: picture.height - 1,
})

/** Scales a part of a picture to at most `side` pixels, each the mean of what it covers. It never enlarges. */
export function rasterOf(picture: Picture, part: PixelBox, side: number, paper: number): Raster {
  const [fullWidth, fullHeight] = [widthOf(part), heightOf(part)]
  const shrink = Math.max(1, Math.max(fullWidth, fullHeight) / side)
  const width = Math.max(1, Math.round(fullWidth / shrink))
  const height = Math.max(1, Math.round(fullHeight / shrink))
  const [stepX, stepY] = [fullWidth / width, fullHeight / height]
  const rgb = new Float32Array(width * height * 3)
  const count = new Float32Array(width * height)
  const columns = new Int32Array(fullWidth)
  for (let x = 0; x < fullWidth; x++) columns[x] = Math.min(width - 1, Math.floor(x / stepX))
  const { rgba } = picture
  for (let y = 0; y < fullHeight; y++) {
    const row = Math.min(height - 1, Math.floor(y / stepY)) * width
    let from = ((part.top + y) * picture.width + part.left) * 4
    for (let x = 0; x < fullWidth; x++, from += 4) {
      const to = row + columns[x]
      count[to]++
      if (rgba[from + 3] === 255) {
        rgb[to * 3] += rgba[from]
        rgb[to * 3 + 1] += rgba[from + 1]
        rgb[to * 3 + 2] += rgba[from + 2]
        continue
      }
      const alpha = rgba[from + 3] / 255
      const rest = paper * (1 - alpha)
      rgb[to * 3] += rgba[from] * alpha + rest
      rgb[to * 3 + 1] += rgba[from + 1] * alpha + rest
      rgb[to * 3 + 2] += rgba[from + 2] * alpha + rest
    }
  }
  for (let at = 0; at < count.length; at++) {
    const share = 1 / Math.max(1, count[at])
    rgb[at * 3] *= share
    rgb[at * 3 + 1] *= share
    rgb[at * 3 + 2] *= share
  }
  return { width, height, rgb, left: part.left, top: part.top, stepX, stepY }
}

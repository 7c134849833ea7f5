import { filledIn } from './filled-in.ts'
import type { Raster } from './raster.ts'

/** Returns the pixels at the rim of a raster. */
export function rimOf({ width, height }: Pick<Raster, 'width' | 'height'>): Int32Array {
  const rim = new Set<number>()
  for (let x = 0; x < width; x++) rim.add(x).add((height - 1) * width + x)
  for (let y = 0; y < height; y++) rim.add(y * width).add(y * width + width - 1)
  return Int32Array.from(rim)
}

const leastNoise = 0.2
const roughShare = 0.3
/** Light, shadows and paper change by less than this from pixel to pixel; the edges of a drawing change by more. */
const steepest = 14
const dark = 20

/** Returns true for photographs: along the rim, noise and light change the colour a little from pixel to pixel. */
export function isPhotographed(raster: Raster): boolean {
  const { width, height, rgb } = raster
  let rough = 0
  const compare = (one: number, other: number) => {
    const step = Math.abs(rgb[one * 3] - rgb[other * 3])
    if (step > leastNoise && step < steepest) rough++
  }
  for (const y of [0, height - 1]) for (let x = 1; x < width; x++) compare(y * width + x, y * width + x - 1)
  for (const x of [0, width - 1]) for (let y = 1; y < height; y++) compare(y * width + x, (y - 1) * width + x)
  return rough > roughShare * 2 * (width + height - 2)
}

/**
 * Evens out the light of a photograph. The ground is everything that the rim reaches without crossing a steep edge. The
 * light behind the drawing is interpolated from it, and the picture is divided by the light.
 */
export function evenOut(raster: Raster): void {
  smooth(raster)
  smooth(raster)
  const { width, height, rgb } = raster
  const isGround = reachedFromRim(raster)
  const light = filledIn(rgb, isGround, width, height)
  const mean = [0, 0, 0]
  let count = 0
  for (let at = 0; at < isGround.length; at++) {
    if (isGround[at] === 0) continue
    for (let channel = 0; channel < 3; channel++) mean[channel] += rgb[at * 3 + channel]
    count++
  }
  for (let channel = 0; channel < 3; channel++) {
    const middle = mean[channel] / count
    // A dark ground reveals too little of the light.
    if (middle < dark * 2) continue
    for (let at = channel; at < rgb.length; at += 3)
      rgb[at] = Math.max(0, Math.min(255, (rgb[at] * middle) / Math.max(dark, light[at])))
  }
}

/** Replaces each pixel that is not at the edge by the mean of the nine pixels around it. */
function smooth({ width, height, rgb }: Raster): void {
  const from = rgb.slice()
  const line = width * 3
  const columns = new Float64Array(line)
  for (let y = 1; y < height - 1; y++) {
    const middle = y * line
    for (let at = 0; at < line; at++) columns[at] = from[middle - line + at] + from[middle + at] + from[middle + line + at]
    for (let at = 3; at < line - 3; at++) rgb[middle + at] = (columns[at - 3] + columns[at] + columns[at + 3]) / 9
  }
}

function reachedFromRim(raster: Raster): Uint8Array {
  const { width, height, rgb } = raster
  const isSteep = (x: number, y: number) => {
    const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)]
    const [above, below] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)]
    for (let channel = 0; channel < 3; channel++) {
      const across = rgb[(y * width + right) * 3 + channel] - rgb[(y * width + left) * 3 + channel]
      const down = rgb[(below * width + x) * 3 + channel] - rgb[(above * width + x) * 3 + channel]
      if (across * across + down * down > 4 * steepest * steepest) return true
    }
    return false
  }
  const reached = new Uint8Array(width * height)
  const open: number[] = []
  const reach = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height || reached[y * width + x] === 1 || isSteep(x, y)) return
    reached[y * width + x] = 1
    open.push(y * width + x)
  }
  for (const at of rimOf(raster)) reach(at % width, Math.floor(at / width))
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width
    const y = (at / width) | 0
    reach(x - 1, y)
    reach(x + 1, y)
    reach(x, y - 1)
    reach(x, y + 1)
  }
  if (!reached.includes(1)) reached.fill(1)
  return reached
}

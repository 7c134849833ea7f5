import type { Raster } from './raster.ts'

/** The pixels at the rim of a raster. */
export function rimOf({ width, height }: Raster): Int32Array {
  const rim = new Set<number>()
  for (let x = 0; x < width; x++) rim.add(x).add((height - 1) * width + x)
  for (let y = 0; y < height; y++) rim.add(y * width).add(y * width + width - 1)
  return Int32Array.from(rim)
}

const roughness = 1.2
const dark = 20

/** True for photographs: neighbours at the rim differ by noise. */
export function isPhotographed({ width, height, rgb }: Raster): boolean {
  let sum = 0
  for (let x = 1; x < width; x++) sum += Math.abs(rgb[x * 3] - rgb[(x - 1) * 3])
  for (let y = 1; y < height; y++) sum += Math.abs(rgb[y * width * 3] - rgb[(y - 1) * width * 3])
  return sum / Math.max(1, width + height - 2) >= roughness
}

/** Evens out the light of a photograph: smooths it, fits a plane to the rim and divides by it. */
export function evenOut(raster: Raster): void {
  smooth(raster)
  smooth(raster)
  const rim = rimOf(raster)
  for (let channel = 0; channel < 3; channel++) divideByPlane(raster, rim, channel)
}

function smooth({ width, height, rgb }: Raster): void {
  const from = rgb.slice()
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += from[((y + dy) * width + x + dx) * 3 + channel]
        rgb[(y * width + x) * 3 + channel] = sum / 9
      }
}

/** Three rounds of least squares; what lies far from the plane (ink that touches the rim) is left out of the next. */
function divideByPlane({ width, height, rgb }: Raster, rim: Int32Array, channel: number): void {
  const across = (at: number) => (at % width) / width - 0.5
  const down = (at: number) => Math.floor(at / width) / height - 0.5
  let plane = { across: 0, down: 0, middle: 0 }
  const lightAt = (at: number) => plane.across * across(at) + plane.down * down(at) + plane.middle
  let kept = rim
  for (let round = 0; round < 3; round++) {
    const fitted = fitPlane(kept, across, down, (at) => rgb[at * 3 + channel])
    if (fitted === null) break
    plane = fitted
    const errors = Float64Array.from(kept, (at) => Math.abs(lightAt(at) - rgb[at * 3 + channel]))
    const median = errors.slice().sort()[errors.length >> 1]
    kept = kept.filter((_, index) => errors[index] <= Math.max(4, 3 * median))
  }
  if (plane.middle < dark) return
  for (let at = 0; at < width * height; at++) {
    const light = (rgb[at * 3 + channel] * plane.middle) / Math.max(dark, lightAt(at))
    rgb[at * 3 + channel] = Math.max(0, Math.min(255, light))
  }
}

type Measure = (at: number) => number

function fitPlane(places: Int32Array, across: Measure, down: Measure, value: Measure) {
  let [xx, xy, xs, yy, ys, xz, yz, zs] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const at of places) {
    const [x, y, z] = [across(at), down(at), value(at)]
    xx += x * x
    xy += x * y
    xs += x
    yy += y * y
    ys += y
    xz += x * z
    yz += y * z
    zs += z
  }
  const n = places.length
  const [a, b, c] = [yy * n - ys * ys, xy * n - xs * ys, xy * ys - yy * xs]
  const determinant = xx * a - xy * b + xs * c
  if (Math.abs(determinant) < 1e-9) return null
  return {
    across: (xz * a - xy * (yz * n - ys * zs) + xs * (yz * ys - yy * zs)) / determinant,
    down: (xx * (yz * n - ys * zs) - xz * b + xs * (xy * zs - yz * xs)) / determinant,
    middle: (xx * (yy * zs - yz * ys) - xy * (xy * zs - yz * xs) + xz * c) / determinant,
  }
}

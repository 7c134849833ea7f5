import type { Picture } from '../types.ts'
import type { Ink } from './ink.ts'
import type { Raster } from './raster.ts'

/** The share of a drawing's edges that tells how sharp it is: the sharpest ones. */
const sharpestShare = 0.1
/** Smaller steps of the ink from pixel to pixel are noise. */
const leastStep = 0.06
/** The sharpest edges of a sharp drawing change the ink by at least this much from pixel to pixel. */
const leastSharp = 0.3
const stepCount = 256

/** Returns whether a drawing has no sharp edges, like a small picture that was enlarged or compressed too much. */
export function isSoft({ width, height, strength }: Ink): boolean {
  const counts = new Uint32Array(stepCount + 1)
  let edges = 0
  for (let y = 1; y < height; y++)
    for (let at = y * width + 1; at < (y + 1) * width; at++) {
      const step = Math.max(Math.abs(strength[at] - strength[at - 1]), Math.abs(strength[at] - strength[at - width]))
      if (step <= leastStep) continue
      counts[Math.floor(step * stepCount)]++
      edges++
    }
  let sharp = 0
  for (let step = stepCount; step >= leastSharp * stepCount; step--) sharp += counts[step]
  return sharp < sharpestShare * edges
}

/** How far around a pixel each mean reaches, in pixels. */
const reach = 2
/** How much the difference to the mean is exaggerated. */
const exaggeration = 3
/** A sharpened picture has this many pixels for one of the raster in each direction. */
const enlargement = 2

/** Returns an enlarged raster with sharper edges (an unsharp mask). */
export function sharpened(raster: Raster): Picture {
  const { width, height, rgb } = raster
  const [line, count] = [width * 3, width * height * 3]
  // Two means of five pixels weigh like a triangle, which varies like a Gaussian of two pixels.
  const mean = rgb.slice()
  for (let time = 0; time < 2; time++) {
    for (let start = 0; start < count; start += line)
      for (let channel = 0; channel < 3; channel++) meanAlong(mean, start + channel, 3, width)
    for (let start = 0; start < line; start++) meanAlong(mean, start, line, height)
  }
  for (let at = 0; at < count; at++) mean[at] = Math.max(0, Math.min(255, rgb[at] + exaggeration * (rgb[at] - mean[at])))
  return enlarged(mean, width, height)
}

/** Replaces the values of a line by the means around them. Beyond its ends, the line goes on as it ends. */
function meanAlong(values: Float32Array, start: number, step: number, length: number): void {
  const line = new Float32Array(length)
  for (let at = 0; at < length; at++) line[at] = values[start + at * step]
  const last = length - 1
  let sum = 0
  for (let at = -reach; at <= reach; at++) sum += line[Math.max(0, Math.min(last, at))]
  for (let at = 0; at < length; at++) {
    values[start + at * step] = sum / (2 * reach + 1)
    sum += line[Math.min(last, at + reach + 1)] - line[Math.max(0, at - reach)]
  }
}

/** Enlarges a raster; values between its pixels are interpolated. */
function enlarged(rgb: Float32Array, width: number, height: number): Picture {
  const [wide, high] = [width * enlargement, height * enlargement]
  const rgba = new Uint8Array(wide * high * 4).fill(255)
  const [columns, rows] = [placesIn(width), placesIn(height)]
  for (let y = 0, to = 0; y < high; y++) {
    const above = rows.first[y] * width
    const below = rows.second[y] * width
    const down = rows.share[y]
    for (let x = 0; x < wide; x++, to += 4) {
      const [left, right, across] = [columns.first[x], columns.second[x], columns.share[x]]
      for (let channel = 0; channel < 3; channel++) {
        const upperLeft = rgb[(above + left) * 3 + channel]
        const lowerLeft = rgb[(below + left) * 3 + channel]
        const upper = upperLeft + (rgb[(above + right) * 3 + channel] - upperLeft) * across
        const lower = lowerLeft + (rgb[(below + right) * 3 + channel] - lowerLeft) * across
        rgba[to + channel] = upper + (lower - upper) * down + 0.5
      }
    }
  }
  return { width: wide, height: high, rgba }
}

/** Returns the two pixels beside each place of an enlarged line, and the share of the second one. */
function placesIn(length: number) {
  const first = new Int32Array(length * enlargement)
  const second = new Int32Array(length * enlargement)
  const share = new Float32Array(length * enlargement)
  for (let at = 0; at < first.length; at++) {
    const place = Math.max(0, Math.min(length - 1, (at + 0.5) / enlargement - 0.5))
    first[at] = Math.floor(place)
    second[at] = Math.min(length - 1, first[at] + 1)
    share[at] = place - first[at]
  }
  return { first, second, share }
}

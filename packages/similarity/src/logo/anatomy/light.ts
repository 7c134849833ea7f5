import type { Component, Components } from './components.ts'
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
/**
 * How far the colour and the brightness of a pixel may be from those of the background around it. Thin strokes in light
 * colours have no steep edges, but another colour.
 */
const mostTint = 5
const mostShade = 15
/** How much each pixel changes the colour of the background around it. */
const adapting = 0.15

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
 * Evens out the light of a photograph. The ground is everything that the rim reaches without crossing a steep edge or
 * changing its colour. The light behind the drawing is interpolated from it, and the picture is divided by the light.
 * Only the light is estimated from a smoothed picture, because thin strokes must stay sharp.
 */
export function evenOut(raster: Raster): void {
  const { width, height, rgb } = raster
  const smooth = smoothed(raster)
  const isGround = reachedFromRim(smooth)
  const light = filledIn(smooth.rgb, isGround, width, height)
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

/** Returns a raster whose pixels, except those at the edge, are the means of the nine pixels around them. */
function smoothed(raster: Raster): Raster {
  const { width, height, rgb: from } = raster
  const rgb = from.slice()
  const line = width * 3
  const columns = new Float64Array(line)
  for (let y = 1; y < height - 1; y++) {
    const middle = y * line
    for (let at = 0; at < line; at++) columns[at] = from[middle - line + at] + from[middle + at] + from[middle + line + at]
    for (let at = 3; at < line - 3; at++) rgb[middle + at] = (columns[at - 3] + columns[at] + columns[at + 3]) / 9
  }
  return { ...raster, rgb }
}

/** Returns the pixels of the ground. */
function reachedFromRim(raster: Raster): Uint8Array {
  const labels = new Int32Array(raster.width * raster.height)
  const reached = spreading(raster, labels)(rimOf(raster), 1)
  return reached.length === 0 ? new Uint8Array(labels.length).fill(1) : Uint8Array.from(labels)
}

/** Returns the regions of a photograph that have no steep edge and change their colour only slowly. */
export function evenRegions(raster: Raster): Components {
  const { width, height } = raster
  const labels = new Int32Array(width * height)
  const spread = spreading(smoothed(raster), labels)
  const list: Component[] = []
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== 0) continue
    const label = list.length + 1
    const reached = spread([start], label)
    if (reached.length === 0) continue
    const region = { label, area: reached.length, left: width, top: height, right: 0, bottom: 0 }
    for (const at of reached) {
      const [x, y] = [at % width, Math.floor(at / width)]
      region.left = Math.min(region.left, x)
      region.top = Math.min(region.top, y)
      region.right = Math.max(region.right, x)
      region.bottom = Math.max(region.bottom, y)
    }
    list.push(region)
  }
  return { labels, list: list.sort((one, other) => other.area - one.area) }
}

/**
 * Returns a function that labels all pixels reached from some pixels without crossing a steep edge or changing colour,
 * and returns them. Labelled pixels are not reached again.
 */
function spreading(raster: Raster, labels: Int32Array) {
  const { width, height, rgb } = raster
  const isSteep = steepPixels(raster)
  const around = new Float32Array(rgb.length)
  const open = new Int32Array(width * height)
  return (starts: ArrayLike<number>, label: number): Int32Array => {
    let end = 0
    const reach = (at: number, from: number) => {
      if (labels[at] !== 0 || isSteep[at] === 1) return
      if (from >= 0 && !isOfGround(rgb, at, around, from)) return
      labels[at] = label
      for (let channel = 0; channel < 3; channel++) {
        const here = rgb[at * 3 + channel]
        const before = from < 0 ? here : around[from * 3 + channel]
        around[at * 3 + channel] = before + (here - before) * adapting
      }
      open[end++] = at
    }
    for (let at = 0; at < starts.length; at++) reach(starts[at], -1)
    // The nearest come first, so the ground around a pixel is that on the shortest way from where it began.
    for (let next = 0; next < end; next++) {
      const at = open[next]
      const x = at % width
      if (x > 0) reach(at - 1, at)
      if (x < width - 1) reach(at + 1, at)
      if (at >= width) reach(at - width, at)
      if (at + width < labels.length) reach(at + width, at)
    }
    return open.subarray(0, end)
  }
}

/** Returns the pixels at a steep edge: their neighbours on both sides differ in one of the colours. */
function steepPixels({ width, height, rgb }: Raster): Uint8Array {
  const steep = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const left = (y * width + Math.max(0, x - 1)) * 3
      const right = (y * width + Math.min(width - 1, x + 1)) * 3
      const up = (above + x) * 3
      const down = (below + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const across = rgb[right + channel] - rgb[left + channel]
        const downwards = rgb[down + channel] - rgb[up + channel]
        if (across * across + downwards * downwards > 4 * steepest * steepest) steep[y * width + x] = 1
      }
    }
  }
  return steep
}

/**
 * Returns whether a pixel has the colour of the background around a neighbour. Shadows darken all channels alike, so
 * colours are compared at the same brightness.
 */
function isOfGround(rgb: Float32Array, at: number, around: Float32Array, from: number): boolean {
  const brightness = brightnessAt(rgb, at)
  const before = brightnessAt(around, from)
  if (Math.abs(brightness - before) > mostShade) return false
  const scale = before / Math.max(dark, brightness)
  let square = 0
  for (let channel = 0; channel < 3; channel++) square += (rgb[at * 3 + channel] * scale - around[from * 3 + channel]) ** 2
  return square <= mostTint * mostTint
}

const brightnessAt = (rgb: Float32Array, at: number) => 0.299 * rgb[at * 3] + 0.587 * rgb[at * 3 + 1] + 0.114 * rgb[at * 3 + 2]

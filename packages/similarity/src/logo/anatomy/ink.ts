import type { PixelBox, Raster } from './raster.ts'

export type Colour = readonly [red: number, green: number, blue: number]

/** How far each pixel is from the ground's colour, 0 to 1, and which pixels count as ink. */
export interface Ink {
  readonly width: number
  readonly height: number
  readonly strength: Float32Array
  readonly mask: Uint8Array
}

/** A drawing needs at least this distance from its ground (of 441) to be seen. */
const faintest = 40
const inkFrom = 0.28
/** Fainter ink counts where it is even, as on a light field. Soft edges and shadows are not. */
const evenFrom = 0.1
const mostUneven = 0.012
const nearlySame = 28

/** Returns the commonest colour at some places: the mean of all pixels near the fullest of 4,096 bins. */
export function commonestColour({ rgb }: Raster, places: Int32Array): Colour {
  const counts = new Map<number, number>()
  const binOf = (at: number) => ((rgb[at * 3] >> 4) << 8) | ((rgb[at * 3 + 1] >> 4) << 4) | (rgb[at * 3 + 2] >> 4)
  let [fullest, most] = [0, 0]
  for (const at of places) {
    const bin = binOf(at)
    const count = (counts.get(bin) ?? 0) + 1
    counts.set(bin, count)
    if (count > most) {
      fullest = bin
      most = count
    }
  }
  const centre: Colour = [(fullest >> 8) * 16 + 8, ((fullest >> 4) & 15) * 16 + 8, (fullest & 15) * 16 + 8]
  const sum = [0, 0, 0, 0]
  for (const at of places) {
    if (distanceOf(rgb, at, centre) > nearlySame) continue
    for (let channel = 0; channel < 3; channel++) sum[channel] += rgb[at * 3 + channel]
    sum[3]++
  }
  return sum[3] === 0 ? centre : [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]]
}

export function distanceOf(rgb: Float32Array, at: number, colour: Colour): number {
  const red = rgb[at * 3] - colour[0]
  const green = rgb[at * 3 + 1] - colour[1]
  const blue = rgb[at * 3 + 2] - colour[2]
  return Math.sqrt(red * red + green * green + blue * blue)
}

/** What lies farthest from the ground counts as full ink; the outermost half per cent is left out as noise. */
export function inkOn({ width, height, rgb }: Raster, ground: Colour): Ink {
  const count = width * height
  const strength = new Float32Array(count)
  const mask = new Uint8Array(count)
  const histogram = new Uint32Array(443)
  for (let at = 0; at < count; at++) {
    strength[at] = distanceOf(rgb, at, ground)
    histogram[Math.min(442, strength[at] | 0)]++
  }
  let full = 442
  for (let rest = Math.max(4, count * 0.005); full > faintest && rest > 0; full--) rest -= histogram[full]
  for (let at = 0; at < count; at++) {
    strength[at] = Math.min(1, strength[at] / full)
    if (strength[at] > inkFrom) mask[at] = 1
  }
  return { width, height, strength, mask }
}

/** Adds faint areas to the ink, such as those of a yellow symbol in a grey copy. */
export function addFaintAreas({ width, height, strength, mask }: Ink): void {
  const even: number[] = []
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (mask[at] === 0 && strength[at] >= evenFrom && isEven(strength, width, at)) even.push(at)
    }
  for (const at of even) for (let row = at - width; row <= at + width; row += width) mask.fill(1, row - 1, row + 2)
}

/** Returns whether the eight pixels around one have nearly the same strength. */
function isEven(strength: Float32Array, width: number, at: number): boolean {
  for (let row = at - width; row <= at + width; row += width)
    for (let beside = row - 1; beside <= row + 1; beside++)
      if (Math.abs(strength[beside] - strength[at]) > mostUneven) return false
  return true
}

/** Returns the smallest box around the ink inside of `within`, or null if there is none. */
export function boundsOf(mask: Uint8Array, width: number, within: PixelBox): PixelBox | null {
  let [left, top, right, bottom] = [within.right + 1, within.bottom + 1, -1, -1]
  for (let y = within.top; y <= within.bottom; y++)
    for (let x = within.left; x <= within.right; x++) {
      if (mask[y * width + x] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  return right < 0 ? null : { left, top, right, bottom }
}

export const fullBox = ({ width, height }: { width: number; height: number }): PixelBox => ({
  left: 0,
  top: 0,
  right: width - 1,
  bottom: height - 1,
})

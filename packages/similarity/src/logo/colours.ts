import type { SeenDrawing } from './anatomy/dissect.ts'
import { type Colour, distanceOf } from './anatomy/ink.ts'
import type { PixelBox } from './anatomy/raster.ts'

const kept = 4
const apart = 48
const solid = 0.6
const faint = 0.1

/** Colours with the same first three bits in each channel are added up. */
const bins = 512

/** A background whose darkest channel is at least this is paper and not part of the logo. */
const paperFrom = 200

/**
 * Returns the four commonest colours of a drawing: red, green, blue and share each. A background counts around the
 * drawing unless it is paper.
 */
export function coloursOf({ raster, ground, parts }: SeenDrawing): Uint8Array {
  const { ink, box } = parts[0]
  const { rgb } = raster
  const isOnPaper = Math.min(...ground) >= paperFrom
  const sums = new Float64Array(bins * 4)
  /** The bins in the order in which their colours occur. */
  const filled: number[] = []
  let all = 0
  for (let at = 0; at < ink.mask.length; at++) {
    // The soft rim of a drawing mixes its colour with the ground's.
    const isInk = ink.mask[at] === 1 && ink.strength[at] >= solid
    if (!isInk && (isOnPaper || ink.strength[at] > faint || !isWithin(box, at % ink.width, Math.floor(at / ink.width)))) continue
    const bin = ((rgb[at * 3] >> 5) * 8 + (rgb[at * 3 + 1] >> 5)) * 8 + (rgb[at * 3 + 2] >> 5)
    if (sums[bin * 4 + 3]++ === 0) filled.push(bin)
    for (let channel = 0; channel < 3; channel++) sums[bin * 4 + channel] += rgb[at * 3 + channel]
    all++
  }
  const found = filled.map((bin) => [...sums.subarray(bin * 4, bin * 4 + 4)])
  const groups: number[][] = []
  for (const colour of found.sort((one, other) => other[3] - one[3])) {
    const near = groups.find((group) => distanceOf(Float32Array.from(meanOf(colour)), 0, meanOf(group)) < apart)
    if (near === undefined) groups.push(colour)
    else for (let at = 0; at < 4; at++) near[at] += colour[at]
  }
  const colours = new Uint8Array(kept * 4)
  groups
    .sort((one, other) => other[3] - one[3])
    .slice(0, kept)
    .forEach((group, at) => {
      colours.set([...meanOf(group).map(Math.round), Math.round((255 * group[3]) / all)], at * 4)
    })
  return colours
}

const isWithin = ({ left, top, right, bottom }: PixelBox, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom

const meanOf = ([red, green, blue, count]: readonly number[]): Colour => [red / count, green / count, blue / count]

import type { Anatomy } from './anatomy/dissect.ts'
import { type Colour, distanceOf } from './anatomy/ink.ts'

const kept = 4
const apart = 48
const solid = 0.6

/** Returns the four commonest colours of a drawing without its ground: red, green, blue and share each. */
export function coloursOf({ raster, parts }: Anatomy): Uint8Array {
  const { ink } = parts[0]
  const bins = new Map<number, number[]>()
  let all = 0
  for (let at = 0; at < ink.mask.length; at++) {
    // The soft rim of a drawing mixes its colour with the ground's.
    if (ink.mask[at] === 0 || ink.strength[at] < solid) continue
    const bin = ((raster.rgb[at * 3] >> 5) * 8 + (raster.rgb[at * 3 + 1] >> 5)) * 8 + (raster.rgb[at * 3 + 2] >> 5)
    const sums = bins.get(bin) ?? [0, 0, 0, 0]
    for (let channel = 0; channel < 3; channel++) sums[channel] += raster.rgb[at * 3 + channel]
    sums[3]++
    bins.set(bin, sums)
    all++
  }
  const groups: number[][] = []
  for (const sums of [...bins.values()].sort((one, other) => other[3] - one[3])) {
    const near = groups.find((group) => distanceOf(Float32Array.from(meanOf(sums)), 0, meanOf(group)) < apart)
    if (near === undefined) groups.push(sums.slice())
    else for (let at = 0; at < 4; at++) near[at] += sums[at]
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

const meanOf = ([red, green, blue, count]: readonly number[]): Colour => [red / count, green / count, blue / count]

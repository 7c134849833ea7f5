import type { Anatomy, DrawnPart } from './anatomy/dissect.ts'
import type { Alteration, Position } from './types.ts'

/* Alterations and colours of compared pictures. */

/** The alterations that a position shows. */
export function positionAlterations(position: Position): Alteration[] {
  if (position === 'upright') return []
  if (position === 'left' || position === 'right') return ['turned']
  const mirrored: Alteration[] = position.startsWith('mirrored') ? ['mirrored'] : []
  return position === 'mirrored' ? mirrored : [...mirrored, 'quarterTurn']
}

const lightOf = ([red, green, blue]: readonly number[]) => 0.299 * red + 0.587 * green + 0.114 * blue

export const isLightOnDark = (anatomy: Anatomy): boolean => lightOf(inkColour(anatomy)) > lightOf(anatomy.ground)

/** The mean colour of a part's full ink; without a part, that of all full ink. */
export function inkColour({ raster, parts }: Anatomy, { ink }: Pick<DrawnPart, 'ink'> = parts[0]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let at = 0; at < ink.mask.length; at++) {
    if (ink.strength[at] < 0.6) continue
    for (let channel = 0; channel < 3; channel++) sum[channel] += raster.rgb[at * 3 + channel]
    count++
  }
  return [sum[0] / Math.max(1, count), sum[1] / Math.max(1, count), sum[2] / Math.max(1, count)]
}

export const colourDistance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, at) => value - other[at]))

import type { SeenDrawing } from './anatomy/dissect.ts'
import type { Colour, Ink } from './anatomy/ink.ts'
import type { Alteration, Position } from './types.ts'

/* Alterations and colours of compared pictures. */

export const isSmallTurn = (position: Position): boolean => position === 'left' || position === 'right'

/** Returns how a logo in this position was altered. */
export function positionAlterations(position: Position): Alteration[] {
  if (position === 'upright') return []
  if (isSmallTurn(position)) return ['turned']
  const mirrored: Alteration[] = position.startsWith('mirrored') ? ['mirrored'] : []
  return position === 'mirrored' ? mirrored : [...mirrored, 'quarterTurn']
}

const lightOf = ([red, green, blue]: readonly number[]) => 0.299 * red + 0.587 * green + 0.114 * blue

export const isLightOnDark = (drawing: SeenDrawing): boolean => lightOf(inkColour(drawing)) > lightOf(drawing.ground)

/** The colours of inks seen so far: one picture is compared with many. */
const inkColours = new WeakMap<Ink, Colour>()

/** Returns the mean colour of the pixels that a drawing covers fully. */
function inkColour({ raster, parts }: SeenDrawing): Colour {
  const { ink } = parts[0]
  const known = inkColours.get(ink)
  if (known !== undefined) return known
  const { rgb } = raster
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let at = 0; at < ink.strength.length; at++) {
    if (ink.strength[at] < 0.6) continue
    red += rgb[at * 3]
    green += rgb[at * 3 + 1]
    blue += rgb[at * 3 + 2]
    count++
  }
  const pixels = Math.max(1, count)
  const colour: Colour = [red / pixels, green / pixels, blue / pixels]
  inkColours.set(ink, colour)
  return colour
}

export const colourDistance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, at) => value - other[at]))

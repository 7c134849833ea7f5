import { uprightOf } from '../upright.ts'
import { letteringOffset, letteringWeights } from '../weights/lettering.ts'
import type { Ink } from './ink.ts'
import type { PixelBox } from './raster.ts'

/**
 * Returns whether a part of a drawing looks like a word. The components do not show this: scripts have no separate
 * letters, and some drawings stand in a row.
 */
export function looksLikeWord(part: { readonly ink: Ink; readonly box: PixelBox }): boolean {
  const { gradients } = uprightOf(part)
  return letteringWeights.reduce((sum, weight, at) => sum + weight * gradients[at], letteringOffset) > 0
}

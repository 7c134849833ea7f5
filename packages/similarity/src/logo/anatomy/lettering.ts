import { gradientsOf } from '../gradients.ts'
import { uprightOf } from '../upright.ts'
import { quarterTurned } from '../view.ts'
import { letteringOffset, letteringWeights } from '../weights/lettering.ts'
import type { Ink } from './ink.ts'
import type { PixelBox } from './raster.ts'

/**
 * Returns whether a part of a drawing looks like a word. The components do not show this: scripts have no separate
 * letters, and some drawings stand in a row.
 */
export const looksLikeWord = (part: Part): boolean => areOfWord(uprightOf(part).gradients)

/** Returns whether a part looks like a word that reads upwards or downwards. */
export function looksLikeTurnedWord(part: Part): boolean {
  const downwards = quarterTurned(uprightOf(part).pixels)
  const upwards = quarterTurned(quarterTurned(downwards))
  return [downwards, upwards].some((pixels) => areOfWord(gradientsOf(pixels)))
}

interface Part {
  readonly ink: Ink
  readonly box: PixelBox
}

const areOfWord = (gradients: Float32Array) =>
  letteringWeights.reduce((sum, weight, at) => sum + weight * gradients[at], letteringOffset) > 0

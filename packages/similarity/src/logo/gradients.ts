import { viewSide } from './view.ts'

const cells = 8
export const orientations = 8
/** Values of a view's gradients: orientations within cells, row by row. */
export const gradientLength = cells * cells * orientations
const cellSide = viewSide / cells
const faintest = 8

/** Where edges run in which direction: a histogram of orientations in each of 8 × 8 cells, as a unit vector. */
export function gradientsOf(view: Uint8Array): Float32Array {
  const sums = new Float32Array(gradientLength)
  for (let y = 1; y < viewSide - 1; y++)
    for (let x = 1; x < viewSide - 1; x++) {
      const at = y * viewSide + x
      const across = view[at + 1] - view[at - 1]
      const down = view[at + viewSide] - view[at - viewSide]
      const size = Math.sqrt(across * across + down * down)
      if (size < faintest) continue
      const turn = ((Math.atan2(down, across) / Math.PI + 1) % 1) * orientations
      const low = Math.floor(turn) % orientations
      const part = turn - Math.floor(turn)
      const cell = (Math.floor(y / cellSide) * cells + Math.floor(x / cellSide)) * orientations
      sums[cell + low] += size * (1 - part)
      sums[cell + ((low + 1) % orientations)] += size * part
    }
  let total = 0
  for (let at = 0; at < gradientLength; at++) {
    total += sums[at]
    sums[at] = Math.sqrt(sums[at])
  }
  const norm = 1 / Math.sqrt(total + 1e-9)
  for (let at = 0; at < gradientLength; at++) sums[at] *= norm
  return sums
}

import { viewSide } from './view.ts'

const cells = 8
const orientations = 8
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
      const riseAcross = view[at + 1] - view[at - 1]
      const riseDown = view[at + viewSide] - view[at - viewSide]
      const size = Math.sqrt(riseAcross * riseAcross + riseDown * riseDown)
      if (size < faintest) continue
      const turn = ((Math.atan2(riseDown, riseAcross) / Math.PI + 1) % 1) * orientations
      const [low, part] = [Math.floor(turn) % orientations, turn - Math.floor(turn)]
      // A pixel counts for the four cells around it, the nearer the more.
      const [across, down] = [(x + 0.5) / cellSide - 0.5, (y + 0.5) / cellSide - 0.5]
      const [left, top] = [Math.floor(across), Math.floor(down)]
      for (let row = Math.max(0, top); row <= Math.min(cells - 1, top + 1); row++)
        for (let column = Math.max(0, left); column <= Math.min(cells - 1, left + 1); column++) {
          const near = size * (1 - Math.abs(across - column)) * (1 - Math.abs(down - row))
          const cell = (row * cells + column) * orientations
          sums[cell + low] += near * (1 - part)
          sums[cell + ((low + 1) % orientations)] += near * part
        }
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

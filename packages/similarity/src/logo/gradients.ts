import { viewSide } from './view.ts'

const cells = 8
const orientations = 8
/** Values of a view's gradients: orientations within cells, row by row. */
export const gradientLength = cells * cells * orientations
const cellSide = viewSide / cells
const faintest = 8
/** Two pixels differ by at most this. */
const steepest = 255
const riseValues = 2 * steepest + 1

/** The direction of an edge by its rises across and down, in orientations: 2 MB, made for the first view. */
let turns: Float64Array | undefined

function turnsOfRises(): Float64Array {
  const table = new Float64Array(riseValues * riseValues)
  for (let down = -steepest; down <= steepest; down++)
    for (let across = -steepest; across <= steepest; across++)
      table[(down + steepest) * riseValues + across + steepest] = ((Math.atan2(down, across) / Math.PI + 1) % 1) * orientations
  return table
}

/** The first of the two cells around each pixel of a line: -1 at the beginning, where there is only the second. */
const firstCells = Int8Array.from({ length: viewSide }, (_, at) => Math.floor((at + 0.5) / cellSide - 0.5))
/** How much each pixel counts for its two cells, the nearer the more. */
const forSecond = Float64Array.from(firstCells, (cell, at) => (at + 0.5) / cellSide - 0.5 - cell)
const forFirst = forSecond.map((share) => 1 - share)

/** Where edges run in which direction: a histogram of orientations in each of 8 × 8 cells, as a unit vector. */
export function gradientsOf(view: Uint8Array): Float32Array {
  turns ??= turnsOfRises()
  const sums = new Float32Array(gradientLength)
  for (let y = 1; y < viewSide - 1; y++) {
    const top = firstCells[y]
    for (let x = 1; x < viewSide - 1; x++) {
      const at = y * viewSide + x
      const riseAcross = view[at + 1] - view[at - 1]
      const riseDown = view[at + viewSide] - view[at - viewSide]
      const square = riseAcross * riseAcross + riseDown * riseDown
      if (square < faintest * faintest) continue
      const size = Math.sqrt(square)
      const turn = turns[(riseDown + steepest) * riseValues + riseAcross + steepest]
      const whole = Math.floor(turn)
      const low = whole % orientations
      const high = (low + 1) % orientations
      const part = turn - whole
      const left = firstCells[x]
      const before = size * forFirst[x]
      const after = size * forSecond[x]
      for (let row = Math.max(0, top); row <= Math.min(cells - 1, top + 1); row++) {
        const down = row === top ? forFirst[y] : forSecond[y]
        const to = (row * cells + left) * orientations
        if (left >= 0) {
          const near = before * down
          sums[to + low] += near * (1 - part)
          sums[to + high] += near * part
        }
        if (left < cells - 1) {
          const near = after * down
          sums[to + orientations + low] += near * (1 - part)
          sums[to + orientations + high] += near * part
        }
      }
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

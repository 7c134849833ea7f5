import { viewSide } from './view.ts'

const grid = 16
const waves = 8

const cosines = Float32Array.from({ length: waves * grid }, (_, at) =>
  Math.cos((Math.PI * Math.floor(at / grid) * ((at % grid) + 0.5)) / grid),
)

/**
 * 64 bits that near-identical views share: the signs of 8 × 8 slow waves against their median. The drawing is stretched
 * to a square first: on the strip that a word fills, most waves would be alike for all words.
 */
export const hashOf = (view: Uint8Array, extent: Extent): bigint => hashOfCells(cellsOf(view, extent))

/** Returns the hashes of a view in its first eight positions, in the order of `positions`. */
export function hashesOf(view: Uint8Array, extent: Extent): bigint[] {
  const cells = cellsOf(view, extent)
  return cellsInPositions.map((places) => hashOfCells(places.map((place) => cells[place])))
}

type Extent = readonly [width: number, height: number]

/** For each of the eight positions, the cells of the upright grid in the order of the turned one. */
const cellsInPositions = [false, true].flatMap((isMirrored) => {
  let places = Float64Array.from({ length: grid * grid }, (_, at) => (isMirrored ? at + grid - 1 - 2 * (at % grid) : at))
  return [0, 1, 2, 3].map((turns) => {
    // The row of a turned cell is its column from below.
    if (turns > 0) places = places.map((_, at) => places[(grid - 1 - (at % grid)) * grid + Math.floor(at / grid)])
    return places
  })
})

/** Returns the drawing stretched to a square of cells. */
function cellsOf(view: Uint8Array, extent: Extent): Float64Array {
  const [columns, lines] = extent.map(overlaps)
  const narrow = new Float64Array(viewSide * grid)
  for (let y = 0; y < viewSide; y++)
    for (let cell = 0; cell < grid; cell++)
      for (let x = 0; x < viewSide; x++) narrow[y * grid + cell] += view[y * viewSide + x] * columns[cell * viewSide + x]
  const small = new Float64Array(grid * grid)
  for (let cell = 0; cell < grid; cell++)
    for (let y = 0; y < viewSide; y++)
      for (let x = 0; x < grid; x++) small[cell * grid + x] += narrow[y * grid + x] * lines[cell * viewSide + y]
  return small
}

function hashOfCells(cells: Float64Array): bigint {
  const rows = new Float64Array(grid * waves)
  for (let y = 0; y < grid; y++)
    for (let wave = 0; wave < waves; wave++)
      for (let x = 0; x < grid; x++) rows[y * waves + wave] += cells[y * grid + x] * cosines[wave * grid + x]
  const values = new Float64Array(waves * waves)
  for (let down = 0; down < waves; down++)
    for (let across = 0; across < waves; across++)
      for (let y = 0; y < grid; y++) values[down * waves + across] += rows[y * waves + across] * cosines[down * grid + y]
  const median = values.slice(1).sort()[31]
  let hash = 0n
  for (let at = 0; at < values.length; at++) if (values[at] > median) hash |= 1n << BigInt(at)
  return hash
}

/**
 * Returns how much of each pixel lies in each cell of a grid over the middle `length` pixels, as a share of the cell.
 */
function overlaps(length: number): Float64Array {
  const shares = new Float64Array(grid * viewSide)
  const size = length / grid
  for (let cell = 0; cell < grid; cell++) {
    const from = (viewSide - length) / 2 + cell * size
    for (let at = Math.floor(from); at < from + size; at++)
      shares[cell * viewSide + at] = (Math.min(at + 1, from + size) - Math.max(at, from)) / size
  }
  return shares
}

/** Returns the number of bits, of 64, in which two hashes differ. */
export function hashDistance(one: bigint, other: bigint): number {
  const differing = one ^ other
  return onesOf(Number(differing & 0xffffffffn)) + onesOf(Number(differing >> 32n))
}

function onesOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

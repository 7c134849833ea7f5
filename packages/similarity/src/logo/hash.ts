import { viewSide } from './view.ts'

const grid = 16
const waves = 8

const cosines = Float32Array.from({ length: waves * grid }, (_, at) =>
  Math.cos((Math.PI * Math.floor(at / grid) * ((at % grid) + 0.5)) / grid),
)

/** 64 bits that near-identical views share: the signs of 8 × 8 slow waves against their median. */
export function hashOf(view: Uint8Array): bigint {
  const step = viewSide / grid
  const small = new Float64Array(grid * grid)
  for (let y = 0; y < viewSide; y++)
    for (let x = 0; x < viewSide; x++) small[Math.floor(y / step) * grid + Math.floor(x / step)] += view[y * viewSide + x]
  const rows = new Float64Array(grid * waves)
  for (let y = 0; y < grid; y++)
    for (let wave = 0; wave < waves; wave++)
      for (let x = 0; x < grid; x++) rows[y * waves + wave] += small[y * grid + x] * cosines[wave * grid + x]
  const values = new Float64Array(waves * waves)
  for (let down = 0; down < waves; down++)
    for (let across = 0; across < waves; across++)
      for (let y = 0; y < grid; y++) values[down * waves + across] += rows[y * waves + across] * cosines[down * grid + y]
  const median = values.slice(1).sort()[31]
  let hash = 0n
  for (let at = 0; at < values.length; at++) if (values[at] > median) hash |= 1n << BigInt(at)
  return hash
}

/** In how many of its 64 bits a hash differs from another one. */
export function hashDistance(one: bigint, other: bigint): number {
  const differing = one ^ other
  return onesOf(Number(differing & 0xffffffffn)) + onesOf(Number(differing >> 32n))
}

function onesOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

import { gradientLength, orientations } from './gradients.ts'

/** Bytes of a vector that finds copies, and of one that finds the same idea. */
export const copyLength = 160
export const ideaLength = 160
/** The product of two vectors divided by the square of this is their cosine. */
export const vectorScale = 300

const cells = 8
const waves = 20

/** The twenty lowest pairs of waves across and down, smoothest first. */
const pairs = Array.from({ length: cells * cells }, (_, at) => [at % cells, Math.floor(at / cells)] as const)
  .sort((one, other) => one[0] + one[1] - other[0] - other[1] || one[0] - other[0])
  .slice(0, waves)

const cosines = Float32Array.from({ length: waves * cells * cells }, (_, at) => {
  const [across, down] = pairs[Math.floor(at / (cells * cells))]
  const [x, y] = [at % cells, Math.floor(at / cells) % cells]
  const wave = (order: number, place: number) =>
    Math.cos((Math.PI * order * (place + 0.5)) / cells) * Math.sqrt((order === 0 ? 1 : 2) / cells)
  return wave(across, x) * wave(down, y)
})

/** The smooth part of a view's gradients, as bytes. */
export function vectorOf(gradients: Float32Array): Int8Array {
  const values = new Float64Array(copyLength)
  for (let wave = 0; wave < waves; wave++)
    for (let cell = 0; cell < gradientLength / orientations; cell++) {
      const weight = cosines[wave * cells * cells + cell]
      for (let turn = 0; turn < orientations; turn++)
        values[wave * orientations + turn] += weight * gradients[cell * orientations + turn]
    }
  let sum = 0
  for (const value of values) sum += value * value
  const scale = vectorScale / Math.sqrt(sum + 1e-12)
  return Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value * scale))))
}

/** The cosine of two vectors. */
export function productOf(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at] * other[at]
  return sum / (vectorScale * vectorScale)
}

import { gradientLength } from './gradients.ts'
import { copyMatrix, copyOffset } from './weights/copy-map.ts'
import { ideaMatrix, ideaOffset } from './weights/idea-map.ts'

/** Bytes of a vector that finds copies, and of one that finds the same idea. */
export const copyLength = 160
export const ideaLength = 160
/** The product of two vectors divided by the square of this is their cosine. */
export const vectorScale = 340

/** A linear map from gradients to a vector, as trained. */
class TrainedMap {
  private matrix: Int8Array | undefined

  constructor(
    private readonly text: string,
    private readonly offset: readonly number[],
  ) {}

  /** The vector of gradients as bytes. A weight below 1 shortens it, so that it matches a little less. */
  apply(gradients: Float32Array, weight: number): Int8Array {
    this.matrix ??= Int8Array.from(atob(this.text), (byte) => byte.charCodeAt(0))
    const { length } = this.offset
    const values = Float64Array.from(this.offset, (value) => -value)
    for (let row = 0; row < gradientLength; row++) {
      const gradient = gradients[row]
      if (gradient === 0) continue
      for (let at = 0; at < length; at++) values[at] += gradient * this.matrix[row * length + at]
    }
    let sum = 0
    for (const value of values) sum += value * value
    const scale = (vectorScale * weight) / Math.sqrt(sum + 1e-12)
    return Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value * scale))))
  }
}

const copyMap = new TrainedMap(copyMatrix, copyOffset)
const ideaMap = new TrainedMap(ideaMatrix, ideaOffset)

export const copyVectorOf = (gradients: Float32Array, weight: number) => copyMap.apply(gradients, weight)
export const ideaVectorOf = (gradients: Float32Array) => ideaMap.apply(gradients, 1)

/** The cosine of two vectors. */
export function productOf(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at] * other[at]
  return sum / (vectorScale * vectorScale)
}

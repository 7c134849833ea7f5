import { gradientLength } from './gradients.ts'
import { networkNumbers } from './network.ts'
import { copyMatrix, copyOffset } from './weights/copy-map.ts'
import { ideaMatrix, ideaOffset } from './weights/idea-map.ts'

/** Bytes of a vector that finds copies, and of one that finds the same idea. */
export const copyLength = 128
export const ideaLength = 128
/** The product of two vectors divided by the square of this is their cosine. */
export const vectorScale = 340

/** A linear map from gradients to a vector, as trained. */
class TrainedMap {
  private matrix: Int8Array | undefined

  constructor(
    private readonly text: string,
    private readonly offset: readonly number[],
  ) {}

  apply(gradients: Float32Array): Float64Array {
    this.matrix ??= Int8Array.from(atob(this.text), (byte) => byte.charCodeAt(0))
    const { length } = this.offset
    const values = Float64Array.from(this.offset, (value) => -value)
    for (let row = 0; row < gradientLength; row++) {
      const gradient = gradients[row]
      if (gradient === 0) continue
      for (let at = 0; at < length; at++) values[at] += gradient * this.matrix[row * length + at]
    }
    return values
  }
}

const copyMap = new TrainedMap(copyMatrix, copyOffset)
const ideaMap = new TrainedMap(ideaMatrix, ideaOffset)

/** How much of the likeness of ideas the network decides; the gradients decide the rest. */
const networkShare = 0.5

/** A weight below 1 shortens the vector, so that it matches a little less. */
export const copyVectorOf = (gradients: Float32Array, weight: number): Int8Array =>
  asBytes(ofLength(copyMap.apply(gradients), weight))

/** The vector of ideas of a view with its gradients. */
export const ideaVectorOf = (view: Uint8Array, gradients: Float32Array): Int8Array =>
  asBytes([
    ...ofLength(networkNumbers(view), Math.sqrt(networkShare)),
    ...ofLength(ideaMap.apply(gradients), Math.sqrt(1 - networkShare)),
  ])

function ofLength(values: Float32Array | Float64Array, length: number): number[] {
  let sum = 0
  for (const value of values) sum += value * value
  const scale = length / Math.sqrt(sum + 1e-12)
  return Array.from(values, (value) => value * scale)
}

const asBytes = (values: readonly number[]) =>
  Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value * vectorScale))))

/** The cosine of two vectors. */
export function productOf(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at] * other[at]
  return sum / (vectorScale * vectorScale)
}

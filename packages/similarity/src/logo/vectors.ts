import { copyLength, ideaLength, vectorScale } from './descriptor.ts'
import { gradientLength, gradientsOf } from './gradients.ts'
import { networkNumbers } from './network.ts'
import { mirrored } from './view.ts'
import { copyMatrix, copyOffset } from './weights/copy-map.ts'
import { ideaMatrix, ideaOffset } from './weights/idea-map.ts'

/** A linear map from gradients to a vector, as trained. */
class TrainedMap {
  private matrix: Int8Array | undefined
  private readonly origin: Float64Array

  constructor(
    private readonly text: string,
    offset: readonly number[],
  ) {
    this.origin = Float64Array.from(offset, (value) => -value)
  }

  apply(gradients: Float32Array): Float64Array {
    this.matrix ??= Int8Array.from(atob(this.text), (byte) => byte.charCodeAt(0))
    const { matrix } = this
    const values = this.origin.slice()
    const { length } = values
    for (let row = 0; row < gradientLength; row++) {
      const gradient = gradients[row]
      if (gradient === 0) continue
      for (let at = 0; at < length; at++) values[at] += gradient * matrix[row * length + at]
    }
    return values
  }
}

const copyMap = new TrainedMap(copyMatrix, copyOffset)
const ideaMap = new TrainedMap(ideaMatrix, ideaOffset)

/** How much of the likeness of ideas the network decides; the gradients decide the rest. */
const networkShare = 0.7
/** How much the gradients of the mirror image count, relative to those of the view itself. */
const ofMirrorImage = 0.5

/** Returns the numbers by which copies of a view are found. */
export const copyValuesOf = (gradients: Float32Array): Float64Array => copyMap.apply(gradients)

/**
 * Returns the vector by which copies of a view are found. A weight below 1 shortens the vector, so that it matches a
 * little less.
 */
export const copyVectorOf = (copyValues: Float64Array, weight: number): Int8Array => bytesOf(copyLength, [copyValues, weight])

/**
 * Returns the vector of ideas of a view with its gradients. A motif looks to the left or to the right, so the view and
 * its mirror image are described together.
 */
export function ideaVectorOf(view: Uint8Array, gradients: Float32Array): Int8Array {
  const mirrorImage = mirrored(view)
  const ofNetwork = together(networkNumbers(view), networkNumbers(mirrorImage), 1)
  const ofGradients = together(ideaMap.apply(gradients), ideaMap.apply(gradientsOf(mirrorImage)), ofMirrorImage)
  return bytesOf(ideaLength, [ofNetwork, Math.sqrt(networkShare)], [ofGradients, Math.sqrt(1 - networkShare)])
}

/** Returns the sum of two vectors of unit length, of which the second one has a weight. */
function together(one: Float32Array | Float64Array, other: Float32Array | Float64Array, weight: number): Float64Array {
  const [ofOne, ofOther] = [lengthOf(one), lengthOf(other)]
  return Float64Array.from(one, (value, at) => value / ofOne + (weight * other[at]) / ofOther)
}

/** Returns a vector of bytes from parts one after another, each scaled to its length. */
function bytesOf(size: number, ...parts: readonly (readonly [values: Float32Array | Float64Array, length: number])[]): Int8Array {
  const bytes = new Int8Array(size)
  let to = 0
  for (const [values, length] of parts) {
    const scale = length / lengthOf(values)
    for (let at = 0; at < values.length; at++)
      bytes[to++] = Math.max(-127, Math.min(127, Math.round(values[at] * scale * vectorScale)))
  }
  return bytes
}

/** Returns the length of a vector, never 0. */
function lengthOf(values: Float32Array | Float64Array): number {
  let sum = 1e-12
  for (let at = 0; at < values.length; at++) sum += values[at] * values[at]
  return Math.sqrt(sum)
}

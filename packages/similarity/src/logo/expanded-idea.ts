import { productOf, vectorScale } from './descriptor.ts'

/*
 * Designers draw one idea in many ways, and no single drawing shows all of them. So a search for the same idea looks
 * twice: first with the searched logo, then with the logo and its nearest neighbours together (average query expansion,
 * Chum et al. 2007).
 */

/** The logo of a mark that the first look found. */
export interface NearIdea {
  readonly idea: Int8Array
  /** The cosine with the searched logo. */
  readonly cosine: number
}

/** The most marks among which neighbours are chosen: many of the nearest can show one drawing. */
export const mostNear = 60
/** More neighbours bring in other ideas. */
const mostNeighbours = 3
/** The cosine from which a neighbour counts. */
export const leastNear = 0.6
/** The cosine from which it counts fully. */
const fullyNear = 0.8
/** The weight of a neighbour that counts fully; the searched logo has 1. */
const fullWeight = 0.4
/** Logos with this cosine are one drawing, which shows nothing new: a brand is often registered at several offices. */
const sameDrawing = 0.97
/**
 * By how much three full neighbours shorten the vector, because everything is nearer to a mean. At the least product
 * that counts as the same idea, one pair of strangers in 2,000 is found, as with the logo alone (counted on the
 * development half).
 */
const shortening = 0.057

/**
 * Returns the vector of a searched logo moved towards its neighbours.
 * @param near what the first look found, the nearest first; `mostNear` are enough
 */
export function expandedIdea(idea: Int8Array, near: readonly NearIdea[]): Int8Array {
  const neighbours: NearIdea[] = []
  for (const one of near) {
    if (one.cosine < leastNear || neighbours.length === mostNeighbours) break
    const isNew = one.cosine < sameDrawing && neighbours.every((other) => productOf(other.idea, one.idea) < sameDrawing)
    if (isNew) neighbours.push(one)
  }
  const sum = Float64Array.from(idea)
  let weights = 0
  for (const { idea: other, cosine } of neighbours) {
    const weight = fullWeight * Math.min(1, (cosine - leastNear) / (fullyNear - leastNear))
    weights += weight
    const scale = (weight * vectorScale) / Math.hypot(...other)
    for (let at = 0; at < sum.length; at++) sum[at] += scale * other[at]
  }
  const length = Math.hypot(...idea) * (1 - (shortening * weights) / (mostNeighbours * fullWeight))
  const scale = length / Math.hypot(...sum)
  return Int8Array.from(sum, (value) => Math.max(-127, Math.min(127, Math.round(value * scale))))
}

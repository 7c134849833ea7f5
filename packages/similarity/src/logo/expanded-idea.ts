import { productOf, vectorScale } from './descriptor.ts'

/*
 * Designers draw one idea in many ways, and no single drawing shows all of them. So a search for the same idea looks
 * twice: first with the searched logo, then with the logo and its nearest neighbours together (average query expansion,
 * Chum et al. 2007).
 *
 * Some drawings are near everything: rings, arrows, plain letters. What a mark shares with the whole surroundings of
 * the searched logo says little, so it counts less (localized centering, Hara et al. 2015).
 */

/** The logo of a mark that the first look found. */
export interface NearIdea {
  readonly idea: Int8Array
  /** The cosine with the searched logo. */
  readonly cosine: number
}

/** What a search for the same idea compares with. */
export interface SearchedIdea {
  readonly vector: Int8Array
  /** Added to the product of the vector and that of a mark. Their sum, divided as usual, stands for the cosine. */
  readonly offset: number
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
const shortening = { alone: 0.057, inSurroundings: 0.076 }
/** The share of what a mark has in common with the surroundings that does not count. */
const ofSurroundings = 0.4

/** A sample of at most this many logos shows what is near a logo … */
const mostSampled = 20_000
/** … and in a smaller register, the surroundings would consist of the logos that are searched for. */
const leastSampled = 6_000
/** The nearest 1.5 % are many times the logos with the same idea, and still near. */
const surroundingShare = 1 / 64

/**
 * Returns which logos of a register to look at for the surroundings of a searched one: one in `step`, and of these the
 * `nearest` ones. Null if the register is too small. Steps are powers of two, so the sample rarely changes with a
 * growing register.
 */
export function surroundingSample(logos: number): { step: number; nearest: number } | null {
  if (logos < leastSampled) return null
  const step = 2 ** Math.max(0, Math.ceil(Math.log2(logos / mostSampled)))
  return { step, nearest: Math.round((logos / step) * surroundingShare) }
}

/**
 * Returns the vector of a searched logo moved towards its neighbours and away from its surroundings.
 * @param near what the first look found; the `mostNear` nearest are enough
 * @param surroundings the logos around it (see `surroundingSample`); without any, all likeness counts
 */
export function expandedIdea(idea: Int8Array, near: readonly NearIdea[], surroundings: readonly Int8Array[] = []): SearchedIdea {
  const common = meanOf(surroundings, idea.length).map((number) => number * ofSurroundings)
  const neighbours = neighboursAmong(near, common)
  const sum = Float64Array.from(idea)
  let weights = 0
  for (const { idea: other, cosine } of neighbours) {
    const weight = fullWeight * Math.min(1, (cosine - leastNear) / (fullyNear - leastNear))
    weights += weight
    const scale = (weight * vectorScale) / Math.hypot(...other)
    for (let at = 0; at < sum.length; at++) sum[at] += scale * other[at]
  }
  const shorter = surroundings.length === 0 ? shortening.alone : shortening.inSurroundings
  const length = Math.hypot(...idea) * (1 - (shorter * weights) / (mostNeighbours * fullWeight))
  const scale = length / Math.hypot(...sum)
  return {
    vector: Int8Array.from(sum, (value, at) => Math.max(-127, Math.min(127, Math.round(value * scale - common[at])))),
    offset: Math.round(dot(common, idea)),
  }
}

/** Returns the neighbours that show something new, those first that have more in common than the surroundings have. */
function neighboursAmong(near: readonly NearIdea[], common: Float64Array): NearIdea[] {
  const neighbours: NearIdea[] = []
  const own = ({ idea, cosine }: NearIdea) => cosine * vectorScale * vectorScale - dot(common, idea)
  const order = near.map((one) => ({ one, own: own(one) })).sort((a, b) => b.own - a.own)
  for (const { one } of order) {
    if (neighbours.length === mostNeighbours) break
    if (one.cosine < leastNear || one.cosine >= sameDrawing) continue
    if (neighbours.every((other) => productOf(other.idea, one.idea) < sameDrawing)) neighbours.push(one)
  }
  return neighbours
}

function meanOf(vectors: readonly Int8Array[], length: number): Float64Array {
  const mean = new Float64Array(length)
  for (const vector of vectors) for (let at = 0; at < length; at++) mean[at] += vector[at] / vectors.length
  return mean
}

function dot(one: Float64Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at] * other[at]
  return sum
}

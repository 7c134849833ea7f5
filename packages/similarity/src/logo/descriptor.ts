/*
 * What descriptions and the index have in common. It stands apart from the trained weights, so that a search thread
 * does not load them.
 */

/** Descriptions of two versions are never compared. */
export const descriptorVersion = 12

/** Bytes of a vector that finds copies, and of one that finds the same idea. */
export const copyLength = 128
export const ideaLength = 128
/** The product of two vectors divided by the square of this is their cosine. */
export const vectorScale = 340

/** Returns the cosine of two vectors. */
export function productOf(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at] * other[at]
  return sum / (vectorScale * vectorScale)
}

/** Returns the length of a vector, which is the weight of its view. */
export const lengthOf = (vector: Int8Array): number => Math.sqrt(productOf(vector, vector))

/** Returns the cosine of two vectors without the weights that their lengths express. */
export const unweightedCosine = (one: Int8Array, other: Int8Array): number =>
  productOf(one, other) / (lengthOf(one) * lengthOf(other))

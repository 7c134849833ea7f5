/*
 * Vectors with half a byte for each number. The numbers of an idea vector are distributed almost normally, and the
 * sixteen levels are the best ones for a normal distribution (Max 1960, Lloyd 1982). The cosines of similar ideas are
 * off by 0.007 (standard deviation).
 *
 * Sixteen bytes hold 32 numbers: the low halves the first sixteen, the high halves the others.
 */

/** The greatest number, without its sign, of each level; the last level has no limit. */
const limits = [7, 15, 24, 33, 43, 55, 72]
/** As in `assembly/logos.ts`. */
const levels = [4, 12, 20, 29, 38, 49, 63, 83]
const inGroup = 16

/** Code → number. */
const numberOf = Int8Array.from({ length: 16 }, (_, code) => (code < 8 ? -levels[7 - code] : levels[code - 8]))
/** Number as an unsigned byte → code. */
const codeOf = Uint8Array.from({ length: 256 }, (_, byte) => {
  const number = byte < 128 ? byte : byte - 256
  const level = limits.findIndex((limit) => Math.abs(number) <= limit)
  const at = level < 0 ? limits.length : level
  return number < 0 ? 7 - at : 8 + at
})

/** Writes a vector of signed bytes, a multiple of 32 of them, as half bytes to `into` at the byte `at`. */
export function packHalves(vector: Int8Array, into: Uint8Array, at: number): void {
  const codes = Uint8Array.from(vector, (number) => codeOf[number & 0xff])
  keepLength(vector, codes)
  for (let from = 0; from < codes.length; from += 2 * inGroup)
    for (let k = 0; k < inGroup; k++) into[at + from / 2 + k] = codes[from + k] | (codes[from + inGroup + k] << 4)
}

/** A product with the vector itself is good enough if its relative error is below this. */
const leastShare = 0.001
const mostChanges = 24

/**
 * Moves numbers between two levels to the other level until the product with the vector itself is right. Similar
 * vectors are nearly parallel, so an error along the vector affects all products that matter (anisotropic quantisation,
 * Guo et al. 2020).
 */
function keepLength(vector: Int8Array, codes: Uint8Array): void {
  let missing = 0
  let squares = 0
  vector.forEach((number, at) => {
    squares += number * number
    missing += number * (number - numberOf[codes[at]])
  })
  for (let change = 0; change < mostChanges && Math.abs(missing) > squares * leastShare; change++) {
    let [best, bestCode, leastCost] = [-1, 0, Number.POSITIVE_INFINITY]
    for (let at = 0; at < vector.length; at++) {
      const number = vector[at]
      const code = codes[at] + (number > 0 === missing > 0 ? 1 : -1)
      if (code < 0 || code > 15) continue
      const [now, other] = [numberOf[codes[at]], numberOf[code]]
      const gain = number * (other - now)
      if (Math.abs(missing - gain) >= Math.abs(missing)) continue
      const cost = ((number - other) ** 2 - (number - now) ** 2) / Math.abs(gain)
      if (cost < leastCost) [best, bestCode, leastCost] = [at, code, cost]
    }
    if (best < 0) return
    missing -= vector[best] * (numberOf[bestCode] - numberOf[codes[best]])
    codes[best] = bestCode
  }
}

/**
 * Returns the vector of `length` numbers whose half bytes begin at the byte `at`. Packing it again gives the same
 * bytes.
 */
export function unpackHalves(halves: Uint8Array, at: number, length: number): Int8Array {
  const vector = new Int8Array(length)
  for (let from = 0; from < length; from += 2 * inGroup)
    for (let k = 0; k < inGroup; k++) {
      const byte = halves[at + from / 2 + k]
      vector[from + k] = numberOf[byte & 15]
      vector[from + inGroup + k] = numberOf[byte >>> 4]
    }
  return vector
}

import { vectorScale } from '@marklot/similarity/logo'

/*
 * The numbers of a copy vector are all about equally large, so the first half of them shows whether two vectors can be
 * alike. A scan multiplies the first halves, and reads on only where their product promises enough (the idea is that of
 * ADSampling, Gao and Long 2023).
 *
 * Let c be the product of a vector with the searched vector q, and d the rest of the vector, which is at a right angle
 * to q. The first halves then have the product c·s, with s = |q₁|²/|q|², plus the product of q₁ and d. If d may
 * point anywhere, the latter has the mean 0 and the standard deviation |d|·|q|·√(s(1-s)/(n-1)).
 */

/** Standard deviations by which the product of first halves may be too small. */
const mostDeviations = 4

/** What the first halves of vectors must reach, for one searched vector. */
export class FirstHalf {
  private readonly square: number
  private readonly share: number
  private readonly dimensions: number

  constructor(vector: Int8Array) {
    const squareOf = (numbers: Int8Array) => numbers.reduce((sum, number) => sum + number * number, 0)
    this.square = Math.max(1, squareOf(vector))
    this.share = squareOf(vector.subarray(0, vector.length / 2)) / this.square
    this.dimensions = vector.length
  }

  /** Returns the least product of first halves at which a vector may still have the product `least`. */
  leastFor(least: number): number {
    const rest = Math.max(0, vectorScale * vectorScale - least ** 2 / this.square)
    const deviation = Math.sqrt((rest * this.square * this.share * (1 - this.share)) / (this.dimensions - 1))
    return Math.floor(least * this.share - mostDeviations * deviation)
  }
}

/** Vectors per piece of memory. */
const perPiece = 8_192

/**
 * Gathers vectors of equal length in pieces, so that a growing array is never copied and each piece can be released
 * alone.
 */
export class VectorRows {
  /** Bytes per vector. */
  readonly length: number
  count = 0
  private pieces: Uint8Array[] = []

  constructor(length: number) {
    this.length = length
  }

  /** Adds the vector at `from`. */
  push(source: Uint8Array | Int8Array, from = 0): void {
    const at = this.count % perPiece
    if (at === 0) this.pieces.push(new Uint8Array(perPiece * this.length))
    this.pieces[this.pieces.length - 1].set(
      from === 0 && source.length === this.length ? source : source.subarray(from, from + this.length),
      at * this.length,
    )
    this.count++
  }

  /** Copies a vector to `into` at the byte `at`. */
  copy(number: number, into: Uint8Array | Int8Array, at: number): void {
    const piece = this.pieces[Math.floor(number / perPiece)]
    const from = (number % perPiece) * this.length
    into.set(piece.subarray(from, from + this.length), at)
  }

  clear(): void {
    this.pieces = []
    this.count = 0
  }
}

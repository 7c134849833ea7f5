import { glyphCount, glyphIndex, merged, shapeIndex } from './glyphs.ts'

/*
 * An upper bound on the letters two names share in any order. Three bit sets per name give it before anything
 * is aligned. Every alignment pays for each letter that is not shared ("bag distance": I. Bartolini, P. Ciaccia and M.
 * Patella, SPIRE 2002).
 */

/** The bit of a folded byte's shape (see `shapeIndex`). */
export const shapeBit = Int32Array.from(shapeIndex, (shape) => 1 << shape)

/** The shapes that occur in a name at least once, twice and three times, and the number of letters beyond that. */
export interface LetterBag {
  once: number
  twice: number
  thrice: number
  beyond: number
}

export const bitCount = (mask: number) => {
  const pairs = mask - ((mask >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Returns the largest number of letters the two can share. Letters of one shape count as equal. */
export const mostCommon = (left: LetterBag, right: LetterBag) =>
  bitCount(left.once & right.once) +
  bitCount(left.twice & right.twice) +
  bitCount(left.thrice & right.thrice) +
  Math.min(left.beyond, right.beyond)

/** Returns the shapes that two neighbouring letters look like together: M for RN. */
export function mergedShapes(letters: Uint8Array, length: number): number {
  let shapes = 0
  let before = -1
  for (let i = 0; i < length; i++) {
    const glyph = glyphIndex(letters[i])
    if (before >= 0) {
      const one = merged[before * glyphCount + glyph]
      if (one !== 0) shapes |= 1 << (one - 1)
    }
    before = glyph
  }
  return shapes
}

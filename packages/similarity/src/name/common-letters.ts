import { glyphCount, glyphIndex, merged, shapeIndex } from './glyphs.ts'

/*
 * How many letters two names have in common at most, whatever their order: seen from three words of bits, before anything is aligned. What
 * is not in common has to be paid for in every alignment ("bag distance": I. Bartolini, P. Ciaccia and M. Patella, SPIRE 2002).
 */

/** The bit of the shape (see `shapeIndex`) of a folded byte. */
export const shapeBit = Int32Array.from(shapeIndex, (shape) => 1 << shape)

/** The shapes of a name's letters that occur once at least, twice, three times; and the letters beyond. */
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

/** The most letters the two have in common, letters of one shape counted as the same. */
export const mostCommon = (left: LetterBag, right: LetterBag) =>
  bitCount(left.once & right.once) +
  bitCount(left.twice & right.twice) +
  bitCount(left.thrice & right.thrice) +
  Math.min(left.beyond, right.beyond)

/** The bits of the letters that two neighbours of a name look like together: M for RN. */
export function mergedShapes(letters: Uint8Array, length: number): number {
  let shapes = 0
  let before = -1
  for (let i = 0; i < length; i++) {
    const glyph = glyphIndex(letters[i] as number)
    if (before >= 0) {
      const one = merged[before * glyphCount + glyph] as number
      if (one !== 0) shapes |= 1 << (one - 1)
    }
    before = glyph
  }
  return shapes
}

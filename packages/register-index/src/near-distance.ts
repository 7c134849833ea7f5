import { nearLetterAt, nearLetterCount, noLetter, writeNearLetters } from './near-letters.ts'

/** Letters of the searched text that fit into the bits of one number. */
const mostLetters = 31
/** Letters of any text that are compared. */
const longest = 256
const letters = new Uint8Array(longest)
/** What a byte is heard as wherever it stands; `noLetter` for H and P, which depend on their neighbours. */
const plainLetter = Uint8Array.from({ length: 128 }, (_, byte) =>
  byte === 0x68 || byte === 0x70 || byte === 0x20 ? noLetter : nearLetterAt(Uint8Array.of(byte), 0, 1, noLetter),
)

/**
 * Number of letters that must be changed, added, left out or swapped with their neighbour to turn one text into another, both as they are
 * heard (see `near-letters.ts`). All cells of a column are computed at once in the bits of a number (Myers 1999; Hyyrö 2003 for swapped
 * neighbours), so thousands of texts are compared in a millisecond.
 */
export class NearDistance {
  readonly length: number
  private readonly places = new Int32Array(nearLetterCount)

  /** Null when the text is too long to be compared so. */
  static of(squash: Uint8Array, length: number): NearDistance | null {
    const count = writeNearLetters(squash, 0, length, letters)
    return count === 0 || count > mostLetters ? null : new NearDistance(count)
  }

  private constructor(length: number) {
    this.length = length
    for (let i = 0; i < length; i++) {
      const letter = letters[i] as number
      this.places[letter] = (this.places[letter] as number) | (1 << i)
    }
  }

  /** The likeness, 0 to 1, to the folded text `bytes[from, until)`, in which spaces do not count. */
  likeness(bytes: Uint8Array, from: number, until: number): number {
    const { length, places } = this
    const last = length - 1
    let positive = -1
    let negative = 0
    let distance = length
    let diagonal = 0
    let placesBefore = 0
    let letter = noLetter
    let count = 0
    for (let i = from; i < until && count < longest; i++) {
      const byte = bytes[i] as number
      if (byte === 0x20) continue
      // What is said of most letters is looked up here; the others, and what is left out, by the rules.
      let next = plainLetter[byte] as number
      if (next === noLetter) next = nearLetterAt(bytes, i, until, letter)
      if (next === noLetter || next === letter) continue
      letter = next
      count++
      const here = places[letter] as number
      const swapped = ((~diagonal & here) << 1) & placesBefore
      diagonal = ((((here & positive) + positive) | 0) ^ positive) | here | negative | swapped
      let up = negative | ~(diagonal | positive)
      let down = diagonal & positive
      // Without a branch: which way it goes cannot be foretold.
      distance += ((up >>> last) & 1) - ((down >>> last) & 1)
      up = (up << 1) | 1
      down <<= 1
      positive = down | ~(diagonal | up)
      negative = up & diagonal
      placesBefore = here
    }
    return 1 - distance / (length > count ? length : count)
  }
}

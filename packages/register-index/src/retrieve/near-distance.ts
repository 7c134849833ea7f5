import { letterKind, letterKinds, nearLetterAt, nearLetterCount, noLetter, writeNearLetters } from '../layout/near-letters.ts'

/** Letters of the searched text that fit into the bits of one number. */
const mostLetters = 31
/** Letters of any text that are compared. */
export const mostLettersCompared = 256
const letters = new Uint8Array(mostLettersCompared)
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
  /** Letters of the text compared last, as they are heard; with how many of the searched text's it begins, and ends beyond those. */
  count = 0
  beginning = 0
  ending = 0
  private readonly own: Uint8Array
  private readonly places = new Int32Array(nearLetterCount)
  private readonly roughPlaces = new Int32Array(letterKinds)

  /** Null when the text is too long to be compared so. */
  static of(squash: Uint8Array, length: number): NearDistance | null {
    const count = writeNearLetters(squash, 0, length, letters)
    return count === 0 || count > mostLetters ? null : new NearDistance(letters.slice(0, count))
  }

  private constructor(own: Uint8Array) {
    this.own = own
    this.length = own.length
    for (let i = 0; i < own.length; i++) {
      const letter = own[i]
      this.places[letter] = this.places[letter] | (1 << i)
      const kind = letterKind[letter]
      this.roughPlaces[kind] = this.roughPlaces[kind] | (1 << i)
    }
  }

  /**
   * Writes the places of each letter in the searched text, and those of the letters of its kind, as bits: of all letters the lowest byte, 32 bytes long,
   * then the next one, four in all.
   */
  writePlaces(places: Uint8Array, kindPlaces: Uint8Array): void {
    for (let letter = 0; letter < nearLetterCount; letter++) {
      const own = this.places[letter]
      const ofKind = this.roughPlaces[letterKind[letter]]
      for (let byte = 0; byte < 4; byte++) {
        places[byte * 32 + letter] = (own >>> (byte * 8)) & 0xff
        kindPlaces[byte * 32 + letter] = (ofKind >>> (byte * 8)) & 0xff
      }
    }
  }

  /** Takes the text with these letters, as they are heard, for the one compared last. */
  take(heard: Uint8Array, from: number, count: number): void {
    for (let i = 0; i < count; i++) letters[i] = heard[from + i]
    this.count = count
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
    for (let i = from; i < until && count < mostLettersCompared; i++) {
      const byte = bytes[i]
      if (byte === 0x20) continue
      // What is said of most letters is looked up here; the others, and what is left out, by the rules.
      let next = plainLetter[byte]
      if (next === noLetter) next = nearLetterAt(bytes, i, until, letter)
      if (next === noLetter || next === letter) continue
      letter = next
      letters[count++] = letter
      const here = places[letter]
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
    this.count = count
    return 1 - distance / (length > count ? length : count)
  }

  /** The likeness, 0 to 1, to the text compared last when letters of one kind are the same: all vowels, near consonants. */
  roughLikeness(): number {
    const { length, count, roughPlaces } = this
    const last = length - 1
    let positive = -1
    let negative = 0
    let distance = length
    for (let i = 0; i < count; i++) {
      const here = roughPlaces[letterKind[letters[i]]]
      const vertical = here | negative
      const diagonal = ((((here & positive) + positive) | 0) ^ positive) | here
      let up = negative | ~(diagonal | positive)
      let down = diagonal & positive
      distance += ((up >>> last) & 1) - ((down >>> last) & 1)
      up = (up << 1) | 1
      down <<= 1
      positive = down | ~(vertical | up)
      negative = up & vertical
    }
    return 1 - distance / (length > count ? length : count)
  }

  /** Counts `beginning` and `ending` of the text compared last. */
  compareEnds(): void {
    const { own, length, count } = this
    const most = Math.min(length, count)
    let beginning = 0
    while (beginning < most && letters[beginning] === own[beginning]) beginning++
    let ending = 0
    while (ending < most - beginning && letters[count - 1 - ending] === own[length - 1 - ending]) ending++
    this.beginning = beginning
    this.ending = ending
  }

  /** Whether the searched text stands inside the one compared last. */
  isInside(): boolean {
    const { own, length, count } = this
    const first = own[0]
    for (let at = 0; at <= count - length; at++) {
      if (letters[at] !== first) continue
      let i = 1
      while (i < length && letters[at + i] === own[i]) i++
      if (i === length) return true
    }
    return false
  }
}

import { letterKind, letterKinds, nearLetterAt, nearLetterCount, noLetter, writeNearLetters } from '../layout/near-letters.ts'

/** The most letters of the searched text: one bit of a number each. */
const mostLetters = 31
/** The most letters compared of any text. */
export const mostLettersCompared = 256
/** The letter that a byte is heard as in any position. `noLetter` for H and P, which depend on their neighbours. */
const plainLetter = Uint8Array.from({ length: 128 }, (_, byte) =>
  byte === 0x68 || byte === 0x70 || byte === 0x20 ? noLetter : nearLetterAt(Uint8Array.of(byte), 0, 1, noLetter),
)

/**
 * The number of letters to change, add, remove or swap with their neighbour to turn one text into another, both as they
 * are heard (see `near-letters.ts`). The bits of one number hold a whole column of the matrix (Myers 1999; Hyyrö 2003
 * for swapped neighbours), so a millisecond suffices for thousands of texts.
 */
export class NearDistance {
  readonly length: number
  /**
   * Figures of the text compared last: its letters as they are heard, and the lengths of its common beginning and of
   * its common ending after that.
   */
  count = 0
  beginning = 0
  ending = 0
  private readonly own: Uint8Array
  /** The letters of the text compared last. */
  private readonly letters = new Uint8Array(mostLettersCompared)
  private readonly places = new Int32Array(nearLetterCount)
  private readonly roughPlaces = new Int32Array(letterKinds)

  /** Null if the text is too long for this comparison. */
  static of(squash: Uint8Array, length: number): NearDistance | null {
    const letters = new Uint8Array(mostLettersCompared)
    const count = writeNearLetters(squash, 0, length, letters)
    return count === 0 || count > mostLetters ? null : new NearDistance(letters.slice(0, count))
  }

  private constructor(own: Uint8Array) {
    this.own = own
    this.length = own.length
    for (let i = 0; i < own.length; i++) {
      const letter = own[i]
      this.places[letter] |= 1 << i
      const kind = letterKind[letter]
      this.roughPlaces[kind] |= 1 << i
    }
  }

  /**
   * Writes the places of each letter, and of all letters of its kind, in the searched text as bits. The lowest bytes of
   * all letters come first, padded to 32, then the next higher ones: four groups in all.
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

  /** Makes the text with these heard letters the one compared last. */
  take(heard: Uint8Array, from: number, count: number): void {
    const { letters } = this
    for (let i = 0; i < count; i++) letters[i] = heard[from + i]
    this.count = count
  }

  /** The likeness to the folded text `bytes[from, until)`, 0 to 1. Spaces do not count. */
  likeness(bytes: Uint8Array, from: number, until: number): number {
    const { length, places, letters } = this
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
      // The table decides most letters; the rules decide the rest, and which letters to skip.
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
      // Branch-free, because the branch would be unpredictable.
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

  /**
   * The likeness to the text compared last, 0 to 1, with all letters of a kind equal: vowels, and similar consonants.
   */
  roughLikeness(): number {
    const { length, count, roughPlaces, letters } = this
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

  /** Computes `beginning` and `ending` of the text compared last. */
  compareEnds(): void {
    const { own, length, count, letters } = this
    const most = Math.min(length, count)
    let beginning = 0
    while (beginning < most && letters[beginning] === own[beginning]) beginning++
    let ending = 0
    while (ending < most - beginning && letters[count - 1 - ending] === own[length - 1 - ending]) ending++
    this.beginning = beginning
    this.ending = ending
  }

  /** Whether the text compared last contains the searched one. */
  isInside(): boolean {
    const { own, length, count, letters } = this
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

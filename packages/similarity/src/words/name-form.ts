import { bitCount, type LetterBag, mergedShapes, shapeBit } from '../letters/common-letters.ts'
import { soundClasses, writeSounds } from '../sound/phonemes.ts'
import { type ElementWeight, weightOfHash } from './weak-words.ts'

/**
 * Number of letters of a name that take part in a comparison. A longer name is compared by its first letters; equality
 * is always exact.
 */
export const maximumSquash = 255
/** Number of words told apart. Later words count only by their letters. */
export const maximumWords = 24

const fnvOffset = 0x811c9dc5
const fnvPrime = 0x01000193

/** Returns the FNV-1a hash of a range of bytes, 32 bits: the hash of words in all keys. */
export function hashBytes(bytes: Uint8Array, from: number, until: number): number {
  let hash = fnvOffset
  for (let i = from; i < until; i++) hash = Math.imul(hash ^ bytes[i], fnvPrime)
  return hash >>> 0
}

/** A number for each letter. The sum over a name is the same for the same letters in any order. */
const letterNumber = Uint32Array.from({ length: 128 }, (_, byte) => Math.imul(byte * byte + 7919, 0x9e3779b1) >>> 0)

/**
 * A folded name taken apart: letters without spaces, words with their weights, sounds. `load` reuses the buffers, so
 * that a search scores thousands of names without allocating.
 */
export class NameForm implements LetterBag {
  /** One allocation for all arrays below. Separate ones would cost more than taking a name apart. */
  private readonly memory = new ArrayBuffer(32 * maximumWords + 2 * maximumSquash + 1)
  readonly squash = new Uint8Array(this.memory, 32 * maximumWords + maximumSquash + 1, maximumSquash)
  squashLength = 0
  wordCount = 0
  readonly wordFrom = new Uint16Array(this.memory, 24 * maximumWords, maximumWords)
  readonly wordUntil = new Uint16Array(this.memory, 26 * maximumWords, maximumWords)
  readonly wordHash = new Uint32Array(this.memory, 8 * maximumWords, maximumWords)
  readonly wordWeight = new Float64Array(this.memory, 0, maximumWords)
  /** The sum of `letterNumber` over the letters: equal for the same letters in another order. */
  letterSum = 0
  /** The letters by shape, see `LetterBag`. */
  once = 0
  twice = 0
  thrice = 0
  beyond = 0
  hasDigit = false
  /** True when a letter follows itself, also across a word boundary. */
  hasDoubled = false
  private knownMerged = -1
  /** For each word, the shapes of letters that occur in it, and those that occur twice. */
  readonly wordOnce = new Int32Array(this.memory, 12 * maximumWords, maximumWords)
  readonly wordTwice = new Int32Array(this.memory, 16 * maximumWords, maximumWords)
  /** The sounds of the words, valid after `hear`. One bit for each class of sounds in the word, see `soundClasses`. */
  readonly wordSoundClasses = new Uint32Array(this.memory, 20 * maximumWords, maximumWords)
  readonly wordSoundFrom = new Uint16Array(this.memory, 28 * maximumWords, maximumWords)
  readonly wordSoundUntil = new Uint16Array(this.memory, 30 * maximumWords, maximumWords)
  readonly sounds = new Uint8Array(this.memory, 32 * maximumWords, maximumSquash + 1)
  soundLength = 0
  private heard = false
  /** The weight of a word or a part of one. */
  readonly weigh: ElementWeight

  constructor(weigh: ElementWeight = weightOfHash) {
    this.weigh = weigh
  }

  /** Loads the folded name `bytes[from, until)`: letters, digits, single spaces. */
  load(bytes: Uint8Array, from: number, until: number): this {
    const { squash } = this
    let length = 0
    let words = 0
    let wordStart = 0
    let sum = 0
    let once = 0
    let twice = 0
    let thrice = 0
    let least = 0x7f
    let before = 0
    let doubled = 0
    let wordOnce = 0
    let wordTwice = 0
    let hash = fnvOffset
    for (let i = from; i <= until; i++) {
      const byte = i < until ? bytes[i] : 0x20
      if (byte !== 0x20 && length < maximumSquash) {
        squash[length++] = byte
        hash = Math.imul(hash ^ byte, fnvPrime)
        sum = (sum + letterNumber[byte]) | 0
        const bit = shapeBit[byte]
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
        wordTwice |= wordOnce & bit
        wordOnce |= bit
        if (byte < least) least = byte
        if (byte === before) doubled++
        before = byte
      } else if (length > wordStart && (byte === 0x20 || length === maximumSquash)) {
        if (words < maximumWords) {
          this.wordFrom[words] = wordStart
          this.wordUntil[words] = length
          this.wordOnce[words] = wordOnce
          this.wordTwice[words] = wordTwice
          this.wordHash[words] = hash
          words++
        }
        wordStart = length
        wordOnce = 0
        wordTwice = 0
        hash = fnvOffset
        if (length === maximumSquash) break
      }
    }
    this.squashLength = length
    this.wordCount = words
    this.letterSum = sum
    this.once = once
    this.twice = twice
    this.thrice = thrice
    this.beyond = length - bitCount(once) - bitCount(twice) - bitCount(thrice)
    this.hasDigit = least < 0x3a
    this.hasDoubled = doubled > 0
    this.knownMerged = -1
    this.heard = false
    for (let word = 0; word < words; word++) {
      const start = this.wordFrom[word]
      const end = this.wordUntil[word]
      this.wordWeight[word] = this.weigh(this.wordHash[word], squash, start, end)
    }
    return this
  }

  /** The shapes that neighbouring letters look like together, see `mergedShapes`. */
  get merged(): number {
    if (this.knownMerged < 0) this.knownMerged = mergedShapes(this.squash, this.squashLength)
    return this.knownMerged
  }

  /** Computes the sounds of the loaded name; a second call is free. */
  hear(): this {
    if (this.heard) return this
    this.heard = true
    let sounds = 0
    for (let word = 0; word < this.wordCount; word++) {
      const start = sounds
      this.wordSoundFrom[word] = start
      sounds = writeSounds(this.squash, this.wordFrom[word], this.wordUntil[word], this.sounds, sounds)
      this.wordSoundUntil[word] = sounds
      this.wordSoundClasses[word] = soundClasses(this.sounds, start, sounds)
    }
    this.soundLength = sounds
    return this
  }
}

/** Returns the bytes of a folded name. */
export function bytesOf(folded: string): Uint8Array {
  const bytes = new Uint8Array(folded.length)
  for (let i = 0; i < folded.length; i++) bytes[i] = folded.charCodeAt(i)
  return bytes
}

import type { NameForm } from '../words/name-form.ts'

/*
 * A cache of pronounced words. The words of a register repeat, and applying the spelling rules of all languages costs
 * several times as much as copying an earlier result.
 */

const tableSize = 8192
const longestWord = 16
const longestReading = 32
/** Marks a word with too many letters or sounds to be cached. */
export const notKept = -1

/**
 * The readings of words in several languages. Each word occupies the slot of its hash until another word replaces it.
 */
export class SpokenWords {
  private readonly languages: number
  private readonly pronounce: PronounceWord
  private readonly wordLengths = new Uint8Array(tableSize)
  private readonly letters = new Uint8Array(tableSize * longestWord)
  private readonly lengths: Uint8Array
  private readonly sounds: Uint8Array
  private readonly scratch = new Uint8Array(longestReading + 1)

  constructor(languages: number, pronounce: PronounceWord) {
    this.languages = languages
    this.pronounce = pronounce
    this.lengths = new Uint8Array(tableSize * languages)
    this.sounds = new Uint8Array(tableSize * languages * longestReading)
  }

  /** The slot of a word's readings, which it computes if needed; `notKept` when the word cannot be cached. */
  place({ squash, wordFrom, wordUntil, wordHash }: NameForm, word: number): number {
    const from = wordFrom[word]
    const length = wordUntil[word] - from
    if (length > longestWord) return notKept
    const hash = wordHash[word]
    const place = (hash ^ (hash >>> 16)) & (tableSize - 1)
    const base = place * longestWord
    if (this.wordLengths[place] === length) {
      let i = 0
      while (i < length && this.letters[base + i] === squash[from + i]) i++
      if (i === length) return place
    }
    this.wordLengths[place] = 0
    for (let language = 0; language < this.languages; language++) {
      const sounds = this.pronounce(language, squash, from, from + length, this.scratch, 0)
      if (sounds > longestReading) return notKept
      this.lengths[place * this.languages + language] = sounds
      const start = (place * this.languages + language) * longestReading
      for (let i = 0; i < sounds; i++) this.sounds[start + i] = this.scratch[i]
    }
    this.wordLengths[place] = length
    for (let i = 0; i < length; i++) this.letters[base + i] = squash[from + i]
    return place
  }

  /** Copies a reading to `out` at `start`, as much as fits, and returns the new length. */
  copy(place: number, language: number, out: Uint8Array, start: number): number {
    const entry = place * this.languages + language
    const from = entry * longestReading
    const until = Math.min(out.length, start + this.lengths[entry])
    for (let at = start; at < until; at++) out[at] = this.sounds[from + at - start]
    return until
  }
}

/** Writes the sounds of a word in a language to `out` at `start`, as many as fit, and returns the new length. */
export type PronounceWord = (
  language: number,
  letters: Uint8Array,
  from: number,
  until: number,
  out: Uint8Array,
  start: number,
) => number

import { maximumSquash, NameForm, writeSoundKeys } from '@marklot/similarity'
import type { Segment } from '../layout/segment.ts'
import { firstOfLength } from '../layout/text-lengths.ts'
import { firstFrom } from '../memory/first-from.ts'
import { keepRead } from '../memory/keep-read.ts'

/*
 * Finds words of a segment by their letters and their sound. Words are ordered by length and hold no spaces, so the
 * place of a word's letters follows from its number without a read. In a large segment each read is a cache miss and
 * outweighs everything else.
 */

/**
 * For each length, the number of the first word and where its letters begin in `termBytes`; up to one beyond the
 * longest.
 */
interface TermLengths {
  first: Uint32Array
  start: Uint32Array
}
const kept = new WeakMap<Segment, TermLengths>()

function lengthsOf(segment: Segment): TermLengths {
  const known = kept.get(segment)
  if (known !== undefined) return known
  const { termLength, termStart } = segment.arrays
  const first = firstOfLength(termLength)
  const lengths = { first, start: first.map((term) => termStart[term]) }
  kept.set(segment, lengths)
  return lengths
}

/** A word to look up. */
export interface WordOfSound {
  letters: Uint8Array
  /** The first of its sound keys; undefined for an empty word. */
  key: number | undefined
}

/** Words of one segment and the places of their letters in `termBytes`. It reuses its memory. */
export class TermPlaces {
  count = 0
  terms = new Uint32Array(1024)
  from = new Uint32Array(1024)
  until = new Uint32Array(1024)

  /**
   * Takes the words of these sound keys with `shortest` to `longest` letters. Words of other keys in the same buckets
   * are included. The words of each key ascend, and words of the first key are not repeated. No letters are read.
   */
  takeOfSounds(segment: Segment, keys: Uint32Array, shortest: number, longest: number): void {
    this.count = 0
    let ofFirst = 0
    for (const key of keys) {
      this.addOfSound(segment, key, shortest, longest, ofFirst)
      if (ofFirst === 0) ofFirst = this.count
    }
  }

  /** Takes these words. */
  take(segment: Segment, terms: Uint32Array): void {
    this.count = 0
    const { first, start } = lengthsOf(segment)
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i]
      const length = firstFrom(first, 0, first.length, term + 1) - 1
      this.add(term, start[length] + (term - first[length]) * length, length)
    }
    this.fetch(segment)
  }

  /** Takes, for each of `words`, the words with its key and length. Returns the end of each word's group. */
  takeOfWords(segment: Segment, words: readonly WordOfSound[]): Uint32Array {
    this.count = 0
    fetchBuckets(segment, words)
    const ends = new Uint32Array(words.length)
    for (let word = 0; word < words.length; word++) {
      const { letters, key } = words[word]
      if (key !== undefined) this.addOfSound(segment, key, letters.length, letters.length, 0)
      ends[word] = this.count
    }
    this.fetch(segment)
    return ends
  }

  /** Adds the words of a sound key, except those among the first `known` words, which ascend. */
  private addOfSound(segment: Segment, key: number, shortest: number, longest: number, known: number): void {
    const { first, start } = lengthsOf(segment)
    const { termSounds, termSoundStart } = segment.arrays
    const bucket = key & (termSoundStart.length - 2)
    const end = termSoundStart[bucket + 1]
    let length = Math.ceil(shortest)
    const last = Math.min(longest, maximumSquash)
    if (length > last) return
    let at = firstFrom(termSounds, termSoundStart[bucket], end, first[length])
    let beside = 0
    for (; length <= last && at < end; length++) {
      const firstTerm = first[length]
      const following = first[length + 1]
      const firstByte = start[length]
      for (; at < end; at++) {
        const term = termSounds[at]
        if (term >= following) break
        while (beside < known && this.terms[beside] < term) beside++
        if (beside < known && this.terms[beside] === term) continue
        this.add(term, firstByte + (term - firstTerm) * length, length)
      }
    }
  }

  private add(term: number, from: number, length: number): void {
    if (this.count === this.terms.length) this.grow()
    this.terms[this.count] = term
    this.from[this.count] = from
    this.until[this.count++] = from + length
  }

  /** Prefetches a letter of each word, so that the cache misses overlap. */
  private fetch({ arrays: { termBytes } }: Segment): void {
    let sum = 0
    for (let i = 0; i < this.count; i++) sum += termBytes[this.from[i]]
    keepRead(sum)
  }

  private grow(): void {
    const larger = (items: Uint32Array) => {
      const grown = new Uint32Array(items.length * 2)
      grown.set(items)
      return grown
    }
    this.terms = larger(this.terms)
    this.from = larger(this.from)
    this.until = larger(this.until)
  }
}

/** Prefetches the first entry of each word's bucket. */
function fetchBuckets({ arrays: { termSounds, termSoundStart } }: Segment, words: readonly WordOfSound[]): void {
  const starts = words.map(({ key = 0 }) => termSoundStart[key & (termSoundStart.length - 2)])
  let sum = 0
  for (const start of starts) if (start < termSounds.length) sum += termSounds[start]
  keepRead(sum)
}

/** Returns the words of `length` letters that begin with these letters, as a range. */
export function termsBeginning(segment: Segment, letters: Uint8Array, length: number): { from: number; until: number } {
  if (length > maximumSquash) return { from: 0, until: 0 }
  const { termBytes } = segment.arrays
  const { first, start } = lengthsOf(segment)
  const [begin, end] = [first[length], first[length + 1]]
  /** Negative for a word before those that begin with the letters. */
  const orderOf = (term: number): number => {
    const place = start[length] + (term - begin) * length
    let i = 0
    while (i < letters.length && termBytes[place + i] === letters[i]) i++
    return i === letters.length ? 0 : termBytes[place + i] - letters[i]
  }
  let from = begin
  for (let high = end; from < high; ) {
    const middle = (from + high) >>> 1
    if (orderOf(middle) < 0) from = middle + 1
    else high = middle
  }
  // Few words begin with a given one, so the steps to the last one start small.
  let until = from
  let step = 1
  while (until + step <= end && orderOf(until + step - 1) === 0) {
    until += step
    step *= 2
  }
  for (; step >= 1; step /= 2) if (until + step <= end && orderOf(until + step - 1) === 0) until += step
  return { from, until }
}

/** Finds words of a segment by their letters. */
export class TermLookUp {
  private readonly form = new NameForm()
  private readonly keys = new Uint32Array(3)
  private readonly alike = new TermPlaces()

  /** The sound keys of the whole word, by which it is found. An empty word has none. */
  soundKeysOf(letters: Uint8Array): Uint32Array {
    const { wholeKeys } = writeSoundKeys(this.form.load(letters, 0, letters.length), this.keys)
    return this.keys.slice(0, wholeKeys)
  }

  /** The word with exactly these letters, or -1. */
  termOf(segment: Segment, letters: Uint8Array): number {
    return this.termsOf(segment, [{ letters, key: this.soundKeysOf(letters)[0] }])[0]
  }

  /** The words with exactly these letters, -1 for each that is missing. */
  termsOf(segment: Segment, words: readonly WordOfSound[]): Int32Array {
    const { termBytes } = segment.arrays
    const { alike } = this
    const terms = new Int32Array(words.length).fill(-1)
    const ends = alike.takeOfWords(segment, words)
    let at = 0
    for (let word = 0; word < words.length; word++) {
      const { letters } = words[word]
      for (; at < ends[word]; at++) {
        const from = alike.from[at]
        let i = 0
        while (i < letters.length && termBytes[from + i] === letters[i]) i++
        if (i === letters.length) terms[word] = alike.terms[at]
      }
    }
    return terms
  }
}

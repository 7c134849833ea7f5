import { maximumSquash, NameForm, writeSoundKeys } from '@marklot/similarity'
import { firstFrom } from './first-from.ts'
import type { Segment } from './segment.ts'

/*
 * Looking words of a segment up by their letters and their sound. Words are ordered by length and hold no spaces, so where the letters of one stand
 * follows from its number: nothing is read for it. In a large segment each read is of memory nobody has looked at for long, and takes longer than all else.
 */

/** The first word of each length, and where its letters stand in `termBytes`; up to one beyond the longest. */
interface TermLengths {
  first: Uint32Array
  start: Uint32Array
}
const kept = new WeakMap<Segment, TermLengths>()

function lengthsOf(segment: Segment): TermLengths {
  const known = kept.get(segment)
  if (known !== undefined) return known
  const { termLength, termStart } = segment.arrays
  const first = new Uint32Array(maximumSquash + 2)
  for (let length = 1; length < first.length; length++)
    first[length] = firstFrom(termLength, first[length - 1] as number, segment.terms, length)
  const lengths = { first, start: first.map((term) => termStart[term] as number) }
  kept.set(segment, lengths)
  return lengths
}

const keys = new Uint32Array(3)
const loaded = new NameForm()

/** The keys of a word's sound as a whole, by which it is found; none of an empty one. */
export function soundKeysOf(letters: Uint8Array): Uint32Array {
  const { wholeKeys } = writeSoundKeys(loaded.load(letters, 0, letters.length), keys)
  return keys.slice(0, wholeKeys)
}

/** The word with exactly these letters, or -1. `key` is the first of its sound keys. */
export function termOf(segment: Segment, letters: Uint8Array, key = soundKeysOf(letters)[0]): number {
  const { length } = letters
  if (key === undefined || length > maximumSquash) return -1
  const { first, start } = lengthsOf(segment)
  const { termBytes, termSounds, termSoundStart } = segment.arrays
  const firstTerm = first[length] as number
  const following = first[length + 1] as number
  const firstByte = start[length] as number
  const bucket = key & (termSoundStart.length - 2)
  const end = termSoundStart[bucket + 1] as number
  const initial = letters[0]
  for (let at = firstFrom(termSounds, termSoundStart[bucket] as number, end, firstTerm); at < end; at++) {
    const term = termSounds[at] as number
    if (term >= following) break
    const from = firstByte + (term - firstTerm) * length
    if (termBytes[from] !== initial) continue
    let i = 1
    while (i < length && termBytes[from + i] === letters[i]) i++
    if (i === length) return term
  }
  return -1
}

/** Words of one segment, each with where its letters stand in `termBytes`; reused. */
export class TermPlaces {
  count = 0
  terms = new Uint32Array(1024)
  from = new Uint32Array(1024)
  until = new Uint32Array(1024)
  /** Keeps the reads of `fetch` from being left out as useless. */
  private readonly fetched = new Uint32Array(1)

  /**
   * Becomes the words of these sound keys (and some others: keys share buckets) that have at least `shortest` and at most `longest` letters. Those of
   * the first key are not taken again for another.
   */
  takeOfSounds(segment: Segment, keys: Uint32Array, shortest: number, longest: number): void {
    this.count = 0
    let ofFirst = 0
    for (const key of keys) {
      this.addOfSound(segment, key, shortest, longest, ofFirst)
      if (ofFirst === 0) ofFirst = this.count
    }
    this.fetch(segment)
  }

  /** Becomes the `count` words of one block that follow its first one, `base`, by `offsets`. */
  takeOfBlock(segment: Segment, base: number, offsets: Uint16Array, count: number): void {
    this.count = 0
    const { first, start } = lengthsOf(segment)
    const shortest = segment.arrays.termLength[base] as number
    for (let i = 0; i < count; i++) {
      const term = base + (offsets[i] as number)
      let length = shortest
      while (term >= (first[length + 1] as number)) length++
      this.add(term, (start[length] as number) + (term - (first[length] as number)) * length, length)
    }
    this.fetch(segment)
  }

  /** Becomes these words. */
  take(segment: Segment, terms: Uint32Array): void {
    this.count = 0
    const { first, start } = lengthsOf(segment)
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i] as number
      const length = firstFrom(first, 0, first.length, term + 1) - 1
      this.add(term, (start[length] as number) + (term - (first[length] as number)) * length, length)
    }
  }

  /** Adds the words of a sound key but for those that are among the first `known` ones, which ascend. */
  private addOfSound(segment: Segment, key: number, shortest: number, longest: number, known: number): void {
    const { first, start } = lengthsOf(segment)
    const { termSounds, termSoundStart } = segment.arrays
    const bucket = key & (termSoundStart.length - 2)
    const end = termSoundStart[bucket + 1] as number
    let length = Math.ceil(shortest)
    const last = Math.min(longest, maximumSquash)
    if (length > last) return
    let at = firstFrom(termSounds, termSoundStart[bucket] as number, end, first[length] as number)
    let beside = 0
    for (; length <= last && at < end; length++) {
      const firstTerm = first[length] as number
      const following = first[length + 1] as number
      const firstByte = start[length] as number
      for (; at < end; at++) {
        const term = termSounds[at] as number
        if (term >= following) break
        while (beside < known && (this.terms[beside] as number) < term) beside++
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

  /** Reads a letter of each word: read for its own comparison, each would be waited for before the next one is asked for. */
  private fetch({ arrays: { termBytes } }: Segment): void {
    let sum = 0
    for (let i = 0; i < this.count; i++) sum += termBytes[this.from[i] as number] as number
    this.fetched[0] = sum
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

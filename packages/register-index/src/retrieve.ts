import {
  maximumSquash,
  type PreparedVariant,
  type Translation,
  trigramCount,
  visitParts,
  writeSoundKeys,
  writeTrigrams,
} from '@marklot/similarity'
import { findNames } from './alphabet.ts'
import type { FailedFilters } from './filters.ts'
import { isBuried, type LiveSegment } from './live-segment.ts'
import { blockSize, type Segment, trigramFrequency, trigramWeight } from './segment.ts'

/*
 * Candidates of one segment for one reading of the searched name:
 *
 *   meaning   names that say the same in other words, looked up one by one (see `addTranslations`)
 *   parts     names that stand whole inside the searched one, looked up one by one
 *   sounds    names with the same sound key, of the whole name or of a weighty word
 *   trigrams  names that share enough of the trigrams' weight, counted block by block
 *   words     of a name of several words: names that begin with its first words, names that share enough trigrams with one weighty word
 *
 * Each gets an estimate of its likeness (0 to 1000), the cheapest figure that orders them sensibly. The best are scored by `similarity`.
 */

/** How much must be shared: of both names' trigrams together, of the searched name's, of the found name's. Later ones cost more. */
export const thoroughness = [
  { both: 0.3, query: 0.5, hit: 0.75 },
  { both: 0.2, query: 0.36, hit: 0.6 },
  { both: 0.12, query: 0.25, hit: 0.5 },
] as const

/** For a single word of a longer name more is asked: it is only a part of what makes the names alike. */
const ofOneWord = { both: 0.5, query: 0.7, hit: 0.8 }

const estimates = {
  part: 1000,
  translation: 960,
  translatedBeginning: 880,
  wholeSound: 900,
  beginning: 640,
  wordSound: 420,
  rareWordSound: 300,
}
/** Trigram estimates of one word count for so much of those of the whole name. */
const wordShare = 0.75
/** Weighty words of the searched name that are looked up on their own, and their least length. */
const mostWords = 4
const shortestWord = 4
/** Names with a common beginning that are taken at most. */
const mostBeginnings = 400
/** Names that begin with a translation that are taken at most, the first of the alphabet: the translation itself is among them. */
const mostOfTranslation = 40
/** A word's sound list longer than this says too little. */
const longestWordList = 20_000

/** Names found, with their estimates; grown as needed and reused. */
export class Candidates {
  count = 0
  names = new Uint32Array(4096)
  estimates = new Uint16Array(4096)
  private seen = new Uint32Array(0)

  begin(segment: Segment): void {
    this.count = 0
    const words = (segment.names + 31) >>> 5
    if (this.seen.length < words) this.seen = new Uint32Array(words)
  }

  /** Adds a name once; a name that was seen keeps its first estimate. */
  add(name: number, estimate: number): void {
    const word = name >>> 5
    const bit = 1 << (name & 31)
    if (((this.seen[word] as number) & bit) !== 0) return
    this.seen[word] = (this.seen[word] as number) | bit
    if (this.count === this.names.length) {
      const names = new Uint32Array(this.count * 2)
      names.set(this.names)
      this.names = names
      const estimates = new Uint16Array(this.count * 2)
      estimates.set(this.estimates)
      this.estimates = estimates
    }
    this.names[this.count] = name
    this.estimates[this.count++] = estimate
  }

  /** Forgets which names were seen. Called after every search. */
  end(): void {
    for (let i = 0; i < this.count; i++) this.seen[(this.names[i] as number) >>> 5] = 0
  }
}

const keys = new Uint32Array(24)
const queryTrigrams = new Uint16Array(maximumSquash + 1)
const distinctTrigrams = new Uint16Array(maximumSquash + 1)
const weights = new Uint8Array(maximumSquash + 1)
/** How much must be shared; see `thoroughness`. */
interface Thoroughness {
  both: number
  query: number
  hit: number
}

const counters = new Uint16Array(blockSize)
const crossed = new Uint16Array(blockSize)
const marked = new Uint8Array(trigramCount)

/** Adds the candidates of one reading of the searched name. `level` is an index into `thoroughness`. */
export function retrieve(segment: Segment, query: PreparedVariant, level: number, into: Candidates): void {
  addParts(segment, query, into)
  const { count, wholeKeys } = writeSoundKeys(query.form, keys)
  for (let i = 0; i < wholeKeys; i++) addSounds(segment, keys[i] as number, estimates.wholeSound, 0, into)
  addTrigrams(segment, query.form.squash, query.form.squashLength, thoroughness[level] as Thoroughness, 1, into)
  for (let i = wholeKeys; i < count; i++)
    addSounds(segment, keys[i] as number, estimates.wordSound, estimates.rareWordSound, into)
  if (query.form.wordCount > 1) addWords(segment, query, into)
}

/** Adds the names that say the same in other words, and of several words those that say more after it. */
export function addTranslations(segment: Segment, translations: readonly Translation[], into: Candidates): void {
  const { sortedNames, nameLength } = segment.arrays
  for (const { letters, isBeginning } of translations) {
    const { from, until } = findNames(segment, letters, 0, letters.length, isBeginning)
    for (let i = from; i < Math.min(until, from + mostOfTranslation); i++) {
      const name = sortedNames[i] as number
      into.add(name, nameLength[name] === letters.length ? estimates.translation : estimates.translatedBeginning)
    }
  }
}

function addWords(segment: Segment, query: PreparedVariant, into: Candidates): void {
  const { squash, wordCount, wordFrom, wordUntil, wordWeight } = query.form
  const { sortedNames } = segment.arrays
  // Signs that begin alike: LONE STAR GRILL, LONE STAR STEAKHOUSE.
  for (let word = Math.min(wordCount, 3) - 1; word >= 0; word--) {
    const until = wordUntil[word] as number
    if (until < shortestWord || (word === 0 && (wordWeight[0] as number) < 1)) continue
    const { from, until: end } = findNames(segment, squash, 0, until, true)
    if (end - from > mostBeginnings) continue
    for (let i = from; i < end; i++) into.add(sortedNames[i] as number, estimates.beginning + 20 * word)
  }
  let words = 0
  for (let word = 0; word < wordCount && words < mostWords; word++) {
    const from = wordFrom[word] as number
    const length = (wordUntil[word] as number) - from
    if (length < shortestWord || (wordWeight[word] as number) < 1) continue
    words++
    addTrigrams(segment, squash.subarray(from, from + length), length, ofOneWord, wordShare, into)
  }
}

function addParts(segment: Segment, query: PreparedVariant, into: Candidates): void {
  const { sortedNames } = segment.arrays
  const letters = query.form.squash
  const whole = findNames(segment, letters, 0, query.form.squashLength, false)
  for (let i = whole.from; i < whole.until; i++) into.add(sortedNames[i] as number, estimates.part)
  visitParts(query.form, (from, until) => {
    const found = findNames(segment, letters, from, until, false)
    for (let i = found.from; i < found.until; i++) into.add(sortedNames[i] as number, estimates.part)
  })
}

/** Names of one sound key's bucket. `rare` is what the estimate of a key with few names rises by. */
function addSounds(segment: Segment, key: number, estimate: number, rare: number, into: Candidates): void {
  const { soundStart, soundNames } = segment.arrays
  const bucket = key & (soundStart.length - 2)
  const start = soundStart[bucket] as number
  const end = soundStart[bucket + 1] as number
  if (rare > 0 && end - start > longestWordList) return
  const risen = estimate + Math.round(rare * (1 - Math.log(end - start + 1) / Math.log(longestWordList + 1)))
  for (let at = start; at < end; at++) into.add(soundNames[at] as number, risen)
}

/** Names that share enough trigrams with `squash[0, length)`; their estimates are multiplied by `share`. */
function addTrigrams(
  segment: Segment,
  squash: Uint8Array,
  length: number,
  { both, query: ofQuery, hit: ofHit }: Thoroughness,
  share: number,
  into: Candidates,
): void {
  const { postingStart, postings, nameLength } = segment.arrays
  const { blocks, meanTrigramWeight } = segment
  const written = writeTrigrams(squash, length, queryTrigrams)
  let distinct = 0
  let queryWeight = 0
  for (let i = 0; i < written; i++) {
    const trigram = queryTrigrams[i] as number
    if (marked[trigram]) continue
    marked[trigram] = 1
    const weight = trigramWeight(trigramFrequency(segment.arrays, blocks, trigram), segment.names)
    distinctTrigrams[distinct] = trigram
    weights[distinct++] = weight
    queryWeight += weight
  }
  for (let i = 0; i < distinct; i++) marked[distinctTrigrams[i] as number] = 0
  for (let block = 0; block < blocks; block++) {
    const base = block * blockSize
    const size = Math.min(blockSize, segment.names - base)
    if (size <= 0) break
    // Names of a block are about equally long: the shortest one's needs hold for all.
    const shortestWeight = ((nameLength[base] as number) + 1) * meanTrigramWeight
    const threshold = Math.max(
      4,
      Math.floor(Math.min((both * (queryWeight + shortestWeight)) / 2, ofQuery * queryWeight, ofHit * shortestWeight)),
    )
    let found = 0
    for (let i = 0; i < distinct; i++) {
      const weight = weights[i] as number
      const list = (distinctTrigrams[i] as number) * blocks + block
      const end = postingStart[list + 1] as number
      for (let at = postingStart[list] as number; at < end; at++) {
        const name = postings[at] as number
        const before = counters[name] as number
        const after = before + weight
        counters[name] = after
        if (before < threshold && after >= threshold) crossed[found++] = name
      }
    }
    for (let i = 0; i < found; i++) {
      const name = crossed[i] as number
      const shared = counters[name] as number
      const hitWeight = Math.max(shared, ((nameLength[base + name] as number) + 1) * meanTrigramWeight)
      const dice = (2 * shared) / (queryWeight + hitWeight)
      const contained = Math.max(shared / queryWeight, shared / hitWeight)
      into.add(base + name, Math.round(share * (500 * dice + 480 * contained)))
    }
    counters.fill(0, 0, size)
  }
}

const perEstimate = new Uint32Array(1001)

/**
 * The names to score: of those with a mark that passes the filters the best `most`, and of all with a living mark the best `most`, so that
 * a narrow filter never starves the result and the receipt still knows what it hides. Candidates of equal estimate stay or go together.
 */
export function selectCandidates(
  live: LiveSegment,
  candidates: Candidates,
  failedOf: FailedFilters,
  most: number,
): { names: Uint32Array; passing: number } {
  const { nameRecordStart, nameRecords } = live.segment.arrays
  const state = new Uint8Array(candidates.count)
  let passing = 0
  for (let i = 0; i < candidates.count; i++) {
    const name = candidates.names[i] as number
    const end = nameRecordStart[name + 1] as number
    for (let at = nameRecordStart[name] as number; at < end; at++) {
      const record = nameRecords[at] as number
      if (isBuried(live.tombstones, record)) continue
      state[i] = 1
      if (failedOf(record) !== 0) continue
      state[i] = 2
      passing++
      break
    }
  }
  const cutPassing = cutOf(candidates, state, 2, most)
  const cutAll = cutOf(candidates, state, 1, most)
  const chosen: number[] = []
  for (let i = 0; i < candidates.count; i++) {
    const estimate = candidates.estimates[i] as number
    if ((state[i] === 2 && estimate >= cutPassing) || ((state[i] as number) > 0 && estimate >= cutAll))
      chosen.push(candidates.names[i] as number)
  }
  return { names: Uint32Array.from(chosen), passing }
}

/** The estimate from which on about `most` candidates of at least this state remain. */
function cutOf(candidates: Candidates, state: Uint8Array, least: number, most: number): number {
  perEstimate.fill(0)
  for (let i = 0; i < candidates.count; i++) {
    if ((state[i] as number) < least) continue
    const estimate = candidates.estimates[i] as number
    perEstimate[estimate] = (perEstimate[estimate] as number) + 1
  }
  let kept = 0
  for (let estimate = 1000; estimate >= 0; estimate--) {
    kept += perEstimate[estimate] as number
    if (kept > most) return Math.min(1000, kept - (perEstimate[estimate] as number) === 0 ? estimate : estimate + 1)
  }
  return 0
}

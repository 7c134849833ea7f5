import { maximumSquash, type PreparedVariant, trigramCount, visitParts, writeSoundKeys, writeTrigrams } from '@marklot/similarity'
import { findNames } from './alphabet.ts'
import type { FailedFilters } from './filters.ts'
import { isBuried, type LiveSegment } from './live-segment.ts'
import { blockSize, type Segment, trigramFrequency, trigramWeight } from './segment.ts'

/*
 * Candidates of one segment for one reading of the searched name:
 *
 *   parts     names that stand whole inside the searched one, looked up one by one
 *   sounds    names with the same sound key, of the whole name or of a weighty word
 *   trigrams  names that share enough of the trigrams' weight, counted block by block
 *
 * Each gets an estimate of its likeness (0 to 1000), the cheapest figure that orders them sensibly. The best are scored by `similarity`.
 */

/** How much must be shared: of both names' trigrams together, of the searched name's, of the found name's. Later ones cost more. */
export const thoroughness = [
  { both: 0.3, query: 0.5, hit: 0.75 },
  { both: 0.2, query: 0.36, hit: 0.6 },
  { both: 0.12, query: 0.25, hit: 0.5 },
] as const

const estimates = { part: 1000, wholeSound: 900, wordSound: 420 }
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
const counters = new Uint16Array(blockSize)
const crossed = new Uint16Array(blockSize)
const marked = new Uint8Array(trigramCount)

/** Adds the candidates of one reading of the searched name. `level` is an index into `thoroughness`. */
export function retrieve(segment: Segment, query: PreparedVariant, level: number, into: Candidates): void {
  addParts(segment, query, into)
  const { count, wholeKeys } = writeSoundKeys(query.form, keys)
  addSounds(segment, 0, wholeKeys, estimates.wholeSound, into)
  addTrigrams(segment, query, level, into)
  addSounds(segment, wholeKeys, count, estimates.wordSound, into)
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

function addSounds(segment: Segment, from: number, until: number, estimate: number, into: Candidates): void {
  const { soundStart, soundNames } = segment.arrays
  const mask = soundStart.length - 2
  for (let i = from; i < until; i++) {
    const bucket = (keys[i] as number) & mask
    const end = soundStart[bucket + 1] as number
    const start = soundStart[bucket] as number
    if (end - start > longestWordList && estimate === estimates.wordSound) continue
    for (let at = start; at < end; at++) into.add(soundNames[at] as number, estimate)
  }
}

function addTrigrams(segment: Segment, query: PreparedVariant, level: number, into: Candidates): void {
  const { postingStart, postings, nameLength } = segment.arrays
  const { blocks, meanTrigramWeight } = segment
  const { both, query: ofQuery, hit: ofHit } = thoroughness[level] as (typeof thoroughness)[number]
  const written = writeTrigrams(query.form.squash, query.form.squashLength, queryTrigrams)
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
      into.add(base + name, Math.min(999, Math.round(500 * dice + 480 * contained)))
    }
    counters.fill(0, 0, size)
  }
}

const perEstimate = new Uint32Array(1001)

/**
 * The names to score: of those with a mark that passes the filters the best `most`, and of all with a living mark the best `most`, so that
 * a narrow filter never starves the result and the receipt still knows what it hides. Ties at the cut are taken by name number.
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

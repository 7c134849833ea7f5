import { maximumSquash } from '@marklot/similarity'
import { blockSize } from '../layout/block.ts'
import { writeNearTrigrams } from '../layout/near-letters.ts'
import { forEachOwner, seatSign } from '../layout/owner-words.ts'
import type { Segment } from '../layout/segment.ts'
import { trigramFrequency } from '../layout/trigram-weights.ts'
import { type Growable, growableUint32 } from '../memory/growable.ts'
import { closeness, matchesWord, matchText, type TextPattern } from './word-pattern.ts'

/*
 * Finds the names and owners that have the words of a pattern. Names are found by the rarest trigrams of the pattern's
 * letters, or else by reading every name.
 */

const h = 0x68
const p = 0x70

/**
 * Returns the trigrams that every name with these letters contains. Trigrams at the edges are left out, because they
 * depend on the neighbouring letters (whether an H counts, whether a P is an F; see `near-letters.ts`).
 */
function innerTrigrams(letters: Uint8Array): Uint16Array {
  let from = 0
  let until = Math.min(letters.length, maximumSquash)
  while (from < until && letters[from] === h) from++
  if (letters[until - 1] === p) until--
  const buffer = new Uint16Array(maximumSquash + 1)
  if (until - from < 3) return buffer.subarray(0, 0)
  const count = writeNearTrigrams(letters.subarray(from, until), until - from, buffer)
  return buffer.subarray(2, Math.max(2, count - 1))
}

/** Returns the trigrams inside the pattern's runs of letters, the rarest first. */
function rarestTrigrams(segment: Segment, pattern: TextPattern): { trigram: number; frequency: number }[] {
  const trigrams = new Set<number>()
  for (const run of pattern.runs) for (const trigram of innerTrigrams(run)) trigrams.add(trigram)
  return [...trigrams]
    .map((trigram) => ({ trigram, frequency: trigramFrequency(segment.arrays.postingStart, segment.blocks, trigram) }))
    .sort((a, b) => a.frequency - b.frequency)
}

/** Returns the number of names to read for the patterns, which determines the cost of finding them. */
export function namesToLookAt(segment: Segment, patterns: readonly TextPattern[]): number {
  return patterns.reduce((sum, pattern) => sum + (rarestTrigrams(segment, pattern)[0]?.frequency ?? segment.names), 0)
}

/** Returns the closest match of any pattern with the name; see `closeness`. */
export function nameCloseness(segment: Segment, patterns: readonly TextPattern[], name: number): number {
  const { nameBytes, nameStart } = segment.arrays
  let best: number = closeness.none
  for (let i = 0; i < patterns.length && best > closeness.whole; i++) {
    const found = matchText(patterns[i], nameBytes, nameStart[name], nameStart[name + 1])
    if (found < best) best = found
  }
  return best
}

/** Returns, for each name, 0 if no pattern matches, or else its closeness plus one. */
export function flagNames(segment: Segment, patterns: readonly TextPattern[]): Uint8Array {
  const flags = new Uint8Array(segment.names)
  for (const pattern of patterns) flagNamesOf(segment, pattern, flags)
  return flags
}

function flagNamesOf(segment: Segment, pattern: TextPattern, flags: Uint8Array): void {
  const { nameBytes, nameStart, nameLength, postingStart, postings } = segment.arrays
  const look = (name: number) => {
    const known = flags[name]
    if (known === closeness.whole + 1) return
    const found = matchText(pattern, nameBytes, nameStart[name], nameStart[name + 1])
    if (found !== closeness.none && (known === 0 || found + 1 < known)) flags[name] = found + 1
  }
  const [rarest, second] = rarestTrigrams(segment, pattern)
  if (rarest === undefined) {
    for (let name = 0; name < segment.names; name++) look(name)
    return
  }
  for (let block = 0; block < segment.blocks; block++) {
    const base = block * blockSize
    const list = rarest.trigram * segment.blocks + block
    const end = postingStart[list + 1]
    const other = second === undefined ? -1 : second.trigram * segment.blocks + block
    let there = other < 0 ? 0 : postingStart[other]
    const thereEnd = other < 0 ? 0 : postingStart[other + 1]
    for (let at = postingStart[list]; at < end; at++) {
      const offset = postings[at]
      if (other >= 0) {
        // Both lists ascend, so one pass over each intersects them.
        while (there < thereEnd && postings[there] < offset) there++
        if (there === thereEnd) break
        if (postings[there] !== offset) continue
      }
      look(base + offset)
    }
  }
  // Trigrams cover only the beginning of the longest names. Names are ordered by length, so those names come last.
  for (let name = segment.names - 1; name >= 0 && nameLength[name] === maximumSquash; name--) look(name)
}

/** The part of an owner's text to search. */
export type OwnerPart = 'owner' | 'seat'

/** Returns whether the owner's name or seat has the words of any pattern. */
export function ownerHas(segment: Segment, patterns: readonly TextPattern[], part: OwnerPart, owner: number): boolean {
  const { ownerBytes, ownerStart } = segment.arrays
  const from = ownerStart[owner]
  const until = ownerStart[owner + 1]
  const [sole, ...others] = patterns
  if (part === 'owner' && sole?.letters != null && others.length === 0)
    return nameHasLetters(sole.letters, ownerBytes, from, until)
  let sign = from
  while (sign < until && ownerBytes[sign] !== seatSign) sign++
  const [first, end] = part === 'owner' ? [from, sign] : [sign + 1, until]
  for (const pattern of patterns) if (matchText(pattern, ownerBytes, first, end) !== closeness.none) return true
  return false
}

/** Returns whether an owner's name contains the letters. It reads up to the match or to the seat. */
function nameHasLetters(letters: Uint8Array, bytes: Uint8Array, from: number, until: number): boolean {
  const first = letters[0]
  for (let at = from; at < until && bytes[at] !== seatSign; at++) {
    if (bytes[at] !== first) continue
    let i = 1
    while (i < letters.length && bytes[at + i] === letters[i]) i++
    if (i === letters.length) return true
  }
  return false
}

/**
 * A word with a wildcard at its beginning and fewer letters than this is not looked up, because most owners have a
 * matching word.
 */
const fewestTelling = 3
const tellsLittle = ({ opensFreely, pieces }: TextPattern['words'][number]) =>
  opensFreely && pieces.reduce((sum, piece) => sum + piece.length, 0) < fewestTelling

/** Returns the dictionary words that match the rarest word of the pattern, and the number of owners who have them. */
function rarestWords(segment: Segment, pattern: TextPattern): WordsOfPattern {
  let bySegment = rarestKnown.get(pattern)
  if (bySegment === undefined) {
    bySegment = new WeakMap()
    rarestKnown.set(pattern, bySegment)
  }
  const rarest = bySegment.get(segment) ?? findRarestWords(segment, pattern)
  bySegment.set(segment, rarest)
  return rarest
}

interface WordsOfPattern {
  words: readonly number[]
  owners: number
}
/** Keeps the look-ups that were made to choose a clause until its owners are searched. */
const rarestKnown = new WeakMap<TextPattern, WeakMap<Segment, WordsOfPattern>>()

function findRarestWords(segment: Segment, pattern: TextPattern): WordsOfPattern {
  let rarest: WordsOfPattern | null = null
  for (const word of pattern.words) {
    if (tellsLittle(word)) continue
    const words = ownerWords(segment, word)
    const owners = words.reduce((sum, one) => sum + postingsOf(segment, one), 0)
    if (rarest === null || owners < rarest.owners) rarest = { words, owners }
  }
  return rarest ?? { words: [], owners: ownersOf(segment) }
}

/** Returns the number of owners to read for the patterns, which determines the cost of finding them. */
export const ownersToLookAt = (segment: Segment, patterns: readonly TextPattern[]): number =>
  patterns.reduce((sum, pattern) => sum + Math.min(rarestWords(segment, pattern).owners, ownersOf(segment)), 0)

const ownersOf = (segment: Segment) => segment.arrays.ownerStart.length - 1

/**
 * The state of an owner: matched by some pattern, or only examined for the current pattern, to which several words can
 * lead.
 */
const known = { found: 2, lookedAt: 1, nothing: 0 }

/** Returns the owners for which `ownerHas` is true, each once. */
export function findOwners(segment: Segment, patterns: readonly TextPattern[], part: OwnerPart): Growable<Uint32Array> {
  const found = growableUint32(64)
  const owners = ownersOf(segment)
  const states = new Uint8Array(owners)
  for (const [i, pattern] of patterns.entries()) {
    if (i > 0) for (let owner = 0; owner < owners; owner++) if (states[owner] === known.lookedAt) states[owner] = known.nothing
    const one = [pattern]
    const look = (owner: number) => {
      if (states[owner] !== known.nothing) return
      states[owner] = ownerHas(segment, one, part, owner) ? known.found : known.lookedAt
      if (states[owner] === known.found) found.push(owner)
    }
    const rarest = rarestWords(segment, pattern)
    // If the words lead to most owners anyway, all owners are read in memory order.
    if (rarest.owners >= owners) for (let owner = 0; owner < owners; owner++) look(owner)
    else for (const word of rarest.words) forEachOwner(segment.arrays, word, look)
  }
  return found
}

/** Bytes of the word's list, at one to three bytes per owner: an estimate of the cost of reading it. */
const postingsOf = ({ arrays: { wordOwnerStart } }: Segment, word: number) => wordOwnerStart[word + 1] - wordOwnerStart[word]

/** Returns the dictionary words that match a word of a pattern. Only words with its fixed beginning are read. */
function ownerWords(segment: Segment, word: TextPattern['words'][number]): number[] {
  const { wordBytes, wordStart } = segment.arrays
  const count = wordStart.length - 1
  const first = word.opensFreely ? undefined : word.pieces[0]
  const wild = first?.indexOf(0x3f) ?? -1
  const beginning = first === undefined ? new Uint8Array() : wild < 0 ? first : first.subarray(0, wild)
  const order = (index: number) => {
    const from = wordStart[index]
    const length = wordStart[index + 1] - from
    for (let i = 0; i < beginning.length; i++) {
      if (i === length) return -1
      const difference = wordBytes[from + i] - beginning[i]
      if (difference !== 0) return difference
    }
    return 0
  }
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (order(middle) < 0) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let index = low; index < count && order(index) === 0; index++)
    if (matchesWord(word, wordBytes, wordStart[index], wordStart[index + 1])) found.push(index)
  return found
}

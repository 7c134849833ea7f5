import {
  bytesOf,
  maximumSquash,
  type NameForm,
  type PreparedName,
  type PreparedVariant,
  type Translation,
  writeSoundKeys,
} from '@marklot/similarity'
import { blockSize } from '../layout/block.ts'
import { mayBeInitials } from '../layout/letter-keys.ts'
import type { Segment } from '../layout/segment.ts'
import { firstFrom } from '../memory/first-from.ts'
import { keepRead } from '../memory/keep-read.ts'
import { addParts, findNames } from './alphabet.ts'
import type { Candidates } from './candidates.ts'
import { addAlikeCoined, addCoined } from './coined-words.ts'
import { type Guesser, guessOfPart, guessOfSameSound, isHopeless, isWorded, LeastNear } from './guess.ts'
import type { GuessFloor } from './guess-floor.ts'
import type { KnownAlike } from './match-terms.ts'
import { NearDistance } from './near-distance.ts'
import { LetterLimits, mostCounted, NearRows } from './near-rows.ts'
import { type Effort, Needs } from './needs.ts'
import type { NeededLetters, RetrieveScratch } from './scratch.ts'
import { type SharedWords, TermView } from './term-view.ts'
import { namesTable, TrigramQuery, type TrigramReach, type TrigramTable } from './trigram-query.ts'
import type { TrigramStatistics } from './trigram-statistics.ts'

/*
 * Finds the candidates of one segment for a searched name. Each view finds names and guesses their score, in
 * thousandths. A name that several views find keeps its best guess. `similarity` scores the best guesses.
 *
 *   meaning   names that say the same in other words, looked up one by one
 *   parts     names contained whole in the searched one, looked up one by one
 *   sounds    names with the same sound key
 *   letters   names with the same letters in another order, with another letter between two, and initials
 *   coined    names with a coined word of the searched one or with one like it, looked up one by one
 *   trigrams  names that share enough trigrams or contain the searched one, counted block by block
 *   terms     names with words like those of the searched one, counted block by block by the mass of these words
 */

const fixedGuesses = {
  translation: 880,
  translatedBeginning: 860,
  otherLetterOrder: 800,
  otherMiddleLetter: 720,
  initials: 760,
}
/** How the trigrams of whole names are counted. */
export const reach: TrigramReach = {
  longest: 1.75,
  shortest: 1 / 1.75,
  longestHolding: 4.2,
  leftOut: 0.05,
  needOf: needOfLengths,
}
/**
 * Returns the factor by which names of another length need a larger share of trigrams, because they are seldom alike as
 * wholes. It makes the number of comparisons per name among the true first fifty about equal for all lengths, counted
 * over 22 million names (decision 21).
 */
function needOfLengths(lengths: number): number {
  if (lengths < 0.8) return 1.3
  return lengths <= 1.15 ? 1 : Math.min(2, 1 + 3.5 * (lengths - 1.15))
}

/** The most names that begin with one translation, in alphabetical order. The translation itself is among them. */
const mostOfTranslation = 40
/** The most names of one sound key. */
const mostOfSound = 12_000

/** The likeness assumed for names too long for the fast comparison. */
const sameSoundOfLong = 0.7

/**
 * Gathers the candidates whose guess reaches the floor.
 * @param statistics those of the names of all segments
 */
export function retrieve(
  scratch: RetrieveScratch,
  segment: Segment,
  statistics: TrigramStatistics,
  query: PreparedName,
  effort: Effort,
  floor: GuessFloor,
  into: Candidates,
): void {
  const { direct, guesses } = scratch
  into.count = 0
  direct.count = 0
  if (query.meaning !== null) addTranslations(scratch, segment, query.meaning.translations)
  const distances = query.variants.map(({ form }) => NearDistance.of(form.squash, form.squashLength))
  for (const [i, variant] of query.variants.entries()) addDirect(scratch, segment, variant, distances[i], floor.least)
  const plain = query.variants[0] as PreparedVariant | undefined
  if (plain === undefined) return
  const alike: KnownAlike = new Map()
  const matches = query.variants.map((variant) => scratch.matcher.match(segment, variant, alike))
  const addIfLikely = (name: number, guess: number) => {
    if (guess >= floor.least) direct.add(name, guess)
  }
  addCoined(segment, plain.form, addIfLikely)
  addAlikeCoined(segment, plain.form, matches[0], addIfLikely)
  const inOrder = sortedDirect(direct)
  // The readings of a name differ by a letter, so names that share trigrams with one are compared with all.
  const table = namesTable(segment, scratch, statistics)
  const wornOut = { parts: wornOutWords(plain.form), least: effort.leastShare }
  const trigrams = new TrigramQuery(table, plain.form.squash, Math.min(plain.form.squashLength, maximumSquash), reach, wornOut)
  const needs = new Needs(effort, floor.least, segment.blocks, trigrams)
  const readings = query.variants.map((variant, i): Reading => {
    const distance = distances[i]
    return {
      letters: distance === null ? null : comparisonOf(scratch, table, distance, floor.least, !needs.isOpen),
      length: variant.form.squashLength,
      terms: new TermView(scratch.counts, segment, variant, matches[i]),
    }
  })
  let nextDirect = 0
  for (let block = 0; block < segment.blocks; block++) {
    const base = block * blockSize
    const { least } = floor
    const crossed = trigrams.countBlock(block, needs.share)
    let compared = crossed
    for (const reading of readings) {
      reading.terms.countBlock(block, needs.words, trigrams.marks)
      const count = addWorded(reading.terms, trigrams, crossed, needs.words)
      if (reading.letters === null) guessByTrigrams(scratch, segment, block, reading, trigrams, { crossed, count }, least)
      else guessByLetters(scratch, segment, block, reading.terms, reading.letters, count, least)
      compared += count - crossed
      takeBack(reading.terms, trigrams)
      reading.terms.endBlock()
    }
    trigrams.endBlock()
    needs.endBlock(block, compared)
    for (; nextDirect < inOrder.length; nextDirect++) {
      const entry = inOrder[nextDirect]
      const name = Math.floor(entry / 1024)
      if (name >= base + blockSize) break
      guesses.take(name - base, entry % 1024, least)
    }
    guesses.drain((name, guess) => {
      into.add(base + name, guess)
      floor.take(guess)
    })
    if (floor.raise()) {
      for (const reading of readings) {
        if (reading.letters === null) continue
        reading.letters = comparisonOf(scratch, table, reading.letters.distance, floor.least, !needs.isOpen)
      }
    }
  }
}

/**
 * Words of the searched name that so many owners use that sharing only them does not make names alike: those near the
 * least weight that a register can give (see `element-counts.ts`). If the rest of the name is short, they keep their
 * trigrams, because a similar name need not share any with the rest.
 */
const wornOutWord = { mostWeight: 0.35, shortestRest: 5 }

function wornOutWords({ squash, squashLength, wordCount, wordFrom, wordUntil, wordWeight }: NameForm): Uint8Array[] {
  const words: Uint8Array[] = []
  for (let word = 0; word < wordCount; word++) {
    const letters = squash.subarray(wordFrom[word], wordUntil[word])
    if (wordWeight[word] > wornOutWord.mostWeight || squashLength - letters.length < wornOutWord.shortestRest) continue
    words.push(letters)
  }
  return words
}

/** Flags of a block's names, as in `assembly/sieve.ts`. */
const mark = { shares: 1, isKept: 2 }

/**
 * Appends the names with enough common words to those that trigrams found. Flags all names with enough common words, so
 * that they are kept regardless of their letters. Returns the number of names to compare.
 */
function addWorded(terms: TermView, { marks, found }: TrigramQuery, crossed: number, leastWords: number): number {
  let count = crossed
  for (let i = 0; i < terms.count; i++) {
    const name = terms.name(i)
    if (marks[name] === mark.shares) marks[name] = mark.shares | mark.isKept
    else if (terms.sharedBy(name).value >= leastWords) {
      marks[name] = mark.isKept
      found[count++] = name
    }
  }
  return count
}

/** Removes the flags of `addWorded`: the next reading has other words in common. */
function takeBack(terms: TermView, { marks }: TrigramQuery): void {
  for (let i = 0; i < terms.count; i++) {
    const name = terms.name(i)
    marks[name] &= mark.shares
  }
}

/** Guesses by the letters of the names. */
function guessByLetters(
  { guesses, guesser }: RetrieveScratch,
  segment: Segment,
  block: number,
  terms: TermView,
  letters: Comparison,
  count: number,
  least: number,
): void {
  const { rows } = letters
  const near = rows.compareBlock(block, count)
  for (let i = 0; i < near; i++) {
    const name = rows.near[i]
    guesses.take(name, guessOf(guesser, segment, block * blockSize + name, letters, i, terms.sharedBy(name), least), least)
  }
}

/** Guesses for a searched name too long to compare by letters. The first `crossed` names share trigrams with it. */
function guessByTrigrams(
  { guesses, guesser }: RetrieveScratch,
  { arrays: { nameLength } }: Segment,
  block: number,
  { terms, length }: Reading,
  trigrams: TrigramQuery,
  { crossed, count }: { crossed: number; count: number },
  least: number,
): void {
  for (let i = 0; i < count; i++) {
    const name = trigrams.found[i]
    const share = i < crossed ? trigrams.shareOf(block, name) : 0
    const other = nameLength[block * blockSize + name]
    guesses.take(name, guesser.guess(guesser.evidenceOfTrigrams(share, length, other), terms.sharedBy(name)), least)
  }
}

/**
 * Fetches the letters of the first names in `looks` together: waiting for each name in turn takes longer than comparing
 * it.
 */
function fetchNames({ looks, starts }: RetrieveScratch, { arrays: { nameStart, nameBytes } }: Segment, count: number): void {
  for (let i = 0; i < count; i++) starts[i] = nameStart[looks[i]]
  let any = 0
  for (let i = 0; i < count; i++) any |= nameBytes[starts[i]]
  keepRead(any)
}

/** One reading of the searched name. */
interface Reading {
  /** Null if the reading is too long to compare by letters. */
  letters: Comparison | null
  length: number
  terms: TermView
}

/** The letter-by-letter comparison of names with a reading. */
interface Comparison {
  distance: NearDistance
  rows: NearRows
  leastNear: LeastNear
  /** False if even very different names are considered. */
  mayBeHopeless: boolean
}

function comparisonOf(
  scratch: RetrieveScratch,
  table: TrigramTable,
  distance: NearDistance,
  least: number,
  mayBeHopeless: boolean,
): Comparison {
  const { leastNear, limits } = neededOf(scratch, distance.length, least)
  return { distance, leastNear, mayBeHopeless, rows: new NearRows(table, distance, limits) }
}

const mostKept = 256

function neededOf({ needed, guesser }: RetrieveScratch, length: number, least: number): NeededLetters {
  const key = least * 64 + length
  const known = needed.get(key)
  if (known !== undefined) return known
  const leastNear = new LeastNear(guesser, length, least)
  const made = { leastNear, limits: new LetterLimits(length, leastNear) }
  needed.set(key, made)
  if (needed.size > mostKept) needed.delete(needed.keys().next().value as number)
  return made
}

/** Returns the guess for the name that is the `i`-th in the reading's rows, or 0 if it is certainly below `least`. */
function guessOf(
  guesser: Guesser,
  segment: Segment,
  name: number,
  { distance, rows, mayBeHopeless, leastNear }: Comparison,
  i: number,
  shared: SharedWords,
  least: number,
): number {
  const count = rows.counts[i]
  const isWhole = count < mostCounted
  const likeness = isWhole ? rows.likeness(i) : likenessTo(segment, distance, name)
  const rough = isWhole ? rows.roughLikeness(i) : distance.roughLikeness()
  const mayHold = !isWhole || rows.mayHold(i)
  const isOut = isWorded(shared)
    ? (mayBeHopeless && isHopeless(likeness, shared)) ||
      (!mayHold && guesser.guess(guesser.evidenceAtBest(distance.length, count, likeness, rough), shared) < least)
    : likeness < leastNear.of(isWhole ? count : distance.count)
  if (isOut && !mayHold) return 0
  if (isWhole) distance.take(segment.arrays.nameHeard, rows.rowOf(name), count)
  const asWhole = isOut ? 0 : guesser.guess(guesser.evidenceOf(distance, likeness, rough), shared)
  return mayHold && distance.count > distance.length && distance.isInside()
    ? Math.max(asWhole, guessOfPart(distance.length / distance.count))
    : asWhole
}

/** Returns the names found one by one, ascending, each as `name * 1024 + guess`. */
function sortedDirect(direct: Candidates): Float64Array {
  const entries = new Float64Array(direct.count)
  for (let i = 0; i < direct.count; i++) entries[i] = direct.names[i] * 1024 + direct.guesses[i]
  return entries.sort()
}

/** Adds names with the same meaning, and for translations of several words the names that begin with them. */
function addTranslations({ lookUps, direct }: RetrieveScratch, segment: Segment, translations: readonly Translation[]): void {
  const { sortedNames, nameLength } = segment.arrays
  lookUps.clear()
  for (const { letters } of translations) lookUps.add(letters, 0, letters.length)
  lookUps.find(segment)
  for (let i = 0; i < translations.length; i++) {
    const { letters, isBeginning } = translations[i]
    const from = lookUps.places[i]
    const until = Math.min(lookUps.endOf(segment, i, isBeginning), from + mostOfTranslation)
    for (let place = from; place < until; place++) {
      const name = sortedNames[place]
      direct.add(name, nameLength[name] === letters.length ? fixedGuesses.translation : fixedGuesses.translatedBeginning)
    }
  }
}

const likenessTo = ({ arrays: { nameBytes, nameStart } }: Segment, distance: NearDistance, name: number) =>
  distance.likeness(nameBytes, nameStart[name], nameStart[name + 1])

/** The greatest ratio of lengths at which names can be alike as wholes. */
const longestOfSound = 2

function addDirect(
  scratch: RetrieveScratch,
  segment: Segment,
  { form }: PreparedVariant,
  distance: NearDistance | null,
  least: number,
): void {
  const { lookUps, letterKeys, direct, soundKeys, looks } = scratch
  const { sortedNames, nameLength } = segment.arrays
  addParts(lookUps, segment, form, (name) => direct.add(name, guessOfPart(nameLength[name] / form.squashLength)))
  const { wholeKeys } = writeSoundKeys(form, soundKeys)
  // Names are ordered by length.
  const first = firstFrom(nameLength, 0, segment.names, form.squashLength / longestOfSound)
  const end = firstFrom(nameLength, first, segment.names, form.squashLength * longestOfSound + 1)
  for (let i = 0; i < wholeKeys; i++) {
    let looked = 0
    eachOfKey(segment, soundKeys[i], (name) => {
      if (name >= first && name < end) looks[looked++] = name
    })
    if (distance !== null) fetchNames(scratch, segment, looked)
    for (let at = 0; at < looked; at++) {
      const name = looks[at]
      const value = guessOfSameSound(distance === null ? sameSoundOfLong : likenessTo(segment, distance, name))
      if (value >= least) direct.add(name, value)
    }
  }
  const letters = letterKeys.ofLetters(form)
  if (letters !== null) {
    eachOfKey(segment, letters, (name) => {
      if (nameLength[name] === form.squashLength && letterKeys.ofLetters(loadName(scratch, segment, name)) === letters)
        direct.add(name, fixedGuesses.otherLetterOrder)
    })
  }
  if (mayBeInitials(form)) {
    const own = form.squash.subarray(0, form.squashLength)
    const key = letterKeys.ofInitials(own)
    eachOfKey(segment, key, (name) => {
      const found = letterKeys.initialsOf(loadName(scratch, segment, name))
      if (found.some((initials) => letterKeys.ofInitials(initials) === key)) direct.add(name, fixedGuesses.initials)
    })
  }
  if (form.squashLength === lengthWithMiddle) addOtherMiddles(scratch, segment, form)
  for (const initials of form.wordCount > 2 ? letterKeys.initialsOf(form) : []) {
    const { from, until } = findNames(lookUps, segment, initials, 0, initials.length, false)
    for (let i = from; i < until; i++) direct.add(sortedNames[i], fixedGuesses.initials)
  }
}

const lengthWithMiddle = 3
const alphabet = bytesOf('abcdefghijklmnopqrstuvwxyz0123456789')

/** Adds the names of three letters with another one in the middle. They share only frequent trigrams. */
function addOtherMiddles({ lookUps, direct }: RetrieveScratch, segment: Segment, { squash }: NameForm): void {
  const { sortedNames } = segment.arrays
  lookUps.clear()
  for (const letter of alphabet) lookUps.add(Uint8Array.of(squash[0], letter, squash[2]), 0, lengthWithMiddle)
  lookUps.find(segment)
  for (let i = 0; i < alphabet.length; i++) {
    const end = lookUps.endOf(segment, i, false)
    for (let place = lookUps.places[i]; place < end; place++) direct.add(sortedNames[place], fixedGuesses.otherMiddleLetter)
  }
}

function eachOfKey({ arrays: { soundStart, soundNames } }: Segment, key: number, visit: (name: number) => void): void {
  const bucket = key & (soundStart.length - 2)
  const start = soundStart[bucket]
  const end = Math.min(soundStart[bucket + 1], start + mostOfSound)
  for (let at = start; at < end; at++) visit(soundNames[at])
}

const loadName = ({ form }: RetrieveScratch, { arrays: { nameBytes, nameStart } }: Segment, name: number) =>
  form.load(nameBytes, nameStart[name], nameStart[name + 1])

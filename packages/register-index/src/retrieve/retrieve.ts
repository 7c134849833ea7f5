import {
  maximumSquash,
  NameForm,
  type PreparedName,
  type PreparedVariant,
  type Translation,
  writeSoundKeys,
} from '@marklot/similarity'
import { blockSize } from '../layout/block.ts'
import { initialsKey, initialsOf, letterKey, mayBeInitials } from '../layout/letter-keys.ts'
import type { Segment } from '../layout/segment.ts'
import { firstFrom } from '../memory/first-from.ts'
import { keepRead } from '../memory/keep-read.ts'
import { addParts, findNames, LookUps } from './alphabet.ts'
import {
  evidenceAtBest,
  evidenceOf,
  evidenceOfTrigrams,
  guessBy,
  guessOfPart,
  guessOfSameSound,
  isHopeless,
  isWorded,
  LeastNear,
} from './guess.ts'
import type { GuessFloor } from './guess-floor.ts'
import { type KnownAlike, matchTerms } from './match-terms.ts'
import { NearDistance } from './near-distance.ts'
import { LetterLimits, mostCounted, NearRows } from './near-rows.ts'
import { type Effort, Needs } from './needs.ts'
import { type SharedWords, TermView } from './term-view.ts'
import { namesTable, TrigramQuery, type TrigramReach, type TrigramTable } from './trigram-query.ts'

/*
 * Candidates of one segment for a searched name. Each view finds names of its own and guesses what they will score, in thousandths; a name
 * that several views find keeps its best guess. The best guesses are scored by `similarity`.
 *
 *   meaning   names that say the same in other words, looked up one by one
 *   parts     names that stand whole inside the searched one, looked up one by one
 *   sounds    names whose whole sound key is the same
 *   letters   names of the same letters in another order, initials
 *   trigrams  names that share enough trigrams as a whole, or hold the searched one inside, counted block by block
 *   terms     names that have the searched one's words, or words like them, counted block by block by what they add up to
 */

const guesses = {
  translation: 880,
  translatedBeginning: 860,
  otherLetterOrder: 800,
  initials: 760,
  /** Stands for any: of segments that are scored as a whole. */
  unknown: 900,
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
 * Names of other lengths are seldom alike as wholes. They need so many times the share that, counted over 22 million names, about as many have to
 * be compared for one of the true first fifty as of names of about the same length (decision 21).
 */
function needOfLengths(lengths: number): number {
  if (lengths < 0.8) return 1.3
  return lengths <= 1.15 ? 1 : Math.min(2, 1 + 3.5 * (lengths - 1.15))
}

/** Names that begin with a translation that are taken at most, the first of the alphabet: the translation itself is among them. */
const mostOfTranslation = 40
/** Names of one sound key that are taken at most. */
const mostOfSound = 12_000

/** Names found, with what they are guessed to score in thousandths; reused. */
export class Candidates {
  count = 0
  names = new Uint32Array(4096)
  guesses = new Uint16Array(4096)

  /** Every name of the segment, for those that are scored as a whole. */
  takeAll({ names }: Segment): void {
    this.count = 0
    for (let name = 0; name < names; name++) this.add(name, guesses.unknown)
  }

  add(name: number, guess: number): void {
    if (this.count === this.names.length) {
      const names = new Uint32Array(this.count * 2)
      names.set(this.names)
      this.names = names
      const grown = new Uint16Array(this.count * 2)
      grown.set(this.guesses)
      this.guesses = grown
    }
    this.names[this.count] = name
    this.guesses[this.count++] = guess
  }
}

/** Stands for the likeness of names too long to be compared quickly. */
const sameSoundOfLong = 0.7

const keys = new Uint32Array(24)
const direct = new Candidates()

/** The best guess of each name of the block at hand, and which names have one. */
const best = new Uint16Array(blockSize)
const touched = new Uint16Array(blockSize)
let touchedCount = 0

function guess(name: number, value: number, least: number): void {
  const before = best[name]
  if (value < least || value <= before) return
  if (before === 0) touched[touchedCount++] = name
  best[name] = value
}

/** Gathers the candidates that come to the floor. */
export function retrieve(segment: Segment, query: PreparedName, effort: Effort, floor: GuessFloor, into: Candidates): void {
  into.count = 0
  direct.count = 0
  if (query.meaning !== null) addTranslations(segment, query.meaning.translations)
  const distances = query.variants.map(({ form }) => NearDistance.of(form.squash, form.squashLength))
  for (const [i, variant] of query.variants.entries()) addDirect(segment, variant, distances[i] ?? null, floor.least)
  const inOrder = sortedDirect()
  // The readings of a name are a letter apart: what shares trigrams with one is measured by all.
  const plain = query.variants[0] as PreparedVariant | undefined
  if (plain === undefined) return
  const table = namesTable(segment)
  const wornOut = { parts: wornOutWords(plain.form), least: effort.leastShare }
  const trigrams = new TrigramQuery(table, plain.form.squash, Math.min(plain.form.squashLength, maximumSquash), reach, wornOut)
  const needs = new Needs(effort, floor.least, segment.blocks, trigrams)
  const alike: KnownAlike = new Map()
  const readings = query.variants.map((variant, i): Reading => {
    const distance = distances[i] ?? null
    return {
      letters: distance === null ? null : comparisonOf(table, distance, floor.least, !needs.isOpen),
      length: variant.form.squashLength,
      terms: new TermView(segment, variant, matchTerms(segment, variant, alike)),
    }
  })
  let nextDirect = 0
  for (let block = 0; block < segment.blocks; block++) {
    const base = block * blockSize
    const { least } = floor
    touchedCount = 0
    const crossed = trigrams.countBlock(block, needs.share)
    let compared = crossed
    for (const reading of readings) {
      reading.terms.countBlock(block, needs.words, trigrams.marks)
      const count = addWorded(reading.terms, trigrams, crossed, needs.words)
      if (reading.letters === null) guessByTrigrams(segment, block, reading, trigrams, { crossed, count }, least)
      else guessByLetters(segment, block, reading.terms, reading.letters, count, least)
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
      guess(name - base, entry % 1024, least)
    }
    for (let i = 0; i < touchedCount; i++) {
      const name = touched[i]
      const guess = best[name]
      into.add(base + name, guess)
      floor.take(guess)
      best[name] = 0
    }
    if (floor.raise()) {
      for (const reading of readings) {
        if (reading.letters === null) continue
        reading.letters = comparisonOf(table, reading.letters.distance, floor.least, !needs.isOpen)
      }
    }
  }
}

/**
 * The words of a searched name that so many owners have that names which share but one of them are not alike: those of about the least weight a
 * register gives (see `element-counts.ts`). Beside a short rest they stay as they are: what is like it need not share a trigram with it.
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

/** Marks of names of a block, as in `assembly/sieve.ts`. */
const mark = { shares: 1, isKept: 2 }

/**
 * Puts the names with enough words in common behind those that the trigrams found, and marks them, and those of the latter that have words in common, to be
 * kept whatever their letters are like. Returns how many names there are to look at.
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

/** Takes back what `addWorded` marked: another reading has other words in common. */
function takeBack(terms: TermView, { marks }: TrigramQuery): void {
  for (let i = 0; i < terms.count; i++) {
    const name = terms.name(i)
    marks[name] = marks[name] & mark.shares
  }
}

/** Guesses by the letters of the names to look at. */
function guessByLetters(
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
    guess(name, guessOf(segment, block * blockSize + name, letters, i, terms.sharedBy(name), least), least)
  }
}

/** Guesses where the searched name is too long for its letters to be compared: of the names to look at the first ones share trigrams. */
function guessByTrigrams(
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
    guess(name, guessBy(evidenceOfTrigrams(share, length, other), terms.sharedBy(name)), least)
  }
}

/** Names that are compared letter by letter, and where their letters are. */
const looks = new Uint32Array(blockSize)
const starts = new Uint32Array(blockSize)

/** Has the letters of the first names in `looks` fetched all at once: one by one that takes longer than to compare them. */
function fetchNames({ arrays: { nameStart, nameBytes } }: Segment, count: number): void {
  for (let i = 0; i < count; i++) starts[i] = nameStart[looks[i]]
  let any = 0
  for (let i = 0; i < count; i++) any |= nameBytes[starts[i]]
  keepRead(any)
}

/** One reading of the searched name. */
interface Reading {
  /** Null when it is too long to be compared. */
  letters: Comparison | null
  length: number
  terms: TermView
}

/** How names are compared with a reading letter by letter. */
interface Comparison {
  distance: NearDistance
  rows: NearRows
  leastNear: LeastNear
  /** False where nothing is too little alike. */
  mayBeHopeless: boolean
}

function comparisonOf(table: TrigramTable, distance: NearDistance, least: number, mayBeHopeless: boolean): Comparison {
  const { leastNear, limits } = neededOf(distance.length, least)
  return { distance, leastNear, mayBeHopeless, rows: new NearRows(table, distance, limits) }
}

/** What is needed of names by the length of the searched one and the guess asked for: searches ask for few of these, again and again. */
const needed = new Map<number, { leastNear: LeastNear; limits: LetterLimits }>()
const mostKept = 256

function neededOf(length: number, least: number) {
  const key = least * 64 + length
  const known = needed.get(key)
  if (known !== undefined) return known
  const leastNear = new LeastNear(length, least)
  const made = { leastNear, limits: new LetterLimits(length, leastNear) }
  needed.set(key, made)
  if (needed.size > mostKept) needed.delete(needed.keys().next().value as number)
  return made
}

/** What the name is guessed to score that is the `i`-th left by the rows of the reading; 0 where it is certainly less than `least`. */
function guessOf(
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
      (!mayHold && guessBy(evidenceAtBest(distance.length, count, likeness, rough), shared) < least)
    : likeness < leastNear.of(isWhole ? count : distance.count)
  if (isOut && !mayHold) return 0
  if (isWhole) distance.take(segment.arrays.nameHeard, rows.rowOf(name), count)
  const asWhole = isOut ? 0 : guessBy(evidenceOf(distance, likeness, rough), shared)
  return mayHold && distance.count > distance.length && distance.isInside()
    ? Math.max(asWhole, guessOfPart(distance.length / distance.count))
    : asWhole
}

/** The names found one by one in ascending order, each as `name * 1024 + guess`. */
function sortedDirect(): Float64Array {
  const entries = new Float64Array(direct.count)
  for (let i = 0; i < direct.count; i++) entries[i] = direct.names[i] * 1024 + direct.guesses[i]
  return entries.sort()
}

const lookUps = new LookUps()

/** Adds the names that say the same in other words, and of several words those that say more after it. */
function addTranslations(segment: Segment, translations: readonly Translation[]): void {
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
      direct.add(name, nameLength[name] === letters.length ? guesses.translation : guesses.translatedBeginning)
    }
  }
}

const likenessTo = ({ arrays: { nameBytes, nameStart } }: Segment, distance: NearDistance, name: number) =>
  distance.likeness(nameBytes, nameStart[name], nameStart[name + 1])

/** As wholes only names are alike of which one is no more than so many times as long. */
const longestOfSound = 2

function addDirect(segment: Segment, { form }: PreparedVariant, distance: NearDistance | null, least: number): void {
  const { sortedNames, nameLength } = segment.arrays
  addParts(segment, form, (name) => direct.add(name, guessOfPart(nameLength[name] / form.squashLength)))
  const { wholeKeys } = writeSoundKeys(form, keys)
  // Names are ordered by length.
  const first = firstFrom(nameLength, 0, segment.names, form.squashLength / longestOfSound)
  const end = firstFrom(nameLength, first, segment.names, form.squashLength * longestOfSound + 1)
  for (let i = 0; i < wholeKeys; i++) {
    let looked = 0
    eachOfKey(segment, keys[i], (name) => {
      if (name >= first && name < end) looks[looked++] = name
    })
    if (distance !== null) fetchNames(segment, looked)
    for (let at = 0; at < looked; at++) {
      const name = looks[at]
      const value = guessOfSameSound(distance === null ? sameSoundOfLong : likenessTo(segment, distance, name))
      if (value >= least) direct.add(name, value)
    }
  }
  const letters = letterKey(form)
  if (letters !== null) {
    eachOfKey(segment, letters, (name) => {
      if (nameLength[name] === form.squashLength && letterKey(loadName(segment, name)) === letters)
        direct.add(name, guesses.otherLetterOrder)
    })
  }
  if (mayBeInitials(form)) {
    const own = form.squash.subarray(0, form.squashLength)
    const key = initialsKey(own)
    eachOfKey(segment, key, (name) => {
      if (initialsOf(loadName(segment, name)).some((initials) => initialsKey(initials) === key))
        direct.add(name, guesses.initials)
    })
  }
  for (const initials of form.wordCount > 2 ? initialsOf(form) : []) {
    const { from, until } = findNames(segment, initials, 0, initials.length, false)
    for (let i = from; i < until; i++) direct.add(sortedNames[i], guesses.initials)
  }
}

function eachOfKey({ arrays: { soundStart, soundNames } }: Segment, key: number, visit: (name: number) => void): void {
  const bucket = key & (soundStart.length - 2)
  const start = soundStart[bucket]
  const end = Math.min(soundStart[bucket + 1], start + mostOfSound)
  for (let at = start; at < end; at++) visit(soundNames[at])
}

const loaded = new NameForm()
const loadName = ({ arrays: { nameBytes, nameStart } }: Segment, name: number) =>
  loaded.load(nameBytes, nameStart[name], nameStart[name + 1])

import {
  maximumSquash,
  NameForm,
  type PreparedName,
  type PreparedVariant,
  type Translation,
  writeSoundKeys,
} from '@marklot/similarity'
import { addParts, findNames } from './alphabet.ts'
import { initialsKey, initialsOf, letterKey, mayBeInitials } from './letter-keys.ts'
import { type KnownAlike, matchTerms } from './match-terms.ts'
import { NearDistance } from './near-distance.ts'
import { blockSize, type Segment } from './segment.ts'
import { TermView } from './term-view.ts'
import { TrigramQuery, type TrigramTable } from './trigram-query.ts'

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
  part: 900,
  translation: 880,
  translatedBeginning: 860,
  otherLetterOrder: 800,
  initials: 760,
  /** By the likeness that `NearDistance` tells: of any names, and of those with the same sound key. */
  near: (likeness: number) => 420 + 480 * likeness,
  sameSound: (likeness: number) => 640 + 240 * likeness,
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
    for (let name = 0; name < names; name++) this.add(name, guesses.part)
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

function guess(name: number, value: number): void {
  const before = best[name] as number
  if (value <= before) return
  if (before === 0) touched[touchedCount++] = name
  best[name] = value
}

/**
 * Gathers the candidates that are guessed to score at least `least` thousandths. `leastDice` is the share of trigrams from which on names
 * are taken for alike as wholes.
 */
export function retrieve(segment: Segment, query: PreparedName, leastDice: number, least: number, into: Candidates): void {
  into.count = 0
  direct.count = 0
  if (query.meaning !== null) addTranslations(segment, query.meaning.translations)
  const distances = query.variants.map(({ form }) => NearDistance.of(form.squash, form.squashLength))
  for (const [i, variant] of query.variants.entries()) addDirect(segment, variant, distances[i] ?? null)
  const inOrder = sortedDirect()
  const names = namesTable(segment)
  // The readings of a name are a letter apart: what shares trigrams with one is measured by all.
  const plain = query.variants[0] as PreparedVariant | undefined
  if (plain === undefined) return
  const trigrams = new TrigramQuery(names, plain.form.squash, Math.min(plain.form.squashLength, maximumSquash), leastDice)
  const alike: KnownAlike = new Map()
  const [terms, ...otherTerms] = query.variants.map(
    (variant) => new TermView(segment, variant, matchTerms(segment, variant, alike)),
  ) as [TermView, ...TermView[]]
  let nextDirect = 0
  for (let block = 0; block < segment.blocks; block++) {
    const base = block * blockSize
    touchedCount = 0
    terms.countBlock(base)
    trigrams.countBlock(block, (name, byTrigrams, isInside) => {
      if (distances[0] === null || isInside) guess(name, byTrigrams)
      for (const distance of distances) {
        if (distance === null) continue
        const likeness = guesses.near(likenessTo(segment, distance, base + name))
        if (likeness >= least) guess(name, Math.round(terms.weakened(name, likeness)))
      }
    })
    terms.endBlock(least, guess)
    for (const other of otherTerms) {
      other.countBlock(base)
      other.endBlock(least, guess)
    }
    for (; nextDirect < inOrder.length; nextDirect++) {
      const entry = inOrder[nextDirect] as number
      const name = Math.floor(entry / 1024)
      if (name >= base + blockSize) break
      guess(name - base, entry % 1024)
    }
    for (let i = 0; i < touchedCount; i++) {
      const name = touched[i] as number
      const value = best[name] as number
      best[name] = 0
      if (value >= least) into.add(base + name, value)
    }
  }
}

const namesTable = ({ arrays, names, blocks, meanTrigramWeight }: Segment): TrigramTable => ({
  postingStart: arrays.postingStart,
  postings: arrays.postings,
  lengths: arrays.nameLength,
  count: names,
  blocks,
  meanWeight: meanTrigramWeight,
})

/** The names found one by one in ascending order, each as `name * 1024 + guess`. */
function sortedDirect(): Float64Array {
  const entries = new Float64Array(direct.count)
  for (let i = 0; i < direct.count; i++) entries[i] = (direct.names[i] as number) * 1024 + (direct.guesses[i] as number)
  return entries.sort()
}

/** Adds the names that say the same in other words, and of several words those that say more after it. */
function addTranslations(segment: Segment, translations: readonly Translation[]): void {
  const { sortedNames, nameLength } = segment.arrays
  for (const { letters, isBeginning } of translations) {
    const { from, until } = findNames(segment, letters, 0, letters.length, isBeginning)
    for (let i = from; i < Math.min(until, from + mostOfTranslation); i++) {
      const name = sortedNames[i] as number
      direct.add(name, nameLength[name] === letters.length ? guesses.translation : guesses.translatedBeginning)
    }
  }
}

const likenessTo = ({ arrays: { nameBytes, nameStart } }: Segment, distance: NearDistance, name: number) =>
  distance.likeness(nameBytes, nameStart[name] as number, nameStart[name + 1] as number)

function addDirect(segment: Segment, { form }: PreparedVariant, distance: NearDistance | null): void {
  const { sortedNames, nameLength } = segment.arrays
  addParts(segment, form, (name) => direct.add(name, guesses.part))
  const { wholeKeys } = writeSoundKeys(form, keys)
  for (let i = 0; i < wholeKeys; i++) {
    eachOfKey(segment, keys[i] as number, (name) => {
      const lengths = (nameLength[name] as number) / form.squashLength
      if (lengths < 0.5 || lengths > 2) return
      const likeness = distance === null ? sameSoundOfLong : likenessTo(segment, distance, name)
      direct.add(name, Math.round(guesses.sameSound(likeness)))
    })
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
    for (let i = from; i < until; i++) direct.add(sortedNames[i] as number, guesses.initials)
  }
}

function eachOfKey({ arrays: { soundStart, soundNames } }: Segment, key: number, visit: (name: number) => void): void {
  const bucket = key & (soundStart.length - 2)
  const start = soundStart[bucket] as number
  const end = Math.min(soundStart[bucket + 1] as number, start + mostOfSound)
  for (let at = start; at < end; at++) visit(soundNames[at] as number)
}

const loaded = new NameForm()
const loadName = ({ arrays: { nameBytes, nameStart } }: Segment, name: number) =>
  loaded.load(nameBytes, nameStart[name] as number, nameStart[name + 1] as number)

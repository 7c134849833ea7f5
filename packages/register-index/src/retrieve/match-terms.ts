import {
  type ElementWeight,
  genericWeight,
  hashBytes,
  NameForm,
  PreparedMeaning,
  type PreparedVariant,
  weightOfHash,
} from '@marklot/similarity'
import { blockSize } from '../layout/block.ts'
import type { Segment } from '../layout/segment.ts'
import { termMass } from '../layout/term-lists.ts'
import { type AlikeTerms, LikestTerms } from './likest-terms.ts'
import { NearDistance } from './near-distance.ts'
import { LetterLimits, mostCounted, NearRows } from './near-rows.ts'
import { soundKeysOf, TermPlaces, termsOf, type WordOfSound } from './term-places.ts'
import { TrigramQuery, termsTable } from './trigram-query.ts'

/** A word of the register that is like one of the searched name's. */
export interface TermMatch {
  term: number
  /** What it covers of the searched name and of a name that has it, as mass. */
  own: number
  hit: number
  /** How much lighter than by itself the term is where names are compared with the searched one, as mass. */
  lighter: number
  /** How alike it is to the searched name's first weighty word, 0 to 1; 0 when that is another or a weak one: what begins with it is alike for that. */
  firstLikeness: number
  /** Letters of a word both names have that is weak, and the same counted by its weight; 0 for what is not weak or only alike. */
  weakLetters: number
  weakWeight: number
}

/** Words of the searched name that are looked up, the weightiest first. */
const mostWords = 6
/** Words are alike from this likeness on, as `NearDistance` tells it; of the same sound key from the smaller one on. */
const alikeFrom = 0.57
const alikeSoundFrom = 0.5
/** What that means for a searched word of so many letters; of what kind the letters are in which words differ does not matter. */
const limitsBy = (least: number) =>
  Array.from({ length: mostCounted }, (_, length) => new LetterLimits(length, { of: () => least, mostKinds: () => 255 }))
const alikeLimits = limitsBy(alikeFrom)
const alikeSoundLimits = limitsBy(alikeSoundFrom)
/** Words of the same sound key are up to so many times as long: in large registers thousands have the key of a short word. */
const longestOfSound = 1.35
/**
 * Words that are so alike differ in length by no more than that, and share at least so much of their trigrams, of which the most frequent do not count. In
 * large registers only nearer words are looked at, there are enough of them: even one that holds the other whole is not alike by 70 % there when it is longer.
 */
const usual = { leastShare: 0.33, longest: 1 / alikeFrom, shortest: alikeFrom, longestHolding: 0, leftOut: 0.3, needOf: () => 1 }
const large = { ...usual, leastShare: 0.42, longest: 1 / 0.7, shortest: 0.7 }
const largeFrom = 500_000
const shortestAlike = 3
/** A word that means the same counts for a little less than the word itself. */
const sameMeaning = 0.9
/** Alike words that are taken for one word of the searched name at most, the most alike ones. */
const mostAlike = 100

/** The alike words of the words looked up so far: what several readings of a name have in common is looked up once. */
export type KnownAlike = Map<string, AlikeTerms>

/** The register's words that are like those of the searched name, and the mass of all its weighty words. */
export function matchTerms(
  segment: Segment,
  { form }: PreparedVariant,
  alike: KnownAlike = new Map(),
): { total: number; matches: TermMatch[] } {
  const words: { from: number; until: number; mass: number; weight: number; first: boolean }[] = []
  let total = 0
  for (let word = 0; word < form.wordCount; word++) {
    const weight = form.wordWeight[word]
    const from = form.wordFrom[word]
    const until = form.wordUntil[word]
    const mass = termMass(weight, until - from)
    total += mass
    if (weight > genericWeight) words.push({ from, until, mass, weight, first: words.length === 0 })
  }
  words.sort((a, b) => b.mass - a.mass)
  const matches = new Map<number, TermMatch>()
  for (const { from, until, mass, weight, first } of words.slice(0, mostWords)) {
    const letters = form.squash.subarray(from, until)
    const text = String.fromCharCode(...letters)
    const known = alike.get(text) ?? keptAlikeTerms(segment, text, letters)
    alike.set(text, known)
    places.take(segment, known.terms)
    for (let i = 0; i < places.count; i++) {
      const term = places.terms[i]
      const likeness = known.likenesses[i]
      // A word that is like two of the searched name stands for one of them only.
      const before = matches.get(term)
      const own = mass * likeness
      if (before !== undefined && before.own >= own) continue
      const { weighed, alone } = massOf(segment, i, form.weigh)
      const isWeak = likeness === 1 && weight < 1
      const match = {
        term,
        own,
        hit: likeness * weighed,
        lighter: alone - weighed,
        firstLikeness: first && weight === 1 ? likeness : 0,
        weakLetters: isWeak ? until - from : 0,
        weakWeight: isWeak ? weight * (until - from) : 0,
      }
      matches.set(term, match)
    }
  }
  return { total, matches: [...matches.values()] }
}

/** The mass of the `i`-th of `places` by itself and by the weights of a search. */
function massOf({ arrays: { termBytes } }: Segment, i: number, weigh: ElementWeight): { weighed: number; alone: number } {
  const from = places.from[i]
  const until = places.until[i]
  const hash = hashBytes(termBytes, from, until)
  const alone = termMass(weightOfHash(hash, termBytes, from, until), until - from)
  return { weighed: weigh === weightOfHash ? alone : termMass(weigh(hash, termBytes, from, until), until - from), alone }
}

/** What `similarity` is expected to say at best of words that are so near; a vowel more or less weighs little there. */
const expected = {
  likeness: (near: number) => 0.58 + 0.42 * near,
  ofSameSound: (near: number) => 0.68 + 0.32 * near,
}

/**
 * Of a segment of at most so many terms the alike words of so many words are kept from search to search: thousands of saved names are asked of
 * the new marks of a day, and have many words in common.
 */
const kept = { upToTerms: 20_000, words: 20_000 }
const keptAlike = new WeakMap<Segment, KnownAlike>()

function keptAlikeTerms(segment: Segment, text: string, letters: Uint8Array): AlikeTerms {
  if (segment.terms > kept.upToTerms) return alikeTerms(segment, text, letters)
  let known = keptAlike.get(segment)
  if (known === undefined) {
    known = new Map()
    keptAlike.set(segment, known)
  }
  const terms = known.get(text) ?? alikeTerms(segment, text, letters)
  known.set(text, terms)
  if (known.size > kept.words) known.delete(known.keys().next().value as string)
  return terms
}

interface Spelling {
  letters: Uint8Array
  text: string
}

/** What is known of a word before it is looked up in a segment. */
interface SoughtWord {
  letters: Uint8Array
  /** Null of a word too long to be compared quickly. */
  distance: NearDistance | null
  soundKeys: Uint32Array
  /** What says the same. */
  translations: readonly Spelling[]
}

/** The words sought last: a search looks its own up in each segment. */
const sought = new Map<string, SoughtWord>()
const mostSought = 64
const wordForm = new NameForm()

function soughtWord(text: string, letters: Uint8Array): SoughtWord {
  const known = sought.get(text)
  if (known !== undefined) return known
  const meaning = PreparedMeaning.of(wordForm.load(letters, 0, letters.length))
  const own = letters.slice()
  const word = {
    letters: own,
    distance: NearDistance.of(own, own.length),
    soundKeys: soundKeysOf(own),
    translations: (meaning?.translations ?? []).map(({ letters }) => ({ letters, text: String.fromCharCode(...letters) })),
  }
  sought.set(text, word)
  if (sought.size > mostSought) sought.delete(sought.keys().next().value as string)
  return word
}

/**
 * Which words of a segment the translations are that were looked up in it, -1 for none; those that came first go first. They come from one vocabulary of
 * 23,000 words, of which searches mean a few again and again.
 */
const keptTranslations = new WeakMap<Segment, Map<string, number>>()
const mostTranslations = 10_000

/** The words of the segment that are these translations, -1 for each that is not there. */
function translationsIn(segment: Segment, translations: readonly Spelling[]): readonly number[] {
  let known = keptTranslations.get(segment)
  if (known === undefined) {
    known = new Map()
    keptTranslations.set(segment, known)
  }
  const terms = translations.map(({ text }) => known.get(text))
  const unknown = [...terms.keys()].filter((i) => terms[i] === undefined)
  if (unknown.length > 0) {
    const words = unknown.map((i): WordOfSound => {
      const { letters } = translations[i]
      return { letters, key: soundKeysOf(letters)[0] }
    })
    for (const [at, term] of termsOf(segment, words).entries()) {
      const i = unknown[at]
      terms[i] = term
      known.set(translations[i].text, term)
    }
    for (const text of known.keys()) {
      if (known.size <= mostTranslations) break
      known.delete(text)
    }
  }
  return terms as number[]
}

const blockShift = Math.log2(blockSize)
const places = new TermPlaces()
const found = new LikestTerms()

function alikeTerms(segment: Segment, text: string, own: Uint8Array): AlikeTerms {
  const { letters, distance, soundKeys, translations } = soughtWord(text, own)
  const { length } = letters
  found.clear()
  const table = termsTable(segment)
  if (distance !== null) {
    places.takeOfSounds(segment, soundKeys, length / longestOfSound, length * longestOfSound)
    const rows = new NearRows(table, distance, alikeSoundLimits[distance.length])
    for (let from = 0, until = 0; from < places.count; from = until) {
      const block = places.terms[from] >>> blockShift
      for (; until < places.count && places.terms[until] >>> blockShift === block; until++)
        table.sieve.found[until - from] = places.terms[until]
      takeNear(segment, distance, rows, block, rows.compareBlock(block, until - from), alikeSoundFrom, expected.ofSameSound)
    }
  }
  const [itself = -1] = termsOf(segment, [{ letters, key: soundKeys[0] }])
  if (itself >= 0) found.take(itself, 1)
  for (const term of translationsIn(segment, translations)) if (term >= 0) found.take(term, sameMeaning)
  if (distance !== null && length >= shortestAlike) {
    const reach = segment.terms < largeFrom ? usual : large
    const query = new TrigramQuery(table, letters, length, reach)
    const rows = new NearRows(table, distance, alikeLimits[distance.length])
    for (let block = 0; block < segment.termBlocks; block++) {
      const near = rows.compareBlock(block, query.countBlock(block, reach.leastShare))
      query.endBlock()
      takeNear(segment, distance, rows, block, near, alikeFrom, expected.likeness)
    }
  }
  return found.best(mostAlike)
}

/** Takes of the first `count` words near enough of a block those that are at least so alike. */
function takeNear(
  { arrays: { termBytes, termStart } }: Segment,
  distance: NearDistance,
  rows: NearRows,
  block: number,
  count: number,
  least: number,
  expectedOf: (near: number) => number,
): void {
  for (let i = 0; i < count; i++) {
    const term = block * blockSize + rows.near[i]
    const isWhole = rows.counts[i] < mostCounted
    const near = isWhole ? rows.likeness(i) : distance.likeness(termBytes, termStart[term], termStart[term + 1])
    if (near >= least) found.take(term, expectedOf(near))
  }
}

import {
  type ElementWeight,
  genericWeight,
  hashBytes,
  NameForm,
  PreparedMeaning,
  type PreparedVariant,
  weightOfHash,
} from '@marklot/similarity'
import { blockShift, blockSize } from '../layout/block.ts'
import type { Segment } from '../layout/segment.ts'
import { termMass } from '../layout/term-lists.ts'
import { type AlikeTerms, ClosestTerms } from './closest-terms.ts'
import { NearDistance } from './near-distance.ts'
import { LetterLimits, mostCounted, NearRows } from './near-rows.ts'
import { type TermLookUp, TermPlaces, type WordOfSound } from './term-places.ts'
import { type TableScratch, TrigramQuery, termsTable } from './trigram-query.ts'

/** A word of the register that is like a word of the searched name. */
export interface TermMatch {
  term: number
  /** The word of the searched name that it is like, and the likeness to be expected. */
  word: number
  likeness: number
  /** The mass it covers of the searched name, and of a name that has it. */
  own: number
  hit: number
  /** By how much mass the weights of the search make the term lighter than its own weight. */
  lighter: number
  /**
   * Its likeness to the searched name's first weighty word, 0 to 1. It is 0 for other words and for weak ones. Names
   * with the same beginning are alike for that reason alone.
   */
  firstLikeness: number
  /**
   * The letters of a weak word that both names have, and the same multiplied by its weight. Both are 0 unless the word
   * is weak and equal.
   */
  weakLetters: number
  weakWeight: number
}

/** The words that are like those of a searched name, and the total mass of its words. */
export interface AlikeWords {
  total: number
  matches: TermMatch[]
}

/** The most words of the searched name to look up, the weightiest first. */
const mostWords = 6
/**
 * The least likeness of alike words, as `NearDistance` measures it; the second one applies to words with the same sound
 * key.
 */
const alikeFrom = 0.57
const alikeSoundFrom = 0.5
/**
 * Returns these values as limits, by the length of the searched word. The kinds of the differing letters do not matter.
 */
const limitsBy = (least: number) =>
  Array.from({ length: mostCounted }, (_, length) => new LetterLimits(length, { of: () => least, mostKinds: () => 255 }))
const alikeLimits = limitsBy(alikeFrom)
const alikeSoundLimits = limitsBy(alikeSoundFrom)
/**
 * The greatest ratio of lengths for words with the same sound key. In large registers, thousands of words share the key
 * of a short one.
 */
const longestOfSound = 1.35
/**
 * How far words are sought by trigrams: limits on their length, and the least share of trigrams, without the most
 * frequent ones. In large registers there are enough near words, so the limits are tighter: a longer word that contains
 * the sought one does not reach 70 % there.
 */
const usual = { leastShare: 0.33, longest: 1 / alikeFrom, shortest: alikeFrom, longestHolding: 0, leftOut: 0.3, needOf: () => 1 }
const large = { ...usual, leastShare: 0.42, longest: 1 / 0.7, shortest: 0.7 }
const largeFrom = 500_000
const shortestAlike = 3
/** A word with the same meaning counts a little less than the word itself. */
const sameMeaning = 0.9
/** The most alike words kept for one word of the searched name. */
const mostAlike = 100

/** The alike words found so far: a word that several readings of a name share is looked up once. */
export type KnownAlike = Map<string, AlikeTerms>

/**
 * The best likeness `similarity` can be expected to give words this near. An additional or missing vowel matters little
 * there.
 */
const expected = {
  likeness: (near: number) => 0.58 + 0.42 * near,
  ofSameSound: (near: number) => 0.68 + 0.32 * near,
}

/**
 * In segments with at most this many terms, alike words are kept from search to search: thousands of saved names are
 * matched against the new marks of a day, and share many words.
 */
const kept = { upToTerms: 20_000, words: 20_000 }
const keptAlike = new WeakMap<Segment, KnownAlike>()

interface Spelling {
  letters: Uint8Array
  text: string
}

/** What is known of a word before it is looked up in a segment. */
interface SoughtWord {
  letters: Uint8Array
  /** Null for a word too long for the fast comparison. */
  distance: NearDistance | null
  soundKeys: Uint32Array
  /** Words with the same meaning. */
  translations: readonly Spelling[]
}

const mostSought = 64

/**
 * The words of a segment that translations were found to be, -1 for none. The oldest are dropped first. All come from
 * one vocabulary of 23,000 words, of which searches need a few again and again.
 */
const keptTranslations = new WeakMap<Segment, Map<string, number>>()
const mostTranslations = 10_000

/** Finds the words of a segment that are like the words of a searched name. */
export class TermMatcher {
  private readonly places = new TermPlaces()
  private readonly found = new ClosestTerms()
  private readonly wordForm = new NameForm()
  /** The words sought last: a search looks up its own words in every segment. */
  private readonly sought = new Map<string, SoughtWord>()
  private readonly scratch: TableScratch
  private readonly lookUp: TermLookUp

  constructor(scratch: TableScratch, lookUp: TermLookUp) {
    this.scratch = scratch
    this.lookUp = lookUp
  }

  /** The register's words that are like those of the searched name. */
  match(segment: Segment, { form }: PreparedVariant, alike: KnownAlike = new Map()): AlikeWords {
    const words: { word: number; from: number; until: number; mass: number; weight: number; first: boolean }[] = []
    let total = 0
    for (let word = 0; word < form.wordCount; word++) {
      const weight = form.wordWeight[word]
      const from = form.wordFrom[word]
      const until = form.wordUntil[word]
      const mass = termMass(weight, until - from)
      total += mass
      if (weight > genericWeight) words.push({ word, from, until, mass, weight, first: words.length === 0 })
    }
    words.sort((a, b) => b.mass - a.mass)
    const matches = new Map<number, TermMatch>()
    for (const { word, from, until, mass, weight, first } of words.slice(0, mostWords)) {
      const letters = form.squash.subarray(from, until)
      const text = String.fromCharCode(...letters)
      const known = alike.get(text) ?? this.keptAlikeTerms(segment, text, letters)
      alike.set(text, known)
      this.places.take(segment, known.terms)
      for (let i = 0; i < this.places.count; i++) {
        const term = this.places.terms[i]
        const likeness = known.likenesses[i]
        // A word that is like two words of the searched name counts for the better one.
        const before = matches.get(term)
        const own = mass * likeness
        if (before !== undefined && before.own >= own) continue
        const { weighed, alone } = this.massOf(segment, i, form.weigh)
        const isWeak = likeness === 1 && weight < 1
        const match = {
          term,
          word,
          likeness,
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

  /** The mass of the `i`-th of `places`, by its own weight and by the weights of the search. */
  private massOf({ arrays: { termBytes } }: Segment, i: number, weigh: ElementWeight): { weighed: number; alone: number } {
    const from = this.places.from[i]
    const until = this.places.until[i]
    const hash = hashBytes(termBytes, from, until)
    const alone = termMass(weightOfHash(hash, termBytes, from, until), until - from)
    return { weighed: weigh === weightOfHash ? alone : termMass(weigh(hash, termBytes, from, until), until - from), alone }
  }

  private keptAlikeTerms(segment: Segment, text: string, letters: Uint8Array): AlikeTerms {
    if (segment.terms > kept.upToTerms) return this.alikeTerms(segment, text, letters)
    let known = keptAlike.get(segment)
    if (known === undefined) {
      known = new Map()
      keptAlike.set(segment, known)
    }
    const terms = known.get(text) ?? this.alikeTerms(segment, text, letters)
    known.set(text, terms)
    if (known.size > kept.words) known.delete(known.keys().next().value as string)
    return terms
  }

  private soughtWord(text: string, letters: Uint8Array): SoughtWord {
    const known = this.sought.get(text)
    if (known !== undefined) return known
    const meaning = PreparedMeaning.of(this.wordForm.load(letters, 0, letters.length))
    const own = letters.slice()
    const word = {
      letters: own,
      distance: NearDistance.of(own, own.length),
      soundKeys: this.lookUp.soundKeysOf(own),
      translations: (meaning?.translations ?? []).map(({ letters }) => ({ letters, text: String.fromCharCode(...letters) })),
    }
    this.sought.set(text, word)
    if (this.sought.size > mostSought) this.sought.delete(this.sought.keys().next().value as string)
    return word
  }

  /** The words of the segment that equal these translations, -1 for each that is missing. */
  private translationsIn(segment: Segment, translations: readonly Spelling[]): readonly number[] {
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
        return { letters, key: this.lookUp.soundKeysOf(letters)[0] }
      })
      for (const [at, term] of this.lookUp.termsOf(segment, words).entries()) {
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

  private alikeTerms(segment: Segment, text: string, own: Uint8Array): AlikeTerms {
    const { letters, distance, soundKeys, translations } = this.soughtWord(text, own)
    const { length } = letters
    this.found.clear()
    const table = termsTable(segment, this.scratch)
    if (distance !== null) {
      this.places.takeOfSounds(segment, soundKeys, length / longestOfSound, length * longestOfSound)
      const rows = new NearRows(table, distance, alikeSoundLimits[distance.length])
      for (let from = 0, until = 0; from < this.places.count; from = until) {
        const block = this.places.terms[from] >>> blockShift
        for (; until < this.places.count && this.places.terms[until] >>> blockShift === block; until++)
          table.sieve.found[until - from] = this.places.terms[until]
        this.takeNear(
          segment,
          distance,
          rows,
          block,
          rows.compareBlock(block, until - from),
          alikeSoundFrom,
          expected.ofSameSound,
        )
      }
    }
    const [itself = -1] = this.lookUp.termsOf(segment, [{ letters, key: soundKeys[0] }])
    if (itself >= 0) this.found.take(itself, 1)
    for (const term of this.translationsIn(segment, translations)) if (term >= 0) this.found.take(term, sameMeaning)
    if (distance !== null && length >= shortestAlike) {
      const reach = segment.terms < largeFrom ? usual : large
      const query = new TrigramQuery(table, letters, length, reach)
      const rows = new NearRows(table, distance, alikeLimits[distance.length])
      for (let block = 0; block < segment.termBlocks; block++) {
        const near = rows.compareBlock(block, query.countBlock(block, reach.leastShare))
        query.endBlock()
        this.takeNear(segment, distance, rows, block, near, alikeFrom, expected.likeness)
      }
    }
    return this.found.best(mostAlike)
  }

  /** Keeps those of a block's first `count` near words that are at least this alike. */
  private takeNear(
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
      if (near >= least) this.found.take(term, expectedOf(near))
    }
  }
}

import {
  type ElementWeight,
  NameForm as Form,
  genericWeight,
  type NameForm,
  PreparedMeaning,
  type PreparedVariant,
  writeSoundKeys,
} from '@marklot/similarity'
import { NearDistance } from './near-distance.ts'
import { blockSize, type Segment } from './segment.ts'
import { termMass } from './terms.ts'
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
/** Words of the same sound key are up to so many times as long: in large registers thousands have the key of a short word. */
const longestOfSound = 1.35
/** Words that are so alike differ in length by no more than that, and share at least so much of their trigrams. */
const reach = { longest: 1 / alikeFrom, longestHolding: 0, leftOut: 0.15 }
/** In large registers only nearer words are looked at: there are enough of them. */
const leastShare = { usual: 0.35, large: 0.45, largeFrom: 500_000 }
const shortestAlike = 3
/** A word that means the same counts for a little less than the word itself. */
const sameMeaning = 0.9
/** Alike words that are taken for one word of the searched name at most, the most alike ones. */
const mostAlike = 100

/** The alike words of the words looked up so far: what several readings of a name have in common is looked up once. */
export type KnownAlike = Map<string, ReadonlyMap<number, number>>

/** The register's words that are like those of the searched name, and the mass of all its weighty words. */
export function matchTerms(
  segment: Segment,
  { form }: PreparedVariant,
  alike: KnownAlike = new Map(),
): { total: number; matches: TermMatch[] } {
  const words: { from: number; until: number; mass: number; weight: number; first: boolean }[] = []
  let total = 0
  for (let word = 0; word < form.wordCount; word++) {
    const weight = form.wordWeight[word] as number
    const from = form.wordFrom[word] as number
    const until = form.wordUntil[word] as number
    const mass = termMass(weight, until - from)
    total += mass
    if (weight > genericWeight) words.push({ from, until, mass, weight, first: words.length === 0 })
  }
  words.sort((a, b) => b.mass - a.mass)
  const matches = new Map<number, TermMatch>()
  for (const { from, until, mass, weight, first } of words.slice(0, mostWords)) {
    const letters = form.squash.subarray(from, until)
    const text = String.fromCharCode(...letters)
    const terms = alike.get(text) ?? keptAlikeTerms(segment, text, letters)
    alike.set(text, terms)
    for (const [term, likeness] of terms) {
      // A word that is like two of the searched name stands for one of them only.
      const before = matches.get(term)
      const own = mass * likeness
      if (before !== undefined && before.own >= own) continue
      const { weighed, alone } = massOf(segment, term, form.weigh)
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

const loaded = new Form()
function load(segment: Segment, term: number): NameForm {
  const { termBytes, termStart } = segment.arrays
  return loaded.load(termBytes, termStart[term] as number, termStart[term + 1] as number)
}
/** The mass of a term by itself and by the weights of a search. */
function massOf(segment: Segment, term: number, weigh: ElementWeight): { weighed: number; alone: number } {
  const { squash, squashLength, wordHash, wordWeight } = load(segment, term)
  const weight = weigh(wordHash[0] as number, squash, 0, squashLength)
  return { weighed: termMass(weight, squashLength), alone: termMass(wordWeight[0] ?? 1, squashLength) }
}

const keys = new Uint32Array(24)

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

function keptAlikeTerms(segment: Segment, text: string, letters: Uint8Array): ReadonlyMap<number, number> {
  if (segment.terms > kept.upToTerms) return alikeTerms(segment, letters)
  let known = keptAlike.get(segment)
  if (known === undefined) {
    known = new Map()
    keptAlike.set(segment, known)
  }
  const terms = known.get(text) ?? alikeTerms(segment, letters)
  known.set(text, terms)
  if (known.size > kept.words) known.delete(known.keys().next().value as string)
  return terms
}

function alikeTerms(segment: Segment, word: Uint8Array): Map<number, number> {
  const { termBytes, termStart } = segment.arrays
  const found = new Map<number, number>()
  const take = (term: number, likeness: number) => {
    if ((found.get(term) ?? 0) < likeness) found.set(term, likeness)
  }
  const { form, meaning } = preparedWord(word)
  const distance = NearDistance.of(word, word.length)
  const takeAlike = (term: number, from: number, expectedOf: (near: number) => number) => {
    const likeness =
      distance === null ? 0 : distance.likeness(termBytes, termStart[term] as number, termStart[term + 1] as number)
    if (likeness >= from) take(term, expectedOf(likeness))
  }
  const { wholeKeys } = writeSoundKeys(form, keys)
  const shortest = firstOfLength(segment, word.length / longestOfSound)
  const tooLong = firstOfLength(segment, Math.floor(word.length * longestOfSound) + 1)
  for (let i = 0; i < wholeKeys; i++) {
    eachOfSound(segment, keys[i] as number, (term) => {
      if (term >= shortest && term < tooLong) takeAlike(term, alikeSoundFrom, expected.ofSameSound)
    })
  }
  const same = termOf(segment, word)
  if (same >= 0) take(same, 1)
  if (meaning !== null) {
    for (const { letters } of meaning.translations) {
      const term = termOf(segment, letters)
      if (term >= 0) take(term, sameMeaning)
    }
  }
  if (word.length >= shortestAlike) {
    const query = new TrigramQuery(termsTable(segment), word, word.length, reach)
    const least = segment.terms < leastShare.largeFrom ? leastShare.usual : leastShare.large
    for (let block = 0; block < segment.termBlocks; block++) {
      const count = query.countBlock(block, least)
      for (let i = 0; i < count; i++)
        takeAlike(block * blockSize + (TrigramQuery.found[i] as number), alikeFrom, expected.likeness)
    }
  }
  if (found.size <= mostAlike) return found
  return new Map([...found].sort((a, b) => b[1] - a[1]).slice(0, mostAlike))
}

const wordForm = new Form()
function preparedWord(word: Uint8Array) {
  const form = wordForm.load(word, 0, word.length)
  return { form, meaning: PreparedMeaning.of(form) }
}

/** The first term of at least so many letters: terms are ordered by length. */
function firstOfLength({ arrays: { termLength }, terms }: Segment, length: number): number {
  let low = 0
  let high = terms
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((termLength[middle] as number) < length) low = middle + 1
    else high = middle
  }
  return low
}

function eachOfSound(segment: Segment, key: number, visit: (term: number) => void): void {
  const { termSoundStart, termSounds } = segment.arrays
  const bucket = key & (termSoundStart.length - 2)
  const end = termSoundStart[bucket + 1] as number
  for (let at = termSoundStart[bucket] as number; at < end; at++) visit(termSounds[at] as number)
}

/** The term with exactly these letters, or -1. */
export function termOf(segment: Segment, letters: Uint8Array): number {
  const { termBytes, termStart } = segment.arrays
  let result = -1
  const { wholeKeys } = writeSoundKeys(loaded.load(letters, 0, letters.length), keys)
  if (wholeKeys === 0) return result
  eachOfSound(segment, keys[0] as number, (term) => {
    const from = termStart[term] as number
    if ((termStart[term + 1] as number) - from !== letters.length) return
    let i = 0
    while (i < letters.length && termBytes[from + i] === letters[i]) i++
    if (i === letters.length) result = term
  })
  return result
}

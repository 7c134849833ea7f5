import {
  coinedLikeness,
  elementsInFront,
  isCoined,
  mostBehind,
  NameForm,
  shortestAlikeCoined,
  shortestRunTogether,
  visitRunTogether,
} from '@marklot/similarity'
import type { Segment } from '../layout/segment.ts'
import { isFirstTerm, termMass } from '../layout/term-lists.ts'
import { guessOfCoined } from './guess.ts'
import type { AlikeWords } from './match-terms.ts'
import { termsBeginning } from './term-places.ts'

/*
 * Names that share one coined word with the searched name and nothing else: as a word of its own, or run together with
 * an element (NORD TAVILO, MYTAVILO, TAVILOFOOD). Words of one length are in alphabetical order, so a word and the
 * words that begin with it are found by bisection, without anything stored for it. Names whose coined word is merely
 * alike come from the words that `TermMatcher` finds.
 */

/** The most names of one word, the shortest first. Coined words in more names have lost weight by then. */
const mostNames = 4_000

/** Calls `visit` with each name that has a coined word of the searched one, and its guess. */
export function addCoined(segment: Segment, form: NameForm, visit: (name: number, guess: number) => void): void {
  const { wordCount, wordFrom, wordUntil, wordWeight, squash } = form
  let total = 0
  for (let word = 0; word < wordCount; word++) total += termMass(wordWeight[word], wordUntil[word] - wordFrom[word])
  const add = (letters: Uint8Array, own: number) => {
    const { from, until } = termsBeginning(segment, letters, letters.length)
    if (from < until) addNames(segment, from, own / total, visit)
  }
  if (wordCount > 1) {
    for (let word = 0; word < wordCount; word++) {
      if (!isCoined(form, word)) continue
      const letters = squash.subarray(wordFrom[word], wordUntil[word])
      const { length } = letters
      const own = termMass(1, length)
      add(letters, own)
      if (length < shortestRunTogether) continue
      for (let behind = 3; behind <= mostBehind; behind++) {
        const { from, until } = termsBeginning(segment, letters, length + behind)
        for (let term = from; term < until; term++) addNames(segment, term, own / total, visit)
      }
      for (const front of elementsInFront) {
        const longer = new Uint8Array(front.length + length)
        longer.set(front)
        longer.set(letters, front.length)
        add(longer, own)
      }
    }
  }
  visitRunTogether(form, (from, until, word) => add(squash.subarray(from, until), termMass(1, wordUntil[word] - wordFrom[word])))
}

/** The least likeness to be expected of an alike coined word. Few words below it are alike. */
const leastExpected = 0.84

/**
 * Calls `visit` with each name that has a word like a coined one of the searched name, and its guess (ZARLEX COFFEE,
 * SARLEX BANKING).
 */
export function addAlikeCoined(
  segment: Segment,
  form: NameForm,
  { total, matches }: AlikeWords,
  visit: (name: number, guess: number) => void,
): void {
  const { termBytes, termStart, termLength } = segment.arrays
  const areCoined = Array.from({ length: form.wordCount }, (_, word) => isCoined(form, word))
  if (!areCoined.includes(true)) return
  const found = new NameForm(form.weigh)
  for (const { term, word, likeness: expected } of matches) {
    if (!areCoined[word] || expected < leastExpected || termLength[term] < shortestAlikeCoined) continue
    const likeness = coinedLikeness(form, word, found.load(termBytes, termStart[term], termStart[term + 1]), 0)
    if (likeness === 0 || likeness === 1) continue
    const own = likeness * termMass(1, form.wordUntil[word] - form.wordFrom[word])
    addNames(segment, term, own / total, visit, likeness)
  }
}

function addNames(
  { arrays }: Segment,
  term: number,
  own: number,
  visit: (name: number, guess: number) => void,
  likeness = 1,
): void {
  const { termNameStart, termNames, termNameMass, termLength } = arrays
  const mass = likeness * termMass(1, termLength[term])
  const until = Math.min(termNameStart[term + 1], termNameStart[term] + mostNames)
  for (let at = termNameStart[term]; at < until; at++) {
    const hit = Math.min(1, mass / termNameMass[at])
    visit((termNames[at] & ~isFirstTerm) >>> 0, guessOfCoined(Math.min(1, own), hit, likeness))
  }
}

import { hasConcept } from '../meaning/vocabulary.ts'
import { bytesOf, hashBytes, type NameForm } from '../words/name-form.ts'
import { combiningForms } from '../words/weak-elements.ts'
import { wordLikeness } from '../words/word-likeness.ts'

/*
 * Coined words have no meaning, and few marks share them. They are the most distinctive words (TMEP 1209.01(a)) and
 * keep an independent distinctive role in a longer sign (CJEU C-120/04 THOMSON LIFE, 30), even if they are run together
 * with a word that the public recognises (General Court T-256/04 Respicur, 57).
 */

/** Shorter words coincide by chance, even more so inside other words. */
const shortestCoined = 4
export const shortestRunTogether = 5
/** Of shorter words, too many differ in one letter. */
export const shortestAlikeCoined = 5
/** Letters of an element behind a coined word. */
const behind = { shortest: 3, longest: 12 }
/**
 * Elements in front of a coined word. They are few, because an engine can look up a word by its beginning, but has to
 * know what may precede it.
 */
export const elementsInFront =
  'my the pro bio eco euro neo new super easy net med tele auto micro mega multi inter trans ultra tri'.split(' ').map(bytesOf)
export const mostBehind = behind.longest

const combining = new Set([...combiningForms].map((form) => hashBytes(bytesOf(form), 0, form.length)))
export const hasMeaning = (hash: number) => hasConcept(hash) || combining.has(hash)

/** Returns true for a word of full weight that means nothing. */
export const isCoined = (form: NameForm, word: number): boolean =>
  form.wordWeight[word] === 1 && lettersOf(form, word) >= shortestCoined && !hasMeaning(form.wordHash[word])

const lettersOf = ({ wordFrom, wordUntil }: NameForm, word: number) => wordUntil[word] - wordFrom[word]

/** Returns how alike two coined words are in letters and sound, 0 to 1, as `wordLikeness` does. */
export const coinedLikeness = (left: NameForm, i: number, right: NameForm, j: number): number =>
  mayBeAlike(left, i) && mayBeAlike(right, j) ? wordLikeness(left, i, right, j) : 0

const mayBeAlike = (form: NameForm, word: number) => lettersOf(form, word) >= shortestAlikeCoined && isCoined(form, word)

/** Returns true if a name's letters are those of an element in front of a coined word. */
const isInFront = (form: NameForm, from: number, until: number) =>
  elementsInFront.some((element) => element.length === until - from && hasLetters(element, 0, form, from, element.length))

/** Returns true if a name's letters are a word with a meaning, or one that weighs little. */
function isBehind(form: NameForm, from: number, until: number): boolean {
  if (until - from < behind.shortest || until - from > behind.longest) return false
  const hash = hashBytes(form.squash, from, until)
  return hasMeaning(hash) || form.weigh(hash, form.squash, from, until) < 1
}

/** Returns true if the word `j` of `long` is the coined word `i` of `short` run together with an element of its own. */
export function isRunTogether(short: NameForm, i: number, long: NameForm, j: number): boolean {
  const n = lettersOf(short, i)
  const { squash } = short
  const [from, start, end] = [short.wordFrom[i], long.wordFrom[j], long.wordUntil[j]]
  if (n < shortestRunTogether || end - start <= n + 1) return false
  if (hasLetters(squash, from, long, start, n)) return isBehind(long, start + n, end) && isCoined(short, i)
  return hasLetters(squash, from, long, end - n, n) && isInFront(long, start, end - n) && isCoined(short, i)
}

function hasLetters(letters: Uint8Array, from: number, { squash }: NameForm, at: number, count: number): boolean {
  for (let k = 0; k < count; k++) if (letters[from + k] !== squash[at + k]) return false
  return true
}

/** Calls `visit` with each coined part of a word that is run together with an element, as offsets in `form.squash`. */
export function visitRunTogether(form: NameForm, visit: (from: number, until: number, word: number) => void): void {
  for (let word = 0; word < form.wordCount; word++) {
    if (!isCoined(form, word)) continue
    const [from, until] = [form.wordFrom[word], form.wordUntil[word]]
    for (let at = from + 2; at < until; at++) {
      if (until - at >= shortestRunTogether && isInFront(form, from, at)) visit(at, until, word)
      if (at - from >= shortestRunTogether && isBehind(form, at, until)) visit(from, at, word)
    }
  }
}

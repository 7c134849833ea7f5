import { bytesOf, type NameForm } from '../words/name-form.ts'
import { genericWeight } from '../words/weak-words.ts'
import type { MeaningUnit } from './reading.ts'
import { articles, wordsOfConcept } from './vocabulary.ts'
import { type Language, languages } from './word-forms.ts'

/** A name that says the same in other words, as folded letters without spaces, to look up in the register. */
export interface Translation {
  readonly letters: Uint8Array
  /** True for several words: names that begin with it are looked up too (CHAT NOIR CAFÉ). */
  readonly isBeginning: boolean
}

/** The most names looked up for one search: a look-up is a binary search over the whole register. */
const mostTranslations = 150
/** The same limit with names that say two of three units. */
const mostWithPairs = 300
/** Longer names differ by more than their meaning. */
const mostUnits = 5
const wordsOfUnit = 8
const combinationsOfLanguage = 24
/** Combinations that are also looked up with each article in front. */
const combinationsWithArticle = 3
const likely = 2

const decoder = new TextDecoder('latin1')

function wordsFor(form: NameForm, unit: MeaningUnit, language: Language): readonly string[] {
  if (unit.concepts.length === 0) return [decoder.decode(form.squash.subarray(unit.from, unit.until))]
  const [only, ...others] = unit.concepts.map((concept) => wordsOfConcept(concept, language))
  if (others.length === 0) return (only as readonly string[]).slice(0, wordsOfUnit)
  return [...new Set([only as readonly string[], ...others].flat())].slice(0, wordsOfUnit)
}

interface Combination {
  words: readonly string[]
  /** The sum of its words' positions in their lists; lower is more usual. */
  rank: number
}

/** Returns each choice of one word from every list, the usual words first. */
function combinations(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let chosen: Combination[] = [{ words: [], rank: 0 }]
  for (const list of lists) {
    const next: Combination[] = []
    const worst = (chosen.at(-1)?.rank ?? 0) + list.length - 1
    for (let rank = 0; rank <= worst && next.length < combinationsOfLanguage; rank++) {
      for (const before of chosen) {
        const word = list[rank - before.rank]
        if (word !== undefined && next.push({ words: [...before.words, word], rank }) === combinationsOfLanguage) break
      }
    }
    chosen = next
  }
  return chosen.map(({ words }) => words)
}

/**
 * Returns the possible orders of the words: NOIR CHAT and CHAT NOIR. For three words, those in which adjectives change
 * sides.
 */
function orders(words: readonly string[]): string[] {
  const [a, b, c] = words
  if (words.length === 2) return [`${a}${b}`, `${b}${a}`]
  if (words.length === 3) return [`${a}${b}${c}`, `${b}${a}${c}`, `${a}${c}${b}`, `${c}${b}${a}`, `${c}${a}${b}`, `${b}${c}${a}`]
  return [words.join('')]
}

/**
 * Returns the names that say the same as the units in each of the five languages; at most `mostTranslations`, the
 * likely ones first.
 */
export function translationsOf(form: NameForm, units: readonly MeaningUnit[]): Translation[] {
  const weighty = units.filter(({ concepts: known, weight }) => known.length > 0 || weight > genericWeight)
  if (weighty.length > mostUnits) return []
  const own = decoder.decode(form.squash.subarray(0, form.squashLength))
  const found = new Map<string, boolean>()
  const isBeginning = weighty.length > 1
  let most = mostTranslations
  const add = (letters: string, asBeginning: boolean) => {
    if (letters !== own && letters.length > 1 && found.size < most && !found.has(letters)) found.set(letters, asBeginning)
  }
  const addAll = (chosen: readonly (readonly string[])[]) => {
    for (const words of chosen) {
      if (found.size >= mostTranslations) return
      for (const letters of orders(words)) add(letters, isBeginning)
    }
  }
  const byLanguage = languages.map((language) => ({
    language,
    chosen: combinations(weighty.map((unit) => wordsFor(form, unit, language))),
  }))
  // The likely names of all languages come before the unlikely names of any.
  for (const { chosen } of byLanguage) addAll(chosen.slice(0, likely))
  addHalves(form, weighty, (letters) => add(letters, true))
  addParts(form, weighty, (letters) => add(letters, false))
  for (const { chosen } of byLanguage) addAll(chosen.slice(likely, 2 * combinationsWithArticle))
  for (const { language, chosen } of byLanguage) {
    for (const words of chosen.slice(0, combinationsWithArticle)) {
      if (found.size >= mostTranslations) break
      for (const letters of orders(words).slice(0, 2)) {
        for (const article of articles[language].slice(0, 4)) add(article + letters, isBeginning)
      }
    }
  }
  for (const { chosen } of byLanguage) addAll(chosen.slice(2 * combinationsWithArticle))
  most = mostWithPairs
  addPairs(form, weighty, (letters) => add(letters, false))
  return Array.from(found, ([letters, asBeginning]) => ({ letters: bytesOf(letters), isBeginning: asBeginning }))
}

/** Adds names in which one of two words stays untranslated: LAKE MILCH for MILK LAKE. */
function addHalves(form: NameForm, weighty: readonly MeaningUnit[], add: (letters: string) => void): void {
  const [first, second] = weighty
  if (first === undefined || second === undefined || weighty.length > 2) return
  for (const [kept, said] of [[first, second] as const, [second, first] as const]) {
    const own = decoder.decode(form.squash.subarray(kept.from, kept.until))
    for (const language of languages) {
      for (const word of wordsFor(form, said, language).slice(0, likely)) {
        const inOrder = kept === first ? [own, word] : [word, own]
        for (const letters of orders(inOrder)) add(letters)
      }
    }
  }
}

/** The beginning or end of a name of three or more units may be a sign of its own: CHAT NOIR in BLACK CAT COFFEE. */
function addParts(form: NameForm, weighty: readonly MeaningUnit[], add: (letters: string) => void): void {
  if (weighty.length < 3) return
  for (const part of [weighty.slice(0, 2), weighty.slice(-2)]) {
    for (const language of languages) {
      const [words] = combinations(part.map((unit) => wordsFor(form, unit, language)))
      if (words !== undefined) for (const letters of orders(words)) add(letters)
    }
  }
}

/** Two of three units may be most of a sign, each translated or as it is: LUNA RED for COFFEE ROT MOON. */
function addPairs(form: NameForm, weighty: readonly MeaningUnit[], add: (letters: string) => void): void {
  if (weighty.length !== 3) return
  const usual = weighty.map((unit) => {
    const own = decoder.decode(form.squash.subarray(unit.from, unit.until))
    return [...new Set([own, ...languages.flatMap((language) => wordsFor(form, unit, language).slice(0, 1))])]
  })
  for (const [left, right] of [
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const) {
    for (const one of usual[left] as string[])
      for (const other of usual[right] as string[]) for (const letters of orders([one, other])) add(letters)
  }
}

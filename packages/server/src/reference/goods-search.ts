import { type Locale, locales } from '@marklot/contracts'
import { everydayWords, niceClasses } from '@marklot/nice'
import { foldName, lookSimilarity } from '@marklot/similarity'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as spanish } from '@orama/stemmers/spanish'

/** A term of the classification that matches a query. */
export interface FoundTerm {
  niceClass: number
  /** Position of the term in its class; -1 when the class as a whole matches, by its name or by an everyday word. */
  term: number
  /** The language of the matching text; the caller's own if it matches equally well. */
  language: Locale
  /** The quality of the match; higher is better. Scores are comparable only within one query. */
  score: number
}

/*
 * The index of all terms of all classes in the five languages. Each term is split into stems once:
 *
 *   vocabulary  stem → the terms that contain it, such as sportschuh → [class 25, term 11, de]
 *   query       each word → the stems that it may mean, each with a likeness: the stem itself, its beginning,
 *               a part of a compound, a typing error
 *   score       the mean likeness of the query's words, reduced for words of the term that the query lacks
 *
 * The index holds about 25,000 texts and needs about as much memory as the texts themselves. A query takes a few
 * milliseconds.
 */

interface IndexedText {
  niceClass: number
  term: number
  language: Locale
  stems: string[]
  /**
   * The folded words of the text, each between two spaces. Among words with the same stem, the typed one wins: "scarpe"
   * over "scarpiere".
   */
  words: string
  /**
   * The stem that names the thing; the others qualify it: "shoes" in "sports shoes", "chaussures" in "chaussures de
   * course".
   */
  head: string
}

/** Quality of a match by a stem other than the word itself, 0 to 1. */
const likeness = { same: 1, beginning: 0.85, endOfCompound: 0.8, partOfCompound: 0.65, typing: 0.75 }
/** The fewest letters that a part of a compound or a beginning may have. Shorter ones occur in too many words. */
const shortestPart = 4
const shortestBeginning = 3
/** Visual likeness, 0 to 1, from which a word counts as a misspelling of another. */
const typingFrom = 0.8
/** The maximum number of extra or missing letters in a misspelling. */
const mostTypedMore = 2
/** Weight of the term's words that the query lacks. */
const weightOfOthers = 0.3
/** Bonus for a term that names the thing itself rather than things used with it. */
const byHead = 0.08
/** Bonus for matching the exact word instead of its stem, in proportion to the query's exact words. */
const byWord = 0.04
/** Bonus for a match in the caller's own language. */
const ownLanguage = 0.05
/** The most words of a query that count. Further words are ignored. */
const mostWords = 12
/** The lowest score of a match that is not noise. */
const leastScore = 0.45

/** Snowball's stemming algorithms. */
const stemmers: Record<Locale, (word: string) => string> = {
  de: german,
  en: english,
  fr: french,
  es: spanish,
  it: italian,
}

/** Words without meaning in a list of goods. */
const emptyWords = new Set(
  `für und oder aus mit der die das den dem ein eine nicht in als von zu zum zur im bezug auf ausgenommen andere
   for and or of the with not a an in as other than by to on from relation
   pour et ou de du des la le les en avec non à au aux d l que pas autres
   para y o de del la el los las en con no que sean sea a por al un una
   per e o di del della dei delle in con non il lo la gli le a da un una in quanto`
    .split(/\s+/)
    .filter(Boolean),
)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !emptyWords.has(word))

/** The stems of words while the index is built, because most words occur in many terms. */
let known: Map<string, string> | undefined
function stemOf(word: string, language: Locale): string {
  const key = `${language}:${word}`
  const stem = known?.get(key) ?? (foldName(stemmers[language](word)) || foldName(word))
  known?.set(key, stem)
  return stem
}
const stemsOf = (text: string, language: Locale): string[] =>
  [...new Set(wordsOf(text).map((word) => stemOf(word, language)))].filter(Boolean)

/**
 * Returns the head of a term. Germanic terms end with it, while Romance terms begin with it. Text after a comma or a
 * preposition is a qualification.
 */
function headOf(text: string, language: Locale): string {
  const [core = text] = text.split(/,| (?:für|zur|zum|aus|als|mit|in|for|of|as|with|other|not|pour|para|per|de|di|en) /u)
  const stems = stemsOf(core, language)
  return (language === 'de' || language === 'en' ? stems.at(-1) : stems[0]) ?? ''
}

interface TermIndex {
  texts: IndexedText[]
  /** Stem → positions in `texts`. */
  vocabulary: Map<string, number[]>
  /** The stems by number of letters, for misspellings, and their letters one after the other. */
  byLength: Map<number, { stems: string[]; letters: Uint8Array }>
}

let built: TermIndex | undefined

/**
 * Builds the index of terms, which takes a few tenths of a second. Processes that serve pages call it at startup, so
 * that no request has to wait for it; otherwise the first search builds it.
 */
export function prepareTermSearch(): void {
  termIndex()
}

function termIndex(): TermIndex {
  if (built) return built
  known = new Map()
  const texts: IndexedText[] = []
  const vocabulary = new Map<string, number[]>()
  /** Equal stems share one string. */
  const shared = new Map<string, string>()
  const once = (stem: string) => {
    const first = shared.get(stem)
    if (first === undefined) shared.set(stem, stem)
    return first ?? stem
  }
  const add = (niceClass: number, term: number, language: Locale, text: string) => {
    const stems = stemsOf(text, language).map(once)
    for (const stem of stems) {
      const its = vocabulary.get(stem)
      if (its) its.push(texts.length)
      else vocabulary.set(stem, [texts.length])
    }
    const words = ` ${wordsOf(text).map(foldName).join(' ')} `
    texts.push({ niceClass, term, language, stems, words, head: once(headOf(text, language)) })
  }
  for (const language of locales) {
    for (const { number, terms, shortName } of niceClasses) {
      for (const [term, text] of terms.entries()) add(number, term, language, text[language])
      add(number, -1, language, shortName[language])
    }
    for (const { niceClass, words } of everydayWords) {
      for (const word of words[language].split(', ')) add(niceClass, -1, language, word)
    }
  }
  const stemsByLength = new Map<number, string[]>()
  for (const stem of vocabulary.keys()) {
    if (stem.length < shortestPart) continue
    const its = stemsByLength.get(stem.length)
    if (its) its.push(stem)
    else stemsByLength.set(stem.length, [stem])
  }
  const byLength = new Map([...stemsByLength].map(([length, stems]) => [length, { stems, letters: bytes(stems.join('')) }]))
  built = { texts, vocabulary, byLength }
  known = undefined
  return built
}

const noLetters = new Uint8Array(0)
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Returns the stems that a word of the query may mean, with the quality of each. */
function meanings(word: string, { vocabulary, byLength }: TermIndex): Map<string, number> {
  const own = [...new Set([foldName(word), ...locales.map((language) => stemOf(word, language))])].filter(Boolean)
  const found = new Map<string, number>()
  const add = (stem: string, value: number) => {
    if (value > (found.get(stem) ?? 0)) found.set(stem, value)
  }
  for (const stem of vocabulary.keys()) {
    for (const variant of own) {
      if (stem === variant) add(stem, likeness.same)
      else if (variant.length >= shortestBeginning && stem.startsWith(variant)) {
        add(stem, likeness.beginning * (0.8 + (0.2 * variant.length) / stem.length))
      } else if (variant.length >= shortestPart && stem.endsWith(variant)) add(stem, likeness.endOfCompound)
      else if (variant.length >= shortestPart && stem.includes(variant)) add(stem, likeness.partOfCompound)
      // The query's compound is more specific than the term: "Damensportschuhe" are sports shoes.
      else if (stem.length >= shortestPart + 1 && variant.endsWith(stem)) add(stem, likeness.partOfCompound)
    }
  }
  // Only an unknown word is checked for misspellings.
  if (found.size > 0) return found
  for (const variant of own.filter(({ length }) => length >= shortestPart)) {
    const letters = bytes(variant)
    for (let length = letters.length - mostTypedMore; length <= letters.length + mostTypedMore; length++) {
      const { stems = [], letters: others = noLetters } = byLength.get(length) ?? {}
      stems.forEach((stem, at) => {
        const alike = lookSimilarity(letters, 0, letters.length, others, at * length, (at + 1) * length)
        if (alike >= typingFrom) add(stem, likeness.typing * alike)
      })
    }
  }
  return found
}

/**
 * Finds terms of the Nice Classification for a text in any of the five languages, best first, each term once.
 * Understands inflected words, parts of compounds and misspellings. The more words of the query a term matches, the
 * better it scores.
 * @param text the typed text; a blank text finds nothing
 * @param classes limits the search to these classes; an empty list means all
 */
export function searchTerms(text: string, locale: Locale, size: number, classes: readonly number[] = []): FoundTerm[] {
  const index = termIndex()
  const words = [...new Set(wordsOf(text))].slice(0, mostWords)
  const answers = words.map((word) => meanings(word, index)).filter(({ size: count }) => count > 0)
  if (answers.length === 0) return []
  const typed = words.map(foldName)
  const asked = new Set<number>()
  for (const stems of answers) for (const stem of stems.keys()) for (const at of index.vocabulary.get(stem) ?? []) asked.add(at)
  const best = new Map<string, FoundTerm>()
  for (const at of asked) {
    const { niceClass, term, language, stems, words: written, head } = index.texts[at] as IndexedText
    if (classes.length > 0 && !classes.includes(niceClass)) continue
    let sum = 0
    const answering = new Set<string>()
    for (const word of answers) {
      let value = 0
      let by = ''
      for (const stem of stems) {
        const its = word.get(stem) ?? 0
        if (its > value) [value, by] = [its, stem]
      }
      sum += value
      if (by !== '') answering.add(by)
    }
    // Unknown words lower the score without hiding the match of the known ones.
    const answered = sum / words.length
    const others = (stems.length - answering.size) / (stems.length + words.length)
    const literal = typed.filter((word) => written.includes(` ${word} `)).length / typed.length
    const score =
      answered * (1 - weightOfOthers * others) +
      (answering.has(head) ? byHead : 0) +
      byWord * literal +
      (language === locale ? ownLanguage : 0)
    const key = `${niceClass}.${term}`
    if (score >= leastScore && score > (best.get(key)?.score ?? 0)) best.set(key, { niceClass, term, language, score })
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.niceClass - b.niceClass || a.term - b.term).slice(0, size)
}

import { type Locale, locales } from '@marklot/contracts'
import { everydayWords, niceClasses } from '@marklot/nice'
import { foldName, lookSimilarity } from '@marklot/similarity'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as spanish } from '@orama/stemmers/spanish'

/** A term of the classification that answers a query. */
export interface FoundTerm {
  niceClass: number
  /** Position of the term in its class; -1: the class as a whole answers, by its name or by an everyday word. */
  term: number
  /** The language in which it answers; the caller's own wherever that is as good. */
  language: Locale
  /** How well it answers, greater is better; comparable within one query. */
  score: number
}

/*
 * All terms of all classes in all five languages, taken apart once into stems:
 *
 *   vocabulary  stem → the terms that have it               sportschuh → [class 25, term 11, de], …
 *   query       each word → the stems it may mean, with a likeness: the stem itself, its beginning, a part of a compound, a typing error
 *   term        the mean of its words' likeness, less for words nobody asked for
 *
 * About 9,000 texts: a query costs a few milliseconds and no more memory than the texts themselves.
 */

interface IndexedText {
  niceClass: number
  term: number
  language: Locale
  stems: string[]
  /** As they are written, folded: of words with the same stem the one that was typed is meant, "scarpe" rather than "scarpiere". */
  words: ReadonlySet<string>
  /** What the term is, the rest says of which kind: "shoes" in "sports shoes", "chaussures" in "chaussures de course". */
  head: string
}

/** How good an answer a stem is that is not the word itself. */
const likeness = { same: 1, beginning: 0.85, endOfCompound: 0.8, partOfCompound: 0.65, typing: 0.75 }
/** A part of a compound or a beginning has at least so many letters; shorter ones are in every word. */
const shortestPart = 4
const shortestBeginning = 3
/** From this likeness to the eye on (0 to 1) a word is taken for another with a typing error. */
const typingFrom = 0.8
/** Letters more or less than the word meant. */
const mostTypedMore = 2
/** What the words count that the term has and the query has not. */
const weightOfOthers = 0.3
/** An answer by what the term is goes before one by what it is for. */
const byHead = 0.08
/** An answer by the very word goes before one by its stem, as far as the words of the query are there. */
const byWord = 0.04
/** An answer in the caller's own language goes before an equal one in another. */
const ownLanguage = 0.05
/** More words are not looked at. */
const mostWords = 12
/** Answers below are noise. */
const leastScore = 0.45

/** Snowball's algorithms. */
const stemmers: Record<Locale, (word: string) => string> = {
  de: german,
  en: english,
  fr: french,
  es: spanish,
  it: italian,
}

/** Words that say nothing of goods. */
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

const known = new Map<string, string>()
function stemOf(word: string, language: Locale): string {
  const key = `${language}:${word}`
  let stem = known.get(key)
  if (stem === undefined) {
    stem = foldName(stemmers[language](word)) || foldName(word)
    if (known.size < 50_000) known.set(key, stem)
  }
  return stem
}
const stemsOf = (text: string, language: Locale): string[] =>
  [...new Set(wordsOf(text).map((word) => stemOf(word, language)))].filter(Boolean)

/** Germanic terms end with what they are, Romance ones begin with it; what stands behind a comma or a preposition is a restriction. */
function headOf(text: string, language: Locale): string {
  const [core = text] = text.split(/,| (?:für|zur|zum|aus|als|mit|in|for|of|as|with|other|not|pour|para|per|de|di|en) /u)
  const stems = stemsOf(core, language)
  return (language === 'de' || language === 'en' ? stems.at(-1) : stems[0]) ?? ''
}

interface TermIndex {
  texts: IndexedText[]
  /** Stem → positions in `texts`. */
  vocabulary: Map<string, number[]>
  /** The stems by their number of letters, for typing errors. */
  byLength: Map<number, { stem: string; letters: Uint8Array }[]>
}

let built: TermIndex | undefined

/** Takes the terms apart, a few tenths of a second; called once at the start, so that no request waits for it. */
export function prepareTermSearch(): void {
  termIndex()
}

function termIndex(): TermIndex {
  if (built) return built
  const texts: IndexedText[] = []
  const vocabulary = new Map<string, number[]>()
  const add = (niceClass: number, term: number, language: Locale, text: string) => {
    const stems = stemsOf(text, language)
    for (const stem of stems) {
      const its = vocabulary.get(stem)
      if (its) its.push(texts.length)
      else vocabulary.set(stem, [texts.length])
    }
    texts.push({ niceClass, term, language, stems, words: new Set(wordsOf(text).map(foldName)), head: headOf(text, language) })
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
  const byLength = new Map<number, { stem: string; letters: Uint8Array }[]>()
  for (const stem of vocabulary.keys()) {
    if (stem.length < shortestPart) continue
    const its = byLength.get(stem.length) ?? []
    its.push({ stem, letters: bytes(stem) })
    byLength.set(stem.length, its)
  }
  built = { texts, vocabulary, byLength }
  return built
}

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** The stems a word of the query may mean, with how well each answers it. */
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
      // The query's compound says more than the term: "Damensportschuhe" are sports shoes.
      else if (stem.length >= shortestPart + 1 && variant.endsWith(stem)) add(stem, likeness.partOfCompound)
    }
  }
  // Only a word that is not known as it stands is taken for a typing error.
  if (found.size > 0) return found
  for (const variant of own.filter(({ length }) => length >= shortestPart)) {
    const letters = bytes(variant)
    for (let length = letters.length - mostTypedMore; length <= letters.length + mostTypedMore; length++) {
      for (const { stem, letters: other } of byLength.get(length) ?? []) {
        const alike = lookSimilarity(letters, 0, letters.length, other, 0, other.length)
        if (alike >= typingFrom) add(stem, likeness.typing * alike)
      }
    }
  }
  return found
}

/**
 * Terms of the Nice Classification that answer a text in any of the five languages, the best first, each term once. Inflected words,
 * parts of compounds and typing errors are understood; a query of several words is best answered by terms that have all of them.
 * @param text what somebody typed; a blank text finds nothing
 * @param classes only terms of these classes; empty: of all
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
    // Words nothing is known of count as not answered, yet they do not hide what is known.
    const answered = sum / words.length
    const others = (stems.length - answering.size) / (stems.length + words.length)
    const literal = typed.filter((word) => written.has(word)).length / typed.length
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

import { everydayWords, niceClasses } from '@marklot/nice'
import { foldVariants, squash } from '@marklot/similarity'
import { concepts } from '@marklot/similarity/meaning/vocabulary'
import { regularForms, type WordKind } from '@marklot/similarity/meaning/word-forms'
import { grammar } from './lists/phrases.ts'
import { spokenKey } from './sign/spoken-key.ts'
import { type Language, languages, meaningsOf, type WordRole } from './vocabulary/area.ts'
import { areas } from './vocabulary/index.ts'

/** What a word says in one language, and in which classes. */
export interface Sense {
  readonly role: WordRole
  /** 45 places, by class number less one. */
  readonly classes: ReadonlySet<number>
}

/** The words of one language, folded and without spaces. */
export interface LanguageWords {
  readonly senses: ReadonlyMap<string, readonly Sense[]>
  /** Numbers of the concepts that a word stands for, of the dictionary of `@marklot/similarity`. */
  readonly concepts: ReadonlyMap<string, readonly number[]>
  /** Words of grammar. */
  readonly grammar: ReadonlySet<string>
  /** Classes whose headings, terms and everyday words contain a word (by its stem), with the number of classes. */
  readonly terms: ReadonlyMap<string, ReadonlySet<number>>
  /** Words with a sense, by how they are heard: finds KWIK for "quick". */
  readonly spoken: ReadonlyMap<string, string>
}

const adjectiveRoles: ReadonlySet<WordRole> = new Set(['praise', 'quality'])

/** The folded spellings of a word or phrase, joined: MÜLLER is "muller" and "mueller". */
export const spellings = (word: string): string[] => foldVariants(word).map(squash)

const longestStem = 3
const ending = /(?:ern|en|er|es|e|s|n)$/
/** A word without its last inflection, so that "Maschinen", "machines" and "macchine" meet their singular. */
export function stem(word: string): string {
  const cut = word.replace(ending, '')
  return cut.length < longestStem ? word : cut
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else if (!known.includes(value)) known.push(value)
}

function readSenses(language: Language): Map<string, Sense[]> {
  const senses = new Map<string, Sense[]>()
  for (const area of areas) {
    const sense: Sense = { role: area.role, classes: new Set(area.classes) }
    const kind: WordKind = adjectiveRoles.has(area.role) ? 'adjective' : 'noun'
    for (const meaning of meaningsOf(area)) {
      for (const word of meaning[language]) {
        for (const form of [word, ...regularForms(language, word, kind)])
          for (const spelling of spellings(form)) push(senses, spelling, sense)
      }
    }
  }
  return senses
}

const termWord = /[^a-z0-9]+/
const shortestTermWord = 3
function readTerms(language: Language, ignored: ReadonlySet<string>): Map<string, Set<number>> {
  const terms = new Map<string, Set<number>>()
  const add = (text: string, niceClass: number) => {
    for (const folded of foldVariants(text)) {
      for (const word of folded.split(termWord)) {
        if (word.length < shortestTermWord || ignored.has(word)) continue
        const key = stem(word)
        const known = terms.get(key)
        if (known === undefined) terms.set(key, new Set([niceClass]))
        else known.add(niceClass)
      }
    }
  }
  for (const { number, heading, terms: list } of niceClasses) {
    add(heading[language], number)
    for (const term of list) add(term[language], number)
  }
  for (const { niceClass, words } of everydayWords) add(words[language], niceClass)
  return terms
}

function readLanguage(language: Language): LanguageWords {
  const grammarWords = new Set(grammar[language].split(' ').flatMap(spellings))
  const senses = readSenses(language)
  const conceptsOf = new Map<string, number[]>()
  for (const [number, concept] of concepts.entries()) for (const word of concept[language]) push(conceptsOf, word, number)
  const spoken = new Map<string, string>()
  for (const word of senses.keys()) {
    if (word.length < shortestSpoken) continue
    const key = spokenKey(word)
    if (!spoken.has(key)) spoken.set(key, word)
  }
  return { senses, concepts: conceptsOf, grammar: grammarWords, terms: readTerms(language, grammarWords), spoken }
}
const shortestSpoken = 4

const read = new Map<Language, LanguageWords>()
/** The words of a language; read at first use and kept. */
export function wordsOf(language: Language): LanguageWords {
  let words = read.get(language)
  if (words === undefined) {
    words = readLanguage(language)
    read.set(language, words)
  }
  return words
}

/** Whether a word belongs to the language at all. */
export const isKnown = (word: string, words: LanguageWords): boolean =>
  words.senses.has(word) || words.concepts.has(word) || words.grammar.has(word) || words.terms.has(stem(word))

/** Reads all languages now, so that the first case is not slower than the others. */
export function loadGrounds(): void {
  for (const language of languages) wordsOf(language)
}

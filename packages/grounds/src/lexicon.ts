import { everydayWords, niceClasses } from '@marklot/nice'
import { foldVariants } from '@marklot/similarity'
import { cellsOf } from '@marklot/similarity/meaning/concept-table'
import { conceptCount, wordsOfConcept } from '@marklot/similarity/meaning/vocabulary'
import { regularForms, type WordKind } from '@marklot/similarity/meaning/word-forms'
import { grammar } from './lists/phrases.ts'
import { spokenKey } from './spoken-key.ts'
import { readTradeWords, type TradeWords } from './trade-words.ts'
import { classesOf, type Language, meaningsOf, type WordRole } from './vocabulary/area.ts'
import { combiningForms } from './vocabulary/combining-forms.ts'
import { conceptFields } from './vocabulary/concept-fields.ts'
import { areas } from './vocabulary/index.ts'
import type { UnionLanguage } from './vocabulary/union-languages.ts'
import { wordnetAdjectives, wordnetAdverbs, wordnetNouns, wordnetOtherNouns, wordnetVerbs } from './vocabulary/wordnet.ts'
import { wordnetGlosses } from './vocabulary/wordnet-glosses.ts'
import { spellings, stem } from './word-spelling.ts'

/** What a word says in one language, and for which classes. */
export interface Sense {
  readonly role: WordRole
  /** 45 places, by class number less one. */
  readonly classes: ReadonlySet<number>
  /** 0 to 1: how far a general dictionary counts, relative to a list of words chosen for their use in trade. */
  readonly weight: number
}

/** A language that the public of an office speaks. */
export type PublicLanguage = Language | UnionLanguage

/** The words of one language, folded and without spaces. */
export interface LanguageWords {
  readonly language: PublicLanguage
  readonly senses: ReadonlyMap<string, readonly Sense[]>
  /** Numbers of the concepts that a word stands for, in the dictionary of `@marklot/similarity`. */
  readonly concepts: ReadonlyMap<string, readonly number[]>
  /** Ordinary words that say nothing about goods. */
  readonly dictionary: { has(word: string): boolean }
  /** The synonyms, kinds and first words of the gloss of a word, with spaces between them. */
  readonly glosses: ReadonlyMap<string, string>
  /** English words of the same meaning, for languages that have no concepts or glosses of their own. */
  readonly english: ReadonlyMap<string, readonly string[]>
  /** Function words. */
  readonly grammar: ReadonlySet<string>
  /** Classes whose headings, terms and everyday words contain a word (by its stem), with the number of classes. */
  readonly terms: ReadonlyMap<string, ReadonlySet<number>>
  /** Words and phrases by the trades whose goods they describe. */
  readonly trade: TradeWords
  /** Words by their sound: finds KWIK for "quick". */
  readonly spoken: ReadonlyMap<string, string>
}

const adjectiveRoles: ReadonlySet<WordRole> = new Set(['praise', 'quality'])

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else if (!known.includes(value)) known.push(value)
}

/** Returns regular comparatives and superlatives. French forms them with separate words, so it has none here. */
function comparedForms(language: Language, word: string): string[] {
  if (word.includes(' ')) return []
  const base = word.replace(/[aeo]$/, '')
  switch (language) {
    case 'en':
      if (word.length > longestCompared) return []
      return word.endsWith('y')
        ? [`${word.slice(0, -1)}ier`, `${word.slice(0, -1)}iest`]
        : [`${word.replace(/e$/, '')}er`, `${word.replace(/e$/, '')}est`]
    case 'de': {
      const joined = /[dtsßxz]$/.test(word) ? `${word}est` : `${word.replace(/e$/, '')}st`
      return [
        ...['e', 'er', 'es', 'en'].map((last) => joined + last),
        ...['', 'e', 'er', 'es', 'en'].map((last) => `${word.replace(/e$/, '')}er${last}`),
      ]
    }
    case 'es':
      return ['o', 'a', 'os', 'as'].map((last) => `${base}ísim${last}`)
    case 'it':
      return ['o', 'a', 'i', 'e'].map((last) => `${base}issim${last}`)
    default:
      return []
  }
}
/** Longer English adjectives take "more" and "most". */
const longestCompared = 7

function readSenses(language: Language): Map<string, Sense[]> {
  const senses = new Map<string, Sense[]>()
  for (const area of areas) {
    const sense: Sense = { role: area.role, classes: new Set(area.classes), weight: 1 }
    const kind: WordKind = adjectiveRoles.has(area.role) ? 'adjective' : 'noun'
    for (const meaning of meaningsOf(area)) {
      for (const word of meaning[language]) {
        // English trade uses adjectives as nouns: originals, naturals.
        const forms = kind === 'adjective' ? comparedForms(language, word) : []
        for (const form of [word, ...regularForms(language, word, language === 'en' ? 'noun' : kind), ...forms])
          for (const spelling of spellings(form)) push(senses, spelling, sense)
      }
    }
  }
  for (const { role, classes, forms } of combiningForms) {
    const sense: Sense = { role, classes: new Set(classes), weight: 1 }
    for (const form of forms.trim().split(/\s+/)) push(senses, form, sense)
  }
  addConcepts(senses, language)
  return senses
}

/** Adds the fields of the concept list for words that the lists of trade lack. */
function addConcepts(senses: Map<string, Sense[]>, language: Language): void {
  const listed = new Set(senses.keys())
  for (const { role, classes, table } of conceptFields) {
    const isWide = classes.length > wideField
    const sense: Sense = { role, classes: new Set(classes), weight: isWide ? ofWideField : ofField }
    for (const cells of cellsOf(table)) {
      for (const word of cells[language]) {
        const forms = table.kind === 'adjective' ? comparedForms(language, word) : []
        for (const form of [word, ...regularForms(language, word, table.kind), ...forms])
          for (const spelling of spellings(form)) if (!isWide || !listed.has(spelling)) push(senses, spelling, sense)
      }
    }
  }
}

/**
 * The certainty for a field of WordNet, for a field that fits all goods, for its adjectives and adverbs in any field,
 * and for its verbs.
 */
const ofField = 0.85
const ofWideField = 0.65
/** Fields of more classes than this are wide: they hold words of everyday life. */
const wideField = 20
const ofAdjective = 0.7
const ofVerb = 0.55
/** A noun that no tagged text uses: few people know it, and it may be a person's name. */
const ofRareWord = 0.7

/** Returns the forms in -ed and -ing of an English verb. */
function participles(verb: string): string[] {
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`, `${verb}ing`]
  if (verb.endsWith('e')) return [`${verb}d`, `${verb.slice(0, -1)}ing`]
  const last = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) ? verb.at(-1) : ''
  return [`${verb}${last}ed`, `${verb}${last}ing`]
}

/** Adds WordNet's English words that the lists of trade lack. */
function addWordnet(senses: Map<string, Sense[]>, dictionary: Set<string>): void {
  const all = new Set<number>(classesOf.all)
  const listed = new Set(senses.keys())
  const add = (word: string, sense: Sense, kind: WordKind, forms: readonly string[] = []) => {
    for (const form of [word, ...regularForms('en', word, kind), ...forms]) {
      dictionary.add(form)
      if (!listed.has(form) || sense.classes.size < all.size) push(senses, form, sense)
    }
  }
  const isUsed = new Set(wordnetOtherNouns.trim().split(/\s+/))
  for (const { role, classes, words } of wordnetNouns) {
    const sense: Sense = { role, classes: new Set(classes), weight: classes.length > wideField ? ofWideField : ofField }
    const rare: Sense = { ...sense, weight: sense.weight * ofRareWord }
    for (const word of words.trim().split(/\s+/)) add(word, isUsed.has(word) ? sense : rare, 'noun')
  }
  for (const [words, role, weight] of [
    [wordnetAdjectives, 'quality', ofAdjective],
    [wordnetAdverbs, 'quality', ofAdjective],
    [wordnetVerbs, 'purpose', ofVerb],
  ] as const) {
    const sense: Sense = { role, classes: all, weight }
    for (const word of words.trim().split(/\s+/))
      if (role === 'purpose') add(word, sense, 'noun', participles(word))
      else add(word, sense, 'adjective', role === 'quality' ? comparedForms('en', word) : [])
  }
  for (const word of isUsed) for (const form of [word, ...regularForms('en', word, 'noun')]) dictionary.add(form)
}

/** Returns the line of each word. Stems are computed when a word is looked up, because few words are. */
function readGlosses(): Map<string, string> {
  const glosses = new Map<string, string>()
  for (const line of wordnetGlosses.trim().split('\n')) {
    const space = line.indexOf(' ')
    const word = line.slice(0, space)
    const gloss = line.slice(space + 1)
    for (const form of [word, ...regularForms('en', word, 'noun')]) if (!glosses.has(form)) glosses.set(form, gloss)
  }
  return glosses
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
  const dictionary = new Set<string>()
  if (language === 'en') addWordnet(senses, dictionary)
  const conceptsOf = new Map<string, number[]>()
  for (let concept = 0; concept < conceptCount; concept++)
    for (const word of wordsOfConcept(concept, language)) push(conceptsOf, word, concept)
  const spoken = new Map<string, string>()
  for (const word of [...senses.keys(), ...conceptsOf.keys(), ...dictionary]) {
    const key = spokenKey(word)
    if (key.length >= shortestSpoken && !spoken.has(key)) spoken.set(key, word)
  }
  return {
    language,
    senses,
    concepts: conceptsOf,
    dictionary,
    glosses: language === 'en' ? readGlosses() : new Map(),
    english: new Map(),
    grammar: grammarWords,
    terms: readTerms(language, grammarWords),
    trade: readTradeWords(language),
    spoken,
  }
}
/** Too many shorter words sound alike. */
export const shortestSpoken = 4

const read = new Map<Language, LanguageWords>()
/** Returns the words of one of the five languages; read on first use and kept. */
export function wordsOf(language: Language): LanguageWords {
  let words = read.get(language)
  if (words === undefined) {
    words = readLanguage(language)
    read.set(language, words)
  }
  return words
}

const stemsOfGlosses = new Map<string, readonly string[]>()
/** Stems of the synonyms, kinds and first words of the gloss of an English word; computed on first use and kept. */
export function glossStems(word: string): readonly string[] {
  const known = stemsOfGlosses.get(word)
  if (known !== undefined) return known
  const gloss = wordsOf('en').glosses.get(word)
  if (gloss === undefined) return []
  const stems = gloss.split(' ').map(stem)
  stemsOfGlosses.set(word, stems)
  return stems
}

/** Returns the English words of a concept, folded. */
export const englishOf = (concept: number): readonly string[] => wordsOfConcept(concept, 'en')

/** Returns whether a word belongs to the language at all. */
export const isKnown = (word: string, words: LanguageWords): boolean =>
  words.senses.has(word) ||
  words.concepts.has(word) ||
  words.dictionary.has(word) ||
  words.grammar.has(word) ||
  words.terms.has(stem(word))

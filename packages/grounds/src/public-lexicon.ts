import { loadConcepts } from '@marklot/linguistics/concepts'
import { readLanguage } from '@marklot/linguistics/language-source'
import { languageSources } from '@marklot/linguistics/languages/index'
import { type LanguageWords, type PublicLanguage, type Sense, wordsOf } from './lexicon.ts'
import { languages } from './vocabulary/area.ts'
import { adjectiveEndings, type UnionLanguage, unionGrammar, unionLanguages } from './vocabulary/union-languages.ts'
import { unionWords } from './vocabulary/union-words.ts'
import { spellings, stem } from './word-spelling.ts'

/** One word and its English meaning. */
interface Translation {
  readonly word: string
  /** English words of the same meaning, as the lists of trade spell them. */
  readonly english: readonly string[]
  /** Whether the word is one of trade; all others are everyday words of any field. */
  readonly isOfTrade: boolean
}

function* wordsOfTrade(language: UnionLanguage): Generator<Translation> {
  const column = unionLanguages.indexOf(language) + 1
  for (const line of unionWords.trim().split('\n')) {
    const cells = line.split('|')
    const english = [(cells[0] as string).trim()]
    for (const word of (cells[column] as string).split(',')) {
      if (word.trim() !== '') yield { word: word.trim(), english, isOfTrade: true }
    }
  }
}

const mostMeanings = 2
let meanings: ReturnType<typeof loadConcepts> | undefined
const bracketed = /\s*\([^)]*\)/g
/** Returns the everyday words of the lists that also explain what a name means in other languages. */
function* everydayWords(language: UnionLanguage): Generator<Translation> {
  const source = languageSources.find(({ code }) => code === language)
  if (source === undefined) return
  meanings ??= loadConcepts()
  for (const { word, concept } of readLanguage(source, meanings)) {
    if (concept.register !== 'everyday') continue
    const english = concept.meaning.en.replace(bracketed, '').split(',', mostMeanings)
    yield { word, english: english.map((one) => one.trim()), isOfTrade: false }
  }
}

/** Shorter words are syllables or initials of other words. */
const shortestWord = 3
const adjectiveRoles: ReadonlySet<string> = new Set(['praise', 'quality'])
/** Returns the word and its other forms. Only adjectives have other forms here. */
function formsOf(word: string, language: UnionLanguage, senses: readonly Sense[]): string[] {
  if (word.includes(' ') || !senses.some(({ role }) => adjectiveRoles.has(role))) return [word]
  const endings = adjectiveEndings[language].find(([ending]) => ending.test(word))
  return endings === undefined ? [word] : [word, ...endings[1].map((other) => word.replace(endings[0], other))]
}

/**
 * What an English word, or words with one meaning, say. All words of other languages with the same meaning share it.
 */
interface Said {
  readonly english: readonly string[]
  readonly senses: readonly Sense[]
  readonly concepts: readonly number[]
  readonly classes: ReadonlySet<number>
}
const saidBy = new Map<string, Said>()
function whatIsSaid({ english, isOfTrade }: Translation): Said {
  const key = `${isOfTrade}|${english.join('|')}`
  const known = saidBy.get(key)
  if (known !== undefined) return known
  const words = wordsOf('en')
  const letters = english.flatMap(spellings)
  const senses = letters.flatMap((one) => words.senses.get(one) ?? [])
  const ofTrade = isOfTrade ? senses.filter(({ weight }) => weight === 1) : []
  const said = {
    english: letters,
    senses: ofTrade.length > 0 ? ofTrade : senses,
    concepts: letters.flatMap((one) => words.concepts.get(one) ?? []),
    classes: new Set(letters.flatMap((one) => [...(words.terms.get(stem(one)) ?? [])])),
  }
  saidBy.set(key, said)
  return said
}

/** Adds values to those of a key. Arrays are shared until a second meaning is added. */
function add<V>(map: Map<string, readonly V[]>, key: string, values: readonly V[]): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, values)
  else if (values.some((value) => !known.includes(value))) map.set(key, [...new Set([...known, ...values])])
}

/**
 * Reads a language of the Union. A word means in its language what its English equivalent means: the same senses,
 * concepts and classes.
 */
function readUnionLanguage(language: UnionLanguage): LanguageWords {
  const senses = new Map<string, readonly Sense[]>()
  const concepts = new Map<string, readonly number[]>()
  const english = new Map<string, readonly string[]>()
  const terms = new Map<string, ReadonlySet<number>>()
  for (const source of [wordsOfTrade(language), everydayWords(language)]) {
    for (const translation of source) {
      const said = whatIsSaid(translation)
      for (const spelling of formsOf(translation.word, language, said.senses).flatMap(spellings)) {
        if (spelling.length < shortestWord) continue
        add(english, spelling, said.english)
        if (said.senses.length > 0) add(senses, spelling, said.senses)
        if (said.concepts.length > 0) add(concepts, spelling, said.concepts)
        if (said.classes.size === 0) continue
        const known = terms.get(stem(spelling))
        terms.set(stem(spelling), known === undefined ? said.classes : new Set([...known, ...said.classes]))
      }
    }
  }
  return {
    language,
    senses,
    concepts,
    dictionary: english,
    glosses: new Map(),
    english,
    grammar: new Set(unionGrammar[language].split(' ').flatMap(spellings)),
    terms,
    // A word is looked up by its English equivalents.
    trade: new Map(),
    // The lists are too short to distinguish a misspelt word from another word.
    spoken: new Map(),
  }
}

/** Returns whether only the common words of a language are known. */
export const isFurtherLanguage = (language: PublicLanguage): language is UnionLanguage =>
  unionLanguages.some((one) => one === language)

const read = new Map<UnionLanguage, LanguageWords>()
/** Returns the words of a language that an office's public speaks; read on first use and kept. */
export function publicWordsOf(language: PublicLanguage): LanguageWords {
  if (!isFurtherLanguage(language)) return wordsOf(language)
  let words = read.get(language)
  if (words === undefined) {
    words = readUnionLanguage(language)
    read.set(language, words)
  }
  return words
}

/** Reads all languages now, so that the first case is not slower than the others. */
export function loadGrounds(): void {
  for (const language of [...languages, ...unionLanguages]) publicWordsOf(language)
}

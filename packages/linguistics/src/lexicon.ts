import { loadConcepts } from './concepts.ts'
import { isEnglishWord } from './english-words.ts'
import { foldedForms } from './fold.ts'
import { inflectedForms, isAbbreviation } from './inflections.ts'
import { type LanguageSource, type LanguageWord, readLanguage } from './language-source.ts'
import { languageSources } from './languages/index.ts'
import { roughCode, soundCode, withoutBritishR } from './reading/sound-code.ts'
import { type Spelling, speak } from './reading/spelling.ts'
import { nameSpellingsOf, spellingOf } from './reading/spellings.ts'

/** A word of the lexicon. */
export interface Entry extends LanguageWord {
  readonly language: string
  /** True when the word also has a meaning in its language that hurts nobody, such as a fruit. */
  readonly harmlessToo: boolean
  /** Its other forms by regular endings, in lower case, without those that are harmless words of their own. */
  readonly forms: readonly string[]
}

/** A written form of an entry. */
export interface WrittenForm {
  readonly entry: Entry
  /** True for a form made by a regular ending. */
  readonly inflected: boolean
}

/**
 * The words of one language that can hurt, by their sound. A name that merely sounds like a harmless word is not a
 * finding.
 */
export interface SpokenWords {
  readonly language: string
  /** How its speakers read names. */
  readonly spellings: readonly Spelling[]
  readonly exact: ReadonlyMap<string, readonly Entry[]>
  readonly rough: ReadonlyMap<string, readonly Entry[]>
  /** The usual vulgar and insulting words, by the sound of their regular endings. */
  readonly inflected: ReadonlyMap<string, readonly Entry[]>
  /** The usual vulgar and insulting words, by their codes with one sound left out. */
  readonly near: ReadonlyMap<string, readonly NearWord[]>
}

export interface NearWord {
  readonly entry: Entry
  readonly code: string
}

export interface Lexicon {
  readonly languages: readonly string[]
  /** Words of all languages by their folded written form, transliterations included. */
  readonly written: ReadonlyMap<string, readonly WrittenForm[]>
  readonly spoken: readonly SpokenWords[]
  /** The length of the longest written form. */
  readonly longest: number
}

function add<V>(map: Map<string, V[]>, key: string, value: V): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** Returns the sound of a word to its speakers: one code for the whole word or phrase. */
function codeOf({ word, transliteration, spoken }: LanguageWord, spelling: Spelling): string {
  if (spoken !== undefined) return soundCode(spoken)
  const written = (transliteration ?? word)
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
  return soundCode(
    written
      .split(' ')
      .map((part) => speak(part, spelling))
      .join(''),
  )
}

/**
 * Returns the sounds of a word. English words have a British reading as well. French words in -er are verbs, whose r is
 * silent, or words like "mer", in which it is heard.
 */
function codesOf(word: LanguageWord, language: string, spelling: Spelling): string[] {
  const code = codeOf(word, spelling)
  if (language === 'en') return [...new Set([code, withoutBritishR(code)])]
  const isSilent = language === 'fr' && word.spoken === undefined && /..er$/.test(word.word) && /...er$/.test(code)
  return isSilent ? [code, code.slice(0, -1)] : [code]
}

/** Shorter words are recognised only by their letters. */
const shortestHeard = 2

/** Codes of at least this length are also recognised if one sound differs. */
export const shortestNear = 4
const usualNear = 3

/** Returns a code and the codes with one sound left out: codes that differ in one sound share one of them. */
export function withoutOneSound(code: string): Set<string> {
  return new Set([code, ...Array.from(code, (_, at) => code.slice(0, at) + code.slice(at + 1))])
}

const isOffensive = ({ concept }: Entry) => concept.register === 'vulgar' || concept.register === 'insulting'
const isHeardNear = (entry: Entry, code: string) => code.length >= shortestNear && entry.rank < usualNear && isOffensive(entry)

function inflectedCodes(entry: Entry, spelling: Spelling): Set<string> {
  if (entry.rank >= usualNear || entry.transliteration !== undefined || !isOffensive(entry)) return new Set()
  // The spelling of such a word misleads, and so would that of its forms.
  const plural = entry.spoken !== undefined && entry.language === 'en' ? [soundCode(`${entry.spoken}s`)] : []
  const codes = [...entry.forms.map((form) => soundCode(speak(form, spelling))), ...plural]
  return new Set(codes.filter((code) => code.length > shortestHeard))
}

function addWritten(written: Map<string, WrittenForm[]>, entry: Entry): void {
  const { word, transliteration, forms } = entry
  const own = new Set([...foldedForms(word), ...(transliteration ? foldedForms(transliteration) : [])])
  const plain: WrittenForm = { entry, inflected: false }
  for (const form of own) add(written, form, plain)
  if (!entry.concept.hurtful) return
  const bent: WrittenForm = { entry, inflected: true }
  const inflected = new Set(forms.flatMap(foldedForms))
  for (const form of inflected) if (!own.has(form)) add(written, form, bent)
}

/**
 * The words of a hurtful concept are sorted by how usual they are. The first ones are reported even if they also have a
 * harmless meaning. Slang further down the line is reported only if it has none, and the end of a long line is not
 * reported at all. A person called Peach or Butterfly need not learn what a few people mean by that word.
 */
const usualWords = 12
const knownWords = 24

/** Returns true for English words like "number", which are not forms of "numb". */
const isDerivedEnglishWord = (form: string) => /(?:er|y)$/.test(form) && isEnglishWord(form)

function readWords(source: LanguageSource, concepts: ReturnType<typeof loadConcepts>): Entry[] {
  const words = readLanguage(source, concepts)
  const harmless = new Set(words.flatMap(({ word, concept }) => (concept.hurtful ? [] : foldedForms(word).slice(0, 1))))
  const isHarmless = (word: string) => foldedForms(word).some((form) => harmless.has(form))
  const isOtherWord = (form: string) => isHarmless(form) || (source.code === 'en' && isDerivedEnglishWord(form))
  const formsOf = (word: string) => inflectedForms(word, source.code).filter((form) => !isOtherWord(form))
  return words
    .map((word) => ({
      ...word,
      language: source.code,
      harmlessToo: isHarmless(word.word),
      forms: word.concept.hurtful ? formsOf(word.word) : [],
    }))
    .filter(({ concept, rank, harmlessToo }) => !concept.hurtful || rank < (harmlessToo ? usualWords : knownWords))
}

function buildLexicon(): Lexicon {
  const concepts = loadConcepts()
  const written = new Map<string, WrittenForm[]>()
  const spoken: SpokenWords[] = []
  for (const source of languageSources) {
    const spelling = spellingOf(source.code)
    const exact = new Map<string, Entry[]>()
    const rough = new Map<string, Entry[]>()
    const inflected = new Map<string, Entry[]>()
    const near = new Map<string, NearWord[]>()
    for (const entry of readWords(source, concepts)) {
      addWritten(written, entry)
      if (!entry.concept.hurtful) continue
      if (isAbbreviation(entry.word)) continue
      const codes = codesOf(entry, source.code, spelling).filter((code) => code.length >= shortestHeard)
      for (const code of codes) {
        add(exact, code, entry)
        add(rough, roughCode(code), entry)
        if (isHeardNear(entry, code)) for (const key of withoutOneSound(code)) add(near, key, { entry, code })
      }
      for (const code of inflectedCodes(entry, spelling)) if (!codes.includes(code)) add(inflected, code, entry)
    }
    spoken.push({ language: source.code, spellings: nameSpellingsOf(source.code), exact, rough, inflected, near })
  }
  let longest = 0
  for (const form of written.keys()) longest = Math.max(longest, form.length)
  return { languages: languageSources.map(({ code }) => code), written, spoken, longest }
}

let lexicon: Lexicon | undefined

/** Returns the words of all languages, read on the first call. */
export function loadLexicon(): Lexicon {
  lexicon ??= buildLexicon()
  return lexicon
}

import { foldName, foldVariants, squash } from '../letters/fold.ts'
import { bytesOf, hashBytes } from '../words/name-form.ts'
import { cellsOf } from './concept-table.ts'
import { conceptTables } from './concepts/index.ts'
import { type Language, languages, regularForms, type WordKind } from './word-forms.ts'

/** One concept with its words: folded, without spaces, the usual word first. */
export type Concept = Readonly<Record<Language, readonly string[]>>

/** Signed, see `weightOfHash`. */
const wordHash = (letters: string) => hashBytes(bytesOf(letters), 0, letters.length) | 0
/** With umlauts in both spellings. The reverse does not hold for the list: COEUR is no spelling of COUR. */
const foldings = (word: string) => (/[äöü]/.test(word) ? foldVariants(word) : [foldName(word)]).map(squash)

const written = conceptTables.flatMap((table) => cellsOf(table).map((cells) => ({ kind: table.kind, cells })))

function inEachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>
}

/**
 * Words written in the list, by language. A regular form never replaces one of them ("sole" is no plural of "sola").
 */
const listed = inEachLanguage((language) => new Set(written.flatMap(({ cells }) => cells[language].flatMap(foldings))))

function wordsOf(language: Language, words: readonly string[], kind: WordKind): string[] {
  const forms = new Set(words.flatMap(foldings))
  for (const word of words) {
    for (const form of regularForms(language, word, kind).flatMap(foldings)) if (!listed[language].has(form)) forms.add(form)
  }
  return [...forms]
}

/** All concepts of the list; the index is the concept's number. */
export const concepts: readonly Concept[] = written.map(({ kind, cells }) =>
  inEachLanguage((language) => wordsOf(language, cells[language], kind)),
)

const byHash = new Map<number, number[]>()
for (const [number, concept] of concepts.entries()) {
  for (const word of new Set(languages.flatMap((language) => concept[language]))) {
    const hash = wordHash(word)
    const known = byHash.get(hash)
    if (known === undefined) byHash.set(hash, [number])
    else known.push(number)
  }
}

const none: readonly number[] = []

/** Returns the concepts that a word may mean in any of the five languages; `hash` is `hashBytes` of its letters. */
export const conceptsOfHash = (hash: number): readonly number[] => byHash.get(hash | 0) ?? none

/** Articles, in the order in which a sign is most likely to begin with them. */
export const articles: Readonly<Record<Language, readonly string[]>> = {
  de: ['der', 'die', 'das', 'ein', 'eine', 'den', 'dem', 'des', 'einem', 'einen', 'einer'],
  en: ['the', 'a', 'an'],
  fr: ['le', 'la', 'les', 'l', 'un', 'une'],
  es: ['el', 'la', 'los', 'las', 'un', 'una', 'lo', 'unos', 'unas'],
  it: ['il', 'la', 'lo', 'l', 'i', 'gli', 'le', 'un', 'una', 'uno'],
}
const particles = 'von vom of de du des del della delle dei degli dello dell di da d dos do al alla alle'.split(' ')
const ignored = new Set([...languages.flatMap((language) => articles[language]), ...particles].map(wordHash))

/** Articles and particles carry no meaning: EL SOL means what SUN means. */
export const isIgnoredHash = (hash: number): boolean => ignored.has(hash | 0)

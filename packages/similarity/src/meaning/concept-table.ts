import { foldName, foldVariants, squash } from '../letters/fold.ts'
import { type Language, languages, regularForms, type WordKind } from './word-forms.ts'

/**
 * One table of the concept list: a concept per line, `de | en | fr | es | it`, synonyms after commas, usual word first.
 */
export interface ConceptTable {
  kind: WordKind
  text: string
}

/** Returns the cells of a table as written, one entry for each concept. */
export function cellsOf(table: ConceptTable): Record<Language, string[]>[] {
  return table.text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.split(',').map((word) => word.trim()))
      return Object.fromEntries(languages.map((language, i) => [language, cells[i] ?? []])) as Record<Language, string[]>
    })
}

/** With umlauts in both spellings. The reverse does not hold for the list: COEUR is no spelling of COUR. */
const foldings = (word: string) => (/[äöü]/.test(word) ? foldVariants(word) : [foldName(word)]).map(squash)

const inEachLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>

/**
 * Returns the words of all concepts with their regular forms: folded, without spaces, the usual word first. A regular
 * form never replaces a word of the list ("sole" is no plural of "sola").
 */
export function wordsOfTables(tables: readonly ConceptTable[]): Record<Language, string[]>[] {
  const written = tables.flatMap((table) => cellsOf(table).map((cells) => ({ kind: table.kind, cells })))
  const listed = inEachLanguage((language) => new Set(written.flatMap(({ cells }) => cells[language].flatMap(foldings))))
  return written.map(({ kind, cells }) =>
    inEachLanguage((language) => {
      const words = new Set(cells[language].flatMap(foldings))
      for (const word of cells[language])
        for (const form of regularForms(language, word, kind).flatMap(foldings)) if (!listed[language].has(form)) words.add(form)
      return [...words]
    }),
  )
}

/** Returns the text of `concept-words.ts`: a concept per line, its words in `languages` between bars. */
export const textOfTables = (tables: readonly ConceptTable[]): string =>
  wordsOfTables(tables)
    .map((words) => languages.map((language) => words[language].join(' ')).join('|'))
    .join('\n')

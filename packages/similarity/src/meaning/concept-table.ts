import { type Language, languages, type WordKind } from './word-forms.ts'

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

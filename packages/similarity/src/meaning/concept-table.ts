import { type Language, languages, type WordKind } from './word-forms.ts'

/** A table of the concept list: one concept a line, `de | en | fr | es | it`, synonyms separated by commas, the usual word first. */
export interface ConceptTable {
  kind: WordKind
  text: string
}

/** The cells of a table as written, one entry for each concept. */
export function cellsOf(table: ConceptTable): Record<Language, string[]>[] {
  return table.text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.split(',').map((word) => word.trim()))
      return Object.fromEntries(languages.map((language, i) => [language, cells[i] ?? []])) as Record<Language, string[]>
    })
}

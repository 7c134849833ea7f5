import type { Translated } from './types.ts'

/**
 * Reads a table of texts: one line per text, with the five languages in the order de | en | fr | es | it. In a table,
 * one sees at a glance whether the translations of a row match. Empty lines are skipped.
 * @throws Error when a line does not have five non-empty columns, which is a bug in the program's data
 */
export function readTable(table: string): Translated[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [de, en, fr, es, it, ...rest] = line.split('|').map((text) => text.trim())
      if (!de || !en || !fr || !es || !it || rest.length > 0) {
        throw new Error(`Expected five texts (de | en | fr | es | it) in: ${line.trim()}`)
      }
      return { de, en, fr, es, it }
    })
}

/** The texts of a class. Number, kind and short name follow from its position in the list. */
export interface ClassTexts {
  readonly heading: Translated
  readonly terms: readonly Translated[]
}

/**
 * Reads the table of one class: the first line is its heading, every further line one term.
 * @throws Error like {@link readTable}, and when the table is empty.
 */
export function readClass(table: string): ClassTexts {
  const [heading, ...terms] = readTable(table)
  if (!heading) throw new Error('A class needs a heading')
  return { heading, terms }
}

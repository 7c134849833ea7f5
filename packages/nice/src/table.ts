import type { Translated } from './types.ts'

/**
 * Reads a table of texts: one line per text, the five languages in the order de | en | fr | es | it.
 * The classes are written as tables because a row shows at a glance whether its translations belong together.
 * Empty lines are skipped.
 * @throws Error when a line does not have five non-empty columns; the data is part of the program, so this is a fault of ours.
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

/** What a class says of itself; number, kind and short name come from its place in the list. */
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

import { usualTerms } from './usual-terms.ts'

/** A line of the table: the names of a business in five languages, and what it usually files in a class. */
export interface UsualLine {
  /** In the order de, en, fr, es, it. */
  readonly names: readonly (readonly string[])[]
  /** In English, the most usual one first. */
  readonly terms: readonly string[]
}

const languageCount = 5
const split = (text: string, at: string) => text.split(at).map((one) => one.trim())

/**
 * Reads the usual terms of a class.
 * @throws Error when a line does not have six cells, which is a bug in the program's data
 */
export function readUsualTerms(niceClass: number): UsualLine[] {
  const lines = split(usualTerms[niceClass] ?? '', '\n').filter((line) => line !== '')
  return lines.map((line) => {
    const cells = split(line, '|')
    if (cells.length !== languageCount + 1) throw new Error(`Expected five cells of names and the terms in: ${line}`)
    const names = cells.slice(0, languageCount).map((cell) => split(cell, ','))
    return { names, terms: split(cells[languageCount] as string, ';') }
  })
}

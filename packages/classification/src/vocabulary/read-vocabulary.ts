import { activities } from './activities.ts'
import { words01To05 } from './classes-01-05.ts'
import { words06To10 } from './classes-06-10.ts'
import { words11To15 } from './classes-11-15.ts'
import { words16To20 } from './classes-16-20.ts'
import { words21To25 } from './classes-21-25.ts'
import { words26To30 } from './classes-26-30.ts'
import { words31To35 } from './classes-31-35.ts'
import { words36To40 } from './classes-36-40.ts'
import { words41To45 } from './classes-41-45.ts'
import { colloquialWords } from './colloquial-words.ts'
import { makers } from './makers.ts'
import { serviceBusinesses } from './service-businesses.ts'
import { shops } from './shops.ts'

/** One good or service of a class, or a word that stands for it, in one language. */
export interface VocabularyEntry {
  readonly niceClass: number
  readonly text: string
}

const languageCount = 5

const tables: Readonly<Record<number, string>> = {
  ...words01To05,
  ...words06To10,
  ...words11To15,
  ...words16To20,
  ...words21To25,
  ...words26To30,
  ...words31To35,
  ...words36To40,
  ...words41To45,
}

const parts = [tables, activities, colloquialWords, { 35: shops }, makers, serviceBusinesses]

/** A line of the vocabulary: words about the same goods or services. */
export interface VocabularyLine {
  readonly niceClass: number
  /** The phrases by language, in the order de, en, fr, es, it. */
  readonly cells: readonly (readonly string[])[]
}

let lines: readonly VocabularyLine[] | undefined

/** Returns all lines, read on the first call. */
export function readLines(): readonly VocabularyLine[] {
  lines ??= parts.flatMap((part) =>
    Object.entries(part).flatMap(([key, table]) => cellsOf(table).map((cells) => ({ niceClass: Number(key), cells }))),
  )
  return lines
}

/** Returns the single words that mean a shop. */
export const namesOfShops = (): string[] =>
  cellsOf(shops)
    .flat(2)
    .filter((phrase) => /^\p{L}+$/u.test(phrase))

/** Returns the words and phrases of a class. */
export const phrasesOfClass = (niceClass: number): string[] =>
  readLines().flatMap((line) => (line.niceClass === niceClass ? line.cells.flat() : []))

/** Returns all phrases with their classes. */
export function readVocabulary(): VocabularyEntry[] {
  return readLines().flatMap(({ niceClass, cells }) => cells.flat().map((text) => ({ niceClass, text })))
}

/**
 * Reads the table of a class. A line has five cells in the order de | en | fr | es | it, and each cell has one or more
 * words or phrases, separated by commas. The cells of a line are about the same things but do not correspond word by
 * word.
 * @throws Error when a line does not have five cells, which is a bug in the program's data
 */
function cellsOf(table: string): string[][][] {
  const lines = table.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const cells = line.split('|')
    if (cells.length !== languageCount) throw new Error(`Expected five cells (de | en | fr | es | it) in: ${line.trim()}`)
    return cells.map((cell) => cell.split(',').map((phrase) => phrase.trim()))
  })
}

import { readFileSync } from 'node:fs'

/** A name that was unlucky in a language, or was said to be. */
export interface MeaningCase {
  readonly id: string
  readonly name: string
  /** The language in English, or several. */
  readonly language: string
  /** The meaning in English, as "word: meaning" or the meaning alone. */
  readonly meaning: string
  /** How the name resembles the word: `exact`, `sound-alike`, `contained` and so on. */
  readonly match: string
  /** `contested` when the story or its effect is doubtful. */
  readonly status: string
}

/** Reads cases, one JSON object a line. */
export function readCases(file: string): MeaningCase[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): MeaningCase => JSON.parse(line))
}

/*
 * Decided conflicts, one JSON object a line. Only signs, goods and classes are put into a search or an assessment; what tells the outcome
 * (grounds, differences, relation of the goods) only sorts the figures.
 */
import { readFileSync } from 'node:fs'

/** A row of the list. */
export interface ConflictPair {
  id: string
  /** The later sign; several are separated by semicolons. Pictures stand in brackets or are described in words. */
  contested: string
  earlier: string
  /** Kind of the contested and of the earlier sign, `word/combined`. */
  kind: string
  /** Goods and services in short; `X v Y` where the two differ, contested first. May be empty. */
  goods_services: string
  nice_classes: number[]
  outcome: 'conflict' | 'no_conflict'
  /** EU, DE, US … */
  jurisdiction: string
  year: number | null
  similarity_grounds: string[]
  goods_relation: 'identical' | 'similar' | 'low' | 'dissimilar' | 'unknown'
}

/** A row with the words of its signs; a side without words is empty. */
export interface WordPair extends ConflictPair {
  contestedNames: string[]
  earlierNames: string[]
}

const bracketed = /\([^)]*\)/g
/** A picture described in words, as the lists write it: "flying horse device". */
const described = /\bdevices?\b/i

/** The words of a sign's side: each of its signs without bracketed descriptions; pictures are left out. */
export function namesOf(side: string): string[] {
  return side
    .split(';')
    .map((sign) => sign.replace(bracketed, ' ').replace(/\s+/g, ' ').trim())
    .filter((sign) => sign !== '' && !described.test(sign))
}

/** The rows of a list. Throws when the file is not readable or a line is no JSON. */
export function readPairs(path: string): WordPair[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as ConflictPair)
    .map((pair) => ({ ...pair, contestedNames: namesOf(pair.contested), earlierNames: namesOf(pair.earlier) }))
}

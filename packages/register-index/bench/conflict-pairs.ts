/*
 * Decided conflicts, one JSON object per line. Only signs, goods and classes enter a search or an assessment. Fields
 * that reveal the outcome (grounds, differences, relation of the goods) only sort the figures.
 */
import { readFileSync } from 'node:fs'

/** A row of the list. */
export interface ConflictPair {
  id: string
  /** The later sign; semicolons separate several signs. Pictures are in brackets or described in words. */
  contested: string
  earlier: string
  /** The kind of the contested and of the earlier sign, as `word/combined`. */
  kind: string
  /** Goods and services in brief; `X v Y` where the two sides differ, the contested sign's first. May be empty. */
  goods_services: string
  nice_classes: number[]
  outcome: 'conflict' | 'no_conflict'
  /** EU, DE, US … */
  jurisdiction: string
  year: number | null
  similarity_grounds: string[]
  goods_relation: 'identical' | 'similar' | 'low' | 'dissimilar' | 'unknown'
}

/** A row with the words of its signs. A side without words is empty. */
export interface WordPair extends ConflictPair {
  contestedNames: string[]
  earlierNames: string[]
}

const bracketed = /\([^)]*\)/g
/** A picture described in words, as the lists write it: "flying horse device". */
const described = /\bdevices?\b/i

/** Returns the words of each sign of a side, without bracketed descriptions. Pictures are left out. */
export function namesOf(side: string): string[] {
  return side
    .split(';')
    .map((sign) => sign.replace(bracketed, ' ').replace(/\s+/g, ' ').trim())
    .filter((sign) => sign !== '' && !described.test(sign))
}

/**
 * Returns the rows of a list.
 * @throws Error if the file cannot be read or a line is not JSON
 */
export function readPairs(path: string): WordPair[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as ConflictPair)
    .map((pair) => ({ ...pair, contestedNames: namesOf(pair.contested), earlierNames: namesOf(pair.earlier) }))
}

/*
 * Decided cases on absolute grounds, one JSON object per line. Only sign, goods, classes and the office enter a
 * judgement. Fields that reveal the outcome only sort the figures.
 */
import { readFileSync } from 'node:fs'
import type { GroundsCase } from '../src/index.ts'

/** A row of the list. */
export interface DecidedSign {
  id: string
  sign: string
  kind: 'word' | 'combined' | 'figurative' | 'shape' | 'colour' | 'sound'
  goods_services: string
  nice_classes: number[]
  outcome: 'refused' | 'registered'
  ground: string
  /** EU, DE, AT, CH, ES, FR, US */
  jurisdiction: string
}

/** Kinds that text cannot show. */
const textless = new Set(['shape', 'colour', 'sound', 'figurative'])
/** Outcomes that rest on use, not on the sign. */
const byUse = 'acquired distinctiveness'

export const isJudged = ({ kind, ground }: DecidedSign): boolean => !textless.has(kind) && ground !== byUse

/**
 * Returns the rows of a list.
 * @throws Error if the file cannot be read or a line is not JSON
 */
export const readDecidedSigns = (path: string): DecidedSign[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as DecidedSign)

const officeOf: Readonly<Record<string, string>> = { EU: 'em', DE: 'de', AT: 'at', CH: 'ch', ES: 'es', FR: 'fr', US: 'us' }
const described = /\([^)]*\)/g

/**
 * Returns the case of a row: the words of its sign without descriptions in brackets, and its goods once for each class.
 */
export function caseOf({ sign, goods_services: text, nice_classes: classes, jurisdiction }: DecidedSign): GroundsCase {
  const niceClasses = classes.length > 0 ? classes : [0]
  return {
    sign: sign.replace(described, ' ').replace(/\s+/g, ' ').trim(),
    goods: niceClasses.map((niceClass) => ({ niceClass, text })),
    offices: [officeOf[jurisdiction] ?? 'em'],
  }
}

/** The columns of a list of conflicts that name registered marks. */
interface ConflictRow {
  earlier: string
  kind: string
  goods_services: string
  nice_classes: number[]
  jurisdiction: string
}

/**
 * Returns the earlier word marks of a list of decided conflicts: registered marks with their goods, most of them in
 * force without any objection. A few are weak.
 */
export const registeredMarks = (path: string): GroundsCase[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as ConflictRow)
    .filter(({ kind }) => kind.endsWith('/word'))
    .flatMap((row) =>
      row.earlier.split(';').map((sign) =>
        caseOf({
          ...row,
          id: '',
          sign,
          kind: 'word',
          goods_services: row.goods_services.split(' v ').at(-1) ?? '',
          outcome: 'registered',
          ground: 'none',
        }),
      ),
    )

import type { BrandStateCategory, BrandType } from './brand.ts'
import type { RegistrationOfficeCode } from './office.ts'
import type { DateField, TextField } from './query-fields.ts'
import { type DateRange, maximumNameLength, maximumQueryLength } from './search.ts'

/* The parts of a parsed query. */

/**
 * Limits on the cost of a query. `short`: values with fewer than three consecutive letters, which the index cannot find
 * by key.
 */
export const queryLimits = {
  characters: maximumQueryLength,
  clauses: 20,
  values: 20,
  valueLength: maximumNameLength,
  short: 3,
} as const

/** Words to find. The words of a quoted phrase are consecutive and have no wildcards. */
export interface TextValue {
  text: string
  isPhrase: boolean
}

interface Clause<F, V> {
  field: F
  /** Selects the marks that do not match. */
  isNegated: boolean
  /** Contains at least one value. */
  values: readonly V[]
}
export type TextClause = Clause<TextField, TextValue>
export type OfficeClause = Clause<'office', RegistrationOfficeCode>
export type StateClause = Clause<'state', BrandStateCategory>
export type TypeClause = Clause<'type', BrandType>
export type ClassClause = Clause<'class', number>
/** Main categories of the Vienna Classification. */
export type ViennaClause = Clause<'vienna', number>
/** Keys of the offices' own states. */
export type StatusClause = Clause<'status', string>
/** Ranges with at least one end. */
export type DateClause = Clause<DateField, DateRange>
export type QueryClause =
  | TextClause
  | OfficeClause
  | StateClause
  | TypeClause
  | ClassClause
  | ViennaClause
  | StatusClause
  | DateClause

export interface RegisterQuery {
  clauses: readonly QueryClause[]
}

/** Every error in a query text. The messages are in `phrases/search.ts` as `queryError.…`. */
export const queryErrorCodes = [
  'unknownField',
  'minus',
  'missingValue',
  'unclosedQuote',
  'emptyPhrase',
  'brackets',
  'or',
  'missingClause',
  'unknownOffice',
  'unknownState',
  'unknownType',
  'badClass',
  'badVienna',
  'badStatus',
  'badDate',
  'reversedDates',
  'badNumber',
  'wildcardNotHere',
  'tooLong',
  'tooManyClauses',
  'tooManyValues',
  'valueTooLong',
  'tooManyShort',
] as const
export type QueryErrorCode = (typeof queryErrorCodes)[number]

export interface QueryError {
  code: QueryErrorCode
  /** Position in UTF-16 units. The length is at least 1, except at the end of the text. */
  position: number
  length: number
  /** The text at that position. */
  found: string
}

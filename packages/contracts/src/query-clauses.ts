import type { BrandStateCategory, BrandType } from './brand.ts'
import type { RegistrationOfficeCode } from './office.ts'
import type { DateField, TextField } from './query-fields.ts'
import { type DateRange, maximumNameLength, maximumQueryLength } from './search.ts'

/* What a query is made of, once read. */

/**
 * Limits that bound the cost of a query. `short`: values with fewer than three letters in a row, which no index key
 * finds.
 */
export const queryLimits = {
  characters: maximumQueryLength,
  clauses: 20,
  values: 20,
  valueLength: maximumNameLength,
  short: 3,
} as const

/** Words to find. The words of a phrase, which was in quotes, follow each other and hold no wildcard. */
export interface TextValue {
  text: string
  isPhrase: boolean
}

interface Clause<F, V> {
  field: F
  /** Selects the marks that do not match. */
  isNegated: boolean
  /** At least one. */
  values: readonly V[]
}
export type TextClause = Clause<TextField, TextValue>
export type OfficeClause = Clause<'office', RegistrationOfficeCode>
export type StateClause = Clause<'state', BrandStateCategory>
export type TypeClause = Clause<'type', BrandType>
export type ClassClause = Clause<'class', number>
/** Keys of the offices' own states. */
export type StatusClause = Clause<'status', string>
/** Ranges with at least one end. */
export type DateClause = Clause<DateField, DateRange>
export type QueryClause = TextClause | OfficeClause | StateClause | TypeClause | ClassClause | StatusClause | DateClause

export interface RegisterQuery {
  clauses: readonly QueryClause[]
}

/** Every fault of a text. The sentences are in `phrases/search.ts` as `queryError.…`. */
export const queryErrorCodes = [
  'unknownField',
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
  /** Its place in UTF-16 units of the text. The length is at least 1, except at the end of the text. */
  position: number
  length: number
  /** The text at that place. */
  found: string
}

import type { BrandStateCategory, BrandType } from './brand.ts'
import type { RegistrationOfficeCode } from './office.ts'
import type { DateField, TextField } from './query-fields.ts'
import { type DateRange, maximumNameLength, maximumQueryLength } from './search.ts'

/* What a query is made of, once read. */

/** Most of everything, so that one query has a bounded cost. `short`: values with fewer than three letters in a row, which no key finds. */
export const queryLimits = {
  characters: maximumQueryLength,
  clauses: 20,
  values: 20,
  valueLength: maximumNameLength,
  short: 3,
} as const

/** Words to look for. A phrase stood in quotes: its words follow each other, and nothing in it is a wildcard. */
export interface TextValue {
  text: string
  isPhrase: boolean
}

interface Clause<F, V> {
  field: F
  /** Marks for which it does not hold. */
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

/** Every fault of a text; the sentences stand in `phrases/search.ts` as `queryError.…`. */
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
  /** Where it stands, in UTF-16 units of the text; the length is at least 1 unless the text ends there. */
  position: number
  length: number
  /** What stands there. */
  found: string
}

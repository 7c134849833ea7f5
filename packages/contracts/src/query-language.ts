import type { QueryClause, QueryError, RegisterQuery, TextValue } from './query-clauses.ts'
import { printDates } from './query-dates.ts'
import { queryFieldOf } from './query-fields.ts'
import { QueryFault, QueryReader } from './query-reader.ts'

export * from './query-clauses.ts'

/*
 * The query language of `query=` (decisions, "Query language"):
 *
 *   query   = clause*                                     all clauses hold (AND)
 *   clause  = ["NOT"] [field ":"] value ("," value)*      any of the values (OR); without a field: name
 *   value   = word | "words in this order"                * any letters, ? one letter, in words of name, owner and seat
 *
 *   name:nike* class:25 office:de,em NOT owner:"ACME GmbH" filed:2020-01-01..2021-12-31
 *
 * There are no brackets: every query is a list of clauses, and each clause is one chip. Page and server use the same
 * pure functions.
 */

export type ParsedQuery = { ok: true; query: RegisterQuery } | { ok: false; error: QueryError }

/** Parses a query. Never throws. A blank text has no clauses. */
export function parseQuery(text: string): ParsedQuery {
  try {
    return { ok: true, query: { clauses: new QueryReader(text).readAll() } }
  } catch (fault) {
    if (!(fault instanceof QueryFault)) throw fault
    const { code, position, length } = fault
    return { ok: false, error: { code, position, length, found: text.slice(position, position + length) } }
  }
}

/** Characters that end an unquoted word. */
const needsQuotes = /[\s,()[\]{}"“”„‟«»]/u

/** Returns whether a text can stay unquoted: it is one word and cannot be read as a field. */
export function isPlainWord(text: string): boolean {
  if (text === '' || needsQuotes.test(text)) return false
  const field = /^([\p{L}\p{M}_-]+):/u.exec(text)?.[1]
  return field === undefined || queryFieldOf(field) === undefined
}

/** Turns a literal text into a value without wildcards, quoted if necessary. */
export const literalValue = (text: string): TextValue => ({ text, isPhrase: !isPlainWord(text) || /[*?]/.test(text) })

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

function printValues(clause: QueryClause): string[] {
  switch (clause.field) {
    case 'office':
    case 'state':
      return [...clause.values]
    case 'status':
      return clause.values.map((key) => (isPlainWord(key) ? key : quoted(key)))
    case 'type':
      return clause.values.map((type) => type.toLowerCase())
    case 'class':
    case 'vienna':
      return clause.values.map(String)
    case 'filed':
    case 'registered':
    case 'opposition':
    case 'priority':
      return clause.values.map(printDates)
    default:
      return clause.values.map(({ text, isPhrase }) => (isPhrase ? quoted(text) : text))
  }
}

/** Prints a clause in canonical form: with the English field name, and with its quotes. */
export const printClause = (clause: QueryClause): string =>
  `${clause.isNegated ? 'NOT ' : ''}${clause.field}:${printValues(clause).join(',')}`

/** Returns the canonical text: `parseQuery(printQuery(query))` equals the query. */
export const printQuery = (query: RegisterQuery): string => query.clauses.map(printClause).join(' ')

/** One removable chip; `text` is its clause in canonical form. */
export interface QueryChip {
  text: string
  clause: QueryClause
}

export const chipsOf = (query: RegisterQuery): QueryChip[] =>
  query.clauses.map((clause) => ({ text: printClause(clause), clause }))

/** Returns the query that a list of chips represents. */
export const queryOfChips = (chips: readonly Pick<QueryChip, 'clause'>[]): RegisterQuery => ({
  clauses: chips.map(({ clause }) => clause),
})

/** Returns whether the query searches fields that require a login (decisions, "Owner names for visitors"). */
export const asksOwners = (query: RegisterQuery): boolean =>
  query.clauses.some(({ field }) => field === 'owner' || field === 'seat')

/** Returns the texts with which marks are compared to compute their scores. */
export const similarTexts = (query: RegisterQuery): string[] =>
  query.clauses.flatMap((clause) =>
    clause.field === 'similar' && !clause.isNegated ? clause.values.map(({ text }) => text) : [],
  )

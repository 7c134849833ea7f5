import {
  filtersOf,
  type Locale,
  noFilters,
  parseQuery,
  type QueryClause,
  type RegisterQuery,
  registrationOfficeCodes,
  type SearchFilters,
  withFilters,
} from '@marklot/contracts'
import { search as phrases } from '@marklot/phrases/search'
import type { IndexClause } from '@marklot/register-index'
import { AppError } from '../platform/app-error.ts'

/**
 * Reads the text of a query.
 * @throws AppError `query.invalid` with the fault's sentence, kind and place
 */
export function readQuery(text: string, locale: Locale): RegisterQuery {
  const parsed = parseQuery(text)
  if (parsed.ok) return parsed.query
  const { code, position, length, found } = parsed.error
  const message = phrases[`queryError.${code}`][locale].replace('{found}', found)
  throw new AppError('query.invalid', { details: [{ path: 'query', message, code, position, length }] })
}

/**
 * What the index is asked: the filters that are counted without themselves, and the clauses. Filters that the call gives besides the query
 * hold too: as the counted ones where the query has none of its own, else as further clauses.
 */
export async function clausesOf(
  query: RegisterQuery,
  besides: SearchFilters,
  serialsOf: (number: string) => Promise<number[]>,
): Promise<{ filters: SearchFilters; clauses: IndexClause[] }> {
  const whole = [...query.clauses, ...withFilters({ clauses: [] }, besides).clauses]
  const { filters, rest } = filtersOf({ clauses: whole })
  return { filters, clauses: await Promise.all(rest.map((clause) => clauseOf(clause, serialsOf))) }
}

async function clauseOf(clause: QueryClause, serialsOf: (number: string) => Promise<number[]>): Promise<IndexClause> {
  const { isNegated } = clause
  switch (clause.field) {
    case 'name':
    case 'owner':
    case 'seat':
      return { kind: clause.field, isNegated, values: clause.values }
    case 'similar':
      return { kind: 'similar', isNegated, texts: clause.values.map(({ text }) => text) }
    case 'number': {
      const serials = await Promise.all(clause.values.map(({ text }) => serialsOf(text)))
      return { kind: 'serials', isNegated, serials: serials.flat() }
    }
    default:
      return { kind: 'filters', isNegated, filters: filterChoices(clause) }
  }
}

/** A clause of the list and date fields as filters, any of which holds. */
function filterChoices(clause: QueryClause): SearchFilters[] {
  const single = (values: readonly unknown[]): QueryClause => ({ ...clause, isNegated: false, values }) as QueryClause
  // Several ranges are several filters; the values of a list are one.
  const isRanges = clause.field === 'filed' || clause.field === 'registered' || clause.field === 'opposition'
  const clauses = isRanges ? clause.values.map((range) => single([range])) : [single(clause.values)]
  return clauses.map((one) => filtersOf({ clauses: [one] }).filters)
}

/** Filters with the offices a query is about: those that no clause of it keeps out. All of them: no restriction. */
export function officesOf(query: RegisterQuery, besides: SearchFilters): SearchFilters {
  const asked = registrationOfficeCodes.filter((code) =>
    [...query.clauses, ...withFilters({ clauses: [] }, besides).clauses].every(
      (clause) => clause.field !== 'office' || clause.values.includes(code) !== clause.isNegated,
    ),
  )
  return { ...noFilters, registrationOfficeCodes: asked.length === registrationOfficeCodes.length ? [] : asked }
}

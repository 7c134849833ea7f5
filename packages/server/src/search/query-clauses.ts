import { dateFields, filtersOf, type QueryClause, type RegisterQuery, type SearchFilters, withFilters } from '@marklot/contracts'
import type { IndexClause } from './engine/requests.ts'

/**
 * Translates a query into further clauses and into filters, whose values the engine counts as if the filter were not
 * set. The filters `besides` the query also apply: as counted filters for fields that the query does not use, otherwise
 * as further clauses.
 * @param serialsOf returns the serials of the marks with a number
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

/** Returns a clause about a list or date field as alternative filters. */
function filterChoices(clause: QueryClause): SearchFilters[] {
  const single = (values: readonly unknown[]): QueryClause => ({ ...clause, isNegated: false, values }) as QueryClause
  // Each date range needs its own filter. The values of a list fit in one.
  const isRanges = dateFields.some((field) => field === clause.field)
  const clauses = isRanges ? clause.values.map((range) => single([range])) : [single(clause.values)]
  return clauses.map((one) => filtersOf({ clauses: [one] }).filters)
}

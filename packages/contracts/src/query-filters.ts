import { brandStateCategories, brandTypes } from './brand.ts'
import { classFilters } from './class-filters.ts'
import { registrationOfficeCodes } from './office.ts'
import type { DateClause, QueryClause, RegisterQuery, TextClause } from './query-clauses.ts'
import { type DateField, dateFields, textFields } from './query-fields.ts'
import { literalValue } from './query-language.ts'
import { type BrandQuery, type DateRange, noFilters, type SearchFilters } from './search.ts'

/*
 * The filters of the rail are ordinary clauses. For each field, the rail shows and changes the first clause that is not
 * negated. Further clauses (`class:25 class:35`: both classes) and negated ones apply in addition.
 */

const dateFilters = {
  filed: 'applicationDate',
  registered: 'registrationDate',
  opposition: 'oppositionPeriodEndDate',
  priority: 'priorityDate',
} as const satisfies Record<DateField, keyof SearchFilters>

type FilterField = 'office' | 'state' | 'type' | 'class' | 'vienna' | 'status' | DateField
const filterFields: readonly FilterField[] = ['office', 'state', 'type', 'class', 'vienna', 'status', ...dateFields]

/** Finds the clause of each field that the rail shows. The rail cannot show a choice of several ranges. */
function railClauses({ clauses }: RegisterQuery): Map<FilterField, QueryClause> {
  const found = new Map<FilterField, QueryClause>()
  for (const clause of clauses) {
    const field = filterFields.find((one) => one === clause.field)
    if (field === undefined || clause.isNegated || found.has(field)) continue
    if (!(field in dateFilters) || clause.values.length === 1) found.set(field, clause)
  }
  return found
}

const inOrder = <T>(values: readonly T[], order: readonly T[]): T[] => order.filter((value) => values.includes(value))

/** Splits a query into its filters and the clauses that the rail cannot show. Together they equal the query. */
export function filtersOf(query: RegisterQuery): { filters: SearchFilters; rest: QueryClause[] } {
  const rail = railClauses(query)
  const filters: SearchFilters = { ...noFilters }
  for (const clause of rail.values()) {
    switch (clause.field) {
      case 'office':
        filters.registrationOfficeCodes = inOrder(clause.values, registrationOfficeCodes)
        break
      case 'state':
        filters.brandStateCategories = inOrder(clause.values, brandStateCategories)
        break
      case 'type':
        filters.brandTypes = inOrder(clause.values, brandTypes)
        break
      case 'status':
        filters.brandStates = [...clause.values].sort()
        break
      case 'class':
        Object.assign(filters, classFilters([...clause.values].sort((a, b) => a - b)))
        break
      case 'vienna':
        filters.viennaCategories = [...clause.values].sort((a, b) => a - b)
        break
      case 'filed':
      case 'registered':
      case 'opposition':
      case 'priority':
        filters[dateFilters[clause.field]] = clause.values[0] as DateRange
    }
  }
  const shown = new Set(rail.values())
  return { filters, rest: query.clauses.filter((clause) => !shown.has(clause)) }
}

function clauseFor(field: FilterField, filters: SearchFilters): QueryClause | undefined {
  const isNegated = false
  switch (field) {
    case 'office':
      return { field, isNegated, values: filters.registrationOfficeCodes }
    case 'state':
      return { field, isNegated, values: filters.brandStateCategories }
    case 'type':
      return { field, isNegated, values: filters.brandTypes }
    case 'status':
      return { field, isNegated, values: filters.brandStates }
    case 'class':
      return { field, isNegated, values: [...filters.goodsClasses, ...filters.servicesClasses] }
    case 'vienna':
      return { field, isNegated, values: filters.viennaCategories }
    default: {
      const range = filters[dateFilters[field]]
      return { field, isNegated, values: range.from || range.until ? [range] : [] } satisfies DateClause
    }
  }
}

const sameValues = (a: QueryClause, b: QueryClause) =>
  JSON.stringify([...a.values].map((value) => JSON.stringify(value)).sort()) ===
  JSON.stringify([...b.values].map((value) => JSON.stringify(value)).sort())

/**
 * Replaces the filters of a query. Clauses keep their places and new ones are appended. Clauses that the rail cannot
 * show stay.
 */
export function withFilters(query: RegisterQuery, filters: SearchFilters): RegisterQuery {
  const rail = railClauses(query)
  const replaced = new Map<QueryClause, QueryClause | undefined>()
  const added: QueryClause[] = []
  for (const field of filterFields) {
    const clause = clauseFor(field, filters)
    const present = rail.get(field)
    const wanted = clause && clause.values.length > 0 ? clause : undefined
    if (present) replaced.set(present, wanted && sameValues(present, wanted) ? present : wanted)
    else if (wanted) added.push(wanted)
  }
  const kept = query.clauses.flatMap((clause) => (replaced.has(clause) ? (replaced.get(clause) ?? []) : [clause]))
  return { clauses: [...kept, ...added] }
}

type PlainSearch = Pick<BrandQuery, 'mode' | 'text' | 'filters'>

/** Turns a search by name, owner or number into a query; a logo has no words. The expert field starts with it. */
export function queryOfSearch({ mode, text, filters }: PlainSearch): RegisterQuery {
  if (mode === 'logo' || mode === 'nameAndLogo')
    return queryOfSearch({ mode: 'name', text: mode === 'logo' ? '' : text, filters })
  const field = mode === 'name' ? 'similar' : mode
  const query: RegisterQuery = {
    clauses: text.trim() === '' || field === 'expert' ? [] : [{ field, isNegated: false, values: [literalValue(text.trim())] }],
  }
  return withFilters(query, filters)
}

const isText = (clause: QueryClause): clause is TextClause => textFields.some((field) => field === clause.field)

/** Turns a query into a plain search: its only text and the filters. */
export function searchOfQuery(query: RegisterQuery): Pick<PlainSearch, 'text' | 'filters'> {
  const { filters, rest } = filtersOf(query)
  const values = rest.flatMap((clause) => (isText(clause) && !clause.isNegated ? clause.values : []))
  return { text: values.length === 1 ? (values[0]?.text ?? '').replace(/[*?]/g, '').trim() : '', filters }
}

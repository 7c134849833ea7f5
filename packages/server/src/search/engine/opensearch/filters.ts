import {
  dayNumber,
  type FilterCounts,
  type IndexFilters,
  lastViennaCategory,
  markTypes,
  namedCounts,
  noDay,
  officeCodes,
  stateCategories,
} from '@marklot/register-index'
import type { Aggregation, ClusterReply, Json } from './cluster.ts'

/* Turns filters into clauses of the cluster's query language, and counts the values of each filter. */

/** A filter that restricts the result, named after its group of values. */
interface FilterClause {
  group: string
  clause: Json
}

const terms = (group: string, field: string, values: readonly (string | number)[]): FilterClause[] =>
  values.length === 0 ? [] : [{ group, clause: { terms: { [field]: values } } }]

function days(field: string, { from, until }: IndexFilters['applicationDate']): FilterClause[] {
  if (from === undefined && until === undefined) return []
  const range = {
    gte: from === undefined ? noDay + 1 : dayNumber(from),
    ...(until !== undefined && { lte: dayNumber(until) }),
  }
  return [{ group: field, clause: { range: { [field]: range } } }]
}

/** Returns the filters that restrict the result. Goods and services classes form one filter. */
export const filterClauses = (filters: IndexFilters): FilterClause[] => [
  ...terms('offices', 'office', filters.registrationOfficeCodes),
  ...terms('categories', 'category', filters.brandStateCategories),
  ...terms('types', 'type', filters.brandTypes),
  ...terms('states', 'state', filters.brandStates),
  ...terms('classes', 'nice', [...filters.goodsClasses, ...filters.servicesClasses]),
  ...terms('vienna', 'vienna', filters.viennaCategories),
  ...days('applicationDay', filters.applicationDate),
  ...days('registrationDay', filters.registrationDate),
  ...days('oppositionDay', filters.oppositionPeriodEndDate),
  ...days('priorityDay', filters.priorityDate),
]

const allOf = (clauses: readonly FilterClause[]): Json => ({ bool: { filter: clauses.map(({ clause }) => clause) } })

/** Returns all filters as one clause. */
export const passing = (filters: IndexFilters): Json => allOf(filterClauses(filters))

/** For each group, its column and the largest number of its values. */
const counted: Record<string, { field: string; size: number }> = {
  offices: { field: 'office', size: officeCodes.length },
  categories: { field: 'category', size: stateCategories.length },
  types: { field: 'type', size: markTypes.length },
  states: { field: 'state', size: 2_000 },
  classes: { field: 'nice', size: 45 },
  vienna: { field: 'vienna', size: lastViennaCategory },
}

/** Counts each group of values in a result as if its own filter were not set. */
export function countingEach(filters: IndexFilters): Json {
  const clauses = filterClauses(filters)
  return Object.fromEntries(
    Object.entries(counted)
      .filter(([group]) => group !== 'vienna')
      .map(([group, { field, size }]) => [
        group,
        { filter: allOf(clauses.filter((one) => one.group !== group)), aggs: { values: { terms: { field, size } } } },
      ]),
  )
}

/** Returns the counts of a reply to a search with `countingEach`. */
export function countsOf({ aggregations = {} }: ClusterReply): FilterCounts {
  const buckets = (group: string) => (aggregations[group]?.values as Aggregation | undefined)?.buckets ?? []
  const byKey = (group: string, keys: readonly string[]) => {
    const counts = new Uint32Array(keys.length)
    for (const { key, doc_count } of buckets(group)) counts[keys.indexOf(String(key))] = doc_count
    return counts
  }
  const classes = new Uint32Array(46)
  for (const { key, doc_count } of buckets('classes')) classes[Number(key)] = doc_count
  return namedCounts({
    offices: byKey('offices', officeCodes),
    categories: byKey('categories', stateCategories),
    types: byKey('types', markTypes),
    classes,
    states: buckets('states').map(({ key, doc_count }) => [String(key), doc_count] as const),
  })
}

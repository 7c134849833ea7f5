import { dayNumber, type MarkType, markTypes, type StateCategory, stateCategories } from '@marklot/register-index'
import type { MarkCounts, OfficeQuestion, RegisterCounts } from '../requests.ts'
import { type Aggregation, type Cluster, columnsOnly, type Json } from './cluster.ts'
import type { IndexNames } from './indices.ts'
import { serialOf } from './whole-results.ts'

const lastClass = 45
const counts: Json = {
  types: { terms: { field: 'type', size: markTypes.length } },
  categories: { terms: { field: 'category', size: stateCategories.length } },
  classes: { terms: { field: 'nice', size: lastClass } },
}
const upTo = (until: string): Json => ({ lte: dayNumber(until) })

/** Counts the marks of offices, in total and in windows of days, and lists their newest ones. */
export async function countOffices(
  cluster: Cluster,
  names: IndexNames,
  questions: readonly OfficeQuestion[],
  mostLatest: number,
): Promise<RegisterCounts['offices']> {
  const replies = await cluster.searchAll(
    questions.flatMap(({ office, from, until }) => [
      { index: names.marks, body: counting(office, from, until) },
      { index: names.marks, body: newest(office, until, mostLatest) },
    ]),
  )
  return questions.map(({ office, from }, i) => {
    const aggregations = replies[2 * i]?.aggregations ?? {}
    const windows = from.map((_, window) => countsOf(aggregations[`window${window}`]))
    return { office, all: countsOf(aggregations.all), windows, latest: (replies[2 * i + 1]?.hits.hits ?? []).map(serialOf) }
  })
}

const counting = (office: string, from: readonly string[], until: string): Json => ({
  size: 0,
  track_total_hits: false,
  query: { bool: { filter: [{ term: { office } }] } },
  aggs: {
    all: { filter: { match_all: {} }, aggs: counts },
    ...Object.fromEntries(
      from.map((day, window) => {
        const range = { gte: dayNumber(day), ...upTo(until) }
        return [`window${window}`, { filter: { range: { applicationDay: range } }, aggs: counts }]
      }),
    ),
  },
})

const newest = (office: string, until: string, size: number): Json => ({
  ...columnsOnly('serial'),
  size,
  track_total_hits: false,
  query: {
    bool: {
      filter: [{ term: { office } }, { range: { applicationDay: upTo(until) } }],
      must_not: [{ term: { category: 'dead' } }],
    },
  },
  sort: [{ applicationDay: 'desc' }, { serial: 'asc' }],
})

function countsOf(aggregation: Aggregation | undefined): MarkCounts {
  const values = (name: string) =>
    new Map(
      ((aggregation?.[name] as Aggregation | undefined)?.buckets ?? []).map(({ key, doc_count }) => [String(key), doc_count]),
    )
  const named = <K extends string>(keys: readonly K[], found: ReadonlyMap<string, number>) =>
    Object.fromEntries(keys.map((key) => [key, found.get(key) ?? 0])) as Record<K, number>
  const classes = values('classes')
  return {
    total: aggregation?.doc_count ?? 0,
    types: named<MarkType>(markTypes, values('types')),
    categories: named<StateCategory>(stateCategories, values('categories')),
    niceClasses: Array.from({ length: lastClass }, (_, i) => classes.get(String(i + 1)) ?? 0),
  }
}

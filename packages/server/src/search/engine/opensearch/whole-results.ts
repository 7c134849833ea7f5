import type { OfficeCode } from '@marklot/register-index'
import type { RecordSearch, SearchOutcome } from '../requests.ts'
import { type Cluster, type ClusterHit, columnsOnly, type Json } from './cluster.ts'
import { countingEach, countsOf, filterClauses, passing } from './filters.ts'
import { type IndexNames, largestWindow } from './indices.ts'

/* Results that may be the whole register. The cluster counts, sorts and pages them; nothing is scored. */

/** How a result is sorted. `closest` sorts by the points of its query, highest first. */
export type WholeSort = RecordSearch['sort'] | 'closest'

const byDay: Json = { applicationDay: { order: 'desc', missing: '_last' } }
const bySerial: Json = { serial: 'asc' }

/** Returns the sort order for the cluster. @param isRanked whether the query's points order the marks of a day */
const orders = (sort: WholeSort, isRanked: boolean): Json[] => {
  const ranked: Json[] = isRanked ? [{ _score: 'desc' }] : []
  switch (sort) {
    case 'closest':
      return [...ranked, bySerial]
    case 'name':
      return [{ letters: { order: 'asc', missing: '_last' } }, { name: { order: 'asc', missing: '_last' } }, bySerial]
    case 'applicationDate':
    case 'relevance':
      return [byDay, ...ranked, bySerial]
  }
}

export const serialOf = ({ fields }: ClusterHit) => Number(fields?.serial?.[0])

interface WholeRequest extends Omit<RecordSearch, 'sort'> {
  sort: WholeSort
  isRanked?: boolean
}

/** Finds the marks that match a query and pass the filters, with the exact total and counts. */
export async function wholeResult(
  cluster: Cluster,
  names: IndexNames,
  query: Json,
  { filters, sort, page, size, isRanked = false }: WholeRequest,
): Promise<SearchOutcome> {
  const from = (page - 1) * size
  const isBeyond = from + size > largestWindow
  // Offices are counted as if their filter were not set, so all indices are read.
  const reply = await cluster.search(names.marks, {
    ...columnsOnly('serial', 'office'),
    query,
    ...(filterClauses(filters).length > 0 && { post_filter: passing(filters) }),
    aggs: countingEach(filters),
    sort: orders(sort, isRanked),
    from: isBeyond ? 0 : from,
    size: isBeyond ? 0 : size,
    track_total_hits: true,
  })
  const hits = isBeyond && from < (reply.hits.total?.value ?? 0) ? await deepPage() : reply.hits.hits
  return {
    total: reply.hits.total?.value ?? 0,
    totalIsLowerBound: false,
    page: hits.map((hit) => ({ serial: serialOf(hit), office: hit.fields?.office?.[0] as OfficeCode, nameScore: null })),
    counts: countsOf(reply),
    receipt: null,
  }

  /** Reads a page beyond the window by skipping the places before it in large steps. */
  async function deepPage(): Promise<ClusterHit[]> {
    const step = largestWindow / 10
    let after: ClusterHit['sort']
    for (let at = 0; ; ) {
      const isLast = from - at <= 0
      const part = await cluster.search(names.marks, {
        ...columnsOnly('serial', 'office'),
        query: { bool: { must: [query], filter: [passing(filters)] } },
        sort: orders(sort, isRanked),
        size: isLast ? size : Math.min(step, from - at),
        track_total_hits: false,
        ...(after !== undefined && { search_after: after }),
      })
      const last = part.hits.hits.at(-1)
      if (isLast || last === undefined) return isLast ? part.hits.hits : []
      at += part.hits.hits.length
      after = last.sort
    }
  }
}

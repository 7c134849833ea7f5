import type { MarkRow } from '@marklot/register-index'
import { type Cluster, columnsOnly, type Json } from './cluster.ts'
import { markOf } from './documents.ts'
import type { IndexNames } from './indices.ts'

/** The most values in one clause, and the most marks in one reply. */
const mostValues = 20_000
const pageSize = 20_000

/** Fetches all marks that match, however many there are. */
async function fetchAll(cluster: Cluster, index: string, query: Json): Promise<MarkRow[]> {
  const marks: MarkRow[] = []
  let after: unknown
  for (;;) {
    const { hits } = await cluster.search(index, {
      ...columnsOnly('mark'),
      query: { bool: { filter: [query] } },
      // The marks are sorted because the next request continues after the last serial.
      sort: [{ serial: 'asc' }],
      size: pageSize,
      track_total_hits: false,
      ...(after !== undefined && { search_after: after }),
    })
    for (const hit of hits.hits) marks.push(markOf(hit))
    if (hits.hits.length < pageSize) return marks
    after = hits.hits.at(-1)?.sort
  }
}

async function fetchBy(
  cluster: Cluster,
  { marks: index }: Pick<IndexNames, 'marks'>,
  field: 'name' | 'serial',
  values: readonly (string | number)[],
): Promise<MarkRow[]> {
  const marks: MarkRow[] = []
  for (let from = 0; from < values.length; from += mostValues)
    marks.push(...(await fetchAll(cluster, index, { terms: { [field]: values.slice(from, from + mostValues) } })))
  return marks
}

/** Returns all marks with these folded names. */
export const marksOfNames = (cluster: Cluster, names: Pick<IndexNames, 'marks'>, texts: Iterable<string>) =>
  fetchBy(cluster, names, 'name', [...new Set(texts)])

/** Returns the marks with these serials. */
export const marksOfSerials = (cluster: Cluster, names: Pick<IndexNames, 'marks'>, serials: readonly number[]) =>
  fetchBy(cluster, names, 'serial', [...new Set(serials)])

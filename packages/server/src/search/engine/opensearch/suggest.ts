import { type IndexFilters, queryKeys, SelectedMarks } from '@marklot/register-index'
import type { Suggestion } from '../requests.ts'
import { bestOf, findCandidates, scoringOf } from './alike-names.ts'
import { eachNameOnce, namesOf } from './candidates.ts'
import type { Cluster, Json } from './cluster.ts'
import { marksOfNames } from './fetch-marks.ts'
import { filterClauses, passing } from './filters.ts'
import type { IndexNames } from './indices.ts'

/** The limits of the embedded engine; see `suggest.ts` there. */
const alikeFrom = 70
const mostAlike = 300
/** How many extra names to fetch, because several readings of the text may find the same name. */
const spare = 5

/** Returns suggestions for autocompletion: names that begin with the text, then similar ones. */
export async function suggest(
  { cluster, names }: { cluster: Cluster; names: IndexNames },
  text: string,
  size: number,
  filters: IndexFilters,
): Promise<Suggestion[]> {
  const beginnings = await namesBeginning(cluster, names, text, size + spare, filters)
  const chosen = new Set(beginnings)
  if (chosen.size < size) {
    const candidates = await findCandidates({ cluster, names }, text, filters, [], mostAlike)
    for (const name of bestOf(candidates.passing, scoringOf(text, alikeFrom, []), mostAlike)) chosen.add(name)
  }
  if (chosen.size === 0) return []
  return new SelectedMarks(await marksOfNames(cluster, names, chosen)).suggest(text, size, filters)
}

/** Returns the shortest names that begin with one of the readings of the text. */
async function namesBeginning(
  cluster: Cluster,
  names: IndexNames,
  text: string,
  size: number,
  filters: IndexFilters,
): Promise<string[]> {
  const readings = [...new Set(queryKeys(text).readings)].filter((reading) => reading !== '')
  const clauses: Json[] = filterClauses(filters).length > 0 ? [passing(filters)] : []
  const replies = await cluster.searchAll(
    readings.map((reading) => ({
      index: names.marks,
      body: {
        ...eachNameOnce,
        query: { bool: { filter: [{ prefix: { letters: { value: reading } } }, ...clauses] } },
        sort: [{ length: 'asc' }, { name: 'asc' }],
        size,
        track_total_hits: false,
      },
    })),
  )
  return replies.flatMap(namesOf)
}

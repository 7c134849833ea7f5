import { SelectedMarks } from '@marklot/register-index'
import type { NameSearch, SearchOutcome } from '../requests.ts'
import { alikeNames, findCandidates } from './alike-names.ts'
import type { Cluster } from './cluster.ts'
import { marksOfNames } from './fetch-marks.ts'
import type { IndexNames } from './indices.ts'
import type { ElementCounts } from './weak-elements.ts'

/** Finds marks with similar names. The cluster selects the names; the product's own code scores, filters and counts. */
export async function searchNames(
  cluster: Cluster,
  names: IndexNames,
  weak: ElementCounts,
  request: NameSearch,
): Promise<SearchOutcome> {
  const [candidates, weakElements] = await Promise.all([
    findCandidates({ cluster, names }, request.text, request.filters),
    weak.of(request.text, request.filters),
  ])
  const alike = alikeNames(candidates, request, weakElements)
  return new SelectedMarks(await marksOfNames(cluster, names, alike)).searchNames(request, weakElements)
}

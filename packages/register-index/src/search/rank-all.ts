import { NameScorer, prepareName, weighName } from '@marklot/similarity'
import { compileFilters, restricts } from '../filter/filters.ts'
import type { LiveSegment } from '../layout/live-segment.ts'
import { elementWeightOf, type WeakElement } from '../score/element-counts.ts'
import { inOrder, ScoredName } from '../score/scored-name.ts'
import type { Scratch } from './scratch.ts'
import { hasMarks, hasPassing, translatesPassing } from './search-lane.ts'
import type { AlikeRequest, RankedNames } from './search-names.ts'
import { addTranslated } from './translated-names.ts'

/**
 * Ranks the names of a search by scoring every name of the segments. The caller provides the weak elements. Use it for
 * segments of selected names (see `SelectedMarks`), and `rankNames` for a whole register.
 */
export function rankAllNames(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  { text, minimumSimilarity: minimum, filters }: AlikeRequest,
  weakElements: WeakElement[],
): RankedNames {
  const elementWeight = elementWeightOf(weakElements)
  const query = elementWeight === undefined ? prepareName(text) : weighName(prepareName(text), elementWeight)
  if (query.folded === '') return { names: [], weakElements }
  const scorer = new NameScorer(query, { elementWeight })
  const allPass = !restricts(filters)
  const found: ScoredName[] = []
  for (const [place, live] of segments.entries()) {
    const { segment } = live
    const failedOf = compileFilters(filters, segment)
    const { nameBytes, nameStart } = segment.arrays
    for (let name = 0; name < segment.names; name++) {
      const total = scorer.score(nameBytes, nameStart[name], nameStart[name + 1], minimum)
      if (total < minimum) continue
      const hasHit = allPass ? hasMarks(live, name) : hasPassing(live, name, failedOf)
      const passes = hasHit || translatesPassing(live, name, failedOf)
      if (passes || !allPass) found.push(new ScoredName(figuresOf(scorer), scorer, segment, { live: place, name }, passes))
    }
  }
  const names = addTranslated(scratch, segments, inOrder(found), { text, minimum, elementWeight })
  return { names, weakElements }
}

/** Copies the scorer's result for the last name, because scoring the next name overwrites it. */
const figuresOf = ({ total, look, sound, structure, meaningIfKnown, relation }: NameScorer) => ({
  total,
  look,
  sound,
  structure,
  meaningIfKnown,
  relation,
})

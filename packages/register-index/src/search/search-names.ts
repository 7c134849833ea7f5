import type { ElementWeight } from '@marklot/similarity'
import { FilterCounter } from '../filter/filter-counter.ts'
import { compileFilters, filterBits, type IndexFilters, restricts } from '../filter/filters.ts'
import type { LiveSegment } from '../layout/live-segment.ts'
import { elementWeightOf, findWeakElements, type WeakElement } from '../score/element-counts.ts'
import { FoundNames } from '../score/found-names.ts'
import { inOrder, ScoredName } from '../score/scored-name.ts'
import { lanesOf } from './lanes.ts'
import { MarksOfNames } from './marks-of-name.ts'
import { emptyReceipt, receiptLine, type SearchOutcome } from './outcome.ts'
import type { NameSearch } from './requests.ts'
import { ResultPage } from './result-page.ts'
import { AlikeSearch, mostScored } from './search-lane.ts'

type AlikeRequest = Pick<NameSearch, 'text' | 'minimumSimilarity' | 'filters' | 'maximumNames'>

/** One more than a result holds says that there are more. */
const wantedFor = (maximumNames: number) => maximumNames + 1

/** Names found in a lane by this thread; taken over before the next lane is searched. */
const own = new FoundNames()

/** What another thread found in the second lane; null when it did not, and this thread has to. */
export type OtherLane = () => FoundNames | null

/**
 * All names of the segments that score at least `minimum`, the best first; equal scores in alphabetical order. Behind the best `wanted` that
 * have a mark that passes the filters some may be missing. They are the same whether another thread searched the second lane or not.
 */
export function findNamesAlike(
  segments: readonly LiveSegment[],
  text: string,
  minimum: number,
  filters: IndexFilters,
  most = mostScored,
  elementWeight?: ElementWeight,
  otherLane?: OtherLane,
  wanted?: number,
): ScoredName[] {
  const search = new AlikeSearch(segments, text, minimum, filters, most, elementWeight, wanted)
  const names: ScoredName[] = []
  for (const [i, lane] of lanesOf(segments).entries()) {
    let found = i === 1 ? (otherLane?.() ?? null) : null
    if (found === null) {
      search.search(lane, own)
      found = own
    }
    for (let at = 0; at < found.count; at++) {
      const { figures, key, place, passes } = found.at(at)
      names.push(new ScoredName(figures, search.scorer, segments[place.live].segment, place, passes, key))
    }
  }
  return inOrder(names)
}

/**
 * Searches the second lane of a search by name for another thread, which gets the same from `OtherLane`. False when there is none, or more is
 * found than there is room for.
 */
export function searchOtherLane(
  segments: readonly LiveSegment[],
  { text, minimumSimilarity, filters, maximumNames }: AlikeRequest,
  into: FoundNames,
): boolean {
  const lane = lanesOf(segments)[1]
  if (lane === undefined) return false
  const elementWeight = elementWeightOf(findWeakElements(segments, text, filters))
  const wanted = wantedFor(maximumNames)
  return new AlikeSearch(segments, text, minimumSimilarity, filters, mostScored, elementWeight, wanted).search(lane, into)
}

/** The names of a search by name in their order, weak elements of the searched name discounted. */
export function rankNames(
  segments: readonly LiveSegment[],
  { text, minimumSimilarity, filters, maximumNames }: AlikeRequest,
  otherLane?: OtherLane,
): { names: ScoredName[]; weakElements: WeakElement[] } {
  const weakElements = findWeakElements(segments, text, filters)
  const elementWeight = elementWeightOf(weakElements)
  const wanted = wantedFor(maximumNames)
  const names = findNamesAlike(segments, text, minimumSimilarity, filters, mostScored, elementWeight, otherLane, wanted)
  return { names, weakElements }
}

/**
 * Searches by name. The result are the marks of the best `maximumNames` distinct names that score at least `minimumSimilarity` and have a
 * mark that passes the filters. Counts of a filter are those of the result that the search without this filter has.
 */
export function searchNames(segments: readonly LiveSegment[], request: NameSearch, otherLane?: OtherLane): SearchOutcome {
  const { filters, maximumNames } = request
  const { names, weakElements } = rankNames(segments, request, otherLane)
  const failedBySegment = restricts(filters) ? segments.map(({ segment }) => compileFilters(filters, segment)) : null
  const counter = new FilterCounter()
  const receipt = emptyReceipt()
  const page = new ResultPage({ segments, names, failedBySegment }, request)
  /** Names so far in the result, and in what it would be without the filter of each bit. */
  let taken = 0
  const takenWithout = new Uint32Array(filterBits.length)
  let lowerBound = false
  let considered = 0
  let total = 0
  const marksOfNames = new MarksOfNames(segments, names, failedBySegment)
  for (let rank = 0, name = marksOfNames.advance(); name !== null; rank++, name = marksOfNames.advance()) {
    const { count, passing, failedAlone } = marksOfNames
    if (count === 0) continue
    const inResult = passing > 0 && taken < maximumNames
    if (passing > 0 && !inResult) lowerBound = true
    let open = 0
    for (let i = 0; i < filterBits.length; i++) {
      const bit = filterBits[i]
      if ((passing === 0 && (failedAlone & bit) === 0) || takenWithout[i] >= maximumNames) continue
      open |= bit
      takenWithout[i] = takenWithout[i] + 1
    }
    if (inResult) taken++
    const inReceipt = considered < maximumNames || inResult
    if (considered < maximumNames) considered++
    if (open === 0 && !inReceipt) {
      // Every result is full: what follows could only say once more that there is more.
      if (lowerBound && taken >= maximumNames && takenWithout.every((names) => names >= maximumNames)) break
      continue
    }
    const shown = inResult ? passing : 0
    if (inReceipt) {
      receipt[receiptLine[name.relation]] += count
      receipt.hiddenByFilters += count - shown
    }
    if (inResult) page.add(marksOfNames, name, rank)
    total += shown
    if (open !== 0) marksOfNames.countTowards(open, counter)
  }
  marksOfNames.end()
  receipt.shown = total
  return {
    total,
    totalIsLowerBound: lowerBound,
    page: page.hits(),
    counts: counter.result(),
    receipt,
    weakElements,
  }
}

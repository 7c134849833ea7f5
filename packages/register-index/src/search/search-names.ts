import type { ElementWeight } from '@marklot/similarity'
import { FilterCounter } from '../filter/filter-counter.ts'
import { compileFilters, filterBits, type IndexFilters, restricts } from '../filter/filters.ts'
import type { LiveSegment } from '../layout/live-segment.ts'
import { elementWeightOf, findWeakElements, type WeakElement } from '../score/element-counts.ts'
import type { FoundNames } from '../score/found-names.ts'
import { inOrder, ScoredName } from '../score/scored-name.ts'
import { lanesOf } from './lanes.ts'
import { MarksOfNames } from './marks-of-name.ts'
import { emptyReceipt, receiptLine, type SearchOutcome } from './outcome.ts'
import type { NameSearch } from './requests.ts'
import { ResultPage } from './result-page.ts'
import type { Scratch } from './scratch.ts'
import { AlikeSearch, mostScored } from './search-lane.ts'
import { addTranslated } from './translated-names.ts'

export type AlikeRequest = Pick<NameSearch, 'text' | 'minimumSimilarity' | 'filters' | 'maximumNames'>

/** Returns how many names to find: one more than the result holds, which shows whether there are more. */
const wantedFor = (maximumNames: number) => maximumNames + 1

/** Returns what another thread found in the second lane, or null if this thread has to search it. */
export type OtherLane = () => FoundNames | null

/**
 * Returns all names with at least the score `minimum`, the best first, equal scores in alphabetical order. Some names
 * after the best `wanted` with a passing mark may be missing. The result is the same whether or not another thread
 * searches the second lane.
 */
export function findNamesAlike(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  text: string,
  minimum: number,
  filters: IndexFilters,
  most = mostScored,
  elementWeight?: ElementWeight,
  otherLane?: OtherLane,
  wanted?: number,
): ScoredName[] {
  const search = new AlikeSearch(scratch, segments, text, minimum, filters, most, elementWeight, wanted)
  const names: ScoredName[] = []
  for (const [i, lane] of lanesOf(segments).entries()) {
    let found = i === 1 ? otherLane?.() : null
    if (found == null) {
      found = scratch.found
      search.search(lane, found)
    }
    for (let at = 0; at < found.count; at++) {
      const { figures, key, place, passes } = found.at(at)
      names.push(new ScoredName(figures, search.scorer, segments[place.live].segment, place, passes, key))
    }
  }
  return inOrder(names)
}

/**
 * Searches the second lane of a search by name for another thread. False if there is no second lane or no room for its
 * names.
 */
export function searchOtherLane(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  { text, minimumSimilarity, filters, maximumNames }: AlikeRequest,
  into: FoundNames,
): boolean {
  const lane = lanesOf(segments)[1]
  if (lane === undefined) return false
  const elementWeight = elementWeightOf(findWeakElements(scratch, segments, text, filters))
  const wanted = wantedFor(maximumNames)
  return new AlikeSearch(scratch, segments, text, minimumSimilarity, filters, mostScored, elementWeight, wanted).search(
    lane,
    into,
  )
}

/** The names of a search by name in order of relevance, and the elements that were discounted. */
export interface RankedNames {
  names: ScoredName[]
  weakElements: WeakElement[]
}

/** Returns the names of a search by name in order of relevance, with weak elements of the searched name discounted. */
export function rankNames(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  { text, minimumSimilarity, filters, maximumNames }: AlikeRequest,
  otherLane?: OtherLane,
): RankedNames {
  const weakElements = findWeakElements(scratch, segments, text, filters)
  const elementWeight = elementWeightOf(weakElements)
  const wanted = wantedFor(maximumNames)
  const alike = findNamesAlike(scratch, segments, text, minimumSimilarity, filters, mostScored, elementWeight, otherLane, wanted)
  const names = addTranslated(scratch, segments, alike, { text, minimum: minimumSimilarity, elementWeight })
  return { names, weakElements }
}

/**
 * Searches by name. The result consists of the marks of the best `maximumNames` distinct names that score at least
 * `minimumSimilarity` and have a mark that passes the filters. The counts of a filter are those of the same search
 * without this filter.
 */
export function searchNames(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  request: NameSearch,
  otherLane?: OtherLane,
): SearchOutcome {
  return outcomeOfNames(scratch, segments, rankNames(scratch, segments, request, otherLane), request)
}

/** Returns the outcome of a search by name, from its ranked names: result, counts, receipt and page. */
export function outcomeOfNames(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  { names, weakElements }: RankedNames,
  request: NameSearch,
): SearchOutcome {
  const { filters, maximumNames } = request
  const failedBySegment = restricts(filters) ? segments.map(({ segment }) => compileFilters(filters, segment)) : null
  const counter = new FilterCounter()
  const receipt = emptyReceipt()
  const page = new ResultPage(scratch.marks, { segments, names, failedBySegment }, request)
  /** The number of names so far in the result, and in the result without the filter of each bit. */
  let taken = 0
  const takenWithout = new Uint32Array(filterBits.length)
  let lowerBound = false
  let considered = 0
  let total = 0
  const marksOfNames = new MarksOfNames(scratch.marks, segments, names, failedBySegment)
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
      takenWithout[i]++
    }
    if (inResult) taken++
    const inReceipt = considered < maximumNames || inResult
    if (considered < maximumNames) considered++
    if (open === 0 && !inReceipt) {
      // Every result is full, and it is known that there is more.
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

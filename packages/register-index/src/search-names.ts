import type { ElementWeight } from '@marklot/similarity'
import { elementWeightOf, findWeakElements, type WeakElement } from './element-counts.ts'
import { compileFilters, type FailedFilters, failed, type IndexFilters } from './filters.ts'
import { FoundNames } from './found-names.ts'
import { lanesOf } from './lanes.ts'
import { isBuried, type LiveSegment } from './live-segment.ts'
import {
  emptyReceipt,
  FilterCounter,
  type PageRequest,
  pageOf,
  type ResultMark,
  receiptLine,
  type SearchOutcome,
} from './outcome.ts'
import { inOrder, ScoredName } from './scored-name.ts'
import { AlikeSearch, mostScored } from './search-lane.ts'

export interface NameSearch extends PageRequest {
  text: string
  /** Whole percent; names that score less are not in the result. */
  minimumSimilarity: number
  filters: IndexFilters
  /** Distinct names a result holds at most. */
  maximumNames: number
}

/** Names found in a lane by this thread; taken over before the next lane is searched. */
const own = new FoundNames()

/** What another thread found in the second lane; null when it did not, and this thread has to. */
export type OtherLane = () => FoundNames | null

/**
 * All names of the segments that score at least `minimum`, the best first; equal scores in alphabetical order. They are the same whether
 * another thread searched the second lane or not.
 */
export function findNamesAlike(
  segments: readonly LiveSegment[],
  text: string,
  minimum: number,
  filters: IndexFilters,
  most = mostScored,
  elementWeight?: ElementWeight,
  otherLane?: OtherLane,
): ScoredName[] {
  const search = new AlikeSearch(segments, text, minimum, filters, most, elementWeight)
  const names: ScoredName[] = []
  for (const [i, lane] of lanesOf(segments).entries()) {
    let found = i === 1 ? (otherLane?.() ?? null) : null
    if (found === null) {
      search.search(lane, own)
      found = own
    }
    for (let at = 0; at < found.count; at++) {
      const { figures, key, place, passes } = found.at(at)
      names.push(new ScoredName(figures, search.scorer, (segments[place.live] as LiveSegment).segment, place, passes, key))
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
  { text, minimumSimilarity, filters }: Pick<NameSearch, 'text' | 'minimumSimilarity' | 'filters'>,
  into: FoundNames,
): boolean {
  const lane = lanesOf(segments)[1]
  if (lane === undefined) return false
  const elementWeight = elementWeightOf(findWeakElements(segments, text, filters))
  return new AlikeSearch(segments, text, minimumSimilarity, filters, mostScored, elementWeight).search(lane, into)
}

/** The names of a search by name in their order, weak elements of the searched name discounted. */
export function rankNames(
  segments: readonly LiveSegment[],
  { text, minimumSimilarity, filters }: Pick<NameSearch, 'text' | 'minimumSimilarity' | 'filters'>,
  otherLane?: OtherLane,
): { names: ScoredName[]; weakElements: WeakElement[] } {
  const weakElements = findWeakElements(segments, text, filters)
  const elementWeight = elementWeightOf(weakElements)
  const names = findNamesAlike(segments, text, minimumSimilarity, filters, mostScored, elementWeight, otherLane)
  return { names, weakElements }
}

const filterBits = Object.values(failed)

/** Calls `visit` with every living mark of a name: the position of its segment and the record there. */
function forEachRecord(
  segments: readonly LiveSegment[],
  { places }: ScoredName,
  visit: (live: number, record: number) => void,
): void {
  for (const { live, name } of places) {
    const { segment, tombstones } = segments[live] as LiveSegment
    const { nameRecordStart, nameRecords } = segment.arrays
    const end = nameRecordStart[name + 1] as number
    for (let at = nameRecordStart[name] as number; at < end; at++) {
      const record = nameRecords[at] as number
      if (!isBuried(tombstones, record)) visit(live, record)
    }
  }
}

/**
 * Searches by name. The result are the marks of the best `maximumNames` distinct names that score at least `minimumSimilarity` and have a
 * mark that passes the filters. Counts of a filter are those of the result that the search without this filter has.
 */
export function searchNames(segments: readonly LiveSegment[], request: NameSearch, otherLane?: OtherLane): SearchOutcome {
  const { filters, maximumNames } = request
  const { names, weakElements } = rankNames(segments, request, otherLane)
  const failedBySegment = segments.map(({ segment }) => compileFilters(filters, segment))
  const counter = new FilterCounter()
  const receipt = emptyReceipt()
  const marks: ResultMark[] = []
  /** Names so far in the result without the filter of each bit; index 0: with all filters. */
  const taken = new Map<number, number>([[0, 0], ...filterBits.map((bit): [number, number] => [bit, 0])])
  let lowerBound = false
  let considered = 0
  let total = 0
  const keptUntil = request.sort === 'relevance' ? request.page * request.size : Number.POSITIVE_INFINITY
  for (const [rank, name] of names.entries()) {
    // In which of the results (with all filters, without one of them) does this name have a mark?
    let alone = 0
    let passes = false
    let lives = false
    forEachRecord(segments, name, (live, record) => {
      const failures = (failedBySegment[live] as FailedFilters)(record)
      lives = true
      if (failures === 0) passes = true
      else if ((failures & (failures - 1)) === 0) alone |= failures
    })
    if (!lives) continue
    const inResult = passes && (taken.get(0) as number) < maximumNames
    if (passes && !inResult) lowerBound = true
    let open = 0
    for (const bit of filterBits) {
      if ((passes || (alone & bit) !== 0) && (taken.get(bit) as number) < maximumNames) {
        open |= bit
        taken.set(bit, (taken.get(bit) as number) + 1)
      }
    }
    if (inResult) taken.set(0, (taken.get(0) as number) + 1)
    const inReceipt = considered < maximumNames || inResult
    if (considered < maximumNames) considered++
    if (open === 0 && !inReceipt) {
      // Every result is full: what follows could only say once more that there is more.
      if (lowerBound && [...taken.values()].every((count) => count >= maximumNames)) break
      continue
    }
    const line = receiptLine[name.relation]
    const keeps = total < keptUntil
    forEachRecord(segments, name, (live, record) => {
      const { segment } = segments[live] as LiveSegment
      const failures = (failedBySegment[live] as FailedFilters)(record)
      if (open !== 0) counter.add(segment, record, failures, open)
      if (inReceipt) receipt[line]++
      if (failures === 0 && inResult) {
        // By relevance the page is known before all marks are: the names come in their order.
        if (keeps) marks.push({ segment, record, rank, scored: name })
        total++
      } else if (inReceipt) receipt.hiddenByFilters++
    })
  }
  receipt.shown = total
  return {
    total,
    totalIsLowerBound: lowerBound,
    page: pageOf(marks, request),
    counts: counter.result(),
    receipt,
    weakElements,
  }
}

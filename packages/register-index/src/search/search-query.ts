import { FilterCounter } from '../filter/filter-counter.ts'
import { allFilters, compileFilters } from '../filter/filters.ts'
import { compileClauses } from '../filter/query-clauses.ts'
import { visitMarks } from '../filter/visit-marks.ts'
import { closeness } from '../filter/word-pattern.ts'
import type { LiveSegment } from '../layout/live-segment.ts'
import { growableBytes, growableUint32 } from '../memory/growable.ts'
import type { FindWeak } from '../score/element-counts.ts'
import { browse, pageByDay, pageByName } from './browse.ts'
import { hitOf, pageOf, type ResultMark, type SearchHit, type SearchOutcome } from './outcome.ts'
import type { QuerySearch } from './requests.ts'
import type { Scratch } from './scratch.ts'
import { bannedNames, searchAlike } from './search-alike.ts'

/** Larger results are not sorted entirely; only the page is extracted. */
const mostSorted = 50_000

/**
 * The marks found in one segment: a list with their closeness or, for many marks, one byte for each mark of the
 * segment.
 */
class Found {
  count = 0
  readonly records = growableUint32(64)
  readonly ranks = growableBytes(64)
  private flags: Uint8Array | null = null
  private readonly marks: number

  constructor({ segment }: LiveSegment) {
    this.marks = segment.marks
  }

  add(record: number, rank: number): void {
    this.count++
    if (this.flags !== null) this.flags[record] = rank + 1
    else {
      this.records.push(record)
      this.ranks.push(rank)
      if (this.count > mostSorted) this.allFlags()
    }
  }

  /** Record → its closeness plus one, or 0 if it was not found. The lists are released. */
  allFlags(): Uint8Array {
    if (this.flags === null) {
      const { records, ranks } = this
      this.flags = new Uint8Array(this.marks)
      for (let i = 0; i < records.length; i++) this.flags[records.items[i]] = ranks.items[i] + 1
      records.clear()
      ranks.clear()
    }
    return this.flags
  }
}

/**
 * Searches by clauses. The result is exact, with the total and counts of every mark that passes. Only with a `similar`
 * clause is it limited to the marks of `maximumNames` names, as in a search by name. Sorted by relevance, whole matches
 * come first, then names that begin with a match; without a name clause, the newest application comes first.
 */
export function searchQuery(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  request: QuerySearch,
  findWeak?: FindWeak,
): SearchOutcome {
  if (request.clauses.length === 0) return browse(segments, request)
  if (request.clauses.some(({ kind, isNegated }) => kind === 'similar' && !isNegated))
    return searchAlike(scratch, segments, request, findWeak)
  const clauses = compileClauses(request.clauses)
  const banned = bannedNames(scratch, segments, request)
  const counter = new FilterCounter()
  const found: Found[] = []
  let total = 0
  for (const [place, live] of segments.entries()) {
    const failedOf = compileFilters(request.filters, live.segment)
    const passing = new Found(live)
    visitMarks(live, clauses, banned[place], (record, rank) => {
      const failures = failedOf(record)
      counter.add(live.segment, record, failures, allFilters)
      if (failures === 0) passing.add(record, rank)
    })
    total += passing.count
    found.push(passing)
  }
  const isNamed = clauses.names.some(({ isNegated }) => !isNegated)
  const sort = request.sort === 'relevance' && !isNamed ? 'applicationDate' : request.sort
  const page =
    total > mostSorted ? cutPage(segments, found, { ...request, sort }) : sortPage(segments, found, { ...request, sort })
  return { total, totalIsLowerBound: false, page, counts: counter.result(), receipt: null }
}

function sortPage(segments: readonly LiveSegment[], found: readonly Found[], request: QuerySearch): SearchHit[] {
  const marks: ResultMark[] = []
  for (const [live, { records, ranks }] of found.entries()) {
    const { segment } = segments[live]
    for (let i = 0; i < records.length; i++) marks.push({ segment, record: records.items[i], rank: ranks.items[i], scored: null })
  }
  return pageOf(marks, request)
}

function cutPage(segments: readonly LiveSegment[], found: readonly Found[], request: QuerySearch): SearchHit[] {
  const from = (request.page - 1) * request.size
  const flags = found.map((one) => one.allFlags())
  switch (request.sort) {
    case 'applicationDate':
      return pageByDay(segments, flags, from, request.size)
    case 'name':
      return pageByName(segments, flags, from, request.size)
    case 'relevance':
      return pageByRank(segments, flags, from, request.size)
  }
}

/**
 * Returns a page ordered by rank: the closest first, ties by serial. Records of a segment are in that order, so
 * segments are merged without sorting.
 */
function pageByRank(segments: readonly LiveSegment[], flags: readonly Uint8Array[], from: number, size: number): SearchHit[] {
  const hits: SearchHit[] = []
  let before = 0
  for (let rank: number = closeness.whole; rank < closeness.none && hits.length < size; rank++) {
    const places = flags.map((passes) => passes.indexOf(rank + 1))
    for (;;) {
      let least = -1
      let leastSerial = Number.POSITIVE_INFINITY
      for (let live = 0; live < places.length; live++) {
        const record = places[live]
        if (record < 0) continue
        const serial = segments[live].segment.arrays.serial[record]
        if (serial < leastSerial) {
          least = live
          leastSerial = serial
        }
      }
      if (least < 0 || hits.length === size) break
      if (before++ >= from) hits.push(hitOf(segments[least].segment, places[least], null))
      places[least] = flags[least].indexOf(rank + 1, places[least] + 1)
    }
  }
  return hits
}

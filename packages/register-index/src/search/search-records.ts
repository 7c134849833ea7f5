import { FilterCounter } from '../filter/filter-counter.ts'
import { allFilters, compileFilters } from '../filter/filters.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { recordOf } from '../layout/segment.ts'
import { pageOf, type ResultMark, type SearchOutcome } from './outcome.ts'
import type { RecordSearch } from './requests.ts'

/** Filters, counts, sorts and pages marks that were not found by name. `ranked` yields each mark once. */
export function resultOf(
  segments: readonly LiveSegment[],
  ranked: Iterable<{ live: number; record: number; rank: number }>,
  request: RecordSearch,
): SearchOutcome {
  const failedBySegment = segments.map(({ segment }) => compileFilters(request.filters, segment))
  const counter = new FilterCounter()
  const marks: ResultMark[] = []
  for (const { live, record, rank } of ranked) {
    const { segment, tombstones } = segments[live]
    if (isBuried(tombstones, record)) continue
    const failures = failedBySegment[live]?.(record) ?? 0
    counter.add(segment, record, failures, allFilters)
    if (failures === 0) marks.push({ segment, record, rank, scored: null })
  }
  return { total: marks.length, totalIsLowerBound: false, page: pageOf(marks, request), counts: counter.result(), receipt: null }
}

/**
 * Returns the marks with these serials. Sorted by relevance, they keep the given order. Unknown serials are ignored.
 */
export function searchSerials(
  segments: readonly LiveSegment[],
  serials: readonly number[],
  request: RecordSearch,
): SearchOutcome {
  const found: { live: number; record: number; rank: number }[] = []
  for (const [rank, serial] of [...new Set(serials)].entries()) {
    for (const [live, { segment }] of segments.entries()) {
      const record = recordOf(segment, serial)
      if (record >= 0) found.push({ live, record, rank })
    }
  }
  return resultOf(segments, found, request)
}

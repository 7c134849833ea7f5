import type { NameScore } from '@marklot/similarity'
import { IndexBuilder } from '../build/index-builder.ts'
import { compileFilters, type FailedFilters, type IndexFilters } from '../filter/filters.ts'
import { isBuried, type LiveSegment, noTombstones } from '../layout/live-segment.ts'
import { recordOf } from '../layout/segment.ts'
import { elementWeightOf, type FindWeak, findWeakElements } from '../score/element-counts.ts'
import type { Scratch } from './scratch.ts'
import { findNamesAlike } from './search-names.ts'
import { addTranslated } from './translated-names.ts'

/** A saved search by name: the request of a `NameSearch` with the caller's own id. */
export interface SavedName {
  id: number
  text: string
  /** Whole percent. */
  minimumSimilarity: number
  filters: IndexFilters
}

/** A new mark that a saved name would find. */
export interface WatchMatch {
  id: number
  serial: number
  nameScore: NameScore
}

/**
 * Searches in reverse: finds the new marks that each saved name would find. The new marks form a small segment of their
 * own, in which each saved name is searched as in `searchNames`, with the same candidates, scorer, filters and weak
 * elements (counted in the whole register). So each verdict equals that of a single search. Unknown serials are
 * ignored. The call blocks its thread: pass a few hundred saved names at a time, or run it in a search thread.
 */
export function watchNames(
  scratch: Scratch,
  register: readonly LiveSegment[],
  saved: readonly SavedName[],
  newSerials: readonly number[],
  findWeak: FindWeak = (text, filters) => findWeakElements(scratch, register, text, filters),
): WatchMatch[] {
  const live = newMarksOf(register, newSerials)
  const { segment } = live
  const matches: WatchMatch[] = []
  for (const { id, text, minimumSimilarity, filters } of saved) {
    const elementWeight = elementWeightOf(findWeak(text, filters))
    const alike = findNamesAlike(scratch, [live], text, minimumSimilarity, filters, segment.names, elementWeight)
    const names = addTranslated(scratch, [live], alike, { text, minimum: minimumSimilarity, elementWeight })
    if (names.length === 0) continue
    const failedOf: FailedFilters = compileFilters(filters, segment)
    const { nameRecordStart, nameRecords, serial } = segment.arrays
    for (const name of names) {
      for (const place of name.places) {
        const until = nameRecordStart[place.name + 1]
        for (let at = nameRecordStart[place.name]; at < until; at++) {
          const record = nameRecords[at]
          if (failedOf(record) === 0) matches.push({ id, serial: serial[record], nameScore: name.score() })
        }
      }
    }
  }
  return matches
}

interface NewMarks {
  serials: readonly number[]
  live: LiveSegment
}
/** The latest new marks for each state of the register: thousands of saved names arrive in many calls. */
const kept = new WeakMap<readonly LiveSegment[], NewMarks>()

function newMarksOf(register: readonly LiveSegment[], serials: readonly number[]): LiveSegment {
  const known = kept.get(register)
  if (known?.serials.length === serials.length && known.serials.every((serial, i) => serial === serials[i])) return known.live
  const live = segmentOfSerials(register, serials)
  kept.set(register, { serials: [...serials], live })
  return live
}

function segmentOfSerials(register: readonly LiveSegment[], serials: readonly number[]): LiveSegment {
  const builder = new IndexBuilder(serials.length)
  for (const serial of serials) {
    for (const { segment, tombstones } of register) {
      const record = recordOf(segment, serial)
      if (record >= 0 && !isBuried(tombstones, record)) builder.addRecord(segment, record)
    }
  }
  const segment = builder.build(0, null)
  return { segment, tombstones: noTombstones(segment), buried: 0 }
}

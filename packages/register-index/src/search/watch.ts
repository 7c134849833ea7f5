import type { NameScore } from '@marklot/similarity'
import { IndexBuilder } from '../build/index-builder.ts'
import { compileFilters, type FailedFilters, type IndexFilters } from '../filter/filters.ts'
import { isBuried, type LiveSegment, noTombstones } from '../layout/live-segment.ts'
import { recordOf } from '../layout/segment.ts'
import { elementWeightOf, findWeakElements } from '../score/element-counts.ts'
import { findNamesAlike } from './search-names.ts'

/** A saved search by name: what `NameSearch` asks, with the caller's own id. */
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
 * Searches backwards: which of the new marks would each saved name find? The new marks are put into a small segment of their own, in which
 * every saved name is searched as `searchNames` does it: same candidates, same scorer, same weak elements (counted in the whole register),
 * same filters, so a verdict is that of a single search. Serials the register does not hold are passed over. It works without pause: give it
 * a few hundred saved names a call, or let a search thread do it.
 */
export function watchNames(
  register: readonly LiveSegment[],
  saved: readonly SavedName[],
  newSerials: readonly number[],
): WatchMatch[] {
  const live = newMarksOf(register, newSerials)
  const { segment } = live
  const matches: WatchMatch[] = []
  for (const { id, text, minimumSimilarity, filters } of saved) {
    const elementWeight = elementWeightOf(findWeakElements(register, text, filters))
    const names = findNamesAlike([live], text, minimumSimilarity, filters, segment.names, elementWeight)
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
/** The new marks asked for last, for each state of the register: thousands of saved names come in many calls. */
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

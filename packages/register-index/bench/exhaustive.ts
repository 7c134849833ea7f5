import { NameScorer, prepareName } from '@marklot/similarity'
import { compileFilters, type IndexFilters } from '../src/filter/filters.ts'
import { isBuried, type LiveSegment } from '../src/layout/live-segment.ts'
import { nameText } from '../src/layout/segment.ts'
import { elementWeightOf, findWeakElements } from '../src/score/element-counts.ts'
import { Scratch } from '../src/search/scratch.ts'

const scratch = new Scratch()

export interface ScoredText {
  text: string
  total: number
}

/**
 * Returns all names with at least the score `minimum`, found by scoring every name. The best come first, in the order
 * of a search.
 */
export function scoreEverything(
  segments: readonly LiveSegment[],
  text: string,
  minimum: number,
  filters: IndexFilters,
): ScoredText[] {
  const scorer = new NameScorer(prepareName(text), {
    elementWeight: elementWeightOf(findWeakElements(scratch, segments, text, filters)),
  })
  const found = new Map<string, number>()
  for (const live of segments) {
    const { segment, tombstones } = live
    const { nameBytes, nameStart, nameRecordStart, nameRecords } = segment.arrays
    const failedOf = compileFilters(filters, segment)
    const isWanted = (name: number) => {
      for (let at = nameRecordStart[name] as number; at < (nameRecordStart[name + 1] as number); at++) {
        const record = nameRecords[at] as number
        if (!isBuried(tombstones, record) && failedOf(record) === 0) return true
      }
      return false
    }
    for (let name = 0; name < segment.names; name++) {
      const total = scorer.score(nameBytes, nameStart[name] as number, nameStart[name + 1] as number, minimum)
      if (total >= minimum && isWanted(name)) found.set(nameText(segment, name), total)
    }
  }
  return Array.from(found, ([name, total]) => ({ text: name, total })).sort(
    (a, b) => b.total - a.total || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0),
  )
}

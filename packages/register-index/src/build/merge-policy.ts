import { isBuried, type LiveSegment, liveMarks } from '../layout/live-segment.ts'
import { holds, type PartitionLimits, wholeRegister } from '../layout/partition.ts'
import { type MarkTable, partitionHash } from '../layout/segment.ts'
import type { Merge, MergeOf, SegmentLists } from './merge.ts'

/** Decides how names, or logos, are cut into segments. */
export interface SegmentShape extends PartitionLimits {
  /** Changes move into the partitions when they exceed this share of the marks there … */
  changedShare: number
  /** … and this number of marks. */
  leastChanged: number
  /** With more segments of changes than this, the newest ones are merged with each other. */
  mostChanges: number
}
export interface IndexShape extends SegmentShape {
  logos: SegmentShape
}

export const usualShape: IndexShape = {
  mostMarks: 6_000_000,
  mostUndivided: 200_000,
  changedShare: 1 / 16,
  leastChanged: 20_000,
  mostChanges: 6,
  // A logo takes three times the memory of a name, and a merge needs that of one more partition.
  logos: {
    mostMarks: 1_500_000,
    mostUndivided: 40_000,
    changedShare: 1 / 16,
    leastChanged: 5_000,
    mostChanges: 6,
  },
}

/**
 * A segment this many times larger than all newer ones together is not merged, so that each mark moves only a few
 * times.
 */
const tooLargeToMerge = 3

/**
 * Returns the merge that is due, or null. Only one partition is merged at a time, the one with the most changes. The
 * others stay as they are, so a merge needs the memory of one partition beside the index.
 */
export function dueMerge<Of extends MarkTable>(
  { base, changes }: SegmentLists<Of>,
  revision: number,
  shape: SegmentShape,
  under: Merge | null,
): MergeOf<Of> | null {
  const moving = new Set(under?.sources.map(({ segment }) => segment.id))
  const marks = base.reduce((sum, live) => sum + liveMarks(live), 0)
  const changed = Math.max(
    changes.reduce((sum, live) => sum + liveMarks(live), 0),
    base.reduce((sum, { buried }) => sum + buried, 0),
  )
  if (under === null && changed > shape.leastChanged && changed > marks * shape.changedShare) {
    const live = mostChanged({ base, changes })
    const sources = live === undefined ? changes : [live, ...changes]
    return { sources, partition: live?.segment.partition ?? wholeRegister, limits: shape, revision }
  }
  const free = changes.filter(({ segment }) => !moving.has(segment.id))
  if (free.length <= shape.mostChanges) return null
  return { sources: free.slice(firstToMerge(free)), partition: null, limits: shape, revision }
}

/** Returns the partition with the most buried marks and pending changes. */
function mostChanged<Of extends MarkTable>({ base, changes }: SegmentLists<Of>): LiveSegment<Of> | undefined {
  if (base.length < 2) return base[0]
  const waiting = base.map(({ buried }) => buried)
  for (const { segment, tombstones } of changes) {
    for (let record = 0; record < segment.marks; record++) {
      if (isBuried(tombstones, record)) continue
      const hash = partitionHash(segment, record)
      const at = base.findIndex((live) => holds(live.segment.partition ?? wholeRegister, hash))
      waiting[at]++
    }
  }
  return base[waiting.indexOf(Math.max(...waiting))]
}

function firstToMerge(changes: readonly LiveSegment<MarkTable>[]): number {
  const marksAt = (i: number) => changes[i]?.segment.marks ?? 0
  let first = changes.length - 2
  let marks = marksAt(first) + marksAt(first + 1)
  for (; first > 0; first--) {
    if (marksAt(first - 1) > tooLargeToMerge * marks) break
    marks += marksAt(first - 1)
  }
  return first
}

import type { MarkTable, Segment } from './segment.ts'

/** A segment with its tombstones: one bit for each record that was removed or replaced by a newer segment. */
export interface LiveSegment<Of extends MarkTable = Segment> {
  readonly segment: Of
  readonly tombstones: Uint32Array
  readonly buried: number
}

export const liveMarks = ({ segment, buried }: LiveSegment<MarkTable>) => segment.marks - buried

export const noTombstones = (segment: MarkTable) => new Uint32Array((segment.marks + 31) >>> 5)

export const isBuried = (tombstones: Uint32Array, record: number) => ((tombstones[record >>> 5] >>> (record & 31)) & 1) === 1

export function bury(tombstones: Uint32Array, record: number): boolean {
  if (isBuried(tombstones, record)) return false
  tombstones[record >>> 5] = (tombstones[record >>> 5] | (1 << (record & 31))) >>> 0
  return true
}

/** Returns a segment of which nothing is buried. */
export const liveOf = <Of extends MarkTable>(segment: Of): LiveSegment<Of> => ({
  segment,
  tombstones: noTombstones(segment),
  buried: 0,
})

import { bury, isBuried, type LiveSegment, liveMarks, noTombstones } from '../layout/live-segment.ts'
import { digitsFor, holds, type Partition, type PartitionLimits, split } from '../layout/partition.ts'
import { partitionHash, recordOf, type Segment } from '../layout/segment.ts'
import { IndexBuilder } from './index-builder.ts'

/*
 * Merging: the living records of some segments become new segments. It reads what nobody changes, so it may run in a thread of its own
 * while changes go on; what was buried in the meantime is buried in the result when that is taken over.
 */

export interface Merge {
  /** As they are when the merge begins. */
  sources: readonly LiveSegment[]
  /** The partition that is written anew, or null when changes become one larger segment of changes. */
  partition: Partition | null
  /** A larger partition is split. */
  limits: PartitionLimits
  revision: number
}

/** Marks that the merge reads: what it costs. */
export const marksToMerge = ({ sources }: Merge) => sources.reduce((sum, live) => sum + liveMarks(live), 0)

/** Does the work of a merge: one segment, or several when the partition is split. */
export function runMerge({ sources, partition, limits, revision }: Merge): Segment[] {
  if (partition === null) {
    const builder = new IndexBuilder(sources.reduce((sum, live) => sum + liveMarks(live), 0))
    forEachRecord(sources, (source, record) => builder.addRecord(source.segment, record))
    return [builder.build(revision)]
  }
  const marks = sources.reduce((sum, live) => sum + marksOf(live, partition), 0)
  const digits = digitsFor(marks, partition, limits)
  return split(partition, digits).map((part) => {
    const builder = new IndexBuilder(Math.ceil((marks / 2 ** digits) * 1.05))
    forEachRecord(sources, ({ segment }, record) => {
      if (isWithin(segment, part) || holds(part, partitionHash(segment, record))) builder.addRecord(segment, record)
    })
    return builder.build(revision, part)
  })
}

/** True when all marks of the segment belong to the partition. */
const isWithin = ({ partition: own }: Segment, { depth, number }: Partition) =>
  own !== null && own.depth === depth && own.number === number

/** Living marks of the segment that belong to the partition. */
export function marksOf(live: LiveSegment, partition: Partition): number {
  if (isWithin(live.segment, partition)) return liveMarks(live)
  let marks = 0
  for (let record = 0; record < live.segment.marks; record++) {
    if (!isBuried(live.tombstones, record) && holds(partition, partitionHash(live.segment, record))) marks++
  }
  return marks
}

/** Visits the living records of all sources by serial: each source has them sorted, so nothing is sorted again. */
function forEachRecord(sources: readonly LiveSegment[], visit: (source: LiveSegment, record: number) => void): void {
  const next = new Int32Array(sources.length).fill(-1)
  const serials = new Float64Array(sources.length)
  const advance = (i: number) => {
    const { segment, tombstones } = sources[i]
    let record = next[i] + 1
    while (record < segment.marks && isBuried(tombstones, record)) record++
    next[i] = record
    serials[i] = record < segment.marks ? segment.arrays.serial[record] : Number.POSITIVE_INFINITY
  }
  for (let i = 0; i < sources.length; i++) advance(i)
  for (;;) {
    let least = 0
    for (let i = 1; i < serials.length; i++) if (serials[i] < serials[least]) least = i
    if ((serials[least] ?? Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY) return
    visit(sources[least], next[least])
    advance(least)
  }
}

/** The segment without the marks with these serials; the same object when it has none of them. */
export function buryAll(live: LiveSegment, serials: Iterable<number>): LiveSegment {
  let tombstones: Uint32Array | null = null
  let buried = live.buried
  for (const serial of serials) {
    const record = recordOf(live.segment, serial)
    if (record < 0) continue
    tombstones ??= live.tombstones.slice()
    if (bury(tombstones, record)) buried++
  }
  return tombstones === null ? live : { segment: live.segment, tombstones, buried }
}

/** The changes without the marks of a partition: those that were moved into it. */
function buryPartition(live: LiveSegment, partition: Partition): LiveSegment {
  const tombstones = live.tombstones.slice()
  let buried = live.buried
  for (let record = 0; record < live.segment.marks; record++) {
    if (!isBuried(tombstones, record) && holds(partition, partitionHash(live.segment, record)) && bury(tombstones, record))
      buried++
  }
  return { segment: live.segment, tombstones, buried }
}

/** Serials that were alive in `before` and are not any more. `now` is undefined when nothing of the segment is left. */
function* buriedSince(before: LiveSegment, now: LiveSegment | undefined): Generator<number> {
  if (now?.tombstones === before.tombstones) return
  const { serial } = before.segment.arrays
  for (let word = 0; word < before.tombstones.length; word++) {
    const then = before.tombstones[word]
    const after = now === undefined ? 0xffffffff : now.tombstones[word]
    for (let bits = (after & ~then) >>> 0; bits !== 0; bits = (bits & (bits - 1)) >>> 0) {
      const record = word * 32 + 31 - Math.clz32(bits & -bits)
      if (record < serial.length) yield serial[record]
    }
  }
}

/** What the list of segments becomes when the result of a merge takes its place. */
export function afterMerge(
  { base, changes }: { base: readonly LiveSegment[]; changes: readonly LiveSegment[] },
  merge: Merge,
  result: readonly Segment[],
): { base: LiveSegment[]; changes: LiveSegment[] } {
  const { partition, sources } = merge
  const current = new Map([...base, ...changes].map((live) => [live.segment.id, live]))
  const gone = sources.flatMap((source) => [...buriedSince(source, current.get(source.segment.id))])
  const merged = result.map((segment) => buryAll({ segment, tombstones: noTombstones(segment), buried: 0 }, gone))
  const merges = new Set(sources.map(({ segment }) => segment.id))
  if (partition === null) {
    const at = Math.max(
      0,
      changes.findIndex(({ segment }) => merges.has(segment.id)),
    )
    const kept = changes.filter(({ segment }) => !merges.has(segment.id))
    return { base: [...base], changes: [...kept.slice(0, at), ...merged, ...kept.slice(at)] }
  }
  const isReplaced = ({ segment }: LiveSegment) => merges.has(segment.id)
  const at = base.findIndex(isReplaced)
  const others = base.filter((live) => !isReplaced(live))
  const place = at < 0 ? others.length : at
  return {
    base: [...others.slice(0, place), ...merged, ...others.slice(place)],
    changes: changes
      .map((live) => (merges.has(live.segment.id) ? buryPartition(live, partition) : live))
      .filter((live) => liveMarks(live) > 0),
  }
}

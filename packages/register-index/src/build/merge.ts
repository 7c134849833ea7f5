import { bury, isBuried, type LiveSegment, liveMarks, liveOf } from '../layout/live-segment.ts'
import { digitsFor, holds, type Partition, type PartitionLimits, split } from '../layout/partition.ts'
import { holdsNames, type MarkTable, partitionHash, recordOf, type Segment } from '../layout/segment.ts'
import type { LogoSegment } from '../logo/logo-segment.ts'
import { IndexBuilder } from './index-builder.ts'
import { type CopiedLogo, LogoBuilder } from './logo-builder.ts'

/*
 * Merging writes the living records of some segments into new segments. It only reads immutable data, so it can run in
 * its own thread while changes continue. Marks buried during the merge are buried in its result when the index adopts
 * it.
 */

export interface MergeOf<Of extends MarkTable> {
  /** The segments at the beginning of the merge. */
  sources: readonly LiveSegment<Of>[]
  /** The partition to rewrite. Null merges changes into one larger segment of changes. */
  partition: Partition | null
  /** A partition beyond these limits is split. */
  limits: PartitionLimits
  revision: number
}

export type NameMerge = MergeOf<Segment>
export type LogoMerge = MergeOf<LogoSegment>
export type Merge = NameMerge | LogoMerge
/** Segments of the same kind as those of the merge. */
export type MergeResult = Segment[] | LogoSegment[]

export const isOfNames = (merge: Merge): merge is NameMerge => merge.sources.every(({ segment }) => holdsNames(segment))

/** Returns the number of marks the merge reads, which determines its cost. */
export const marksToMerge = ({ sources }: Merge) =>
  (sources as readonly LiveSegment<MarkTable>[]).reduce((sum, live) => sum + liveMarks(live), 0)

/** Runs a merge. Returns one segment, or several if the partition is split. */
export const runMerge = (merge: Merge): MergeResult =>
  isOfNames(merge)
    ? rewrite(merge, (isPart, marks, partition) => {
        const builder = new IndexBuilder(marks)
        forEachRecord(merge.sources, ({ segment }, record) => {
          if (isPart(segment, record)) builder.addRecord(segment, record)
        })
        return builder.build(merge.revision, partition)
      })
    : rewrite(merge, (isPart, marks, partition) => {
        const builder = new LogoBuilder(marks)
        for (const live of merge.sources) builder.addFrom(live.segment, livingIn(live, isPart))
        return builder.build(merge.revision, partition)
      })

/**
 * @param build builds a segment of the records for which `isPart` is true, `marks` being their approximate number
 */
function rewrite<Of extends MarkTable>(
  { sources, partition, limits }: MergeOf<Of>,
  build: (isPart: (segment: Of, record: number) => boolean, marks: number, partition: Partition | null) => Of,
): Of[] {
  if (partition === null)
    return [
      build(
        () => true,
        sources.reduce((sum, live) => sum + liveMarks(live), 0),
        null,
      ),
    ]
  const marks = sources.reduce((sum, live) => sum + marksOf(live, partition), 0)
  const digits = digitsFor(marks, partition, limits)
  return split(partition, digits).map((part) =>
    build(
      (segment, record) => isWithin(segment, part) || holds(part, partitionHash(segment, record)),
      Math.ceil((marks / 2 ** digits) * 1.05),
      part,
    ),
  )
}

/** Returns the living records of a segment for which `isPart` is true, each with its own columns. */
function* livingIn(
  { segment, tombstones }: LiveSegment<LogoSegment>,
  isPart: (segment: LogoSegment, record: number) => boolean,
): Generator<CopiedLogo> {
  for (let record = 0; record < segment.marks; record++) {
    if (!isBuried(tombstones, record) && isPart(segment, record)) yield { record, columns: segment, columnsAt: record }
  }
}

/** Returns true if all marks of the segment belong to the partition. */
const isWithin = ({ partition: own }: MarkTable, { depth, number }: Partition) =>
  own !== null && own.depth === depth && own.number === number

/** Counts the living marks of the segment that belong to the partition. */
export function marksOf(live: LiveSegment<MarkTable>, partition: Partition): number {
  if (isWithin(live.segment, partition)) return liveMarks(live)
  let marks = 0
  for (let record = 0; record < live.segment.marks; record++) {
    if (!isBuried(live.tombstones, record) && holds(partition, partitionHash(live.segment, record))) marks++
  }
  return marks
}

/**
 * Visits the living records of all sources by serial. Each source is sorted by serial, so this only interleaves them.
 */
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

/** Buries the marks with these serials. Returns the same object if the segment has none of them. */
export function buryAll<Of extends MarkTable>(live: LiveSegment<Of>, serials: Iterable<number>): LiveSegment<Of> {
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

/** Buries the marks of the partition: they have moved into it. */
function buryPartition<Of extends MarkTable>(live: LiveSegment<Of>, partition: Partition): LiveSegment<Of> {
  const tombstones = live.tombstones.slice()
  let buried = live.buried
  for (let record = 0; record < live.segment.marks; record++) {
    if (!isBuried(tombstones, record) && holds(partition, partitionHash(live.segment, record)) && bury(tombstones, record))
      buried++
  }
  return { segment: live.segment, tombstones, buried }
}

/** Returns the serials that were alive in `before` but no longer are. `now` is undefined if the segment is gone. */
function* buriedSince(before: LiveSegment<MarkTable>, now: LiveSegment<MarkTable> | undefined): Generator<number> {
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

/** The partitions of the register, and the changes since, newest last. */
export interface SegmentLists<Of extends MarkTable = Segment> {
  readonly base: readonly LiveSegment<Of>[]
  readonly changes: readonly LiveSegment<Of>[]
}

/** Returns the lists of segments after the result of a merge replaces its sources. */
export function afterMerge<Of extends MarkTable>(
  { base, changes }: SegmentLists<Of>,
  merge: MergeOf<Of>,
  result: readonly Of[],
): SegmentLists<Of> {
  const { partition, sources } = merge
  const current = new Map([...base, ...changes].map((live) => [live.segment.id, live]))
  const gone = sources.flatMap((source) => [...buriedSince(source, current.get(source.segment.id))])
  const merged = result.map((segment) => buryAll(liveOf(segment), gone))
  const merges = new Set(sources.map(({ segment }) => segment.id))
  if (partition === null) {
    const at = Math.max(
      0,
      changes.findIndex(({ segment }) => merges.has(segment.id)),
    )
    const kept = changes.filter(({ segment }) => !merges.has(segment.id))
    return { base: [...base], changes: [...kept.slice(0, at), ...merged, ...kept.slice(at)] }
  }
  const isReplaced = ({ segment }: LiveSegment<Of>) => merges.has(segment.id)
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

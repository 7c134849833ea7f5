import { browse } from './browse.ts'
import { type IndexFilters, noFilters } from './filters.ts'
import { IndexBuilder } from './index-builder.ts'
import { bury, isBuried, type LiveSegment, noTombstones } from './live-segment.ts'
import { type IndexedMark, type OfficeCode, officeCodes } from './mark.ts'
import type { SearchOutcome } from './outcome.ts'
import { type NameSearch, searchNames } from './search-names.ts'
import { type OwnerSearch, searchOwners } from './search-owners.ts'
import { type RecordSearch, searchSerials } from './search-records.ts'
import { recordOf, type Segment, segmentBytes } from './segment.ts'
import { readSegments, writeSegments } from './storage.ts'
import { type Suggestion, suggest } from './suggest.ts'

export interface IndexChanges {
  /** New and changed marks with all their fields. A mark the office deleted stays as a dead one. */
  upserts: readonly IndexedMark[]
  /** Marks that are to vanish altogether. */
  removedSerials: readonly number[]
  revision: number | bigint
}

/** With more segments than this `apply` merges the newest ones. */
const mostSegments = 6
/** A segment this many times larger than all newer ones together is left out of merging: each mark moves only a few times. */
const tooLargeToMerge = 3

/**
 * The search index over the register, in memory: one large segment and small ones for what changed since. A change replaces the list of
 * segments at once, so a search sees all of it or nothing.
 *
 *   segments   [ 21.9 M marks ][ 3,000 ][ 40 ]        newest last; what a newer one replaces is buried in the older
 */
export class RegisterIndex {
  private segments: readonly LiveSegment[]
  private ownRevision: number

  private constructor(segments: readonly LiveSegment[], revision: number) {
    this.segments = segments
    this.ownRevision = revision
  }

  static empty(): RegisterIndex {
    return new RegisterIndex([], 0)
  }

  /** An index of one freshly built segment. */
  static of(segment: Segment): RegisterIndex {
    return new RegisterIndex([{ segment, tombstones: noTombstones(segment), buried: 0 }], segment.revision)
  }

  /**
   * Opens what `save` wrote.
   * @throws {IndexUnreadable} when there is nothing, it is of another version, or its bytes are not those that were written; the index is
   * derived data: build it anew from the database.
   */
  static async open(directory: string): Promise<RegisterIndex> {
    const { segments, revision } = await readSegments(directory)
    return new RegisterIndex(segments, revision)
  }

  /** Writes the index so that a crash at any moment leaves the old or the new one. */
  async save(directory: string): Promise<void> {
    await writeSegments(directory, this.segments, this.ownRevision)
  }

  /** What the index was built from; greater is newer. */
  get revision(): number {
    return this.ownRevision
  }

  /** Marks in the index, removed ones not counted. */
  get marks(): number {
    return this.segments.reduce((sum, { segment, buried }) => sum + segment.marks - buried, 0)
  }

  /** Distinct names; one that stands in several segments counts in each. */
  get names(): number {
    return this.segments.reduce((sum, { segment }) => sum + segment.names, 0)
  }

  /** Memory of the index in bytes. */
  get bytes(): number {
    return this.segments.reduce((sum, { segment, tombstones }) => sum + segmentBytes(segment) + tombstones.byteLength, 0)
  }

  get countsByOffice(): Record<OfficeCode, number> {
    const counts = Object.fromEntries(officeCodes.map((code) => [code, 0])) as Record<OfficeCode, number>
    for (const { segment, tombstones } of this.segments) {
      for (let record = 0; record < segment.marks; record++) {
        if (!isBuried(tombstones, record)) counts[officeCodes[segment.arrays.office[record] as number] as OfficeCode]++
      }
    }
    return counts
  }

  /** Takes over changes: a small new segment, and the older values buried. Visible at once and as a whole. */
  apply(changes: IndexChanges): void {
    const builder = new IndexBuilder(changes.upserts.length)
    for (const mark of changes.upserts) builder.add(mark)
    const fresh = builder.build(changes.revision)
    const gone = [...changes.removedSerials, ...fresh.arrays.serial]
    const older = this.segments.map((live) => buryAll(live, gone))
    // A mark both given and removed is removed.
    const newest = buryAll({ segment: fresh, tombstones: noTombstones(fresh), buried: 0 }, changes.removedSerials)
    this.segments = [...older, newest].filter(({ segment, buried }) => segment.marks > buried)
    this.ownRevision = Number(changes.revision)
    if (this.segments.length > mostSegments) this.mergeFrom(this.firstToMerge())
  }

  /** Makes one segment of all; what was buried is gone then. */
  merge(): void {
    this.mergeFrom(0)
  }

  private firstToMerge(): number {
    let first = this.segments.length - 2
    let marks = (this.segments[first]?.segment.marks ?? 0) + (this.segments[first + 1]?.segment.marks ?? 0)
    for (; first > 0; first--) {
      const older = this.segments[first - 1]?.segment.marks ?? 0
      if (older > tooLargeToMerge * marks) break
      marks += older
    }
    return first
  }

  private mergeFrom(first: number): void {
    const parts = this.segments.slice(first)
    if (parts.length === 0 || (parts.length === 1 && parts[0]?.buried === 0)) return
    const builder = new IndexBuilder(parts.reduce((sum, { segment }) => sum + segment.marks, 0))
    for (const { segment, tombstones } of parts) {
      for (let record = 0; record < segment.marks; record++) {
        if (!isBuried(tombstones, record)) builder.addRecord(segment, record)
      }
    }
    const merged = builder.build(this.ownRevision)
    this.segments = [...this.segments.slice(0, first), { segment: merged, tombstones: noTombstones(merged), buried: 0 }]
  }

  /** Marks whose names are alike. A blank text finds nothing: see `browse`. */
  searchNames(request: NameSearch): SearchOutcome {
    return searchNames(this.segments, request)
  }

  /** Marks whose owner's name or seat has all the words. */
  searchOwners(request: OwnerSearch): SearchOutcome {
    return searchOwners(this.segments, request)
  }

  /** The marks with these serials: for numbers, which the database finds. */
  searchSerials(serials: readonly number[], request: RecordSearch): SearchOutcome {
    return searchSerials(this.segments, serials, request)
  }

  /** All marks that pass the filters: a search without a text. */
  browse(request: RecordSearch): SearchOutcome {
    return browse(this.segments, request)
  }

  /** Marks for autocompletion, at most `size`, one for each name. */
  suggest(text: string, size: number, filters: IndexFilters = noFilters): Suggestion[] {
    return suggest(this.segments, text, size, filters)
  }
}

function buryAll(live: LiveSegment, serials: Iterable<number>): LiveSegment {
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

import { IndexBuilder } from './build/index-builder.ts'
import { afterMerge, buryAll, type Merge, marksToMerge, runMerge } from './build/merge.ts'
import { dueMerge, type IndexShape, usualShape } from './build/merge-policy.ts'
import { type IndexFilters, noFilters } from './filter/filters.ts'
import { kindOf } from './layout/kinds.ts'
import { isBuried, type LiveSegment, liveMarks, noTombstones } from './layout/live-segment.ts'
import { type IndexedMark, type OfficeCode, officeCodes } from './layout/mark.ts'
import { wholeRegister } from './layout/partition.ts'
import { type Segment, segmentBytes } from './layout/segment.ts'
import { findWeakElements, type WeakElement } from './score/element-counts.ts'
import type { FoundNames } from './score/found-names.ts'
import { browse } from './search/browse.ts'
import { countRegister, type OfficeQuestion, type RegisterCounts } from './search/count-register.ts'
import type { SearchOutcome } from './search/outcome.ts'
import type { NameSearch, OwnerSearch, QuerySearch, RecordSearch } from './search/requests.ts'
import { type OtherLane, searchNames, searchOtherLane } from './search/search-names.ts'
import { searchOwners } from './search/search-owners.ts'
import { searchQuery } from './search/search-query.ts'
import { searchSerials } from './search/search-records.ts'
import { type Suggestion, suggest } from './search/suggest.ts'
import { type SavedName, type WatchMatch, watchNames } from './search/watch.ts'
import { readSegments, writeSegments } from './store/storage.ts'

export interface IndexChanges {
  /** New and changed marks with all their fields. A mark the office deleted stays as a dead one. */
  upserts: readonly IndexedMark[]
  /** Marks that are to vanish altogether. */
  removedSerials: readonly number[]
  revision: number | bigint
}

/** All an index consists of, as plain data: arrays in shared memory, so that another thread gets it without a copy. */
export interface IndexState {
  /** The partitions of the register. */
  readonly base: readonly LiveSegment[]
  /** What changed since, newest last. */
  readonly changes: readonly LiveSegment[]
  readonly revision: number
}

/**
 * The search index over the register, in memory: large segments, each with the names of one partition, and small ones for what changed
 * since. A change replaces the lists of segments at once, so a search sees all of it or nothing.
 *
 *   base       [ 5.5 M marks ][ 5.5 M ][ 5.5 M ][ 5.5 M ]      by hash of the name
 *   changes    [ 60,000 ][ 3,000 ][ 40 ]                       newest last; what a newer one replaces is buried in the older
 */
export class RegisterIndex {
  private ownState: IndexState
  private readonly shape: IndexShape
  /** Base and changes; a new list with every change. */
  private segments: readonly LiveSegment[] = []

  private constructor(state: IndexState, shape: IndexShape) {
    this.shape = shape
    this.ownState = state
    this.segments = [...state.base, ...state.changes]
  }

  static empty(shape = usualShape): RegisterIndex {
    return RegisterIndex.from({ base: [], changes: [], revision: 0 }, shape)
  }

  /** An index of one freshly built segment. */
  static of(segment: Segment, shape = usualShape): RegisterIndex {
    return RegisterIndex.ofPartitions([segment], shape)
  }

  /** An index of freshly built partitions, which together are the register. */
  static ofPartitions(segments: readonly Segment[], shape = usualShape): RegisterIndex {
    const base = segments.map((segment) => ({ segment, tombstones: noTombstones(segment), buried: 0 }))
    return RegisterIndex.from({ base, changes: [], revision: Math.max(0, ...segments.map(({ revision }) => revision)) }, shape)
  }

  static from(state: IndexState, shape = usualShape): RegisterIndex {
    return new RegisterIndex(state, shape)
  }

  /**
   * Opens what `save` wrote.
   * @throws {IndexUnreadable} when there is nothing, it is of another version, or its bytes are not those that were written; the index is
   * derived data: build it anew from the database.
   */
  static async open(directory: string, shape = usualShape): Promise<RegisterIndex> {
    return RegisterIndex.from(await readSegments(directory), shape)
  }

  /** Writes the index so that a crash at any moment leaves the old or the new one. Changes that come meanwhile are not written. */
  async save(directory: string): Promise<void> {
    await writeSegments(directory, this.ownState)
  }

  get state(): IndexState {
    return this.ownState
  }

  /** What the index was built from; greater is newer. */
  get revision(): number {
    return this.ownState.revision
  }

  /** Marks in the index, removed ones not counted. */
  get marks(): number {
    return this.segments.reduce((sum, live) => sum + liveMarks(live), 0)
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
      const { kind, kindKeys } = segment.arrays
      const offices = Array.from(kindKeys, (key) => officeCodes[kindOf(key).office])
      for (let record = 0; record < segment.marks; record++) {
        if (!isBuried(tombstones, record)) counts[offices[kind[record]]]++
      }
    }
    return counts
  }

  /**
   * Takes over changes: a small new segment, and the older values buried. Visible at once and as a whole. It does not merge: see
   * `dueMerge`.
   */
  append(changes: IndexChanges): void {
    const builder = new IndexBuilder(changes.upserts.length)
    for (const mark of changes.upserts) builder.add(mark)
    const fresh = builder.build(changes.revision, null)
    const gone = [...changes.removedSerials, ...fresh.arrays.serial]
    // A mark both given and removed is removed.
    const newest = buryAll({ segment: fresh, tombstones: noTombstones(fresh), buried: 0 }, changes.removedSerials)
    this.replace({
      base: this.ownState.base.map((live) => buryAll(live, gone)),
      changes: [...this.ownState.changes.map((live) => buryAll(live, gone)), newest].filter((live) => liveMarks(live) > 0),
      revision: Number(changes.revision),
    })
  }

  /** Takes over changes and does the merging that is due then. */
  apply(changes: IndexChanges): void {
    this.append(changes)
    for (let merge = this.dueMerge(); merge !== null; merge = this.dueMerge()) this.adopt(merge, runMerge(merge))
  }

  /**
   * The merge that is due now, or null. It may be run by `runMerge` in another thread; `under` is one that is being run now: its sources are
   * left alone.
   */
  dueMerge(under: Merge | null = null): Merge | null {
    return dueMerge(this.ownState, this.shape, under)
  }

  /** Puts the result of a merge in the place of what was merged, without what was buried since the merge began. */
  adopt(merge: Merge, result: readonly Segment[]): void {
    this.replace({ ...afterMerge(this.ownState, merge, result), revision: this.ownState.revision })
  }

  /** Moves all changes into the partitions; what was buried is gone then. */
  merge(): void {
    const { base, changes, revision } = this.ownState
    const partitions = base.length === 0 ? [undefined] : base
    for (const live of partitions) {
      const sources = live === undefined ? changes : [live, ...this.ownState.changes]
      const merge = { sources, partition: live?.segment.partition ?? wholeRegister, limits: this.shape, revision }
      if (marksToMerge(merge) > 0 || live !== undefined) this.adopt(merge, runMerge(merge))
    }
  }

  private replace(state: IndexState): void {
    this.ownState = state
    this.segments = [...state.base, ...state.changes]
  }

  /** Marks whose names are alike. A blank text finds nothing: see `browse`. */
  searchNames(request: NameSearch): SearchOutcome {
    return searchNames(this.segments, request)
  }

  /** As `searchNames`, with what another thread finds in the second lane; see `searchOtherLane`. */
  searchNamesTogether(request: NameSearch, otherLane: OtherLane): SearchOutcome {
    return searchNames(this.segments, request, otherLane)
  }

  /** Searches the second lane for another thread; see `searchOtherLane`. */
  searchOtherLane(request: NameSearch, into: FoundNames): boolean {
    return searchOtherLane(this.segments, request, into)
  }

  /** The elements of a name that count less when it is compared, as in `searchNames` with the same filters; only classes matter. */
  weakElements(text: string, filters: IndexFilters = noFilters): WeakElement[] {
    return findWeakElements(this.segments, text, filters)
  }

  /** Marks whose owner's name or seat has all the words. */
  searchOwners(request: OwnerSearch): SearchOutcome {
    return searchOwners(this.segments, request)
  }

  /** The marks with these serials: for numbers, which the database finds. */
  searchSerials(serials: readonly number[], request: RecordSearch): SearchOutcome {
    return searchSerials(this.segments, serials, request)
  }

  /** Marks that all clauses of a query hold for. */
  searchQuery(request: QuerySearch): SearchOutcome {
    return searchQuery(this.segments, request)
  }

  /** All marks that pass the filters: a search without a text. */
  browse(request: RecordSearch): SearchOutcome {
    return browse(this.segments, request)
  }

  /** What the offices' marks count to, and their newest ones; see `countRegister`. */
  countRegister(questions: readonly OfficeQuestion[], mostLatest: number): RegisterCounts {
    return { revision: this.revision, offices: countRegister(this.segments, questions, mostLatest) }
  }

  /** Which of the new marks each saved name would find; see `watchNames`. */
  watch(saved: readonly SavedName[], newSerials: readonly number[]): WatchMatch[] {
    return watchNames(this.segments, saved, newSerials)
  }

  /** Marks for autocompletion, at most `size`, one for each name. */
  suggest(text: string, size: number, filters: IndexFilters = noFilters): Suggestion[] {
    return suggest(this.segments, text, size, filters)
  }
}

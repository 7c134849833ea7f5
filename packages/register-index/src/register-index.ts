import { IndexBuilder } from './build/index-builder.ts'
import { LogoBuilder } from './build/logo-builder.ts'
import { addLogo, logosOfChanged } from './build/logo-changes.ts'
import {
  afterMerge,
  buryAll,
  isOfNames,
  type Merge,
  type MergeResult,
  marksToMerge,
  runMerge,
  type SegmentLists,
} from './build/merge.ts'
import { dueMerge, type IndexShape, type SegmentShape, usualShape } from './build/merge-policy.ts'
import { type IndexFilters, noFilters } from './filter/filters.ts'
import { kindOf } from './layout/kinds.ts'
import { isBuried, type LiveSegment, liveMarks, liveOf } from './layout/live-segment.ts'
import { type IndexedMark, type OfficeCode, officeCodes } from './layout/mark.ts'
import { type Partition, wholeRegister } from './layout/partition.ts'
import { type MarkTable, type Segment, segmentBytes } from './layout/segment.ts'
import type { FoundViews } from './logo/found-views.ts'
import type { LogoSegment } from './logo/logo-segment.ts'
import { findWeakElements, type WeakElement } from './score/element-counts.ts'
import type { FoundNames } from './score/found-names.ts'
import { browse } from './search/browse.ts'
import { countRegister, type OfficeQuestion, type RegisterCounts } from './search/count-register.ts'
import type { OtherLogoLane } from './search/logo-marks.ts'
import type { SearchOutcome } from './search/outcome.ts'
import type { LogoSearch, NameSearch, OwnerSearch, QuerySearch, RecordSearch } from './search/requests.ts'
import { Scratch } from './search/scratch.ts'
import { type LogoOutcome, searchLogos, searchLogosOfOtherLane } from './search/search-logos.ts'
import { type OtherLane, searchNames, searchOtherLane } from './search/search-names.ts'
import { searchOwners } from './search/search-owners.ts'
import { searchQuery } from './search/search-query.ts'
import { searchSerials } from './search/search-records.ts'
import { type Suggestions, suggest } from './search/suggest.ts'
import { type SavedName, type WatchMatch, watchNames } from './search/watch.ts'
import { type LogoWatchMatch, type SavedLogo, watchLogos } from './search/watch-logos.ts'
import { readSegments, writeSegments } from './store/storage.ts'

export interface IndexChanges {
  /** New and changed marks with all their fields. A mark that its office deleted remains as a dead one. */
  upserts: readonly IndexedMark[]
  /** Marks to remove entirely. */
  removedSerials: readonly number[]
  revision: number | bigint
}

/** The stored description of a mark's picture. */
export interface IndexedLogo {
  serial: number
  /** Packed; see `packLogo`. Null if the mark no longer has a picture, or if its picture shows nothing. */
  logo: Uint8Array | null
}

export interface LogoChanges {
  logos: readonly IndexedLogo[]
  /** Separate from the revisions of marks. */
  revision: number | bigint
}

/** Segments with the revision that they contain. */
export interface RevisedLists<Of extends MarkTable> extends SegmentLists<Of> {
  readonly revision: number
}

/**
 * Everything an index consists of, as plain data. The arrays are in shared memory, so another thread receives it
 * without a copy.
 */
export interface IndexState extends RevisedLists<Segment> {
  /** Described pictures have revisions of their own: they arrive after their marks. */
  readonly logos: RevisedLists<LogoSegment>
}

const noLogos: IndexState['logos'] = { base: [], changes: [], revision: 0 }

/** Returns the segments after the newest one has replaced the marks that it contains, and other marks were removed. */
function withNewest<Of extends MarkTable>(
  { base, changes }: SegmentLists<Of>,
  newest: LiveSegment<Of> | null,
  gone: readonly number[],
): SegmentLists<Of> {
  const older = changes.map((live) => buryAll(live, gone))
  return {
    base: base.map((live) => buryAll(live, gone)),
    changes: (newest === null ? older : [...older, newest]).filter((live) => liveMarks(live) > 0),
  }
}

/**
 * The search index over the register, in memory: large segments, each with the names of one partition, and small
 * segments with the changes since. A change replaces the lists of segments at once, so a search sees all of it or
 * nothing.
 *
 *   base       [ 5.5 M marks ][ 5.5 M ][ 5.5 M ][ 5.5 M ]   by the hash of the name
 *   changes    [ 60,000 ][ 3,000 ][ 40 ]                    newest last; each buries what it replaces in older ones
 */
export class RegisterIndex {
  private ownState: IndexState
  private readonly shape: IndexShape
  private ownScratch: Scratch | undefined
  /** Base and changes; each change replaces the list. */
  private segments: readonly LiveSegment[] = []
  /** The same of logos. */
  private logoSegments: readonly LiveSegment<LogoSegment>[] = []

  private constructor(state: IndexState, shape: IndexShape, scratch: Scratch | undefined) {
    this.ownScratch = scratch
    this.shape = shape
    this.ownState = state
    this.segments = [...state.base, ...state.changes]
    this.logoSegments = [...state.logos.base, ...state.logos.changes]
  }

  static empty(shape = usualShape): RegisterIndex {
    return RegisterIndex.from({ base: [], changes: [], revision: 0, logos: noLogos }, shape)
  }

  /** An index of one newly built segment. */
  static of(segment: Segment, shape = usualShape): RegisterIndex {
    return RegisterIndex.ofPartitions([segment], shape)
  }

  /** An index of newly built partitions, which together form the register. */
  static ofPartitions(segments: readonly Segment[], shape = usualShape): RegisterIndex {
    const base = segments.map(liveOf)
    const revision = Math.max(0, ...segments.map(({ revision: own }) => own))
    return RegisterIndex.from({ base, changes: [], revision, logos: noLogos }, shape)
  }

  /** @param scratch the working memory of this thread; without it, the index creates one at its first search */
  static from(state: IndexState, shape = usualShape, scratch?: Scratch): RegisterIndex {
    return new RegisterIndex(state, shape, scratch)
  }

  /**
   * Opens an index that `save` wrote.
   * @throws {IndexUnreadable} if it is missing, of another version or damaged; then rebuild it from the database
   */
  static async open(directory: string, shape = usualShape): Promise<RegisterIndex> {
    return RegisterIndex.from(await readSegments(directory), shape)
  }

  /**
   * Writes the index so that a crash at any moment leaves the old or the new one. Changes made during the write are not
   * included.
   */
  async save(directory: string): Promise<void> {
    await writeSegments(directory, this.ownState)
  }

  get state(): IndexState {
    return this.ownState
  }

  /** The revision the index was built from; greater is newer. */
  get revision(): number {
    return this.ownState.revision
  }

  /** The number of marks in the index, without removed ones. */
  get marks(): number {
    return this.segments.reduce((sum, live) => sum + liveMarks(live), 0)
  }

  /** The revision of the described logos in the index. */
  get logoRevision(): number {
    return this.ownState.logos.revision
  }

  /** The number of marks with a described logo. */
  get logos(): number {
    return this.logoSegments.reduce((sum, live) => sum + liveMarks(live), 0)
  }

  /** The number of distinct names. A name in several segments counts once for each. */
  get names(): number {
    return this.segments.reduce((sum, { segment }) => sum + segment.names, 0)
  }

  /** The size of the index in bytes. */
  get bytes(): number {
    const all: readonly LiveSegment<MarkTable>[] = [...this.segments, ...this.logoSegments]
    return all.reduce((sum, { segment, tombstones }) => sum + segmentBytes(segment) + tombstones.byteLength, 0)
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
   * Applies changes as one small segment and buries the values they replace. All of it becomes visible at once. It does
   * not merge; see `dueMerge`. The logos of changed marks stay, with the marks' new columns.
   */
  append(changes: IndexChanges): void {
    const builder = new IndexBuilder(changes.upserts.length)
    for (const mark of changes.upserts) builder.add(mark)
    const fresh = builder.build(changes.revision, null)
    // A mark that is both added and removed is removed.
    const newest = buryAll(liveOf(fresh), changes.removedSerials)
    const gone = [...changes.removedSerials, ...fresh.arrays.serial]
    const { logos } = this.ownState
    const moved = logosOfChanged([...logos.base, ...logos.changes], newest)
    this.replace({
      ...withNewest(this.ownState, newest, gone),
      revision: Number(changes.revision),
      logos: { ...withNewest(logos, moved, gone), revision: logos.revision },
    })
  }

  /** Applies described logos. Those of unknown marks are ignored, so apply the marks first. */
  appendLogos({ logos, revision }: LogoChanges): void {
    const builder = new LogoBuilder(logos.length)
    for (const { serial, logo } of logos) if (logo !== null) addLogo(builder, this.segments, serial, logo)
    const fresh = liveOf(builder.build(Number(revision), null))
    const gone = logos.map(({ serial }) => serial)
    this.replace({
      ...this.ownState,
      logos: { ...withNewest(this.ownState.logos, fresh, gone), revision: Number(revision) },
    })
  }

  /** Applies changes and runs the merges that are then due. */
  apply(changes: IndexChanges): void {
    this.append(changes)
    this.mergeAsDue()
  }

  /** Applies described logos and runs the merges that are then due. */
  applyLogos(changes: LogoChanges): void {
    this.appendLogos(changes)
    this.mergeAsDue()
  }

  private mergeAsDue(): void {
    for (let merge = this.dueMerge(); merge !== null; merge = this.dueMerge()) this.adopt(merge, runMerge(merge))
  }

  /**
   * Returns the merge that is due, or null. `runMerge` can run it in another thread. `under` is a merge in progress;
   * its sources are left out.
   */
  dueMerge(under: Merge | null = null): Merge | null {
    const { logos, revision } = this.ownState
    return dueMerge(this.ownState, revision, this.shape, under) ?? dueMerge(logos, logos.revision, this.shape.logos, under)
  }

  /** Replaces the sources of a merge by its result, without the marks buried since it began. */
  adopt(merge: Merge, result: MergeResult): void {
    const { logos, revision } = this.ownState
    if (isOfNames(merge)) this.replace({ ...afterMerge(this.ownState, merge, result as Segment[]), revision, logos })
    else {
      const after = afterMerge(logos, merge, result as LogoSegment[])
      this.replace({ ...this.ownState, logos: { ...after, revision: logos.revision } })
    }
  }

  /** Moves all changes into the partitions and drops buried marks. */
  merge(): void {
    for (const { segment } of this.ownState.base) this.mergeInto(segment.partition, () => this.ownState, this.shape)
    if (this.ownState.base.length === 0) this.mergeInto(wholeRegister, () => this.ownState, this.shape)
    const { logos } = this.ownState
    for (const { segment } of logos.base) this.mergeInto(segment.partition, () => this.ownState.logos, this.shape.logos)
    if (logos.base.length === 0) this.mergeInto(wholeRegister, () => this.ownState.logos, this.shape.logos)
  }

  /** Merges all changes of a partition into it. */
  private mergeInto(
    partition: Partition | null,
    lists: () => RevisedLists<Segment> | RevisedLists<LogoSegment>,
    limits: SegmentShape,
  ): void {
    const { base, changes, revision } = lists()
    const own = base.filter(({ segment }) => segment.partition === partition)
    const merge = { sources: [...own, ...changes], partition, limits, revision } as Merge
    if (marksToMerge(merge) > 0 || own.length > 0) this.adopt(merge, runMerge(merge))
  }

  private get scratch(): Scratch {
    this.ownScratch ??= new Scratch()
    return this.ownScratch
  }

  private replace(state: IndexState): void {
    this.ownState = state
    this.segments = [...state.base, ...state.changes]
    this.logoSegments = [...state.logos.base, ...state.logos.changes]
  }

  /** Finds marks with similar names. A blank text finds nothing; see `browse`. */
  searchNames(request: NameSearch): SearchOutcome {
    return searchNames(this.scratch, this.segments, request)
  }

  /** Like `searchNames`, with the second lane searched by another thread; see `searchOtherLane`. */
  searchNamesTogether(request: NameSearch, otherLane: OtherLane): SearchOutcome {
    return searchNames(this.scratch, this.segments, request, otherLane)
  }

  /** Searches the second lane for another thread; see `searchOtherLane`. */
  searchOtherLane(request: NameSearch, into: FoundNames): boolean {
    return searchOtherLane(this.scratch, this.segments, request, into)
  }

  /**
   * The elements of a name that count less in a comparison, as `searchNames` finds them. Of the filters, only classes
   * matter.
   */
  weakElements(text: string, filters: IndexFilters = noFilters): WeakElement[] {
    return findWeakElements(this.scratch, this.segments, text, filters)
  }

  /** Finds marks whose owner's name or seat has all the words. */
  searchOwners(request: OwnerSearch): SearchOutcome {
    return searchOwners(this.segments, request)
  }

  /** The marks with these serials, for searches by number, which the database resolves. */
  searchSerials(serials: readonly number[], request: RecordSearch): SearchOutcome {
    return searchSerials(this.segments, serials, request)
  }

  /** Finds the marks that match all clauses of a query. */
  searchQuery(request: QuerySearch): SearchOutcome {
    return searchQuery(this.scratch, this.segments, request)
  }

  /** All marks that pass the filters: a search without a text. */
  browse(request: RecordSearch): SearchOutcome {
    return browse(this.segments, request)
  }

  /** Counts the marks of offices and lists their newest ones; see `countRegister`. */
  countRegister(questions: readonly OfficeQuestion[], mostLatest: number): RegisterCounts {
    return { revision: this.revision, offices: countRegister(this.segments, questions, mostLatest) }
  }

  /** The new marks that each saved name would find; see `watchNames`. */
  watch(saved: readonly SavedName[], newSerials: readonly number[]): WatchMatch[] {
    return watchNames(this.scratch, this.segments, saved, newSerials)
  }

  /** Finds marks with a similar logo or, if requested, a similar name. */
  findLogos(request: LogoSearch): LogoOutcome {
    return searchLogos(this.scratch, this.segments, this.logoSegments, request)
  }

  /** Like `findLogos`, with the second lane searched by another thread; see `searchLogosOfOtherLane`. */
  findLogosTogether(request: LogoSearch, otherLane: OtherLogoLane): LogoOutcome {
    return searchLogos(this.scratch, this.segments, this.logoSegments, request, { otherLane })
  }

  /** Searches the second lane of `findLogosTogether` for another thread; see `searchLogosOfOtherLane`. */
  searchLogosOfOtherLane(request: LogoSearch, into: FoundViews): boolean {
    return searchLogosOfOtherLane(this.scratch, this.logoSegments, request, into)
  }

  /** The new marks whose logo each saved logo would find; see `watchLogos`. */
  watchLogos(saved: readonly SavedLogo[], newSerials: readonly number[]): LogoWatchMatch[] {
    return watchLogos(this.scratch, this.logoSegments, saved, newSerials)
  }

  /** Suggestions for autocompletion: at most `size` marks, one per name. */
  suggest(text: string, size: number, filters: IndexFilters = noFilters): Suggestions {
    return { page: suggest(this.scratch, this.segments, text, size, filters) }
  }
}

import { IndexBuilder } from './build/index-builder.ts'
import type { IndexFilters } from './filter/filters.ts'
import { type LiveSegment, liveOf } from './layout/live-segment.ts'
import type { MarkRow } from './layout/mark-row.ts'
import { type IndexedLogo, RegisterIndex } from './register-index.ts'
import type { WeakElement } from './score/element-counts.ts'
import type { SearchOutcome } from './search/outcome.ts'
import { rankAllNames } from './search/rank-all.ts'
import type { LogoSearch, NameSearch, QuerySearch, RecordSearch } from './search/requests.ts'
import { Scratch } from './search/scratch.ts'
import { type LogoOutcome, searchLogos } from './search/search-logos.ts'
import { outcomeOfNames } from './search/search-names.ts'
import { searchQuery } from './search/search-query.ts'
import { searchSerials } from './search/search-records.ts'
import { type Suggestion, suggest } from './search/suggest.ts'
import { type SavedName, type WatchMatch, watchNames } from './search/watch.ts'
import { type LogoWatchMatch, type SavedLogo, watchLogos } from './search/watch-logos.ts'

/** The weak elements of a text, as counted by the engine that selected the marks. */
export type CountedWeak = (text: string) => WeakElement[]

const scratch = new Scratch()
/** The most names of a segment. */
const mostNames = 500

/**
 * Searches the marks that another engine selected. The code of `RegisterIndex` scores, filters, counts and pages them,
 * so a hit has the same score on every engine. Callers pass the weak elements, because only the whole register tells
 * how common an element is. Create one for each search.
 *
 * Pass all marks of every selected name, including those that the filters hide, because the receipt counts them.
 */
export class SelectedMarks {
  private readonly segments: readonly LiveSegment[]
  private readonly marks: readonly MarkRow[]

  constructor(marks: Iterable<MarkRow>) {
    this.marks = [...new Map(Array.from(marks, (mark) => [mark.serial, mark])).values()]
    this.segments = segmentsOf(this.marks)
  }

  searchNames(request: NameSearch, weakElements: WeakElement[]): SearchOutcome {
    return outcomeOfNames(scratch, this.segments, rankAllNames(scratch, this.segments, request, weakElements), request)
  }

  searchSerials(serials: readonly number[], request: RecordSearch): SearchOutcome {
    return searchSerials(this.segments, serials, request)
  }

  searchQuery(request: QuerySearch, weakOf: CountedWeak): SearchOutcome {
    return searchQuery(scratch, this.segments, request, weakOf)
  }

  suggest(text: string, size: number, filters: IndexFilters): Suggestion[] {
    return suggest(scratch, this.segments, text, size, filters)
  }

  /** Returns each saved name with the marks that a search for it finds, as pairs. */
  watch(saved: readonly SavedName[], weakOf: (saved: SavedName) => WeakElement[]): WatchMatch[] {
    const serials = this.marks.map(({ serial }) => serial)
    return saved.flatMap((one) => watchNames(scratch, this.segments, [one], serials, () => weakOf(one)))
  }

  /** @param compared the number of marks whose logos were compared, and of those with a picture */
  findLogos(
    request: LogoSearch,
    logos: readonly IndexedLogo[],
    weakElements: WeakElement[],
    compared: LogoOutcome['compared'],
  ): LogoOutcome {
    const { state } = this.withLogos(logos)
    const live = [...state.logos.base, ...state.logos.changes]
    const rank = (asked: Parameters<typeof rankAllNames>[2]) => rankAllNames(scratch, this.segments, asked, weakElements)
    return { ...searchLogos(scratch, this.segments, live, request, { isRegister: false, rank }), compared }
  }

  /** Compares without neighbours, because the selected marks are not the register. */
  watchLogos(saved: readonly SavedLogo[], logos: readonly IndexedLogo[]): LogoWatchMatch[] {
    const { state } = this.withLogos(logos)
    const serials = this.marks.map(({ serial }) => serial)
    return watchLogos(scratch, [...state.logos.base, ...state.logos.changes], saved, serials, [])
  }

  private withLogos(logos: readonly IndexedLogo[]): RegisterIndex {
    const none = { base: [], changes: [], revision: 0 }
    const index = RegisterIndex.from({ base: [], changes: this.segments, revision: 0, logos: none }, undefined, scratch)
    index.appendLogos({ logos, revision: 0 })
    return index
  }
}

/** Builds segments of at most `mostNames` names. */
function segmentsOf(marks: readonly MarkRow[]): LiveSegment[] {
  const segments: LiveSegment[] = []
  let names = new Set<string>()
  let builder = new IndexBuilder(64)
  const close = () => {
    segments.push(liveOf(builder.buildPlain()))
    names = new Set()
    builder = new IndexBuilder(64)
  }
  for (const mark of marks) {
    if (names.size + 2 > mostNames) close()
    names.add(mark.name)
    if (mark.translation !== '') names.add(mark.translation)
    builder.addRow(mark)
  }
  close()
  return segments
}

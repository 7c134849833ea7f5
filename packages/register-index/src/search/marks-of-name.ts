import { type FilterCounter, goneMark } from '../filter/filter-counter.ts'
import type { FailedFilters } from '../filter/filters.ts'
import { ColumnsOfNames, namesAtOnce } from '../filter/mark-columns.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import type { ScoredName } from '../score/scored-name.ts'

/** The memory of `MarksOfNames`, which only one of them uses at a time. */
export class LoadedMarks {
  readonly columns = new ColumnsOfNames()
  /** The filters that each mark of the current name fails, place by place. */
  failures = new Uint16Array(1024)

  reserve(marks: number): void {
    if (marks <= this.failures.length) return
    const before = this.failures
    this.failures = new Uint16Array(Math.max(marks, 2 * before.length))
    this.failures.set(before)
  }
}

/** Iterates over names and their living marks. */
export class MarksOfNames {
  /** The living marks of the current name. */
  count = 0
  /** The marks among them that pass all filters. */
  passing = 0
  /** The filters that some mark fails as its only one. */
  failedAlone = 0
  private readonly loaded: LoadedMarks
  private readonly segments: readonly LiveSegment[]
  private readonly names: readonly ScoredName[]
  private readonly failedBySegment: readonly FailedFilters[] | null
  private next = 0
  /** The names before this one are loaded. */
  private loadedUntil = 0
  /** The current name's range in `loaded`. */
  private from = 0
  private until = 0
  /** For each place, whether all its marks pass. */
  private allPass: boolean[] = []

  /** @param failedBySegment null if there is no filter */
  constructor(
    loaded: LoadedMarks,
    segments: readonly LiveSegment[],
    names: readonly ScoredName[],
    failedBySegment: readonly FailedFilters[] | null,
  ) {
    this.loaded = loaded
    this.segments = segments
    this.names = names
    this.failedBySegment = failedBySegment
  }

  /** Advances to the next name and returns it, or null after the last. */
  advance(): ScoredName | null {
    const name = this.names[this.next]
    if (name === undefined) return null
    if (this.next === this.loadedUntil) this.load()
    this.next++
    this.from = this.until
    this.until += name.places.length
    this.look()
    return name
  }

  /** Releases what was loaded, and with it the segments. */
  end(): void {
    this.loaded.columns.clear()
  }

  /** Counts the marks towards the filters in `open`. */
  countTowards(open: number, counter: FilterCounter): void {
    const { columns: loaded, failures } = this.loaded
    let at = 0
    for (let i = this.from; i < this.until; i++) {
      const live = this.liveOf(i)
      const from = loaded.from[i]
      const until = loaded.until[i]
      const own = this.allPass[i - this.from] ? null : failures.subarray(at, at + until - from)
      counter.addColumns(live.segment, loaded.columns[i], from, until, own, open)
      at += until - from
    }
  }

  /** Calls `visit` for the marks that pass, per segment at most `most` with the smallest serials. */
  eachPassing(most: number, visit: (place: number, record: number) => void): void {
    const { columns: loaded, failures } = this.loaded
    let at = 0
    for (let i = this.from; i < this.until; i++) {
      const from = loaded.from[i]
      const until = loaded.until[i]
      const isPassing = this.allPass[i - this.from]
      const { records } = loaded.columns[i]
      let visited = 0
      for (let mark = from; mark < until && visited < most; mark++) {
        if (!isPassing && failures[at + mark - from] !== 0) continue
        visit(loaded.places[i], records[mark])
        visited++
      }
      at += until - from
    }
  }

  private load(): void {
    const { columns: loaded } = this.loaded
    loaded.clear()
    for (; this.loadedUntil < this.names.length && loaded.count < namesAtOnce; this.loadedUntil++) {
      for (const { live, name } of this.names[this.loadedUntil].places) loaded.add(live, name)
    }
    loaded.load(this.segments)
    this.until = 0
  }

  /** Applies the filters to the current name. */
  private look(): void {
    const { columns: loaded } = this.loaded
    this.count = 0
    this.passing = 0
    this.failedAlone = 0
    this.allPass.length = 0
    let at = 0
    for (let i = this.from; i < this.until; i++) {
      const size = loaded.until[i] - loaded.from[i]
      const before = this.passing
      if (this.failedBySegment === null && this.liveOf(i).buried === 0) {
        this.count += size
        this.passing += size
      } else {
        this.loaded.reserve(at + size)
        this.apply(i, at)
      }
      this.allPass.push(this.passing - before === size)
      at += size
    }
  }

  /** Applies the filters to the marks of one place. Writes what each fails to `failures`, from `at` on. */
  private apply(i: number, at: number): void {
    const { columns: loaded, failures } = this.loaded
    const { tombstones, buried } = this.liveOf(i)
    const { records, kind, classesLow, classesHigh } = loaded.columns[i]
    const failed = this.failedBySegment?.[loaded.places[i]] ?? null
    const until = loaded.until[i]
    for (let mark = loaded.from[i]; mark < until; mark++, at++) {
      const record = records[mark]
      if (buried > 0 && isBuried(tombstones, record)) {
        failures[at] = goneMark
        continue
      }
      const own = failed === null ? 0 : failed.of(record, kind[mark], classesLow[mark], classesHigh[mark])
      failures[at] = own
      this.count++
      if (own === 0) this.passing++
      else if ((own & (own - 1)) === 0) this.failedAlone |= own
    }
  }

  private liveOf(i: number): LiveSegment {
    return this.segments[this.loaded.columns.places[i]]
  }
}

import { type FilterCounter, goneMark } from '../filter/filter-counter.ts'
import type { FailedFilters } from '../filter/filters.ts'
import { ColumnsOfNames, namesAtOnce } from '../filter/mark-columns.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import type { ScoredName } from '../score/scored-name.ts'

const loaded = new ColumnsOfNames()
/** The filters that each mark of the name at hand fails, one place of the name after the other. */
let failures = new Uint16Array(1024)

/** The living marks of names, one name at a time: a search goes through thousands. There is one at a time in a thread. */
export class MarksOfNames {
  /** Living marks of the name at hand. */
  count = 0
  /** Of these those that pass all filters. */
  passing = 0
  /** The filters that are the only one some mark fails. */
  failedAlone = 0
  private readonly segments: readonly LiveSegment[]
  private readonly names: readonly ScoredName[]
  private readonly failedBySegment: readonly FailedFilters[] | null
  private next = 0
  /** The names before this one have been loaded. */
  private loadedUntil = 0
  /** Where the places of the name at hand stand in `loaded`. */
  private from = 0
  private until = 0
  /** Of each place whether all its marks pass. */
  private allPass: boolean[] = []

  /** @param failedBySegment null: there is no filter */
  constructor(segments: readonly LiveSegment[], names: readonly ScoredName[], failedBySegment: readonly FailedFilters[] | null) {
    this.segments = segments
    this.names = names
    this.failedBySegment = failedBySegment
  }

  /** Goes to the first name, or the next one. Null when there is none left. */
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

  /** Lets go of what was loaded, and of the segments with it. */
  end(): void {
    loaded.clear()
  }

  /** Counts the marks towards the filters of the bits `open`. */
  countTowards(open: number, counter: FilterCounter): void {
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

  /** Calls `visit` with the marks that pass: of each segment up to `most`, those with the smallest serials. */
  eachPassing(most: number, visit: (place: number, record: number) => void): void {
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
    loaded.clear()
    for (; this.loadedUntil < this.names.length && loaded.count < namesAtOnce; this.loadedUntil++) {
      for (const { live, name } of this.names[this.loadedUntil].places) loaded.add(live, name)
    }
    loaded.load(this.segments)
    this.until = 0
  }

  /** Applies the filters to the name at hand. */
  private look(): void {
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
        reserve(at + size)
        this.apply(i, at)
      }
      this.allPass.push(this.passing - before === size)
      at += size
    }
  }

  /** Applies the filters to the marks of one place; what each fails goes to `failures` from `at` on. */
  private apply(i: number, at: number): void {
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
    return this.segments[loaded.places[i]]
  }
}

function reserve(marks: number): void {
  if (marks <= failures.length) return
  const before = failures
  failures = new Uint16Array(Math.max(marks, 2 * before.length))
  failures.set(before)
}

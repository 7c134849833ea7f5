import { maximumSquash } from '@marklot/similarity'
import type { IndexFilters } from '../filter/filters.ts'
import { countAll, kindFilter, passesAll } from '../filter/tally.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { hitOf, nameOrder, type SearchHit, type SearchOutcome } from './outcome.ts'
import type { PageRequest } from './requests.ts'

/*
 * A search without a text: every mark that passes the filters. The result can be the whole register, so it is never
 * sorted entirely. `tally.ts` provides the number of marks in advance:
 *
 *   many pass   the marks are walked in the requested order, by day or by name, until the page is full
 *   few pass    they are gathered and sorted
 */

interface Found {
  live: number
  record: number
}
/** Whether a record of a segment passes. */
type Passes = (record: number) => boolean
/** A range of `recordsByDay`; no record outside it passes. */
interface Stretch {
  first: number
  end: number
}
const whole = ({ segment }: LiveSegment): Stretch => ({ first: 0, end: segment.marks })

/** The most marks to walk to fill a page, unless too many pass to be sorted. */
const usuallyWalked = 200_000
/** The most marks to sort. */
const mostGathered = 20_000

/** Returns all marks that pass the filters. Sorted by relevance, the newest application comes first. */
export function browse(
  segments: readonly LiveSegment[],
  request: PageRequest & { filters: IndexFilters },
  mostWalked = usuallyWalked,
): SearchOutcome {
  const { total, counts } = countAll(segments, request.filters)
  const from = (request.page - 1) * request.size
  const page = from >= total ? [] : pageOf(segments, request, total, mostWalked)
  return { total, totalIsLowerBound: false, page, counts, receipt: null }
}

function pageOf(
  segments: readonly LiveSegment[],
  { filters, sort, page, size }: PageRequest & { filters: IndexFilters },
  total: number,
  mostWalked: number,
): SearchHit[] {
  const from = (page - 1) * size
  const byName = sort === 'name'
  const compiled = segments.map(({ segment }) => kindFilter(filters, segment))
  const passes = segments.map(({ segment, tombstones, buried }, i): Passes => {
    const filter = compiled[i]
    return (record) => passesAll(filter, segment, record) && (buried === 0 || !isBuried(tombstones, record))
  })
  const inStretches = compiled.reduce((sum, { first, end }) => sum + end - first, 0)
  const marks = byName ? segments.reduce((sum, { segment }) => sum + segment.marks, 0) : inStretches
  // Returns the number of marks to walk until the page is full, if the passing ones are spread evenly.
  const walked = (marks / total) * Math.min(total, from + size)
  if (total <= mostGathered && walked > Math.min(mostWalked, inStretches)) {
    const compare = byName ? compareFound : compareDays
    const found = gather(segments, passes, compiled).sort((a, b) => compare(segments, a, b))
    return hitsOf(segments, found.slice(from, from + size))
  }
  return byName ? walkNames(segments, passes, from, size) : walkDays(segments, passes, compiled, from, size)
}

function gather(segments: readonly LiveSegment[], passes: readonly Passes[], stretches: readonly Stretch[]): Found[] {
  const found: Found[] = []
  for (const [live, { segment }] of segments.entries()) {
    const isPassing = passes[live]
    const { first, end } = stretches[live]
    const { recordsByDay } = segment.arrays
    // A whole segment is read in column order, which memory serves faster.
    const isWhole = end - first === segment.marks
    for (let i = first; i < end; i++) {
      const record = isWhole ? i : recordsByDay[i]
      if (isPassing(record)) found.push({ live, record })
    }
  }
  return found
}

/** Reads the passing records of one segment by day. */
class DayReader {
  private readonly live: LiveSegment
  private readonly passes: Passes
  private readonly end: number
  private at: number
  record = -1

  constructor(live: LiveSegment, passes: Passes, { first, end }: Stretch) {
    this.live = live
    this.passes = passes
    this.at = first - 1
    this.end = end
    this.advance()
  }

  advance(): void {
    const { recordsByDay } = this.live.segment.arrays
    do this.at++
    while (this.at < this.end && !this.passes(recordsByDay[this.at]))
    this.record = this.at < this.end ? recordsByDay[this.at] : -1
  }
}

function walkDays(
  segments: readonly LiveSegment[],
  passes: readonly Passes[],
  stretches: readonly Stretch[],
  from: number,
  size: number,
): SearchHit[] {
  const readers = segments.map((live, i) => new DayReader(live, passes[i], stretches[i]))
  const found: Found[] = []
  for (let seen = 0; seen < from + size; seen++) {
    let least: Found | undefined
    for (const [live, { record }] of readers.entries()) {
      if (record < 0) continue
      const candidate = { live, record }
      if (least === undefined || compareDays(segments, candidate, least) < 0) least = candidate
    }
    if (least === undefined) break
    if (seen >= from) found.push(least)
    readers[least.live]?.advance()
  }
  return hitsOf(segments, found)
}

const flagged = (flags: readonly Uint8Array[]) =>
  flags.map(
    (flag): Passes =>
      (record) =>
        flag[record] !== 0,
  )

/**
 * Returns a page ordered by day: the newest first, marks without a day last, marks of one day by serial. A record
 * passes if its flag is not 0.
 */
export const pageByDay = (segments: readonly LiveSegment[], flags: readonly Uint8Array[], from: number, size: number) =>
  walkDays(segments, flagged(flags), segments.map(whole), from, size)

/** Alphabetically, equal names by serial, marks without words last. A record passes if its flag is not 0. */
export const pageByName = (segments: readonly LiveSegment[], flags: readonly Uint8Array[], from: number, size: number) =>
  walkNames(segments, flagged(flags), from, size)

function walkNames(segments: readonly LiveSegment[], passes: readonly Passes[], from: number, size: number): SearchHit[] {
  const readers = segments.map((live, place) => new NameReader(live, passes[place]))
  const found: Found[] = []
  let before = 0
  while (before + found.length < from + size) {
    let least: NameReader | undefined
    for (const reader of readers) if (reader.ready && (least === undefined || compareNames(reader, least) < 0)) least = reader
    if (least === undefined) break
    const same = readers.filter((reader) => reader === least || (reader.ready && compareNames(reader, least) === 0))
    const group: Found[] = []
    for (const reader of same) {
      // Names that differ only in spaces are adjacent.
      for (const record of reader.takeGroup()) group.push({ live: readers.indexOf(reader), record })
    }
    if (found.length === 0 && before + group.length <= from) before += group.length
    else for (const mark of group.sort((a, b) => compareFound(segments, a, b))) found.push(mark)
  }
  if (before + found.length < from + size) {
    const wordless = segments.map(({ segment }, live): Passes => {
      return (record) => segment.arrays.name[record] < 0 && passes[live](record)
    })
    const rest = gather(segments, wordless, segments.map(whole)).sort((a, b) => serialOf(segments, a) - serialOf(segments, b))
    for (const mark of rest) found.push(mark)
  }
  return hitsOf(segments, found.slice(from - before, from - before + size))
}

/** Reads the names of a segment that have a passing mark, in alphabetical order. */
class NameReader {
  private readonly live: LiveSegment
  private readonly passes: Passes
  private position = -1
  /** The passing records of the current name. */
  private records: number[] = []
  /** The letters of the current name, without spaces. */
  readonly letters = new Uint8Array(maximumSquash)
  length = 0

  constructor(live: LiveSegment, passes: Passes) {
    this.live = live
    this.passes = passes
    this.advance()
  }

  get ready(): boolean {
    return this.position < this.live.segment.names
  }

  /**
   * Returns the passing records of the current name and of names that differ from it only in spaces, and advances past
   * them.
   */
  takeGroup(): number[] {
    const group: number[] = []
    const letters = this.letters.slice(0, this.length)
    do {
      for (const record of this.records) group.push(record)
      this.advance()
    } while (this.ready && compareNames(this, { letters, length: letters.length }) === 0)
    return group
  }

  private advance(): void {
    const { sortedNames, nameBytes, nameStart, nameRecordStart, nameRecords } = this.live.segment.arrays
    this.records = []
    while (this.records.length === 0) {
      this.position++
      if (!this.ready) return
      const name = sortedNames[this.position]
      const end = nameRecordStart[name + 1]
      for (let at = nameRecordStart[name]; at < end; at++) {
        const record = nameRecords[at]
        if (this.passes(record)) this.records.push(record)
      }
    }
    const name = sortedNames[this.position]
    const end = nameStart[name + 1]
    this.length = 0
    for (let at = nameStart[name]; at < end && this.length < maximumSquash; at++)
      if (nameBytes[at] !== 0x20) this.letters[this.length++] = nameBytes[at]
  }
}

function compareNames(a: { letters: Uint8Array; length: number }, b: { letters: Uint8Array; length: number }): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const difference = a.letters[i] - b.letters[i]
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

const serialOf = (segments: readonly LiveSegment[], { live, record }: Found) => segments[live].segment.arrays.serial[record]

const dayOf = (segments: readonly LiveSegment[], { live, record }: Found) => segments[live].segment.arrays.applicationDay[record]

/** Compares two days: the newest comes first, no day last, because `noDay` is less than any day. */
const compareDays = (segments: readonly LiveSegment[], a: Found, b: Found) =>
  dayOf(segments, b) - dayOf(segments, a) || serialOf(segments, a) - serialOf(segments, b)

function compareFound(segments: readonly LiveSegment[], a: Found, b: Found): number {
  const left = nameOrder(segments[a.live].segment, a.record)
  const right = nameOrder(segments[b.live].segment, b.record)
  return left < right ? -1 : left > right ? 1 : serialOf(segments, a) - serialOf(segments, b)
}

const hitsOf = (segments: readonly LiveSegment[], found: Found[]): SearchHit[] =>
  found.map(({ live, record }) => hitOf(segments[live].segment, record, null))

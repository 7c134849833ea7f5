import { maximumSquash } from '@marklot/similarity'
import { compileFilters, type IndexFilters, restricts } from './filters.ts'
import { isBuried, type LiveSegment } from './live-segment.ts'
import { noDay } from './mark.ts'
import { FilterCounter, type FilterCounts, nameOrder, type PageRequest, type SearchHit, type SearchOutcome } from './outcome.ts'

/*
 * A search without a text: every mark that passes the filters. The result may be the whole register, so it is never sorted as a whole;
 * what stands before the page is only counted:
 *
 *   by day    marks per day | 12 | 7 | 30 | …    → the days on which the page begins and ends → only their marks are sorted
 *   by name   marks per name, names in alphabetical order → the names on which the page begins and ends
 */

const allFilters = 0xff

/** Which records pass, one byte for each record of each segment. */
interface Passing {
  flags: Uint8Array[]
  total: number
  counts: FilterCounts
}
interface Found {
  live: number
  record: number
}

/** Counts of the whole register: a list of segments never changes, a new one comes with the next change. */
const wholeCounts = new WeakMap<readonly LiveSegment[], FilterCounts>()

/** All marks that pass the filters; by relevance the newest application first. */
export function browse(segments: readonly LiveSegment[], request: PageRequest & { filters: IndexFilters }): SearchOutcome {
  const { flags, total, counts } = passing(segments, request.filters)
  const from = (request.page - 1) * request.size
  const cut = request.sort === 'name' ? pageByName : pageByDay
  const page = from >= total ? [] : cut(segments, flags, from, request.size)
  return { total, totalIsLowerBound: false, page, counts, receipt: null }
}

function passing(segments: readonly LiveSegment[], filters: IndexFilters): Passing {
  const isWhole = !restricts(filters)
  const known = isWhole ? wholeCounts.get(segments) : undefined
  const counter = new FilterCounter()
  let total = 0
  const flags = segments.map(({ segment, tombstones, buried }) => {
    const failuresOf = compileFilters(filters, segment)
    const passes = new Uint8Array(segment.marks)
    for (let record = 0; record < segment.marks; record++) {
      if (buried > 0 && isBuried(tombstones, record)) continue
      const failures = isWhole ? 0 : failuresOf(record)
      if (known === undefined) counter.add(segment, record, failures, allFilters)
      if (failures !== 0) continue
      passes[record] = 1
      total++
    }
    return passes
  })
  const counts = known ?? counter.result()
  if (isWhole) wholeCounts.set(segments, counts)
  return { flags, total, counts }
}

/** Newest day first, marks without a day last; of one day by serial. */
export function pageByDay(segments: readonly LiveSegment[], flags: Uint8Array[], from: number, size: number): SearchHit[] {
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { segment } of segments) {
    for (const day of segment.arrays.applicationDay) {
      if (day === noDay) continue
      if (day < first) first = day
      if (day > last) last = day
    }
  }
  // Slot 0: no day.
  const perSlot = new Uint32Array(last >= first ? last - first + 2 : 1)
  const slotOf = (day: number) => (day === noDay ? 0 : day - first + 1)
  for (const [live, { segment }] of segments.entries()) {
    const days = segment.arrays.applicationDay
    const passes = flags[live] as Uint8Array
    for (let record = 0; record < passes.length; record++) {
      if (passes[record] === 0) continue
      const slot = slotOf(days[record] as number)
      perSlot[slot] = (perSlot[slot] as number) + 1
    }
  }
  let slot = perSlot.length - 1
  let before = 0
  while (slot > 0 && before + (perSlot[slot] as number) <= from) before += perSlot[slot--] as number
  const highest = slot
  for (let until = before + (perSlot[slot] as number); slot > 0 && until < from + size; ) until += perSlot[--slot] as number
  const lowest = slot
  const found: Found[] = []
  for (const [live, { segment }] of segments.entries()) {
    const days = segment.arrays.applicationDay
    const passes = flags[live] as Uint8Array
    for (let record = 0; record < passes.length; record++) {
      if (passes[record] === 0) continue
      const its = slotOf(days[record] as number)
      if (its >= lowest && its <= highest) found.push({ live, record })
    }
  }
  const dayOf = ({ live, record }: Found) => (segments[live] as LiveSegment).segment.arrays.applicationDay[record] as number
  found.sort((a, b) => dayOf(b) - dayOf(a) || serialOf(segments, a) - serialOf(segments, b))
  return hitsOf(segments, found.slice(from - before, from - before + size))
}

/** Alphabetically, of equal names by serial; marks without words last. */
export function pageByName(segments: readonly LiveSegment[], flags: Uint8Array[], from: number, size: number): SearchHit[] {
  const readers = segments.map((live, place) => new NameReader(live, flags[place] as Uint8Array))
  const found: Found[] = []
  let before = 0
  while (before + found.length < from + size) {
    let least: NameReader | undefined
    for (const reader of readers) if (reader.ready && (least === undefined || compareNames(reader, least) < 0)) least = reader
    if (least === undefined) break
    const same = readers.filter((reader) => reader === least || (reader.ready && compareNames(reader, least) === 0))
    const group: Found[] = []
    for (const reader of same) {
      // Names that differ by spaces only stand beside each other.
      for (const record of reader.takeGroup()) group.push({ live: readers.indexOf(reader), record })
    }
    if (found.length === 0 && before + group.length <= from) before += group.length
    else found.push(...group.sort((a, b) => compareFound(segments, a, b)))
  }
  if (before + found.length < from + size) {
    const wordless: Found[] = []
    for (const [live, { segment }] of segments.entries()) {
      const passes = flags[live] as Uint8Array
      for (let record = 0; record < passes.length; record++)
        if (passes[record] === 1 && (segment.arrays.name[record] as number) < 0) wordless.push({ live, record })
    }
    wordless.sort((a, b) => serialOf(segments, a) - serialOf(segments, b))
    for (const mark of wordless) found.push(mark)
  }
  return hitsOf(segments, found.slice(from - before, from - before + size))
}

/** Reads the names of a segment that have a passing mark in alphabetical order. */
class NameReader {
  private readonly live: LiveSegment
  private readonly passes: Uint8Array
  private readonly marksOf: Uint32Array
  private position = -1
  /** Letters of the present name, without spaces. */
  readonly letters = new Uint8Array(maximumSquash)
  length = 0

  constructor(live: LiveSegment, passes: Uint8Array) {
    this.live = live
    this.passes = passes
    this.marksOf = new Uint32Array(live.segment.names)
    const { name } = live.segment.arrays
    for (let record = 0; record < passes.length; record++) {
      const its = name[record] as number
      if (passes[record] === 1 && its >= 0) this.marksOf[its] = (this.marksOf[its] as number) + 1
    }
    this.advance()
  }

  get ready(): boolean {
    return this.position < this.live.segment.names
  }

  /** The passing records of the present name and of those equal to it but for spaces; goes on to the next name. */
  takeGroup(): number[] {
    const { nameRecordStart, nameRecords, sortedNames } = this.live.segment.arrays
    const records: number[] = []
    const letters = this.letters.slice(0, this.length)
    do {
      const name = sortedNames[this.position] as number
      const end = nameRecordStart[name + 1] as number
      for (let at = nameRecordStart[name] as number; at < end; at++) {
        const record = nameRecords[at] as number
        if (this.passes[record] === 1) records.push(record)
      }
      this.advance()
    } while (this.ready && compareNames(this, { letters, length: letters.length }) === 0)
    return records
  }

  private advance(): void {
    const { sortedNames, nameBytes, nameStart } = this.live.segment.arrays
    do this.position++
    while (this.position < sortedNames.length && this.marksOf[sortedNames[this.position] as number] === 0)
    if (!this.ready) return
    const name = sortedNames[this.position] as number
    const end = nameStart[name + 1] as number
    this.length = 0
    for (let at = nameStart[name] as number; at < end && this.length < maximumSquash; at++)
      if (nameBytes[at] !== 0x20) this.letters[this.length++] = nameBytes[at] as number
  }
}

function compareNames(a: { letters: Uint8Array; length: number }, b: { letters: Uint8Array; length: number }): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const difference = (a.letters[i] as number) - (b.letters[i] as number)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

const serialOf = (segments: readonly LiveSegment[], { live, record }: Found) =>
  (segments[live] as LiveSegment).segment.arrays.serial[record] as number

function compareFound(segments: readonly LiveSegment[], a: Found, b: Found): number {
  const left = nameOrder((segments[a.live] as LiveSegment).segment, a.record)
  const right = nameOrder((segments[b.live] as LiveSegment).segment, b.record)
  return left < right ? -1 : left > right ? 1 : serialOf(segments, a) - serialOf(segments, b)
}

const hitsOf = (segments: readonly LiveSegment[], found: Found[]): SearchHit[] =>
  found.map((mark) => ({ serial: serialOf(segments, mark), nameScore: null }))

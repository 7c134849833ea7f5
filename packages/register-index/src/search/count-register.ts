import type { DayRange } from '../filter/filters.ts'
import { placesOf } from '../filter/tally.ts'
import { classSlots, forEachClass, type Kind, kindOf } from '../layout/kinds.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import {
  dayNumber,
  type MarkType,
  markTypes,
  noDay,
  type OfficeCode,
  officeCodes,
  type StateCategory,
  stateCategories,
} from '../layout/mark.ts'
import type { Segment } from '../layout/segment.ts'

/*
 * Counts the register by office. The total is the sum of the kinds (see `kinds.ts`) without the buried marks. Only the
 * marks in the windows, a few weeks each, are read one by one. It takes milliseconds, so a search thread can do it
 * between two searches.
 */

/**
 * The counts requested for one office: windows that end on the same day. Both ends are inclusive; days are YYYY-MM-DD.
 */
export interface OfficeQuestion {
  office: OfficeCode
  /** The first day of each window. */
  from: readonly string[]
  until: string
}

/** A mark counts in each of its classes. */
export interface MarkCounts {
  total: number
  types: Record<MarkType, number>
  categories: Record<StateCategory, number>
  /** For classes 1 to 45, in this order. */
  niceClasses: number[]
}

export interface OfficeCounts {
  office: OfficeCode
  all: MarkCounts
  /** Marks with an application date in the window, one entry per window. */
  windows: MarkCounts[]
  /**
   * Serials of the newest marks that are not dead, with application dates up to the windows' end. The newest come
   * first; marks of one day are ordered by serial.
   */
  latest: number[]
}

export interface RegisterCounts {
  /** The revision of the register that was counted. */
  revision: number
  offices: OfficeCounts[]
}

const dead = stateCategories.indexOf('dead')

class Counter {
  total = 0
  readonly types = new Int32Array(markTypes.length)
  readonly categories = new Int32Array(stateCategories.length)
  readonly classes = new Int32Array(classSlots)

  /** Adds marks of one kind, or subtracts them. */
  add(category: number, type: number, marks: number): void {
    this.total += marks
    this.types[type] += marks
    this.categories[category] += marks
  }
  addClass(nice: number, marks: number): void {
    this.classes[nice] += marks
  }
  /** Adds one record, or subtracts it. */
  addRecord({ arrays }: Segment, record: number, { category, type }: Kind, marks: 1 | -1): void {
    this.add(category, type, marks)
    forEachClass(arrays.classesLow[record], arrays.classesHigh[record], (nice) => this.addClass(nice, marks))
  }
  /** The number of marks that are not dead. */
  get living(): number {
    return this.total - this.categories[dead]
  }
  result(): MarkCounts {
    const named = <K extends string>(keys: readonly K[], counts: Int32Array) =>
      Object.fromEntries(keys.map((key, i) => [key, counts[i]])) as Record<K, number>
    return {
      total: this.total,
      types: named(markTypes, this.types),
      categories: named(stateCategories, this.categories),
      niceClasses: Array.from(this.classes.subarray(1)),
    }
  }
}

interface Newest {
  day: number
  serial: number
}
interface OfficeUnderCount {
  until: number
  all: Counter
  windows: { from: number; counter: Counter }[]
  newest: Newest[]
}

/**
 * Counts the requested offices, in their order.
 * @param mostLatest the most serials in `latest`
 */
export function countRegister(
  segments: readonly LiveSegment[],
  questions: readonly OfficeQuestion[],
  mostLatest: number,
): OfficeCounts[] {
  const offices = new Map<number, OfficeUnderCount>()
  const span: DayRange = {}
  for (const { office, from, until } of questions) {
    const windows = from.map((day) => ({ from: dayNumber(day), counter: new Counter() }))
    offices.set(officeCodes.indexOf(office), { until: dayNumber(until), all: new Counter(), windows, newest: [] })
    for (const day of [...from, until]) {
      if (span.from === undefined || day < span.from) span.from = day
      if (span.until === undefined || day > span.until) span.until = day
    }
  }
  if (offices.size > 0) {
    for (const live of segments) {
      const living = countAll(live, offices)
      countByDay(live, offices, span, living, mostLatest)
    }
  }
  return questions.map(({ office }) => {
    const { all, windows, newest } = offices.get(officeCodes.indexOf(office)) as OfficeUnderCount
    newest.sort((a, b) => b.day - a.day || a.serial - b.serial)
    return {
      office,
      all: all.result(),
      windows: windows.map(({ counter }) => counter.result()),
      latest: newest.slice(0, mostLatest).map(({ serial }) => serial),
    }
  })
}

/** Adds all marks of a segment to their offices. Returns how many marks of each office are not dead. */
function countAll(
  { segment, tombstones, buried }: LiveSegment,
  offices: ReadonlyMap<number, OfficeUnderCount>,
): Map<number, number> {
  const { kind: kindColumn, kindKeys, kindClasses } = segment.arrays
  const before = new Map(Array.from(offices, ([office, { all }]) => [office, all.living]))
  for (const [kind, key] of kindKeys.entries()) {
    const { office, category, type } = kindOf(key)
    const counter = offices.get(office)?.all
    if (counter === undefined) continue
    const row = kindClasses.subarray(kind * classSlots, (kind + 1) * classSlots)
    counter.add(category, type, row[0])
    for (let nice = 1; nice < classSlots; nice++) counter.addClass(nice, row[nice])
  }
  if (buried > 0) {
    for (let word = 0; word < tombstones.length; word++) {
      for (let bits = tombstones[word]; bits !== 0; bits = (bits & (bits - 1)) >>> 0) {
        const record = word * 32 + 31 - Math.clz32(bits & -bits)
        const kind = kindOf(kindKeys[kindColumn[record]])
        offices.get(kind.office)?.all.addRecord(segment, record, kind, -1)
      }
    }
  }
  return new Map(Array.from(offices, ([office, { all }]) => [office, all.living - (before.get(office) as number)]))
}

/** Walks the days of the windows, and further into the past until the newest marks of every office are known. */
function countByDay(
  { segment, tombstones }: LiveSegment,
  offices: ReadonlyMap<number, OfficeUnderCount>,
  span: DayRange,
  living: ReadonlyMap<number, number>,
  mostLatest: number,
): void {
  const { recordsByDay, applicationDay, kind: kindColumn, kindKeys, serial } = segment.arrays
  const { first, end } = placesOf(span, segment.arrays)
  /** How many of each office's newest marks this segment can still supply. */
  const wanted = new Int32Array(officeCodes.length)
  let missing = 0
  for (const [office, marks] of living) {
    wanted[office] = Math.min(marks, mostLatest)
    missing += wanted[office]
  }
  for (let at = first; at < end || (missing > 0 && at < recordsByDay.length); at++) {
    const record = recordsByDay[at]
    const day = applicationDay[record]
    if (day === noDay) return
    const kind = kindOf(kindKeys[kindColumn[record]])
    const { office } = kind
    // Before the windows, only the newest marks matter.
    if (at >= end && wanted[office] === 0) continue
    const its = offices.get(office)
    if (its === undefined || day > its.until || isBuried(tombstones, record)) continue
    for (const { from, counter } of its.windows) if (day >= from) counter.addRecord(segment, record, kind, 1)
    if (wanted[office] > 0 && kind.category !== dead) {
      its.newest.push({ day, serial: serial[record] })
      wanted[office]--
      missing--
    }
  }
}

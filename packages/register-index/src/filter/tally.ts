import { classSlots, forEachClass, kindOf } from '../layout/kinds.ts'
import type { LiveSegment } from '../layout/live-segment.ts'
import { classMasks, dayNumber, markTypes, noDay, officeCodes, stateCategories, viennaMask } from '../layout/mark.ts'
import type { MarkArrays, MarkTable } from '../layout/segment.ts'
import { type FilterCounts, namedCounts } from './filter-counts.ts'
import { type DayRange, failed, type IndexFilters } from './filters.ts'

/*
 * Counts a search without a text. The filters are evaluated once per kind (see `kinds.ts`). Only dates, Vienna
 * categories or several classes require reading the marks themselves. The counts of a segment never change, so they are
 * kept; buried marks are subtracted.
 */

interface SegmentTally {
  /** Kind → records that pass the dates, Vienna categories and classes. */
  perKind: Uint32Array
  /** Class → records that pass all filters except that of classes. */
  perClass: Uint32Array
}

const narrowShare = 8
/** The most counts kept for a segment. The least recently used are dropped. */
const mostKept = 32
const kept = new WeakMap<MarkTable, Map<string, SegmentTally>>()

/** The filters compiled for one segment: their effect on each kind, and the tests that the kind does not decide. */
export interface KindFilter {
  /** Kind → the filters it fails; see `failed`. */
  kindFailures: Uint8Array
  /** Whether a record passes dates and Vienna categories; null if they do not restrict. */
  passesRest: ((record: number) => boolean) | null
  /** Masks of the chosen classes; null for all. */
  classes: { low: number; high: number } | null
  /** The range of `recordsByDay` with the chosen application days. No other record passes. */
  first: number
  end: number
}

export function kindFilter(filters: IndexFilters, { arrays, states }: MarkTable): KindFilter {
  const isIn = <T>(chosen: readonly T[], value: T) => chosen.length === 0 || chosen.includes(value)
  const kindFailures = Uint8Array.from(arrays.kindKeys, (key) => {
    const { office, category, type, state } = kindOf(key)
    return (
      (isIn<unknown>(filters.registrationOfficeCodes, officeCodes[office]) ? 0 : failed.office) |
      (isIn<unknown>(filters.brandStateCategories, stateCategories[category]) ? 0 : failed.category) |
      (isIn<unknown>(filters.brandTypes, markTypes[type]) ? 0 : failed.type) |
      (isIn<unknown>(filters.brandStates, states[state]) ? 0 : failed.state)
    )
  })
  const ranges = [
    rangeOf(arrays.applicationDay, filters.applicationDate),
    rangeOf(arrays.registrationDay, filters.registrationDate),
    rangeOf(arrays.oppositionDay, filters.oppositionPeriodEndDate),
    rangeOf(arrays.priorityDay, filters.priorityDate),
    anyOf(arrays.vienna, viennaMask(filters.viennaCategories)),
  ].filter((range) => range !== null)
  const classes = [...filters.goodsClasses, ...filters.servicesClasses]
  return {
    kindFailures,
    passesRest: ranges.reduce<KindFilter['passesRest']>(
      (others, passes) => (others === null ? passes : (record) => others(record) && passes(record)),
      null,
    ),
    classes: classes.length === 0 ? null : classMasks(classes),
    ...placesOf(filters.applicationDate, arrays),
  }
}

/** Returns the positions in `recordsByDay` of a range of days. */
export function placesOf(range: DayRange, { recordsByDay, applicationDay }: MarkArrays): { first: number; end: number } {
  const count = recordsByDay.length
  const { from, until } = boundsOf(range)
  /** Returns the first position with a day before `day`; days descend. */
  const firstBefore = (day: number) => {
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (applicationDay[recordsByDay[middle]] >= day) low = middle + 1
      else high = middle
    }
    return low
  }
  if (range.from === undefined && range.until === undefined) return { first: 0, end: count }
  const first = firstBefore(until + 1)
  return { first, end: Math.max(first, firstBefore(from)) }
}

const latestDay = 0xffff
const boundsOf = (range: DayRange) => ({
  from: range.from === undefined ? noDay + 1 : Math.max(noDay + 1, dayNumber(range.from)),
  until: range.until === undefined ? latestDay : dayNumber(range.until),
})

/** Returns a test for one range of days, or null if both ends are open. A mark without the day fails. */
function rangeOf(days: Uint16Array, range: DayRange): ((record: number) => boolean) | null {
  if (range.from === undefined && range.until === undefined) return null
  const { from, until } = boundsOf(range)
  return (record) => {
    const day = days[record]
    return day >= from && day <= until
  }
}

/** Returns a test for the bits of a mask, or null if there are none. */
const anyOf = (masks: Uint32Array, chosen: number) => (chosen === 0 ? null : (record: number) => (masks[record] & chosen) !== 0)

/** Returns true if the record passes all filters. */
export function passesAll({ kindFailures, passesRest, classes }: KindFilter, { arrays }: MarkTable, record: number): boolean {
  if (kindFailures[arrays.kind[record]] !== 0) return false
  if (classes !== null && (arrays.classesLow[record] & classes.low) === 0) {
    if ((arrays.classesHigh[record] & classes.high) === 0) return false
  }
  return passesRest === null || passesRest(record)
}

function tallyOf(filter: KindFilter, segment: MarkTable): SegmentTally {
  const { kindKeys, kindClasses } = segment.arrays
  const perKind = new Uint32Array(kindKeys.length)
  const perClass = new Uint32Array(classSlots)
  if (filter.passesRest !== null) tallyRest(filter, segment, perKind, perClass)
  else {
    for (let kind = 0; kind < perKind.length; kind++) {
      if (filter.kindFailures[kind] !== 0) continue
      for (let slot = 1; slot < classSlots; slot++) perClass[slot] += kindClasses[kind * classSlots + slot]
    }
    tallyClasses(filter, segment, perKind)
  }
  return { perKind, perClass }
}

function tallyClasses({ classes }: KindFilter, { arrays }: MarkTable, perKind: Uint32Array): void {
  const { kind, kindClasses, classesLow, classesHigh } = arrays
  const asked: number[] = []
  if (classes !== null) forEachClass(classes.low, classes.high, (number) => asked.push(number))
  if (asked.length <= 1) {
    for (let i = 0; i < perKind.length; i++) perKind[i] = kindClasses[i * classSlots + (asked[0] ?? 0)]
    return
  }
  const { low, high } = classes as { low: number; high: number }
  for (let record = 0; record < kind.length; record++) {
    if ((classesLow[record] & low) === 0 && (classesHigh[record] & high) === 0) continue
    const its = kind[record]
    perKind[its]++
  }
}

function tallyRest(filter: KindFilter, { arrays }: MarkTable, perKind: Uint32Array, perClass: Uint32Array): void {
  const { kind, classesLow, classesHigh, recordsByDay } = arrays
  const { kindFailures, classes, first, end } = filter
  const passesRest = filter.passesRest as (record: number) => boolean
  const count = (nice: number) => {
    perClass[nice]++
  }
  // Few days are read through `recordsByDay`, many in column order, which is faster to read.
  const isNarrow = end - first < kind.length / narrowShare
  for (let i = isNarrow ? first : 0, until = isNarrow ? end : kind.length; i < until; i++) {
    const record = isNarrow ? recordsByDay[i] : i
    if (!passesRest(record)) continue
    const its = kind[record]
    const low = classesLow[record]
    const high = classesHigh[record]
    if (kindFailures[its] === 0) forEachClass(low, high, count)
    if (classes === null || (low & classes.low) !== 0 || (high & classes.high) !== 0) perKind[its]++
  }
}

/** Returns the counts without the buried records. */
function withoutBuried(tally: SegmentTally, filter: KindFilter, { segment, tombstones }: LiveSegment<MarkTable>): SegmentTally {
  const { kind, classesLow, classesHigh } = segment.arrays
  const { kindFailures, passesRest, classes } = filter
  const perKind = tally.perKind.slice()
  const perClass = tally.perClass.slice()
  const uncount = (nice: number) => {
    perClass[nice]--
  }
  for (let word = 0; word < tombstones.length; word++) {
    for (let bits = tombstones[word]; bits !== 0; bits = (bits & (bits - 1)) >>> 0) {
      const record = word * 32 + 31 - Math.clz32(bits & -bits)
      if (passesRest !== null && !passesRest(record)) continue
      const its = kind[record]
      const low = classesLow[record]
      const high = classesHigh[record]
      if (kindFailures[its] === 0) forEachClass(low, high, uncount)
      if (classes === null || (low & classes.low) !== 0 || (high & classes.high) !== 0) perKind[its]--
    }
  }
  return { perKind, perClass }
}

function keptTally(filters: string, filter: KindFilter, segment: MarkTable): SegmentTally {
  let tallies = kept.get(segment)
  if (tallies === undefined) {
    tallies = new Map()
    kept.set(segment, tallies)
  }
  const tally = tallies.get(filters) ?? tallyOf(filter, segment)
  tallies.delete(filters)
  tallies.set(filters, tally)
  if (tallies.size > mostKept) tallies.delete(tallies.keys().next().value as string)
  return tally
}

/** Counts the marks that pass, and for each filter value the marks that pass all other filters. */
export function countAll(
  segments: readonly LiveSegment<MarkTable>[],
  filters: IndexFilters,
): { total: number; counts: FilterCounts } {
  const key = JSON.stringify(filters)
  const offices = new Uint32Array(officeCodes.length)
  const categories = new Uint32Array(stateCategories.length)
  const types = new Uint32Array(markTypes.length)
  const classes = new Uint32Array(classSlots)
  const states = new Map<string, number>()
  let total = 0
  for (const live of segments) {
    const { segment } = live
    const filter = kindFilter(filters, segment)
    const whole = keptTally(key, filter, segment)
    const { perKind, perClass } = live.buried === 0 ? whole : withoutBuried(whole, filter, live)
    for (let nice = 0; nice < classSlots; nice++) classes[nice] += perClass[nice]
    for (let kind = 0; kind < perKind.length; kind++) {
      const marks = perKind[kind]
      const failures = filter.kindFailures[kind]
      if (marks === 0) continue
      const { office, category, type, state } = kindOf(segment.arrays.kindKeys[kind])
      if (failures === 0) total += marks
      if ((failures & ~failed.office) === 0) offices[office] += marks
      if ((failures & ~failed.category) === 0) categories[category] += marks
      if ((failures & ~failed.type) === 0) types[type] += marks
      if ((failures & ~failed.state) === 0) {
        const name = segment.states[state]
        states.set(name, (states.get(name) ?? 0) + marks)
      }
    }
  }
  return { total, counts: namedCounts({ offices, categories, types, classes, states }) }
}

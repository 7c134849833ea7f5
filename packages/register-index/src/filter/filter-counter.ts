import { classSlots, kindOf } from '../layout/kinds.ts'
import { markTypes, officeCodes, stateCategories } from '../layout/mark.ts'
import type { Segment } from '../layout/segment.ts'
import { type FilterCounts, namedCounts } from './filter-counts.ts'
import { allFilters, failed } from './filters.ts'
import { type MarkColumns, manyMarks, tallyOf } from './mark-columns.ts'

/** Marks whose columns are read one after the other before they are counted: so memory is waited for once, not for each of them. */
const atOnce = 512
const lowOfMark = new Uint32Array(atOnce)
const highOfMark = new Uint32Array(atOnce)
const kindOfMark = new Uint16Array(atOnce)

/** Marks of one segment that count towards every filter; one column is read for four of them. */
class WholeMarks {
  readonly segment: Segment
  private readonly kinds: Uint32Array
  private readonly classes: Uint32Array
  private readonly waiting = new Uint32Array(atOnce)
  private count = 0

  /** @param kinds, classes where the marks are counted by kind and by class */
  constructor(segment: Segment, kinds: Uint32Array, classes: Uint32Array) {
    this.segment = segment
    this.kinds = kinds
    this.classes = classes
  }

  add(record: number): void {
    this.waiting[this.count++] = record
    if (this.count === atOnce) this.flush()
  }

  flush(): void {
    const { kind, classesLow, classesHigh } = this.segment.arrays
    for (let i = 0; i < this.count; i++) {
      const record = this.waiting[i]
      kindOfMark[i] = kind[record]
      lowOfMark[i] = classesLow[record]
      highOfMark[i] = classesHigh[record]
    }
    for (let i = 0; i < this.count; i++) {
      bump(this.kinds, kindOfMark[i])
      bumpClasses(this.classes, lowOfMark[i], highOfMark[i])
    }
    this.count = 0
  }
}

/** Stands for a mark that is no longer there among what marks fail: the bit of no filter. */
export const goneMark = 0x100

/** The filters a mark counts towards that alone may keep it out: all of `open`, or the one it fails. */
const towards = (failures: number, open: number) =>
  failures === 0 ? open : (failures & (failures - 1)) === 0 ? open & failures : 0

/** Numbers of state keys that are the same for all segments: segments have numbers of their own. */
const stateNumbers = new Map<string, number>()
const statesOfSegment = new WeakMap<Segment, Uint16Array>()

function statesOf(segment: Segment): Uint16Array {
  let numbers = statesOfSegment.get(segment)
  if (numbers === undefined) {
    numbers = Uint16Array.from(segment.states, (key) => {
      const number = stateNumbers.get(key) ?? stateNumbers.size
      stateNumbers.set(key, number)
      return number
    })
    statesOfSegment.set(segment, numbers)
  }
  return numbers
}

/** Marks of one segment by kind, apart by the filters they count towards. */
interface KindTally {
  segment: Segment
  open: number
  kinds: Uint32Array
}

/** Counts marks by filter value; `add` takes which filters the mark fails. */
export class FilterCounter {
  private readonly classes = new Uint32Array(classSlots)
  private readonly tallies: KindTally[] = []
  private readonly whole = new Map<Segment, WholeMarks>()
  private lastTally: KindTally | null = null
  private lastWhole: WholeMarks | null = null

  /**
   * Counts a mark towards every filter that alone may keep it out: `failures` has no bit beside the one of that filter. `open` names the
   * filters whose counts it may enter at all.
   */
  add(segment: Segment, record: number, failures: number, open: number): void {
    const own = towards(failures, open)
    if (own === 0) return
    if (own === allFilters) {
      this.wholeOf(segment).add(record)
      return
    }
    const { kind, classesLow, classesHigh } = segment.arrays
    bump(this.kindsOf(segment, own), kind[record])
    if ((own & failed.classes) !== 0) bumpClasses(this.classes, classesLow[record], classesHigh[record])
  }

  /** Counts the marks of a name, `from` to `until` of the columns; of each what it fails (null: no mark fails any filter). */
  addColumns(
    segment: Segment,
    columns: MarkColumns,
    from: number,
    until: number,
    failures: Uint16Array | null,
    open: number,
  ): void {
    if (failures === null) this.addWhole(segment, columns, from, until, open)
    else {
      const { kind, classesLow, classesHigh } = columns
      for (let mark = from; mark < until; mark++) {
        const own = towards(failures[mark - from], open)
        if (own === 0) continue
        bump(this.kindsOf(segment, own), kind[mark])
        if ((own & failed.classes) !== 0) bumpClasses(this.classes, classesLow[mark], classesHigh[mark])
      }
    }
  }

  private addWhole(segment: Segment, columns: MarkColumns, from: number, until: number, open: number): void {
    const kinds = this.kindsOf(segment, open)
    const byClass = (open & failed.classes) !== 0
    if (until - from >= manyMarks) {
      const tally = tallyOf(columns)
      for (let i = 0; i < tally.kinds.length; i++) bump(kinds, tally.kinds[i], tally.marks[i])
      for (let i = 0; i < classSlots && byClass; i++) bump(this.classes, i, tally.classes[i])
      return
    }
    const { kind, classesLow, classesHigh } = columns
    for (let mark = from; mark < until; mark++) {
      bump(kinds, kind[mark])
      if (byClass) bumpClasses(this.classes, classesLow[mark], classesHigh[mark])
    }
  }

  result(): FilterCounts {
    for (const whole of this.whole.values()) whole.flush()
    const counts = this.byValue()
    return namedCounts({
      ...counts,
      classes: this.classes,
      states: Array.from(stateNumbers.keys(), (key, i) => [key, counts.states[i]] as const),
    })
  }

  private byValue() {
    const offices = new Uint32Array(officeCodes.length)
    const categories = new Uint32Array(stateCategories.length)
    const types = new Uint32Array(markTypes.length)
    const stateKeys = this.tallies.map(({ segment }) => statesOf(segment))
    const states = new Uint32Array(stateNumbers.size)
    for (const [i, { segment, open, kinds }] of this.tallies.entries()) {
      const { kindKeys } = segment.arrays
      const numbers = stateKeys[i]
      for (let number = 0; number < kinds.length; number++) {
        const count = kinds[number]
        if (count === 0) continue
        const { office, category, type, state } = kindOf(kindKeys[number])
        if ((open & failed.office) !== 0) bump(offices, office, count)
        if ((open & failed.category) !== 0) bump(categories, category, count)
        if ((open & failed.type) !== 0) bump(types, type, count)
        if ((open & failed.state) !== 0) bump(states, numbers[state], count)
      }
    }
    return { offices, categories, types, states }
  }

  private wholeOf(segment: Segment): WholeMarks {
    if (this.lastWhole?.segment === segment) return this.lastWhole
    let whole = this.whole.get(segment)
    if (whole === undefined) {
      whole = new WholeMarks(segment, this.kindsOf(segment, allFilters), this.classes)
      this.whole.set(segment, whole)
    }
    this.lastWhole = whole
    return whole
  }

  /** Where the marks of a segment are counted by kind that count towards these filters. */
  private kindsOf(segment: Segment, open: number): Uint32Array {
    const last = this.lastTally
    if (last !== null && last.segment === segment && last.open === open) return last.kinds
    let own = this.tallies.find((tally) => tally.segment === segment && tally.open === open)
    if (own === undefined) {
      own = { segment, open, kinds: new Uint32Array(segment.arrays.kindKeys.length) }
      this.tallies.push(own)
    }
    this.lastTally = own
    return own.kinds
  }
}

function bump(counts: Uint32Array, at: number, by = 1): void {
  counts[at] = counts[at] + by
}

function bumpClasses(classes: Uint32Array, low: number, high: number): void {
  for (let bits = low; bits !== 0; bits = (bits & (bits - 1)) >>> 0) bump(classes, 32 - Math.clz32(bits & -bits))
  for (let bits = high; bits !== 0; bits = (bits & (bits - 1)) >>> 0) bump(classes, 64 - Math.clz32(bits & -bits))
}

import { classSlots, kindOf } from '../layout/kinds.ts'
import { lastViennaCategory, markTypes, officeCodes, stateCategories } from '../layout/mark.ts'
import type { MarkTable } from '../layout/segment.ts'
import { type FilterCounts, namedCounts } from './filter-counts.ts'
import { allFilters, failed } from './filters.ts'
import { type MarkColumns, manyMarks, tallyOf } from './mark-columns.ts'

/** Reads the columns of this many marks before it counts them, so that their cache misses overlap. */
const atOnce = 512

/** Marks of one segment that count towards every filter. Their kind answers four filters with one read. */
class WholeMarks {
  readonly segment: MarkTable
  private readonly kinds: Uint32Array
  private readonly classes: Uint32Array
  private readonly waiting = new Uint32Array(atOnce)
  private readonly lowOfMark = new Uint32Array(atOnce)
  private readonly highOfMark = new Uint32Array(atOnce)
  private readonly kindOfMark = new Uint16Array(atOnce)
  private count = 0

  /** @param kinds, classes the counts by kind and by class to add to */
  constructor(segment: MarkTable, kinds: Uint32Array, classes: Uint32Array) {
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
    const { lowOfMark, highOfMark, kindOfMark } = this
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

/** Identifies a removed mark among the failures: a bit that belongs to no filter. */
export const goneMark = 0x400

/** Returns the filters a mark counts towards: all of `open` if it passes, or the only one it fails. */
const towards = (failures: number, open: number) =>
  failures === 0 ? open : (failures & (failures - 1)) === 0 ? open & failures : 0

/** Marks of one segment by kind, separately for each set of filters they count towards. */
interface KindTally {
  segment: MarkTable
  open: number
  kinds: Uint32Array
}

/** Counts marks by filter value. */
export class FilterCounter {
  private readonly classes = new Uint32Array(classSlots)
  private readonly tallies: KindTally[] = []
  private readonly whole = new Map<MarkTable, WholeMarks>()
  private lastTally: KindTally | null = null
  private lastWhole: WholeMarks | null = null
  private readonly vienna: Uint32Array | null

  /**
   * @param countsVienna also counts the Vienna categories of each mark, which takes another read; for searches with few
   * marks
   */
  constructor(countsVienna = false) {
    this.vienna = countsVienna ? new Uint32Array(lastViennaCategory + 1) : null
  }

  /**
   * Counts a mark towards every filter that is the only one it can fail: `failures` contains at most that filter's bit.
   * `open` holds the bits of the filters to count.
   */
  add(segment: MarkTable, record: number, failures: number, open: number): void {
    const own = towards(failures, open)
    if (own === 0) return
    if (this.vienna !== null && (own & failed.vienna) !== 0) bumpClasses(this.vienna, segment.arrays.vienna[record], 0)
    if (own === allFilters) {
      this.wholeOf(segment).add(record)
      return
    }
    const { kind, classesLow, classesHigh } = segment.arrays
    bump(this.kindsOf(segment, own), kind[record])
    if ((own & failed.classes) !== 0) bumpClasses(this.classes, classesLow[record], classesHigh[record])
  }

  /**
   * Counts the marks of a name, from `from` to `until` in the columns. `failures` holds the filters that each mark
   * fails; null means that none fails any.
   */
  addColumns(
    segment: MarkTable,
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

  private addWhole(segment: MarkTable, columns: MarkColumns, from: number, until: number, open: number): void {
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
    const counted = { ...this.byValue(), classes: this.classes }
    return namedCounts(this.vienna === null ? counted : { ...counted, vienna: this.vienna })
  }

  private byValue() {
    const offices = new Uint32Array(officeCodes.length)
    const categories = new Uint32Array(stateCategories.length)
    const types = new Uint32Array(markTypes.length)
    const states = new Map<string, number>()
    for (const { segment, open, kinds } of this.tallies) {
      const { kindKeys } = segment.arrays
      for (let number = 0; number < kinds.length; number++) {
        const count = kinds[number]
        if (count === 0) continue
        const { office, category, type, state } = kindOf(kindKeys[number])
        if ((open & failed.office) !== 0) bump(offices, office, count)
        if ((open & failed.category) !== 0) bump(categories, category, count)
        if ((open & failed.type) !== 0) bump(types, type, count)
        if ((open & failed.state) !== 0) states.set(segment.states[state], (states.get(segment.states[state]) ?? 0) + count)
      }
    }
    return { offices, categories, types, states }
  }

  private wholeOf(segment: MarkTable): WholeMarks {
    if (this.lastWhole?.segment === segment) return this.lastWhole
    let whole = this.whole.get(segment)
    if (whole === undefined) {
      whole = new WholeMarks(segment, this.kindsOf(segment, allFilters), this.classes)
      this.whole.set(segment, whole)
    }
    this.lastWhole = whole
    return whole
  }

  /** The counts by kind of a segment's marks that count towards these filters. */
  private kindsOf(segment: MarkTable, open: number): Uint32Array {
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
  counts[at] += by
}

function bumpClasses(classes: Uint32Array, low: number, high: number): void {
  for (let bits = low; bits !== 0; bits = (bits & (bits - 1)) >>> 0) bump(classes, 32 - Math.clz32(bits & -bits))
  for (let bits = high; bits !== 0; bits = (bits & (bits - 1)) >>> 0) bump(classes, 64 - Math.clz32(bits & -bits))
}

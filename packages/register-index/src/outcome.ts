import { maximumSquash, type NameRelation, type NameScore } from '@marklot/similarity'
import type { WeakElement } from './element-counts.ts'
import { failed } from './filters.ts'
import { classSlots, kindOf } from './kinds.ts'
import { markTypes, officeCodes, stateCategories } from './mark.ts'
import { type MarkColumns, manyMarks, tallyOf } from './mark-columns.ts'
import { nameText, type Segment } from './segment.ts'

export interface ValueCount {
  key: string
  count: number
}

/** How many marks of the result each filter value has, each filter counted as if it were not set. Values without marks are left out. */
export interface FilterCounts {
  registrationOfficeCodes: ValueCount[]
  brandStateCategories: ValueCount[]
  brandTypes: ValueCount[]
  brandStates: ValueCount[]
  goodsClasses: ValueCount[]
  servicesClasses: ValueCount[]
}

/** What was compared: identical + sameSound + contains + sameMeaning + similar - hiddenByFilters = shown. Numbers of marks. */
export interface SearchReceipt {
  identical: number
  sameSound: number
  contains: number
  /** The same said in other words, where that and not look or sound made the marks alike. */
  sameMeaning: number
  similar: number
  hiddenByFilters: number
  shown: number
}

export interface SearchHit {
  serial: number
  /** Null when not found by name. */
  nameScore: NameScore | null
}

export interface SearchOutcome {
  /** Marks that pass all filters. */
  total: number
  /** True when there were more distinct names than the search may return. */
  totalIsLowerBound: boolean
  page: SearchHit[]
  counts: FilterCounts
  /** Null when not searched by name. */
  receipt: SearchReceipt | null
  /** Elements of the searched name that were discounted, in its order. Only when searched by name. */
  weakElements?: readonly WeakElement[]
}

export type SearchSort = 'relevance' | 'applicationDate' | 'name'
export interface PageRequest {
  sort: SearchSort
  /** From 1. */
  page: number
  size: number
}

/** One mark of the result. Smaller `rank` is more relevant. */
export interface ResultMark {
  segment: Segment
  record: number
  rank: number
  /** Null when not found by name. */
  scored: { score(): NameScore } | null
}

const lastGoodsClass = 34
const allFilters = Object.values(failed).reduce((all, bit) => all | bit, 0)

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
      const record = this.waiting[i] as number
      kindOfMark[i] = kind[record] as number
      lowOfMark[i] = classesLow[record] as number
      highOfMark[i] = classesHigh[record] as number
    }
    for (let i = 0; i < this.count; i++) {
      bump(this.kinds, kindOfMark[i] as number)
      bumpClasses(this.classes, lowOfMark[i] as number, highOfMark[i] as number)
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
    bump(this.kindsOf(segment, own), kind[record] as number)
    if ((own & failed.classes) !== 0) bumpClasses(this.classes, classesLow[record] as number, classesHigh[record] as number)
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
        const own = towards(failures[mark - from] as number, open)
        if (own === 0) continue
        bump(this.kindsOf(segment, own), kind[mark] as number)
        if ((own & failed.classes) !== 0) bumpClasses(this.classes, classesLow[mark] as number, classesHigh[mark] as number)
      }
    }
  }

  private addWhole(segment: Segment, columns: MarkColumns, from: number, until: number, open: number): void {
    const kinds = this.kindsOf(segment, open)
    const byClass = (open & failed.classes) !== 0
    if (until - from >= manyMarks) {
      const tally = tallyOf(columns)
      for (let i = 0; i < tally.kinds.length; i++) bump(kinds, tally.kinds[i] as number, tally.marks[i] as number)
      for (let i = 0; i < classSlots && byClass; i++) bump(this.classes, i, tally.classes[i] as number)
      return
    }
    const { kind, classesLow, classesHigh } = columns
    for (let mark = from; mark < until; mark++) {
      bump(kinds, kind[mark] as number)
      if (byClass) bumpClasses(this.classes, classesLow[mark] as number, classesHigh[mark] as number)
    }
  }

  result(): FilterCounts {
    for (const whole of this.whole.values()) whole.flush()
    const counts = this.byValue()
    const named = (keys: readonly string[], numbers: Uint32Array): ValueCount[] =>
      keys.map((key, i) => ({ key, count: numbers[i] as number })).filter(({ count }) => count > 0)
    const classes: ValueCount[] = []
    for (let number = 1; number < classSlots; number++) {
      const count = this.classes[number] as number
      if (count > 0) classes.push({ key: String(number), count })
    }
    return {
      registrationOfficeCodes: named(officeCodes, counts.offices),
      brandStateCategories: named(stateCategories, counts.categories),
      brandTypes: named(markTypes, counts.types),
      brandStates: named([...stateNumbers.keys()], counts.states).sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
      goodsClasses: classes.filter(({ key }) => Number(key) <= lastGoodsClass),
      servicesClasses: classes.filter(({ key }) => Number(key) > lastGoodsClass),
    }
  }

  private byValue() {
    const offices = new Uint32Array(officeCodes.length)
    const categories = new Uint32Array(stateCategories.length)
    const types = new Uint32Array(markTypes.length)
    const stateKeys = this.tallies.map(({ segment }) => statesOf(segment))
    const states = new Uint32Array(stateNumbers.size)
    for (const [i, { segment, open, kinds }] of this.tallies.entries()) {
      const { kindKeys } = segment.arrays
      const numbers = stateKeys[i] as Uint16Array
      for (let number = 0; number < kinds.length; number++) {
        const count = kinds[number] as number
        if (count === 0) continue
        const { office, category, type, state } = kindOf(kindKeys[number] as number)
        if ((open & failed.office) !== 0) bump(offices, office, count)
        if ((open & failed.category) !== 0) bump(categories, category, count)
        if ((open & failed.type) !== 0) bump(types, type, count)
        if ((open & failed.state) !== 0) bump(states, numbers[state] as number, count)
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
  counts[at] = (counts[at] as number) + by
}

function bumpClasses(classes: Uint32Array, low: number, high: number): void {
  for (let bits = low; bits !== 0; bits = (bits & (bits - 1)) >>> 0) bump(classes, 32 - Math.clz32(bits & -bits))
  for (let bits = high; bits !== 0; bits = (bits & (bits - 1)) >>> 0) bump(classes, 64 - Math.clz32(bits & -bits))
}

const serialOf = (mark: ResultMark) => mark.segment.arrays.serial[mark.record] as number
const dayOf = (mark: ResultMark) => mark.segment.arrays.applicationDay[mark.record] as number

/** What a mark is sorted by name by: letter by letter without spaces, of equal ones by the whole text; marks without words last. */
export function nameOrder(segment: Segment, record: number): string {
  const name = segment.arrays.name[record] as number
  if (name < 0) return '\uffff'
  const text = nameText(segment, name)
  return `${text.replaceAll(' ', '').slice(0, maximumSquash)}\0${text}`
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts the marks and cuts out the page. Equal ones stand in the order of their serials, so pages are stable and complete. */
export function pageOf(marks: ResultMark[], { sort, page, size }: PageRequest): SearchHit[] {
  if (sort === 'applicationDate') marks.sort((a, b) => dayOf(b) - dayOf(a) || a.rank - b.rank || serialOf(a) - serialOf(b))
  else if (sort === 'name') {
    const names = new Map(marks.map((mark) => [mark, nameOrder(mark.segment, mark.record)]))
    marks.sort((a, b) => compareText(names.get(a) as string, names.get(b) as string) || serialOf(a) - serialOf(b))
  } else marks.sort((a, b) => a.rank - b.rank || serialOf(a) - serialOf(b))
  return marks
    .slice((page - 1) * size, page * size)
    .map((mark) => ({ serial: serialOf(mark), nameScore: mark.scored?.score() ?? null }))
}

export function emptyReceipt(): SearchReceipt {
  return { identical: 0, sameSound: 0, contains: 0, sameMeaning: 0, similar: 0, hiddenByFilters: 0, shown: 0 }
}

export const receiptLine: Record<NameRelation, keyof SearchReceipt> = {
  identical: 'identical',
  sameSound: 'sameSound',
  contains: 'contains',
  sameMeaning: 'sameMeaning',
  similar: 'similar',
}

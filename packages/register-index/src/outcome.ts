import { maximumSquash, type NameRelation, type NameScore } from '@marklot/similarity'
import type { WeakElement } from './element-counts.ts'
import { failed } from './filters.ts'
import { classSlots, kindOf } from './kinds.ts'
import { markTypes, officeCodes, stateCategories } from './mark.ts'
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
  /** Marks by kind. */
  readonly kinds: Uint32Array
  private readonly segment: Segment
  private readonly classes: Uint32Array
  private readonly waiting = new Uint32Array(atOnce)
  private count = 0

  /** @param classes where the marks are counted by class */
  constructor(segment: Segment, classes: Uint32Array) {
    this.segment = segment
    this.classes = classes
    this.kinds = new Uint32Array(segment.arrays.kindKeys.length)
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

/** Counts marks by filter value; `add` takes which filters the mark fails. */
export class FilterCounter {
  private readonly offices = new Uint32Array(officeCodes.length)
  private readonly categories = new Uint32Array(stateCategories.length)
  private readonly types = new Uint32Array(markTypes.length)
  private readonly classes = new Uint32Array(classSlots)
  private readonly states = new Map<string, number>()
  private readonly whole = new Map<Segment, WholeMarks>()
  private last: { segment: Segment; whole: WholeMarks } | null = null

  /**
   * Counts a mark towards every filter that alone may keep it out: `failures` has no bit beside the one of that filter. `open` names the
   * filters whose counts it may enter at all.
   */
  add(segment: Segment, record: number, failures: number, open: number): void {
    if (failures === 0 && open === allFilters) {
      this.wholeOf(segment).add(record)
      return
    }
    const { kind, classesLow, classesHigh } = segment.arrays
    this.addKinds(segment, kind[record] as number, 1, (bit) => (open & bit) !== 0 && (failures & ~bit) === 0)
    if ((open & failed.classes) === 0 || (failures & ~failed.classes) !== 0) return
    bumpClasses(this.classes, classesLow[record] as number, classesHigh[record] as number)
  }

  result(): FilterCounts {
    for (const [segment, whole] of this.whole) {
      whole.flush()
      for (const [kind, count] of whole.kinds.entries()) if (count > 0) this.addKinds(segment, kind, count, () => true)
    }
    this.whole.clear()
    this.last = null
    const named = (keys: readonly string[], counts: Uint32Array): ValueCount[] =>
      keys.map((key, i) => ({ key, count: counts[i] as number })).filter(({ count }) => count > 0)
    const classes: ValueCount[] = []
    for (let number = 1; number < classSlots; number++) {
      const count = this.classes[number] as number
      if (count > 0) classes.push({ key: String(number), count })
    }
    return {
      registrationOfficeCodes: named(officeCodes, this.offices),
      brandStateCategories: named(stateCategories, this.categories),
      brandTypes: named(markTypes, this.types),
      brandStates: Array.from(this.states, ([key, count]) => ({ key, count })).sort(
        (a, b) => b.count - a.count || (a.key < b.key ? -1 : 1),
      ),
      goodsClasses: classes.filter(({ key }) => Number(key) <= lastGoodsClass),
      servicesClasses: classes.filter(({ key }) => Number(key) > lastGoodsClass),
    }
  }

  private wholeOf(segment: Segment): WholeMarks {
    if (this.last?.segment === segment) return this.last.whole
    let whole = this.whole.get(segment)
    if (whole === undefined) {
      whole = new WholeMarks(segment, this.classes)
      this.whole.set(segment, whole)
    }
    this.last = { segment, whole }
    return whole
  }

  private addKinds(segment: Segment, kind: number, count: number, counts: (bit: number) => boolean): void {
    const { office, category, type, state } = kindOf(segment.arrays.kindKeys[kind] as number)
    if (counts(failed.office)) bump(this.offices, office, count)
    if (counts(failed.category)) bump(this.categories, category, count)
    if (counts(failed.type)) bump(this.types, type, count)
    if (!counts(failed.state)) return
    const name = segment.states[state] as string
    this.states.set(name, (this.states.get(name) ?? 0) + count)
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

import { maximumSquash, type NameRelation, type NameScore } from '@marklot/similarity'
import type { WeakElement } from './element-counts.ts'
import { failed } from './filters.ts'
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
  score: NameScore | null
}

const lastGoodsClass = 34
const classCount = 45

/** Counts marks by filter value; `add` takes which filters the mark fails. */
export class FilterCounter {
  private readonly offices = new Uint32Array(officeCodes.length)
  private readonly categories = new Uint32Array(stateCategories.length)
  private readonly types = new Uint32Array(markTypes.length)
  private readonly classes = new Uint32Array(classCount + 1)
  private readonly states = new Map<Segment, Uint32Array>()

  /**
   * Counts a mark towards every filter that alone may keep it out: `failures` has no bit beside the one of that filter. `open` names the
   * filters whose counts it may enter at all.
   */
  add(segment: Segment, record: number, failures: number, open: number): void {
    const { office, category, type, state, classesLow, classesHigh } = segment.arrays
    if ((open & failed.office) !== 0 && (failures & ~failed.office) === 0) bump(this.offices, office[record] as number)
    if ((open & failed.category) !== 0 && (failures & ~failed.category) === 0) bump(this.categories, category[record] as number)
    if ((open & failed.type) !== 0 && (failures & ~failed.type) === 0) bump(this.types, type[record] as number)
    if ((open & failed.state) !== 0 && (failures & ~failed.state) === 0) {
      let counts = this.states.get(segment)
      if (counts === undefined) {
        counts = new Uint32Array(segment.states.length)
        this.states.set(segment, counts)
      }
      bump(counts, state[record] as number)
    }
    if ((open & failed.classes) !== 0 && (failures & ~failed.classes) === 0) {
      for (let bits = classesLow[record] as number; bits !== 0; bits = (bits & (bits - 1)) >>> 0) {
        bump(this.classes, 32 - Math.clz32(bits & -bits))
      }
      for (let bits = classesHigh[record] as number; bits !== 0; bits = (bits & (bits - 1)) >>> 0) {
        bump(this.classes, 64 - Math.clz32(bits & -bits))
      }
    }
  }

  result(): FilterCounts {
    const named = (keys: readonly string[], counts: Uint32Array): ValueCount[] =>
      keys.map((key, i) => ({ key, count: counts[i] as number })).filter(({ count }) => count > 0)
    const states = new Map<string, number>()
    for (const [segment, counts] of this.states) {
      for (const { key, count } of named(segment.states, counts)) states.set(key, (states.get(key) ?? 0) + count)
    }
    const classes: ValueCount[] = []
    for (let number = 1; number <= classCount; number++) {
      const count = this.classes[number] as number
      if (count > 0) classes.push({ key: String(number), count })
    }
    return {
      registrationOfficeCodes: named(officeCodes, this.offices),
      brandStateCategories: named(stateCategories, this.categories),
      brandTypes: named(markTypes, this.types),
      brandStates: [...states]
        .map(([key, count]) => ({ key, count }))
        .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
      goodsClasses: classes.filter(({ key }) => Number(key) <= lastGoodsClass),
      servicesClasses: classes.filter(({ key }) => Number(key) > lastGoodsClass),
    }
  }
}

function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1
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
  return marks.slice((page - 1) * size, page * size).map((mark) => ({ serial: serialOf(mark), nameScore: mark.score }))
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

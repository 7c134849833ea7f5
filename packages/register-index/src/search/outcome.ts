import { maximumSquash, type NameRelation, type NameScore } from '@marklot/similarity'
import type { FilterCounts } from '../filter/filter-counts.ts'
import { nameText, type Segment } from '../layout/segment.ts'
import type { WeakElement } from '../score/element-counts.ts'
import type { PageRequest } from './requests.ts'

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

/** One mark of the result. Smaller `rank` is more relevant. */
export interface ResultMark {
  segment: Segment
  record: number
  rank: number
  /** Null when not found by name. */
  scored: { score(): NameScore } | null
}

const serialOf = (mark: ResultMark) => mark.segment.arrays.serial[mark.record]
const dayOf = (mark: ResultMark) => mark.segment.arrays.applicationDay[mark.record]

/** What a name is sorted by name by: letter by letter without spaces, of equal ones by the whole text. */
export const orderOfName = (text: string) => `${text.replaceAll(' ', '').slice(0, maximumSquash)}\0${text}`

/** What a mark is sorted by name by; marks without words last. */
export function nameOrder(segment: Segment, record: number): string {
  const name = segment.arrays.name[record]
  return name < 0 ? '\uffff' : orderOfName(nameText(segment, name))
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

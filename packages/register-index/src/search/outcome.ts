import { maximumSquash, type NameRelation, type NameScore } from '@marklot/similarity'
import type { FilterCounts } from '../filter/filter-counts.ts'
import { officeOf } from '../layout/kinds.ts'
import { type OfficeCode, officeCodes } from '../layout/mark.ts'
import { nameText, type Segment } from '../layout/segment.ts'
import type { WeakElement } from '../score/element-counts.ts'
import type { PageRequest } from './requests.ts'

/**
 * What was compared, in numbers of marks: identical + sameSound + contains + sameMeaning + similar - hiddenByFilters =
 * shown.
 */
export interface SearchReceipt {
  identical: number
  sameSound: number
  contains: number
  /** Marks that say the same in other words and are alike for that reason, not by look or sound. */
  sameMeaning: number
  similar: number
  hiddenByFilters: number
  shown: number
}

export interface SearchHit {
  serial: number
  office: OfficeCode
  /** Null if not found by name. */
  nameScore: NameScore | null
}

export interface SearchOutcome {
  /** The number of marks that pass all filters. */
  total: number
  /** True if there were more distinct names than the search may return. */
  totalIsLowerBound: boolean
  page: SearchHit[]
  counts: FilterCounts
  /** Null if not searched by name. */
  receipt: SearchReceipt | null
  /** The discounted elements of the searched name, in its order. Only in a search by name. */
  weakElements?: readonly WeakElement[]
}

/** A mark of the result. A smaller `rank` is more relevant. */
export interface ResultMark {
  segment: Segment
  record: number
  rank: number
  /** Null if not found by name. */
  scored: { score(): NameScore } | null
}

/** Returns the hit of a record. */
export function hitOf({ arrays }: Segment, record: number, nameScore: NameScore | null): SearchHit {
  const { serial, kind, kindKeys } = arrays
  return { serial: serial[record], office: officeCodes[officeOf(kindKeys[kind[record]])], nameScore }
}

const serialOf = (mark: ResultMark) => mark.segment.arrays.serial[mark.record]
const dayOf = (mark: ResultMark) => mark.segment.arrays.applicationDay[mark.record]

/** Returns the sort key of a name: its letters without spaces, then the whole text. */
export const orderOfName = (text: string) => `${text.replaceAll(' ', '').slice(0, maximumSquash)}\0${text}`

/** Returns the sort key of a mark by name; marks without words come last. */
export function nameOrder(segment: Segment, record: number): string {
  const name = segment.arrays.name[record]
  return name < 0 ? '\uffff' : orderOfName(nameText(segment, name))
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts the marks and cuts out the page. Ties are ordered by serial, so pages are stable and complete. */
export function pageOf(marks: ResultMark[], { sort, page, size }: PageRequest): SearchHit[] {
  if (sort === 'applicationDate') marks.sort((a, b) => dayOf(b) - dayOf(a) || a.rank - b.rank || serialOf(a) - serialOf(b))
  else if (sort === 'name') {
    const names = new Map(marks.map((mark) => [mark, nameOrder(mark.segment, mark.record)]))
    marks.sort((a, b) => compareText(names.get(a) as string, names.get(b) as string) || serialOf(a) - serialOf(b))
  } else marks.sort((a, b) => a.rank - b.rank || serialOf(a) - serialOf(b))
  return marks
    .slice((page - 1) * size, page * size)
    .map(({ segment, record, scored }) => hitOf(segment, record, scored?.score() ?? null))
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

import { kindOf } from '../layout/kinds.ts'
import {
  classMasks,
  dayNumber,
  type MarkType,
  markTypes,
  noDay,
  type OfficeCode,
  officeCodes,
  type StateCategory,
  stateCategories,
  viennaMask,
} from '../layout/mark.ts'
import type { MarkTable } from '../layout/segment.ts'

/** A range of days with inclusive ends; either end can be open. A mark without a date fails any range with an end. */
export interface DayRange {
  from?: string | undefined
  until?: string | undefined
}

/**
 * The filters of a search, in the shape of the contract's `SearchFilters`. An empty list or range does not restrict.
 */
export interface IndexFilters {
  registrationOfficeCodes: readonly OfficeCode[]
  brandStateCategories: readonly StateCategory[]
  brandTypes: readonly MarkType[]
  brandStates: readonly string[]
  /** A mark passes if it has any of the chosen goods or services classes. */
  goodsClasses: readonly number[]
  servicesClasses: readonly number[]
  /** Main categories of the Vienna Classification. A mark passes if it has any of them. */
  viennaCategories: readonly number[]
  applicationDate: DayRange
  registrationDate: DayRange
  oppositionPeriodEndDate: DayRange
  priorityDate: DayRange
}

export const noFilters: IndexFilters = {
  registrationOfficeCodes: [],
  brandStateCategories: [],
  brandTypes: [],
  brandStates: [],
  goodsClasses: [],
  servicesClasses: [],
  viennaCategories: [],
  applicationDate: {},
  registrationDate: {},
  oppositionPeriodEndDate: {},
  priorityDate: {},
}

/** The bit of each filter a mark can fail. Goods and services classes form one filter. */
export const failed = {
  office: 1,
  category: 2,
  type: 4,
  state: 8,
  classes: 16,
  applicationDate: 32,
  registrationDate: 64,
  oppositionPeriodEndDate: 128,
  priorityDate: 256,
  vienna: 512,
} as const

/** The bit of each filter, and all bits together. */
export const filterBits: readonly number[] = Object.values(failed)
export const allFilters = 0x3ff

/** Returns the bits of the filters that a record of one segment fails; 0 if it passes all. */
export interface FailedFilters {
  (record: number): number
  /** The same for a record whose kind and classes are known. */
  of(record: number, kind: number, classesLow: number, classesHigh: number): number
  /** Kind → the filters that all marks of the kind fail. */
  readonly byKind: Uint8Array
}

const listMask = <T>(all: readonly T[], chosen: readonly T[]) =>
  chosen.length === 0 ? -1 : chosen.reduce((mask, value) => (all.includes(value) ? mask | (1 << all.indexOf(value)) : mask), 0)

const greatestDay = 0x7fffffff
function bounds(range: DayRange): { from: number; until: number } | null {
  if (range.from === undefined && range.until === undefined) return null
  return {
    from: range.from === undefined ? noDay + 1 : dayNumber(range.from),
    until: range.until === undefined ? greatestDay : dayNumber(range.until),
  }
}

const dayRanges = (filters: IndexFilters) => [
  filters.applicationDate,
  filters.registrationDate,
  filters.oppositionPeriodEndDate,
  filters.priorityDate,
]

/** Returns true if any filter restricts the result. */
export function restricts(filters: IndexFilters): boolean {
  return (
    filters.registrationOfficeCodes.length +
      filters.brandStateCategories.length +
      filters.brandTypes.length +
      filters.brandStates.length +
      filters.goodsClasses.length +
      filters.servicesClasses.length +
      filters.viennaCategories.length >
      0 || dayRanges(filters).some((range) => bounds(range) !== null)
  )
}

/** Compiles the filters into a check for the records of one segment. */
export function compileFilters(filters: IndexFilters, segment: MarkTable): FailedFilters {
  if (!restricts(filters)) return Object.assign(() => 0, { of: () => 0, byKind: new Uint8Array(segment.arrays.kindKeys.length) })
  const { kind, kindKeys, classesLow, classesHigh, applicationDay, registrationDay, oppositionDay, priorityDay, vienna } =
    segment.arrays
  const offices = listMask(officeCodes, filters.registrationOfficeCodes)
  const categories = listMask(stateCategories, filters.brandStateCategories)
  const types = listMask(markTypes, filters.brandTypes)
  let states: Uint8Array | null = null
  if (filters.brandStates.length > 0) {
    const chosen = new Set(filters.brandStates)
    states = Uint8Array.from(segment.states, (key) => (chosen.has(key) ? 1 : 0))
  }
  const kindFailures = new Uint8Array(kindKeys.length)
  for (let i = 0; i < kindKeys.length; i++) {
    const { office, category, type, state } = kindOf(kindKeys[i])
    kindFailures[i] =
      (((offices >>> office) & 1) === 0 ? failed.office : 0) |
      (((categories >>> category) & 1) === 0 ? failed.category : 0) |
      (((types >>> type) & 1) === 0 ? failed.type : 0) |
      (states !== null && states[state] === 0 ? failed.state : 0)
  }
  const byClass = filters.goodsClasses.length + filters.servicesClasses.length > 0
  const { low, high } = classMasks([...filters.goodsClasses, ...filters.servicesClasses])
  const ranges = (
    [
      [applicationDay, bounds(filters.applicationDate), failed.applicationDate],
      [registrationDay, bounds(filters.registrationDate), failed.registrationDate],
      [oppositionDay, bounds(filters.oppositionPeriodEndDate), failed.oppositionPeriodEndDate],
      [priorityDay, bounds(filters.priorityDate), failed.priorityDate],
    ] as const
  ).filter(([, range]) => range !== null)
  const motifs = viennaMask(filters.viennaCategories)
  const of = (record: number, ofKind: number, ofLow: number, ofHigh: number) => {
    let result = kindFailures[ofKind]
    if (byClass && (ofLow & low) === 0 && (ofHigh & high) === 0) result |= failed.classes
    for (const [days, range, bit] of ranges) {
      const day = days[record]
      if (day === noDay || day < (range as { from: number }).from || day > (range as { until: number }).until) result |= bit
    }
    if (motifs !== 0 && (vienna[record] & motifs) === 0) result |= failed.vienna
    return result
  }
  const ofRecord = (record: number) => of(record, kind[record], classesLow[record], classesHigh[record])
  return Object.assign(ofRecord, { of, byKind: kindFailures })
}

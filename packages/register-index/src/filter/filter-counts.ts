import { classSlots } from '../layout/kinds.ts'
import { lastViennaCategory, markTypes, officeCodes, stateCategories } from '../layout/mark.ts'

export interface ValueCount {
  key: string
  count: number
}

/**
 * The number of marks in the result for each filter value. Each filter is counted as if it were not set. Values without
 * marks are left out.
 */
export interface FilterCounts {
  registrationOfficeCodes: ValueCount[]
  brandStateCategories: ValueCount[]
  brandTypes: ValueCount[]
  brandStates: ValueCount[]
  goodsClasses: ValueCount[]
  servicesClasses: ValueCount[]
  /** Main categories of the Vienna Classification; counted in searches by logo only. */
  viennaCategories: ValueCount[]
}

/** Numbers of marks, by the number of the filter value. States are counted by their key. */
export interface CountedValues {
  readonly offices: Uint32Array
  readonly categories: Uint32Array
  readonly types: Uint32Array
  /** By Nice class; index 0 is unused. */
  readonly classes: Uint32Array
  readonly states: Iterable<readonly [key: string, count: number]>
  /** By Vienna category; index 0 is unused. Missing where they are not counted. */
  readonly vienna?: Uint32Array
}

const lastGoodsClass = 34

/** Names the counted values. The states with the most marks come first. */
export function namedCounts({ offices, categories, types, classes, states, vienna }: CountedValues): FilterCounts {
  const named = (keys: readonly string[], counts: Uint32Array): ValueCount[] =>
    keys.map((key, i) => ({ key, count: counts[i] })).filter(({ count }) => count > 0)
  const numbered = (counts: Uint32Array, first: number, last: number): ValueCount[] =>
    Array.from({ length: last - first + 1 }, (_, i) => ({ key: String(first + i), count: counts[first + i] })).filter(
      ({ count }) => count > 0,
    )
  return {
    registrationOfficeCodes: named(officeCodes, offices),
    brandStateCategories: named(stateCategories, categories),
    brandTypes: named(markTypes, types),
    brandStates: Array.from(states, ([key, count]) => ({ key, count }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
    goodsClasses: numbered(classes, 1, lastGoodsClass),
    servicesClasses: numbered(classes, lastGoodsClass + 1, classSlots - 1),
    viennaCategories: vienna === undefined ? [] : numbered(vienna, 1, lastViennaCategory),
  }
}

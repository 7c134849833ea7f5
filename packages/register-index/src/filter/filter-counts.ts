import { classSlots } from '../layout/kinds.ts'
import { markTypes, officeCodes, stateCategories } from '../layout/mark.ts'

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
}

/** Numbers of marks, by the number of the filter value. States are counted by their key. */
export interface CountedValues {
  readonly offices: Uint32Array
  readonly categories: Uint32Array
  readonly types: Uint32Array
  /** By Nice class; index 0 is unused. */
  readonly classes: Uint32Array
  readonly states: Iterable<readonly [key: string, count: number]>
}

const lastGoodsClass = 34

/** Names the counted values. The states with the most marks come first. */
export function namedCounts({ offices, categories, types, classes, states }: CountedValues): FilterCounts {
  const named = (keys: readonly string[], counts: Uint32Array): ValueCount[] =>
    keys.map((key, i) => ({ key, count: counts[i] })).filter(({ count }) => count > 0)
  const ofClasses = (first: number, last: number): ValueCount[] =>
    Array.from({ length: last - first + 1 }, (_, i) => ({ key: String(first + i), count: classes[first + i] })).filter(
      ({ count }) => count > 0,
    )
  return {
    registrationOfficeCodes: named(officeCodes, offices),
    brandStateCategories: named(stateCategories, categories),
    brandTypes: named(markTypes, types),
    brandStates: Array.from(states, ([key, count]) => ({ key, count }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
    goodsClasses: ofClasses(1, lastGoodsClass),
    servicesClasses: ofClasses(lastGoodsClass + 1, classSlots - 1),
  }
}

import { type IndexFilters, noFilters } from '../src/filter/filters.ts'

const lastGoodsClass = 34

/** Returns the filters of a search for marks in any of these classes. */
export const ofClasses = (classes: readonly number[]): IndexFilters => ({
  ...noFilters,
  goodsClasses: classes.filter((number) => number <= lastGoodsClass),
  servicesClasses: classes.filter((number) => number > lastGoodsClass),
})

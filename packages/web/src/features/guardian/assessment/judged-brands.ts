import type { Assessment } from '@marklot/contracts/guardian-assessment'
import type { SimilarBrand } from '@marklot/contracts/guardian-blocks'

/** Returns the Nice classes of the case, in their order. */
export const classesOf = ({ case: { goods } }: Pick<Assessment, 'case'>): number[] =>
  [...new Set(goods.map(({ niceClass }) => niceClass))].sort((one, other) => one - other)

/** Returns the judgement on each mark that was found, by its id; empty until the marks are judged. */
export const judgementsOf = ({ blocks }: Pick<Assessment, 'blocks'>): ReadonlyMap<string, SimilarBrand> =>
  new Map(blocks.similarBrands.result?.brands.map((brand) => [brand.brandId, brand]))

/** Returns whether any register was searched. Only then does an empty result mean something. */
export const isAnySearched = ({ blocks }: Pick<Assessment, 'blocks'>): boolean =>
  blocks.configuredBrand.result?.offices.some(({ state }) => state === 'searched') ?? false

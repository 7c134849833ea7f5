import { contentOfClasses } from '@marklot/contracts/class-filters'
import type { Assessment } from '@marklot/contracts/guardian-assessment'
import type { SimilarBrand } from '@marklot/contracts/guardian-blocks'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'

/** Returns the Nice classes of the case, in their order. */
export const classesOf = ({ case: { goods } }: Pick<Assessment, 'case'>): number[] =>
  [...new Set(goods.map(({ niceClass }) => niceClass))].sort((one, other) => one - other)

/** Returns what the case is for, for narrow columns: services only where it names no goods. */
export const contentOf = (assessment: Pick<Assessment, 'case'>): 'goods' | 'services' =>
  contentOfClasses(classesOf(assessment)) === 'services' ? 'services' : 'goods'

/** Returns the judgement on each mark that was found, by its id; empty until the marks are judged. */
export const judgementsOf = ({ blocks }: Pick<Assessment, 'blocks'>): ReadonlyMap<string, SimilarBrand> =>
  new Map(blocks.similarBrands.result?.brands.map((brand) => [brand.brandId, brand]))

/**
 * Returns the offices whose registers were searched: the chosen ones and those whose marks have effect in the same
 * place.
 */
export const searchedOfficesOf = ({ blocks }: Pick<Assessment, 'blocks'>): RegistrationOfficeCode[] =>
  (blocks.configuredBrand.result?.offices ?? []).filter(({ state }) => state === 'searched').map(({ code }) => code)

/** Returns whether any register was searched. Only then does an empty result mean something. */
export const isAnySearched = (assessment: Pick<Assessment, 'blocks'>): boolean => searchedOfficesOf(assessment).length > 0

/**
 * Returns how similar a found mark's logo is to the own one, in percent. `other`: logos were compared, and this mark's
 * is not among the similar ones. Null: not compared, or unknown because more logos are similar than the block lists.
 */
export function logoSimilarityOf({ blocks }: Pick<Assessment, 'blocks'>, brandId: string): number | 'other' | null {
  const found = blocks.logos.result
  if (!found) return null
  const listed = found.brands.find((brand) => brand.brandId === brandId)
  if (listed) return listed.similarity?.logo?.score ?? null
  return found.brands.length < found.identical + found.similar ? null : 'other'
}

import { niceShortNames } from './short-names.ts'
import type { NiceClass } from './types.ts'

export type { Language, NiceClass, Translated, ViennaCategory } from './types.ts'
export { viennaCategories } from './vienna.ts'

/** The 45 classes of the Nice Classification, ascending. */
export const niceClasses: readonly NiceClass[] = niceShortNames.map((shortName, index) => ({
  number: index + 1,
  kind: index < 34 ? 'goods' : 'services',
  heading: shortName,
  shortName,
  terms: [shortName],
}))

/** The class with this number, or undefined when there is none (offices also use numbers that are not Nice, such as 0 or 200). */
export function niceClass(number: number): NiceClass | undefined {
  return niceClasses[number - 1]
}

import type { Locale, ViennaClass } from '@marklot/contracts'
import { viennaCategories } from '@marklot/nice'
import type { RegisterMark } from './mark.ts'

const lastCategory = 29

/**
 * Returns the main categories of the Vienna Classification of a mark's picture, ascending. The USPTO's design codes
 * belong to another scheme and do not count.
 */
export function viennaCategoriesOf({ viennaClasses }: Pick<RegisterMark, 'viennaClasses'>): number[] {
  const categories = viennaClasses.flatMap(({ code, scheme }) => {
    const number = scheme === 'vienna' ? Number(/^\d{1,2}/.exec(code)?.[0] ?? 0) : 0
    return number >= 1 && number <= lastCategory ? [number] : []
  })
  return [...new Set(categories)].sort((a, b) => a - b)
}

/** Returns the classes of a mark's picture with the names of their main categories, in the office's order. */
export const viennaClassesOf = ({ viennaClasses }: Pick<RegisterMark, 'viennaClasses'>, locale: Locale): ViennaClass[] =>
  viennaClasses.map(({ code, scheme }) => {
    const heading = viennaHeading(Number(code.slice(0, 2)), locale)
    return { key: code, scheme, description: heading, shortDescription: heading }
  })

/** Returns the name of a main category, 1 to 29; empty for others. */
export const viennaHeading = (category: number, locale: Locale): string =>
  viennaCategories.find(({ number }) => number === category)?.heading[locale] ?? ''

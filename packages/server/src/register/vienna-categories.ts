import type { RegisterMark } from './mark.ts'

const lastCategory = 29

/**
 * The main categories of the Vienna Classification of a mark's picture, ascending. The USPTO's design codes are another
 * scheme and do not count.
 */
export function viennaCategoriesOf({ viennaClasses }: Pick<RegisterMark, 'viennaClasses'>): number[] {
  const categories = viennaClasses.flatMap(({ code, scheme }) => {
    const number = scheme === 'vienna' ? Number(/^\d{1,2}/.exec(code)?.[0] ?? 0) : 0
    return number >= 1 && number <= lastCategory ? [number] : []
  })
  return [...new Set(categories)].sort((a, b) => a - b)
}

import { productOf, vectorScale } from './descriptor.ts'
import { letteredWhole } from './part-weights.ts'
import type { LogoView } from './types.ts'

/*
 * The whole drawing of a picture and a word counts less than its picture, because the same word stands beside other
 * pictures too. But many marks show the same circle, and the one that also has the searched word must come first.
 */

/** The cosine from which two wholes are alike, and that from which they are practically equal. */
export const alikeWhole = 0.95
const equalWhole = 0.99
/** What two wholes with words that are alike have as their product at least. Rounding makes vectors a little shorter. */
export const leastOfWholes = 0.995 * alikeWhole * letteredWhole ** 2
/** What a whole that is alike may add to the best match of a mark. */
export const mostAdded = 0.04
/** The weights of other views are farther from that of a whole with a word. */
const tolerance = 0.01

/** Returns whether a view shows a whole drawing of a picture and a word: the length of its vector tells. */
export const isLetteredWhole = ({ part, copy }: Pick<LogoView, 'part' | 'copy'>): boolean =>
  part === 'whole' && Math.abs(Math.sqrt(productOf(copy, copy)) - letteredWhole) < tolerance

/** Returns the cosine of two vectors by their product, without the weights that their lengths express. */
export function cosineOfWholes(product: number, one: Int8Array, other: Int8Array): number {
  return product / (vectorScale * vectorScale) / Math.sqrt(productOf(one, one) * productOf(other, other))
}

/**
 * Returns how alike two pictures with words are.
 * @param best the best product of their views, as a cosine
 * @param whole the cosine of their wholes
 */
export function withWhole(best: number, whole: number): number {
  if (whole < alikeWhole) return best
  return Math.max(best, whole >= equalWhole ? whole : Math.min(whole, best + mostAdded))
}

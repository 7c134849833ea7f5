import { lengthOf } from './descriptor.ts'
import { letteredWhole } from './part-weights.ts'
import type { LogoView } from './types.ts'

/*
 * The whole drawing of a picture and a word counts less than its picture, because the same word stands beside other
 * pictures too. But many marks show the same circle, and the one that also has the searched word must come first.
 */

/** The cosine from which two wholes are alike, and that from which they are practically equal. */
export const alikeWhole = 0.95
export const equalWhole = 0.99
/** The product of two wholes with words as a share of their cosine. Rounding makes vectors a little shorter. */
export const wholesShare = 0.995 * letteredWhole ** 2
/** What a whole that is alike may add to the best match of a mark. */
export const mostAdded = 0.04
/** The weights of other views are farther from that of a whole with a word. */
const tolerance = 0.01

/** Returns whether a view shows a whole drawing of a picture and a word: the length of its vector tells. */
export const isLetteredWhole = ({ part, copy }: Pick<LogoView, 'part' | 'copy'>): boolean =>
  part === 'whole' && Math.abs(lengthOf(copy) - letteredWhole) < tolerance

/**
 * Returns how alike two pictures with words are.
 * @param best the best product of their views, as a cosine
 * @param whole the cosine of their wholes
 */
export function withWhole(best: number, whole: number): number {
  if (whole < alikeWhole) return best
  return Math.max(best, whole >= equalWhole ? whole : Math.min(whole, best + mostAdded))
}

import { scoreClasses } from './score-classes.ts'
import { termsOf } from './terms.ts'
import { readWords } from './text/fold.ts'
import { isForeign } from './text/foreign-language.ts'
import type { ClassSuggestion } from './types.ts'

export interface SuggestOptions {
  /** The most classes to name: one to six. */
  readonly most?: number
  /** Only classes of at least this confidence are named; the best one is always named. */
  readonly leastConfidence?: number
}

const mostClasses = 6
/** Determined on descriptions of our own; a professional names one or two classes for most businesses. */
const usualLeastConfidence = 0.11
const mostReasons = 8

/**
 * Returns the Nice classes that a described business needs, best first, each with terms and reasons. Returns nothing
 * for a description in a language other than the five.
 */
export function suggestClasses(idea: string, options: SuggestOptions = {}): ClassSuggestion[] {
  const { most = mostClasses, leastConfidence = usualLeastConfidence } = options
  if (isForeign(readWords(idea))) return []
  const scored = scoreClasses(idea)
  const { confidences, reasons } = scored
  return [...confidences]
    .map((confidence, at) => ({ niceClass: at + 1, confidence }))
    .sort((a, b) => b.confidence - a.confidence || a.niceClass - b.niceClass)
    .filter(({ confidence }, at) => confidence > 0 && (at === 0 || confidence >= leastConfidence))
    .slice(0, Math.max(0, Math.min(most, mostClasses)))
    .map(({ niceClass, confidence }) => {
      const because = [...(reasons[niceClass - 1] ?? [])].sort((a, b) => b[1] - a[1]).map(([word]) => word)
      return {
        niceClass,
        confidence,
        terms: termsOf(niceClass, { idea, ...scored }, because.slice(0, mostReasons)),
        reasons: because.slice(0, mostReasons),
      }
    })
}

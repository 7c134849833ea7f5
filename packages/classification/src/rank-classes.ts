import { storedClassifier } from './stored-classifier.ts'
import { readWords } from './text/fold.ts'

/** A class and how likely a term belongs to it. */
export interface RankedClass {
  readonly niceClass: number
  /** 0 to 1; the six sum to at most 1. */
  readonly confidence: number
}

const mostClasses = 6

/** Returns the six likeliest classes of one term of a list of goods and services, best first. */
export function rankClasses(term: string): RankedClass[] {
  const { shares } = storedClassifier().classify(readWords(term))
  return [...shares]
    .map((confidence, at) => ({ niceClass: at + 1, confidence }))
    .sort((a, b) => b.confidence - a.confidence || a.niceClass - b.niceClass)
    .slice(0, mostClasses)
}

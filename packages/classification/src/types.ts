import type { Translated } from '@marklot/nice'

/** A term that an applicant can file, with the words of the description that led to it. */
export interface SuggestedTerm {
  readonly text: Translated
  readonly reasons: readonly string[]
}

/** One Nice class that the described business needs. */
export interface ClassSuggestion {
  /** 1 to 45 */
  readonly niceClass: number
  /** 0 to 1, comparable between suggestions of one description */
  readonly confidence: number
  /** Best first, at most five. */
  readonly terms: readonly SuggestedTerm[]
  /** The words of the description that speak for the class, as typed. */
  readonly reasons: readonly string[]
}

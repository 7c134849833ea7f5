import type { Concept } from './lexicon/index.ts'
import type { Reading } from './reading.ts'

export const has = ({ hits }: Reading, ...concepts: readonly Concept[]): boolean =>
  hits.some(({ concept }) => concepts.includes(concept))

/** Returns whether an expression of several words was found, which is more reliable than a single word. */
export const hasPhrase = ({ hits }: Reading, concept: Concept): boolean =>
  hits.some((hit) => hit.concept === concept && hit.size > 1)

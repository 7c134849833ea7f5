import { readWords, type Word } from './text/fold.ts'
import { negations } from './text/function-words.ts'

/** A piece of a description that is classified on its own. */
export interface Clause {
  readonly words: readonly Word[]
  /** How much it says about the business, 0 to 1: what comes first is the main activity. */
  readonly weight: number
}

const mostClauses = 200

/** The words up to the negation: "coffee bar, no food" offers no food. */
function withoutNegated(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ folded }) => negations.has(folded))
  return at < 0 ? words : words.slice(0, at)
}

/** Clauses of a description in their order, without what it says is not offered. */
export function readClauses(idea: string): Clause[] {
  const clauses: Word[][] = []
  for (const word of readWords(idea)) {
    if (word.opens !== 'word') clauses.push([])
    clauses.at(-1)?.push(word)
  }
  const offered = clauses.map(withoutNegated).filter((words) => words.length > 0)
  return offered.slice(0, mostClauses).map((words, at) => ({ words, weight: 1 / (1 + 0.5 * at) }))
}

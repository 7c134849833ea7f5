import { foldName, prepareName, scoreNames } from '@marklot/similarity'
import type { WordPair } from './conflict-pairs.ts'

/** The overall risk of a pair, 0 to 1: the likeliest of its signs; 0 when a side has no words. */
export function riskOf({ contestedNames, earlierNames }: WordPair): number {
  let risk = 0
  for (const contested of contestedNames) {
    const query = prepareName(contested)
    for (const earlier of earlierNames) risk = Math.max(risk, scoreNames(query, foldName(earlier)).total / 100)
  }
  return risk
}

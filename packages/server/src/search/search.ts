import type { BrandQueryResult } from '@marklot/contracts'
import type { ReferenceTexts } from '../reference/index.ts'
import { officeStates } from '../register/index.ts'
import { explainMarks, prepareComparison, signsOf, withEngineScores } from './explain.ts'
import { type FindContext, findMarks } from './find.ts'
import { loadMarks } from './load.ts'
import type { OfficeSet } from './offices.ts'
import { presentResult, type Reader } from './present.ts'
import type { RegisterSearch } from './read-search.ts'

export interface SearchContext extends FindContext {
  texts: ReferenceTexts
}

/**
 * Runs a search that `permitSearch` allowed: find → load → explain → present.
 * @param permitted the offices that may be searched
 */
export async function searchRegister(
  search: RegisterSearch,
  permitted: OfficeSet,
  reader: Reader,
  context: SearchContext,
): Promise<Omit<BrandQueryResult, 'restriction'>> {
  const { pool, texts } = context
  const finding = Promise.all([findMarks(search, permitted, context), officeStates(pool)])
  // Awaited below. Until then, a failure must not count as unhandled.
  finding.catch(() => undefined)
  // Runs while the engine and the database work.
  const comparison = prepareComparison(signsOf(search))
  const [outcome, offices] = await finding
  const marks = await loadMarks(pool, outcome.page)
  const explained = await explainMarks(marks, comparison(outcome.weakElements ?? []))
  const scored = withEngineScores(outcome.page, marks, explained)
  return presentResult({ search, permitted, outcome, marks, explained: scored, offices }, reader, texts)
}

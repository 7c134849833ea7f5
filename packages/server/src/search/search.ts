import type { BrandQueryResult } from '@marklot/contracts'
import type { SearchedLogos } from '../logos/index.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { type OfficeState, officeStates } from '../register/index.ts'
import { answerLogos } from './answer-logos.ts'
import { explainMarks, prepareComparison, signsOf, withEngineScores } from './explain.ts'
import { type FindContext, type FoundOutcome, findMarks } from './find.ts'
import { loadMarks } from './load.ts'
import type { ChosenLogo } from './logo-search.ts'
import type { OfficeSet } from './offices.ts'
import { presentResult, type Reader } from './present.ts'
import type { FoundSearch, RegisterSearch } from './read-search.ts'

export interface SearchContext extends FindContext {
  texts: ReferenceTexts
  logos: SearchedLogos
}

/** A search that the engine works on. It covers `offices`. */
export interface BegunSearch {
  offices: OfficeSet
  finding: Promise<[FoundOutcome, OfficeState[]]>
}

/** Begins the step that needs the engine. @param permitted the offices that may be searched */
export function beginSearch(search: FoundSearch, permitted: OfficeSet, context: FindContext): BegunSearch {
  const finding = Promise.all([findMarks(search, permitted, context), officeStates(context.pool)])
  // Awaited later, or never. A failure must not count as unhandled.
  finding.catch(() => undefined)
  return { offices: permitted, finding }
}

/**
 * Runs a search that `permitSearch` allowed: find → load → explain → present.
 * @param chosen the picture of a search by logo
 * @param permitted the offices that may be searched
 * @param begun the same search, if it was begun in the same offices already
 */
export async function searchRegister(
  search: RegisterSearch,
  permitted: OfficeSet,
  reader: Reader,
  context: SearchContext,
  chosen: ChosenLogo | null = null,
  { finding }: BegunSearch = beginSearch(search, permitted, context),
): Promise<Omit<BrandQueryResult, 'restriction'>> {
  const { pool, texts } = context
  // Runs while the engine and the database work.
  const comparison = prepareComparison(signsOf(search))
  const [outcome, offices] = await finding
  const marks = await loadMarks(pool, outcome.page)
  const found = search.logo && chosen && outcome.logos ? { search: search.logo, chosen, outcome: outcome.logos } : null
  const [explained, logo] = await Promise.all([
    explainMarks(marks, comparison(outcome.weakElements ?? [])),
    found && answerLogos(context, found, marks, reader.locale),
  ])
  const scored = withEngineScores(outcome.page, marks, explained)
  return presentResult({ search, permitted, outcome, marks, explained: scored, offices, logo }, reader, texts)
}

import { type BrandQueryResult, isLogoSort } from '@marklot/contracts'
import type { SearchedLogos } from '../logos/index.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { type BrandRow, type OfficeState, officeStates } from '../register/index.ts'
import { answerLogos } from './answer-logos.ts'
import { explainMarks, prepareComparison, signsOf, withEngineScores } from './explain.ts'
import { findMarks } from './find.ts'
import type { FindContext, FoundOutcome } from './found-outcome.ts'
import { loadMarks } from './load.ts'
import type { ChosenLogo } from './logo-search.ts'
import { notBehind } from './not-behind.ts'
import type { OfficeSet } from './offices.ts'
import { presentResult, type Reader } from './present.ts'
import type { FoundSearch, RegisterSearch } from './read-search.ts'
import { inShownOrder } from './sort-by-logo.ts'

export interface SearchContext extends FindContext {
  texts: ReferenceTexts
  logos: SearchedLogos
}

/** A search that the engine is running over `offices`. */
export interface BegunSearch {
  offices: OfficeSet
  finding: ReturnType<typeof findTogether>
}

interface FoundTogether {
  outcome: FoundOutcome
  offices: OfficeState[]
  revision: number | null
}

async function findTogether(search: FoundSearch, permitted: OfficeSet, context: FindContext): Promise<FoundTogether> {
  const [outcome, offices] = await Promise.all([findMarks(search, permitted, context), officeStates(context.pool)])
  return { outcome, offices, revision: outcome.revision }
}

/** Begins the step of a search that needs the engine. @param permitted the offices that may be searched */
export function beginSearch(search: FoundSearch, permitted: OfficeSet, context: FindContext): BegunSearch {
  const finding = findTogether(search, permitted, context)
  // The promise may be awaited later or never, so a failure must not count as unhandled.
  finding.catch(() => undefined)
  return { offices: permitted, finding }
}

/**
 * Runs a search that `permitSearch` allowed: find → load → explain → present.
 * @param chosen the picture of a search by logo
 * @param permitted the offices that may be searched
 * @param begun the same search if it has already begun, in the same offices
 */
export async function searchRegister(
  search: RegisterSearch,
  permitted: OfficeSet,
  reader: Reader,
  context: SearchContext,
  chosen: ChosenLogo | null = null,
  begun: BegunSearch = beginSearch(search, permitted, context),
): Promise<Omit<BrandQueryResult, 'restriction'>> {
  const { pool, texts } = context
  // This runs while the engine and the database work.
  const comparison = prepareComparison(signsOf(search))
  const again = () => findTogether(search, begun.offices, context)
  const { outcome, offices } = await notBehind(context.engine, reader.seenRevision ?? 0, begun.finding, again)
  const loaded = await loadMarks(pool, outcome.page)
  const found = search.logo && chosen && outcome.logos ? { search: search.logo, chosen, outcome: outcome.logos } : null
  const [explained, logo] = await Promise.all([
    explainMarks(loaded, comparison(outcome.weakElements ?? [])),
    found && answerLogos(context, found, loaded, reader.locale),
  ])
  const scored = withEngineScores(outcome.page, loaded, explained)
  // The picture has been stored meanwhile, so the reply can name it.
  const asked = chosen ? { ...search.asked, logo: { ...chosen.options, id: (await chosen.picture.stored).id } } : search.asked
  const { sort } = asked
  const order = logo && isLogoSort(sort) ? inShownOrder(loaded, logo.similarities, sort) : [...loaded.keys()]
  const answered = { marks: order.map((at) => loaded[at] as BrandRow), explained: order.map((at) => scored[at] ?? null) }
  return presentResult({ search: { ...search, asked }, permitted, outcome, ...answered, offices, logo }, reader, texts)
}

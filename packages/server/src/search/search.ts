import { setTimeout as pause } from 'node:timers/promises'
import { type BrandQueryResult, isLogoSort } from '@marklot/contracts'
import type { SearchedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { type BrandRow, type OfficeState, officeStates } from '../register/index.ts'
import { answerLogos } from './answer-logos.ts'
import { explainMarks, prepareComparison, signsOf, withEngineScores } from './explain.ts'
import { findMarks } from './find.ts'
import type { FindContext, FoundOutcome } from './found-outcome.ts'
import { loadMarks } from './load.ts'
import type { ChosenLogo } from './logo-search.ts'
import type { OfficeSet } from './offices.ts'
import { presentResult, type Reader } from './present.ts'
import type { FoundSearch, RegisterSearch } from './read-search.ts'
import { inShownOrder } from './sort-by-logo.ts'

export interface SearchContext extends FindContext {
  texts: ReferenceTexts
  logos: SearchedLogos
}

/** A search that the engine is running. It covers `offices`. */
export interface BegunSearch {
  offices: OfficeSet
  finding: ReturnType<typeof findTogether>
}

const findTogether = (search: FoundSearch, permitted: OfficeSet, context: FindContext): Promise<[FoundOutcome, OfficeState[]]> =>
  Promise.all([findMarks(search, permitted, context), officeStates(context.pool)])

/** Begins the step that needs the engine. @param permitted the offices that may be searched */
export function beginSearch(search: FoundSearch, permitted: OfficeSet, context: FindContext): BegunSearch {
  const finding = findTogether(search, permitted, context)
  // It may be awaited later or never, so a failure must not count as unhandled.
  finding.catch(() => undefined)
  return { offices: permitted, finding }
}

/** How long a search waits for an engine that is behind, in milliseconds. */
const patience = 5_000

/**
 * Returns what was found. Searches again if the engine is behind the revision that the reader has already seen, for
 * example on another host.
 * @throws AppError `search.unavailable` when the engine cannot catch up in time
 */
async function findNotBehind(
  search: FoundSearch,
  seenRevision: number,
  { offices, finding }: BegunSearch,
  context: FindContext,
): ReturnType<typeof findTogether> {
  const found = await finding
  const [{ revision }] = found
  if (revision === null || revision >= seenRevision) return found
  const late = new AbortController()
  const tooLate = pause(patience, undefined, { ref: false, signal: late.signal }).then(() => {
    throw new AppError('search.unavailable', { cause: new Error('The engine is behind what the reader has seen') })
  })
  tooLate.catch(() => undefined)
  await Promise.race([context.engine.catchUp(), tooLate])
  late.abort()
  return findTogether(search, offices, context)
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
  // Runs while the engine and the database work.
  const comparison = prepareComparison(signsOf(search))
  const [outcome, offices] = await findNotBehind(search, reader.seenRevision ?? 0, begun, context)
  const loaded = await loadMarks(pool, outcome.page)
  const found = search.logo && chosen && outcome.logos ? { search: search.logo, chosen, outcome: outcome.logos } : null
  const [explained, logo] = await Promise.all([
    explainMarks(loaded, comparison(outcome.weakElements ?? [])),
    found && answerLogos(context, found, loaded, reader.locale),
  ])
  const scored = withEngineScores(outcome.page, loaded, explained)
  const { sort } = search.asked
  const order = logo && isLogoSort(sort) ? inShownOrder(loaded, logo.similarities, sort) : [...loaded.keys()]
  const answered = { marks: order.map((at) => loaded[at] as BrandRow), explained: order.map((at) => scored[at] ?? null) }
  return presentResult({ search, permitted, outcome, ...answered, offices, logo }, reader, texts)
}

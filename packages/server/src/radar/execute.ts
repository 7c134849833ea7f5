import { type BrandQuery, type BrandQueryResult, isLogoSort } from '@marklot/contracts'
import type { QueryExecution, RadarSearch, StoredQueryHits } from '@marklot/contracts/radar'
import type { CallContext } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import type { Mailer } from '../platform/mailer.ts'
import { officeStates } from '../register/index.ts'
import {
  checkedSearchOf,
  coveredOffices,
  describeLogo,
  officeSearchStates,
  type PermitContext,
  permitSearch,
  type SearchContext,
  searchRegister,
} from '../search/index.ts'
import { conclude } from './conclude.ts'
import { beginExecution, noteFailure, storedExecution } from './executions.store.ts'
import { knownPairs } from './known-brands.store.ts'
import { askedOf, findAll, refuseUnreadable, searchOfRadar } from './matching.ts'
import { presentAssessed } from './present-brands.ts'
import { presentExecution } from './present-query.ts'
import type { StoredQuery } from './radar.store.ts'
import { type WatchedLogo, watchedLogo } from './watched-logos.ts'

export interface ExecuteContext extends SearchContext, PermitContext {
  mailer: Mailer
}

/**
 * Runs a saved search by hand over the whole register and stores the execution. Counts against a trial's quota like a
 * search.
 * @throws AppError the paywall's codes, `search.unavailable`, `logo.notFound`, `logo.blank`, `storage.unavailable`
 */
export async function executeByHand(context: ExecuteContext, query: StoredQuery, call: CallContext): Promise<QueryExecution> {
  const { pool, clock } = context
  refuseUnreadable(query.search, context.texts, call.locale)
  const search = searchOfRadar(query.search)
  const logo = await watchedLogo(context, query)
  const permit = await permitSearch(search, call, context, logo?.chosen.picture)
  // The search is counted first, so that a refused execution leaves no trace. Repeating the search within a day is
  // free.
  const restriction = await permit.settle()
  if (restriction) throw new AppError(restriction)
  const executionId = await beginExecution(pool, query.id, clock.now())
  try {
    const [found, holdings] = await Promise.all([findAll(search, permit.offices, context, logo), officeStates(pool)])
    const covered = coveredOffices(permit.offices, query.search.filters, search.query)
    const offices = officeSearchStates(holdings, permit.offices, covered)
    await transaction(pool, (client) =>
      conclude(client, [{ executionId, query, found, offices, keepsOnlyNew: false }], { pool, now: clock.now() }),
    )
  } catch (error) {
    // The failure of the search is reported rather than a failure to record it.
    await noteFailure(pool, [executionId], error instanceof Error ? error.message : String(error)).catch(() => undefined)
    throw error
  }
  const execution = await storedExecution(pool, executionId)
  if (!execution) throw new AppError('storedBrandQuery.notFound')
  return presentExecution(execution, query, new Map(), clock.now())
}

/** Runs a saved search like any other search, one page at a time, and adds the known facts about its hits. */
export async function readHits(
  context: ExecuteContext,
  query: StoredQuery,
  page: Page,
  call: CallContext,
): Promise<StoredQueryHits> {
  const result = await readPage(context, query.search, await watchedLogo(context, query), page, call)
  const pairs = result.hits.map(({ brandId }) => ({ queryId: query.id, brandId }))
  const known = await knownPairs(context.pool, pairs)
  return { result, assessed: known.map(presentAssessed) }
}

type Page = Pick<BrandQuery, 'page' | 'size' | 'sort'>

/**
 * Returns a page of what a radar finds now. Stores nothing.
 * @param logo of a search that compares logos
 * @throws AppError the codes of a search
 */
export async function readPage(
  context: ExecuteContext,
  radar: RadarSearch,
  logo: WatchedLogo | null,
  { page, size, sort }: Page,
  call: CallContext,
): Promise<BrandQueryResult> {
  const search = checkedSearchOf({ ...askedOf(radar), page, size, sort }, context.texts, call.locale)
  // The stored vectors suffice to search, but not to sort by a part of the logo.
  if (logo) search.logo = isLogoSort(sort) ? await describeLogo(context.logos, logo.chosen, logo.found) : logo.found
  const permit = await permitSearch(search, call, context, logo?.chosen.picture)
  const reader = { locale: call.locale, mayReadOwners: true }
  const result = await searchRegister(search, permit.offices, reader, context, logo?.chosen)
  return { ...result, restriction: await permit.settle() }
}

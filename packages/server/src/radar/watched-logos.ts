import { comparesLogos, usualLogoSimilarity } from '@marklot/contracts'
import type { RadarSearch } from '@marklot/contracts/radar'
import { descriptorVersion } from '@marklot/similarity/logo'
import { type LogoOptions, pictureOfLogo, type SearchedLogos, type StoredLogo, storedLogos, wholeLogo } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Pool } from '../platform/database.ts'
import { type ChosenLogo, describeLogo, type FoundLogo, type SearchedLogo } from '../search/index.ts'
import { logoDescriptionsOf, type StoredQuery, storeLogoDescription } from './radar.store.ts'

/*
 * Keeps the logos of saved searches. A picture is kept as long as a search uses it. Comparisons use its stored
 * description. If another version of the descriptor made a description, it is made again from the picture.
 */

/** The logo of a saved search: the picture, its parts that count, and the description that the engine compares. */
export interface WatchedLogo {
  id: string
  chosen: ChosenLogo
  found: FoundLogo
}

interface LogosContext {
  pool: Pool
  logos: SearchedLogos
}

/** Returns the limits from which a logo counts as similar. A search without its own minimum uses the default. */
const limitsOf = ({ minimumLogoSimilarity, sameIdea }: RadarSearch) => ({
  minimumLogoSimilarity: minimumLogoSimilarity ?? usualLogoSimilarity,
  sameIdea: sameIdea ?? false,
})

/** Returns the logo of a search that compares logos. */
function namedLogo({ logo }: RadarSearch): { id: string; options: LogoOptions } {
  const { id, ...options } = logo ?? { id: null, ...wholeLogo }
  if (id === null) throw new AppError('logo.required')
  return { id, options }
}

/**
 * Describes the logo of a search. The logo must belong to the account. Returns null for a search without a logo.
 * @throws AppError `logo.notFound`, `logo.blank`, `storage.unavailable`
 */
export async function describeOwnLogo(logos: SearchedLogos, search: RadarSearch, accountId: string): Promise<WatchedLogo | null> {
  if (!comparesLogos(search)) return null
  const { id, options } = namedLogo(search)
  const chosen = { picture: pictureOfLogo(await logos.reach([accountId], id)), options }
  return { id, chosen, found: await describeLogo(logos, chosen, limitsOf(search)) }
}

/**
 * Returns the logos of the given searches that compare logos, or the reason why a logo cannot be compared:
 * `logo.notFound`, `logo.blank`, `storage.unavailable`.
 */
export async function watchedLogos(
  context: LogosContext,
  queries: readonly StoredQuery[],
): Promise<Map<number, WatchedLogo | AppError>> {
  const watching = queries.filter(({ search }) => comparesLogos(search))
  if (watching.length === 0) return new Map()
  const [stored, descriptions] = await Promise.all([
    storedLogos(
      context.pool,
      watching.map(({ search }) => namedLogo(search).id),
    ),
    logoDescriptionsOf(
      context.pool,
      watching.map(({ id }) => id),
    ),
  ])
  const watched = new Map<number, WatchedLogo | AppError>()
  for (const query of watching) {
    const { id, options } = namedLogo(query.search)
    watched.set(query.id, await withDescription(context, query, stored.get(id), options, descriptions.get(query.id)))
  }
  return watched
}

/** Returns the logo of one search; null if it does not compare logos. @throws AppError as in `watchedLogos` */
export async function watchedLogo(context: LogosContext, query: StoredQuery): Promise<WatchedLogo | null> {
  const logo = (await watchedLogos(context, [query])).get(query.id) ?? null
  if (logo instanceof AppError) throw logo
  return logo
}

async function withDescription(
  { pool, logos }: LogosContext,
  { id, search }: StoredQuery,
  stored: StoredLogo | undefined,
  options: LogoOptions,
  known: SearchedLogo | undefined,
): Promise<WatchedLogo | AppError> {
  if (!stored) return new AppError('logo.notFound')
  const chosen = { picture: pictureOfLogo(stored), options }
  try {
    if (known?.version === descriptorVersion)
      return { id: stored.id, chosen, found: { logo: known, parts: [], ...limitsOf(search) } }
    const found = await describeLogo(logos, chosen, limitsOf(search))
    await storeLogoDescription(pool, id, search.logo, found.logo)
    return { id: stored.id, chosen, found }
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

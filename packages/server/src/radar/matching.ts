import { type BrandQuery, comparesLogos, type Locale, type LogoSimilarity, type LogosCompared } from '@marklot/contracts'
import type { RadarSearch } from '@marklot/contracts/radar'
import type { SearchedLogos } from '../logos/index.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import {
  checkedSearchOf,
  type FindContext,
  type FoundSearch,
  filtersWithin,
  findMarks,
  type OfficeSet,
  readSearch,
  type SavedName,
  type SearchOutcome,
} from '../search/index.ts'
import { logoSimilarities, withDay } from './logo-similarities.ts'
import type { StoredQuery } from './radar.store.ts'
import type { FoundScore } from './stored-result.ts'
import type { WatchedLogo } from './watched-logos.ts'

/*
 * The two ways in which a radar finds marks: by a search of the whole register, or in reverse among the changed marks.
 * Both give the same verdict on a mark.
 */

/** A search to run now, with the offices to search. */
export interface Run {
  query: StoredQuery
  offices: OfficeSet
  /** The search's logo; null if the search does not compare logos. */
  logo: WatchedLogo | null
}
/** A mark that a search found. */
export interface FoundMark {
  serial: number
  score: FoundScore
  /** For searches with a logo. It is null for a mark without a described picture, whose similarity is unknown. */
  logo?: LogoSimilarity | null
  /** Whether the mark's picture has become comparable only since the previous execution. */
  isNewlyCompared?: boolean
}
export interface Found {
  marks: FoundMark[]
  total: number
  isLowerBound: boolean
  weakElements: SearchOutcome['weakElements']
  /** The numbers of compared logos, for searches with a logo. */
  logosCompared?: LogosCompared
}
/** The services that matching a saved search needs. */
export interface MatchContext extends FindContext {
  logos: SearchedLogos
}

/** Returns whether a saved search is still valid in the query language, which may change after a search was saved. */
export const isReadable = (radar: RadarSearch): boolean => read(radar).ok

const read = (radar: RadarSearch) => readSearch(askedOf(radar))

/** Returns the first page of a saved search, as if a person requested it. */
export function askedOf(radar: RadarSearch): BrandQuery {
  const { mode, text, query, filters, minimumNameSimilarity: minimumSimilarity } = radar
  const asked = { mode, text, query, filters, minimumSimilarity, sort: 'relevance', page: 1, size: 100 } as const
  if (!comparesLogos(radar)) return asked
  const { logo, minimumLogoSimilarity, sameIdea } = radar
  return { ...asked, logo, sameIdea, ...(minimumLogoSimilarity !== null && { minimumLogoSimilarity }) }
}

/**
 * Rejects a search that is not valid in the query language, or that names an office's own state that does not exist.
 * @throws AppError `query.invalid` with the fault's sentence in `locale`
 */
export function refuseUnreadable(radar: RadarSearch, texts: ReferenceTexts, locale: Locale): void {
  checkedSearchOf(askedOf(radar), texts, locale)
}

/**
 * Returns the first results of a saved search: `size` of them, or as many as the search itself requests. @throws Error
 * unless `isReadable`
 */
export function searchOfRadar(radar: RadarSearch, size: number = radar.size): FoundSearch {
  const parsed = read(radar)
  if (!parsed.ok) throw new Error('The saved search cannot be read')
  return { ...parsed.search, asked: { ...parsed.search.asked, size } }
}

/**
 * Searches the whole register.
 * @param logo of a search that compares logos
 */
export async function findAll(
  search: FoundSearch,
  offices: OfficeSet,
  context: MatchContext,
  logo: WatchedLogo | null,
): Promise<Found> {
  const asked = logo ? { ...search, logo: logo.found } : search
  const { total, totalIsLowerBound, page, weakElements, logos } = await findMarks(asked, offices, context)
  const byLogo = logo && logos ? await logoSimilarities(context, logo, logos.page) : null
  return {
    marks: page.map(({ serial, nameScore }) => ({
      serial,
      score: nameScore,
      ...(byLogo && { logo: byLogo.get(serial) ?? null }),
    })),
    total,
    isLowerBound: totalIsLowerBound,
    weakElements,
    ...(logos && { logosCompared: await withDay(context.pool, logos.compared) }),
  }
}

/** Returns whether a radar compares one name. */
export const comparesNames = ({ mode, text, query }: RadarSearch): boolean =>
  (mode === 'name' || mode === 'nameAndLogo') && text.trim() !== '' && query.trim() === ''

/** Returns whether a radar can be matched in reverse: it compares one name, one logo, or both. */
export const isReversible = (radar: RadarSearch): boolean =>
  comparesNames(radar) || (comparesLogos(radar) && radar.query.trim() === '')

/** Returns a radar in the form that the engine matches in reverse; null when its offices are not permitted. */
export function savedNameOf(id: number, radar: RadarSearch, offices: OfficeSet): SavedName | null {
  const filters = filtersWithin(radar.filters, offices)
  if (filters === null) return null
  return { id, text: radar.text.trim(), minimumSimilarity: radar.minimumNameSimilarity, filters }
}

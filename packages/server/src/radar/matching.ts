import type { BrandQuery, Locale } from '@marklot/contracts'
import type { RadarSearch } from '@marklot/contracts/radar'
import {
  type FindContext,
  type FoundSearch,
  filtersWithin,
  findMarks,
  type OfficeSet,
  readSearch,
  type SavedName,
  type SearchEngine,
  type SearchOutcome,
  searchOf,
  type WatchMatch,
} from '../search/index.ts'
import type { FoundScore } from './stored-result.ts'

/*
 * How a radar finds marks: by a search of the whole register, or in reverse among the marks that have changed. Both
 * give the same verdict on a mark.
 */

/** A mark that a search found. */
export interface FoundMark {
  serial: number
  score: FoundScore
}
export interface Found {
  marks: FoundMark[]
  total: number
  isLowerBound: boolean
  weakElements: SearchOutcome['weakElements']
}

/** Whether a saved search still fits the query language. Saving refuses others, but the language may change. */
export const isReadable = (radar: RadarSearch): boolean => read(radar).ok

const read = (radar: RadarSearch) => readSearch(askedOf(radar))

function askedOf({ mode, text, query, filters, minimumNameSimilarity: minimumSimilarity }: RadarSearch): BrandQuery {
  return { mode, text, query, filters, minimumSimilarity, sort: 'relevance', page: 1, size: 100 }
}

/** @throws AppError `query.invalid` with the fault's sentence in `locale` */
export function refuseUnreadable(radar: RadarSearch, locale: Locale): void {
  searchOf(askedOf(radar), locale)
}

/** The first results of a saved search, as many as it asks for or as `size` says. @throws Error unless `isReadable` */
export function searchOfRadar(radar: RadarSearch, size: number = radar.size): FoundSearch {
  const parsed = read(radar)
  if (!parsed.ok) throw new Error('The saved search cannot be read')
  return { ...parsed.search, asked: { ...parsed.search.asked, size } }
}

/** Searches the whole register. */
export async function findAll(search: FoundSearch, offices: OfficeSet, context: FindContext): Promise<Found> {
  const { total, totalIsLowerBound, page, weakElements } = await findMarks(search, offices, context)
  return {
    marks: page.map(({ serial, nameScore }) => ({ serial, score: nameScore })),
    total,
    isLowerBound: totalIsLowerBound,
    weakElements,
  }
}

/** Whether a radar can be matched in reverse: it compares one name. */
export const isByName = ({ mode, text, query }: RadarSearch): boolean =>
  mode === 'name' && text.trim() !== '' && query.trim() === ''

/** A radar in the form that the engine matches in reverse; null when its offices are not permitted. */
export function savedNameOf(id: number, radar: RadarSearch, offices: OfficeSet): SavedName | null {
  const filters = filtersWithin(radar.filters, offices)
  if (filters === null) return null
  return { id, text: radar.text.trim(), minimumSimilarity: radar.minimumNameSimilarity, filters }
}

/** Saved names in one call of the engine, which occupies one of its threads. */
const namesAtOnce = 250

/** Matches saved names against marks in reverse: the pairs of a name and a mark that its search finds. */
export async function matchInReverse(
  engine: SearchEngine,
  names: readonly SavedName[],
  serials: readonly number[],
): Promise<WatchMatch[]> {
  if (serials.length === 0) return []
  const matches: WatchMatch[] = []
  for (let at = 0; at < names.length; at += namesAtOnce)
    matches.push(...(await engine.watch(names.slice(at, at + namesAtOnce), serials)))
  return matches
}

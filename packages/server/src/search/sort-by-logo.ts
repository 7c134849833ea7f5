import type { LogoSimilarity, LogoSort } from '@marklot/contracts'
import { DescribedComparison, descriptorVersion, type LogoQuery, unpackLogo } from '@marklot/similarity/logo'
import type { Pool } from '../platform/database.ts'
import { logosOfSerials } from '../register/index.ts'
import type { SearchEngine } from './engine/port.ts'
import type { LogoHit, LogoOutcome, LogoSearch, Revised } from './engine/requests.ts'

/*
 * Orders the hits of a search by logo by part, shape or colour instead of by relevance. Reading the features of all
 * hits would take long, so the stored descriptions determine the hits of a page. Within a page, the displayed scores
 * determine the order.
 */

/**
 * The number of most relevant hits that are sorted, which is a multiple of all page sizes. Later hits keep their order.
 */
const mostSorted = 1_000

/** Finds marks by their logo, and sorts them by their similarity in one respect. */
export async function findSortedByLogo(
  { pool, engine }: { pool: Pool; engine: SearchEngine },
  request: LogoSearch,
  query: LogoQuery,
  sort: LogoSort,
): Promise<Revised<LogoOutcome>> {
  const { page, size } = request
  const from = (page - 1) * size
  if (from >= mostSorted) return engine.findLogos(request)
  const outcome = await engine.findLogos({ ...request, page: 1, size: mostSorted })
  const sorted = await sortedByLogo(pool, query, outcome.page, sort)
  return { ...outcome, page: sorted.slice(from, from + size) }
}

/** Returns the hits in the order of their descriptions' scores; marks without a described picture come last. */
export async function sortedByLogo<Hit extends LogoHit>(
  pool: Pool,
  query: LogoQuery,
  hits: readonly Hit[],
  sort: LogoSort,
): Promise<Hit[]> {
  const comparison = new DescribedComparison(query)
  const serials = hits.flatMap(({ serial, logo }) => (logo === null ? [] : [serial]))
  const scores = new Map<number, number>()
  for (const { serial, logo } of await logosOfSerials(pool, serials, descriptorVersion))
    if (logo !== null) scores.set(serial, comparison.score(sort, unpackLogo(logo)))
  return byScore(hits, ({ serial }) => scores.get(serial) ?? null)
}

/** Returns the places of a page's marks in the order of the scores that are shown. */
export function inShownOrder(
  marks: readonly { serial: number }[],
  similarities: ReadonlyMap<number, LogoSimilarity | null>,
  sort: LogoSort,
): number[] {
  return byScore([...marks.keys()], (at) => {
    const { scores = null } = similarities.get(marks[at]?.serial ?? -1) ?? {}
    return scores && (sort === 'part' ? (scores.part ?? scores.shape) : scores[sort])
  })
}

/** Sorts by score, the greatest first; those without a score keep their order at the end. */
const byScore = <One>(all: readonly One[], scoreOf: (one: One) => number | null): One[] =>
  all
    .map((one) => ({ one, score: scoreOf(one) ?? -1 }))
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one)

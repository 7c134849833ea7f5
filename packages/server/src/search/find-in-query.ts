import { isLogoSort, maximumResultNames, noFilters, type SearchFilters } from '@marklot/contracts'
import { descriptorVersion } from '@marklot/similarity/logo'
import { comparedRevisions } from '../register/index.ts'
import { countCompared } from './count-compared.ts'
import type { IndexClause, LogoHit, LogoMatch, LogoOutcome, LogoSearch, RecordSearch, SearchOutcome } from './engine/requests.ts'
import type { FindContext, FoundOutcome } from './found-outcome.ts'
import type { FoundLogo, FoundSearch } from './read-search.ts'
import { sortedByLogo } from './sort-by-logo.ts'

/*
 * Answers queries together with a logo. Such a search finds the marks that satisfy all clauses and whose logo is
 * similar. The engine answers the clauses, which concern names and owners, separately from the logo, which concerns
 * vectors. If few marks satisfy the clauses, the logos of all of them are compared. Otherwise the most similar logos
 * are found first, and the clauses are then applied to them.
 */

/** The most marks that are compared one by one. */
const mostCompared = 2_000

/** A query in the engine's form: filters that are counted, and further clauses. */
interface Clauses {
  filters: SearchFilters
  clauses: readonly IndexClause[]
}

/** Marks that satisfy the clauses and have a similar logo, whether they pass the filters or not. */
interface Alike {
  hits: (LogoHit & { logo: LogoMatch })[]
  isLowerBound: boolean
  weakElements: SearchOutcome['weakElements']
  compared: LogoOutcome['compared']
  revision: number
}

/** Finds the marks of a query with at least one clause that is not a filter. */
export async function findInQuery(
  { asked }: FoundSearch,
  logo: FoundLogo,
  query: Clauses,
  context: FindContext,
): Promise<FoundOutcome> {
  const alike = await alikeInQuery(logo, query, asked.minimumSimilarity, context)
  const best = ({ nameScore, logo: { score } }: Alike['hits'][number]) => Math.max(nameScore?.total ?? 0, score)
  const relevant = alike.hits.sort((a, b) => best(b) - best(a) || b.logo.score - a.logo.score || a.serial - b.serial)
  const ordered =
    logo.described && isLogoSort(asked.sort) ? await sortedByLogo(context.pool, logo.described, relevant, asked.sort) : relevant
  const request: RecordSearch = {
    filters: query.filters,
    sort: isLogoSort(asked.sort) ? 'relevance' : asked.sort,
    page: asked.page,
    size: asked.size,
  }
  const serials = ordered.map(({ serial }) => serial)
  const { total, page, counts } = await context.engine.searchSerials(serials, request)
  const hits = new Map(ordered.map((hit) => [hit.serial, hit]))
  const shown = page.flatMap(({ serial }) => hits.get(serial) ?? [])
  return {
    total,
    totalIsLowerBound: alike.isLowerBound,
    page: shown,
    counts,
    receipt: null,
    revision: alike.revision,
    ...(alike.weakElements && { weakElements: alike.weakElements }),
    logos: { page: shown, receipt: receiptOf(relevant, total), compared: alike.compared },
  }
}

async function alikeInQuery(
  { logo, minimumLogoSimilarity, sameIdea }: FoundLogo,
  { filters, clauses }: Clauses,
  minimumSimilarity: number,
  { pool, engine }: FindContext,
): Promise<Alike> {
  const first = { filters: noFilters, sort: 'relevance', page: 1 } as const
  const satisfying = (also: readonly IndexClause[], size: number) =>
    engine.searchQuery({ ...first, clauses: [...clauses, ...also], size, minimumSimilarity, maximumNames: maximumResultNames })
  const all = await satisfying([], mostCompared)
  const { revision, weakElements } = all
  if (all.total <= mostCompared) {
    const serials = all.page.map(({ serial }) => serial)
    const [matches, revisions] = await Promise.all([
      engine.watchLogos([{ id: 0, logo, minimumLogoSimilarity, sameIdea, filters: noFilters }], serials),
      comparedRevisions(pool, serials, descriptorVersion),
    ])
    const [described, others] = [true, false].map((is) => serials.filter((serial) => revisions.has(serial) === is))
    return {
      hits: joined(all.page, new Map(matches.map(({ serial, logo: match }) => [serial, match]))),
      isLowerBound: all.totalIsLowerBound,
      weakElements,
      compared: await countCompared(engine, { described: described ?? [], others: others ?? [] }, filters),
      revision,
    }
  }
  const byLogo: LogoSearch = {
    ...first,
    logo,
    minimumLogoSimilarity,
    sameIdea,
    size: maximumResultNames,
    maximumMarks: maximumResultNames,
    name: null,
  }
  // The filters also belong to the query, so the few marks that pass are compared thoroughly.
  const [anywhere, passing] = await Promise.all([engine.findLogos(byLogo), engine.findLogos({ ...byLogo, filters })])
  const matches = new Map(
    [...anywhere.page, ...passing.page].flatMap((hit) => (hit.logo ? [[hit.serial, hit.logo] as const] : [])),
  )
  const within = await satisfying([{ kind: 'serials', isNegated: false, serials: [...matches.keys()] }], matches.size || 1)
  return {
    hits: joined(within.page, matches),
    isLowerBound: passing.totalIsLowerBound || within.totalIsLowerBound,
    weakElements,
    compared: passing.compared,
    revision,
  }
}

/** Returns the marks of a page that have a similar logo. */
const joined = (page: SearchOutcome['page'], matches: ReadonlyMap<number, LogoMatch>): Alike['hits'] =>
  page.flatMap((hit) => {
    const logo = matches.get(hit.serial)
    return logo ? [{ ...hit, logo }] : []
  })

function receiptOf(hits: Alike['hits'], shown: number): LogoOutcome['receipt'] {
  const receipt = { identical: 0, similar: 0, sameIdea: 0, weaker: 0, byName: 0, hiddenByFilters: hits.length - shown, shown }
  for (const { logo } of hits) receipt[logo.kind ?? 'weaker']++
  return receipt
}

import { isLogoSort, maximumResultNames } from '@marklot/contracts'
import { numberCandidates, serialsByNumber } from '../register/index.ts'
import type { LogoSearch, RecordSearch } from './engine/requests.ts'
import { findInQuery } from './find-in-query.ts'
import type { FindContext, FoundOutcome } from './found-outcome.ts'
import { filtersWithin, type OfficeSet } from './offices.ts'
import { clausesOf } from './query-clauses.ts'
import type { FoundLogo, FoundSearch } from './read-search.ts'
import { findSortedByLogo } from './sort-by-logo.ts'

/** The most marks that one number can find. A short number exists at every office. */
const mostNumberHits = 500

/** The result of a search that covers no office. */
const nothingFound: FoundOutcome = {
  revision: null,
  total: 0,
  totalIsLowerBound: false,
  page: [],
  counts: {
    registrationOfficeCodes: [],
    brandStateCategories: [],
    brandTypes: [],
    brandStates: [],
    goodsClasses: [],
    servicesClasses: [],
    viennaCategories: [],
  },
  receipt: null,
}

/**
 * Finds and scores the marks of a search and selects its page. Numbers are looked up in the database, everything else
 * in the engine.
 * @param permitted the offices that may be searched
 */
export async function findMarks(search: FoundSearch, permitted: OfficeSet, context: FindContext): Promise<FoundOutcome> {
  const { engine } = context
  const { asked, text, query } = search
  const { page, size, minimumSimilarity } = asked
  const sort = isLogoSort(asked.sort) ? 'relevance' : asked.sort
  const filters = filtersWithin(asked.filters, permitted)
  if (filters === null) return nothingFound
  const serialsOf = (number: string) => serialsByNumber(context.pool, numberCandidates(number), mostNumberHits)
  if (query !== null) {
    const clauses = await clausesOf(query, filters, serialsOf)
    if (search.logo && clauses.clauses.length > 0) return findInQuery(search, search.logo, clauses, context)
    if (search.logo) return findByLogo(search, search.logo, { filters: clauses.filters, sort, page, size }, context)
    return engine.searchQuery({ ...clauses, sort, page, size, minimumSimilarity, maximumNames: maximumResultNames })
  }
  const request: RecordSearch = { filters, sort, page, size }
  if (search.logo) return findByLogo(search, search.logo, request, context)
  if (text === '') return engine.browse(request)
  switch (asked.mode) {
    case 'name':
      return engine.searchNames({ ...request, text, minimumSimilarity, maximumNames: maximumResultNames })
    case 'owner':
      return engine.searchOwners({ ...request, text })
    case 'number':
      return engine.searchSerials(await serialsOf(text), request)
    case 'expert':
      // This is the expert mode without a query.
      return engine.browse(request)
    case 'logo':
    case 'nameAndLogo':
      throw new Error('A search by logo needs a described picture')
  }
}

async function findByLogo(
  { asked, text }: FoundSearch,
  { logo, described, minimumLogoSimilarity, sameIdea }: FoundLogo,
  request: RecordSearch,
  { pool, engine }: FindContext,
): Promise<FoundOutcome> {
  const { minimumSimilarity } = asked
  const logoSearch: LogoSearch = {
    ...request,
    logo,
    minimumLogoSimilarity,
    sameIdea,
    maximumMarks: maximumResultNames,
    name: asked.mode === 'nameAndLogo' && text !== '' ? { text, minimumSimilarity, maximumNames: maximumResultNames } : null,
  }
  const outcome =
    described && isLogoSort(asked.sort)
      ? await findSortedByLogo({ pool, engine }, logoSearch, described, asked.sort)
      : await engine.findLogos(logoSearch)
  const { receipt, compared, page, ...rest } = outcome
  return { ...rest, page, receipt: null, logos: { page, receipt, compared } }
}

import { maximumResultNames } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'
import { numberCandidates, serialsByNumber } from '../register/index.ts'
import type { SearchEngine } from './engine/port.ts'
import type { LogoOutcome, RecordSearch, SearchOutcome } from './engine/requests.ts'
import { filtersWithin, type OfficeSet } from './offices.ts'
import { clausesOf } from './query-clauses.ts'
import type { FoundLogo, FoundSearch } from './read-search.ts'

export interface FindContext {
  pool: Pool
  engine: SearchEngine
}

/** Limit of marks that one number can find. A short number exists in every office. */
const mostNumberHits = 500

/** What a search of any kind found. `logos`: how its logo was searched. */
export interface FoundOutcome extends SearchOutcome {
  /** The revision of the register that the engine searched; null when no office was searched. */
  revision: number | null
  logos?: Pick<LogoOutcome, 'page' | 'receipt' | 'compared'>
}

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
  const { sort, page, size, minimumSimilarity } = asked
  const filters = filtersWithin(asked.filters, permitted)
  if (filters === null) return nothingFound
  const serialsOf = (number: string) => serialsByNumber(context.pool, numberCandidates(number), mostNumberHits)
  if (query !== null) {
    const clauses = await clausesOf(query, filters, serialsOf)
    return engine.searchQuery({ ...clauses, sort, page, size, minimumSimilarity, maximumNames: maximumResultNames })
  }
  const request: RecordSearch = { filters, sort, page, size }
  if (search.logo) return findByLogo(search, search.logo, request, engine)
  if (text === '') return engine.browse(request)
  switch (asked.mode) {
    case 'name':
      return engine.searchNames({ ...request, text, minimumSimilarity, maximumNames: maximumResultNames })
    case 'owner':
      return engine.searchOwners({ ...request, text })
    case 'number':
      return engine.searchSerials(await serialsOf(text), request)
    case 'expert':
      // Expert mode without a query.
      return engine.browse(request)
    case 'logo':
    case 'nameAndLogo':
      throw new Error('A search by logo needs a described picture')
  }
}

async function findByLogo(
  { asked, text }: FoundSearch,
  { logo, minimumLogoSimilarity, sameIdea }: FoundLogo,
  request: RecordSearch,
  engine: SearchEngine,
): Promise<FoundOutcome> {
  const { minimumSimilarity } = asked
  const outcome = await engine.findLogos({
    ...request,
    logo,
    minimumLogoSimilarity,
    sameIdea,
    maximumMarks: maximumResultNames,
    name: asked.mode === 'nameAndLogo' && text !== '' ? { text, minimumSimilarity, maximumNames: maximumResultNames } : null,
  })
  const { receipt, compared, page, ...rest } = outcome
  return { ...rest, page, receipt: null, logos: { page, receipt, compared } }
}

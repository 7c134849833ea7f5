import { maximumResultNames } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'
import { numberCandidates, serialsByNumber } from '../register/index.ts'
import type { SearchEngine } from './engine/port.ts'
import type { RecordSearch, SearchOutcome } from './engine/requests.ts'
import { filtersWithin, type OfficeSet } from './offices.ts'
import { clausesOf } from './query-clauses.ts'
import type { FoundSearch } from './read-search.ts'

export interface FindContext {
  pool: Pool
  engine: SearchEngine
}

/** Limit of marks that one number can find. A short number exists in every office. */
const mostNumberHits = 500

/** The result of a search that covers no office. */
const nothingFound: SearchOutcome = {
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
  },
  receipt: null,
}

/**
 * Finds and scores the marks of a search and selects its page. Numbers are looked up in the database, everything else
 * in the engine.
 * @param permitted the offices that may be searched
 */
export async function findMarks(search: FoundSearch, permitted: OfficeSet, context: FindContext): Promise<SearchOutcome> {
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
  }
}

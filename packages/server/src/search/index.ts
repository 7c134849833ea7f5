import { noFilters } from '@marklot/contracts'
import type { Handlers } from '../accounts/index.ts'
import { officeStates } from '../health/index.ts'
import { type PermitContext, permitSearch, permitSuggestions } from './permit-search.ts'
import { queryBrands, type SearchContext, suggestBrands } from './search.ts'
import { searchMethod } from './search-method.ts'

export type { SearchContext } from './search.ts'
export { openSearchIndex, openSearchIndexHere, type SearchIndex } from './search-index.ts'
export { buildIndex } from './search-index-follower.ts'

export function searchHandlers(context: SearchContext & PermitContext): Handlers['search'] {
  return {
    query: async ({ body }, call) => {
      const permit = await permitSearch(body, call, context)
      const result = await queryBrands({ ...body, filters: permit.filters }, call.caller, call.locale, context)
      const restriction = await permit.settle()
      const { offices } = permit
      const counts = result.counts.registrationOfficeCodes.filter(({ key }) => offices === null || offices.includes(key))
      return {
        ...result,
        query: { ...result.query, filters: body.filters },
        counts: { ...result.counts, registrationOfficeCodes: counts },
        restriction,
      }
    },
    method: () => searchMethod(context.index),
    autocomplete: async ({ params, body }, call) => ({
      ...(await suggestBrands(
        params.text,
        { ...body, filters: await permitSuggestions(body.filters ?? noFilters, call, context) },
        context,
      )),
      isSample: (await officeStates(context.pool)).some(({ isSample }) => isSample),
    }),
  }
}

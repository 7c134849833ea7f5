import { officeStates } from '../health/index.ts'
import type { Handlers } from '../platform/serve.ts'
import { queryBrands, type SearchContext, suggestBrands } from './search.ts'

export type { SearchContext } from './search.ts'
export { openSearchIndex, openSearchIndexHere, type SearchIndex } from './search-index.ts'
export { buildIndex } from './search-index-follower.ts'

export function searchHandlers(context: SearchContext): Handlers['search'] {
  return {
    query: ({ body }, { caller, locale }) => queryBrands(body, caller, locale, context),
    autocomplete: async ({ params, body }) => ({
      suggestions: await suggestBrands(params.text, body.size, body.filters, context),
      isSample: (await officeStates(context.pool)).some(({ isSample }) => isSample),
    }),
  }
}

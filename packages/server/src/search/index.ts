import { type BrandQuery, type BrandQueryResult, noFilters, type ReceivedFile } from '@marklot/contracts'
import { viennaCategories } from '@marklot/nice'
import type { CallContext, Handlers } from '../accounts/index.ts'
import type { BrandContext } from '../brands/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Capability } from '../platform/capability.ts'
import { officeStates } from '../register/index.ts'
import { openEarlySearches } from './begin-early.ts'
import { compareInClasses } from './explain.ts'
import { type ExportSearchContext, exportSearch, mostExportedHits } from './export/export-search.ts'
import { chooseLogo, describeLogo, isByLogo } from './logo-search.ts'
import { type PermitContext, permitSearch, permitSuggestions } from './permit.ts'
import { searchOf } from './read-search.ts'
import { readRelatedBrands } from './related.ts'
import { type SearchContext, searchRegister } from './search.ts'
import { searchMethod } from './search-method.ts'
import { suggestMarks } from './suggest.ts'

export { engineAddress } from './engine/address.ts'
export { openEmbeddedEngine } from './engine/embedded.ts'
export { buildIndex } from './engine/follow-register.ts'
export { type Indexer, openIndexer } from './engine/indexer.ts'
export type * from './engine/port.ts'
export { openRemoteEngine } from './engine/remote.ts'
export type * from './engine/requests.ts'
export { elementWeightOf } from './engine/requests.ts'
export { type ServedEngine, serveEngine } from './engine/serve-engine.ts'
export { explainMarks, prepareComparison, signsOf, withEngineScores } from './explain.ts'
export { explainLogos, type LogoSimilarities } from './explain-logos.ts'
export { type FindContext, findMarks } from './find.ts'
export { loadMarks } from './load.ts'
export { type ChosenLogo, chooseLogo, describeLogo, isByLogo } from './logo-search.ts'
export { allOffices, coveredOffices, filtersWithin, type OfficeSet, officeSearchStates } from './offices.ts'
export { type Asker, type PermitContext, permitSearch, type SearchPermit } from './permit.ts'
export { presentHit, presentSuggestion, type Reader } from './present.ts'
export { type FoundLogo, type FoundSearch, type RegisterSearch, readSearch, searchOf } from './read-search.ts'
export { type SearchContext, searchRegister } from './search.ts'
export { suggestMarks } from './suggest.ts'

/** The hits that an export reads at once. */
const exportedPage = 100

interface SearchHandlers extends Pick<Handlers, 'search'> {
  brands: Pick<Handlers['brands'], 'related'>
}
/** Keeps the result of a search of an account. Called while it runs, awaited before the reply. */
type RecordSearch = (accountId: string, searching: Promise<BrandQueryResult>) => Promise<void>
interface Search extends Capability<SearchHandlers> {
  /** Searches as the call does, and keeps nothing. */
  repeat(query: BrandQuery, call: CallContext): Promise<BrandQueryResult>
  /** Compares a name with a sign as a search in these Nice classes does. */
  compare: BrandContext['compare']
}

type SearchParts = SearchContext & PermitContext & ExportSearchContext

/** Opens the search: searches, suggestions and related marks. */
export function openSearch({ record, ...parts }: SearchParts & { record: RecordSearch }): Search {
  const run = searching(parts)
  return {
    repeat: (query, call) => run(query, null, call),
    handlers: {
      search: searchHandlers(parts, run, record),
      brands: { related: ({ params }, { caller }) => readRelatedBrands(parts, params.id, caller) },
    },
    compare: (sign, name, niceClasses, translation) => compareInClasses(parts.engine, sign, name, niceClasses, translation),
  }
}

type RunSearch = (json: BrandQuery, logo: ReceivedFile | null, call: CallContext) => Promise<BrandQueryResult>

/** Runs searches of callers: permit → find → load → explain → present. */
function searching(context: SearchContext & PermitContext): RunSearch {
  const early = openEarlySearches(context)
  return async (json, logo, call) => {
    const search = searchOf(json, call.locale)
    const begun = early.begin(search, call.caller)
    const chosen = isByLogo(json) ? await chooseLogo(context.logos, await call.member(), json, logo) : null
    const permit = await permitSearch(search, call, context, chosen?.stored).catch((refusal) => {
      early.remember(call.caller, null)
      throw refusal
    })
    early.remember(call.caller, permit.offices)
    if (chosen) search.logo = await describeLogo(context.logos, chosen, json)
    const reader = { locale: call.locale, mayReadOwners: call.caller.kind === 'account' }
    const result = await searchRegister(search, permit.offices, reader, context, chosen, early.usable(begun, permit.offices))
    return { ...result, restriction: await permit.settle() }
  }
}

function searchHandlers(context: SearchParts, run: RunSearch, record: RecordSearch): Handlers['search'] {
  return {
    query: async ({ body: { json, files } }, call) => {
      const searching = run(json, files?.logo ?? null, call)
      if (call.caller.kind === 'visitor') return searching
      const recording = call.member().then(({ account }) => record(account.id, searching))
      const [result] = await Promise.all([searching, recording])
      return result
    },
    exportQuery: async ({ body, query }, call) => {
      const pageOf = (page: number) => run({ ...body, page, size: exportedPage }, null, call)
      const first = await pageOf(1)
      if (first.restriction !== null) throw new AppError(first.restriction)
      const hits = [...first.hits]
      for (let page = 2; hits.length < Math.min(first.total, mostExportedHits); page++) {
        const further = await pageOf(page)
        if (further.hits.length === 0) break
        hits.push(...further.hits)
      }
      return exportSearch(context, { ...first, hits }, query.format, await call.member(), call.locale)
    },
    method: () => searchMethod(context.engine),
    viennaCategories: (_, { locale }) =>
      viennaCategories.map(({ number, heading }) => ({ key: `${number}`, description: heading[locale] })),
    autocomplete: async ({ params, body }, call) => {
      const { filters = noFilters, size, countsAlike } = body
      const permitted = await permitSuggestions(filters, call, context)
      const [suggested, offices] = await Promise.all([
        suggestMarks({ text: params.text, filters, size, countsAlike }, permitted, context),
        officeStates(context.pool),
      ])
      return { ...suggested, isSample: offices.some(({ isSample }) => isSample) }
    },
  }
}

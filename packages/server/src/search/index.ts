import { type BrandQuery, type BrandQueryResult, noFilters, type ReceivedFile } from '@marklot/contracts'
import type { MadeDossier } from '@marklot/contracts/dossiers'
import { printed, viennaCategories } from '@marklot/nice'
import { dossiers as exportPhrases } from '@marklot/phrases/dossiers'
import { formatPhrase } from '@marklot/phrases/phrase'
import type { CallContext, Handlers } from '../accounts/index.ts'
import { entitlementOf } from '../billing/index.ts'
import type { BrandContext } from '../brands/index.ts'
import { dossierWords, sheetReply } from '../exports/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { LaterReply, RawReply } from '../platform/bind-contract.ts'
import type { Capability } from '../platform/capability.ts'
import { officeStates } from '../register/index.ts'
import { openEarlySearches } from './begin-early.ts'
import { compareInClasses } from './explain.ts'
import { type ExportSearchContext, readPages, searchAsDossier, titleOf } from './export/export-search.ts'
import { LargeSearch, makeLargeSearch } from './export/large-search.ts'
import { searchSheet } from './export/search-sheet.ts'
import { chooseLogo, describeLogo, isByLogo } from './logo-search.ts'
import { type PermitContext, permitSearch, permitSuggestions } from './permit.ts'
import { checkedSearchOf } from './read-search.ts'
import { readRelatedBrands } from './related.ts'
import { type SearchContext, searchRegister } from './search.ts'
import { searchMethod } from './search-method.ts'
import { suggestMarks } from './suggest.ts'

export { type ComparableMarks, countCompared } from './count-compared.ts'
export { engineAddress } from './engine/address.ts'
export { openEmbeddedEngine } from './engine/embedded.ts'
export { buildIndex } from './engine/follow-register.ts'
export { type IndexSnapshots, indexSnapshots } from './engine/index-snapshots.ts'
export { type Indexer, openIndexer } from './engine/indexer.ts'
export { measuredEngine } from './engine/measured.ts'
export type { ClusterTls } from './engine/opensearch/cluster.ts'
export { openClusterEngine } from './engine/opensearch/cluster-engine.ts'
export type * from './engine/port.ts'
export { openRemoteEngine } from './engine/remote.ts'
export type * from './engine/requests.ts'
export { elementWeightOf } from './engine/requests.ts'
export { type ServedEngine, serveEngine } from './engine/serve-engine.ts'
export { explainMarks, prepareComparison, signsOf, withEngineScores } from './explain.ts'
export { explainLogos, type LogoSimilarities, unexplainedLogos } from './explain-logos.ts'
export { readPages } from './export/export-search.ts'
export { dossierLine } from './export/logo-line.ts'
export { findMarks } from './find.ts'
export type { FindContext } from './found-outcome.ts'
export { loadMarks } from './load.ts'
export { type ChosenLogo, chooseLogo, describeLogo, isByLogo } from './logo-search.ts'
export { allOffices, coveredOffices, filtersWithin, type OfficeSet, officeSearchStates } from './offices.ts'
export { type Asker, type PermitContext, permitSearch, type SearchPermit } from './permit.ts'
export { presentHit, presentSuggestion, type Reader } from './present.ts'
export { checkedSearchOf, type FoundLogo, type FoundSearch, type RegisterSearch, readSearch } from './read-search.ts'
export { type SearchContext, searchRegister } from './search.ts'
export { suggestMarks } from './suggest.ts'

/** The most hits of a file that is made immediately instead of by a job. */
const mostAtOnce = { pdf: 200, xlsx: 1_000, csv: 1_000 }
/** The most hits of a dossier. */
const mostOfDossier = 1_000

interface SearchHandlers extends Pick<Handlers, 'search'> {
  brands: Pick<Handlers['brands'], 'related'>
}
interface Search extends Capability<SearchHandlers> {
  /** Searches like the API call, but stores nothing. */
  repeat(query: BrandQuery, call: CallContext): Promise<BrandQueryResult>
  /** Compares a name with a sign, as a search in these Nice classes does. */
  compare: BrandContext['compare']
}

type SearchParts = SearchContext & PermitContext & ExportSearchContext

/** Opens the search: searches, suggestions and related marks. */
export function openSearch(parts: SearchParts): Search {
  const run = searching(parts)
  parts.dossiers.provide('search', { input: LargeSearch, make: (input, making) => makeLargeSearch(parts, input, making) })
  return {
    repeat: (query, call) => run(query, null, call),
    handlers: {
      search: searchHandlers(parts, run),
      brands: { related: ({ params }, call) => readRelatedBrands(parts, params.id, call) },
    },
    compare: (sign, name, niceClasses, translation) => compareInClasses(parts.engine, sign, name, niceClasses, translation),
  }
}

type RunSearch = (json: BrandQuery, logo: ReceivedFile | null, call: CallContext) => Promise<BrandQueryResult>

/** Returns a function that runs callers' searches: permit → find → load → explain → present. */
function searching(context: SearchContext & PermitContext): RunSearch {
  const early = openEarlySearches(context)
  return async (json, logo, call) => {
    const search = checkedSearchOf(json, context.texts, call.locale)
    const begun = early.begin(search, call.caller)
    const chosen = isByLogo(json, logo) ? await chooseLogo(context.logos, await call.member(), json, logo) : null
    try {
      const describing = chosen && describeLogo(context.logos, chosen, json)
      // A refusal is reported before a picture that cannot be described.
      describing?.catch(() => undefined)
      const permit = await permitSearch(search, call, context, chosen?.picture).catch((refusal) => {
        early.remember(call.caller, null)
        throw refusal
      })
      early.remember(call.caller, permit.offices)
      if (describing) search.logo = await describing
      const { locale, caller, seenRevision } = call
      const reader = { locale, mayReadOwners: caller.kind === 'account', seenRevision }
      const result = await searchRegister(search, permit.offices, reader, context, chosen, early.usable(begun, permit.offices))
      return { ...result, restriction: await permit.settle() }
    } finally {
      // A refused or failed search ends when its picture is stored, too.
      await chosen?.picture.stored.catch(() => undefined)
    }
  }
}

function searchHandlers(context: SearchParts, run: RunSearch): Handlers['search'] {
  return {
    query: async ({ body: { json, files } }, call) => {
      const searching = run(json, files?.logo ?? null, call)
      if (call.caller.kind === 'visitor') return searching
      const recording = call.member().then(({ account }) => context.record(account.id, searching))
      const [result] = await Promise.all([searching, recording])
      return result
    },
    exportQuery: ({ body, query }, call) => exportQuery(context, run, { body, ...query }, call),
    method: () => searchMethod(context.engine),
    viennaCategories: (_, { locale }) =>
      viennaCategories.map(({ number, heading }) => ({ key: `${number}`, description: printed(heading[locale]) })),
    autocomplete: async ({ params, body }, call) => {
      const { filters = noFilters, size, countsAlike } = body
      const permitted = await permitSuggestions(filters, call, context)
      const [suggested, offices] = await Promise.all([
        suggestMarks({ text: params.text, filters, size, countsAlike }, permitted, context, call.seenRevision),
        officeStates(context.pool),
      ])
      return { ...suggested, isSample: offices.some(({ isSample }) => isSample) }
    },
  }
}

/**
 * Exports a search as a file. A job makes large dossiers and tables.
 * @throws AppError `plan.quotaUsedUp` for more hits than the plan allows in a file
 */
async function exportQuery(
  context: SearchParts,
  run: RunSearch,
  { body, format, most }: { body: BrandQuery; format: 'pdf' | 'xlsx' | 'csv'; most: number },
  call: CallContext,
): Promise<RawReply | LaterReply<MadeDossier>> {
  const { dossiers, record, home } = context
  const { locale } = call
  const member = await call.member()
  const { limit = null } = (await entitlementOf(context.pool, member.account.id, context.clock)).feature('export') ?? {}
  if (limit !== null && most > limit) {
    const sentence = formatPhrase(exportPhrases['export.limit'][locale], locale, { count: limit })
    throw new AppError('plan.quotaUsedUp', { sentence })
  }
  const first = await run({ ...body, page: 1, size: 10 }, null, call)
  if (first.restriction !== null) throw new AppError(first.restriction)
  const title = titleOf(first, dossierWords(locale))
  const mostHits = format === 'pdf' ? Math.min(most, mostOfDossier) : most
  const total = Math.min(first.total, mostHits)
  if (total > mostAtOnce[format]) {
    const offices = first.offices.filter(({ state }) => state !== 'notInPlan').map(({ code }) => code)
    const input = { query: body, offices, format, most: mostHits }
    return dossiers.later({ kind: 'search', format, title, input, total }, member, locale)
  }
  const result = await readPages((page) => run({ ...body, ...page }, null, call), mostHits)
  const entry = await record(member.account.id, Promise.resolve(result))
  if (format !== 'pdf') return sheetReply(searchSheet(title, result.hits, locale, home), format, locale)
  const making = { accountId: member.account.id, language: locale, progress: async () => undefined }
  return dossiers.reply(await searchAsDossier(context, { result, entry }, making))
}

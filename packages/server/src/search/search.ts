import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type BrandAutocompletes,
  type BrandHit,
  BrandQuery,
  type BrandQueryResult,
  type BrandSuggestion,
  type Locale,
  maximumResultNames,
  type OfficeSearchState,
  type RegisterQuery,
  type SearchFilters,
  similarTexts,
} from '@marklot/contracts'
import { elementWeightOf, type RecordSearch, type Searches, type SearchOutcome } from '@marklot/register-index'
import { type Compared, type ElementWeight, NameComparer, prepareName } from '@marklot/similarity'
import { type BrandRow, rowsBySerial, serialsByNumber } from '../brands/index.ts'
import { type OfficeState, officeStates } from '../health/index.ts'
import type { Caller } from '../identity/index.ts'
import type { Pool } from '../platform/database.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { displayNumber, numberCandidates } from '../register/index.ts'
import { clausesOf, officesOf, readQuery } from './expert-query.ts'
import { knownConflicts } from './known-conflicts.ts'

export interface SearchContext {
  pool: Pool
  index: Searches
  texts: ReferenceTexts
}

/** Marks that one number may lead to at most: a short number exists in every office. */
const mostNumberHits = 500
/** An office further behind the newest one than this is said to be late, in days. */
const lateAfterDays = 7
/** Hits of a large page that are compared before other calls have their turn: about 2 ms. */
const comparedAtOnce = 25

/**
 * Searches the register: retrieve and score in the index, load the page's brands, present what the caller may see.
 * Whether the caller may search so is decided before (`permitSearch`).
 * @throws AppError `query.invalid` for a query with a fault
 */
export async function queryBrands(
  asked: BrandQuery,
  caller: Caller,
  locale: Locale,
  context: SearchContext,
): Promise<Omit<BrandQueryResult, 'restriction'>> {
  const expert = asked.query.trim() === '' ? null : readQuery(asked.query, locale)
  const query: BrandQuery = expert ? { ...asked, mode: 'expert', text: '' } : asked
  const text = query.text.trim()
  // First what the index has no part in: it goes on meanwhile.
  const readingOffices = officeStates(context.pool)
  const searching = expert ? findByQuery(expert, query, context) : find({ ...query, text }, context)
  const isByName = query.mode === 'name' && text !== ''
  // Awaited at once, so that neither fails unheard while the signs are prepared.
  const answered = Promise.all([searching, readingOffices])
  answered.catch(() => {})
  const signs = expert ? similarTexts(expert) : isByName ? [text] : []
  const comparingBy = comparing(signs)
  const [outcome, offices] = await answered
  const rows = await rowsBySerial(
    context.pool,
    outcome.page.map((entry) => entry.serial),
  )
  const weakElements = outcome.weakElements ?? []
  const compare = comparingBy(elementWeightOf(weakElements))
  const hits: BrandHit[] = []
  for (const [i, { serial }] of outcome.page.entries()) {
    // Other calls come in between.
    if (i > 0 && i % comparedAtOnce === 0) await nextTurn()
    const row = rows.get(serial)
    if (row) hits.push(presentHit(row, compare(row.name), caller, locale, context))
  }
  const { brandStates, ...counts } = outcome.counts
  return {
    query,
    searchedAt: new Date().toISOString(),
    total: outcome.total,
    totalIsLowerBound: outcome.totalIsLowerBound,
    hits,
    counts: {
      ...counts,
      brandStates: brandStates.map(({ key, count }) => ({ ...context.texts.brandState(key, locale), count })),
    },
    offices: officeSearchStates(offices, expert ? officesOf(expert, query.filters) : query.filters),
    receipt: isByName ? outcome.receipt : null,
    weakElements: [...weakElements],
    knownConflicts: signs.length > 0 ? knownConflicts(query.minimumSimilarity) : null,
    isSample: offices.some(({ isSample }) => isSample),
  }
}

async function find(query: BrandQuery, context: SearchContext): Promise<SearchOutcome> {
  const { index } = context
  const request: RecordSearch = { filters: query.filters, sort: query.sort, page: query.page, size: query.size }
  if (query.text === '' || query.mode === 'expert') return index.browse(request)
  switch (query.mode) {
    case 'name':
      return index.searchNames({
        ...request,
        text: query.text,
        minimumSimilarity: query.minimumSimilarity,
        maximumNames: maximumResultNames,
      })
    case 'owner':
      return index.searchOwners({ ...request, text: query.text })
    case 'number':
      return index.searchSerials(await serialsByNumber(context.pool, numberCandidates(query.text), mostNumberHits), request)
  }
}

async function findByQuery(expert: RegisterQuery, query: BrandQuery, context: SearchContext): Promise<SearchOutcome> {
  const { filters, clauses } = await clausesOf(expert, query.filters, (number) =>
    serialsByNumber(context.pool, numberCandidates(number), mostNumberHits),
  )
  return context.index.searchQuery({
    filters,
    clauses,
    sort: query.sort,
    page: query.page,
    size: query.size,
    minimumSimilarity: query.minimumSimilarity,
    maximumNames: maximumResultNames,
  })
}

function presentHit(row: BrandRow, compared: Compared | null, caller: Caller, locale: Locale, context: SearchContext): BrandHit {
  const mayReadOwner = caller.kind === 'account'
  // Written out: objects made by spreading take 4 KB each, and V8 put them where only a full collection, which stops everything, frees them.
  return {
    brandId: row.id,
    name: row.name,
    brandType: row.brandType,
    registrationOfficeCode: row.office,
    brandLogoUrl: row.logo,
    brandState: context.texts.brandState(row.stateKey, locale),
    brandStateCategory: row.stateCategory,
    applicationNumberDisplay: displayNumber(row.office, row.applicationNumber, 'application'),
    registrationNumberDisplay: row.registrationNumber ? displayNumber(row.office, row.registrationNumber, 'registration') : null,
    applicationDate: row.applicationDate,
    registrationDate: row.registrationDate,
    oppositionPeriodEndDate: row.oppositionEndDate,
    niceClasses: row.niceClasses,
    ownerName: mayReadOwner ? row.ownerName : null,
    ownerNameNeedsLogin: !mayReadOwner,
    score: compared?.score ?? null,
    comparison: compared?.comparison ?? null,
  }
}

/** Compares names with the searched signs as soon as their elements' weights are known; what needs no weights is done before. */
function comparing(signs: readonly string[]) {
  const searched = signs.map((sign) => ({ sign, prepared: prepareName(sign) }))
  return (elementWeight: ElementWeight | undefined) => {
    const comparers = searched.map(({ sign, prepared }) => new NameComparer(sign, prepared, { elementWeight }))
    return (name: string | null): Compared | null =>
      name === null ? null : likest(comparers.map((comparer) => comparer.compare(name)))
  }
}

/** Of several comparisons the one with the highest score, of equal ones the first; null without any. */
function likest<T extends { score: { total: number } }>(comparisons: readonly T[]): T | null {
  return comparisons.reduce<T | null>((best, one) => (best && best.score.total >= one.score.total ? best : one), null)
}

/** For every office whether it was searched and as of when; silence is never an answer. */
export function officeSearchStates(offices: readonly OfficeState[], filters: SearchFilters): OfficeSearchState[] {
  const newest = offices.reduce((latest, { asOf }) => (asOf && asOf > latest ? asOf : latest), '')
  const chosen = filters.registrationOfficeCodes
  return offices.map(({ office, marks, asOf }) => ({
    code: office,
    state: chosen.length > 0 && !chosen.includes(office) ? 'notSelected' : marks === 0 ? 'noData' : 'searched',
    asOf,
    late: asOf !== null && daysBetween(asOf, newest) > lateAfterDays,
    marks,
  }))
}
const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000

/** What stands under the field while somebody types. */
interface Suggested {
  suggestions: BrandSuggestion[]
  alike: BrandAutocompletes['alike']
}

/**
 * Marks for the list under the field while somebody types: names that begin like the text first, then alike ones. With `countsAlike`
 * also how many marks a search by the text finds; the suggestions' likeness is then weighted as that search weights it.
 */
export async function suggestBrands(
  text: string,
  { size, countsAlike, filters }: { size: number; countsAlike: boolean; filters: SearchFilters },
  context: SearchContext,
): Promise<Suggested> {
  const typed = text.trim()
  if (typed === '') return { suggestions: [], alike: null }
  const [found, outcome] = await Promise.all([
    context.index.suggest(typed, size, filters),
    countsAlike ? find(BrandQuery.parse({ text: typed, filters, size: 10 }), context) : null,
  ])
  const rows = await rowsBySerial(
    context.pool,
    found.map(({ serial }) => serial),
  )
  const compare = comparing([typed])(elementWeightOf(outcome?.weakElements ?? []))
  const suggestions = found.flatMap(({ serial }) => {
    const row = rows.get(serial)
    if (!row) return []
    const compared = compare(row.name)
    return [
      {
        brandId: row.id,
        name: row.name,
        brandType: row.brandType,
        registrationOfficeCode: row.office,
        brandLogoUrl: row.logo,
        brandStateCategory: row.stateCategory,
        niceClasses: row.niceClasses,
        applicationNumberDisplay: displayNumber(row.office, row.applicationNumber, 'application'),
        similarity: compared?.score.total ?? null,
        comparison: compared?.comparison ?? null,
      },
    ]
  })
  return { suggestions, alike: outcome && { total: outcome.total, totalIsLowerBound: outcome.totalIsLowerBound } }
}

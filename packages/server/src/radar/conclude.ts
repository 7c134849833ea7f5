import type { OfficeSearchState } from '@marklot/contracts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { type DocumentFacts, documentFacts, factsOf, type WatchedBrand, watchedBrands } from './brand-facts.ts'
import { type FinishedExecution, finishExecutions } from './executions.store.ts'
import { type AssessedRow, knownPairs, noteRevisions, type ReportedBrand, rememberReported } from './known-brands.store.ts'
import type { Found, FoundMark } from './matching.ts'
import { lockQueries, type StoredQuery } from './radar.store.ts'
import { type FoundBrand, packOffices } from './stored-result.ts'
import { isNewSince, judge } from './verdicts.ts'

/**
 * The most brands that an execution for new brands keeps. It is larger than any number of results that can be chosen,
 * so that no brand is missed.
 */
const mostKept = 1_000

/** The findings of an execution before they are judged. */
export interface Finding {
  executionId: number
  query: StoredQuery
  found: Found
  offices: readonly OfficeSearchState[]
  /** Whether only new or changed marks are kept, as in scheduled executions of searches for new brands. */
  keepsOnlyNew: boolean
}

/** A finished execution with its report. */
export interface Conclusion {
  executionId: number
  query: StoredQuery
  offices: readonly OfficeSearchState[]
  total: number
  isLowerBound: boolean
  newBrands: number
  changedBrands: number
  weakElements: Found['weakElements']
  logosCompared: Found['logosCompared']
  brands: FoundBrand[]
}

/**
 * Compares the findings of executions with the brands that their searches know, and stores the results and reported
 * marks. The searches are locked meanwhile, so two executions never report the same mark.
 * @returns the executions that this call finished; the others already had a result or were deleted
 */
export async function conclude(
  client: PoolClient,
  findings: readonly Finding[],
  { pool, now }: { pool: Pool; now: Date },
): Promise<Conclusion[]> {
  const existing = await lockQueries(
    client,
    findings.map(({ query }) => query.id),
  )
  const present = findings.filter(({ query }) => existing.has(query.id))
  const judged = await judgeAll(client, pool, present)
  const finished = await finishExecutions(client, judged.map(finishedOf), now)
  const stored = judged.filter(({ conclusion }) => finished.has(conclusion.executionId))
  await rememberReported(
    client,
    stored.flatMap(({ reported }) => reported),
  )
  await noteRevisions(
    client,
    stored.flatMap(({ seen }) => seen),
  )
  return stored.map(({ conclusion }) => conclusion)
}

interface Judged {
  conclusion: Conclusion
  reported: ReportedBrand[]
  /** Known brands with a new revision in which no relevant fact changed. */
  seen: { queryId: number; brandId: string; revision: number }[]
}

const pairKey = (queryId: number, brandId: string) => `${queryId} ${brandId}`

async function judgeAll(client: PoolClient, pool: Pool, findings: readonly Finding[]): Promise<Judged[]> {
  const serials = new Set(findings.flatMap(({ found }) => found.marks.map(({ serial }) => serial)))
  const brands = await watchedBrands(pool, [...serials])
  const pairs = findings.flatMap(({ query, found }) =>
    found.marks.flatMap(({ serial }) => {
      const brand = brands.get(serial)
      return brand ? [{ queryId: query.id, brandId: brand.row.id }] : []
    }),
  )
  const known = new Map((await knownPairs(client, pairs)).map((row) => [pairKey(row.queryId, row.brandId), row]))
  const candidates = findings.map((finding) => ({ finding, marks: candidatesOf(finding, brands, known) }))
  const documents = await documentFacts(pool, [
    ...new Set(candidates.flatMap(({ marks }) => marks.map(({ brand }) => brand.row.serial))),
  ])
  return candidates.map(({ finding, marks }) => judgeOne(finding, marks, documents))
}

interface Candidate {
  mark: FoundMark
  brand: WatchedBrand
  known: AssessedRow | undefined
}

/** Returns the found marks that may become part of the result. */
function candidatesOf(
  { query, found, keepsOnlyNew }: Finding,
  brands: ReadonlyMap<number, WatchedBrand>,
  known: ReadonlyMap<string, AssessedRow>,
): Candidate[] {
  const { baselineSerial: serial, baselineDay: day } = query.watched
  return found.marks.flatMap((mark) => {
    const brand = brands.get(mark.serial)
    if (!brand) return []
    const row = known.get(pairKey(query.id, brand.row.id))
    const isCandidate =
      !keepsOnlyNew ||
      (row ? row.facts.revision !== brand.watched.revision : mark.isNewlyCompared || isNewSince({ serial, day }, brand.watched))
    return isCandidate ? [{ mark, brand, known: row }] : []
  })
}

function judgeOne(
  { executionId, query, found, offices, keepsOnlyNew }: Finding,
  candidates: readonly Candidate[],
  documents: ReadonlyMap<number, DocumentFacts>,
): Judged {
  const brands: FoundBrand[] = []
  const reported: ReportedBrand[] = []
  const seen: Judged['seen'] = []
  let isCut = false
  for (const { mark, brand, known } of candidates) {
    const document = documents.get(mark.serial)
    if (!document) continue
    if (keepsOnlyNew && brands.length >= mostKept) {
      isCut = true
      break
    }
    const { row } = brand
    const facts = factsOf(brand, document.goodsDigest)
    const verdict = judge(known, facts)
    const changes = verdict.kind === 'changed' ? [...verdict.changes] : []
    if (verdict.kind !== 'known') reported.push({ queryId: query.id, brandId: row.id, facts, changes })
    else if (known?.facts.revision !== facts.revision) seen.push({ queryId: query.id, brandId: row.id, revision: facts.revision })
    if (keepsOnlyNew && verdict.kind === 'known') continue
    brands.push({
      row,
      score: mark.score,
      ...(mark.logo !== undefined && { logo: mark.logo }),
      verdict: verdict.kind,
      changes,
      opposition: document.opposition,
    })
  }
  const conclusion: Conclusion = {
    executionId,
    query,
    offices,
    total: keepsOnlyNew ? brands.length : found.total,
    isLowerBound: keepsOnlyNew ? isCut : found.isLowerBound,
    newBrands: brands.filter(({ verdict }) => verdict === 'new').length,
    changedBrands: brands.filter(({ verdict }) => verdict === 'changed').length,
    weakElements: found.weakElements,
    logosCompared: found.logosCompared,
    brands,
  }
  return { conclusion, reported, seen }
}

function finishedOf({ conclusion }: Judged): FinishedExecution {
  const { executionId: id, total, isLowerBound, newBrands, changedBrands, brands, query } = conclusion
  const { weakElements, logosCompared, offices } = conclusion
  return {
    id,
    total,
    isLowerBound,
    newBrands,
    changedBrands,
    result: {
      search: query.search,
      offices: packOffices(offices),
      ...(brands.length > 0 && weakElements && weakElements.length > 0 ? { weakElements } : {}),
      ...(logosCompared ? { logosCompared } : {}),
      brands,
    },
  }
}

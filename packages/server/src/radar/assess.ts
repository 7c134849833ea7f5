import type { Locale } from '@marklot/contracts'
import type { AssessedBrand, AssessedBrandList, AssessmentInput, BrandAssessment } from '@marklot/contracts/radar'
import { AppError } from '../platform/app-error.ts'
import { type Pool, transaction } from '../platform/database.ts'
import { serialsById } from '../register/index.ts'
import { presentHit } from '../search/index.ts'
import { documentFacts, factsOf, watchedBrands } from './brand-facts.ts'
import { knownBrandsOf, knownPairs, type NewAssessment, storeAssessments } from './known-brands.store.ts'
import { presentAssessed, presentOpposition } from './present-brands.ts'
import { lockQueries, type StoredQuery } from './radar.store.ts'
import type { ResultsContext } from './results.ts'

/** Adds the present facts of each brand to its assessment. Brands that the register does not know are left out. */
export async function withFacts(
  pool: Pool,
  assessments: readonly (AssessmentInput & { brandId: string })[],
): Promise<NewAssessment[]> {
  // The last assessment of a brand counts.
  const byBrand = new Map(assessments.map((one) => [one.brandId, one]))
  const serials = await serialsById(pool, [...byBrand.keys()])
  const [brands, documents] = await Promise.all([
    watchedBrands(pool, [...serials.values()]),
    documentFacts(pool, [...serials.values()]),
  ])
  return [...byBrand.values()].flatMap(({ brandId, assessment, note }) => {
    const serial = serials.get(brandId) ?? -1
    const brand = brands.get(serial)
    const document = documents.get(serial)
    return brand && document ? [{ brandId, assessment, note, facts: factsOf(brand, document.goodsDigest) }] : []
  })
}

/**
 * Accepts a brand as a known neighbour, or makes it an open risk again.
 * @throws AppError `brand.notFound`
 */
export async function assessBrand(
  { pool, clock }: Pick<ResultsContext, 'pool' | 'clock'>,
  queryId: number,
  brandId: string,
  input: AssessmentInput,
): Promise<AssessedBrand> {
  const assessed = await withFacts(pool, [{ brandId, ...input }])
  if (assessed.length === 0) throw new AppError('brand.notFound')
  await transaction(pool, async (client) => {
    // Serialised with executions, which judge what they find against the assessments.
    if (!(await lockQueries(client, [queryId])).has(queryId)) throw new AppError('storedBrandQuery.notFound')
    await storeAssessments(client, queryId, assessed, clock.now())
  })
  const [row] = await knownPairs(pool, [{ queryId, brandId }])
  if (!row) throw new AppError('storedBrandQuery.notFound')
  return presentAssessed(row)
}

/** The brands that a search knows, as they stand in the register now. */
export async function listAssessed(
  { pool, clock, texts }: ResultsContext,
  query: StoredQuery,
  assessment: BrandAssessment | null,
  locale: Locale,
): Promise<AssessedBrandList> {
  const rows = await knownBrandsOf(pool, query.id)
  const shown = rows.filter((row) => assessment === null || row.assessment === assessment)
  const serials = await serialsById(
    pool,
    shown.map(({ brandId }) => brandId),
  )
  const [brands, documents] = await Promise.all([
    watchedBrands(pool, [...serials.values()]),
    documentFacts(pool, [...serials.values()]),
  ])
  const today = clock.now().toISOString().slice(0, 10)
  const reader = { locale, mayReadOwners: true }
  return {
    openRisks: rows.filter((row) => row.assessment === 'open').length,
    acceptedBrands: rows.filter((row) => row.assessment === 'accepted').length,
    brands: shown.map((row) => {
      const serial = serials.get(row.brandId) ?? -1
      const brand = brands.get(serial)
      return {
        ...presentAssessed(row),
        brand: brand ? presentHit(brand.row, null, reader, texts) : null,
        opposition: presentOpposition(documents.get(serial)?.opposition ?? null, today),
      }
    }),
  }
}
